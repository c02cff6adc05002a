//! The characters of players at cards.

use super::mind::{Outlook, PREDICTIONS};
use super::round::{Card, Round, is_wizard, rank_of, suit_of};
use crate::computer::Character;

/// The values of things in addition to what they are worth, in tens of points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tastes {
    /// The value of each trick predicted.
    trick: f32,
    /// The value of an exact prediction.
    exact: f32,
    /// The value of ten points that the others do not get on average.
    spoiling: f32,
    /// The value of keeping a Wizard rather than playing it.
    keeping: f32,
}

/// The mean loss by a missed prediction.
const MISS: f32 = 1.3;

impl Tastes {
    pub fn of(character: Option<Character>) -> Self {
        let none = Self::default();
        match character {
            None => none,
            Some(Character::Bold) => Self { trick: 0.22, keeping: -0.1, ..none },
            Some(Character::Careful) => Self { trick: -0.25, keeping: 0.1, ..none },
            Some(Character::Spoiler) => Self { spoiling: 0.5, ..none },
            Some(Character::Collector) => Self { exact: 1.5, ..none },
        }
    }

    /// The values of predictions to a player with these tastes.
    pub(super) fn of_predictions(&self, worth: &[f32; PREDICTIONS]) -> [f32; PREDICTIONS] {
        std::array::from_fn(|tricks| {
            let said = tricks as f32;
            let likely = (worth[tricks] + MISS) / (2.0 + said + MISS);
            worth[tricks] + self.trick * said + self.exact * likely
        })
    }

    /// The value of a card to a player with these tastes.
    pub(super) fn of_card(&self, round: &Round, outlook: &Outlook) -> f32 {
        let Outlook { card, value, exact, others, .. } = *outlook;
        self.of_result(value, exact, others) - self.reluctance(round, card)
    }

    /// The value of a result to a player with these tastes, given its value to others, the
    /// probability of an exact prediction, and the mean points of the other players in tens.
    pub(super) fn of_result(&self, value: f32, exact: f32, others: f32) -> f32 {
        value + self.exact * exact - self.spoiling * others
    }

    /// The cost of parting with this card.
    pub(super) fn reluctance(&self, round: &Round, card: Card) -> f32 {
        self.keeping * dear(round, card)
    }
}

/// The reluctance with which a player parts with a card: 1 for a Wizard.
pub(super) fn dear(round: &Round, card: Card) -> f32 {
    if is_wizard(card) {
        1.0
    } else if suit_of(card) == round.trump {
        0.2 + rank_of(card) as f32 / 20.0
    } else {
        0.0
    }
}
