//! The form of a record: headers, events, keys, and where it may end.

use crate::scribe::{Luck, allowed, card_options, dice_options, header, last_refused, text};
use crate::{card_player, dice_player};
use referee::{Close, Kind, check};
use serde_json::{Value, json};

fn short_game() -> Vec<Value> {
    let mut options = card_options();
    options["rounds"] = json!("short");
    card_player::play(4, &options, &mut Luck(3))
}

fn dice_game() -> Vec<Value> {
    dice_player::play(2, &dice_options(), dice_player::Zeal::Eager, &mut Luck(4))
}

#[test]
fn a_text_holds_records_one_after_another() {
    let both = text(&short_game()) + &text(&dice_game()) + &text(&short_game());
    let games = check(&both).unwrap();
    let kinds: Vec<Kind> = games.iter().map(|game| game.kind).collect();
    assert_eq!(kinds, [Kind::Cards, Kind::Dice, Kind::Cards]);
}

#[test]
fn a_fault_names_the_game_and_the_line() {
    let mut wrong = dice_game();
    wrong[2]["seat"] = json!(7);
    let fault = check(&(text(&short_game()) + &text(&wrong))).unwrap_err();
    assert_eq!((fault.game, fault.line), (2, short_game().len() + 3));
    assert_eq!(fault.to_string(), format!("game 2, line {}: there is no seat 7", fault.line));
}

#[test]
fn a_table_may_be_stopped_or_still_played_anywhere() {
    for game in [short_game(), dice_game()] {
        for length in 1..game.len() {
            let mut lines = game[..length].to_vec();
            assert_eq!(allowed(&lines).close, Close::Running);
            lines.push(json!({"event": "stopped"}));
            if length < game.len() - 1 {
                assert_eq!(allowed(&lines).close, Close::Stopped);
                lines.push(game[length].clone());
                last_refused(&lines, "nothing may follow");
            } else {
                last_refused(&lines, "here comes `end`");
            }
        }
    }
}

#[test]
fn nothing_follows_the_end() {
    for game in [short_game(), dice_game()] {
        for more in [json!({"event": "stopped"}), json!({"event": "round", "round": 1})] {
            let mut lines = game.clone();
            lines.push(more);
            last_refused(&lines, "nothing may follow");
        }
    }
}

#[test]
fn keys_may_be_added() {
    for mut game in [short_game(), dice_game()] {
        for line in &mut game {
            line["added"] = json!([1, 2]);
        }
        assert_eq!(allowed(&game).close, Close::Ended);
    }
}

#[test]
fn every_key_of_a_header_is_needed() {
    for game in [short_game(), dice_game()] {
        let keys: Vec<String> = game[0].as_object().unwrap().keys().cloned().collect();
        for key in keys.iter().filter(|key| *key != "record") {
            let mut header = game[0].clone();
            header.as_object_mut().unwrap().remove(key);
            last_refused(&[header], key);
        }
        for key in game[0]["options"].as_object().unwrap().keys() {
            let mut header = game[0].clone();
            header["options"].as_object_mut().unwrap().remove(key);
            last_refused(&[header], key);
        }
    }
}

#[test]
fn only_records_of_form_1_are_known() {
    let mut header = header("cards", 3, &card_options());
    header["record"] = json!(2);
    last_refused(&[header], "form 2");
}

#[test]
fn what_is_no_record_is_refused() {
    for (text, line) in [("", 1), ("\n", 1), ("{\"event\":\"round\"}\n", 1), ("no record", 1)] {
        assert_eq!(check(text).unwrap_err().line, line);
    }
    let head = header("cards", 3, &card_options()).to_string();
    for more in ["", "no event", "{}", "{\"event\":7}", "{\"event\":\"dance\"}", "[1]"] {
        assert_eq!(check(&format!("{head}\n{more}\n")).unwrap_err().line, 2, "{more}");
    }
}
