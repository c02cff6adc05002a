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

values! {
    /// The way in which the first Seer is found.
    #[serde(rename_all = "kebab-case")]
    pub enum SeerRule {
        /// The first Seer is who last played on the server, and is drawn if that is not one player.
        #[default]
        LastPlayed,
        /// The first Seer is always drawn among all players.
        Drawn,
        /// The table has chosen (the Dutch book): the first Seer has this place in the lobby. If
        /// nobody has it when the game begins, the default holds.
        #[serde(rename = "player-1")]
        Player1,
        #[serde(rename = "player-2")]
        Player2,
        #[serde(rename = "player-3")]
        Player3,
        #[serde(rename = "player-4")]
        Player4,
        #[serde(rename = "player-5")]
        Player5,
    }
}

impl SeerRule {
    /// The place in the lobby, counted from 0, of the player whom the table has chosen.
    pub(super) const fn place(self) -> Option<usize> {
        (self as usize).checked_sub(Self::Player1 as usize)
    }

    const fn is_default(&self) -> bool {
        matches!(self, Self::LastPlayed)
    }

    /// The rule after the player on this place has left the lobby, and the later ones have moved
    /// up: a chosen player stays chosen, and the default holds without them.
    pub(super) fn after_leaving(self, left: usize) -> Self {
        match self.place() {
            Some(chosen) if chosen == left => Self::default(),
            Some(chosen) if chosen > left => Self::ALL[self as usize - 1],
            Some(_) | None => self,
        }
    }

    /// The rule without a chosen player.
    pub(super) fn without_chosen_player(self) -> Self {
        if self.place().is_some() { Self::default() } else { self }
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
        /// The way in which the first Seer is found. The default is not written: what was stored
        /// before this option does not name it.
        #[serde(default, skip_serializing_if = "SeerRule::is_default")]
        pub first_seer: SeerRule,
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
        let first_seer = SeerRule::Player2;
        let options = Options { target: Target::Twelve, magic_cards: true, first_seer };
        let text = r#"{"target":12,"magic-cards":true,"first-seer":"player-2"}"#;
        assert_eq!(serde_json::to_string(&options).unwrap(), text);
        assert_eq!(serde_json::from_str::<Options>(text).unwrap(), options);
        assert!(serde_json::from_str::<Options>(&text.replace("12", "10")).is_err());
        assert!(serde_json::from_str::<Options>(&text.replace("-2", "-6")).is_err());
    }

    #[test]
    fn the_default_rule_for_the_first_seer_is_not_written() {
        let text = r#"{"target":9,"magic-cards":false}"#;
        assert_eq!(serde_json::to_string(&Options::default()).unwrap(), text);
        assert_eq!(serde_json::from_str::<Options>(text).unwrap(), Options::default());
    }

    #[test]
    fn a_chosen_player_stays_chosen_until_they_leave() {
        let left = |rule: SeerRule| [0, 1, 2, 4].map(|place| rule.after_leaving(place));
        let (second, usual) = (SeerRule::Player2, SeerRule::LastPlayed);
        assert_eq!(second.without_chosen_player(), usual);
        assert_eq!(SeerRule::Drawn.without_chosen_player(), SeerRule::Drawn);
        assert_eq!(left(second), [SeerRule::Player1, usual, second, second]);
        assert_eq!(left(SeerRule::Player5)[3], usual);
        for rule in [usual, SeerRule::Drawn] {
            assert_eq!(left(rule), [rule; 4]);
        }
    }

    #[test]
    fn two_to_five_play() {
        let playable = |seats: usize| Options::every_combination(seats.try_into().unwrap()).len();
        assert_eq!([2, 3, 4, 5, 6].map(playable), [28, 28, 28, 28, 0]);
    }
}
