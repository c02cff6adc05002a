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
use crate::store::{Posted, WriteError};
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
            (Self::Send(error), Next::Edit(_) | Next::Post) if error.is_forbidden() => {
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
            if next == Next::Look {
                self.say_drawn(board, &shown);
                tokio::time::sleep(self.inner.last_look).await;
                board.has_looked = true;
                continue;
            }
            if next == Next::Post && board.is_unwanted() {
                return Err(Fault::Unwanted);
            }
            let handle = board.handle();
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
                    let passed = Passed { call, pass, is_by_token: handle.is_some() };
                    self.carry_out(next, board, &shown, passed).await
                }
                Err(error) => Err(error.into()),
            };
            match done.map_err(|fault| fault.at(next)) {
                // The existing message can still be edited, no matter how old it is.
                Err(Fault::Unseen(_)) if next == Next::Post && board.can_be_edited() => {
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

    /// The request for this step. An edit uses the token of a response if there is a valid one,
    /// since such edits do not count towards the rate limit; otherwise it is an edit by the bot.
    fn call<'a>(&self, next: Next, channel: ChannelId, handle: Option<&'a Handle>) -> Call<'a> {
        match (next, handle) {
            (Next::Edit(_), Some(handle)) => {
                self.inner.rest.to_edit_by_token(handle.token(), Target::Original)
            }
            (Next::Edit(id) | Next::EditVote(_, id) | Next::TellMoved(id), _) => {
                to_edit(channel, id)
            }
            (Next::EndNudge(id) | Next::EndVote(_, id), _) => to_delete(channel, id),
            (
                Next::Post
                | Next::Look
                | Next::Result
                | Next::Report
                | Next::Nudge
                | Next::PostVote(_),
                _,
            ) => to_post(channel),
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
            Next::Edit(_) => self.edit(board, shown, passed).await,
            Next::Post => self.post(board, shown, passed).await,
            Next::Result => self.post_result(board, shown, passed).await,
            Next::Report => self.report(board, shown, passed).await,
            Next::Nudge => self.nudge(board, shown, passed).await,
            Next::EndNudge(_) => self.end(board, Posted::Nudge, passed).await,
            Next::PostVote(on) => self.post_vote(board, (shown, on), passed).await,
            Next::EditVote(on, _) => self.edit_vote(board, (shown, on), passed).await,
            Next::EndVote(on, _) => self.end(board, Posted::Vote(on), passed).await,
            Next::TellMoved(id) => {
                let moved = Body::from(&shown.moved()).without_files();
                let said = self.send(passed, &moved).await;
                board.is_told(id);
                if let Err(error) = said {
                    debug!(table = %board.table, "an older message keeps its buttons: {error}");
                }
                Ok(())
            }
            Next::Look => Ok(()),
        }
    }

    async fn edit(
        &self,
        board: &mut Board,
        shown: &Shown,
        passed: Passed<'_>,
    ) -> Result<(), Fault> {
        let is_by_token = passed.is_by_token;
        let face = board.wanted(shown);
        let stays = board.surface.known().is_some_and(|known| known.picture() == face.picture());
        let (body, picture) =
            if stays { (Body::from(&face), None) } else { (face.body(), face.picture()) };
        let sent = Instant::now();
        match self.send_with(picture, (board, shown), passed, &body).await {
            Ok(Some(_)) => board.surface.drawn(face, sent),
            // The picture may have arrived all the same: the text-only form replaces it.
            Ok(None) => board.surface.is_uncertain(),
            Err(error) if error.is_unknown_message() => board.gone = Some(Gone::Deleted),
            Err(error) if error.is_archived() => board.gone = Some(Gone::Archived),
            Err(error) if error.is_refusal() && is_by_token => board.handle = None,
            Err(error) => {
                board.surface.is_uncertain();
                return Err(error.into());
            }
        }
        Ok(())
    }

    async fn post(
        &self,
        board: &mut Board,
        shown: &Shown,
        passed: Passed<'_>,
    ) -> Result<(), Fault> {
        let sent = Instant::now();
        // Until the id of the message is known it is the same post, no matter how often it is
        // tried.
        let nonce = match board.posted(Posted::Table) {
            Some(before) => format!("after-{before}"),
            None => format!("{}-first", board.table),
        };
        let tried = board.unanswered.replace(nonce.clone());
        let face = board.wanted(shown);
        let body = face.body();
        let post = Post::once(&body, &nonce);
        let Some(id) = self.send_with(face.picture(), (board, shown), passed, &post).await? else {
            return Ok(());
        };
        board.unanswered = None;
        if board.is_deleted() {
            board.replaced = Some(Instant::now());
        }
        board.surface = Surface::default();
        if tried != Some(nonce) {
            board.surface.drawn(face, sent);
        }
        // A post that was tried before may have arrived then, and show an earlier state.
        self.remember(board, Posted::Table, id).await
    }

    async fn post_result(
        &self,
        board: &mut Board,
        shown: &Shown,
        passed: Passed<'_>,
    ) -> Result<(), Fault> {
        let Some(result) = shown.result() else { return Ok(()) };
        let nonce = format!("{}-result", board.table);
        let face = board.face(&result);
        let body = face.body();
        let post = Post::once(&body, &nonce);
        match self.send_with(face.picture(), (board, shown), passed, &post).await? {
            Some(id) => self.remember(board, Posted::Result, id).await,
            None => Ok(()),
        }
    }

    /// Announces the result in the parent channel of the table's thread. If nothing can ever be
    /// posted there, as in a forum, this is skipped.
    async fn report(
        &self,
        board: &mut Board,
        shown: &Shown,
        passed: Passed<'_>,
    ) -> Result<(), Fault> {
        let Some(report) = shown.report() else { return Ok(()) };
        let nonce = format!("{}-report", board.table);
        match self.send(passed, &Post::once(&Body::from(&report), &nonce)).await {
            Ok(id) => self.remember(board, Posted::Report, id).await,
            Err(error) if error.is_hopeless() => {
                debug!(table = %board.table, "the channel above is not told: {error}");
                board.above = Above::TakesNothing;
                Ok(())
            }
            Err(error) => Err(error.into()),
        }
    }

    async fn nudge(
        &self,
        board: &mut Board,
        shown: &Shown,
        passed: Passed<'_>,
    ) -> Result<(), Fault> {
        let Some(nudge) = shown.nudge() else { return Ok(()) };
        let entries = shown.view.board().map_or(0, |board| board.entries);
        let nonce = format!("{}-nudge-{entries}", board.table);
        let id = self.send(passed, &Post::once(&Body::from(&nudge), &nonce)).await?;
        self.remember(board, Posted::Nudge, id).await
    }

    /// Deletes a message that has served its purpose.
    async fn end(
        &self,
        board: &mut Board,
        posted: Posted,
        passed: Passed<'_>,
    ) -> Result<(), Fault> {
        match self.inner.rest.delete_once(passed.call, passed.pass).await {
            Ok(()) => {}
            Err(error) if error.is_unknown_message() => {}
            Err(error) => return Err(error.into()),
        }
        self.forget(board, posted).await
    }

    /// Records that there is no such message any more.
    pub(super) async fn forget(&self, board: &mut Board, posted: Posted) -> Result<(), Fault> {
        board.messages.get_or_insert_default().remove(&posted);
        let store = self.inner.responder.tables().store();
        Ok(store.posted(board.table, posted, None).await?)
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
                !stored.contains_key(&Posted::Table) && board.occasion == Occasion::Change;
            board.messages = Some(stored);
        }
        while let Some(news) = board.news.pop_front() {
            match news {
                News::Drawn(id, message, sent) if board.stands_at() == Some(id) => {
                    board.surface.drawn(Face::text(&message), sent);
                }
                News::Handle(handle, _) => board.take(handle),
                News::Uncertain => board.surface.is_uncertain(),
                News::NotPosted => board.is_awaited = false,
                News::VoteDrawn(id, message, sent) => board.vote_drawn(id, &message, sent),
                News::VoteUncertain => board.votes.are_uncertain(),
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
        if board.posted(Posted::Table).is_some_and(|newer| newer.get() > id.get()) {
            board.is_told(id);
            board.moved.push(id);
            return Ok(());
        }
        board.surface = Surface::default();
        board.surface.drawn(Face::text(&message), sent);
        self.remember(board, Posted::Table, id).await
    }

    /// Records the id of a message. The worker knows it even if the database fails.
    pub(super) async fn remember(
        &self,
        board: &mut Board,
        posted: Posted,
        id: MessageId,
    ) -> Result<(), Fault> {
        let stored = table::MessageId::new(id.get());
        if posted == Posted::Table {
            board.gone = None;
        }
        let before = board.now_at(posted, stored);
        board.moved.extend(before);
        let store = self.inner.responder.tables().store();
        Ok(store.posted(board.table, posted, Some(stored)).await?)
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
    let above = shown.view.parent.filter(|_| next == Next::Report);
    ChannelId::new(above.unwrap_or(shown.view.location.channel).get())
}

/// The players for whom a drawing is made: computer players only, if the game waits for no person.
pub(super) fn waited_for(shown: &Shown) -> WaitedFor {
    if shown.view.waits_for_people() { WaitedFor::ByPeople } else { WaitedFor::ByComputers }
}
