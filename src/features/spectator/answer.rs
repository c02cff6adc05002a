//! *I'm in for the next* gives a spectator a seat in the lobby of the rematch when it opens, and *Sit in* the seat of a
//! computer player from the next round on. *Look through …* shows what a player lets spectators see. *Who makes it?* asks
//! for a guess.

use std::collections::BTreeSet;

use crate::features::answering::{Answering, On};
use crate::features::press::SpectatorPress;
use crate::features::{Context, Delivery, PrivateResponse, Reply, Showing, Shows, Watching};
use crate::rules::Seat;
use crate::table::{Move, Player, PublicStage, Refusal, Sitter, TableId};
use crate::tables::{Seen, TablesError};
use crate::view::PrivateMessage;

/// A press on the private message of a spectator.
pub(in crate::features) fn press(table: TableId, press: SpectatorPress, on: On) -> Answering {
    let answering = Delivery::redraw_own(table).by(async move |context: Context| match press {
        SpectatorPress::Next => context.next(table, true).await,
        SpectatorPress::NotNext => context.next(table, false).await,
        SpectatorPress::SitIn(seat) => context.sit_in(table, Move::SitIn(seat)).await,
        SpectatorPress::StayOut => context.sit_in(table, Move::StayOut).await,
        SpectatorPress::Look(seat) => context.look_through(table, Some(seat)).await,
        SpectatorPress::LookAway => context.look_through(table, None).await,
        // Only a pick from the select is a guess.
        SpectatorPress::Guess(_) => Ok(context.told("refusal-forged")),
    });
    answering.only_if(on.is_private())
}

/// A guess on the private message of a spectator.
pub(in crate::features) fn pick(
    table: TableId,
    press: SpectatorPress,
    on: On,
    values: &[String],
) -> Option<Answering> {
    let SpectatorPress::Guess(round) = press else { return None };
    let hits = SpectatorPress::read_guess(values).ok()?;
    let guess = async move |context: Context| context.guess(table, (round, hits)).await;
    Some(Delivery::redraw_own(table).by(guess).only_if(on.is_private()))
}

impl Context {
    async fn look_through(&self, table: TableId, seat: Option<Seat>) -> Result<Reply, TablesError> {
        let there = self.location_of(table).await?;
        let seen = self.visit_at(there, table, None).await?;
        Ok(match self.tables().look_through(table, self.user(), seat).await? {
            Ok(eyes) => self.watching(&Seen { eyes, ..seen }).await?.into(),
            Err(refusal) => self.refusal(refusal, &seen).apart(),
        })
    }

    async fn sit_in(&self, table: TableId, next: Move) -> Result<Reply, TablesError> {
        let there = self.location_of(table).await?;
        let stays_out = next == Move::StayOut;
        let seen = self.visit_at(there, table, Some(next)).await?;
        Ok(match seen.happened {
            Ok(_) => {
                let now = self.watching(&seen).await?;
                if stays_out { now.with_notice(self.words().say("newcomer-out")) } else { now }
                    .into()
            }
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
        if seen.public.has_seat_of(self.user()) {
            return Ok(self.told("next-plays-already"));
        }
        if let Some(refusal) = refusal {
            return Ok(self.refusal(refusal, &seen).apart());
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
        let now = self.watching(&seen).await?;
        Ok(if is_in { now } else { now.with_notice(self.words().say("next-out")) }.into())
    }

    async fn guess(
        &self,
        table: TableId,
        guess: (u8, BTreeSet<Seat>),
    ) -> Result<Reply, TablesError> {
        let there = self.location_of(table).await?;
        let seen = self.visit_at(there, table, None).await?;
        Ok(match self.tables().guess(table, self.user(), guess).await? {
            Ok(()) => self.watching(&seen).await?.into(),
            Err(refusal) => self.refusal(refusal, &seen).apart(),
        })
    }

    /// The message of somebody who watches. It follows the game.
    pub(in crate::features) async fn watching(
        &self,
        seen: &Seen,
    ) -> Result<PrivateResponse, TablesError> {
        let own = self.watched(seen).await?;
        let message = self.words().watching(&seen.public, &own, self.user());
        let (table, language) = (seen.public.id, self.guest.language);
        let shows = Shows { table, what: Showing::Watching, language };
        Ok(PrivateResponse::showing(message, shows))
    }

    /// This message, with all that somebody who watches can do.
    pub(in crate::features) async fn for_a_spectator(
        &self,
        message: PrivateMessage,
        seen: &Seen,
    ) -> Result<PrivateMessage, TablesError> {
        let own = self.watched(seen).await?;
        Ok(self.words().for_a_spectator(message, &seen.public, &own, self.user()))
    }

    async fn watched(&self, seen: &Seen) -> Result<Watching, TablesError> {
        let guesses = self.tables().guesses_of(&seen.public, self.user());
        let next = self.store().next_players(seen.public.id).await?;
        Ok(Watching { eyes: seen.eyes.clone(), guesses, next })
    }
}
