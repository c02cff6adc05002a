//! The messages of the deal of the day: one for each server and day, posted by the day's first press
//! and edited when somebody has finished.
//!
//! An edit by the token of a press on the message counts towards no rate limit, and is made at once.
//! Of the edits that count there are two: when the first person has finished, and when the day is
//! closed. So a day is three counted requests, however many people play.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serenity::all::{ChannelId, MessageId};
use tokio::sync::mpsc;
use tracing::{debug, warn};

use super::lock;
use super::messages::Body;
use super::rate_limit::WaitedFor;
use super::rest::{Post, Rest, SendError, Target, to_edit};
use super::route::Call;
use super::shown_state::EditToken;
use crate::daily::Day;
use crate::features::{DayChanged, Responder};
use crate::store::DailyMessage;
use crate::table::{self, GuildId, UserId};
use crate::tables::TablesError;
use crate::work::Work;

/// Delay before a drawing, so that several changes at once are one edit.
const GATHER: Duration = Duration::from_millis(500);
/// The time over which the last edits of a day are spread, in milliseconds.
const SPREAD: u64 = 10 * 60 * 1000;

/// Draws the messages of the days.
#[derive(Clone)]
pub(super) struct DailyMessages {
    inner: Arc<Inner>,
}

struct Inner {
    responder: Arc<Responder>,
    rest: Rest,
    work: Work,
    servers: Mutex<HashMap<GuildId, Server>>,
}

/// What is known of a server's message until it is drawn, or can no longer be edited by a token.
#[derive(Default)]
struct Server {
    is_drawing: bool,
    /// True if something has changed since the drawing began.
    is_stale: bool,
    /// The channel of the last press.
    channel: Option<table::ChannelId>,
    edit_token: Option<EditToken>,
    /// The days whose messages show too little. Each message is drawn once more when its day is closed, and
    /// again if that fails.
    to_close: BTreeSet<Day>,
}

/// The reason why a message is not drawn.
#[derive(Debug, thiserror::Error)]
enum NotDrawn {
    #[error(transparent)]
    Tables(#[from] TablesError),
    #[error(transparent)]
    Send(#[from] SendError),
}

impl DailyMessages {
    /// Starts to draw what changes.
    pub(super) fn start(
        responder: Arc<Responder>,
        rest: Rest,
        work: &Work,
        mut changes: mpsc::UnboundedReceiver<DayChanged>,
    ) -> Self {
        let inner = Inner { responder, rest, work: work.clone(), servers: Mutex::default() };
        let messages = Self { inner: Arc::new(inner) };
        let listening = messages.clone();
        work.spawn(async move {
            while let Some(changed) = changes.recv().await {
                listening.changed(changed);
            }
        });
        let resuming = messages.clone();
        work.spawn(async move { resuming.resume().await });
        messages
    }

    /// Draws the messages that showed too little when the bot stopped.
    async fn resume(&self) {
        let responder = &self.inner.responder;
        let yesterday = Day::at(responder.days().now()).before();
        match responder.tables().store().servers_with_stale_days(yesterday).await {
            Ok(servers) => {
                for guild in servers {
                    self.changed(DayChanged { guild, channel: None });
                }
            }
            Err(error) => warn!("messages of days are not drawn until somebody plays: {error}"),
        }
    }

    /// A press on this message has been answered: it can be edited by its token.
    pub(super) fn pressed(&self, guild: GuildId, edit_token: EditToken) {
        let mut servers = lock(&self.inner.servers);
        let server = servers.entry(guild).or_default();
        server.edit_token = Some(edit_token);
        let shows_too_little = !server.to_close.is_empty();
        drop(servers);
        if shows_too_little {
            self.changed(DayChanged { guild, channel: None });
        }
    }

    /// Draws the message of this day once more when the day is closed; a day that is closed already waits
    /// for at most ten minutes.
    fn close_later(&self, guild: GuildId, day: Day) {
        let mut servers = lock(&self.inner.servers);
        if !servers.entry(guild).or_default().to_close.insert(day) {
            return;
        }
        drop(servers);
        let left = day.opens_at().saturating_sub(self.inner.responder.days().now());
        let left = left.max(0).cast_unsigned() + guild.get() % SPREAD;
        let closing = self.clone();
        self.inner.work.spawn(async move {
            tokio::time::sleep(Duration::from_millis(left)).await;
            lock(&closing.inner.servers).entry(guild).or_default().to_close.remove(&day);
            closing.changed(DayChanged { guild, channel: None });
        });
    }

    fn changed(&self, DayChanged { guild, channel }: DayChanged) {
        let mut servers = lock(&self.inner.servers);
        let server = servers.entry(guild).or_default();
        server.channel = channel.or(server.channel);
        if std::mem::replace(&mut server.is_drawing, true) {
            server.is_stale = true;
            return;
        }
        drop(servers);
        let drawing = self.clone();
        self.inner.work.spawn(async move { drawing.draw_until_it_stands(guild).await });
    }

    async fn draw_until_it_stands(&self, guild: GuildId) {
        loop {
            tokio::time::sleep(GATHER).await;
            let channel = {
                let mut servers = lock(&self.inner.servers);
                let server = servers.entry(guild).or_default();
                server.is_stale = false;
                server.channel.take()
            };
            match self.draw(guild, channel).await {
                Ok(()) => {}
                Err(NotDrawn::Send(error)) => debug!("the day's message is not drawn: {error}"),
                Err(NotDrawn::Tables(error)) => warn!("the day's message is not drawn: {error}"),
            }
            let mut servers = lock(&self.inner.servers);
            let Some(server) = servers.get_mut(&guild) else { return };
            if !server.is_stale {
                server.is_drawing = false;
                let has_token =
                    server.edit_token.as_ref().is_some_and(|of| !of.lives_for().is_zero());
                if !has_token && server.to_close.is_empty() {
                    servers.remove(&guild);
                }
                return;
            }
        }
    }

    async fn draw(
        &self,
        guild: GuildId,
        channel: Option<table::ChannelId>,
    ) -> Result<(), NotDrawn> {
        let store = self.inner.responder.tables().store();
        let now = self.inner.responder.days().now();
        let today = Day::at(now);
        for day in [today, today.before()] {
            let posted = store.daily_message(guild, day).await.map_err(TablesError::from)?;
            match (posted, channel) {
                (Some(DailyMessage { channel, message: Some(message), shown }), _) => {
                    self.edit((guild, day), (channel, message), shown).await?;
                }
                (before, Some(channel)) if day == today => {
                    if before.is_some() {
                        // The bot was stopped while the message was being posted.
                        store.day_is_posted(guild, day, None).await.map_err(TablesError::from)?;
                    }
                    let begun = store.begin_day(guild, day, channel).await;
                    if let Some(mentioned) = begun.map_err(TablesError::from)? {
                        self.post((guild, day), channel, &mentioned).await?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    async fn post(
        &self,
        (guild, day): (GuildId, Day),
        channel: table::ChannelId,
        mentioned: &[UserId],
    ) -> Result<(), NotDrawn> {
        let responder = &self.inner.responder;
        let store = responder.tables().store();
        let (message, people) = responder.day_message(guild, day, mentioned).await?;
        // Discord posts the same nonce once. It may have 25 characters.
        let nonce = format!("{day}-{:x}", guild.get());
        let body = Body::from(&message);
        let post = Post::once(&body, &nonce);
        let posted = self.inner.rest.post(ChannelId::new(channel.get()), post).await;
        let id = posted.as_ref().ok().map(|id| table::MessageId::new(id.get()));
        store.day_is_posted(guild, day, id).await.map_err(TablesError::from)?;
        posted?;
        store.day_is_shown(guild, day, people).await.map_err(TablesError::from)?;
        Ok(())
    }

    async fn edit(
        &self,
        (guild, day): (GuildId, Day),
        (channel, message): (table::ChannelId, table::MessageId),
        shown: Option<u32>,
    ) -> Result<(), NotDrawn> {
        let responder = &self.inner.responder;
        let store = responder.tables().store();
        let people = store.daily_people(guild, day).await.map_err(TablesError::from)?;
        if shown == Some(people) {
            return Ok(());
        }
        let id = MessageId::new(message.get());
        let edit_token =
            lock(&self.inner.servers).get(&guild).and_then(|known| known.edit_token.clone());
        let edit_token = edit_token.filter(|token| token.is_good_for(id));
        // A message that still names somebody whose data is deleted does not wait.
        let is_first = shown.is_none_or(|shown| shown == 0);
        let is_open = day.may_be_finished(responder.days().now());
        let may_count = is_first || !is_open;
        if edit_token.is_none() && !may_count {
            self.close_later(guild, day);
            return Ok(());
        }
        let (drawn, people) = responder.day_message(guild, day, &[]).await?;
        let call = may_count.then(|| to_edit(ChannelId::new(channel.get()), id));
        match self.send(edit_token, call, &Body::from(&drawn)).await {
            // Somebody has deleted it: the next press posts another one.
            Err(error) if error.is_unknown_message() => {
                store.day_is_posted(guild, day, None).await.map_err(TablesError::from)?;
            }
            Err(error) => {
                if is_open || !error.is_refusal() {
                    self.close_later(guild, day);
                } else {
                    // Marked as shown; otherwise each press of the next day would retry it.
                    store.day_is_shown(guild, day, people).await.map_err(TablesError::from)?;
                }
                return Err(error.into());
            }
            Ok(()) => store.day_is_shown(guild, day, people).await.map_err(TablesError::from)?,
        }
        Ok(())
    }

    /// Edits by the token of a press if there is one, and otherwise by this call.
    async fn send(
        &self,
        edit_token: Option<EditToken>,
        call: Option<Call<'_>>,
        body: &Body,
    ) -> Result<(), SendError> {
        let rest = &self.inner.rest;
        if let Some(edit_token) = edit_token {
            match rest.edit_by_token(edit_token.token(), Target::Original, body).await {
                Err(error) if error.is_refusal() && call.is_some() => {}
                edited => return edited.map(drop),
            }
        }
        let Some(call) = call else { return Ok(()) };
        let pass = rest.pass(&call, WaitedFor::ByComputers).await?;
        rest.send_once(call, pass, body).await.map(drop)
    }
}
