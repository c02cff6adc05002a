//! The characters of players at cards.

use super::mind::{Outlook, PREDICTIONS};
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
    pub(super) keeping: f32,
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
    pub(super) fn of_card(&self, outlook: &Outlook) -> f32 {
        outlook.value + self.exact * outlook.exact - self.spoiling * outlook.others
    }
}
