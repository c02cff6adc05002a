//! Computer players of the card game.
//!
//! [`levels`] says what each level does. What a seat sees becomes a [`round`] in a few words of memory
//! ([`seen`]); [`facts`] of it go into the networks of a [`mind`]; an archmage looks ahead ([`search`]) in
//! [`worlds`] that might be. Who plays by rules of thumb has [`habits`].

#![expect(clippy::cast_precision_loss, reason = "counts and points are small")]

pub mod facts;
pub mod habits;
pub mod levels;
pub mod mind;
pub mod round;
pub mod search;
pub mod seen;
pub mod worlds;

use crate::computer::{Level, Plays, ViewOf};
use crate::rules::cards::{Action, Ask, Card, CardGame, SeatView, Suit};
use crate::rules::chance::Draws;

use seen::Seen;

impl ViewOf for SeatView {
    type Game = CardGame;
}

impl Plays for CardGame {
    fn choose(level: Level, view: &SeatView, luck: &mut Draws) -> Option<Action> {
        let ask = view.ask?;
        let seen = Seen::of(view);
        Some(match ask {
            Ask::NameTrump => {
                let suit = levels::name_trump(level, &seen, luck);
                Action::NameTrump(Suit::ALL[usize::from(suit)])
            }
            Ask::Predict { forbidden, .. } => {
                Action::Predict(levels::predict(level, &seen, forbidden, luck))
            }
            Ask::Play { playable } => {
                let card = seen::card(levels::play(level, &seen.round, luck));
                let first = playable.cards().next().unwrap_or(Card::Jester);
                Action::Play(if playable.has(card) { card } else { first })
            }
        })
    }
}
