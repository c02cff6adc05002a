//! The options of a dice game.

use serde::{Deserialize, Serialize};
use strum::VariantArray as _;

use crate::rules::options::{choices, every_combination, values};
use crate::rules::seat::SeatCount;

values! {
    /// The number of Xs that ends the game.
    #[serde(try_from = "u8", into = "u8")]
    pub enum Target {
        #[default]
        Nine,
        /// Twelve Xs, for experts.
        Twelve,
    }
}

impl Target {
    /// The number of Xs, 9 or 12.
    pub const fn xs(self) -> u8 {
        match self {
            Self::Nine => 9,
            Self::Twelve => 12,
        }
    }
}

impl TryFrom<u8> for Target {
    type Error = &'static str;

    fn try_from(xs: u8) -> Result<Self, Self::Error> {
        let target = Self::VARIANTS.iter().copied().find(|target| target.xs() == xs);
        target.ok_or("the target is 9 or 12 Xs")
    }
}

impl From<Target> for u8 {
    fn from(target: Target) -> Self {
        target.xs()
    }
}

choices! {
    /// The options of a dice game.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub struct Options {
        /// The number of Xs that ends the game.
        pub target: Target,
        /// True if a Magic Card is drawn for each round.
        pub magic_cards: bool,
    }
}

/// The reason why a dice game cannot begin with this number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Unplayable {
    #[error("the dice game is for 2 to 5 players")]
    SeatCount,
}

impl Options {
    /// Checks that these options can be combined, for any number of players; they always can.
    pub const fn check(&self) -> Result<(), Unplayable> {
        Ok(())
    }

    /// Checks that this number of players can play with these options.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub const fn check_for(&self, seats: SeatCount) -> Result<(), Unplayable> {
        if seats.get() < self.fewest_seats() || seats.get() > self.most_seats() {
            return Err(Unplayable::SeatCount);
        }
        self.check()
    }

    /// The smallest number of players for these options.
    pub const fn fewest_seats(&self) -> usize {
        2
    }

    /// The largest number of players for these options.
    pub const fn most_seats(&self) -> usize {
        5
    }

    /// Every combination that the rules allow for this number of players.
    pub fn every_combination(seats: SeatCount) -> Vec<Self> {
        let all = every_combination(&Self::choices());
        all.into_iter().filter(|options: &Self| options.check_for(seats).is_ok()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_written_as_in_the_record() {
        let options = Options { target: Target::Twelve, magic_cards: true };
        let text = r#"{"target":12,"magic-cards":true}"#;
        assert_eq!(serde_json::to_string(&options).unwrap(), text);
        assert_eq!(serde_json::from_str::<Options>(text).unwrap(), options);
        assert!(serde_json::from_str::<Options>(&text.replace("12", "10")).is_err());
    }

    #[test]
    fn two_to_five_play() {
        let playable = |seats: usize| Options::every_combination(seats.try_into().unwrap()).len();
        assert_eq!([2, 3, 4, 5, 6].map(playable), [4, 4, 4, 4, 0]);
    }
}
