//! Carries out a step: posts, edits or deletes a message of a table.

use serenity::all::MessageId;
use tokio::time::Instant;
use tracing::debug;

use super::Boards;
use super::board::{Board, Gone};
use super::next::{Step, channel, nonce};
use super::outcome::NotShown;
use crate::discord::messages::{Body, Said};
use crate::discord::rate_limit::Pass;
use crate::discord::rest::{Post, SendError};
use crate::discord::route::Call;
use crate::discord::shown_state::ShownState;
use crate::features::Shown;
use crate::store::MessageKind;

impl Boards {
    pub(super) async fn carry_out(
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
        let Some(rendered) = board.wanted(kind, shown) else { return Ok(()) };
        let sent = Instant::now();
        // Until the id of the message is known it is the same post, no matter how often it is
        // tried.
        let nonce = nonce(kind, board, shown);
        let tried = board.unanswered.insert(kind, nonce.clone());
        let body = rendered.body();
        let post = Post::once(&body, &nonce);
        let id = match self.send_with(rendered.picture(), (board, shown), passed, &post).await {
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
        *board.shown_state(kind) = ShownState::default();
        // A post that was tried before may have arrived then, and show an earlier state.
        if tried != Some(nonce) {
            board.shown_state(kind).drawn(rendered.hash(), sent);
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
        let Some(rendered) = board.wanted(kind, shown) else { return Ok(()) };
        let (hash, is_by_token) = (rendered.hash(), passed.is_by_token);
        let stays =
            board.shown_state(kind).known().is_some_and(|known| known.has_picture_of(&hash));
        let (body, picture) = if stays {
            (Body::from(&rendered), None)
        } else {
            (rendered.body(), rendered.picture())
        };
        let sent = Instant::now();
        match self.send_with(picture, (board, shown), passed, &body).await {
            Ok(Some(_)) => board.shown_state(kind).drawn(hash, sent),
            // The picture may have arrived all the same: the text-only form replaces it.
            Ok(None) => board.shown_state(kind).is_uncertain(),
            Err(error) if error.is_unknown_message() && kind != MessageKind::Table => {
                return self.forget(board, kind).await;
            }
            Err(error) if error.is_unknown_message() => board.gone = Some(Gone::Deleted),
            Err(error) if error.is_archived() && kind == MessageKind::Table => {
                board.gone = Some(Gone::Archived);
            }
            Err(error) if error.is_refusal() && is_by_token => board.edit_token = None,
            // A refused edit of a result or report is only logged.
            Err(error)
                if error.is_refusal()
                    && matches!(kind, MessageKind::Result | MessageKind::Report) =>
            {
                debug!(table = %board.table, "an earlier message stays as it is: {error}");
                board.shown_state(kind).drawn(hash, sent);
            }
            Err(error) => {
                board.shown_state(kind).is_uncertain();
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
    pub(super) async fn forget(
        &self,
        board: &mut Board,
        kind: MessageKind,
    ) -> Result<(), NotShown> {
        board.messages.get_or_insert_default().remove(&kind);
        *board.shown_state(kind) = ShownState::default();
        let store = self.inner.responder.tables().store();
        Ok(store.forget_message(board.table, kind).await?)
    }
}

/// A request that may go out now.
pub(super) struct Passed<'a> {
    pub(super) call: Call<'a>,
    pub(super) pass: Pass<'a>,
    pub(super) is_by_token: bool,
}

impl Boards {
    pub(super) async fn send(
        &self,
        Passed { call, pass, .. }: Passed<'_>,
        body: &impl Said,
    ) -> Result<MessageId, SendError> {
        self.inner.rest.send_once(call, pass, body).await
    }
}
