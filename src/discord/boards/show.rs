//! Shows a table: its message, and the result of its game.

use serenity::all::{ChannelId, MessageId};
use tokio::time::Instant;
use tracing::{debug, warn};

use super::board::{Above, Board, Gone, Next, Occasion, Posts};
use super::{Boards, News};
use crate::discord::faces::Face;
use crate::discord::gate::{Pass, WaitedFor};
use crate::discord::messages::{Body, Said};
use crate::discord::rest::{Post, SendError, Target, to_delete, to_edit, to_post};
use crate::discord::route::Call;
use crate::discord::surfaces::{Handle, Surface};
use crate::features::Shown;
use crate::store::{Hashes, MessageKind, WriteError};
use crate::table;
use crate::tables::TablesError;
use crate::view::PublicMessage;

/// The outcome of an attempt to show a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The table is shown in its current state.
    Shown,
    /// The table is shown, and over.
    Over,
    /// The table could not be shown this time.
    Failed,
    /// Discord refuses to let a part of the table be shown.
    Refused,
    /// Discord refuses to let the table's message be shown, or people keep deleting it.
    Unseen,
    /// The table's channel is gone.
    ChannelGone,
    /// The table has no channel in which it could be shown.
    Nowhere,
    /// The tables are closed: nothing is shown any more.
    Closed,
}

/// The reason why a table is not shown.
#[derive(Debug, thiserror::Error)]
pub(super) enum Fault {
    #[error(transparent)]
    Tables(#[from] TablesError),
    #[error(transparent)]
    Send(#[from] SendError),
    #[error(transparent)]
    Write(#[from] WriteError),
    #[error("{0}")]
    Unseen(SendError),
    #[error("the table's message was deleted again")]
    Unwanted,
    #[error("the channel is gone")]
    ChannelGone,
    #[error("there is no place for it")]
    Nowhere,
}

/// The step without which nobody sees the table.
const POST_TABLE: Next = Next::Post(MessageKind::Table);

impl Fault {
    /// Returns whether the fault has already been logged.
    pub(super) const fn is_logged(&self) -> bool {
        match self {
            Self::Tables(error) => error.is_logged(),
            Self::Write(error) => error.is_logged(),
            // A channel's refusal was logged when it happened; rate limits are counted.
            Self::Send(error) | Self::Unseen(error) => {
                matches!(error, SendError::Refusing | SendError::Limited(_))
            }
            Self::Unwanted | Self::ChannelGone | Self::Nowhere => false,
        }
    }

    /// Refines the fault, given the step during which it occurred.
    fn at(self, next: Next) -> Self {
        match (self, next) {
            (Self::Send(error), _) if error.is_unknown_channel() => Self::ChannelGone,
            (Self::Send(error), Next::Edit(MessageKind::Table, _) | POST_TABLE)
                if error.is_forbidden() =>
            {
                Self::Unseen(error)
            }
            (fault, _) => fault,
        }
    }

    const fn outcome(&self) -> Outcome {
        match self {
            Self::Send(error) if error.is_refusal() => Outcome::Refused,
            Self::Tables(TablesError::NoTable | TablesError::SetAside) => Outcome::Shown,
            Self::Tables(TablesError::Closed) => Outcome::Closed,
            Self::Send(_) | Self::Write(_) | Self::Tables(_) => Outcome::Failed,
            Self::Unseen(_) | Self::Unwanted => Outcome::Unseen,
            Self::ChannelGone => Outcome::ChannelGone,
            Self::Nowhere => Outcome::Nowhere,
        }
    }
}

impl Boards {
    pub(super) async fn show(&self, board: &mut Board) -> Outcome {
        let table = board.table;
        match self.try_to_show(board).await {
            Ok(true) => Outcome::Over,
            Ok(false) => Outcome::Shown,
            Err(fault) => {
                let mut outcome = fault.outcome();
                let tables = self.inner.responder.tables();
                if outcome == Outcome::ChannelGone
                    && let Ok(true) = tables.look(table, table::Table::is_over).await
                {
                    outcome = Outcome::Over;
                }
                let is_told = match outcome {
                    Outcome::Failed | Outcome::Refused | Outcome::Unseen => !fault.is_logged(),
                    Outcome::ChannelGone => true,
                    Outcome::Shown | Outcome::Over | Outcome::Nowhere | Outcome::Closed => false,
                };
                if is_told {
                    warn!(%table, "the table is not shown: {fault}");
                }
                outcome
            }
        }
    }

    /// Draws whatever is out of date. Returns whether the table is over.
    async fn try_to_show(&self, board: &mut Board) -> Result<bool, Fault> {
        board.posts = Posts::Taken;
        let mut shown = self.look(board, None).await?;
        while let Some(next) = board.next(&shown) {
            match next {
                Next::Look => {
                    self.say_drawn(board, &shown);
                    tokio::time::sleep(self.inner.last_look).await;
                    board.has_looked = true;
                    continue;
                }
                Next::Forget(kind) => {
                    self.forget(board, kind).await?;
                    continue;
                }
                POST_TABLE if board.is_unwanted() => return Err(Fault::Unwanted),
                Next::Post(_) | Next::Edit(..) | Next::Delete(..) | Next::TellMoved(_) => {}
            }
            self.forget_hashes(board).await;
            let handle =
                board.handle().filter(|_| matches!(next, Next::Edit(MessageKind::Table, _)));
            let to = channel(next, &shown);
            board.channel = Some(to);
            let call = self.call(next, to, handle.as_ref());
            let pass = match (next, self.inner.rest.pass(&call, waited_for(&shown)).await) {
                (Next::TellMoved(id), Err(_)) => {
                    board.is_told(id);
                    continue;
                }
                (_, pass) => pass,
            };
            let done = match pass {
                Ok(pass) => {
                    // Time has passed while waiting: the drawing must show the current state.
                    shown = self.look(board, Some(shown)).await?;
                    if board.next(&shown) != Some(next) {
                        continue;
                    }
                    let is_by_token = handle.is_some();
                    let passed = Passed { call, pass, is_by_token };
                    self.carry_out(next, board, &shown, passed).await
                }
                Err(error) => Err(error.into()),
            };
            match done.map_err(|fault| fault.at(next)) {
                // The existing message can still be edited, no matter how old it is.
                Err(Fault::Unseen(_)) if next == POST_TABLE && board.can_be_edited() => {
                    board.posts = Posts::Refused;
                }
                done => done?,
            }
        }
        if !board.is_awaited {
            self.say_drawn(board, &shown);
        }
        Ok(shown.view.is_over() && !board.is_awaited)
    }

    /// The current state of the table, after the effects of responses on its messages have been
    /// processed. What `earlier` has written is not written again if nothing has changed since.
    async fn look(&self, board: &mut Board, earlier: Option<Shown>) -> Result<Shown, Fault> {
        board.news.extend(self.take_news(board.table));
        let (shown, _) = self.inner.responder.shown(board.table, &[]).await?;
        let shown = match earlier {
            Some(earlier) => shown.or_same(earlier),
            None => shown,
        };
        if shown.is_astray || self.has_left(shown.view.location.guild) {
            return Err(Fault::Nowhere);
        }
        board.is_unseen = shown.is_unseen;
        self.hear(board, shown.view.location.channel).await?;
        self.choose_form(board, &shown);
        Ok(shown)
    }

    /// The request for this step. With the token of a response it is an edit that does not count
    /// towards the rate limit; otherwise it is a request by the bot.
    fn call<'a>(&self, next: Next, channel: ChannelId, handle: Option<&'a Handle>) -> Call<'a> {
        match (next, handle) {
            (_, Some(handle)) => self.inner.rest.to_edit_by_token(handle.token(), Target::Original),
            (Next::Edit(_, id) | Next::TellMoved(id), None) => to_edit(channel, id),
            (Next::Delete(_, id), None) => to_delete(channel, id),
            (Next::Post(_) | Next::Look | Next::Forget(_), None) => to_post(channel),
        }
    }

    async fn carry_out(
        &self,
        next: Next,
        board: &mut Board,
        shown: &Shown,
        passed: Passed<'_>,
    ) -> Result<(), Fault> {
        match next {
            Next::Post(kind) => self.post(kind, board, shown, passed).await,
            Next::Edit(kind, _) => self.edit(kind, board, shown, passed).await,
            Next::Delete(kind, _) => self.delete(kind, board, passed).await,
            Next::TellMoved(id) => {
                let moved = Body::from(&shown.moved()).without_files();
                let said = self.send(passed, &moved).await;
                board.is_told(id);
                if let Err(error) = said {
                    debug!(table = %board.table, "an older message keeps its buttons: {error}");
                }
                Ok(())
            }
            Next::Look | Next::Forget(_) => Ok(()),
        }
    }

    async fn post(
        &self,
        kind: MessageKind,
        board: &mut Board,
        shown: &Shown,
        passed: Passed<'_>,
    ) -> Result<(), Fault> {
        let Some(face) = board.wanted(kind, shown) else { return Ok(()) };
        let sent = Instant::now();
        // Until the id of the message is known it is the same post, no matter how often it is
        // tried.
        let nonce = nonce(kind, board, shown);
        let tried = board.unanswered.insert(kind, nonce.clone());
        let body = face.body();
        let post = Post::once(&body, &nonce);
        let id = match self.send_with(face.picture(), (board, shown), passed, &post).await {
            Ok(Some(id)) => id,
            Ok(None) => return Ok(()),
            // Nothing can ever be posted there, as in a forum.
            Err(error) if kind == MessageKind::Report && error.is_hopeless() => {
                debug!(table = %board.table, "the channel above is not told: {error}");
                board.above = Above::TakesNothing;
                return Ok(());
            }
            Err(error) => return Err(error.into()),
        };
        board.unanswered.remove(&kind);
        *board.surface(kind) = Surface::default();
        // A post that was tried before may have arrived then, and show an earlier state.
        if tried != Some(nonce) {
            board.surface(kind).drawn(face.hash(), sent);
        }
        if kind == MessageKind::Table {
            if board.is_deleted() {
                board.replaced = Some(Instant::now());
            }
            if shown.has(MessageKind::Reminder) {
                self.remember(board, MessageKind::Reminder, id).await?;
            }
        }
        self.remember(board, kind, id).await
    }

    async fn edit(
        &self,
        kind: MessageKind,
        board: &mut Board,
        shown: &Shown,
        passed: Passed<'_>,
    ) -> Result<(), Fault> {
        let Some(face) = board.wanted(kind, shown) else { return Ok(()) };
        let (hash, is_by_token) = (face.hash(), passed.is_by_token);
        let stays = board.surface(kind).known().is_some_and(|known| known.has_picture_of(&hash));
        let (body, picture) =
            if stays { (Body::from(&face), None) } else { (face.body(), face.picture()) };
        let sent = Instant::now();
        match self.send_with(picture, (board, shown), passed, &body).await {
            Ok(Some(_)) => board.surface(kind).drawn(hash, sent),
            // The picture may have arrived all the same: the text-only form replaces it.
            Ok(None) => board.surface(kind).is_uncertain(),
            Err(error) if error.is_unknown_message() && kind != MessageKind::Table => {
                return self.forget(board, kind).await;
            }
            Err(error) if error.is_unknown_message() => board.gone = Some(Gone::Deleted),
            Err(error) if error.is_archived() && kind == MessageKind::Table => {
                board.gone = Some(Gone::Archived);
            }
            Err(error) if error.is_refusal() && is_by_token => board.handle = None,
            Err(error) => {
                board.surface(kind).is_uncertain();
                return Err(error.into());
            }
        }
        Ok(())
    }

    /// Deletes a message that has served its purpose.
    async fn delete(
        &self,
        kind: MessageKind,
        board: &mut Board,
        passed: Passed<'_>,
    ) -> Result<(), Fault> {
        match self.inner.rest.delete_once(passed.call, passed.pass).await {
            Ok(()) => {}
            Err(error) if error.is_unknown_message() => {}
            Err(error) => return Err(error.into()),
        }
        self.forget(board, kind).await
    }

    /// Records that there is no message of this kind any more.
    async fn forget(&self, board: &mut Board, kind: MessageKind) -> Result<(), Fault> {
        board.messages.get_or_insert_default().remove(&kind);
        *board.surface(kind) = Surface::default();
        let store = self.inner.responder.tables().store();
        Ok(store.posted(board.table, kind, None).await?)
    }

    pub(super) async fn send(
        &self,
        Passed { call, pass, .. }: Passed<'_>,
        body: &impl Said,
    ) -> Result<MessageId, SendError> {
        self.inner.rest.send_once(call, pass, body).await
    }

    /// Reports what has been drawn to the computer players, who wait for that.
    fn say_drawn(&self, board: &Board, shown: &Shown) {
        if let Some(game) = shown.view.board() {
            self.inner.responder.tables().drawn(board.table, game.entries);
        }
    }
}

/// Bookkeeping of the table's messages.
impl Boards {
    /// Stores the id of a message that has just been posted, before anything is drawn.
    pub(super) async fn hear_of_posts(&self, board: &mut Board) -> Result<(), Fault> {
        if board.news.iter().any(|news| matches!(news, News::Posted(..))) {
            let tables = self.inner.responder.tables();
            let channel = tables.look(board.table, |table| table.location.channel).await?;
            self.hear(board, channel).await?;
        }
        Ok(())
    }

    /// Processes the effects of responses on the messages of a table in this channel.
    async fn hear(&self, board: &mut Board, channel: table::ChannelId) -> Result<(), Fault> {
        board.stands_in(ChannelId::new(channel.get()));
        if board.messages.is_none() {
            let store = self.inner.responder.tables().store();
            let stored = store.messages(board.table).await.map_err(TablesError::from)?;
            // After a restart no response is under way any more.
            board.is_awaited =
                !stored.contains_key(&MessageKind::Table) && board.occasion == Occasion::Change;
            board.messages = Some(stored);
            board.learn(store.hashes(board.table).await.map_err(TablesError::from)?);
        }
        if !board.news.iter().all(|news| matches!(news, News::Handle(..))) {
            self.forget_hashes(board).await;
        }
        while let Some(news) = board.news.pop_front() {
            match news {
                News::Drawn(id, message, sent) if board.stands_at() == Some(id) => {
                    board.surface(MessageKind::Table).drawn(Face::text(&message).hash(), sent);
                }
                News::Handle(handle, _) => board.take(handle),
                News::Uncertain => board.surface(MessageKind::Table).is_uncertain(),
                News::NotPosted => board.is_awaited = false,
                News::VoteDrawn(id, message, sent) => board.vote_drawn(id, &message, sent),
                News::VoteUncertain => board.votes_are_uncertain(),
                News::Posted(id, message, sent) | News::Drawn(id, message, sent) => {
                    board.is_awaited = false;
                    self.take_over(board, id, message, sent).await?;
                }
            }
        }
        Ok(())
    }

    /// Makes this message, which shows the table, the table's message, unless there is a newer one.
    async fn take_over(
        &self,
        board: &mut Board,
        id: MessageId,
        message: PublicMessage,
        sent: Instant,
    ) -> Result<(), Fault> {
        // Discord's ids grow with time.
        if board.posted(MessageKind::Table).is_some_and(|newer| newer.get() > id.get()) {
            board.is_told(id);
            board.moved.push(id);
            return Ok(());
        }
        *board.surface(MessageKind::Table) = Surface::default();
        board.surface(MessageKind::Table).drawn(Face::text(&message).hash(), sent);
        self.remember(board, MessageKind::Table, id).await
    }

    /// Records the id of a message. The worker knows it even if the database fails.
    pub(super) async fn remember(
        &self,
        board: &mut Board,
        kind: MessageKind,
        id: MessageId,
    ) -> Result<(), Fault> {
        let stored = table::MessageId::new(id.get());
        if kind == MessageKind::Table {
            board.gone = None;
        }
        board.now_at(kind, stored);
        let store = self.inner.responder.tables().store();
        Ok(store.posted(board.table, kind, Some(stored)).await?)
    }
}

/// What the messages show, kept in the database while nothing happens at the table.
impl Boards {
    /// Stores what the messages show, so that they need not be drawn again when the table is next
    /// looked at.
    pub(super) async fn store_hashes(&self, board: &mut Board) {
        self.set_hashes(board, board.hashes()).await;
    }

    /// Deletes from the database what the messages show, since that is about to change.
    async fn forget_hashes(&self, board: &mut Board) {
        self.set_hashes(board, Hashes::new()).await;
    }

    async fn set_hashes(&self, board: &mut Board, hashes: Hashes) {
        if board.stored == hashes {
            return;
        }
        let store = self.inner.responder.tables().store();
        match store.show(board.table, hashes.clone()).await {
            Ok(()) => board.stored = hashes,
            Err(error) => {
                debug!(table = %board.table, "what the messages show is not stored: {error}");
            }
        }
    }
}

/// A request that may go out now.
pub(super) struct Passed<'a> {
    pub(super) call: Call<'a>,
    pub(super) pass: Pass<'a>,
    is_by_token: bool,
}

/// The channel of this step: the parent channel of the table's thread for the report, otherwise the
/// table's.
fn channel(next: Next, shown: &Shown) -> ChannelId {
    let above = shown.view.parent.filter(|_| next == Next::Post(MessageKind::Report));
    ChannelId::new(above.unwrap_or(shown.view.location.channel).get())
}

/// The players for whom a drawing is made: computer players only, if the game waits for no person.
pub(super) fn waited_for(shown: &Shown) -> WaitedFor {
    if shown.view.waits_for_people() { WaitedFor::ByPeople } else { WaitedFor::ByComputers }
}

/// The nonce of a post: Discord accepts one post with the same nonce within a few minutes.
fn nonce(kind: MessageKind, board: &Board, shown: &Shown) -> String {
    let vote = |on| shown.view.open_vote(on);
    match (kind, board.posted(kind)) {
        (MessageKind::Table, Some(before)) => format!("after-{before}"),
        (MessageKind::Table, None) => format!("{}-first", board.table),
        (MessageKind::Vote(on), _) => {
            vote(on).map(|vote| format!("vote-{}", vote.id)).unwrap_or_default()
        }
        (kind, _) => format!("{}-{}", board.table, kind.word()),
    }
}
