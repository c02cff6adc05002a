//! The ten Magic Cards, and what each one changes in the round for which it is drawn.
//!
//! [`Effect`] asks the questions, [`MagicCard::effect`] answers them for each card. An effect
//! describes everything that a card does; no other file refers to a card by name.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::rules::variants::all;

#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumCount,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum MagicCard {
    /// A Wizard counts as all four colors; predictions score double.
    EveryColor,
    /// Jesters may not be rolled again; predictions score double.
    StuckJesters,
    /// Roll 1 comes before the predictions; roll 2 is mandatory, with at least three dice.
    RollFirst,
    /// The Seer turns two dice instead of roll 1; roll 2 is made with the five others.
    TurnTwo,
    /// One more die of each color counts than is on the table.
    ExtraDie,
    /// A Jester also counts as the color of each player's own prediction.
    OwnColorJesters,
    /// Every player may strike a box with minus points in the color of their prediction.
    CrossOut,
    /// The Seer may roll as often as the number they predicted; Wizards count for nothing.
    SeersNumber,
    /// A Jester Score in the column of the player's own prediction puts an X in both boxes.
    SameColumn,
    /// The other players predict at once and unseen after the Seer's prediction.
    Secret,
}

/// The special rules of a round: the answers to seven questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    /// The timing and the number of rolls.
    pub rolls: Rolls,
    /// The way in which players other than the Seer predict.
    pub predictions: Predictions,
    pub wizards: Wizards,
    pub jesters: Jesters,
    /// The number of dice of each color that count in addition to those on the table.
    pub more_of_each_color: u8,
    /// The factor for Xs and minus points of a prediction.
    pub predictions_score: Scale,
    pub strikes: Strikes,
}

/// The timing and the number of rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rolls {
    /// The dice are rolled up to three times, after the predictions.
    UpToThree,
    /// Roll 1 comes before the predictions; roll 2, with three dice or more, is mandatory; roll 3
    /// is optional.
    FirstBeforePredictions,
    /// Two dice are turned before the predictions; roll 2, of the others, is mandatory; roll 3 is
    /// optional.
    TwoTurnedFirst,
    /// The dice are rolled after the predictions, up to as many times as the number that the Seer
    /// predicted.
    SeersNumber,
}

impl Rolls {
    /// The number of rolls before the predictions; turning two dice counts as one.
    pub const fn before_predictions(self) -> u8 {
        match self {
            Self::UpToThree | Self::SeersNumber => 0,
            Self::FirstBeforePredictions | Self::TwoTurnedFirst => 1,
        }
    }
}

/// The way in which players other than the Seer predict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Predictions {
    /// Players predict in turn, in public, and may not repeat a prediction.
    InTurn,
    /// All players predict at once, unseen until everyone has; only the Seer's prediction may not
    /// be repeated.
    Unseen,
}

/// The color that Wizards count as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wizards {
    /// Wizards count as the color that the Seer names.
    AsNamed,
    /// Wizards count as each of the four colors.
    EveryColor,
    NoColor,
}

/// The special rule for Jesters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Jesters {
    AsUsual,
    /// Jesters may not be rolled again.
    Stuck,
    /// Jesters also count as the color of each player's own prediction.
    OwnColor,
    /// A Jester Score in the column of the player's own prediction puts an X in both boxes.
    SameColumn,
}

/// The factor for Xs and minus points of a prediction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scale {
    /// A hit gives one X, a miss the difference.
    Single,
    /// A hit gives two Xs, a miss twice the difference.
    Double,
}

impl Scale {
    /// The factor as a number, 1 or 2.
    pub const fn factor(self) -> u8 {
        match self {
            Self::Single => 1,
            Self::Double => 2,
        }
    }
}

/// The players who may strike minus points of earlier rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strikes {
    Nobody,
    /// Every player may strike one box in the color of their prediction, before the first roll.
    Everybody,
}

impl MagicCard {
    /// All ten cards, in the order in which a draw numbers them.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);

    /// Everything in which a round with this card differs from a round without one.
    pub const fn effect(self) -> Effect {
        let none = Effect::NONE;
        match self {
            Self::EveryColor => {
                Effect { wizards: Wizards::EveryColor, predictions_score: Scale::Double, ..none }
            }
            Self::StuckJesters => {
                Effect { jesters: Jesters::Stuck, predictions_score: Scale::Double, ..none }
            }
            Self::RollFirst => Effect { rolls: Rolls::FirstBeforePredictions, ..none },
            Self::TurnTwo => Effect { rolls: Rolls::TwoTurnedFirst, ..none },
            Self::ExtraDie => Effect { more_of_each_color: 1, ..none },
            Self::OwnColorJesters => Effect { jesters: Jesters::OwnColor, ..none },
            Self::CrossOut => Effect { strikes: Strikes::Everybody, ..none },
            Self::SeersNumber => {
                Effect { rolls: Rolls::SeersNumber, wizards: Wizards::NoColor, ..none }
            }
            Self::SameColumn => Effect { jesters: Jesters::SameColumn, ..none },
            Self::Secret => Effect { predictions: Predictions::Unseen, ..none },
        }
    }
}

impl Effect {
    /// The rules of a round without a Magic Card.
    pub const NONE: Self = Self {
        rolls: Rolls::UpToThree,
        predictions: Predictions::InTurn,
        wizards: Wizards::AsNamed,
        jesters: Jesters::AsUsual,
        more_of_each_color: 0,
        predictions_score: Scale::Single,
        strikes: Strikes::Nobody,
    };

    /// The effect of this card, or of a round without one.
    pub const fn of(card: Option<MagicCard>) -> Self {
        match card {
            Some(card) => card.effect(),
            None => Self::NONE,
        }
    }
}

/// The Magic Cards that have not been drawn since the pile was last shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile(u16);

impl Pile {
    pub const FULL: Self = Self((1 << MagicCard::ALL.len()) - 1);

    /// The cards, in the order of [`MagicCard::ALL`].
    pub fn cards(self) -> impl Iterator<Item = MagicCard> + Clone {
        MagicCard::ALL.into_iter().filter(move |card| self.0 & card.bit() != 0)
    }

    /// This pile, or all ten cards if it is empty.
    #[must_use]
    pub const fn or_full(self) -> Self {
        if self.0 == 0 { Self::FULL } else { self }
    }

    /// The pile after this card was drawn.
    #[must_use]
    pub const fn without(self, card: MagicCard) -> Self {
        Self(self.0 & !card.bit())
    }
}

impl std::fmt::Debug for Pile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.cards()).finish()
    }
}

impl MagicCard {
    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_changes_something_and_no_two_the_same() {
        let mut effects = vec![Effect::NONE];
        effects.extend(MagicCard::ALL.map(MagicCard::effect));
        for (place, effect) in effects.iter().enumerate() {
            assert!(!effects[..place].contains(effect), "{effect:?}");
        }
    }

    #[test]
    fn an_empty_pile_is_shuffled_anew() {
        let pile = MagicCard::ALL.into_iter().fold(Pile::FULL, Pile::without);
        assert_eq!(pile.cards().count(), 0);
        assert_eq!(pile.or_full(), Pile::FULL);
        let nine = Pile::FULL.without(MagicCard::TurnTwo);
        assert_eq!(nine.or_full().cards().count(), 9);
    }
}
