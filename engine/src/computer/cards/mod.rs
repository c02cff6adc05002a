//! Computer players of the card game.
//!
//! [`levels`] describes each level. The view of a seat becomes a compact [`round`] ([`seen`]);
//! [`facts`] about it go into the networks of a [`mind`]. An archmage looks ahead ([`search`]) in
//! possible [`worlds`] and knows the score of the game ([`standing`]). Players below master make
//! [`errors`]. The [`judge`] searches in games that are over; a hint has its chances from it. The trainer measures players in
//! whole compact games ([`game`]).

#![expect(clippy::cast_precision_loss, reason = "counts and points are small")]

pub mod errors;
pub mod facts;
pub mod game;
mod hinting;
pub mod judge;
pub mod levels;
pub mod mind;
pub mod round;
pub mod search;
pub mod seen;
pub mod standing;
pub mod tastes;
pub mod worlds;

use crate::computer::hint::Why;
use crate::computer::{Persona, Plays, Search, ViewOf};
use crate::rules::cards::{Action, Ask, Card, CardGame, SeatView, Suit};
use crate::rules::chance::Draws;

use mind::{Mind, PREDICTIONS, best_prediction};
use seen::Seen;

impl ViewOf for SeatView {
    type Game = CardGame;
}

impl Plays for CardGame {
    fn choose(who: impl Into<Persona>, view: &SeatView, luck: &mut Draws) -> Option<Action> {
        let (who, ask) = (who.into(), view.ask?);
        let seen = Seen::of(view);
        Some(match ask {
            Ask::NameTrump => {
                let suit = levels::name_trump(who, &seen, luck);
                Action::NameTrump(Suit::ALL[usize::from(suit)])
            }
            Ask::Predict { forbidden, .. } => {
                Action::Predict(levels::predict(who, &seen, forbidden, luck))
            }
            Ask::Play { playable } => {
                let card = seen::card(levels::play(who, &seen, luck));
                let first = playable.cards().next().unwrap_or(Card::Jester);
                Action::Play(if playable.has(card) { card } else { first })
            }
        })
    }

    fn answers(view: &SeatView) -> Vec<Action> {
        view.ask.as_ref().map(Ask::answers).unwrap_or_default()
    }

    const ENVY: f64 = mind::ENVY as f64;

    fn weigh(view: &SeatView, answers: &[Action], luck: &mut Draws) -> Vec<f64> {
        let seen = Seen::of(view);
        let (mind, hands) = (Mind::of(&seen.round), seen.hands(luck));
        let predictions = match view.ask {
            Some(Ask::Predict { .. }) => levels::predictions(&seen.round, seen.seat, &hands),
            Some(Ask::NameTrump | Ask::Play { .. }) | None => [0.0; PREDICTIONS],
        };
        let worth = |answer: &Action| match *answer {
            Action::NameTrump(suit) => levels::worth_of_trump(&seen, suit as u8, &hands),
            Action::Predict(tricks) => {
                predictions.get(usize::from(tricks)).copied().unwrap_or_default()
            }
            Action::Play(card) => seen.own(card).map_or(0.0, |card| mind.worth(&seen.round, card)),
        };
        answers.iter().map(|answer| in_points(worth(answer))).collect()
    }

    fn promise(view: &SeatView, luck: &mut Draws) -> Option<f64> {
        let Ask::Predict { forbidden, .. } = view.ask? else { return None };
        let seen = Seen::of(view);
        let worth = levels::predictions(&seen.round, seen.seat, &seen.hands(luck));
        let best = best_prediction(&worth, seen.round.cards, forbidden);
        Some(in_points(worth[usize::from(best)]))
    }

    fn why(view: &SeatView, best: Action, worse: &[Action], luck: &mut Draws) -> Option<Why> {
        Some(hinting::why(view, best, worse, luck))
    }

    const SEARCH: Search<Self> = Search {
        version: 2,
        measured: judge::measured,
        compared: judge::compared,
        deal: judge::deal,
    };
}

/// Converts the tens of points used by minds into points.
fn in_points(tens: f32) -> f64 {
    10.0 * f64::from(tens)
}
