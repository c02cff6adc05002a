//! The dependencies between the parts of the program: the imports must match the table in
//! `ARCHITECTURE.md`.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A part, and the parts that it may name, in the order of the table.
type Row = (String, BTreeSet<String>);

#[test]
fn the_table_is_what_the_imports_say() {
    let table: BTreeMap<String, BTreeSet<String>> = table().into_iter().collect();
    let parts = parts();
    let imports: BTreeMap<_, _> =
        parts.iter().map(|part| (part.clone(), named_by(part, &parts))).collect();
    assert_eq!(table, imports, "ARCHITECTURE.md on the left, the imports on the right");
}

#[test]
fn a_part_names_only_parts_above_it() {
    let mut above = BTreeSet::new();
    for (part, may_know) in table() {
        let below: Vec<_> = may_know.difference(&above).collect();
        assert!(below.is_empty(), "{part} names {below:?}");
        above.insert(part);
    }
}

/// The table under "The parts".
fn table() -> Vec<Row> {
    let text = std::fs::read_to_string(home().join("ARCHITECTURE.md")).unwrap();
    let rows = text.lines().skip_while(|line| !line.starts_with("| part |")).skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').collect();
        let [_, part, _, may_know, _] = cells[..] else { panic!("three cells: {row}") };
        let part = quoted(part).next().expect("a part in backticks");
        (part, quoted(may_know).collect())
    })
    .collect()
}

/// The words in backticks.
fn quoted(cell: &str) -> impl Iterator<Item = String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned)
}

/// The modules of the library.
fn parts() -> Vec<String> {
    let library = std::fs::read_to_string(home().join("src/lib.rs")).unwrap();
    let parts = library.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    parts.map(str::to_owned).collect()
}

/// The other parts that follow `crate::` in a part's files, however they are imported.
fn named_by(part: &str, parts: &[String]) -> BTreeSet<String> {
    let texts = files_of(part).into_iter().map(|file| std::fs::read_to_string(file).unwrap());
    let named: BTreeSet<String> = texts.flat_map(|text| words_after(&text, "crate::")).collect();
    parts.iter().filter(|other| *other != part && named.contains(*other)).cloned().collect()
}

/// The words that follow a path: both `a` and `c` for `crate::{a::B, c}`.
fn words_after(text: &str, path: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for rest in text.split(path).skip(1) {
        let Some(group) = rest.strip_prefix('{') else {
            words.insert(word(rest));
            continue;
        };
        let mut depth = 0;
        let mut begins = true;
        for (at, mark) in group.char_indices() {
            match mark {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => begins = true,
                _ if mark.is_whitespace() => {}
                _ if begins => {
                    words.insert(word(&group[at..]));
                    begins = false;
                }
                _ => {}
            }
        }
    }
    words
}

fn word(text: &str) -> String {
    text.chars().take_while(|mark| mark.is_alphanumeric() || *mark == '_').collect()
}

#[test]
fn grouped_imports_are_read() {
    let named = words_after("use crate::{a::{B, C}, d};\nuse crate::e::F;", "crate::");
    assert_eq!(named.into_iter().collect::<Vec<_>>(), ["a", "d", "e"]);
}

#[test]
fn nothing_but_the_clock_asks_the_system_for_the_time() {
    for part in parts().iter().filter(|part| *part != "clock") {
        for file in files_of(part) {
            let text = std::fs::read_to_string(&file).unwrap();
            let of_std = text.lines().filter(|line| line.contains("std::time"));
            let asks = |line: &&str| line.contains("Instant") || line.contains("SystemTime");
            let asking: Vec<_> = of_std.filter(asks).collect();
            assert!(asking.is_empty(), "{}: {asking:?}", file.display());
        }
    }
}

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_of(part: &str) -> Vec<PathBuf> {
    let file = home().join("src").join(format!("{part}.rs"));
    if file.exists() { vec![file] } else { rust_files(&home().join("src").join(part)) }
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
    files
}
