//! The behaviour of each level at cards. All differences between the levels are in this file.

use super::habits;
use super::mind::{Mind, PREDICTIONS, best_prediction};
use super::round::{
    Card, Cards, JESTERS, Manner, NO_SUIT, Round, Seat, WIZARDS, count, each, suit,
};
use super::search;
use super::seen::Seen;
use super::standing::prediction_to_win;
use crate::computer::Level;
use crate::rules::chance::Draws;

/// A style of play.
enum Style {
    Anything,
    /// Rules of thumb. One prediction in `off` is a trick off, and one card in `overlooked` is
    /// chosen at random; 0 means none.
    Thumb {
        off: u32,
        overlooked: u32,
    },
    /// The player uses the learned networks.
    Learned(Learned),
}

/// The accuracy of memory and judgement.
struct Learned {
    /// Only Wizards, Jesters, trumps and cards of the highest ranks are remembered once they have
    /// been played.
    forgets: bool,
    /// The largest errors in the values of cards and of predictions, in tens of points.
    blur: [f32; 2],
    /// True if the player looks ahead: to its next card, and to who wins the game.
    looks_ahead: bool,
}

const fn style(level: Level) -> Style {
    match level {
        Level::Random => Style::Anything,
        Level::Beginner => Style::Thumb { off: 3, overlooked: 6 },
        Level::Apprentice => Style::Thumb { off: 0, overlooked: 0 },
        Level::Adept => {
            Style::Learned(Learned { forgets: true, blur: [1.5, 1.0], looks_ahead: false })
        }
        Level::Master => {
            Style::Learned(Learned { forgets: false, blur: [0.0, 0.0], looks_ahead: false })
        }
        Level::Archmage => {
            Style::Learned(Learned { forgets: false, blur: [0.0, 0.0], looks_ahead: true })
        }
    }
}

/// The suit that a dealer names.
pub fn name_trump(level: Level, seen: &Seen, luck: &mut Draws) -> u8 {
    match style(level) {
        Style::Anything => luck.below(u32::from(NO_SUIT)) as u8,
        Style::Thumb { .. } => seen.hands(luck).first().map_or(0, |hand| habits::name_trump(*hand)),
        Style::Learned(_) => {
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
        Style::Thumb { off, .. } => {
            let slip = if one_in(off, luck) { 2000 * luck.below(2) as i32 - 1000 } else { 0 };
            let hands = seen.hands(luck);
            let all: i32 = hands.iter().map(|hand| habits::promised(round, *hand)).sum();
            habits::said(all / hands.len().max(1) as i32 + slip, round.cards, forbidden)
        }
        Style::Learned(Learned { blur: [_, blur], looks_ahead, .. }) => {
            let mut worth = predictions(round, seen.seat, &seen.hands(luck));
            if blur > 0.0 {
                for worth in &mut worth {
                    *worth += blur * blurred(luck);
                }
            }
            let learned = best_prediction(&worth, round.cards, forbidden);
            if looks_ahead {
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
pub fn play(level: Level, round: &Round, luck: &mut Draws) -> Card {
    let playable = round.playable();
    let only = playable & playable.wrapping_sub(1) == 0;
    match style(level) {
        Style::Anything => any(playable, luck),
        _ if only => playable.trailing_zeros() as Card,
        Style::Thumb { overlooked, .. } if one_in(overlooked, luck) => any(playable, luck),
        Style::Thumb { .. } => habits::play(round),
        Style::Learned(Learned { looks_ahead: true, .. }) => {
            search::play(Mind::of(round), round, luck)
        }
        Style::Learned(Learned { forgets, blur: [blur, _], .. }) => {
            let remembered = if forgets { forgetting(round) } else { *round };
            if blur == 0.0 {
                return Mind::of(round).play(&remembered);
            }
            let mut best = (f32::MIN, playable.trailing_zeros() as Card);
            Mind::of(round).cards(&remembered, |outlook| {
                let value = outlook.value + blur * blurred(luck);
                if value > best.0 {
                    best = (value, outlook.card);
                }
            });
            best.1
        }
    }
}

/// The round without the cards that are hard to remember.
fn forgetting(round: &Round) -> Round {
    /// The ranks 10 to 13.
    const HIGH: Cards = 0x1E00;
    let high = HIGH | HIGH << 13 | HIGH << 26 | HIGH << 39;
    let trumps = if round.trump < NO_SUIT { suit(round.trump) } else { 0 };
    Round { played: round.played & (WIZARDS | JESTERS | high | trumps), ..*round }
}

fn any(cards: Cards, luck: &mut Draws) -> Card {
    let place = luck.below(count(cards) as u32) as usize;
    each(cards).nth(place).unwrap_or_default()
}

fn one_in(number: u32, luck: &mut Draws) -> bool {
    number > 0 && luck.below(number) == 0
}

/// A random number from -1 to 1, most often near 0.
fn blurred(luck: &mut Draws) -> f32 {
    let mut share = || luck.below(1 << 16) as f32 / 65536.0;
    share() + share() - 1.0
}
