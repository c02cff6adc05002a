//! Hands of cards, regardless of who may see them.

use engine::rules::cards::{CardGame, CardSet, Hand};
use engine::rules::{Rules as _, Seat};

/// The hand of a seat, even if its owner does not see it.
pub fn hand_of(game: &CardGame, seat: Seat) -> CardSet {
    match game.seat_view(seat).hand {
        Hand::Seen(hand) => hand,
        Hand::HeldOutward(_) => {
            let seen = game.seat_view(game.seats().left_of(seat)).others;
            seen.into_iter().find(|(other, _)| *other == seat).unwrap().1
        }
    }
}
