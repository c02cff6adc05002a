//! A leaderboard as people read it: medals, columns, the reader's own line, missing games, and the
//! selects.

use henge::features::press::{LeaderboardPress, LeaderboardSubject, Press};
use henge::rules::{GameKind, SeatCount};
use henge::scores::{By, Leaderboard, Line, Own, Period, Season, Standings};
use henge::table::{GuildId, Person, Titles, UserId};
use henge::view::{Message, Words};
use strum::VariantArray as _;

use crate::shared::emojis::pictured;
use crate::view::check::check;
use crate::view::names::hostile;

/// Times in the third and the fourth quarter of 2026.
const SUMMER: i64 = 1_785_000_000_000;
const AUTUMN: i64 = 1_795_000_000_000;

fn line(person: u64, name: &str, rating: Option<i64>) -> Line {
    Line {
        person: UserId::new(person),
        name: name.to_owned(),
        games: 12,
        wins: 5,
        points: -250,
        predictions: 90,
        exact: 41,
        rated: 9,
        rating,
    }
}

fn standings(leaderboard: Leaderboard, names: &[&str], own: Own) -> Standings {
    let first = u64::from(leaderboard.page * Leaderboard::LINES) + 1;
    let lines = (first..).zip(names).map(|(person, name)| line(person, name, Some(1204)));
    Standings {
        guild: GuildId::new(1),
        leaderboard,
        lines: lines.collect(),
        people: 34,
        own,
        this_season: Season::at(AUTUMN),
        seasons: vec![Season::at(AUTUMN), Season::at(SUMMER)],
        titles: Titles::default(),
    }
}

fn person(id: u64, name: &str) -> Person {
    Person { id: UserId::new(id), name: name.to_owned() }
}

fn shown(standings: &Standings, person: &Person) -> Message {
    Words::english().leaderboard(standings, person).message().clone()
}

fn check_text(standings: &Standings, person: &Person, text: &str) {
    let message = shown(standings, person);
    check(&message);
    assert_eq!(message.embed.unwrap().description, text);
}

#[test]
fn ones_own_line_on_the_page_is_pointed_at() {
    let by_rating = Leaderboard { by: By::Rating, ..Leaderboard::of(GameKind::Cards) };
    let own = Own::Listed { place: 2, line: line(2, "Ben", Some(1204)) };
    let text = "🥇 **Ada**
🥈 **Ben**
🥉 **Cy**
```
                  games won rating
 1. Ada              12   5   1204
 2.>Ben              12   5   1204
 3. Cy               12   5   1204
 4. Nebukadnezar o   12   5   1204
```";
    let names = ["Ada", "Ben", "Cy", "Nebukadnezar of the two rivers"];
    check_text(&standings(by_rating, &names, own), &person(2, "Ben"), text);
}

#[test]
fn ones_own_line_on_another_page_stands_below() {
    let second = Leaderboard { page: 1, ..Leaderboard::of(GameKind::Dice) };
    let own = Own::Listed { place: 1034, line: line(99, "Di", None) };
    let text = "```
              games won  avg exact
11. Ada          12   5  −21   46%
12. Ben          12   5  −21   46%
  ⋮
1034.>Di         12   5  −21   46%
```";
    check_text(&standings(second, &["Ada", "Ben"], own), &person(99, "Di"), text);
}

#[test]
fn what_is_missing_is_said() {
    let unlisted = |by, missing| {
        let leaderboard = Leaderboard { by, ..Leaderboard::of(GameKind::Cards) };
        let own = Own::Unlisted { missing };
        let text = shown(&standings(leaderboard, &["Ada"], own), &person(5, "_Eve_"));
        text.embed.unwrap().description.lines().last().unwrap().to_owned()
    };
    let rating = "-# **\\_Eve\\_** is not listed yet: ratings start at three games with other people; 2 to go.";
    assert_eq!(unlisted(By::Rating, 2), rating);
    let third = "-# **\\_Eve\\_** is not listed yet: averages start at three games; 1 to go.";
    assert_eq!([By::Points, By::Precision].map(|by| unlisted(by, 1)), [third; 2]);
    assert_eq!(unlisted(By::Wins, 1), "-# **\\_Eve\\_** has no finished game here yet.");
}

#[test]
fn what_is_shown_is_what_is_picked_and_past_seasons_can_be() {
    for (period, chosen) in [
        (Period::AllTime, "all-time"),
        (Period::Month, "month"),
        (Period::Season(Season::at(AUTUMN)), "season"),
        (Period::Season(Season::at(SUMMER)), "2026-3"),
        // This is from an old message's button, or from a forged command.
        (Period::Season(Season::at(0)), "1970-1"),
    ] {
        for by in By::VARIANTS {
            let players = SeatCount::try_from(4_usize).ok();
            let of = Leaderboard::of(GameKind::Cards);
            let leaderboard = Leaderboard { by: *by, period, players, ..of };
            let own = Own::Unlisted { missing: 1 };
            let message = shown(&standings(leaderboard, &["Ada"], own), &person(1, "Ada"));
            check(&message);
            let [by_what, when] = &message.selects[..] else { panic!("{message:?}") };
            assert_eq!(by_what.values[by_what.chosen].value, <&str>::from(by));
            assert_eq!(when.values[when.chosen].value, chosen);
            assert!(when.values.iter().any(|value| value.label == "July to September 2026"));
            let Press::Leaderboard(LeaderboardPress::Pick(LeaderboardSubject::Period, on)) =
                when.press
            else {
                panic!("{:?}", when.press)
            };
            assert_eq!(on, leaderboard);
            for value in &when.values {
                let next = LeaderboardSubject::Period
                    .pick(Leaderboard { page: 3, ..on }, &value.value)
                    .unwrap();
                assert_eq!((next.page, next.by, next.players), (0, *by, players));
            }
            assert!(LeaderboardSubject::Period.pick(on, "moon").is_err());
        }
    }
}

#[test]
fn every_leaderboard_is_within_the_limits_whatever_people_are_called() {
    for words in [Words::english(), pictured()] {
        for number in 0..14 {
            let names = hostile(10, number);
            for game in GameKind::VARIANTS {
                for by in By::VARIANTS.iter().copied() {
                    let (period, page) = (Period::Month, u32::from(number > 7) * 99_999);
                    let leaderboard = Leaderboard { by, period, page, ..Leaderboard::of(*game) };
                    let own = Own::Listed { place: 7_000_000, line: line(7, names[0], Some(-12)) };
                    let listed = standings(leaderboard, &names, own);
                    check(words.leaderboard(&listed, &person(77, names[0])).message());
                    let own = Own::Unlisted { missing: 3 };
                    let nobody = Standings { people: 0, ..standings(leaderboard, &[], own) };
                    check(words.leaderboard(&nobody, &person(77, names[1])).message());
                }
            }
        }
    }
}

/// The text above the table of figures, for people with these numbers of wins.
fn above_the_figures(by: By, wins: &[i64]) -> String {
    let names = ["Ada", "Ben", "Cy", "Di"];
    let of = Leaderboard { by, ..Leaderboard::of(GameKind::Cards) };
    let mut standings = standings(of, &names[..wins.len()], Own::Unlisted { missing: 1 });
    standings.people = wins.len() as i64;
    for (line, wins) in standings.lines.iter_mut().zip(wins) {
        line.wins = *wins;
    }
    let message = shown(&standings, &person(1, "Ada"));
    check(&message);
    let text = message.embed.unwrap().description;
    text.split("```").next().unwrap().trim_end().to_owned()
}

#[test]
fn a_medal_needs_a_win() {
    for by in By::VARIANTS {
        assert_eq!(above_the_figures(*by, &[0, 2, 0, 1]), "🥈 **Ben**");
        assert_eq!(above_the_figures(*by, &[3, 0, 1, 1]), "🥇 **Ada**\n🥉 **Cy**");
        let alone = "**Ada** is the first on this leaderboard, and the first win is still to come.";
        assert_eq!(above_the_figures(*by, &[0]), alone);
        let nobody = "Nobody has won yet: the first win is still to come.";
        assert_eq!(above_the_figures(*by, &[0, 0, 0]), nobody);
        assert_eq!(above_the_figures(*by, &[1]), "🥇 **Ada**");
    }
}

#[test]
fn titles_stand_after_medals_and_below_the_columns() {
    let by_wins = Leaderboard::of(GameKind::Cards);
    let unlisted = Own::Unlisted { missing: 1 };
    let titles = [(2, "first-win"), (4, "all-exact"), (5, "ten-games")];
    let titles: Titles =
        titles.into_iter().map(|(person, title)| (UserId::new(person), title)).collect();
    let standings = standings(by_wins, &["Ada", "Ben", "Cy", "Di", "Ed"], unlisted);
    let message = shown(&Standings { titles, ..standings }, &person(9, "Eve"));
    check(&message);
    let text = message.embed.unwrap().description;
    assert!(text.starts_with("🥇 **Ada**\n🥈 **Ben** · *Keystone*\n🥉 **Cy**\n```"), "{text}");
    assert!(text.contains("\n```\n-# Di *Oracle*\u{a0}· Ed *Regular*\n"), "{text}");
}
