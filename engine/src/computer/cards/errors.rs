//! The errors of players who are weaker than a master.
//!
//! They err as people do: they expect too many tricks of long suits and of high cards, forget what
//! was played, do not watch who needs tricks, keep Wizards and trumps too long, and misjudge what
//! a card is worth by a little. Nothing is ever chosen blindly.

use super::mind::{Mind, PREDICTIONS};
use super::round::{
    Card, Cards, NO_SUIT, Round, WIZARDS, count, is_jester, rank_of, suit, suit_of,
};
use super::seen::Seen;
use super::tastes::{Tastes, dear};
use crate::computer::luck::{blur, happens};
use crate::rules::chance::Draws;

/// The size of each kind of error. A master makes none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Errors {
    /// The number of tricks expected in excess for each tempting card: one that makes a suit long,
    /// or a high one that is not trump.
    hope: f32,
    /// The largest other error in the number of tricks expected of a hand.
    doubt: f32,
    /// The probability of forgetting a low card that was played long ago.
    forgets: f32,
    /// The probability of not watching, at one card, what the others need.
    overlooks: f32,
    /// The value of keeping a Wizard rather than playing it, in tens of points. Trumps have less.
    clings: f32,
    /// The largest other error in the value of a card, in tens of points.
    blur: f32,
}

/// The loss that a player expects for each trick by which a prediction is out of reach, in tens of
/// points.
const OUT_OF_REACH: f32 = 2.0;

impl Errors {
    /// The play of a master.
    pub const NONE: Self =
        Self { hope: 0.0, doubt: 0.0, forgets: 0.0, overlooks: 0.0, clings: 0.0, blur: 0.0 };

    /// The errors of a player between a master (0) and a beginner (1).
    pub fn at(weakness: f32) -> Self {
        Self {
            hope: 0.225 * weakness,
            doubt: 0.8 * weakness,
            forgets: (1.35 * weakness).min(1.0),
            overlooks: 0.68 * weakness,
            clings: 1.35 * weakness,
            blur: 2.7 * weakness,
        }
    }

    /// The values of the predictions as they seem to a player who may hold one of these hands.
    pub fn misjudged(
        &self,
        worth: &[f32; PREDICTIONS],
        round: &Round,
        hands: &[Cards],
        luck: &mut Draws,
    ) -> [f32; PREDICTIONS] {
        if *self == Self::NONE {
            return *worth;
        }
        let tempting: f32 = hands.iter().map(|hand| tempting(round, *hand)).sum();
        let hoped = self.hope * tempting / hands.len().max(1) as f32;
        let too_many = hoped + self.doubt * blur(luck);
        let most = f32::from(round.cards);
        std::array::from_fn(|tricks| {
            let at = tricks as f32 - too_many;
            let within = at.clamp(0.0, most);
            let out = if at < within { within - at } else { at - within };
            value_between(worth, within) - OUT_OF_REACH * out
        })
    }

    /// The card that seems best to a player with these tastes.
    pub fn play(&self, mind: &Mind, tastes: &Tastes, seen: &Seen, luck: &mut Draws) -> Card {
        if *self == Self::NONE && *tastes == Tastes::default() {
            return mind.play(&seen.round);
        }
        let remembered = self.remembered(seen, luck);
        let mut best = (f32::MIN, remembered.playable().trailing_zeros() as Card);
        mind.cards(&remembered, |outlook| {
            let clung = self.clings * dear(&seen.round, outlook.card);
            let value = tastes.of_card(&seen.round, &outlook) - clung + self.blur * blur(luck);
            if value > best.0 {
                best = (value, outlook.card);
            }
        });
        best.1
    }

    /// The round without what the player forgets or does not watch.
    fn remembered(&self, seen: &Seen, luck: &mut Draws) -> Round {
        let mut round = seen.round;
        let before = seen.plays.len() - round.lying;
        for (place, card) in seen.plays[..before].iter().enumerate() {
            let tricks_ago = (before - place) as f32 / round.seats as f32;
            let faded = tricks_ago / (tricks_ago + 1.0);
            if happens(self.forgets * faded * unstriking(&round, *card), luck) {
                round.played &= !(1 << card);
            }
        }
        for voids in &mut round.voids[..seen.round.seats] {
            if happens(self.forgets, luck) {
                *voids = 0;
            }
        }
        if happens(self.overlooks, luck) {
            round.manner.secret = true;
        }
        round
    }
}

/// The number of tempting cards in a hand: those that make a suit long, and the high ones outside
/// the trump suit. In unicolore a suit is never long: the player has no other.
fn tempting(round: &Round, hand: Cards) -> f32 {
    /// The ranks 11 to 13.
    const HIGH: Cards = 0x1C00;
    let fair = f32::from(round.cards) / f32::from(NO_SUIT);
    let in_suit = |of: u8| {
        let length = count(hand & suit(of)) as f32;
        let long = if round.manner.unicolore || length < fair { 0.0 } else { length - fair };
        let high = hand & HIGH << (13 * of);
        long + if of == round.trump { 0.0 } else { count(high) as f32 }
    };
    (0..NO_SUIT).map(in_suit).sum()
}

/// The value at a number of tricks between two whole ones.
fn value_between(worth: &[f32; PREDICTIONS], tricks: f32) -> f32 {
    let below = (tricks as usize).min(PREDICTIONS - 2);
    let share = tricks - below as f32;
    worth[below] * (1.0 - share) + worth[below + 1] * share
}

/// The ease with which a card is forgotten: 1 for the lowest ones.
fn unstriking(round: &Round, card: Card) -> f32 {
    if 1 << card & WIZARDS != 0 || is_jester(card) {
        0.3
    } else if suit_of(card) == round.trump {
        0.5
    } else {
        1.0 - rank_of(card) as f32 / 20.0
    }
}
