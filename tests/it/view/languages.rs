//! Every language has every message, takes the same values in, and keeps Discord's limits.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;
use henge::language::Language;
use henge::view::Words;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use strum::VariantArray as _;
use unic_langid::LanguageIdentifier;
use unicode_width::UnicodeWidthStr as _;

use crate::view::check::lines_in;

/// The plural categories of the Unicode CLDR by which a plural is known. "other" is the default of
/// many choices that are no plurals.
const CATEGORIES: [&str; 5] = ["zero", "one", "two", "few", "many"];

/// The parts of a message that a translation must have as well.
#[derive(Debug, Default)]
struct Parts {
    file: String,
    /// True if it is more than names of commands.
    has_text: bool,
    values: BTreeSet<String>,
    /// The messages that it takes in.
    messages: BTreeSet<String>,
    /// The names of commands and options.
    attributes: BTreeSet<String>,
    /// The value of each select, and the keys of its variants.
    selects: Vec<(String, BTreeSet<String>)>,
}

#[test]
fn every_language_has_a_folder() {
    for language in Language::VARIANTS {
        assert!(folder(*language).is_dir(), "{language}");
    }
    let folders = fs::read_dir(locales()).unwrap().count();
    assert_eq!(folders, Language::VARIANTS.len(), "a folder is a language");
}

#[test]
fn every_language_has_each_message_and_no_other() {
    let english = messages(Language::English);
    for language in Language::VARIANTS {
        let translated = messages(*language);
        for (id, parts) in &english {
            let Some(found) = translated.get(id) else {
                panic!("{} is missing in {language}", place(Language::English, id))
            };
            assert_eq!(found.file, parts.file, "{}", place(*language, id));
            assert_eq!(found.attributes, parts.attributes, "{}", place(*language, id));
        }
        for id in translated.keys() {
            assert!(english.contains_key(id), "{} is not in English", place(*language, id));
        }
    }
}

#[test]
fn a_translation_takes_in_the_same_values() {
    let english = messages(Language::English);
    for language in Language::VARIANTS {
        for (id, parts) in messages(*language) {
            let expected = &english[&id].values;
            assert_eq!(&parts.values, expected, "{}", place(*language, &id));
        }
    }
}

/// The widths of columns, without the gap before the next one, and the messages at their heads.
const HEADS: [(usize, &str); 6] = [
    (2, "dice-head-xs sheet-round sheet-total"),
    (3, "dice-head-count dice-head-points board-head-wins"),
    (4, "cards-head-said cards-head-won dice-head-said board-head-points profile-head-all"),
    (5, "cards-head-total board-head-exact"),
    (6, "board-head-games board-head-rating"),
    (7, "profile-head"),
];

#[test]
fn heads_of_tables_are_no_wider_than_their_columns() {
    for language in Language::VARIANTS {
        let words = Words::of(*language);
        for (width, ids) in HEADS {
            for id in ids.split(' ') {
                let head = words.say(id);
                assert!(head.width() <= width, "{}: at most {width}", place(*language, id));
            }
        }
    }
}

#[test]
fn a_choice_by_a_word_has_every_word() {
    let english = messages(Language::English);
    for language in Language::VARIANTS {
        for (id, parts) in messages(*language) {
            for (value, _) in &parts.selects {
                let (expected, keys) = (english[&id].keys(value), parts.keys(value));
                let lacking = expected.difference(&keys).filter(|key| !is_of_number(key));
                let lacking: Vec<_> = lacking.collect();
                assert!(lacking.is_empty(), "{}: {lacking:?}", place(*language, &id));
            }
        }
    }
}

#[test]
fn a_plural_has_the_categories_of_its_language() {
    let english = messages(Language::English);
    for language in Language::VARIANTS {
        let categories = categories(&language.to_string());
        for (id, parts) in messages(*language) {
            for (value, keys) in &parts.selects {
                if english[&id].is_plural(value) || parts.is_plural(value) {
                    let wrong = wrong_category(keys, &categories);
                    assert_eq!(wrong, None, "{}: {keys:?}", place(*language, &id));
                }
            }
        }
    }
}

#[test]
fn a_category_that_is_missing_or_foreign_is_found() {
    for (language, keys, wrong) in [
        ("de", "one other", None),
        ("de", "1 other", None),
        ("de", "other", Some("one")),
        ("de", "one", Some("other")),
        ("de", "one few other", Some("few")),
        ("fr", "one other", None),
        ("fr", "0 1 other", None),
        // "one" is also the category of 0.
        ("fr", "1 other", Some("one")),
        // "other" is for fractions.
        ("pl", "one few many", None),
        ("pl", "one few other", Some("many")),
        ("ja", "other", None),
        ("ja", "one other", Some("one")),
    ] {
        let categories = categories(language);
        let keys: BTreeSet<String> = keys.split(' ').map(str::to_owned).collect();
        assert_eq!(wrong_category(&keys, &categories), wrong, "{language}: {keys:?}");
    }
}

/// The values that a message was written with: their names, and "number" or "text".
type Given = BTreeMap<String, String>;

/// What a debug build has collected in the folder of `HENGE_MESSAGES`: the messages that the tests
/// have written, by their ids.
fn written() -> BTreeMap<String, BTreeSet<Given>> {
    let folder = std::env::var("HENGE_MESSAGES").expect("HENGE_MESSAGES names a folder");
    let mut written: BTreeMap<String, BTreeSet<Given>> = BTreeMap::new();
    for file in fs::read_dir(folder).unwrap() {
        for line in fs::read_to_string(file.unwrap().path()).unwrap().lines() {
            let mut words = line.split_whitespace();
            let id = words.next().unwrap().to_owned();
            let typed = |word: &str| word.split_once('/').map(|(of, is)| (of.into(), is.into()));
            written.entry(id).or_default().insert(words.filter_map(typed).collect());
        }
    }
    written
}

/// This comes after all other tests. No message lacked a value that it takes in; those that no test
/// has written are named.
#[test]
#[ignore = "looks at what a run of all tests has collected"]
fn what_was_written_lacked_no_value() {
    let written = written();
    let (english, taken_in) = (messages(Language::English), taken_in());
    for (id, given) in &written {
        let parts = english.get(id).unwrap_or_else(|| panic!("{id} is in no file"));
        for given in given {
            let is_function = |value: &str| value.starts_with(char::is_uppercase);
            let mut values = parts.values.iter().filter(|value| !is_function(value));
            let lacking = values.find(|value| !given.contains_key(*value));
            assert_eq!(lacking, None, "{id} is written with {given:?}");
        }
    }
    let is_said = |id: &String| written.contains_key(id) || taken_in.contains(id);
    let silent = english.iter().filter(|(id, parts)| parts.has_text && !is_said(id));
    let silent: Vec<&str> = silent.map(|(id, _)| id.as_str()).collect();
    // Random games decide which of the rare messages are written.
    println!("{} messages written; by no test: {}", written.len(), silent.join(", "));
}

/// This comes after all other tests. A text is in no plural category, and a number is no word: a
/// choice by the wrong one of the two writes its default.
#[test]
#[ignore = "looks at what a run of all tests has collected"]
fn what_was_written_is_chosen_by_its_type() {
    let written = written();
    let mut wrong = Vec::new();
    for language in Language::VARIANTS {
        for (id, parts) in messages(*language) {
            let mistyped = written.get(&id).into_iter().flat_map(|given| parts.mistyped(given));
            wrong.extend(mistyped.map(|what| format!("{}: {what}", place(*language, &id))));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_choice_by_the_wrong_type_is_found() {
    let keys = |all: &str| all.split(' ').map(str::to_owned).collect();
    for (all, types, is_wrong) in [
        ("one other", "number", false),
        ("one other", "number text", true),
        ("0 other", "text", true),
        ("-1 other", "number", false),
        ("cards dice", "text", false),
        ("cards dice", "number", true),
        ("none other", "number text", false),
        ("other", "text", false),
    ] {
        let parts = Parts { selects: vec![("x".to_owned(), keys(all))], ..Parts::default() };
        let given = |is: &str| Given::from([("x".to_owned(), is.to_owned())]);
        let given: BTreeSet<Given> = types.split(' ').map(given).collect();
        assert_eq!(!parts.mistyped(&given).is_empty(), is_wrong, "{all} by a {types}");
    }
}

/// Straight apostrophes and quotes stand in code alone.
#[test]
fn apostrophes_and_quotes_are_curly() {
    for language in Language::VARIANTS {
        for (file, text) in files(*language) {
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let said = line.split('`').step_by(2).collect::<String>();
                assert!(!said.contains('\''), "{language}/{file}: {line}");
            }
        }
    }
}

#[test]
fn no_french_line_breaks_before_its_punctuation() {
    const BREAKS: [&str; 6] = [" :", " ;", " ?", " !", " »", "« "];
    for (file, text) in files(Language::French) {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let said = line.split_once(" = ").map_or(line, |(_, said)| said);
            assert!(!BREAKS.iter().any(|pair| said.contains(pair)), "{file}: {line}");
        }
    }
}

/// The plural categories of a language, each with its numbers. No message counts beyond a thousand.
fn categories(language: &str) -> BTreeMap<&'static str, BTreeSet<String>> {
    let locale: LanguageIdentifier = language.parse().unwrap();
    let rules = PluralRules::create(locale, PluralRuleType::CARDINAL).unwrap();
    let mut categories: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for number in 0..=1000_u32 {
        let category = match rules.select(number).unwrap() {
            PluralCategory::ZERO => "zero",
            PluralCategory::ONE => "one",
            PluralCategory::TWO => "two",
            PluralCategory::FEW => "few",
            PluralCategory::MANY => "many",
            PluralCategory::OTHER => "other",
        };
        categories.entry(category).or_default().insert(number.to_string());
    }
    categories
}

/// A category that a plural with these keys lacks, or that its language does not have. The numbers
/// of a category may be keys themselves.
fn wrong_category(
    keys: &BTreeSet<String>,
    categories: &BTreeMap<&'static str, BTreeSet<String>>,
) -> Option<&'static str> {
    let is_lacking = |category: &str, numbers: &BTreeSet<String>| {
        !keys.contains(category) && !numbers.is_subset(keys)
    };
    let mut lacking = categories.iter().filter(|(category, numbers)| is_lacking(category, numbers));
    let is_foreign =
        |category: &&str| keys.contains(*category) && !categories.contains_key(category);
    let foreign = || CATEGORIES.into_iter().find(is_foreign);
    lacking.next().map(|(category, _)| *category).or_else(foreign)
}

/// Returns whether a key stands for a number or a plural category.
fn is_of_number(key: &str) -> bool {
    key.parse::<i32>().is_ok() || key == "other" || CATEGORIES.contains(&key)
}

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")
}

fn folder(language: Language) -> PathBuf {
    locales().join(language.to_string())
}

/// The files of a language: their names and texts.
pub fn files(language: Language) -> Vec<(String, String)> {
    let file = |entry: std::io::Result<fs::DirEntry>| {
        let entry = entry.unwrap();
        (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap())
    };
    fs::read_dir(folder(language)).unwrap().map(file).collect()
}

/// The file and the line of a message, and its id.
pub fn place(language: Language, id: &str) -> String {
    let begins = |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.starts_with(" ="));
    let line = files(language).into_iter().find_map(|(file, text)| {
        let line = text.lines().position(begins)?;
        Some(format!("locales/{language}/{file}:{}: {id}", line + 1))
    });
    line.unwrap_or_else(|| panic!("{language} has no {id}"))
}

#[test]
fn the_message_of_a_text_is_found_by_its_file_and_line() {
    for language in Language::VARIANTS {
        let (id, words) = ("refusal-seated", Words::of(*language));
        let place = place(*language, id);
        let found = lines_in(&format!("1. {}", words.say(id)));
        assert!(found.iter().any(|line| format!("{line}: {id}").ends_with(&place)), "{found:?}");
    }
}

#[test]
fn a_message_is_found_by_its_file_and_line() {
    for language in Language::VARIANTS {
        for (id, parts) in messages(*language).into_iter().step_by(50) {
            let place = place(*language, &id);
            let (path, rest) = place.split_once(':').unwrap();
            let line: usize = rest.split(':').next().unwrap().parse().unwrap();
            assert!(path.ends_with(&parts.file), "{place}");
            let text =
                fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
            assert!(text.lines().nth(line - 1).unwrap().starts_with(&id), "{place}");
        }
    }
}

/// The English messages that other messages take in.
fn taken_in() -> BTreeSet<String> {
    messages(Language::English).into_values().flat_map(|parts| parts.messages).collect()
}

/// The messages of a language, by their ids.
fn messages(language: Language) -> BTreeMap<String, Parts> {
    let mut messages = BTreeMap::new();
    for (file, text) in files(language) {
        let resource = parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let attributes = message.attributes.iter();
            let mut parts = Parts {
                file: file.clone(),
                has_text: message.value.is_some(),
                attributes: attributes.map(|attribute| attribute.id.name.to_owned()).collect(),
                ..Parts::default()
            };
            if let Some(pattern) = &message.value {
                parts.read(pattern);
            }
            let earlier = messages.insert(message.id.name.to_owned(), parts);
            assert!(earlier.is_none(), "{language}/{file}: {} stands there twice", message.id.name);
        }
    }
    messages
}

impl Parts {
    /// The keys of all selects on a value.
    fn keys(&self, value: &str) -> BTreeSet<&str> {
        let selects = self.selects.iter().filter(|(of, _)| of == value);
        selects.flat_map(|(_, keys)| keys.iter().map(String::as_str)).collect()
    }

    /// The choices by number that were given a text, and those by word that were given no text.
    fn mistyped(&self, given: &BTreeSet<Given>) -> Vec<String> {
        let is_mistyped = |(value, keys): &&(String, BTreeSet<String>)| {
            let types: BTreeSet<&str> =
                given.iter().filter_map(|given| given.get(value)).map(String::as_str).collect();
            let mut keys = keys.iter().filter(|key| *key != "other").peekable();
            let is_lacking = if keys.clone().all(|key| is_of_number(key)) {
                types.contains("text")
            } else {
                !types.contains("text")
            };
            keys.peek().is_some() && !types.is_empty() && is_lacking
        };
        let wrong = self.selects.iter().filter(is_mistyped);
        wrong.map(|(value, keys)| format!("${value} by {keys:?}")).collect()
    }

    fn is_plural(&self, value: &str) -> bool {
        let keys = self.keys(value);
        CATEGORIES.iter().any(|category| keys.contains(category))
    }

    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                let keys = variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                });
                if let InlineExpression::VariableReference { id } = selector {
                    self.selects.push((id.name.to_owned(), keys.collect()));
                }
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.values.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::FunctionReference { id, arguments } => {
                self.values.insert(id.name.to_owned());
                arguments.positional.iter().for_each(|argument| self.read_inline(argument));
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}
