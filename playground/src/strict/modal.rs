//! The limits of a modal form that a bot opens.

use std::collections::HashSet;

use serde_json::Value;

use super::limits::{Findings, below, items};
use crate::error::FieldError;

const ROW: u64 = 1;
const INPUT: u64 = 4;
/// The maximum length of a text input.
const LONGEST: u64 = 4000;

/// Checks the form in `data`.
pub(super) fn check(data: &Value) -> Vec<FieldError> {
    let mut found = Findings::default();
    found.required(&data["title"], 1..=45, "data.title".to_owned());
    found.required(&data["custom_id"], 1..=100, "data.custom_id".to_owned());
    let rows = data["components"].as_array().map_or(0, Vec::len);
    if !(1..=5).contains(&rows) {
        let message = "Must be between 1 and 5 in length.";
        found.add("data.components".to_owned(), "BASE_TYPE_BAD_LENGTH", message);
    }
    let mut custom_ids = HashSet::new();
    for (row, path) in items(&data["components"], "data.components") {
        self::row(&mut found, row, &path, &mut custom_ids);
    }
    found.0
}

/// Checks a row: it must contain exactly one text input.
fn row<'a>(found: &mut Findings, row: &'a Value, path: &str, custom_ids: &mut HashSet<&'a str>) {
    if row["type"].as_u64() != Some(ROW) {
        let message = "Value of field \"type\" must be one of (1,).";
        found.add(below(path, "type"), "UNION_TYPE_CHOICES", message);
        return;
    }
    let path = below(path, "components");
    if row["components"].as_array().map_or(0, Vec::len) != 1 {
        let message = "Must be between 1 and 1 in length.";
        found.add(path.clone(), "BASE_TYPE_BAD_LENGTH", message);
    }
    for (component, path) in items(&row["components"], &path) {
        if component["type"].as_u64() != Some(INPUT) {
            let message = "Value of field \"type\" must be one of (4,).";
            found.add(below(&path, "type"), "UNION_TYPE_CHOICES", message);
            continue;
        }
        input(found, component, &path);
        let custom_id = component["custom_id"].as_str();
        if custom_id.is_some_and(|custom_id| !custom_ids.insert(custom_id)) {
            let message = "Component custom id cannot be duplicated";
            found.add(below(&path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
        }
    }
}

fn input(found: &mut Findings, input: &Value, path: &str) {
    let at = |key: &str| below(path, key);
    found.required(&input["custom_id"], 1..=100, at("custom_id"));
    found.required(&input["label"], 1..=45, at("label"));
    found.at_most(&input["placeholder"], 100, at("placeholder"));
    found.at_most(&input["value"], 4000, at("value"));
    if !matches!(input["style"].as_u64(), Some(1 | 2)) {
        let message = "Value must be one of (1, 2).";
        found.add(at("style"), "BASE_TYPE_CHOICES", message);
    }
    for (key, least) in [("min_length", 0), ("max_length", 1)] {
        let value = &input[key];
        let fits = value.as_u64().is_some_and(|number| (least..=LONGEST).contains(&number));
        if !value.is_null() && !fits {
            let message = format!("int value should be between {least} and {LONGEST}.");
            found.add(at(key), "NUMBER_TYPE_RANGE", message);
        }
    }
    let (least, most) = (input["min_length"].as_u64(), input["max_length"].as_u64());
    if least.zip(most).is_some_and(|(least, most)| least > most) {
        let message = "Minimum length must not be greater than maximum length";
        found.add(at("min_length"), "TEXT_INPUT_COMPONENT_MIN_GREATER_THAN_MAX", message);
    }
}
