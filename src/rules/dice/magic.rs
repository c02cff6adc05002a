//! The ten Magic Cards: what each changes in the round for which it is drawn.
//!
//! [`Effect`] asks the questions, [`MagicCard::effect`] answers them for each card. An effect says
//! everything that a card does; the other files know no card by its name.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use crate::rules::variants::all;

/// A Magic Card.
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
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum MagicCard {
    /// A Wizard counts as all four colours; predictions score double.
    EveryColor,
    /// Jesters may not be rolled again; predictions score double.
    StuckJesters,
    /// Roll 1 comes before the predictions; roll 2 must be made, with at least three dice.
    RollFirst,
    /// Instead of roll 1 the Seer turns two dice; roll 2 is made with the five others.
    TurnTwo,
    /// One more of each colour is counted than was rolled.
    ExtraDie,
    /// A Jester also counts as the colour of one's own prediction.
    OwnColorJesters,
    /// Everyone may strike a box with minus points in the colour of their prediction.
    CrossOut,
    /// The Seer rolls up to as often as the number they predicted; Wizards count for nothing.
    SeersNumber,
    /// A Jester Score in the column of one's own prediction puts an X in both boxes.
    SameColumn,
    /// After the Seer's prediction the others predict at once and unseen.
    Secret,
}

/// What is special in a round: the answers to seven questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    /// When is rolled, and how often?
    pub rolls: Rolls,
    /// How do those who are not the Seer predict?
    pub predictions: Predictions,
    /// What do Wizards count as?
    pub wizards: Wizards,
    /// What is special about Jesters?
    pub jesters: Jesters,
    /// How many dice of each colour are counted beside those that lie there?
    pub more_of_each_color: u8,
    /// How often does a prediction score, for better or worse?
    pub predictions_score: Scale,
    /// Who may strike minus points of earlier rounds?
    pub strikes: Strikes,
}

/// When is rolled, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rolls {
    /// After the predictions, up to three times.
    UpToThree,
    /// Once before the predictions; roll 2, with three dice or more, must be made; roll 3 may.
    FirstBeforePredictions,
    /// Two dice are turned before the predictions; roll 2 of the others must be made; roll 3 may.
    TwoTurnedFirst,
    /// After the predictions, up to as many times as the number that the Seer predicted.
    SeersNumber,
}

/// How those who are not the Seer predict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Predictions {
    /// One after the other, for all to hear, each another one.
    InTurn,
    /// All at once, unseen until everybody has; only the Seer's may not be repeated.
    Unseen,
}

/// What Wizards count as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wizards {
    /// The colour that the Seer names.
    AsNamed,
    /// Each of the four colours.
    EveryColor,
    /// Nothing.
    NoColor,
}

/// What is special about Jesters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Jesters {
    /// Nothing.
    AsUsual,
    /// Once rolled they may not be rolled again.
    Stuck,
    /// They also count as the colour of one's own prediction.
    OwnColor,
    /// A Jester Score in the column of one's own prediction puts an X in both boxes.
    SameColumn,
}

/// How often a prediction scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scale {
    /// An X, or the difference.
    Single,
    /// Two Xs, or twice the difference.
    Double,
}

impl Scale {
    /// 1 or 2.
    pub const fn factor(self) -> u8 {
        match self {
            Self::Single => 1,
            Self::Double => 2,
        }
    }
}

/// Who may strike minus points of earlier rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strikes {
    /// Nobody.
    Nobody,
    /// Everybody, in one box of the colour of their prediction, before the first roll.
    Everybody,
}

impl MagicCard {
    /// All ten, in the order in which a draw numbers them.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);

    /// Everything that the card does: what differs from a round without one.
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
    /// A round without a Magic Card.
    pub const NONE: Self = Self {
        rolls: Rolls::UpToThree,
        predictions: Predictions::InTurn,
        wizards: Wizards::AsNamed,
        jesters: Jesters::AsUsual,
        more_of_each_color: 0,
        predictions_score: Scale::Single,
        strikes: Strikes::Nobody,
    };

    /// What this card does, or none.
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
    /// All ten.
    pub const FULL: Self = Self((1 << MagicCard::ALL.len()) - 1);

    /// The cards, in the order of [`MagicCard::ALL`].
    pub fn cards(self) -> impl Iterator<Item = MagicCard> + Clone {
        MagicCard::ALL.into_iter().filter(move |card| self.0 & card.bit() != 0)
    }

    /// This pile, or all ten when none is left.
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
