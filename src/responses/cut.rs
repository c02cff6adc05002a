//! What is answered to a cut, and to who would cut.

use super::private::seated_in_lobby;
use super::{Guest, PrivateResponse, PublicResponse, Responder};
use crate::table::{CutWords, Move, PublicStage, Refusal, TableId};
use crate::tables::{Seen, TablesError};
use crate::view::{Form, PrivateMessage};

impl Responder {
    /// The form for a cut, whoever asks: what comes back is checked.
    pub fn cut_form(&self, guest: &Guest, table: TableId) -> Form {
        self.words(guest.language).cut_form(table)
    }

    /// Whether who asks may cut as the table stands.
    ///
    /// # Errors
    /// What they read instead.
    pub async fn may_cut(&self, guest: &Guest, table: TableId) -> Result<(), PrivateResponse> {
        let seen = self.tables.visit(table, guest.visit.clone(), None).await;
        let seen = seen.map_err(|error| self.apology(guest.language, &error))?;
        let refusal = match seen.public.stage {
            PublicStage::Lobby(_) if seated_in_lobby(&seen, guest) => return Ok(()),
            PublicStage::Lobby(_) => Refusal::NotSeated,
            PublicStage::Playing(_) => Refusal::Begun,
            PublicStage::Over { .. } | PublicStage::Closed { .. } => Refusal::Over,
        };
        Err(PrivateResponse::plain(self.no_cut(guest, refusal, &seen)))
    }

    /// A cut by a form that was opened on the lobby: it is redrawn for everybody.
    pub(super) async fn cut(
        &self,
        guest: &Guest,
        table: TableId,
        words: CutWords,
    ) -> Result<PublicResponse, TablesError> {
        let seen = self.tables.visit(table, guest.visit.clone(), Some(Move::Cut(words))).await?;
        Ok(match seen.happened {
            Ok(_) => PublicResponse::Update(self.words_for_all(guest).table(&seen.public)),
            Err(refusal) => {
                let sentence = self.no_cut(guest, refusal, &seen);
                PublicResponse::Refused(PrivateResponse::plain(sentence))
            }
        })
    }

    /// A cut by a form that was opened elsewhere: who cut is told, and who shows the lobby redraws it.
    pub(super) async fn cut_elsewhere(
        &self,
        guest: &Guest,
        table: TableId,
        words: CutWords,
    ) -> Result<PrivateResponse, TablesError> {
        let seen = self.tables.visit(table, guest.visit.clone(), Some(Move::Cut(words))).await?;
        Ok(PrivateResponse::plain(match seen.happened {
            Ok(_) => self.words(guest.language).private("cut-done"),
            Err(refusal) => self.no_cut(guest, refusal, &seen),
        }))
    }

    fn no_cut(&self, guest: &Guest, refusal: Refusal, seen: &Seen) -> PrivateMessage {
        let words = self.words(guest.language);
        match refusal {
            Refusal::Begun => words.private("refusal-cut-begun"),
            other => words.refusal(other, &seen.public, guest.user()),
        }
    }
}
