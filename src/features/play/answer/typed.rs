//! Moves in words: those that are typed, and those that are offered while somebody types.

use tracing::debug;

use crate::features::press::{Draft, Screen, TypedMove};
use crate::features::{Context, PrivateResponse};
use crate::table::{Refusal, TableId};
use crate::tables::TablesError;
use crate::view::Choice;

impl Context {
    /// The player's private message, after a move in words.
    pub(super) async fn typed_move(
        &self,
        table: TableId,
        wanted: &TypedMove,
    ) -> Result<PrivateResponse, TablesError> {
        let seen = self.visit(table, None).await?;
        let Some(view) = &seen.own else {
            return self.to_an_onlooker(&seen, Screen::Hand).await;
        };
        let words = self.words();
        let read = match wanted {
            TypedMove::Chosen(at, press) if *at == table => Ok(*press),
            TypedMove::Chosen(..) => Err(words.why(Refusal::Stale, &seen.public, self.user())),
            TypedMove::Free(text) => words.read_move(&self.english(), view, text),
        };
        let own = self.own_message(view, Screen::Hand, Draft::default());
        let moved = match read {
            Ok(press) => self.own(table, &Draft::default(), press).await,
            // The command was delivered twice, and the move is made already.
            Err(_) if self.store().has_press(self.guest.visit.press).await? => own,
            Err(refusal) => own.with_notice(refusal),
        };
        Ok(self.greeted(&seen, moved))
    }

    /// The moves at the table in this channel that match what is typed; none for a spectator. It only looks: an absent
    /// player is not back yet.
    pub(in crate::features) async fn moves_like(&self, typed: &str) -> Vec<Choice> {
        let views = match self.tables().table_in(self.channel()).await {
            Ok(table) => self.tables().views(table, &[self.user()]).await,
            Err(error) => Err(error),
        };
        match views {
            Ok((_, own)) => {
                let own = own.into_iter().flatten();
                let (words, english) = (self.words(), self.english());
                own.flat_map(|own| words.suggestions(&english, &own, typed)).collect()
            }
            Err(fault) => {
                debug!("nothing is offered: {fault}");
                Vec::new()
            }
        }
    }
}
