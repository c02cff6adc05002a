//! The limits of command registration.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use serde_json::Value;

use super::limits::{Findings, below, items, length};
use crate::error::FieldError;
use crate::world::{MESSAGE_COMMAND, SLASH_COMMAND, USER_COMMAND};

/// The maximum number of characters in names, descriptions and values of a whole command.
const WHOLE_COMMAND: usize = 8000;
const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;
/// The types of options that may have autocompletion: string, integer and number.
const COMPLETED: [u64; 3] = [3, 4, 10];

/// Checks a list of commands that replaces all existing ones.
pub(super) fn check_all(list: &Value) -> Vec<FieldError> {
    let mut found = Findings::default();
    let mut names = HashSet::new();
    for (number, command) in list.as_array().into_iter().flatten().enumerate() {
        found.0.extend(check(command, &number.to_string()));
        let kind = command["type"].as_u64().unwrap_or(SLASH_COMMAND);
        if !names.insert((kind, command["name"].as_str())) {
            let message = "Application command names must be unique";
            found.add(String::new(), "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
    }
    found.0
}

/// Checks the command in `body`, which is at `path` in the request.
pub(super) fn check(body: &Value, path: &str) -> Vec<FieldError> {
    let mut found = Findings::default();
    let at = |key: &str| below(path, key);
    match body["type"].as_u64().unwrap_or(SLASH_COMMAND) {
        SLASH_COMMAND => {
            name(&mut found, &body["name"], at("name"));
            found.required(&body["description"], 1..=100, at("description"));
            options(&mut found, &body["options"], &at("options"), Depth::Command);
        }
        USER_COMMAND | MESSAGE_COMMAND => context_menu(&mut found, body, path),
        _ => {
            let message = "Value must be one of {1, 2, 3}.";
            found.add(at("type"), "BASE_TYPE_CHOICES", message);
        }
    }
    numbers(&mut found, &body["integration_types"], 0..=1, at("integration_types"));
    numbers(&mut found, &body["contexts"], 0..=2, at("contexts"));
    if size(body) > WHOLE_COMMAND {
        let message = format!("Command exceeds maximum size ({WHOLE_COMMAND})");
        found.add(path.to_owned(), "APPLICATION_COMMAND_TOO_LARGE", message);
    }
    found.0
}

/// Checks where a command is offered: different numbers in a range, at least one if the list is there.
fn numbers(found: &mut Findings, list: &Value, range: RangeInclusive<u64>, path: String) {
    let Some(list) = list.as_array() else { return };
    let fits = |number: &Value| number.as_u64().is_some_and(|number| range.contains(&number));
    let different: HashSet<Option<u64>> = list.iter().map(Value::as_u64).collect();
    if list.is_empty() {
        found.add(path, "BASE_TYPE_BAD_LENGTH", "Must be 1 or more in length.");
    } else if !list.iter().all(fits) {
        let message = format!("Value must be one of {range:?}.");
        found.add(path, "BASE_TYPE_CHOICES", message);
    } else if different.len() < list.len() {
        found.add(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value");
    }
}

/// Checks a command of a context menu, which has a name in each language and nothing else to read.
fn context_menu(found: &mut Findings, body: &Value, path: &str) {
    let at = |key: &str| below(path, key);
    found.required(&body["name"], 1..=32, at("name"));
    for (locale, name) in body["name_localizations"].as_object().into_iter().flatten() {
        found.required(name, 1..=32, below(&at("name_localizations"), locale));
    }
    let described = |key: &str| body[key].as_str().is_some_and(|text| !text.is_empty());
    let translated =
        body["description_localizations"].as_object().is_some_and(|all| !all.is_empty());
    if described("description") || translated {
        let message = "Context menu commands cannot have description";
        found.add(at("description"), "CONTEXT_MENU_COMMAND_DESCRIPTION_NOT_ALLOWED", message);
    }
    if body["options"].as_array().is_some_and(|options| !options.is_empty()) {
        let message = "Context menu commands cannot have options";
        found.add(at("options"), "CONTEXT_MENU_COMMAND_OPTIONS_NOT_ALLOWED", message);
    }
}

/// Checks the autocomplete choices in `data`.
pub(super) fn check_choices(data: &Value) -> Vec<FieldError> {
    let mut found = Findings::default();
    if !data["choices"].is_array() {
        found.add("data.choices".to_owned(), "BASE_TYPE_REQUIRED", "This field is required");
    }
    named_values(&mut found, &data["choices"], "data.choices");
    found.0
}

/// The depth of options: groups contain subcommands, and subcommands contain all others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    Command,
    Group,
    Subcommand,
}

impl Depth {
    /// The depth of an option's own options, if it is allowed here and may have any.
    fn within(self, kind: Option<u64>) -> Option<Self> {
        match (self, kind) {
            (Self::Command, Some(GROUP)) => Some(Self::Group),
            (Self::Command | Self::Group, Some(SUBCOMMAND)) => Some(Self::Subcommand),
            _ => None,
        }
    }

    fn allows(self, kind: Option<u64>) -> bool {
        let holds_others = matches!(kind, Some(SUBCOMMAND | GROUP));
        match self {
            Self::Command => true,
            Self::Group => kind == Some(SUBCOMMAND),
            Self::Subcommand => !holds_others,
        }
    }
}

fn options(found: &mut Findings, options: &Value, path: &str, depth: Depth) {
    found.few(options, 25, path.to_owned());
    let mut names = HashSet::new();
    let mut optional = false;
    let mut kinds = HashSet::new();
    for (option, path) in items(options, path) {
        let kind = option["type"].as_u64();
        self::option(found, option, &path, depth);
        kinds.insert(matches!(kind, Some(SUBCOMMAND | GROUP)));
        if !names.insert(option["name"].as_str()) {
            let message = "Option name already exists";
            found.add(
                below(&path, "name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                message,
            );
        }
        let required = option["required"] == Value::Bool(true);
        if required && optional {
            let message = "Required options must be placed before non-required options";
            found.add(path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        optional |= !required;
    }
    if kinds.len() > 1 {
        let message = "Sub-command and sub-command group option types are mutually exclusive to all other types";
        found.add(path.to_owned(), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
}

fn option(found: &mut Findings, option: &Value, path: &str, depth: Depth) {
    let at = |key: &str| below(path, key);
    let kind = option["type"].as_u64();
    name(found, &option["name"], at("name"));
    found.required(&option["description"], 1..=100, at("description"));
    if !depth.allows(kind) {
        let message = "This option type cannot stand here";
        found.add(at("type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    if let Some(depth) = depth.within(kind) {
        options(found, &option["options"], &at("options"), depth);
    }
    choices(found, option, path);
}

fn choices(found: &mut Findings, option: &Value, path: &str) {
    let (at, path) = (path, below(path, "choices"));
    let choices = &option["choices"];
    named_values(found, choices, &path);
    let mut names = HashSet::new();
    for (choice, path) in items(choices, &path) {
        if !names.insert(choice["name"].as_str()) {
            let message = "Option choice names must be unique";
            found.add(
                below(&path, "name"),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
                message,
            );
        }
    }
    let autocomplete = option["autocomplete"] == Value::Bool(true);
    if autocomplete && choices.as_array().is_some_and(|choices| !choices.is_empty()) {
        let message = "Autocomplete cannot be used with choices";
        found.add(path, "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", message);
    }
    if autocomplete && !option["type"].as_u64().is_some_and(|kind| COMPLETED.contains(&kind)) {
        let message = "Autocomplete is for strings and numbers";
        found.add(below(at, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
}

/// Checks choices: their number, and the lengths of their names and values.
fn named_values(found: &mut Findings, choices: &Value, path: &str) {
    found.few(choices, 25, path.to_owned());
    for (choice, path) in items(choices, path) {
        found.required(&choice["name"], 1..=100, below(&path, "name"));
        found.at_most(&choice["value"], 100, below(&path, "value"));
    }
}

/// Checks a name: `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`, in lower case where that exists.
fn name(found: &mut Findings, name: &Value, path: String) {
    let text = name.as_str().unwrap_or_default();
    let script = |letter: char| matches!(letter, '\u{900}'..='\u{97f}' | '\u{e00}'..='\u{e7f}');
    let fits = |letter: char| letter.is_alphanumeric() || "-_'".contains(letter) || script(letter);
    if !(1..=32).contains(&text.chars().count()) {
        found.required(name, 1..=32, path);
    } else if !text.chars().all(fits) || text.to_lowercase() != text {
        found.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
}

/// The characters of a command that count; for each text, those of its longest translation.
fn size(level: &Value) -> usize {
    let longest = |key: &str| {
        let translations = level[format!("{key}_localizations")].as_object();
        let translated = translations.into_iter().flat_map(|texts| texts.values());
        let lengths = translated.filter_map(length).chain(length(&level[key]));
        lengths.max().unwrap_or_default()
    };
    let own =
        longest("name") + longest("description") + length(&level["value"]).unwrap_or_default();
    let inner =
        |key: &str| -> usize { level[key].as_array().into_iter().flatten().map(size).sum() };
    own + inner("options") + inner("choices")
}
