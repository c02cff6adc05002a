//! The week of a server: its sums, over random results.

use std::collections::{BTreeMap, BTreeSet};

use henge::rules::{GameKind, Options};
use henge::scores::{Ballot, Climber, Luckiest, Rivalry, Week, WeekLine, WeekResult, WeekSummary};
use henge::table::{TableId, UserId};
use proptest::prelude::*;
use proptest::sample::subsequence;

/// Ratings before the week, by person and game.
type Before = BTreeMap<(UserId, GameKind), i64>;

fn game() -> impl Strategy<Value = GameKind> {
    prop_oneof![Just(GameKind::Cards), Just(GameKind::Dice)]
}

/// The results of a game of some of eight people.
fn finished() -> impl Strategy<Value = Vec<WeekResult>> {
    let people = subsequence((1..=8).map(UserId::new).collect::<Vec<_>>(), 1..=6);
    let result = (1..=3_u8, prop::option::of(900..1100_i64), prop::option::of(-40..40_i64));
    (game(), people, prop::collection::vec(result, 6)).prop_map(|(game, people, results)| {
        let of = |(person, (place, rating, luck)): (UserId, (u8, Option<i64>, Option<i64>))| {
            WeekResult { table: TableId::new(0), game, person, place, rating, luck }
        };
        people.into_iter().zip(results).map(of).collect()
    })
}

fn week() -> impl Strategy<Value = Vec<WeekResult>> {
    prop::collection::vec(finished(), 0..12).prop_map(|games| {
        let numbered = (1..).map(TableId::new).zip(games);
        let numbered = numbered.flat_map(|(table, results)| {
            results.into_iter().map(move |result| WeekResult { table, ..result })
        });
        numbered.collect()
    })
}

fn before() -> impl Strategy<Value = Before> {
    prop::collection::btree_map(((1..=8_u64).prop_map(UserId::new), game()), 900..1100_i64, 0..12)
}

fn people() -> impl Iterator<Item = UserId> {
    (1..=8).map(UserId::new)
}

/// What is best by this figure, the first of equals.
fn first_best<T>(all: impl Iterator<Item = T>, figure: impl Fn(&T) -> i64) -> Option<T> {
    all.fold(None, |best, next| match best {
        Some(best) if figure(&best) >= figure(&next) => Some(best),
        _ => Some(next),
    })
}

/// The summary, a question at a time.
fn naive(results: &[WeekResult], before: &Before) -> WeekSummary {
    let of = |person: UserId| results.iter().filter(move |of| of.person == person);
    let lines = people().filter(|person| of(*person).next().is_some()).map(|person| WeekLine {
        person,
        wins: of(person).filter(|of| of.place == 1).count() as u32,
        games: of(person).count() as u32,
    });
    let mut lines: Vec<WeekLine> = lines.collect();
    let played = lines.len();
    let mut best = Vec::new();
    while best.len() < 5 && !lines.is_empty() {
        let next = first_best(lines.iter().copied(), |line| {
            i64::from(line.wins) * 1000 + i64::from(line.games)
        });
        lines.retain(|line| Some(*line) != next);
        best.extend(next);
    }
    let climbs = people().flat_map(|person| {
        [GameKind::Cards, GameKind::Dice].into_iter().filter_map(move |game| {
            let mut rated = of(person).filter(|of| of.game == game).filter_map(|of| of.rating);
            let (from, to) = (*before.get(&(person, game))?, rated.next_back()?);
            (to > from).then_some(Climber { person, game, from, to })
        })
    });
    let pairs = people().flat_map(|one| people().map(move |other| (one, other)));
    let rivalries = pairs.filter(|(one, other)| one < other).map(|(one, other)| {
        let ahead = |one: UserId, other: UserId| {
            let games = of(one).filter_map(|mine| {
                let theirs = of(other).find(|theirs| theirs.table == mine.table)?;
                Some(mine.place < theirs.place)
            });
            let games: Vec<bool> = games.collect();
            (games.len() as u32, games.into_iter().filter(|is_ahead| *is_ahead).count() as u32)
        };
        let ((games, first), (_, second)) = (ahead(one, other), ahead(other, one));
        if first >= second {
            Rivalry { people: [one, other], ahead: [first, second], games }
        } else {
            Rivalry { people: [other, one], ahead: [second, first], games }
        }
    });
    let rivalry = first_best(rivalries, |of| i64::from(of.games));
    let lucky = people().flat_map(|person| {
        of(person).filter_map(move |of| {
            Some(Luckiest { person, table: of.table, points: of.luck.filter(|luck| *luck > 0)? })
        })
    });
    WeekSummary {
        people: played,
        games: results.iter().map(|of| of.table).collect::<BTreeSet<_>>().len(),
        best,
        climber: first_best(climbs, |of| of.to - of.from),
        rivalry: rivalry.filter(|of| of.games >= 3),
        luckiest: first_best(lucky, |of| of.points),
    }
}

proptest! {
    #[test]
    fn the_sums_of_a_week_are_those_of_asking_about_everybody(results in week(), before in before()) {
        let summary = WeekSummary::of(&results, &before);
        prop_assert_eq!(&summary, &naive(&results, &before));
        let played: BTreeSet<UserId> = results.iter().map(|of| of.person).collect();
        prop_assert!(summary.named().is_subset(&played));
    }

    #[test]
    fn every_moment_is_in_the_week_that_it_is_said_to_be_in(moment in -1_i64 << 42..1 << 42) {
        let week = Week::at(moment);
        prop_assert!((week.begins_at()..week.after().begins_at()).contains(&moment));
        prop_assert_eq!(week.to_string().parse(), Ok(week));
        prop_assert_eq!(week.after().before(), week);
    }

    #[test]
    fn the_winner_of_a_vote_has_most_votes_and_is_the_first_of_equals(
        votes in prop::collection::vec(0..4_u32, 0..=5),
    ) {
        let games = [Options::classic(GameKind::Cards), Options::classic(GameKind::Dice)];
        let presets = votes.iter().zip(games.into_iter().cycle());
        let presets: Vec<(Options, u32)> = presets.map(|(votes, of)| (of, *votes)).collect();
        let ballot = Ballot { week: Week::at(0), presets: presets.clone() };
        let expected = first_best(presets.into_iter(), |(_, votes)| i64::from(*votes));
        prop_assert_eq!(ballot.winner(), expected.filter(|(_, votes)| *votes > 0));
    }
}
