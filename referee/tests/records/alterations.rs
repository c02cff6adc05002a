//! Alters one thing at a time in a valid record, everywhere and in every way: the referee must find
//! each alteration.

use crate::card_player;
use crate::dice_player::{self, Zeal};
use crate::scribe::{Luck, card_options, dice_options};
use referee::check;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Alterations by event and key: the number made, and the number found.
type Found = BTreeMap<String, (usize, usize)>;

/// Other values that could be in the same place.
fn others(value: &Value) -> Vec<Value> {
    match value {
        Value::Null => vec![json!(0), json!("blue"), json!("R7"), json!("secret")],
        Value::Bool(yes) => vec![json!(!yes), Value::Null],
        Value::Number(number) => {
            let number = number.as_i64().unwrap();
            vec![json!(number + 1), json!(number - 1), json!(number.to_string()), Value::Null]
        }
        Value::String(text) => {
            let words = ["blue", "wizard", "B1", "W", "secret"];
            words
                .iter()
                .filter(|word| *word != text)
                .map(|word| json!(word))
                .chain([json!(7)])
                .collect()
        }
        Value::Array(_) | Value::Object(_) => vec![Value::Null],
    }
}

/// All values with one leaf altered, each with the name of its key.
fn altered(value: &Value, name: &str) -> Vec<(String, Value)> {
    let mut all: Vec<_> = others(value).into_iter().map(|other| (name.to_owned(), other)).collect();
    match value {
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                for (name, other) in altered(item, name) {
                    let mut items = items.clone();
                    items[at] = other;
                    all.push((name, json!(items)));
                }
            }
        }
        Value::Object(keys) => {
            for (key, item) in keys {
                let name = format!("{name} {key}");
                let mut without = keys.clone();
                without.remove(key);
                all.push((format!("{name} missing"), json!(without)));
                for (name, other) in altered(item, &name) {
                    let mut keys = keys.clone();
                    keys[key] = other;
                    all.push((name, json!(keys)));
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    all
}

/// A record whose events are altered, one thing at a time.
struct Original {
    values: Vec<Value>,
    lines: Vec<String>,
}

impl Original {
    fn new(values: Vec<Value>) -> Self {
        let lines = values.iter().map(|value| format!("{value}\n")).collect();
        Self { values, lines }
    }

    fn alter_everything(&self, found: &mut Found) {
        for at in 1..self.lines.len() {
            let event = self.event(at);
            // Every third alteration of a line, starting at a different one in each line, so that
            // all kinds occur.
            let all = altered(&self.values[at], event).into_iter();
            for (name, other) in all.skip(at % 3).step_by(3) {
                self.note(name, at, 1, &format!("{other}\n"), found);
            }
            self.note(format!("{event} twice"), at, 0, &self.lines[at], found);
            // A record without its last line merely breaks off, as if the game were still being
            // played.
            if at + 1 < self.lines.len() {
                self.note(format!("{event} left out"), at, 1, "", found);
                let swapped = format!("{}{}", self.lines[at + 1], self.lines[at]);
                self.note(
                    format!("{event} and {} swapped", self.event(at + 1)),
                    at,
                    2,
                    &swapped,
                    found,
                );
            }
        }
    }

    fn event(&self, at: usize) -> &str {
        self.values[at]["event"].as_str().unwrap()
    }

    /// Replaces some lines by another text, and notes whether the referee finds that.
    fn note(&self, name: String, at: usize, lines: usize, other: &str, found: &mut Found) {
        let text =
            format!("{}{other}{}", self.lines[..at].concat(), self.lines[at + lines..].concat());
        let entry = found.entry(name).or_default();
        entry.0 += 1;
        entry.1 += usize::from(check(&text).is_err());
    }
}

/// Checks that all alterations were found, except those that may be legitimate.
fn check_found(found: &Found, may_differ: &[&str]) {
    for (name, (made, found)) in found {
        if may_differ.contains(&name.as_str()) {
            println!("{name}: {found} of {made} found");
        } else {
            assert_eq!(found, made, "{name}");
        }
    }
}

#[test]
fn no_altered_card_game_passes() {
    for (bidding, plus_minus_one, unicolore) in
        [("open", "off", false), ("open", "strict", false), ("secret", "off", true)]
    {
        let mut options = card_options();
        options["bidding"] = json!(bidding);
        options["plus-minus-one"] = json!(plus_minus_one);
        options["unicolore"] = json!(unicolore);
        options["rounds"] = json!("short");
        let seats = if unicolore { 3 } else { 6 };
        let mut found = Found::new();
        let record = card_player::play(seats, &options, &mut Luck(7));
        Original::new(record).alter_everything(&mut found);
        // Another card of the same suit may be turned, another trump named; and players who predict
        // simultaneously may do so in any order.
        let mut may_differ = vec!["deal turned", "trump suit"];
        if bidding != "open" {
            may_differ.push("predict and predict swapped");
        }
        check_found(&found, &may_differ);
    }
}

#[test]
fn no_altered_dice_game_passes() {
    let mut found = Found::new();
    for luck in 0..3 {
        let mut luck = Luck(luck);
        let record = dice_player::play(3, &dice_options(), Zeal::Eager, &mut luck);
        Original::new(record).alter_everything(&mut found);
    }
    let may_differ = [
        // Players who leave after the same roll may do so in any order; the same holds for strikes
        // and secret predictions.
        "leave and leave swapped",
        "predict and predict swapped",
        "strike and strike swapped",
        "strike and wizard-color swapped",
        "wizard-color and strike swapped",
        // Another roll may give the same scores, and a die may show the same face again.
        "leave and roll swapped",
        "roll and leave swapped",
        "roll left out",
        "roll dice",
        "roll rolled",
        // A Jester Score follows any missed prediction; and several boxes may have the same
        // content.
        "predict color",
        "predict number",
        "strike number",
        "wizard-color color",
    ];
    check_found(&found, &may_differ);
}
