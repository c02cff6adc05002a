//! A person's finished games of one kind, and what follows from them.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use super::{Rating, Runs};

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

impl Games {
    /// Totals over all games.
    pub fn figures(&self) -> Figures {
        let mut all = Figures::default();
        self.0.iter().for_each(|played| all += played);
        all
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
    pub(super) fn in_person(&self) -> Self {
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
