//! The behaviour of each level at cards. All differences between the levels are in this file.

use super::errors::Errors;
use super::mind::{Mind, PREDICTIONS, best_prediction};
use super::round::{Card, Cards, Manner, NO_SUIT, Round, Seat, count, each};
use super::search::{self, Effort};
use super::seen::Seen;
use super::standing::prediction_to_win;
use crate::computer::Level;
use crate::rules::chance::Draws;

/// A style of play.
enum Style {
    Anything,
    /// The player uses the learned networks, and makes these errors.
    Learned(Errors),
    /// The player makes no errors and looks ahead to its next card, with this effort; `to_win` if
    /// it also predicts with regard to who wins the game.
    LooksAhead {
        effort: Effort,
        to_win: bool,
    },
}

fn style(level: Level) -> Style {
    let errs = |weakness| Style::Learned(Errors::at(weakness));
    match level {
        Level::Random => Style::Anything,
        Level::Beginner => errs(1.0),
        Level::Novice => errs(0.82),
        Level::Apprentice => errs(0.655),
        Level::Journeyman => errs(0.517),
        Level::Adept => errs(0.406),
        Level::Conjurer => errs(0.294),
        Level::Mage => errs(0.167),
        Level::Master => Style::Learned(Errors::NONE),
        Level::Grandmaster => Style::LooksAhead { effort: Effort::LITTLE, to_win: false },
        Level::Archmage => Style::LooksAhead { effort: Effort::FULL, to_win: true },
    }
}

/// The suit that a dealer names.
pub fn name_trump(level: Level, seen: &Seen, luck: &mut Draws) -> u8 {
    match style(level) {
        Style::Anything => luck.below(u32::from(NO_SUIT)) as u8,
        Style::Learned(_) | Style::LooksAhead { .. } => {
            let hands = seen.hands(luck);
            let worth = |trump: u8| worth_of_trump(seen, trump, &hands);
            let better = |best: u8, next: u8| if worth(next) > worth(best) { next } else { best };
            (0..NO_SUIT).reduce(better).unwrap_or(0)
        }
    }
}

/// The value of this suit as trump, in tens of points, to a dealer who may hold one of these hands.
pub fn worth_of_trump(seen: &Seen, trump: u8, hands: &[Cards]) -> f32 {
    // No player has predicted yet.
    let manner = Manner { at_once: true, ..seen.round.manner };
    let round = Round { manner, trump, ..seen.round };
    let worth = predictions(&round, seen.seat, hands);
    worth[usize::from(best_prediction(&worth, round.cards, None))]
}

/// The prediction of a seat, which may not be `forbidden`.
pub fn predict(level: Level, seen: &Seen, forbidden: Option<u8>, luck: &mut Draws) -> u8 {
    let round = &seen.round;
    match style(level) {
        Style::Anything => {
            let allowed = u32::from(round.cards) + 1 - u32::from(forbidden.is_some());
            let place = luck.below(allowed) as u8;
            place + u8::from(forbidden.is_some_and(|forbidden| place >= forbidden))
        }
        Style::Learned(errors) => {
            let hands = seen.hands(luck);
            let worth = predictions(round, seen.seat, &hands);
            let seems = errors.misjudged(&worth, round, &hands, luck);
            best_prediction(&seems, round.cards, forbidden)
        }
        Style::LooksAhead { to_win, .. } => {
            let worth = predictions(round, seen.seat, &seen.hands(luck));
            let learned = best_prediction(&worth, round.cards, forbidden);
            if to_win {
                prediction_to_win(round, seen.seat, &worth, learned, forbidden)
            } else {
                learned
            }
        }
    }
}

/// The mean value of each prediction over these hands, in tens of points.
pub fn predictions(round: &Round, seat: Seat, hands: &[Cards]) -> [f32; PREDICTIONS] {
    let mut sums = [0.0; PREDICTIONS];
    for hand in hands {
        let worth = Mind::of(round).predictions(round, seat, *hand);
        sums.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth);
    }
    sums.map(|sum| sum / hands.len().max(1) as f32)
}

/// The card of the seat whose turn it is.
pub fn play(level: Level, seen: &Seen, luck: &mut Draws) -> Card {
    let round = &seen.round;
    let playable = round.playable();
    let only = playable & playable.wrapping_sub(1) == 0;
    match style(level) {
        Style::Anything => any(playable, luck),
        _ if only => playable.trailing_zeros() as Card,
        Style::Learned(errors) => errors.play(Mind::of(round), seen, luck),
        Style::LooksAhead { effort, .. } => search::play(Mind::of(round), round, effort, luck),
    }
}

fn any(cards: Cards, luck: &mut Draws) -> Card {
    let place = luck.below(count(cards) as u32) as usize;
    each(cards).nth(place).unwrap_or_default()
}
