//! *I'm in for the next* gives a spectator a seat in the lobby of the rematch when it opens, and *Sit in* the seat of a
//! computer player from the next round on. *Look through …* shows what a player sees who allows it.

use crate::features::answering::{Answering, On};
use crate::features::press::SpectatorPress;
use crate::features::{Context, Delivery, PrivateResponse, Reply, Showing, Shows};
use crate::rules::Seat;
use crate::table::{Move, Player, PublicStage, Refusal, Sitter, TableId};
use crate::tables::TablesError;

/// A press on the private message of a spectator.
pub(in crate::features) fn press(table: TableId, press: SpectatorPress, on: On) -> Answering {
    let delivery = match press {
        SpectatorPress::Look(_) | SpectatorPress::LookAway => Delivery::redraw_own(table),
        SpectatorPress::Next
        | SpectatorPress::NotNext
        | SpectatorPress::SitIn(_)
        | SpectatorPress::StayOut => Delivery::REDRAW,
    };
    let answering = delivery.by(async move |context: Context| match press {
        SpectatorPress::Next => context.next(table, true).await,
        SpectatorPress::NotNext => context.next(table, false).await,
        SpectatorPress::SitIn(seat) => context.sit_in(table, Move::SitIn(seat)).await,
        SpectatorPress::StayOut => context.sit_in(table, Move::StayOut).await,
        SpectatorPress::Look(seat) => context.look_through(table, Some(seat)).await,
        SpectatorPress::LookAway => context.look_through(table, None).await,
    });
    answering.only_if(on.is_private())
}

impl Context {
    async fn look_through(&self, table: TableId, seat: Option<Seat>) -> Result<Reply, TablesError> {
        let there = self.location_of(table).await?;
        let seen = self.visit_at(there, table, None).await?;
        Ok(match self.tables().look_through(table, self.user(), seat).await? {
            Ok(eyes) => {
                let message = self.words().spectating(&seen.public, &eyes, self.user());
                let (what, language) = (Showing::Eyes, self.guest.language);
                PrivateResponse::showing(message, Shows { table, what, language }).into()
            }
            Err(refusal) => self.refusal(refusal, &seen).apart(),
        })
    }

    async fn sit_in(&self, table: TableId, next: Move) -> Result<Reply, TablesError> {
        let there = self.location_of(table).await?;
        let seen = self.visit_at(there, table, Some(next)).await?;
        Ok(match seen.happened {
            Ok(_) => self.words().sits_in(&seen.public, self.user()).into(),
            // The other buttons of the message stay.
            Err(refusal) => self.refusal(refusal, &seen).apart(),
        })
    }

    async fn next(&self, table: TableId, is_in: bool) -> Result<Reply, TablesError> {
        let there = self.location_of(table).await?;
        let seen = self.visit_at(there, table, None).await?;
        let refusal = match &seen.public.stage {
            PublicStage::Lobby(_) => Some(Refusal::NotBegun),
            PublicStage::Closed { .. } => Some(Refusal::Over),
            PublicStage::Playing(_) | PublicStage::Over { .. } => None,
        };
        let plays = |player: &Player| player.belongs_to(self.user());
        if seen.public.players().iter().any(plays) {
            return Ok(self.sentence("next-plays-already").into());
        }
        if let Some(refusal) = refusal {
            return Ok(self.refusal(refusal, &seen));
        }
        let store = self.store();
        if let Some(lobby) = store.rematch_of(table).await?.filter(|_| is_in) {
            return self.join(lobby).await;
        }
        if is_in {
            let (player, press) = (self.guest.visit.person.clone(), self.guest.visit.press);
            let sitter = Sitter { player: Player::Person(player), press };
            store.add_next_player(table, sitter).await
        } else {
            store.remove_next_player(table, self.user()).await
        }
        .map_err(TablesError::Write)?;
        if seen.public.is_over() {
            self.tables().result_changed(table);
        }
        let next = store.next_players(table).await?;
        Ok(self.words().next_players(&seen.public, &next, self.user()).into())
    }
}
