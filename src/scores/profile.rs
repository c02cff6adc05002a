//! A person's profile, made from their finished games on a server.

use strum::VariantArray as _;

use super::games::Games;
use super::{ACHIEVEMENTS, Achievement};
use crate::rules::{GameKind, PerGame};
use crate::table::{Achieved, NextAchievement, Person};

/// A person's profile, with the figures of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    /// All finished games of the person.
    pub career: Career,
    /// The game whose figures are shown. The person has played it.
    pub game: GameKind,
    /// People met often at this game, sorted by how clearly the person beats them.
    pub rivals: Vec<Rival>,
    /// The key of the achievement that is the person's title, if they have chosen one.
    pub title: Option<&'static str>,
}

/// All games that a person has played to the end on a server; at least one.
#[derive(Clone, Debug, PartialEq)]
pub struct Career {
    pub person: Person,
    pub games: PerGame<Games>,
    /// Figures about the other people in the games that the person won.
    pub wins: PerGame<Wins>,
}

/// Figures about the other people in games that a person won, and played to the end in person.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Wins {
    /// True if a first place was shared with another person.
    pub shared: bool,
    /// The smallest lead over a person in second place, in points.
    pub narrowest: Option<i64>,
    /// The largest lead in mean rating, after the game, of a person who finished behind them.
    pub above: Option<f64>,
}

/// Another person met in several games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    /// The display name last seen.
    pub name: String,
    /// The number of games in which they finished behind the person.
    pub beaten: i64,
    /// The number of games in which they finished ahead of the person.
    pub lost: i64,
}

impl Profile {
    /// The number of games two people must have in common to be rivals.
    pub const MET: i64 = 3;

    /// The games whose figures are shown.
    pub fn games(&self) -> &Games {
        &self.career.games[self.game]
    }

    /// Rivals that the person beats more often than not, the clearest first.
    pub fn beaten(&self) -> impl Iterator<Item = &Rival> {
        self.rivals.iter().filter(|rival| rival.balance() > 0)
    }

    /// Rivals that beat the person more often than not, the clearest first.
    pub fn unbeaten(&self) -> impl Iterator<Item = &Rival> {
        self.rivals.iter().rev().filter(|rival| rival.balance() < 0)
    }
}

impl Rival {
    /// The number of games won against this rival minus the number lost.
    pub const fn balance(&self) -> i64 {
        self.beaten - self.lost
    }
}

impl Career {
    /// The game played most often; the first of them if several are equal.
    pub fn favorite(&self) -> GameKind {
        let games = GameKind::VARIANTS.iter().rev().copied();
        games.max_by_key(|game| self.games[*game].0.len()).unwrap_or_default()
    }

    /// Returns whether the person has played this game.
    pub fn has(&self, game: GameKind) -> bool {
        !self.games[game].0.is_empty()
    }

    /// The achievements earned, in the order of the list. Games finished by a computer player earn
    /// nothing.
    pub fn achievements(&self) -> Vec<&'static Achievement> {
        let in_person = self.in_person();
        ACHIEVEMENTS.iter().filter(|achievement| achievement.is_had(&in_person)).collect()
    }

    /// The achievements still to be earned, the nearest first; of several as near, the easiest.
    pub fn achievements_left(&self) -> Vec<NextAchievement> {
        let in_person = self.in_person();
        let left = ACHIEVEMENTS.iter().filter_map(|left| left.next(&in_person));
        let mut left: Vec<NextAchievement> = left.collect();
        left.sort_by(|one, other| (other.done * one.of).cmp(&(one.done * other.of)));
        left
    }

    /// The achievements earned since this earlier time, and the nearest one now.
    pub fn achieved_since(&self, before: Option<&Self>) -> Achieved {
        let had = before.map(Self::achievements).unwrap_or_default();
        let had: Vec<&str> = had.iter().map(|achievement| achievement.name).collect();
        let earned = self.achievements().into_iter().map(|achievement| achievement.name);
        Achieved {
            person: self.person.id,
            earned: earned.filter(|name| !had.contains(name)).collect(),
            next: self.achievements_left().first().copied(),
        }
    }

    /// The games that the person finished themselves.
    fn in_person(&self) -> Self {
        let (person, wins) = (self.person.clone(), self.wins);
        Self { person, games: self.games.map(Games::in_person), wins }
    }
}
