//! *I'm in for the next* gives a spectator a seat in the lobby of the rematch when it opens, and *Sit in* the seat of a
//! computer player from the next round on. *Look through …* shows what a player sees who allows it, and *Who makes it?* is
//! a guess.

use std::collections::BTreeSet;

use crate::features::answering::{Answering, On};
use crate::features::press::{Screen, SpectatorPress};
use crate::features::{Context, Delivery, PrivateResponse, Reply, Showing, Shows};
use crate::rules::Seat;
use crate::table::{Move, Player, PublicStage, PublicView, Refusal, Sitter, TableId};
use crate::tables::{Seen, TablesError};
use crate::view::PrivateMessage;

/// A press on the private message of a spectator.
pub(in crate::features) fn press(table: TableId, press: SpectatorPress, on: On) -> Answering {
    let delivery = match press {
        SpectatorPress::Look(_) | SpectatorPress::LookAway => Delivery::redraw_own(table),
        SpectatorPress::Next
        | SpectatorPress::NotNext
        | SpectatorPress::SitIn(_)
        | SpectatorPress::StayOut
        | SpectatorPress::Guess(_) => Delivery::REDRAW,
    };
    let answering = delivery.by(async move |context: Context| match press {
        SpectatorPress::Next => context.next(table, true).await,
        SpectatorPress::NotNext => context.next(table, false).await,
        SpectatorPress::SitIn(seat) => context.sit_in(table, Move::SitIn(seat)).await,
        SpectatorPress::StayOut => context.sit_in(table, Move::StayOut).await,
        SpectatorPress::Look(seat) => context.look_through(table, Some(seat)).await,
        SpectatorPress::LookAway => context.look_through(table, None).await,
        // Only a pick from the select is a guess.
        SpectatorPress::Guess(_) => Ok(context.sentence("refusal-forged").into()),
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
    Some(Delivery::REDRAW.by(guess).only_if(on.is_private()))
}

impl Context {
    async fn look_through(&self, table: TableId, seat: Option<Seat>) -> Result<Reply, TablesError> {
        let there = self.location_of(table).await?;
        let seen = self.visit_at(there, table, None).await?;
        Ok(match self.tables().look_through(table, self.user(), seat).await? {
            Ok(eyes) => {
                let message = self.words().spectating(&seen.public, &eyes, self.user());
                let is_looking = eyes.through.is_some();
                let message =
                    if is_looking { message } else { self.with_guesses(message, &seen.public) };
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
            Ok(_) => {
                let message = self.words().sits_in(&seen.public, self.user());
                self.with_guesses(message, &seen.public).into()
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
        let message = self.words().next_players(&seen.public, &next, self.user());
        Ok(self.with_guesses(message, &seen.public).into())
    }

    async fn guess(
        &self,
        table: TableId,
        guess: (u8, BTreeSet<Seat>),
    ) -> Result<Reply, TablesError> {
        let there = self.location_of(table).await?;
        let seen = self.visit_at(there, table, None).await?;
        let guessed = self.tables().guess(table, self.user(), guess).await?;
        let words = self.words();
        let message = match guessed {
            Ok(()) => words.onlooker(&seen.public, Screen::Scores),
            Err(refusal) => words.refusal(refusal, &seen.public, self.user()),
        };
        Ok(self.for_a_spectator(message, &seen).into())
    }

    /// The message of somebody who watches, with everything that they can do.
    pub(in crate::features) fn for_a_spectator(
        &self,
        message: PrivateMessage,
        seen: &Seen,
    ) -> PrivateMessage {
        let message = self.words().for_a_spectator(message, &seen.public, self.user());
        let message = self.words().with_eyes(message, &seen.public, &seen.eyes);
        self.with_guesses(message, &seen.public)
    }

    fn with_guesses(&self, message: PrivateMessage, view: &PublicView) -> PrivateMessage {
        let own = self.tables().guesses_of(view, self.user());
        self.words().with_guesses(message, view, self.user(), &own)
    }
}
