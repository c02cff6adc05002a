//! The host's panel of options in the lobby.

use crate::features::answering::{Answering, On};
use crate::features::press::{Page, PanelPress};
use crate::features::{Context, Delivery, Pressed, PrivateResponse, Showing, Shows};
use crate::table::{Move, PublicStage, PublicView, Refusal, TableId};
use crate::tables::{Seen, TablesError};

/// A press on the lobby opens the panel; a press on the panel turns its pages.
pub(in crate::features) fn press(table: TableId, press: PanelPress, on: On) -> Answering {
    match press {
        PanelPress::Show(page) if on.is_private() => redraw(table, page, None),
        PanelPress::Show(page) => {
            let below = Delivery::follow_up(Pressed::Table(table));
            let answering =
                below.by(async move |context: Context| context.open_panel(table, page).await);
            answering.only_if(on.shows_the_same())
        }
        // A select sends this, never a button.
        PanelPress::Pick(_) => Answering::forged(),
    }
}

/// A pick on the panel.
pub(in crate::features) fn pick(
    table: TableId,
    press: PanelPress,
    on: On,
    value: &str,
) -> Option<Answering> {
    let PanelPress::Pick(subject) = press else { return None };
    let next = subject.pick(value).ok().filter(|_| on.is_private())?;
    Some(redraw(table, subject.page(), Some(next)))
}

fn redraw(table: TableId, page: Page, next: Option<Move>) -> Answering {
    Delivery::redraw_own(table)
        .by(async move |context: Context| context.panel(table, page, next).await)
}

impl Context {
    /// The panel for the host; a refusal for everyone else.
    async fn open_panel(&self, table: TableId, page: Page) -> Result<PrivateResponse, TablesError> {
        let seen = self.visit(table, None).await?;
        let is_lobby = matches!(seen.public.stage, PublicStage::Lobby(_));
        if is_lobby && seen.public.host != self.user() {
            let refusal = self.words().refusal(Refusal::NotTheHost, &seen.public, self.user());
            return Ok(PrivateResponse::plain(refusal));
        }
        Ok(self.panel_of(&seen.public, page))
    }

    /// The panel after a press on it.
    async fn panel(&self, table: TableId, page: Page, next: Option<Move>) -> PrivateResponse {
        let sends_away = matches!(next, Some(Move::SendAway(_)));
        match self.visit(table, next).await {
            Ok(seen) => self.after_pick(&seen, page, sends_away),
            Err(error) => self.apology_above_panel(table, page, self.apology(&error)).await,
        }
    }

    fn after_pick(&self, seen: &Seen, page: Page, sends_away: bool) -> PrivateResponse {
        let words = self.words();
        let response = self.panel_of(&seen.public, page);
        // A panel that is closed says why by itself.
        if !response.message.message().content.is_empty() {
            return response;
        }
        match seen.happened {
            Err(refusal) => response.with_notice(words.why(refusal, &seen.public, self.user())),
            Ok(_) if sends_away => response.with_notice(words.say("panel-sent-away")),
            Ok(_) => response,
        }
    }

    /// An apology above the panel, so that the host can pick again; the apology alone if the table cannot be read
    /// either.
    async fn apology_above_panel(
        &self,
        table: TableId,
        page: Page,
        apology: PrivateResponse,
    ) -> PrivateResponse {
        let Ok(seen) = self.visit(table, None).await else { return apology };
        let sentence = apology.message.message().content.clone();
        self.panel_of(&seen.public, page).with_notice(sentence)
    }

    fn panel_of(&self, view: &PublicView, page: Page) -> PrivateResponse {
        let message = self.words().panel(view, self.user(), page);
        let is_open = matches!(view.stage, PublicStage::Lobby(_));
        let (what, language) = (Showing::Panel(page), self.guest.language);
        let shows = Shows { table: view.id, what, language };
        if is_open {
            PrivateResponse::showing(message, shows)
        } else {
            PrivateResponse::plain(message)
        }
    }
}
