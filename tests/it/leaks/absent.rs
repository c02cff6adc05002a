//! The report for players who were away. It is made from the log, which contains everything; the
//! test therefore compares it with the report from another log, in which the other players' hands
//! and predictions are different.

use henge::rules::cards::Card;
use henge::table::{Absence, Move, Table};
use henge::view::Words;
use serde_json::{Value, json};

use crate::leaks::games::{
    Setup, any_answer, begun, by_user, card_setups, dice_setups, people, seats,
};

/// A moment at which a player who was away returns.
struct Return<'a> {
    words: &'a Words,
    /// The table while they are away.
    table: Table,
    absence: Absence,
}

/// The report for a returning player, made from this log.
type WhatIsTold = dyn Fn(&Return, &[String]) -> String;

impl Return<'_> {
    fn told(&self, log: &[String]) -> String {
        let back = self.table.back(self.absence, log).unwrap();
        assert!(back.decided == 0 || !back.done.is_empty(), "{back:?}");
        self.words.back(&back)
    }
}

/// A log that looks the same to the player in this seat, as far as they may know it.
fn another_log(log: &[String], own: usize) -> Vec<String> {
    log.iter().map(|line| another_line(line, own)).collect()
}

fn another_line(line: &str, own: usize) -> String {
    let mut event: Value = serde_json::from_str(line).unwrap();
    let is_own = event["seat"] == own;
    if let Some(hands) = event["hands"].as_array_mut() {
        let others: Vec<usize> = (0..hands.len()).filter(|seat| *seat != own).collect();
        hands.swap(others[0], others[1]);
    }
    if event["event"] == "predict" && !is_own {
        for number in ["tricks", "number"] {
            if let Some(said) = event[number].as_u64() {
                event[number] = json!(if said == 1 { 2 } else { 1 });
            }
        }
    }
    event.to_string()
}

/// The first report that reveals to a returning player in which of two worlds they are. Everybody
/// plays at random, and one of them is away from the beginning.
fn find_leak(setups: impl Iterator<Item = Setup>, told: &WhatIsTold) -> Option<String> {
    let words = Words::english();
    setups.into_iter().find_map(|setup| {
        let mut luck = setup.luck();
        let begun = begun(&setup.lobby(&mut luck));
        let user = *people(&begun.table).last().unwrap();
        let own = begun.table.seat_of(user).unwrap().index();
        let away = begun.table.decide(&by_user(user), &Move::StepAway, 0);
        let (mut log, mut table) = (begun.log.lines, away.unwrap().table);
        while table.playing().is_ok() {
            let absence = table.absence(user).unwrap();
            let back = Return { words: &words, table: table.clone(), absence };
            if log.len() % 7 == 0 {
                let [one, other] = [told(&back, &log), told(&back, &another_log(&log, own))];
                if one != other {
                    return Some(format!("{one}\n{other}\nin {setup:?}"));
                }
            }
            let step = any_answer(&table, &mut luck).on(&table).unwrap();
            log.extend(step.log.lines);
            table = step.table;
        }
        None
    })
}

/// Some games of every kind.
fn setups() -> impl Iterator<Item = Setup> {
    card_setups(seats(3), 1).step_by(5).chain(dice_setups(seats(3), 3))
}

#[test]
fn who_was_away_is_told_of_their_own_seat_alone() {
    let leak = find_leak(setups(), &|back, log| back.told(log));
    assert_eq!(leak, None);
}

#[test]
fn a_card_that_another_one_was_dealt_is_found_in_what_they_are_told() {
    let is_held_by_the_first = |log: &[String]| {
        let deals = log.iter().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let hands =
            deals.filter(|event| event["event"] == "deal").map(|deal| deal["hands"][0].to_string());
        hands.filter(|hand| hand.contains(&format!("\"{}\"", Card::Wizard))).count()
    };
    let leak = move |back: &Return, log: &[String]| {
        format!("{} {}", back.told(log), is_held_by_the_first(log) % 2)
    };
    assert!(find_leak(card_setups(seats(3), 1), &leak).is_some(), "the search finds nothing");
}

#[test]
fn a_prediction_of_somebody_else_is_found_in_what_they_are_told() {
    let said = |log: &[String]| {
        let events = log.iter().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let said = events.filter(|event| event["event"] == "predict" && event["seat"] == 0);
        said.map(|event| event["number"].to_string()).collect::<String>()
    };
    let leak = move |back: &Return, log: &[String]| format!("{} {}", back.told(log), said(log));
    assert!(find_leak(dice_setups(seats(3), 3), &leak).is_some(), "the search finds nothing");
}
