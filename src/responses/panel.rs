//! The host's panel of options: what is answered to a press on it.

use super::{Guest, PrivateResponse, Responder, Showing, Shows};
use crate::press::Page;
use crate::table::{Move, PublicStage, PublicView, Refusal, TableId};
use crate::tables::{Seen, TablesError};

impl Responder {
    /// The panel, opened by the host; anybody else learns why not.
    pub(super) async fn open_panel(
        &self,
        guest: &Guest,
        table: TableId,
        page: Page,
    ) -> Result<PrivateResponse, TablesError> {
        let seen = self.tables.visit(table, guest.visit.clone(), None).await?;
        let is_lobby = matches!(seen.public.stage, PublicStage::Lobby(_));
        if is_lobby && seen.public.host != guest.user() {
            let words = self.words(guest.language);
            let refusal = words.refusal(Refusal::NotTheHost, &seen.public, guest.user());
            return Ok(PrivateResponse::plain(refusal));
        }
        Ok(self.panel_of(guest, &seen.public, page))
    }

    /// The panel anew, after a press on it.
    pub async fn panel(
        &self,
        guest: &Guest,
        table: TableId,
        page: Page,
        next: Option<Move>,
    ) -> PrivateResponse {
        let sends_away = matches!(next, Some(Move::SendAway(_)));
        match self.tables.visit(table, guest.visit.clone(), next).await {
            Ok(seen) => self.after_pick(guest, &seen, page, sends_away),
            Err(error) => {
                let apology = self.apology(guest.language, &error);
                self.above_the_panel(guest, table, page, apology).await
            }
        }
    }

    fn after_pick(
        &self,
        guest: &Guest,
        seen: &Seen,
        page: Page,
        sends_away: bool,
    ) -> PrivateResponse {
        let words = self.words(guest.language);
        let response = self.panel_of(guest, &seen.public, page);
        // A panel that is closed says why by itself.
        if !response.message.message().content.is_empty() {
            return response;
        }
        let sentence = match seen.happened {
            Err(refusal) => words.why(refusal, &seen.public, guest.user()),
            Ok(_) if sends_away => words.say("panel-sent-away"),
            Ok(_) => return response,
        };
        PrivateResponse { message: response.message.headed(sentence), ..response }
    }

    /// An apology above the panel, so that the pick can be made again; alone where the table cannot be seen
    /// either.
    async fn above_the_panel(
        &self,
        guest: &Guest,
        table: TableId,
        page: Page,
        apology: PrivateResponse,
    ) -> PrivateResponse {
        let Ok(seen) = self.tables.visit(table, guest.visit.clone(), None).await else {
            return apology;
        };
        let panel = self.panel_of(guest, &seen.public, page);
        let sentence = apology.message.message().content.clone();
        PrivateResponse { message: panel.message.headed(sentence), ..panel }
    }

    fn panel_of(&self, guest: &Guest, view: &PublicView, page: Page) -> PrivateResponse {
        let words = self.words_on(view.location.guild, guest.language);
        let message = words.panel(view, guest.user(), page);
        let is_open = matches!(view.stage, PublicStage::Lobby(_));
        let what = Showing::Panel(page);
        let shows = Shows { table: view.id, what, language: guest.language };
        PrivateResponse { message, shows: is_open.then_some(shows) }
    }
}
