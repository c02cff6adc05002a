//! The message of the week, in every language: full, tiny and empty weeks.

use std::collections::BTreeMap;

use henge::language::Language;
use henge::rules::{GameKind, Options};
use henge::scores::{Ballot, Climber, Luckiest, Rivalry, Week, WeekLine, WeekSummary};
use henge::server::{Change, PresetName, SavedPreset, ServerSettings};
use henge::table::{PressId, TableId, UserId};
use henge::view::Words;
use strum::VariantArray as _;

use crate::view::check::check;
use crate::view::names::hostile;

const WEEK: Week = Week::of_number(2970);

fn line(person: u64, wins: u32, games: u32) -> WeekLine {
    WeekLine { person: UserId::new(person), wins, games }
}

/// A week in which everything happened.
fn full() -> WeekSummary {
    let [ada, ben] = [1, 2].map(UserId::new);
    WeekSummary {
        people: 7,
        games: 12,
        best: (1..=5).map(|id| line(id, 5 - id as u32, 6)).collect(),
        climber: Some(Climber { person: ben, game: GameKind::Dice, from: 1012, to: 1088 }),
        rivalry: Some(Rivalry { people: [ada, ben], ahead: [4, 2], games: 7 }),
        luckiest: Some(Luckiest { person: ada, table: TableId::new(12), points: 34 }),
    }
}

fn names(named: impl Fn(u64) -> String) -> BTreeMap<UserId, String> {
    (1..=5).map(|id| (UserId::new(id), named(id))).collect()
}

fn ballot() -> Ballot {
    let cards = Options::classic(GameKind::Cards);
    let quick = cards.with("rounds", "short").unwrap();
    let own = cards.with("bidding", "secret").unwrap().with("ties", "tournament").unwrap();
    let dice = Options::classic(GameKind::Dice);
    Ballot { week: WEEK, presets: vec![(own, 1), (cards, 0), (quick, 12), (dice, 2)] }
}

/// The words of a server that has saved the first preset on the ballot.
fn words(language: Language) -> Words {
    let name = PresetName::typed("F*ri_day").unwrap();
    let saved = SavedPreset { id: PressId::new(7), name, options: ballot().presets[0].0 };
    let settings = ServerSettings::default().with(Change::Save(saved)).unwrap();
    Words::of(language).on_server(settings.into())
}

fn description(summary: &WeekSummary, names: &BTreeMap<UserId, String>) -> String {
    let message = Words::english().week(WEEK, (summary, names), None, None);
    check(message.message());
    message.message().embed.as_ref().unwrap().description.clone()
}

#[test]
fn a_week_says_who_won_who_rose_who_met_and_who_was_lucky() {
    let names = names(|id| ["Ada", "Ben", "Cy", "Di", "Eve"][id as usize - 1].to_owned());
    let text = "🥇 **Ada** · 4 wins in 6 games
🥈 **Ben** · 3 wins in 6 games
🥉 **Cy** · 2 wins in 6 games
4. **Di** · 1 win in 6 games
5. **Eve** · 0 wins in 6 games
-# 7 people · 12 games

📈 **Climber:** **Ben**, rating 1012 → 1088 (+76) in the dice game
⚔️ **Rivalry:** **Ada** 4 : 2 **Ben** in 7 games together
🍀 **Luckiest:** **Ada**, 34 points of luck in game #12
-# Luck: what a master cannot explain by cards, dice or choices.";
    assert_eq!(description(&full(), &names), text);
}

#[test]
fn a_tiny_week_says_no_more_than_there_is() {
    let names = names(|_| "Ada".to_owned());
    let one =
        WeekSummary { people: 1, games: 1, best: vec![line(1, 0, 1)], ..WeekSummary::default() };
    let text = "1. **Ada** · 0 wins in 1 game\n-# 1 person · 1 game";
    assert_eq!(description(&one, &names), text);
    assert_eq!(description(&WeekSummary::default(), &names), "Nobody has finished a game.");
}

#[test]
fn a_week_is_within_the_limits_in_every_language_whatever_people_are_called() {
    let (summary, ballot) = (full(), ballot());
    for language in Language::VARIANTS {
        let words = words(*language);
        for number in 0..20 {
            let names = names(|id| hostile(1, number + id as usize)[0].to_owned());
            let winner = ballot.presets[number % 4].0;
            for winner in [None, Some(winner)] {
                let week = (&summary, &names);
                check(words.week(WEEK, week, Some(&ballot), winner).message());
                check(words.week_so_far(WEEK, week).message());
                check(words.week_vote_over(winner).message());
            }
        }
    }
}

#[test]
fn a_vote_says_what_is_voted_on_and_marks_what_has_won() {
    let (summary, names) = (full(), names(|_| "Ada".to_owned()));
    let (ballot, words) = (ballot(), words(Language::English));
    let message = words.week(WEEK, (&summary, &names), Some(&ballot), Some(ballot.presets[2].0));
    let shown = message.message();
    let description = &shown.embed.as_ref().unwrap().description;
    let winner =
        "**Preset of this week:** **Cards, quick**. It is marked in a lobby’s **Options**.";
    assert!(description.contains(winner), "{description}");
    let saved = "\n-# **F\\*ri\\_day**\u{a0}· card game\u{a0}· secret predictions";
    assert!(description.contains(saved), "{description}");
    let labels: Vec<&str> = shown.rows[0].iter().map(|button| button.label.as_str()).collect();
    assert_eq!(labels[0], "F*ri_day · 1");
    assert_eq!(labels[1..], ["Cards, classic", "Cards, quick · 12", "Dice, classic · 2"]);
    assert_eq!(shown.rows.len(), 2);
}
