//! Shows a table: its message, and the result of its game.

use serenity::all::{ChannelId, MessageId};
use tokio::time::Instant;
use tracing::{debug, warn};

use super::Boards;
use super::board::{Board, Gone, Posts};
use super::next::{Next, POST_TABLE, Step, channel, nonce};
use super::outcome::{NotShown, Outcome};
use crate::discord::messages::{Body, Said};
use crate::discord::rate_limit::{Pass, WaitedFor};
use crate::discord::rest::{Post, SendError, Target, to_delete, to_edit, to_post};
use crate::discord::route::Call;
use crate::discord::surfaces::{Handle, Surface};
use crate::features::Shown;
use crate::store::MessageKind;
use crate::table;

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
    async fn try_to_show(&self, board: &mut Board) -> Result<bool, NotShown> {
        board.posts = Posts::Taken;
        let mut shown = self.look(board, None).await?;
        if !shown.view.is_over() {
            board.has_looked = self.inner.last_look.is_zero();
        }
        while let Some(next) = board.next(&shown) {
            let step = match next {
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
                Next::Send(POST_TABLE) if board.is_unwanted() => return Err(NotShown::Unwanted),
                Next::Send(step) => step,
            };
            self.forget_hashes(board).await;
            let handle =
                board.handle().filter(|_| matches!(step, Step::Edit(MessageKind::Table, _)));
            let to = channel(step, &shown);
            board.channel = Some(to);
            let call = self.call(step, to, handle.as_ref());
            let pass = match (step, self.inner.rest.pass(&call, waited_for(&shown)).await) {
                (Step::TellMoved(id), Err(_)) => {
                    board.is_told(id);
                    continue;
                }
                (_, pass) => pass,
            };
            let done = match pass {
                Ok(pass) => {
                    // Time has passed while waiting: the drawing must show the current state.
                    shown = self.look(board, Some(shown)).await?;
                    if board.next(&shown) != Some(Next::Send(step)) {
                        continue;
                    }
                    let is_by_token = handle.is_some();
                    let passed = Passed { call, pass, is_by_token };
                    self.carry_out(step, board, &shown, passed).await
                }
                Err(error) => Err(error.into()),
            };
            match done.map_err(|fault| fault.at(step)) {
                // The existing message can still be edited, no matter how old it is.
                Err(NotShown::Unseen(_)) if step == POST_TABLE && board.can_be_edited() => {
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
    async fn look(&self, board: &mut Board, earlier: Option<Shown>) -> Result<Shown, NotShown> {
        board.news.extend(self.take_news(board.table));
        let (shown, _) = self.inner.responder.shown(board.table, &[]).await?;
        let shown = match earlier {
            Some(earlier) => shown.or_same(earlier),
            None => shown,
        };
        board.is_unseen = shown.is_unseen;
        // No response is under way to a table that could not be shown: it is posted anew.
        board.is_awaited &= !shown.is_unseen;
        if shown.is_astray || self.has_left(shown.view.location.guild) {
            return Err(NotShown::Nowhere);
        }
        self.hear(board, shown.view.location.channel).await?;
        board.choose_form(&shown);
        Ok(shown)
    }

    /// The request for this step. With the token of a response it is an edit that does not count
    /// towards the rate limit; otherwise it is a request by the bot.
    fn call<'a>(&self, step: Step, channel: ChannelId, handle: Option<&'a Handle>) -> Call<'a> {
        match (step, handle) {
            (_, Some(handle)) => self.inner.rest.to_edit_by_token(handle.token(), Target::Original),
            (Step::Edit(_, id) | Step::TellMoved(id), None) => to_edit(channel, id),
            (Step::Delete(_, id), None) => to_delete(channel, id),
            (Step::Post(_), None) => to_post(channel),
        }
    }

    async fn carry_out(
        &self,
        step: Step,
        board: &mut Board,
        shown: &Shown,
        passed: Passed<'_>,
    ) -> Result<(), NotShown> {
        match step {
            Step::Post(kind) => self.post(kind, board, shown, passed).await,
            Step::Edit(kind, _) => self.edit(kind, board, shown, passed).await,
            Step::Delete(kind, _) => self.delete(kind, board, passed).await,
            Step::TellMoved(id) => {
                let moved = Body::from(&shown.moved()).without_files();
                let said = self.send(passed, &moved).await;
                board.is_told(id);
                if let Err(error) = said {
                    debug!(table = %board.table, "an older message keeps its buttons: {error}");
                }
                Ok(())
            }
        }
    }

    async fn post(
        &self,
        kind: MessageKind,
        board: &mut Board,
        shown: &Shown,
        passed: Passed<'_>,
    ) -> Result<(), NotShown> {
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
                board.channels.takes_nothing(channel(Step::Post(kind), shown));
                return Ok(());
            }
            Err(error) => return Err(error.into()),
        };
        if kind == MessageKind::Result {
            self.inner.own.result_is_posted(board.table);
        }
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
                let kinds = [MessageKind::Table, MessageKind::Reminder];
                return self.remember(board, &kinds, id).await;
            }
        }
        let remembered = self.remember(board, &[kind], id).await;
        if kind == MessageKind::Result {
            // The players' private messages follow the result.
            self.changed(board.table);
            self.post_week(shown);
        }
        remembered
    }

    async fn edit(
        &self,
        kind: MessageKind,
        board: &mut Board,
        shown: &Shown,
        passed: Passed<'_>,
    ) -> Result<(), NotShown> {
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
            // What happens after a game, and above its thread, is told where that is possible.
            Err(error)
                if error.is_refusal()
                    && matches!(kind, MessageKind::Result | MessageKind::Report) =>
            {
                debug!(table = %board.table, "an earlier message stays as it is: {error}");
                board.surface(kind).drawn(hash, sent);
            }
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
    ) -> Result<(), NotShown> {
        match self.inner.rest.delete_once(passed.call, passed.pass).await {
            Ok(()) => {}
            Err(error) if error.is_unknown_message() => {}
            Err(error) => return Err(error.into()),
        }
        self.forget(board, kind).await
    }

    /// Records that there is no message of this kind any more.
    async fn forget(&self, board: &mut Board, kind: MessageKind) -> Result<(), NotShown> {
        board.messages.get_or_insert_default().remove(&kind);
        *board.surface(kind) = Surface::default();
        let store = self.inner.responder.tables().store();
        Ok(store.forget_message(board.table, kind).await?)
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

/// A request that may go out now.
pub(super) struct Passed<'a> {
    pub(super) call: Call<'a>,
    pub(super) pass: Pass<'a>,
    is_by_token: bool,
}

/// The players for whom a drawing is made: computer players only, if the game waits for no person.
pub(super) fn waited_for(shown: &Shown) -> WaitedFor {
    if shown.view.waits_for_people() { WaitedFor::ByPeople } else { WaitedFor::ByComputers }
}
