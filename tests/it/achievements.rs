//! Laws of achievements, over random careers: they follow from the results alone, are never lost,
//! and are told once.

use std::collections::BTreeMap;

use henge::rules::{GameKind, PerGame};
use henge::scores::{ACHIEVEMENTS, Career, Games, Played, Runs, Wins};
use henge::table::{Person, UserId};
use proptest::prelude::*;

/// The achievements whose progress may fall: the series that they count may break.
const SERIES: [&str; 4] = ["five-exact", "from-last", "three-wins", "ten-exact"];

fn any_game() -> impl Strategy<Value = (GameKind, Played)> {
    let kind = prop_oneof![Just(GameKind::Cards), Just(GameKind::Dice)];
    let place = (2_u8..=6).prop_flat_map(|seats| (Just(seats), 1..=seats));
    let exact = (0_u16..=3, 0_u16..=3, 0_u16..=3, any::<bool>(), 2_u16..8);
    (kind, place, exact, -90_i16..300, any::<bool>(), 0_u8..8).prop_map(
        |(kind, (seats, place), (first, middle, last, is_all, missed), points, has_runs, rare)| {
            let exact = first + middle + last;
            let longest = if is_all { exact } else { first.max(middle).max(last) };
            let ends = if is_all { (exact, exact) } else { (first, last) };
            let played = Played {
                seats,
                stood_in: rare == 0,
                place,
                points,
                predictions: if is_all { exact } else { exact + missed },
                exact,
                runs: has_runs.then_some(Runs { longest, first: ends.0, last: ends.1 }),
                rating: None,
            };
            (kind, played)
        },
    )
}

fn career(games: &[(GameKind, Played)]) -> Career {
    let mut by_kind = PerGame::<Games>::default();
    for (kind, played) in games {
        by_kind[*kind].0.push(played.clone());
    }
    let person = Person { id: UserId::new(1), name: "Ada".to_owned() };
    Career { person, games: by_kind, wins: PerGame::<Wins>::default() }
}

fn had(career: &Career) -> Vec<&'static str> {
    career.achievements().iter().map(|achievement| achievement.name).collect()
}

/// The progress towards each achievement that is not earned.
fn progress(career: &Career) -> BTreeMap<&'static str, (usize, usize)> {
    career.achievements_left().iter().map(|left| (left.name, (left.done, left.of))).collect()
}

proptest! {
    #[test]
    fn an_achievement_is_earned_exactly_when_its_progress_is_complete(
        games in prop::collection::vec(any_game(), 0..40)
    ) {
        let career = career(&games);
        let (had, left) = (had(&career), progress(&career));
        prop_assert!(left.values().all(|(done, of)| done < of), "{left:?}");
        let all = ACHIEVEMENTS.iter().map(|achievement| achievement.name);
        for name in all {
            prop_assert!(had.contains(&name) != left.contains_key(name), "{}", name);
        }
        prop_assert_eq!(had.len() + left.len(), ACHIEVEMENTS.len());
    }

    #[test]
    fn progress_never_falls_except_in_a_series_and_nothing_earned_is_lost(
        games in prop::collection::vec(any_game(), 1..40)
    ) {
        let mut before = career(&[]);
        for count in 1..=games.len() {
            let after = career(&games[..count]);
            let (had, left) = (had(&after), progress(&after));
            for (name, (done, _)) in progress(&before) {
                let now = left.get(name).map_or(usize::MAX, |(done, _)| *done);
                prop_assert!(SERIES.contains(&name) || now >= done, "{}: {} after {}", name, now, done);
            }
            prop_assert!(self::had(&before).iter().all(|name| had.contains(name)));
            before = after;
        }
    }

    #[test]
    fn everything_earned_is_told_once(games in prop::collection::vec(any_game(), 1..60)) {
        let mut told = Vec::new();
        for count in 1..=games.len() {
            let before = (count > 1).then(|| career(&games[..count - 1]));
            let achieved = career(&games[..count]).achieved_since(before.as_ref());
            told.extend(achieved.earned);
        }
        let mut due = had(&career(&games));
        told.sort_unstable();
        due.sort_unstable();
        prop_assert_eq!(told, due);
    }

    #[test]
    fn how_the_games_of_both_kinds_alternate_does_not_matter(
        games in prop::collection::vec(any_game(), 0..40)
    ) {
        let mut sorted = games.clone();
        sorted.sort_by_key(|(kind, _)| *kind as u8);
        prop_assert_eq!(progress(&career(&games)), progress(&career(&sorted)));
    }

    #[test]
    fn a_game_that_a_computer_player_finished_changes_nothing(
        games in prop::collection::vec(any_game(), 0..40), (kind, played) in any_game(), at in any::<prop::sample::Index>()
    ) {
        let mut with = games.clone();
        with.insert(at.index(games.len() + 1), (kind, Played { stood_in: true, ..played }));
        prop_assert_eq!(progress(&career(&games)), progress(&career(&with)));
    }
}

#[test]
fn there_are_twenty_two() {
    assert_eq!(ACHIEVEMENTS.len(), 22);
}
