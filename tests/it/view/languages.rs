//! Every language has every message, takes the same values in, and keeps Discord's limits.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;
use henge::language::Language;
use strum::VariantArray as _;

/// The plural categories of the Unicode CLDR for whole numbers in all languages of the bot. French
/// has "many" for millions as well, which no message counts.
const CATEGORIES: [&str; 2] = ["one", "other"];

/// The parts of a message that a translation must have as well.
#[derive(Debug, Default)]
struct Parts {
    file: String,
    values: BTreeSet<String>,
    /// The names of commands and options.
    attributes: BTreeSet<String>,
    /// For each value that is selected on, the keys of the variants.
    selects: BTreeMap<String, BTreeSet<String>>,
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
                panic!("{language}/{}: {id} is missing", parts.file)
            };
            assert_eq!(found.file, parts.file, "{language}: {id}");
            assert_eq!(found.attributes, parts.attributes, "{language}/{}: {id}", parts.file);
        }
        for (id, parts) in &translated {
            assert!(english.contains_key(id), "{language}/{}: {id} is not in English", parts.file);
        }
    }
}

#[test]
fn a_translation_takes_in_the_same_values() {
    let english = messages(Language::English);
    for language in Language::VARIANTS {
        for (id, parts) in messages(*language) {
            let expected = &english[&id].values;
            assert_eq!(&parts.values, expected, "{language}/{}: {id}", parts.file);
        }
    }
}

/// A plural has both categories, and a choice by a word has every word that English has.
#[test]
fn a_select_has_every_key_that_it_needs() {
    let english = messages(Language::English);
    for language in Language::VARIANTS {
        for (id, Parts { file, selects, .. }) in messages(*language) {
            for (value, keys) in &selects {
                let at = format!("{language}/{file}: {id}: ${value} of {keys:?}");
                if keys.contains("one") {
                    assert!(keys.contains("other"), "{at}");
                }
                for key in english[&id].selects.get(value).into_iter().flatten() {
                    let is_number =
                        key.parse::<i64>().is_ok() || CATEGORIES.contains(&key.as_str());
                    assert!(is_number || keys.contains(key), "{at} lacks {key}");
                }
            }
        }
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

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")
}

fn folder(language: Language) -> PathBuf {
    locales().join(language.to_string())
}

/// The files of a language: their names and texts.
fn files(language: Language) -> Vec<(String, String)> {
    let file = |entry: std::io::Result<fs::DirEntry>| {
        let entry = entry.unwrap();
        (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap())
    };
    fs::read_dir(folder(language)).unwrap().map(file).collect()
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
                    self.selects.entry(id.name.to_owned()).or_default().extend(keys);
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
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}
