//! Shows a table: takes the steps that its messages need, each as soon as a request may go out.

use serenity::all::ChannelId;
use tracing::warn;

use super::Boards;
use super::board::{Board, Posts};
use super::carry_out::Passed;
use super::next::{Next, POST_TABLE, Step, channel};
use super::outcome::{NotShown, Outcome};
use crate::discord::rate_limit::WaitedFor;
use crate::discord::rest::{Target, to_delete, to_edit, to_post};
use crate::discord::route::Call;
use crate::discord::shown_state::EditToken;
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
            let edit_token =
                board.edit_token().filter(|_| matches!(step, Step::Edit(MessageKind::Table, _)));
            let to = channel(step, &shown);
            board.channel = Some(to);
            let call = self.call(step, to, edit_token.as_ref());
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
                    let is_by_token = edit_token.is_some();
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
        // No response is under way to a table that could not be shown: it is posted again.
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
    fn call<'a>(
        &self,
        step: Step,
        channel: ChannelId,
        edit_token: Option<&'a EditToken>,
    ) -> Call<'a> {
        match (step, edit_token) {
            (_, Some(edit_token)) => {
                self.inner.rest.to_edit_by_token(edit_token.token(), Target::Original)
            }
            (Step::Edit(_, id) | Step::TellMoved(id), None) => to_edit(channel, id),
            (Step::Delete(_, id), None) => to_delete(channel, id),
            (Step::Post(_), None) => to_post(channel),
        }
    }

    /// Reports what has been drawn to the computer players, who wait for that.
    fn say_drawn(&self, board: &Board, shown: &Shown) {
        if let Some(game) = shown.view.board() {
            self.inner.responder.tables().drawn(board.table, game.entries);
        }
    }
}

/// The players for whom a drawing is made: computer players only, if the game waits for no person.
pub(super) fn waited_for(shown: &Shown) -> WaitedFor {
    if shown.view.waits_for_people() { WaitedFor::ByPeople } else { WaitedFor::ByComputers }
}
