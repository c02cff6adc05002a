//! Players' own messages: redrawn as their table changes, and opened by themselves.

use tokio::time::Instant;
use tracing::debug;

use super::Boards;
use crate::discord::messages::Body;
use crate::discord::surfaces::{At, OwnMessage, Surface};
use crate::press::{Draft, Screen};
use crate::responses::{Shown, Shows};
use crate::table::{Player, TableId, UserId};
use crate::tables::TablesError;

impl Boards {
    /// Redraws the own messages that show something else than they would now, and opens those of players
    /// who have none and can be reached. Those of a table that is over are drawn a last time.
    pub(super) async fn show_own(&self, table: TableId) -> Result<(), TablesError> {
        let asked = Instant::now();
        let responder = &self.inner.responder;
        let open = self.inner.own.at(table);
        let wanted: Vec<(UserId, Shows)> =
            open.iter().map(|(user, own)| (*user, own.shows.clone())).collect();
        let (shown, now) = responder.shown(table, &wanted).await?;
        for ((user, own), now) in open.iter().zip(now) {
            let Some(now) = now else {
                self.inner.own.lost(table, *user, &own.token);
                continue;
            };
            if !own.differs(&now) {
                continue;
            }
            let sent = Instant::now();
            let body = Body::from(&now);
            match self.inner.rest.edit_by_token(&own.token, own.at.target, &body).await {
                Ok(_) if self.inner.own.drawn(table, *user, &own.token, now, sent) => {}
                Ok(_) => self.changed(table),
                Err(error) => {
                    debug!(%table, "an own message is not redrawn: {error}");
                    self.inner.own.lost(table, *user, &own.token);
                }
            }
        }
        if shown.view.is_over() {
            self.inner.own.close(table);
            responder.tables().forget_if_over(table).await;
            return Ok(());
        }
        self.open_own(table, &shown, &open, asked).await
    }

    /// One that a player has opened since it was asked who has none stays: this one is closed.
    async fn open_own(
        &self,
        table: TableId,
        shown: &Shown,
        open: &[(UserId, OwnMessage)],
        asked: Instant,
    ) -> Result<(), TablesError> {
        let Some(board) = shown.view.board() else { return Ok(()) };
        let people = board.players.iter().filter_map(Player::person).map(|person| person.id);
        let without = people.filter(|user| open.iter().all(|(has, _)| has != user));
        let channel = shown.view.location.channel;
        for user in without {
            let Some((token, language)) = self.inner.own.way_to(channel, user) else { continue };
            let (screen, draft) = (Screen::Hand, Draft::default());
            let hand = Shows { table, screen, draft, language };
            let (_, now) = self.inner.responder.shown(table, &[(user, hand.clone())]).await?;
            let Some(Some(message)) = now.into_iter().next() else { continue };
            match self.inner.rest.follow_up(&token, &Body::from(&message)).await {
                Ok(id) => {
                    let mut surface = Surface::default();
                    surface.drawn(message, asked);
                    let at = At::follow_up(id);
                    let own = OwnMessage { token, at, shows: hand, sent: asked, surface };
                    self.opened(user, own).await;
                }
                Err(error) => debug!(%table, "an own message is not opened: {error}"),
            }
        }
        Ok(())
    }
}
