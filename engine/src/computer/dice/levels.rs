//! The behaviour of each level at dice.

use super::archmage::{Archmage, Stakes};
use super::errors::{Errant, Errors};
use super::random;
use super::thinker::Thinker;
use super::worth::Prices;
use crate::computer::luck::happens;
use crate::computer::{Character, Level, Persona};
use crate::rules::chance::Draws;
use crate::rules::dice::{Action, Ask, SeatView};

/// The size of the errors at each name, from beginner to archmage: 0 for none.
const WEAKNESS: [f32; 10] = [0.98, 0.825, 0.7, 0.57, 0.46, 0.32, 0.215, 0.0, 0.0, 0.0];
/// The share of the predictions in which a player foretells the others like an archmage, at each
/// name.
const IN_PREDICTING: [f32; 10] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.33, 1.0];
/// The share of the other decisions in which a player considers the others like an archmage, at each
/// name.
const IN_ROLLING: [f32; 10] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0];

/// The action of such a player.
pub(super) fn action(who: Persona, ask: Ask, view: &SeatView, luck: &mut Draws) -> Action {
    let weakness = who.level.along(&WEAKNESS);
    let predicts = matches!(ask, Ask::Predict { .. });
    let foresight = if predicts { &IN_PREDICTING } else { &IN_ROLLING };
    if who.level == Level::RANDOM {
        random::any(ask, luck)
    } else if happens(who.level.along(foresight), luck) {
        let stakes = stakes_of(who.character);
        Archmage { view, stakes: &stakes }.action(ask, luck)
    } else if weakness > 0.0 {
        let errors = Errors::at(weakness.into());
        let prices = with_tastes(&errors.prices(&TUNED), who.character);
        Errant { thinker: Thinker { view, prices: &prices }, errors }.action(ask, luck)
    } else {
        let prices = with_tastes(&TUNED, who.character);
        Thinker { view, prices: &prices }.action(ask, luck)
    }
}

/// These prices for a player of this character.
fn with_tastes(prices: &Prices, character: Option<Character>) -> Prices {
    match character {
        None => *prices,
        Some(Character::Bold) => prices.with_liking_for_numbers(0.3),
        Some(Character::Careful) => prices.with_liking_for_numbers(-0.3),
        Some(Character::Spoiler) => {
            Prices { rivals: prices.rivals + 0.5, seer: prices.seer + 0.8, ..*prices }
        }
        Some(Character::Collector) => Prices { x: prices.x + 0.6, ..*prices },
    }
}

/// The stakes of an archmage of this character.
fn stakes_of(character: Option<Character>) -> Stakes {
    let stakes = Stakes { prices: with_tastes(&AMONG_RIVALS.prices, character), ..AMONG_RIVALS };
    match character {
        Some(Character::Spoiler) => Stakes { in_predicting: 0.8, in_rolling: 0.7, ..stakes },
        Some(Character::Bold | Character::Careful | Character::Collector) | None => stakes,
    }
}

/// The prices that count only the points on the table and a little for each X.
pub(super) const PLAIN: Prices = Prices {
    x: 0.5,
    race: 0.0,
    finish: 0.0,
    jester_x: -0.2,
    free: [0.0; 5],
    seer: 0.0,
    rivals: 0.0,
};

/// The prices that count only the points on the table.
pub(super) const POINTS: Prices = Prices { x: 0.0, jester_x: 0.0, ..PLAIN };

/// Prices found by play against fixed opponents: `trainer prices`.
pub(super) const TUNED: Prices = Prices {
    x: 0.9,
    race: 1.1,
    finish: 4.0,
    jester_x: -0.3,
    free: [0.2, 0.8, 1.0, 2.0, 2.1],
    seer: 4.4,
    rivals: 0.05,
};

/// Stakes found by play against masters, adepts and apprentices: `trainer stakes`.
pub(super) const AMONG_RIVALS: Stakes = Stakes {
    prices: Prices { finish: 5.0, free: [0.0, 1.0, 1.0, 1.9, 2.0], seer: 3.0, ..TUNED },
    seer_at_the_end: 2.5,
    leaders_seer: 0.7,
    in_predicting: 0.5,
    in_rolling: 0.4,
};
