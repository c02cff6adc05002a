//! The variants of the card game, and which go together.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use crate::rules::options::{Values, choices, every_combination};
use crate::rules::seat::SeatCount;
use crate::rules::variants::all;

/// How predictions are made.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Bidding {
    /// One after the other, for all to hear.
    #[default]
    Open,
    /// All at once and unseen ("Covered Bids"); shown before the first trick.
    Covered,
    /// All at once and unseen ("Secret Prediction"); shown when the round has been played out.
    Secret,
}

impl Bidding {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);
}

impl Values for Bidding {
    const ALL: &'static [Self] = Self::VARIANTS;
}

/// When the last to predict may not make the predictions add up to the number of tricks.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum PlusMinusOne {
    /// Never.
    #[default]
    Off,
    /// In every round (both books: "Plus/Minus One", "Plus ou moins 1").
    Strict,
    /// In every round of more than one card (the publisher's tournaments).
    Tournament,
    /// From the fourth round played.
    Late,
    /// Only when the last to predict alone leads on points; 0 is always allowed.
    Canadian,
}

impl PlusMinusOne {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);
}

impl Values for PlusMinusOne {
    const ALL: &'static [Self] = Self::VARIANTS;
}

/// In which rounds everybody predicts with the others' cards in view, but not their own.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Clairvoyance {
    /// In none.
    #[default]
    Off,
    /// In the first round of the game (the German book).
    FirstRound,
    /// In every round (the French book).
    EveryRound,
}

impl Clairvoyance {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);
}

impl Values for Clairvoyance {
    const ALL: &'static [Self] = Self::VARIANTS;
}

/// Which deal sizes are played.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Rounds {
    /// Every deal size.
    #[default]
    All,
    /// The ten rounds of the publisher's tournaments.
    Tournament,
    /// Five rounds, spread over the whole list.
    Short,
}

impl Rounds {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);
}

impl Values for Rounds {
    const ALL: &'static [Self] = Self::VARIANTS;
}

/// What happens when totals are equal.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Ties {
    /// The place is shared (the books name no tie-break).
    #[default]
    Shared,
    /// More rounds predicted exactly come first, then the better best round, then it is shared.
    Tournament,
}

impl Ties {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);
}

impl Values for Ties {
    const ALL: &'static [Self] = Self::VARIANTS;
}

choices! {
    /// All choices of a card game.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub struct Options {
        /// How predictions are made.
        pub bidding: Bidding,
        /// Whether the last to predict is bound.
        pub plus_minus_one: PlusMinusOne,
        /// Whether one predicts on the others' cards.
        pub clairvoyance: Clairvoyance,
        /// Whether everybody plays cards of one suit of their own (the French book).
        pub unicolore: bool,
        /// Which deal sizes are played.
        pub rounds: Rounds,
        /// What happens when totals are equal.
        pub ties: Ties,
    }
}

/// Why a card game cannot begin like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Unplayable {
    /// The card game is for 3 to 6 players.
    #[error("the card game is for 3 to 6 players")]
    SeatCount,
    /// With covered or secret predictions nobody is last to predict.
    #[error(
        "plus-minus-one goes with open bidding only: with covered or secret predictions nobody is last"
    )]
    NobodyPredictsLast,
    /// Unicolore is for 3 or 4 players: each owns one of the four suits.
    #[error("unicolore is for 3 or 4 players")]
    UnicoloreSeatCount,
    /// The publisher's tournaments do not play unicolore.
    #[error("unicolore has no tournament rounds: choose all or short")]
    UnicoloreRounds,
}

impl Options {
    /// Whether these choices go together, whoever plays.
    ///
    /// # Errors
    /// The first rule that forbids the combination.
    pub const fn check(&self) -> Result<(), Unplayable> {
        let open = matches!(self.bidding, Bidding::Open);
        if !open && !matches!(self.plus_minus_one, PlusMinusOne::Off) {
            return Err(Unplayable::NobodyPredictsLast);
        }
        if self.unicolore && matches!(self.rounds, Rounds::Tournament) {
            return Err(Unplayable::UnicoloreRounds);
        }
        Ok(())
    }

    /// Whether that many can play with these choices.
    ///
    /// # Errors
    /// The first rule that forbids it.
    pub const fn check_for(&self, seats: SeatCount) -> Result<(), Unplayable> {
        if seats.get() < 3 {
            return Err(Unplayable::SeatCount);
        }
        if self.unicolore && seats.get() > 4 {
            return Err(Unplayable::UnicoloreSeatCount);
        }
        self.check()
    }

    /// The fewest who can play with these choices.
    pub const fn fewest_seats(&self) -> usize {
        3
    }

    /// The most who can play with these choices.
    pub const fn most_seats(&self) -> usize {
        if self.unicolore { 4 } else { 6 }
    }

    /// Every combination that the rules allow for this number of players.
    pub fn every_combination(seats: SeatCount) -> Vec<Self> {
        let all = every_combination(&Self::choices());
        all.into_iter().filter(|options: &Self| options.check_for(seats).is_ok()).collect()
    }
}
