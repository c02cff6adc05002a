//! Every sentence that the source names exists, and every sentence is used.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use henge::rules::GameKind;
use henge::view::{CommandTree, OptionKind, Words, command_tree};

#[test]
fn every_sentence_that_is_named_exists() {
    let words = Words::english();
    let families: BTreeSet<String> = sentences().iter().map(|id| family(id)).collect();
    let named = literals().into_iter().filter(|literal| families.contains(&family(literal)));
    for literal in named.filter(|literal| literal.contains('-')) {
        // `plus-minus-one` is what an option is called: its sentences go on from there.
        let goes_on = |id: &String| id.starts_with(&format!("{literal}-"));
        assert!(words.has(&literal) || sentences().iter().any(goes_on), "{literal} does not exist");
    }
    assert!(!texts(&command_tree(&words)).concat().contains('⟨'));
    for kind in GameKind::ALL {
        assert!(!format!("{:?}", words.rules(kind).message()).contains('⟨'));
    }
}

#[test]
fn every_sentence_is_used() {
    let words = Words::english();
    let (literals, tree) = (literals(), texts(&command_tree(&words)));
    let is_used = |id: &String| {
        // What is put together of an id and a word.
        let composed = [
            id.strip_suffix("-text"),
            id.strip_prefix("command-"),
            id.strip_prefix("option-"),
            id.strip_prefix("level-"),
        ];
        let composed = composed.into_iter().flatten().any(|part| literals.contains(part));
        let chosen = id.starts_with("choice-") && tree.contains(&words.say(id));
        literals.contains(id) || composed || chosen
    };
    let unused: Vec<String> = sentences().into_iter().filter(|id| !is_used(id)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// The ids of all sentences.
fn sentences() -> Vec<String> {
    let is_id = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    let ids = |text: String| -> Vec<String> {
        let lines = text.lines().filter(is_id).filter_map(|line| line.split_once(" ="));
        lines.map(|(id, _)| id.to_owned()).collect()
    };
    files("locales/en").into_iter().flat_map(ids).collect()
}

/// The first word of an id.
fn family(id: &str) -> String {
    id.split('-').next().unwrap_or_default().to_owned()
}

/// Everything between double quotes in the source that looks like an id.
fn literals() -> BTreeSet<String> {
    let looks_like_an_id = |text: &&str| {
        text.starts_with(|first: char| first.is_ascii_lowercase())
            && text.chars().all(|mark| mark.is_ascii_lowercase() || mark == '-')
            && !text.ends_with('-')
    };
    let source = [
        "src/view",
        "src/view/cards",
        "src/view/dice",
        "src/play",
        "src/discord",
        "src/computer",
        "src/hall",
    ];
    let texts = source.into_iter().flat_map(files);
    texts
        .flat_map(|text| {
            let quoted = text.split('"').filter(looks_like_an_id).map(str::to_owned);
            quoted.collect::<Vec<_>>()
        })
        .collect()
}

/// The files in a folder.
fn files(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.filter(|file| file.is_file()).map(|file| fs::read_to_string(file).unwrap()).collect()
}

/// Every description and label of the commands.
fn texts(tree: &CommandTree) -> Vec<String> {
    let mut texts = vec![tree.description.clone()];
    for subcommand in &tree.subcommands {
        texts.push(subcommand.description.clone());
        for option in &subcommand.options {
            texts.push(option.description.clone());
            let OptionKind::Choices(choices) = &option.kind else { continue };
            texts.extend(choices.iter().map(|choice| choice.label.clone()));
        }
    }
    texts
}
