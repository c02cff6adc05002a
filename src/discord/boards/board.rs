//! One table's message, and the result of its game: where they stand, and what they show.

use std::collections::VecDeque;
use std::time::Duration;

use serenity::all::{ChannelId, MessageId};
use tokio::time::Instant;
use tracing::{debug, warn};

use super::{Boards, News};
use crate::discord::age;
use crate::discord::messages::Body;
use crate::discord::rest::{SendError, Target};
use crate::discord::surfaces::{Handle, Surface};
use crate::responses::Shown;
use crate::store::{Messages, Posted, WriteError};
use crate::table::{self, TableId};
use crate::tables::TablesError;
use crate::view::PublicMessage;

/// Older messages may hardly be edited: the table's is posted anew.
const OLDEST: Duration = Duration::from_mins(45);

/// A table's message, as far as its worker knows.
pub(super) struct Board {
    pub(super) table: TableId,
    /// Where the messages are; unknown until the database has said so.
    messages: Option<Messages>,
    /// Messages that stand for the table no longer, and do not say so yet.
    moved: Vec<MessageId>,
    surface: Surface<PublicMessage>,
    /// How the message is edited without being counted.
    handle: Option<Handle>,
    /// What answers have done, and has not been taken in.
    pub(super) news: VecDeque<News>,
    /// Whether the answer that will be the table's first message is under way.
    is_awaited: bool,
    /// The nonce of a post that may have arrived or not.
    unanswered: Option<String>,
    pub(super) occasion: Occasion,
}

/// Why a worker was set to work.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Occasion {
    /// The table changed.
    Change,
    /// The bot has started: the last change may not have been shown.
    Restart,
}

/// What became of showing a table.
pub(super) enum Outcome {
    /// It is shown as it is.
    Shown,
    /// It is shown, and over.
    Over,
    /// It could not be shown now.
    Failed,
    /// Discord does not let it be shown.
    Refused,
    /// The tables are closed: nothing is shown any more.
    Closed,
}

impl Boards {
    pub(super) async fn show(&self, board: &mut Board) -> Outcome {
        let table = board.table;
        match self.try_to_show(board).await {
            Ok(true) => Outcome::Over,
            Ok(false) | Err(Fault::Tables(TablesError::NoTable | TablesError::SetAside)) => {
                Outcome::Shown
            }
            Err(Fault::Tables(TablesError::Closed)) => Outcome::Closed,
            Err(fault) => {
                if !fault.is_logged() {
                    warn!(%table, "the table is not shown: {fault}");
                }
                // What Discord refuses it refuses again: too many such requests and it bans the host.
                if fault.is_refusal() { Outcome::Refused } else { Outcome::Failed }
            }
        }
    }

    /// Draws what differs: the table's message, and the result of its game. Says whether the table is
    /// over.
    async fn try_to_show(&self, board: &mut Board) -> Result<bool, Fault> {
        board.news.extend(self.take_news(board.table));
        let (shown, _) = self.inner.responder.shown(board.table, &[]).await?;
        self.hear(board).await?;
        if board.is_awaited {
            return Ok(false);
        }
        let channel = ChannelId::new(shown.view.location.channel.get());
        self.tell_moved(board, channel, &shown).await;
        let over = shown.view.is_over();
        if board.messages().result.is_none()
            && let Some(result) = &shown.result
        {
            self.look_once_more(board, channel, &shown).await?;
            let nonce = format!("{}-result", board.table);
            let id = self.inner.rest.post(channel, &nonce, &Body::from(result)).await?;
            self.remember(board, Posted::Result, id).await?;
        }
        self.show_board(board, channel, &shown, &shown.message).await?;
        Ok(over)
    }

    /// A game's end stands its time before the result takes its place.
    async fn look_once_more(
        &self,
        board: &mut Board,
        channel: ChannelId,
        shown: &Shown,
    ) -> Result<(), Fault> {
        if self.inner.last_look.is_zero() || board.occasion == Occasion::Restart {
            return Ok(());
        }
        if let Some(last) = &shown.last {
            self.show_board(board, channel, shown, last).await?;
            tokio::time::sleep(self.inner.last_look).await;
        }
        Ok(())
    }

    /// Edits the table's message, or posts it anew where it is too old or gone.
    async fn show_board(
        &self,
        board: &mut Board,
        channel: ChannelId,
        shown: &Shown,
        message: &PublicMessage,
    ) -> Result<(), Fault> {
        let Some(id) = board.messages().table else {
            return self.post_board(board, channel, shown, message).await;
        };
        if board.surface.differs(|known| known == message) {
            // A restart alone is no reason for new messages in old channels.
            if age(id.get()) > OLDEST && board.occasion == Occasion::Change && !shown.view.is_over()
            {
                return self.post_board(board, channel, shown, message).await;
            }
            let (sent, id) = (Instant::now(), MessageId::new(id.get()));
            match self.edit(board, channel, id, message).await {
                Ok(()) => board.surface.drawn(message.clone(), sent),
                Err(error) if error.is_unknown_message() => {
                    return self.post_board(board, channel, shown, message).await;
                }
                Err(error) => {
                    board.surface.is_uncertain();
                    return Err(error.into());
                }
            }
        }
        self.say_drawn(board, shown);
        Ok(())
    }

    /// By the token of an answer that stands there, which is not counted; else as everybody's message.
    async fn edit(
        &self,
        board: &mut Board,
        channel: ChannelId,
        id: MessageId,
        message: &PublicMessage,
    ) -> Result<(), SendError> {
        let (rest, body) = (&self.inner.rest, Body::from(message));
        if let Some(token) = board.handle.as_ref().and_then(|handle| handle.token_for(id)) {
            match rest.edit_by_token(token, Target::Original, &body).await {
                Err(error) if error.is_refusal() && !error.is_unknown_message() => {
                    board.handle = None;
                }
                edited => return edited.map(drop),
            }
        }
        rest.edit(channel, id, &body).await
    }

    async fn post_board(
        &self,
        board: &mut Board,
        channel: ChannelId,
        shown: &Shown,
        message: &PublicMessage,
    ) -> Result<(), Fault> {
        let sent = Instant::now();
        // Until it is known where it stands it is the same post, however often it is tried.
        let nonce = match board.messages().table {
            Some(before) => format!("after-{before}"),
            None => format!("{}-first", board.table),
        };
        let tried = board.unanswered.replace(nonce.clone());
        let id = self.inner.rest.post(channel, &nonce, &Body::from(message)).await?;
        board.unanswered = None;
        board.surface = Surface::default();
        if tried == Some(nonce) {
            // It may have arrived before, and show what was true then.
            self.changed(board.table);
        } else {
            board.surface.drawn(message.clone(), sent);
            self.say_drawn(board, shown);
        }
        self.remember(board, Posted::Table, id).await?;
        self.tell_moved(board, channel, shown).await;
        Ok(())
    }

    /// Computer players wait until what happened has been drawn.
    fn say_drawn(&self, board: &Board, shown: &Shown) {
        if let Some(game) = shown.view.board() {
            self.inner.responder.tables().drawn(board.table, game.entries);
        }
    }
}

/// Where the messages are.
impl Boards {
    /// Takes in what answers have done.
    pub(super) async fn hear(&self, board: &mut Board) -> Result<(), Fault> {
        if board.messages.is_none() {
            let store = self.inner.responder.tables().store();
            let stored = store.messages(board.table).await.map_err(TablesError::from)?;
            // After a restart no answer is under way any more.
            board.is_awaited = stored.table.is_none() && board.occasion == Occasion::Change;
            board.messages = Some(stored);
        }
        while let Some(news) = board.news.pop_front() {
            match news {
                News::Drawn(message, sent) => board.surface.drawn(message, sent),
                News::Handle(handle) => board.handle = Some(handle),
                News::Uncertain => board.surface.is_uncertain(),
                News::NotPosted => board.is_awaited = false,
                News::Posted(id, message, sent) => {
                    board.is_awaited = false;
                    self.take_over(board, id, message, sent).await?;
                }
            }
        }
        Ok(())
    }

    /// An answer is the table's message now, unless word of it comes after word of a newer.
    async fn take_over(
        &self,
        board: &mut Board,
        id: MessageId,
        message: PublicMessage,
        sent: Instant,
    ) -> Result<(), Fault> {
        // Discord's ids grow with time.
        if board.messages().table.is_some_and(|newer| newer.get() > id.get()) {
            board.moved.push(id);
            return Ok(());
        }
        board.surface = Surface::default();
        board.surface.drawn(message, sent);
        self.remember(board, Posted::Table, id).await
    }

    /// A message shows the table, or its result. It is known here even if the database fails.
    async fn remember(
        &self,
        board: &mut Board,
        posted: Posted,
        id: MessageId,
    ) -> Result<(), Fault> {
        let stored = table::MessageId::new(id.get());
        let before = board.now_at(posted, stored);
        board.moved.extend(before);
        let store = self.inner.responder.tables().store();
        Ok(store.posted(board.table, posted, stored).await?)
    }

    /// Messages that stand for the table no longer say so, and lose their buttons.
    async fn tell_moved(&self, board: &mut Board, channel: ChannelId, shown: &Shown) {
        for id in std::mem::take(&mut board.moved) {
            let edited = self.inner.rest.edit(channel, id, &Body::from(&shown.moved)).await;
            if let Err(error) = edited {
                debug!(table = %board.table, "an older message keeps its buttons: {error}");
            }
        }
    }
}

impl Board {
    pub(super) fn new(table: TableId, occasion: Occasion) -> Self {
        Self {
            table,
            messages: None,
            moved: Vec::new(),
            surface: Surface::default(),
            handle: None,
            news: VecDeque::new(),
            is_awaited: false,
            unanswered: None,
            occasion,
        }
    }

    fn messages(&self) -> Messages {
        self.messages.unwrap_or_default()
    }

    /// The message stands here now; gives the one that stood for the table before.
    fn now_at(&mut self, posted: Posted, id: table::MessageId) -> Option<MessageId> {
        let messages = self.messages.get_or_insert_default();
        let place = match posted {
            Posted::Table => &mut messages.table,
            Posted::Result => &mut messages.result,
        };
        let before = place.replace(id).filter(|before| *before != id)?;
        Some(MessageId::new(before.get()))
    }
}

/// Why a table is not shown.
#[derive(Debug, thiserror::Error)]
pub(super) enum Fault {
    #[error(transparent)]
    Tables(#[from] TablesError),
    #[error(transparent)]
    Send(#[from] SendError),
    #[error(transparent)]
    Write(#[from] WriteError),
}

impl Fault {
    /// Whether the log has been told already.
    pub(super) const fn is_logged(&self) -> bool {
        match self {
            Self::Tables(error) => error.is_logged(),
            Self::Write(error) => error.is_logged(),
            // That a channel has refused was said when it did.
            Self::Send(error) => matches!(error, SendError::Refusing),
        }
    }

    /// Whether Discord refuses for good.
    const fn is_refusal(&self) -> bool {
        match self {
            Self::Send(error) => error.is_refusal(),
            Self::Tables(_) | Self::Write(_) => false,
        }
    }
}
