//! The behaviour of each level at cards. All differences between the levels are in this file.

use super::errors::Errors;
use super::mind::{Mind, PREDICTIONS, best_prediction};
use super::round::{Card, Cards, Manner, NO_SUIT, Round, Seat, count, each};
use super::search;
use super::seen::Seen;
use super::standing::prediction_to_win;
use super::tastes::Tastes;
use crate::computer::luck::happens;
use crate::computer::{Level, Persona};
use crate::rules::chance::Draws;

/// The size of the errors at each name, from beginner to archmage: 0 for none.
const WEAKNESS: [f32; 10] = [1.0, 0.82, 0.655, 0.517, 0.406, 0.294, 0.167, 0.0, 0.0, 0.0];
/// The share of the decisions that a player takes like an archmage, at each name.
const FORESIGHT: [f32; 10] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0];

/// A style of play.
enum Style {
    Anything,
    /// The player uses the learned networks.
    Learned(Errors, Tastes),
    /// The player makes no errors, looks ahead to its next card, and predicts with regard to who
    /// wins the game.
    LooksAhead(Tastes),
}

/// The style of this decision.
fn style(who: Persona, luck: &mut Draws) -> Style {
    let tastes = Tastes::of(who.character);
    if who.level == Level::RANDOM {
        Style::Anything
    } else if happens(who.level.along(&FORESIGHT), luck) {
        Style::LooksAhead(tastes)
    } else {
        Style::Learned(Errors::at(who.level.along(&WEAKNESS)), tastes)
    }
}

/// The suit that a dealer names.
pub fn name_trump(who: Persona, seen: &Seen, luck: &mut Draws) -> u8 {
    if who.level == Level::RANDOM {
        return luck.below(u32::from(NO_SUIT)) as u8;
    }
    let hands = seen.hands(luck);
    let worth = |trump: u8| worth_of_trump(seen, trump, &hands);
    let better = |best: u8, next: u8| if worth(next) > worth(best) { next } else { best };
    (0..NO_SUIT).reduce(better).unwrap_or(0)
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
pub fn predict(who: Persona, seen: &Seen, forbidden: Option<u8>, luck: &mut Draws) -> u8 {
    let round = &seen.round;
    match style(who, luck) {
        Style::Anything => any_prediction(round.cards, forbidden, luck),
        Style::Learned(errors, tastes) => {
            let hands = seen.hands(luck);
            let worth = tastes.of_predictions(&predictions(round, seen.seat, &hands));
            let seems = errors.misjudged(&worth, round, &hands, luck);
            best_prediction(&seems, round.cards, forbidden)
        }
        Style::LooksAhead(tastes) => {
            let worth = predictions(round, seen.seat, &seen.hands(luck));
            let liked = tastes.of_predictions(&worth);
            let learned = best_prediction(&liked, round.cards, forbidden);
            prediction_to_win(round, seen.seat, &worth, learned, forbidden)
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
pub fn play(who: Persona, seen: &Seen, luck: &mut Draws) -> Card {
    let round = &seen.round;
    let playable = round.playable();
    if who.level != Level::RANDOM && playable & playable.wrapping_sub(1) == 0 {
        return playable.trailing_zeros() as Card;
    }
    match style(who, luck) {
        Style::Anything => any(playable, luck),
        Style::Learned(errors, tastes) => errors.play(Mind::of(round), &tastes, seen, luck),
        Style::LooksAhead(tastes) => search::play(Mind::of(round), round, &tastes, luck),
    }
}

fn any_prediction(cards: u8, forbidden: Option<u8>, luck: &mut Draws) -> u8 {
    let allowed = u32::from(cards) + 1 - u32::from(forbidden.is_some());
    let place = luck.below(allowed) as u8;
    place + u8::from(forbidden.is_some_and(|forbidden| place >= forbidden))
}

fn any(cards: Cards, luck: &mut Draws) -> Card {
    let place = luck.below(count(cards) as u32) as usize;
    each(cards).nth(place).unwrap_or_default()
}
