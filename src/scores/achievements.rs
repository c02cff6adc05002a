//! Achievements. They are derived from stored results alone, so a new one also counts for old
//! games. To add one, add a line to the list, and its name and description to
//! `locales/en/profile.ftl` (a test reports missing ones).

use strum::VariantArray as _;

use super::{Career, Games, Played, Streak, Wins};
use crate::rules::games::by_kind;
use crate::rules::{GameKind, Rules as _};
use crate::table::NextAchievement;

/// An achievement that a person can earn.
#[derive(Debug)]
pub struct Achievement {
    /// The achievement's key in the locale files.
    pub name: &'static str,
    /// The count that earns it.
    of: usize,
    /// The count that a person with this career has reached.
    done: fn(&Career) -> usize,
}

/// All achievements, the easiest first.
pub const ACHIEVEMENTS: &[Achievement] = &[
    achievement("first-win", 1, |career| career.any(Played::is_won).into()),
    achievement("five-exact", 5, |career| career.most(|games| games.exact().towards(5))),
    achievement("below-zero", 1, |career| career.any(|played| played.points < 0).into()),
    achievement("no-exact", 1, |career| career.any(Played::is_all_missed).into()),
    achievement("ten-games", 10, Career::count),
    achievement("from-last", 2, |career| career.most(Games::steps_from_last)),
    achievement("both-games", GameKind::VARIANTS.len(), |career| {
        career.games.values().filter(|games| games.any(Played::is_won)).count()
    }),
    achievement("shared-win", 1, |career| career.wins.values().any(|wins| wins.shared).into()),
    achievement("five-second", 5, |career| career.count_of(|played| played.place == 2)),
    achievement("three-wins", 3, |career| career.most(|games| games.winning().towards(3))),
    achievement("by-a-hair", 1, |career| {
        let is_close = |game: &GameKind| {
            career.wins[*game].is_within(by_kind!(*game, Game => Game::SMALLEST_LEAD).into())
        };
        GameKind::VARIANTS.iter().any(is_close).into()
    }),
    achievement("thousand-points", 1000, |career| career.games[GameKind::Cards].points_won()),
    achievement("ten-exact", 10, |career| career.most(|games| games.exact().towards(10))),
    achievement("full-circle", FULL_TABLES.len(), |career| {
        let is_played = |(game, seats): &&(GameKind, u8)| {
            career.games[*game].any(|played| played.seats == *seats)
        };
        FULL_TABLES.iter().filter(is_played).count()
    }),
    achievement("every-table", 4, |career| career.games[GameKind::Cards].won_with([3, 4, 5, 6])),
    achievement("every-page", 4, |career| career.games[GameKind::Dice].won_with([2, 3, 4, 5])),
    achievement("hundred-exact", 100, |career| career.sum(|played| played.exact.into())),
    achievement("ten-dice", 10, |career| career.games[GameKind::Dice].count_of(Played::is_won)),
    achievement("ten-last", 10, |career| career.count_of(Played::is_last)),
    achievement("hundred-games", 100, Career::count),
    achievement("all-exact", 1, |career| {
        career.any(|played| played.exact > 0 && played.is_all_exact()).into()
    }),
    achievement("giants-fall", 1, |career| career.wins.values().any(Wins::is_above).into()),
];

/// The difference in mean rating that makes another player a giant. Means start at 25.
const GIANT: f64 = 5.0;
/// The largest number of players of each game.
const FULL_TABLES: [(GameKind, u8); 2] = [(GameKind::Cards, 6), (GameKind::Dice, 5)];
/// The fewest predictions of a game in which missing all of them is an achievement.
const MANY_PREDICTIONS: u16 = 5;

const fn achievement(name: &'static str, of: usize, done: fn(&Career) -> usize) -> Achievement {
    Achievement { name, of, done }
}

impl Achievement {
    /// Returns whether a person with this career has the achievement.
    pub(super) fn is_had(&self, career: &Career) -> bool {
        (self.done)(career) >= self.of
    }

    /// The count that a person with this career has reached; `None` if they have the achievement.
    pub(super) fn next(&self, career: &Career) -> Option<NextAchievement> {
        let (name, of, done) = (self.name, self.of, (self.done)(career));
        (done < of).then_some(NextAchievement { name, done, of })
    }
}

impl Career {
    fn most(&self, count: impl Fn(&Games) -> usize) -> usize {
        self.games.values().map(count).max().unwrap_or_default()
    }

    fn any(&self, fits: impl Fn(&Played) -> bool) -> bool {
        self.games.values().any(|games| games.any(&fits))
    }

    fn count(&self) -> usize {
        self.sum(|_| 1)
    }

    fn count_of(&self, fits: impl Fn(&Played) -> bool) -> usize {
        self.sum(|played| fits(played).into())
    }

    fn sum(&self, of: impl Fn(&Played) -> usize) -> usize {
        self.games.values().flat_map(|games| &games.0).map(of).sum()
    }
}

impl Games {
    fn any(&self, fits: impl Fn(&Played) -> bool) -> bool {
        self.0.iter().any(fits)
    }

    fn count_of(&self, fits: impl Fn(&Played) -> bool) -> usize {
        self.0.iter().filter(|played| fits(played)).count()
    }

    /// The points of all games that ended above zero.
    fn points_won(&self) -> usize {
        self.0.iter().filter_map(|played| usize::try_from(played.points).ok()).sum()
    }

    /// The steps from the last place to the first, in two games in a row: both of them if the person
    /// ever took them, otherwise one if they came last in the last game.
    fn steps_from_last(&self) -> usize {
        let has_risen = self.0.windows(2).any(|pair| pair[0].is_last() && pair[1].is_won());
        if has_risen { 2 } else { self.0.last().is_some_and(Played::is_last).into() }
    }

    /// The number of these table sizes at which the person has won.
    fn won_with<const N: usize>(&self, seats: [u8; N]) -> usize {
        let is_won = |seats: &u8| self.any(|played| played.is_won() && played.seats == *seats);
        seats.iter().filter(|seats| is_won(seats)).count()
    }
}

impl Played {
    /// True if the person came last, alone, and at least two others did not.
    const fn is_last(&self) -> bool {
        self.seats > 2 && self.place == self.seats
    }

    const fn is_all_missed(&self) -> bool {
        self.exact == 0 && self.predictions >= MANY_PREDICTIONS
    }
}

impl Streak {
    /// The part of a series of this length that is reached: all of it if it ever was, otherwise the
    /// current series.
    fn towards(self, length: u32) -> usize {
        (if self.longest >= length { length } else { self.now }) as usize
    }
}

impl Wins {
    fn is_within(&self, points: i64) -> bool {
        self.narrowest.is_some_and(|narrowest| narrowest <= points)
    }

    fn is_above(&self) -> bool {
        self.above.is_some_and(|above| above >= GIANT)
    }
}

#[cfg(test)]
mod tests;
