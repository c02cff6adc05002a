//! A program is sent exactly what its seat sees, in the documented form.

use henge::computer::{Level, Plays};
use henge::protocol::{self, Speaks};
use henge::rules::cards::{self, CardGame};
use henge::rules::chance::Chance;
use henge::rules::dice::DiceGame;
use henge::rules::{PerSeat, Seat, SeatCount};
use jsonschema::Validator;
use serde_json::{Value, json};

use crate::shared::options::dice_options;

const SCHEMA: &str = include_str!("../../../docs/player.schema.json");

fn schema() -> Value {
    serde_json::from_str(SCHEMA).unwrap()
}

/// The schema of one kind of line.
pub fn form(of: &str) -> Validator {
    let mut schema = schema();
    schema.as_object_mut().unwrap().remove("oneOf");
    schema["$ref"] = format!("#/$defs/{of}").into();
    jsonschema::validator_for(&schema).unwrap()
}

/// Plays a game between random players; calls `shown` with each question and with the seat's view.
pub fn questions<G: Plays + Speaks>(
    options: G::Options,
    seats: usize,
    number: u8,
    mut shown: impl FnMut(&G, &G::SeatView, &str),
) {
    let seats = SeatCount::try_from(seats).unwrap();
    let chance = Chance::new([number; 32]);
    let order: Vec<Seat> = seats.seats().collect();
    let beginning = G::draw(options, &order, PerSeat::none(seats), &mut chance.set_up())
        .unwrap_or_else(|why| panic!("{why}"));
    let mut luck = chance.stream(77);
    let mut game = G::new(&beginning);
    game.go_on(&chance);
    while let Some(seat) = seats.seats().find(|seat| game.asked(*seat).is_some()) {
        let view = game.seat_view(seat);
        let question = protocol::question::<G>(&view).unwrap().unwrap();
        shown(&game, &view, &question);
        let action = G::choose(Level::RANDOM, &view, &mut luck).unwrap();
        let answer = game.answer(seat, &action).unwrap();
        game.carry_out(answer, &chance);
    }
    assert!(game.is_over());
}

/// Checks that the question contains everything in the view, and that every offered answer is
/// legal.
fn check<G: Plays + Speaks>(game: &G, view: &G::SeatView, question: &str) {
    assert!(!question.contains('\n'));
    let (seat, seen) = protocol::read_question(question).unwrap();
    let shown: henge::rules::SeatView = view.clone().into();
    assert_eq!(seen, shown, "{question}");
    let question: Value = serde_json::from_str(question).unwrap();
    let answers = question["answers"].as_array().unwrap();
    assert!(!answers.is_empty());
    for answer in answers {
        let (by, action) = protocol::read_answer::<G>(answer.to_string().as_bytes()).unwrap();
        assert_eq!(by, seat);
        assert!(game.answer(seat, &action).is_ok(), "{answer} of {question}");
        let written = protocol::answer(seat, &action.into()).unwrap();
        assert_eq!(&serde_json::from_str::<Value>(&written).unwrap(), answer);
    }
}

#[test]
fn cards_are_told_as_they_are_seen() {
    for seats in 3..=6 {
        let every = cards::Options::every_combination(seats.try_into().unwrap());
        for options in every.into_iter().step_by(41) {
            questions::<CardGame>(options, seats, 1, |game, view, question| {
                check(game, view, question);
            });
        }
    }
}

#[test]
fn dice_are_told_as_they_are_seen() {
    for seats in 2..=5 {
        for options in dice_options(seats.try_into().unwrap()) {
            questions::<DiceGame>(options, seats, 1, |game, view, question| {
                check(game, view, question);
            });
        }
    }
}

/// docs/players.md says that the seat to the left of the dealer is the first to predict and to play.
#[test]
fn the_seat_left_of_the_dealer_begins() {
    let (mut predicts, mut plays) = (0, 0);
    for seats in 3..=6 {
        let every = cards::Options::every_combination(seats.try_into().unwrap());
        for options in every.into_iter().step_by(53) {
            questions::<CardGame>(options, seats, 3, |_, _, question| {
                let line: Value = serde_json::from_str(question).unwrap();
                let left_of_dealer = (line["dealer"].as_u64().unwrap() + 1) % seats as u64;
                let nobody = |key: &str| line[key].as_array().unwrap().iter().all(Value::is_null);
                let begins = match line["ask"]["what"].as_str().unwrap() {
                    "predict" if options.bidding == cards::Bidding::Open => nobody("predictions"),
                    "play" => nobody("plays"),
                    _ => false,
                };
                if begins {
                    assert_eq!(line["seat"], left_of_dealer, "{line}");
                    let asked =
                        if line["ask"]["what"] == "play" { &mut plays } else { &mut predicts };
                    *asked += 1;
                }
            });
        }
    }
    assert!(predicts > 50 && plays > 50, "{predicts} {plays}");
}

/// docs/players.md says that the Seer is the first to predict.
#[test]
fn the_seer_predicts_first() {
    let mut predicts = 0;
    for seats in 2..=5 {
        for options in dice_options(seats.try_into().unwrap()) {
            questions::<DiceGame>(options, seats, 3, |_, _, question| {
                let line: Value = serde_json::from_str(question).unwrap();
                let is_first = line["predictions"].as_array().unwrap().iter().all(Value::is_null);
                if line["ask"]["what"] == "predict" && is_first {
                    assert_eq!(line["seat"], line["round"]["seer"], "{line}");
                    predicts += 1;
                }
            });
        }
    }
    assert!(predicts > 50, "{predicts}");
}

/// The kinds of questions in these games, by the word in the question.
fn kinds<'a>(lines: impl Iterator<Item = &'a Value>) -> Vec<String> {
    let mut kinds: Vec<_> =
        lines.map(|line| line["ask"]["what"].as_str().unwrap().to_owned()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// Checks that these lines have the documented form, and that every documented key is used.
#[track_caller]
fn check_documented(game: &str, lines: &[Value], asked: &[&str]) {
    assert_eq!(kinds(lines.iter()), asked);
    let (form, answer) = (form(game), form(&format!("{game}_answer")));
    for line in lines {
        if let Err(fault) = form.validate(line) {
            panic!("{fault} at {} of {line}", fault.instance_path());
        }
        assert!(line["answers"].as_array().unwrap().iter().all(|line| answer.is_valid(line)));
    }
    for key in lines[0].as_object().unwrap().keys() {
        let mut without = lines[0].clone();
        without.as_object_mut().unwrap().remove(key);
        assert!(!form.is_valid(&without), "{key} need not be there");
    }
    let mut more = lines[0].clone();
    more["secret"] = Value::Null;
    assert!(!form.is_valid(&more), "anything may be there");
}

#[test]
fn lines_of_cards_have_the_documented_form() {
    let mut lines = Vec::new();
    for seats in 3..=6 {
        let every = cards::Options::every_combination(seats.try_into().unwrap());
        for options in every.into_iter().step_by(61) {
            questions::<CardGame>(options, seats, 2, |_, _, question| {
                lines.push(serde_json::from_str(question).unwrap());
            });
        }
    }
    check_documented("cards", &lines, &["play", "predict", "trump"]);
}

#[test]
fn lines_of_dice_have_the_documented_form() {
    let mut lines = Vec::new();
    for seats in 2..=5 {
        for options in dice_options(seats.try_into().unwrap()) {
            questions::<DiceGame>(options, seats, 4, |_, _, question| {
                lines.push(serde_json::from_str(question).unwrap());
            });
        }
    }
    let asked = [
        "leave",
        "predict",
        "roll",
        "roll-or-leave",
        "stay-or-leave",
        "strike",
        "turn",
        "wizard-color",
    ];
    check_documented("dice", &lines, &asked);
}

#[test]
fn what_no_game_of_cards_comes_to_is_refused_or_answered() {
    let mut luck = Chance::new([9; 32]).set_up();
    let (mut refused, mut answered, mut asked) = (0, 0, 0);
    questions::<CardGame>(cards::Options::default(), 4, 5, |_, _, question| {
        asked += 1;
        if asked % 7 != 0 {
            return;
        }
        let told: Value = serde_json::from_str(question).unwrap();
        for key in told.as_object().unwrap().keys() {
            for instead in
                [Value::from(0), 1.into(), 200.into(), Value::Null, Value::Array(Vec::new())]
            {
                let mut invented = told.clone();
                invented[key] = instead;
                match protocol::read_question(&invented.to_string()) {
                    Err(_) => refused += 1,
                    Ok((_, view)) => {
                        answered += 1;
                        for level in [Level::APPRENTICE, Level::ADEPT, Level::MASTER] {
                            assert!(henge::computer::choose(level, &view, &mut luck).is_some());
                        }
                    }
                }
            }
        }
    });
    assert!(refused > 100 && answered > 100, "{refused} refused, {answered} answered");
}

#[test]
fn a_card_that_would_be_in_two_places_is_refused() {
    let mut told = Vec::new();
    questions::<CardGame>(cards::Options::default(), 4, 6, |_, _, question| {
        told.push(serde_json::from_str::<Value>(question).unwrap());
    });
    let (mut turned, mut played) = (0, 0);
    for told in told {
        let held = told["hand"][0].clone();
        if held.is_null() || held == told["turned"] || held == "W" || held == "J" {
            continue;
        }
        let mut invented = told.clone();
        invented["turned"] = held.clone();
        assert!(protocol::read_question(&invented.to_string()).is_err(), "{invented}");
        turned += 1;
        if !told["plays"][0].is_null() {
            let mut invented = told;
            invented["plays"][0]["card"] = held;
            assert!(protocol::read_question(&invented.to_string()).is_err(), "{invented}");
            played += 1;
        }
    }
    assert!(turned > 20 && played > 20, "{turned} turned, {played} played");
}

fn with(line: &Value, key: &str, value: Value) -> Value {
    let mut changed = line.clone();
    changed[key] = value;
    changed
}

fn score(xs: u8, minus: u8) -> Value {
    json!({"roll": 1, "jester": false, "count": 1, "jesters": 0, "xs": xs, "minus": minus})
}

/// Nobody plays from a view of the dice game that was changed into one that no game can reach.
#[test]
fn views_of_dice_that_no_game_comes_to_are_refused() {
    let mut lines: Vec<Value> = Vec::new();
    for options in dice_options(SeatCount::THREE) {
        questions::<DiceGame>(options, 3, 1, |_, _, question| {
            lines.push(serde_json::from_str(question).unwrap());
        });
    }
    let mut refused = 0;
    for line in lines.iter().step_by(7) {
        for (key, value) in [
            ("totals", json!([1000, 1000, 1000])),
            ("xs", json!([250, 250, 250])),
            ("jester-scores", json!([5, 5, 5])),
            ("pages", line["pages"].as_array().unwrap().iter().rev().cloned().collect()),
            ("asked", json!([null, null, null])),
            ("most-rolls", json!(200)),
            ("rounds-before", json!(vec![line["round"].clone(); 300])),
            ("round", with(&line["round"], "seer", json!(5))),
            ("round", with(&line["round"], "round", json!(200))),
            ("round", with(&line["round"], "scores", json!([score(200, 0), null, null]))),
            ("round", with(&line["round"], "scores", json!([score(0, 200), null, null]))),
        ] {
            let changed = with(line, key, value);
            if changed == *line {
                continue;
            }
            let read = protocol::read_question(&changed.to_string());
            assert!(read.is_err(), "{key} of {line}");
            refused += 1;
        }
    }
    assert!(refused > 300, "{refused}");
}
