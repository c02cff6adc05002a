//! A person's profile, made from their finished games on a server.

use std::collections::BTreeMap;
use std::ops::AddAssign;
use std::str::FromStr;

use strum::VariantArray as _;

use super::{ACHIEVEMENTS, Achievement, Rating, Runs};
use crate::rules::{GameKind, PerGame};
use crate::table::{Achieved, NextAchievement, Person};

/// The pages of a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProfilePage {
    /// The page of the game they have played most.
    Favorite,
    Game(GameKind),
    /// The achievements earned, and the nearest that are left.
    Achievements,
    /// The achievements that the page of them has no room for.
    MoreAchievements,
}

impl ProfilePage {
    /// All pages, in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        let games = GameKind::VARIANTS.iter().map(|game| Self::Game(*game));
        let achievements = [Self::Achievements, Self::MoreAchievements];
        [Self::Favorite].into_iter().chain(games).chain(achievements)
    }

    /// Returns whether this page shows achievements.
    pub const fn is_of_achievements(self) -> bool {
        matches!(self, Self::Achievements | Self::MoreAchievements)
    }

    /// The word for this page in buttons.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

impl From<ProfilePage> for &'static str {
    fn from(page: ProfilePage) -> Self {
        match page {
            ProfilePage::Favorite => "favorite",
            ProfilePage::Game(game) => game.word(),
            ProfilePage::Achievements => "achievements",
            ProfilePage::MoreAchievements => "achievements-rest",
        }
    }
}

impl FromStr for ProfilePage {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        Self::all().find(|page| page.word() == word).ok_or(())
    }
}

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

/// Games of one kind, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Games(pub Vec<Played>);

/// The result of a person's finished game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// The number of players.
    pub seats: u8,
    /// True if the person left and a computer player finished the game for them.
    pub stood_in: bool,
    /// The place, where 1 is the first.
    pub place: u8,
    pub points: i16,
    /// Number of predictions made.
    pub predictions: u16,
    /// Predictions that came true exactly.
    pub exact: u16,
    /// Runs of predictions that came true, if they were recorded.
    pub runs: Option<Runs>,
    /// The displayed rating after the game; `None` if the game is not rated.
    pub rating: Option<i32>,
}

/// Totals over some games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// The number of games.
    pub games: i64,
    /// First places among them, including shared ones.
    pub wins: i64,
    /// Total points of all games.
    pub points: i64,
    /// The most points in one game.
    pub best: Option<i16>,
    /// Number of predictions made.
    pub predictions: i64,
    /// Predictions that came true exactly.
    pub exact: i64,
}

/// The length of an unbroken series.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The longest series known so far.
    pub longest: u32,
    /// The series that is still going on.
    pub now: u32,
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

impl Games {
    /// Totals over all games.
    pub fn figures(&self) -> Figures {
        figures(&self.0)
    }

    /// Totals for each number of players.
    pub fn by_seats(&self) -> BTreeMap<u8, Figures> {
        let mut by_seats: BTreeMap<u8, Figures> = BTreeMap::new();
        for played in &self.0 {
            *by_seats.entry(played.seats).or_default() += played;
        }
        by_seats
    }

    /// The number of finishes in each place, the first place first.
    pub fn places(&self) -> [u32; 6] {
        let mut places = [0; 6];
        for played in &self.0 {
            if let Some(count) = places.get_mut(usize::from(played.place).wrapping_sub(1)) {
                *count += 1;
            }
        }
        places
    }

    /// The number of games that a computer player finished for the person.
    pub fn stood_in(&self) -> usize {
        self.0.iter().filter(|played| played.stood_in).count()
    }

    /// The games that the person finished themselves.
    fn in_person(&self) -> Self {
        Self(self.0.iter().filter(|played| !played.stood_in).cloned().collect())
    }

    /// The last games, at most `most` of them, the oldest first.
    pub fn last(&self, most: usize) -> &[Played] {
        &self.0[self.0.len().saturating_sub(most)..]
    }

    /// The streak of games won.
    pub fn winning(&self) -> Streak {
        let next = |streak: Streak, played: &Played| {
            if played.is_won() { streak.longer_by(1) } else { streak.broken() }
        };
        self.0.iter().fold(Streak::default(), next)
    }

    /// The streak of exact predictions across games. A game without recorded runs starts a new
    /// streak.
    pub fn exact(&self) -> Streak {
        let next = |streak: Streak, played: &Played| match played.runs {
            _ if played.is_all_exact() => streak.longer_by(played.exact.into()),
            Some(Runs { longest, first, last }) => {
                let streak = streak.longer_by(first.into()).broken().longer_by(longest.into());
                Streak { now: last.into(), ..streak }
            }
            None => streak.broken(),
        };
        self.0.iter().fold(Streak::default(), next)
    }

    /// The displayed ratings after the rated games, from the first game on after which a rating is
    /// shown.
    pub fn ratings(&self) -> Vec<i32> {
        let rated = self.0.iter().filter_map(|played| played.rating);
        let shown = (1..).zip(rated).filter(|(games, _)| Rating::is_shown_after(*games));
        shown.map(|(_, rating)| rating).collect()
    }

    /// The mean points per game, after each of the games.
    pub fn means(&self) -> Vec<i32> {
        let mean = |sum: &mut i32, (count, played): (i32, &Played)| {
            *sum += i32::from(played.points);
            Some(*sum / count)
        };
        (1..).zip(&self.0).scan(0, mean).collect()
    }
}

impl Played {
    /// True if the game was won, alone or with others.
    pub const fn is_won(&self) -> bool {
        self.place == 1
    }

    /// True if every prediction came true.
    pub const fn is_all_exact(&self) -> bool {
        self.exact == self.predictions
    }
}

impl Streak {
    fn longer_by(self, more: u32) -> Self {
        let now = self.now + more;
        Self { longest: self.longest.max(now), now }
    }

    const fn broken(self) -> Self {
        Self { now: 0, ..self }
    }
}

impl AddAssign<&Played> for Figures {
    fn add_assign(&mut self, played: &Played) {
        self.games += 1;
        self.wins += i64::from(played.is_won());
        self.points += i64::from(played.points);
        self.best = self.best.max(Some(played.points));
        self.predictions += i64::from(played.predictions);
        self.exact += i64::from(played.exact);
    }
}

fn figures(games: &[Played]) -> Figures {
    games.iter().fold(Figures::default(), |mut figures, played| {
        figures += played;
        figures
    })
}
