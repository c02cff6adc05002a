//! Every sentence that the source names exists, and every sentence is used somewhere.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use henge::language::Language;
use henge::view::{Wordbook, Words, command_tree};

use crate::view::check::check_sentences;
use crate::view::languages::place;

/// Families of sentences whose ids are built from values: options, commands.
const OF_DATA: [&str; 6] = ["chosen-", "choice-", "option-", "command-", "level-", "game-"];

/// The sentences that the layer below uses when there is no table.
const SAID_BELOW: [&str; 1] = ["refusal-guild-only"];

#[test]
fn every_sentence_that_is_named_exists() {
    let words = Words::english();
    let families: BTreeSet<String> = sentences().iter().map(|id| family(id)).collect();
    let looks_like_an_id = |text: &String| {
        text.contains('-')
            && text.chars().all(|mark| mark.is_ascii_lowercase() || mark == '-')
            && !text.ends_with('-')
            && families.contains(&family(text))
    };
    let values: BTreeSet<String> = command_values();
    for id in literals().into_iter().filter(looks_like_an_id) {
        assert!(words.has(&id) || values.contains(&id), "{id} does not exist");
    }
    for id in asked_for() {
        assert!(words.has(&id), "{id} does not exist");
    }
}

#[test]
fn every_sentence_is_used() {
    let (literals, taken_in) = (literals(), taken_in());
    let is_said = |id: &String| {
        taken_in.contains(id)
            || OF_DATA.iter().any(|family| id.starts_with(family))
            || SAID_BELOW.contains(&id.as_str())
            || literals.iter().any(|literal| matches(literal, id))
    };
    let unused = sentences().into_iter().filter(|id| !is_said(id));
    let unused: Vec<String> = unused.map(|id| place(Language::English, &id)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

#[test]
fn every_sentence_of_the_commands_exists() {
    let tree = command_tree(&Wordbook::default());
    check_sentences(&tree.description.english);
    for subcommand in tree.subcommands {
        check_sentences(&subcommand.description.english);
        subcommand.options.iter().for_each(|option| check_sentences(&option.description.english));
    }
}

/// Returns whether a string literal, with its placeholders filled in, may be this id.
fn matches(literal: &str, id: &str) -> bool {
    let parts: Vec<&str> = literal.split(['{', '}']).collect();
    match parts.as_slice() {
        [whole] => *whole == id || id.strip_suffix("-text") == Some(whole),
        [before, _, after] => !before.is_empty() && id.starts_with(before) && id.ends_with(after),
        _ => false,
    }
}

/// Names and values of commands, some of which look like ids.
fn command_values() -> BTreeSet<String> {
    let tree = command_tree(&Wordbook::default());
    let options = tree.subcommands.into_iter().flat_map(|subcommand| subcommand.options);
    let names = options.flat_map(|option| {
        let henge::view::OptionKind::Choices(choices) = option.kind else {
            return vec![option.name.english];
        };
        choices.into_iter().map(|choice| choice.value).chain([option.name.english]).collect()
    });
    names.collect()
}

/// The ids of all sentences.
fn sentences() -> Vec<String> {
    let is_id = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    let files = files(Path::new("locales/en")).into_iter();
    let texts = files.map(|file| fs::read_to_string(file).unwrap());
    let ids = |text: String| -> Vec<String> {
        let lines = text.lines().filter(is_id).filter_map(|line| line.split_once(" ="));
        lines.map(|(id, _)| id.to_owned()).collect()
    };
    texts.flat_map(ids).collect()
}

/// The ids of sentences that other sentences include.
fn taken_in() -> BTreeSet<String> {
    let files = files(Path::new("locales/en")).into_iter();
    let texts = files.map(|file| fs::read_to_string(file).unwrap());
    let ids = texts.flat_map(|text| {
        let parts = text.split("{ ").map(|part| part.split_once(" }").map(|(id, _)| id.to_owned()));
        parts.flatten().collect::<Vec<_>>()
    });
    ids.collect()
}

/// The first word of an id.
fn family(id: &str) -> String {
    id.split('-').next().unwrap_or_default().to_owned()
}

/// Returns whether a character may occur in an id, or in a placeholder within one.
const fn may_stand_in_an_id(mark: char) -> bool {
    mark.is_ascii_alphanumeric() || matches!(mark, '-' | '{' | '}' | '_' | '.' | ':' | '?')
}

/// All string literals in the source that may be ids.
fn literals() -> BTreeSet<String> {
    let is_source = |file: &PathBuf| file.extension().is_some_and(|extension| extension == "rs");
    let files = ["engine/src", "src"].into_iter().flat_map(|folder| files(Path::new(folder)));
    let files = files.filter(is_source);
    let quoted = files.flat_map(|file| {
        let text = fs::read_to_string(file).unwrap();
        let quoted = text.split('"').filter(|text| text.chars().all(may_stand_in_an_id));
        quoted.map(str::to_owned).collect::<Vec<_>>()
    });
    quoted.collect()
}

/// The ids by which messages ask for a sentence, whether or not a sentence of that family exists.
fn asked_for() -> BTreeSet<String> {
    let files =
        ["src/view", "src/features"].into_iter().flat_map(|folder| files(Path::new(folder)));
    let ids = files.flat_map(|file| {
        let text = fs::read_to_string(file).unwrap();
        let calls = [".say(\"", ".caption(\"", "self.with(\"", "words.with(\"", ".private(\""];
        let asked = calls.into_iter().flat_map(|call| text.split(call).skip(1));
        let ids = asked.filter_map(|rest| rest.split_once('"'));
        ids.map(|(id, _)| id.to_owned()).collect::<Vec<_>>()
    });
    ids.collect()
}

/// The files in a folder and its subfolders.
fn files(folder: &Path) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}
