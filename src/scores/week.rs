//! A week of a server: its table, its climber, its rivalry, its luckiest game, and its vote.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use crate::rules::{GameKind, Options};
use crate::table::{TableId, UserId};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
const WEEK_MS: i64 = 7 * DAY_MS;
/// 1970-01-01 was a Thursday: its week had begun this long before.
const BEFORE_THURSDAY_MS: i64 = 3 * DAY_MS;

/// A week from Monday to Sunday, in UTC. Its text form, used in buttons, is its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Week(i64);

impl Week {
    /// The week of this moment, in Unix milliseconds.
    pub const fn at(moment: i64) -> Self {
        Self((moment + BEFORE_THURSDAY_MS).div_euclid(WEEK_MS))
    }

    /// The week with this number; 0 is that of 1970-01-01.
    pub const fn of_number(number: i64) -> Self {
        Self(number)
    }

    pub const fn number(self) -> i64 {
        self.0
    }

    #[must_use]
    pub const fn before(self) -> Self {
        Self(self.0 - 1)
    }

    #[must_use]
    pub const fn after(self) -> Self {
        Self(self.0 + 1)
    }

    /// The first moment of the week, in Unix milliseconds.
    pub const fn begins_at(self) -> i64 {
        self.0.saturating_mul(WEEK_MS).saturating_sub(BEFORE_THURSDAY_MS)
    }

    /// Noon of its first day and of its last: moments that belong to these days in most time zones.
    pub const fn days(self) -> [i64; 2] {
        let monday = self.begins_at().saturating_add(DAY_MS / 2);
        [monday, monday.saturating_add(6 * DAY_MS)]
    }
}

impl fmt::Display for Week {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Week {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

/// A person's result of a game that ended in the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeekResult {
    pub table: TableId,
    pub game: GameKind,
    pub person: UserId,
    /// The place, where 1 is the first.
    pub place: u8,
    /// The displayed rating after the game, if the game was rated.
    pub rating: Option<i64>,
    /// The points that luck brought, if a master has broken the person's points down.
    pub luck: Option<i64>,
}

/// The week of a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WeekSummary {
    /// The number of people who have finished a game.
    pub people: usize,
    /// The number of games that were finished.
    pub games: usize,
    /// The people with most wins, at most [`WeekSummary::LINES`].
    pub best: Vec<WeekLine>,
    pub climber: Option<Climber>,
    pub rivalry: Option<Rivalry>,
    pub luckiest: Option<Luckiest>,
}

/// A person's figures of the week, in both games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeekLine {
    pub person: UserId,
    /// First places, including shared ones.
    pub wins: u32,
    pub games: u32,
}

/// The person whose displayed rating in a game rose most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Climber {
    pub person: UserId,
    pub game: GameKind,
    pub from: i64,
    pub to: i64,
}

/// The two people who have finished most games together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rivalry {
    pub people: [UserId; 2],
    /// The number of games in which each had the better place; the first had it at least as often.
    pub ahead: [u32; 2],
    /// The number of games, including those with a shared place.
    pub games: u32,
}

/// The person to whom luck has brought most in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Luckiest {
    pub person: UserId,
    pub table: TableId,
    /// The points, above 0.
    pub points: i64,
}

impl WeekSummary {
    /// The number of people in the table.
    pub const LINES: usize = 5;
    /// The fewest games that make a rivalry.
    pub const FEWEST_TOGETHER: u32 = 3;

    /// Sums up these results, which come in the order in which the games ended, those of a game one
    /// after the other. `before` has the ratings that were displayed when the week began. Where
    /// figures are equal, the smaller id comes first.
    pub fn of(results: &[WeekResult], before: &BTreeMap<(UserId, GameKind), i64>) -> Self {
        let people: BTreeSet<UserId> = results.iter().map(|result| result.person).collect();
        Self {
            people: people.len(),
            games: games(results).count(),
            best: best(results),
            climber: climber(results, before),
            rivalry: rivalry(results),
            luckiest: luckiest(results),
        }
    }

    /// Everybody who is named.
    pub fn named(&self) -> BTreeSet<UserId> {
        let best = self.best.iter().map(|line| line.person);
        let climber = self.climber.iter().map(|climber| climber.person);
        let rivals = self.rivalry.iter().flat_map(|rivalry| rivalry.people);
        let luckiest = self.luckiest.iter().map(|luckiest| luckiest.person);
        best.chain(climber).chain(rivals).chain(luckiest).collect()
    }
}

/// The results, game by game.
fn games(results: &[WeekResult]) -> impl Iterator<Item = &[WeekResult]> {
    results.chunk_by(|one, other| one.table == other.table)
}

/// In the order of the leaderboard by wins: equal wins are in the order of more games.
fn best(results: &[WeekResult]) -> Vec<WeekLine> {
    let mut lines: BTreeMap<UserId, WeekLine> = BTreeMap::new();
    for WeekResult { person, place, .. } in results {
        let none = WeekLine { person: *person, wins: 0, games: 0 };
        let line = lines.entry(*person).or_insert(none);
        line.games += 1;
        line.wins += u32::from(*place == 1);
    }
    let mut lines: Vec<WeekLine> = lines.into_values().collect();
    lines.sort_by_key(|line| Reverse((line.wins, line.games)));
    lines.truncate(WeekSummary::LINES);
    lines
}

fn climber(results: &[WeekResult], before: &BTreeMap<(UserId, GameKind), i64>) -> Option<Climber> {
    let rated = results.iter().filter_map(|of| Some(((of.person, of.game), of.rating?)));
    let after: BTreeMap<_, _> = rated.collect();
    let climbers = after.into_iter().filter_map(|((person, game), to)| {
        let from = *before.get(&(person, game))?;
        (to > from).then_some(Climber { person, game, from, to })
    });
    climbers.min_by_key(|climber| Reverse(climber.to - climber.from))
}

fn rivalry(results: &[WeekResult]) -> Option<Rivalry> {
    let mut pairs: BTreeMap<[UserId; 2], (u32, [u32; 2])> = BTreeMap::new();
    for game in games(results) {
        for (at, one) in game.iter().enumerate() {
            for other in &game[at + 1..] {
                let [one, other] =
                    if one.person < other.person { [one, other] } else { [other, one] };
                let (games, ahead) = pairs.entry([one.person, other.person]).or_default();
                *games += 1;
                ahead[0] += u32::from(one.place < other.place);
                ahead[1] += u32::from(other.place < one.place);
            }
        }
    }
    let most = pairs.into_iter().min_by_key(|(_, (games, _))| Reverse(*games));
    let (mut people, (games, mut ahead)) = most?;
    if ahead[0] < ahead[1] {
        people.reverse();
        ahead.reverse();
    }
    (games >= WeekSummary::FEWEST_TOGETHER).then_some(Rivalry { people, ahead, games })
}

fn luckiest(results: &[WeekResult]) -> Option<Luckiest> {
    let lucky = results.iter().filter_map(|of| {
        let points = of.luck.filter(|points| *points > 0)?;
        Some(Luckiest { person: of.person, table: of.table, points })
    });
    lucky.min_by_key(|of| (Reverse(of.points), of.person, of.table))
}

/// The vote on the preset of the next week.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ballot {
    /// The week in which people vote.
    pub week: Week,
    /// The options of each preset, with its votes; at most [`Ballot::MOST`].
    pub presets: Vec<(Options, u32)>,
}

impl Ballot {
    /// The most presets that people can vote on: a row of buttons.
    pub const MOST: usize = 5;

    /// The preset with most votes, and their number; of equal ones the first. `None` if nobody has
    /// voted.
    pub fn winner(&self) -> Option<(Options, u32)> {
        let most = self.presets.iter().copied().min_by_key(|(_, votes)| Reverse(*votes));
        most.filter(|(_, votes)| *votes > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_week_begins_on_monday_at_midnight() {
        // 2026-11-30T00:00:00Z, a Monday.
        let monday = 1_795_996_800_000;
        let week = Week::at(monday);
        assert_eq!(week.begins_at(), monday);
        assert_eq!(Week::at(monday - 1), week.before());
        assert_eq!(Week::at(week.after().begins_at() - 1), week);
        assert_eq!(Week::at(0).number(), 0);
        assert_eq!(week.days().map(Week::at), [week; 2]);
    }
}
