//! The variants of the card game, and which of them can be combined.

use serde::{Deserialize, Serialize};

use crate::rules::options::{choices, every_combination, values};
use crate::rules::seat::SeatCount;

values! {
    /// The way in which predictions are made.
    #[serde(rename_all = "kebab-case")]
    pub enum Bidding {
        /// Players predict in turn, and everyone hears it.
        #[default]
        Open,
        /// All players predict at once, unseen ("Covered Bids"); predictions are shown before the first
        /// trick.
        Covered,
        /// All players predict at once, unseen ("Secret Prediction"); predictions are shown at the end
        /// of the round.
        Secret,
    }
}

values! {
    /// The rounds in which the last player to predict may not make the predictions add up to the number
    /// of tricks.
    #[serde(rename_all = "kebab-case")]
    pub enum PlusMinusOne {
        /// The prediction is never restricted.
        #[default]
        Off,
        /// The restriction holds in every round (both books: "Plus/Minus One", "Plus ou moins 1").
        Strict,
        /// The restriction holds in every round of more than one card (the publisher's tournaments).
        Tournament,
        /// The restriction holds from the fourth round.
        Late,
        /// The restriction holds only while the last player to predict is the sole leader on points; 0
        /// is always allowed.
        Canadian,
    }
}

values! {
    /// The rounds in which players see the other players' cards, but not their own, while they predict.
    #[serde(rename_all = "kebab-case")]
    pub enum Clairvoyance {
        /// Players always see their own cards.
        #[default]
        Off,
        /// The first round of the game (the German book).
        FirstRound,
        /// Every round (the French book).
        EveryRound,
    }
}

values! {
    /// The deal sizes that are played.
    #[serde(rename_all = "kebab-case")]
    pub enum Rounds {
        #[default]
        All,
        /// The ten rounds of the publisher's tournaments.
        Tournament,
        /// Five rounds, spread over the whole list.
        Short,
    }
}

values! {
    /// The ranking of equal totals.
    #[serde(rename_all = "kebab-case")]
    pub enum Ties {
        /// Equal totals share a place (the books name no tie-break).
        #[default]
        Shared,
        /// More exact predictions win, then the better best round; after that the place is shared.
        Tournament,
    }
}

choices! {
    /// The options of a card game.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub struct Options {
        /// The way in which predictions are made.
        pub bidding: Bidding,
        /// The rounds in which the last player's prediction is restricted.
        pub plus_minus_one: PlusMinusOne,
        /// The rounds in which players predict while seeing only the other players' cards.
        pub clairvoyance: Clairvoyance,
        /// True if each player plays with the cards of one suit of their own (the French book).
        pub unicolore: bool,
        /// The deal sizes that are played.
        pub rounds: Rounds,
        /// The ranking of equal totals.
        pub ties: Ties,
    }
}

/// The reason why a card game cannot begin with certain options or this number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Unplayable {
    #[error("the card game is for 3 to 6 players")]
    SeatCount,
    /// No player is the last to predict if predictions are covered or secret.
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
    /// Checks that these options can be combined, for any number of players.
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

    /// Checks that this number of players can play with these options.
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

    /// The smallest number of players for these options.
    pub const fn fewest_seats(&self) -> usize {
        3
    }

    /// The largest number of players for these options.
    pub const fn most_seats(&self) -> usize {
        if self.unicolore { 4 } else { 6 }
    }

    /// Every combination that the rules allow for this number of players.
    pub fn every_combination(seats: SeatCount) -> Vec<Self> {
        let all = every_combination(&Self::choices());
        all.into_iter().filter(|options: &Self| options.check_for(seats).is_ok()).collect()
    }
}
