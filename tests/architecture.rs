//! Which part of the program may know which: the table of `ARCHITECTURE.md`, held.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail loudly")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Each part, and the parts that it may name.
const MAY_KNOW: [(&str, &[&str]); 14] = [
    ("rules", &[]),
    ("record", &["rules"]),
    ("computer", &["rules"]),
    ("simulation", &["rules", "record", "computer"]),
    ("table", &["rules", "computer"]),
    ("scores", &["rules", "table"]),
    ("press", &["rules", "table", "scores"]),
    ("view", &["rules", "table", "scores", "press"]),
    ("store", &["rules", "computer", "table", "scores"]),
    ("hall", &["rules", "computer", "table", "store"]),
    ("play", &["rules", "computer", "table", "scores", "press", "view", "hall"]),
    ("settings", &[]),
    ("discord", &["table", "press", "view", "play", "hall", "store", "settings"]),
    (
        "program",
        &["rules", "record", "computer", "simulation", "table", "store", "settings", "discord"],
    ),
];

#[test]
fn every_part_knows_only_what_it_may() {
    let mut wrong = Vec::new();
    for (part, may_know) in MAY_KNOW {
        for file in files_of(part) {
            let text = std::fs::read_to_string(&file).unwrap();
            for named in parts_named(&text) {
                if named != part && !may_know.contains(&named.as_str()) {
                    wrong.push(format!("{} names {named}", file.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_part_is_in_the_table() {
    let library = std::fs::read_to_string(source().join("lib.rs")).unwrap();
    let parts = library.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    let parts: BTreeSet<&str> = parts.collect();
    assert_eq!(parts, MAY_KNOW.iter().map(|(part, _)| *part).collect());
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn files_of(part: &str) -> Vec<PathBuf> {
    let file = source().join(format!("{part}.rs"));
    if file.exists() { vec![file] } else { rust_files(&source().join(part)) }
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    assert!(!files.is_empty(), "{}", folder.display());
    files
}

/// The parts that stand behind `crate::` in this text.
fn parts_named(text: &str) -> BTreeSet<String> {
    let named = text.split("crate::").skip(1);
    let word = |rest: &str| {
        rest.chars().take_while(|mark| mark.is_alphanumeric() || *mark == '_').collect()
    };
    named.map(word).collect()
}
