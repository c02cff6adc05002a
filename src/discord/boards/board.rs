//! The messages of one table: where they are, what they show, and what must be done next about
//! them.

mod rendered;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ChannelId, MessageId};
use tokio::time::Instant;

use super::{Inner, News};
use crate::discord::age;
use crate::discord::backoff::Backoff;
use crate::discord::channels::Channels;
use crate::discord::rendered::Hash;
use crate::discord::shown_state::{EditToken, ShownState};
use crate::features::Shown;
use crate::store::{Hashes, MessageKind, Messages};
use crate::table;
use crate::table::TableId;

/// An older message can hardly be edited except with the token of a press on it, so the table's
/// message is then posted again.
const OLDEST: Duration = Duration::from_mins(45);
/// If the table's message is deleted twice within this time, it is unwanted there and is not posted
/// again.
const REPLACED_EVERY: Duration = Duration::from_mins(10);

/// A table's messages, as far as its worker knows them.
pub(super) struct Board {
    pub(super) table: TableId,
    pub(super) channels: Arc<Channels>,
    /// The channel for the next request; `None` until it is known.
    pub(super) channel: Option<ChannelId>,
    /// The channel of the table when the worker last looked.
    stood_in: Option<ChannelId>,
    /// The ids of the messages; `None` until they are loaded from the database.
    pub(super) messages: Option<Messages>,
    /// Messages that used to show the table and do not say yet that it has moved.
    pub(super) moved: Vec<MessageId>,
    shown_states: BTreeMap<MessageKind, ShownState<Hash>>,
    /// What the messages show according to the database.
    pub(super) stored: Hashes,
    /// The form in which the table is shown.
    pub(super) form: Form,
    /// The number of pictures in a row that could not be sent, and the time until which none is
    /// tried.
    without: Option<(u32, Instant)>,
    /// The token with which the message can be edited without counting towards the rate limit.
    pub(super) edit_token: Option<EditToken>,
    /// The effects of responses that have not been processed yet.
    pub(super) news: VecDeque<News>,
    /// True while the response that will become the table's first message is under way.
    pub(super) is_awaited: bool,
    /// The nonces of posts that may or may not have arrived.
    pub(super) unanswered: BTreeMap<MessageKind, String>,
    /// The reason why the table's message can no longer be edited.
    pub(super) gone: Option<Gone>,
    /// When it was last posted again because somebody had deleted it.
    pub(super) replaced: Option<Instant>,
    pub(super) posts: Posts,
    /// True if the end of the game has been on screen long enough, or need not be.
    pub(super) has_looked: bool,
    /// True if the game waits because the table could not be shown.
    pub(super) is_unseen: bool,
    pub(super) occasion: Occasion,
    /// The minimum time between this drawing and the next.
    pub(super) pace: Duration,
}

/// The form in which a table is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Text,
    Pictured,
}

/// The reason why a message can no longer be edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gone {
    /// Somebody has deleted it.
    Deleted,
    /// The message's thread is archived; a new message unarchives it.
    Archived,
}

/// The reason why a worker was woken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Occasion {
    /// The table has changed.
    Change,
    /// Nothing changed, but the bot has started, or is back on the server, and may not have shown the
    /// last change; or somebody waits to see the table.
    Look,
}

/// Discord's response to a post during one drawing; an edit may still be possible.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Posts {
    Taken,
    Refused,
}

impl Board {
    pub(super) fn new(table: TableId, occasion: Occasion, boards: &Inner) -> Self {
        Self {
            table,
            channels: boards.rest.channels.clone(),
            channel: None,
            stood_in: None,
            messages: None,
            moved: Vec::new(),
            shown_states: BTreeMap::new(),
            stored: Hashes::new(),
            form: Form::Text,
            without: None,
            edit_token: None,
            news: VecDeque::new(),
            // A response that posts the table may be under way only if the table has just changed.
            is_awaited: occasion == Occasion::Change,
            unanswered: BTreeMap::new(),
            gone: None,
            replaced: None,
            posts: Posts::Taken,
            has_looked: boards.last_look.is_zero() || occasion == Occasion::Look,
            is_unseen: false,
            occasion,
            pace: Duration::ZERO,
        }
    }

    /// Removes a message from the list of those that must say that the table has moved.
    pub(super) fn is_told(&mut self, id: MessageId) {
        self.moved.retain(|moved| *moved != id);
    }

    /// Records that a picture could not be sent, or not in time, and returns the time for which
    /// none is tried.
    pub(super) fn lacks_picture(&mut self) -> Duration {
        let times = self.without.map_or(0, |(times, _)| times + 1);
        let pause = Backoff::PICTURE.after(times);
        self.without = Some((times, Instant::now() + pause));
        self.form = Form::Text;
        pause
    }

    /// Records that a picture has been sent.
    pub(super) const fn has_picture(&mut self) {
        self.without = None;
    }

    /// Returns whether a picture may be tried again.
    pub(super) fn may_be_pictured(&self) -> bool {
        self.without.is_none_or(|(_, until)| until <= Instant::now())
    }

    /// Returns whether the table's message is so old that it is posted again rather than edited as
    /// the bot. A restart or a look at the table is no reason for new messages in old channels.
    pub(super) fn is_too_old(&self, id: MessageId, shown: &Shown) -> bool {
        is_old(id)
            && self.posts == Posts::Taken
            && self.occasion == Occasion::Change
            && !shown.view.is_over()
    }

    /// Returns whether there is a message that could be edited instead of posting another.
    pub(super) fn can_be_edited(&self) -> bool {
        self.gone.is_none()
            && self.posts == Posts::Taken
            && self.posted(MessageKind::Table).is_some()
    }

    /// Returns whether the table's message was deleted again soon after it was posted again.
    pub(super) fn is_unwanted(&self) -> bool {
        self.is_deleted() && self.replaced.is_some_and(|at| at.elapsed() < REPLACED_EVERY)
    }

    /// Returns whether somebody has deleted the table's message.
    pub(super) fn is_deleted(&self) -> bool {
        self.gone == Some(Gone::Deleted)
    }

    /// Records the channel of the table. If it has changed, the messages in the previous channel no
    /// longer show the table.
    pub(super) fn stands_in(&mut self, channel: ChannelId) {
        if self.stood_in.replace(channel).is_some_and(|before| before != channel) {
            if let Some(messages) = &mut self.messages {
                let stays = |kind| matches!(kind, MessageKind::Result | MessageKind::Report);
                messages.retain(|kind, _| stays(*kind));
            }
            self.moved.clear();
            self.shown_states.clear();
            self.unanswered.clear();
            self.gone = None;
            self.replaced = None;
        }
    }

    /// The id of the table's own message, if it is posted.
    pub(super) fn stands_at(&self) -> Option<MessageId> {
        self.stands(MessageKind::Table)
    }

    /// The id of the message of this kind, if it is posted.
    pub(super) fn stands(&self, kind: MessageKind) -> Option<MessageId> {
        self.posted(kind).map(|id| MessageId::new(id.get()))
    }

    /// The token with which the table's message can be edited without counting towards the rate
    /// limit, while it is valid.
    pub(super) fn edit_token(&self) -> Option<EditToken> {
        let id = self.stands_at()?;
        self.edit_token.clone().filter(|token| token.is_good_for(id))
    }

    /// Stores an edit token. One for another message only replaces a token that is no longer valid.
    pub(super) fn take(&mut self, edit_token: EditToken) {
        let is_good = self.stands_at().is_none_or(|id| edit_token.is_good_for(id));
        if is_good || self.edit_token().is_none() {
            self.edit_token = Some(edit_token);
        }
    }

    /// The time for which the state of this worker remains useful even if nothing happens.
    pub(super) fn kept(&self) -> Duration {
        let by_token = self.edit_token().map_or(Duration::ZERO, |token| token.lives_for());
        let replaced =
            self.replaced.map_or(Duration::ZERO, |at| REPLACED_EVERY.saturating_sub(at.elapsed()));
        by_token.max(replaced)
    }

    pub(super) fn posted(&self, kind: MessageKind) -> Option<table::MessageId> {
        self.messages.as_ref()?.get(&kind).copied()
    }

    /// Records the id of a message, which may be of several kinds. A message that it replaces is
    /// told that the table has moved, unless it is deleted, or so old that it can hardly be edited;
    /// it then says so when it is pressed.
    pub(super) fn now_at(&mut self, kinds: &[MessageKind], id: table::MessageId) {
        let messages = self.messages.get_or_insert_default();
        let before: BTreeSet<_> =
            kinds.iter().filter_map(|kind| messages.insert(*kind, id)).collect();
        let before = before.into_iter().filter(|before| *before != id);
        let before = before.map(|id| MessageId::new(id.get())).filter(|before| !is_old(*before));
        if !self.is_deleted() {
            self.moved.extend(before);
        }
        if kinds.contains(&MessageKind::Table) {
            self.gone = None;
        }
    }
}

/// Returns whether a message is so old that it can hardly be edited as the bot.
fn is_old(id: MessageId) -> bool {
    age(id.get()) > OLDEST
}
