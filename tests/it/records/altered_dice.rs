//! The record of a dice game with any alteration is refused at the line where it stops being
//! possible.

use serde_json::{Value, json};

use crate::records::text::Text;

fn is(value: &Value, event: &str) -> bool {
    value["event"] == event
}

/// Another color or face.
fn other(value: &Value) -> Value {
    json!(if *value == json!("blue") { "red" } else { "blue" })
}

#[test]
fn what_is_not_altered_is_accepted() {
    Text::of_dice(|value| is(value, "end")).0.check_accepted();
}

#[test]
fn another_face_is_not_what_was_drawn() {
    let (text, line) = Text::of_dice(|value| is(value, "roll") && value["roll"] == 1);
    text.altered(line, |value| value["dice"][3] = other(&value["dice"][3])).check_refused(line);
}

#[test]
fn a_die_that_was_not_rolled_keeps_its_face() {
    let kept = |value: &Value| {
        is(value, "roll") && value["roll"] == 2 && value["rolled"][0].as_u64() > Some(0)
    };
    let (text, line) = Text::of_dice(kept);
    let turned = |value: &mut Value| value["dice"][0] = other(&value["dice"][0]);
    text.altered(line, turned).check_refused_by_both(line);
}

#[test]
fn a_roll_of_other_dice() {
    let (text, line) = Text::of_dice(|value| is(value, "roll") && value["roll"] == 3);
    text.altered(line, |value| value["rolled"] = json!([])).check_refused_by_both(line);
    text.altered(line, |value| value["roll"] = json!(2)).check_refused_by_both(line);
}

#[test]
fn another_count_or_other_xs() {
    let (text, line) = Text::of_dice(|value| is(value, "leave") && value["xs"] == 1);
    for (key, is) in [("count", 6), ("xs", 2), ("xs", 0), ("minus", 1), ("jesters", 7)] {
        text.altered(line, |value| value[key] = json!(is)).check_refused_by_both(line);
    }
}

#[test]
fn another_difference() {
    let (text, line) = Text::of_dice(|value| is(value, "leave") && value["minus"] == 2);
    text.altered(line, |value| value["minus"] = json!(1)).check_refused_by_both(line);
}

#[test]
fn a_jester_score_that_is_not_to_be_had() {
    let none = |value: &Value| is(value, "leave") && value["jesters"] == 0;
    let (text, line) = Text::of_dice(none);
    text.altered(line, |value| value["jester"] = json!(true)).check_refused_by_both(line);
}

#[test]
fn a_seat_leaves_twice() {
    let (text, line) = Text::of_dice(|value| is(value, "leave"));
    let mut doubled = text.clone();
    doubled.lines.insert(line, text.lines[line - 1].clone());
    doubled.check_refused_by_both(line + 1);
}

#[test]
fn a_prediction_that_is_taken() {
    let (text, line) = Text::of_dice(|value| is(value, "predict"));
    let first = text.value(line);
    let second = text.next("predict", line);
    let same = |value: &mut Value| {
        value["number"] = first["number"].clone();
        value["color"] = first["color"].clone();
    };
    text.altered(second, same).check_refused_by_both(second);
}

#[test]
fn another_magic_card_is_not_what_was_drawn() {
    let (text, line) = Text::of_dice(|value| is(value, "round") && value["magic"] == "extra-die");
    text.altered(line, |value| value["magic"] = json!("same-column")).check_refused(line);
    text.altered(line, |value| value["magic"] = Value::Null).check_refused_by_both(line);
}

#[test]
fn a_magic_card_that_has_been_in_this_pile() {
    let (text, line) = Text::of_dice(|value| is(value, "round") && value["round"] == 2);
    let first = text.value(text.numbers("round")[0])["magic"].clone();
    text.altered(line, |value| value["magic"] = first).check_refused_by_both(line);
}

#[test]
fn another_seer() {
    let (text, line) = Text::of_dice(|value| is(value, "round") && value["round"] == 4);
    let next = |value: &mut Value| value["seer"] = json!((value["seer"].as_u64().unwrap() + 1) % 3);
    text.altered(line, next).check_refused_by_both(line);
    // The first one is drawn at random, which the referee cannot check because it does not know the
    // seed's draws.
    let (text, line) = Text::of_dice(|value| is(value, "round"));
    text.altered(line, next).check_refused(line);
}

#[test]
fn an_x_that_is_struck() {
    let (text, line) = Text::of_dice(|value| is(value, "strike"));
    let free = |value: &mut Value| value["color"] = other(&value["color"]);
    text.altered(line, free).check_refused_by_both(line);
}

#[test]
fn another_wizard_color_by_the_card() {
    let every = |value: &Value| is(value, "wizard-color") && value["color"] == "every";
    let (text, line) = Text::of_dice(every);
    text.altered(line, |value| value["color"] = json!("red")).check_refused_by_both(line);
}

#[test]
fn another_result() {
    let (text, line) = Text::of_dice(|value| is(value, "end"));
    for key in ["totals", "xs", "jester-scores", "places"] {
        let more = |value: &mut Value| {
            value[key][1] = json!(value[key][1].as_i64().unwrap() + 1);
        };
        text.altered(line, more).check_refused_by_both(line);
    }
}

#[test]
fn other_luck_or_another_way_to_the_first_seer() {
    let (text, _) = Text::of_dice(|value| is(value, "end"));
    text.altered(1, |value| value["first"] = json!("last-played")).check_refused(1);
    text.altered(1, |value| value["last-played"] = json!([true, false, false])).check_refused(1);
    text.altered(1, |value| value["options"]["target"] = json!(10)).check_refused(1);
    let chosen = |value: &mut Value| value["options"]["first-seer"] = json!("player-2");
    text.altered(1, chosen).check_refused_by_both(1);
    let secret = |value: &mut Value| value["proof"]["secret"] = json!("00".repeat(32));
    text.altered(1, secret).check_refused(1);
}

#[test]
fn a_table_may_be_ended_early_where_it_waits_for_its_players() {
    let (text, _) = Text::of_dice(|value| is(value, "end"));
    let mut accepted = 0;
    for line in 2..text.lines.len() {
        let mut stopped = text.clone();
        stopped.lines.truncate(line);
        stopped.lines.push(r#"{"event":"stopped"}"#.to_owned());
        let due = text.value(line + 1);
        if is(&due, "predict") || is(&due, "turn") || is(&due, "strike") {
            stopped.check_accepted();
            accepted += 1;
        } else if is(&due, "end") {
            stopped.check_refused_by_both(line + 1);
        } else if is(&due, "round") || due["roll"] == 1 {
            stopped.check_refused(line + 1);
        }
    }
    assert!(accepted > 20, "{accepted}");
}
