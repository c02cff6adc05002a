//! Finds sentences of another language in what the bot has sent.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use aho_corasick::AhoCorasick;
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use henge::language::{Language, Pseudo};
use serde_json::Value;
use strum::VariantArray as _;

use crate::stage::Stage;

/// The least length of a part of a sentence by which its language is known, in characters.
const SHORTEST: usize = 10;
/// The people who play.
pub const NAMES: [&str; 4] = ["Ada", "Ben", "Cy", "Di"];

/// Finds sentences of other languages.
pub struct Detector {
    language: &'static str,
    is_pseudo: bool,
    parts: Vec<(Language, String)>,
    pub found: AhoCorasick,
    /// Labels and other whole messages of other languages, however short they are.
    pub whole: BTreeMap<String, Language>,
}

impl Detector {
    pub fn of(language: Language) -> Self {
        let own = messages_of(language);
        let own_parts = parts_of(&own).into_iter().collect::<Vec<_>>().join("\n");
        let is_other = |part: &str| !own_parts.contains(part);
        Self::finding(language.into(), false, is_other, &whole_of(&own))
    }

    pub fn of_pseudo(pseudo: Pseudo) -> Self {
        Self::finding(pseudo.into(), true, |_| true, &BTreeSet::new())
    }

    /// Finds those parts and whole messages of all languages that are not of this one.
    fn finding(
        language: &'static str,
        is_pseudo: bool,
        is_other: impl Fn(&str) -> bool,
        own: &BTreeSet<String>,
    ) -> Self {
        let (mut parts, mut whole) = (Vec::new(), BTreeMap::new());
        for other in Language::VARIANTS {
            let messages = messages_of(*other);
            let others = parts_of(&messages).into_iter().filter(|part| is_other(part));
            parts.extend(others.map(|part| (*other, part)));
            let others = whole_of(&messages).into_iter().filter(|message| !own.contains(message));
            whole.extend(others.map(|message| (message, *other)));
        }
        let found = AhoCorasick::new(parts.iter().map(|(_, part)| part)).unwrap();
        Self { language, is_pseudo, parts, found, whole }
    }

    /// Checks that this text is in the language alone.
    #[track_caller]
    pub fn check(&self, text: &str) {
        assert!(!text.contains(['⟨', '{']), "a sentence or a value is missing: {text}");
        if let Some(found) = self.found.find(text) {
            let (other, part) = &self.parts[found.pattern().as_usize()];
            panic!("{other} in {}: “{part}” in\n{text}", self.language);
        }
        let other = self.whole.get(text.trim());
        assert_eq!(other, None, "in {}: “{text}”", self.language);
        if self.language == <&str>::from(Pseudo::Long) && text.contains('[') {
            let outside = outside_of_brackets(text);
            assert!(outside.is_empty(), "{outside} in\n{text}");
        }
    }
}

/// The patterns of a language's messages.
fn messages_of(language: Language) -> Vec<Pattern<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.to_string());
    let files = std::fs::read_dir(folder).unwrap();
    let texts = files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    let entries = texts.flat_map(|text| parse(text).unwrap().body);
    let value = |entry| if let Entry::Message(message) = entry { message.value } else { None };
    entries.filter_map(value).collect()
}

/// The parts of a language's sentences between their values, as far as they are long enough to be
/// its own.
fn parts_of(messages: &[Pattern<String>]) -> BTreeSet<String> {
    let mut parts = BTreeSet::new();
    for pattern in messages {
        add(pattern, &mut parts);
    }
    parts
}

/// The messages without values that have words.
fn whole_of(messages: &[Pattern<String>]) -> BTreeSet<String> {
    let text = |pattern: &Pattern<String>| match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some(value.trim().to_owned()),
        _ => None,
    };
    let is_word = |text: &String| text.chars().filter(|mark| mark.is_alphabetic()).count() > 1;
    messages.iter().filter_map(text).filter(is_word).collect()
}

fn add(pattern: &Pattern<String>, parts: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                let part = value.trim();
                if part.chars().count() >= SHORTEST && part.contains(' ') {
                    parts.insert(part.to_owned());
                }
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    add(&variant.value, parts);
                }
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
}

/// All that Discord shows to people of a request's body.
fn texts(body: &Value, texts: &mut Vec<String>) {
    match body {
        Value::Array(all) => all.iter().for_each(|one| self::texts(one, texts)),
        Value::Object(fields) => {
            for (name, field) in fields {
                let is_picked = name == "value" && fields.contains_key("label");
                match field.as_str() {
                    Some(_) if matches!(name.as_str(), "custom_id" | "url" | "filename") => {}
                    Some(_) if is_picked => {}
                    None if name == "emoji" => {}
                    Some(text) => texts.push(text.to_owned()),
                    None => self::texts(field, texts),
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The description of a select's value that was too long for Discord and has been cut.
fn cut(body: &Value) -> Option<&str> {
    let described = body.get("value").and(body.get("description")).and_then(Value::as_str);
    described.filter(|text| text.ends_with('…')).or_else(|| match body {
        Value::Array(all) => all.iter().find_map(cut),
        Value::Object(fields) => fields.values().find_map(cut),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    })
}

/// Checks everything that the bot has sent since the last call.
pub fn check_sent(stage: &Stage, detector: &Detector, checked: &mut usize) {
    let requests = stage.playground.journal().requests();
    for request in &requests[std::mem::replace(checked, requests.len())..] {
        let mut sent = Vec::new();
        texts(&request.body, &mut sent);
        if !detector.is_pseudo {
            assert_eq!(cut(&request.body), None);
        }
        if !request.path.ends_with("/commands") {
            for text in &sent {
                detector.check(text);
            }
        }
    }
}

/// The words of a text that no sentence in brackets has written. Columns and markup do not count, nor do people's names.
fn outside_of_brackets(text: &str) -> String {
    let mut within = Vec::new();
    let mut outside = String::new();
    for mark in text.split("```").step_by(2).flat_map(str::chars) {
        match mark {
            '[' | '<' => within.push(mark),
            ']' if within.last() == Some(&'[') => drop(within.pop()),
            '>' if within.last() == Some(&'<') => drop(within.pop()),
            mark if within.is_empty() => outside.push(mark),
            _ => {}
        }
    }
    let words = outside.split(|mark: char| !mark.is_alphabetic());
    words.filter(|word| !NAMES.contains(word)).collect()
}
