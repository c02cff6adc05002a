//! The host's panel of options in the lobby.

use crate::features::answering::{Answering, On};
use crate::features::press::{AS_HOST, Page, PanelPress, Subject};
use crate::features::{Context, Delivery, Pressed, PrivateResponse, Showing, Shows};
use crate::table::{Chosen, Move, PublicStage, PublicView, Refusal, TableId};
use crate::tables::{Seen, TablesError};

/// The meaning of a picked value.
enum Picked {
    Move(Move),
    /// Computer players who join later are to be as strong as the host.
    AsHost,
}

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
    let picked = if subject == Subject::Level && value == AS_HOST {
        Picked::AsHost
    } else {
        Picked::Move(subject.pick(value).ok()?)
    };
    on.is_private().then(|| redraw(table, subject.page(), Some(picked)))
}

fn redraw(table: TableId, page: Page, picked: Option<Picked>) -> Answering {
    Delivery::redraw_own(table)
        .by(async move |context: Context| context.panel(table, page, picked).await)
}

impl Context {
    /// The panel for the host; a refusal for everyone else.
    async fn open_panel(&self, table: TableId, page: Page) -> Result<PrivateResponse, TablesError> {
        let seen = self.visit(table, None).await?;
        let is_lobby = matches!(seen.public.stage, PublicStage::Lobby(_));
        if is_lobby && seen.public.host != self.user() {
            let refusal = self.refusal_message(Refusal::NotTheHost, &seen);
            return Ok(PrivateResponse::plain(refusal));
        }
        Ok(self.panel_of(&seen.public, page).await)
    }

    /// The panel after a press on it.
    async fn panel(&self, table: TableId, page: Page, picked: Option<Picked>) -> PrivateResponse {
        let sends_away = matches!(picked, Some(Picked::Move(Move::SendAway(_))));
        match self.after_picking(table, picked).await {
            Ok(seen) => self.after_pick(&seen, page, sends_away).await,
            Err(error) => self.apology_above_panel(table, page, self.apology(&error)).await,
        }
    }

    /// The table after the pick.
    async fn after_picking(
        &self,
        table: TableId,
        picked: Option<Picked>,
    ) -> Result<Seen, TablesError> {
        let next = match picked {
            Some(Picked::Move(next)) => Some(next),
            Some(Picked::AsHost) => {
                let game = self.tables().look(table, |table| table.options.kind()).await?;
                let level = self.store().strength(self.guild(), self.user(), game).await?;
                Some(Move::Choose(Chosen::AsHost(level)))
            }
            None => None,
        };
        self.visit(table, next).await
    }

    async fn after_pick(&self, seen: &Seen, page: Page, sends_away: bool) -> PrivateResponse {
        let words = self.words();
        let response = self.panel_of(&seen.public, page).await;
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
        self.panel_of(&seen.public, page).await.with_notice(sentence)
    }

    async fn panel_of(&self, view: &PublicView, page: Page) -> PrivateResponse {
        // The panel is of use without a mark, too.
        let of_the_week = self.responder.preset_of_the_week(self.guild()).await.unwrap_or_default();
        let words = self.words().with_preset_of_the_week(of_the_week);
        let message = words.panel(view, self.user(), page);
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
