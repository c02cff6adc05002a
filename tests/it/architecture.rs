//! The table of parts in `ARCHITECTURE.md` is compared with the imports.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A part and those that it may name, in the order of the table.
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

/// The texts in backticks.
fn quoted(cell: &str) -> impl Iterator<Item = String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned)
}

/// The modules of the engine and the bot. The folder of a feature is no part: its files are, by their roles.
fn parts() -> Vec<String> {
    let library = |folder| std::fs::read_to_string(home().join(folder).join("lib.rs")).unwrap();
    let libraries: String = FOLDERS.map(library).concat();
    let modules = libraries.lines();
    let modules = modules.filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    let parts = modules.filter(|part| *part != FEATURES).map(str::to_owned);
    parts.chain(ROLES.map(str::to_owned)).collect()
}

/// The sources of the engine and the bot.
const FOLDERS: [&str; 2] = ["engine/src", "src"];

/// The module with a folder for each feature.
const FEATURES: &str = "features";
/// The roles of a feature's files: its buttons, its messages, its answers.
const ROLES: [&str; 3] = ["press", "message", "answer"];

/// The role of a file of `features`: `vote/message.rs` and `history/message/replay.rs` are messages. The files that all
/// features share belong to the answers, but for the lists of presses, of commands, of their parameters and of presets.
fn role(file: &Path) -> &'static str {
    let folder = home().join("src").join(FEATURES);
    let path = file.strip_prefix(folder).unwrap().with_extension("");
    let names: Vec<_> = path.iter().map(|name| name.to_str().unwrap()).collect();
    match names[..] {
        ["press" | "command" | "parameter" | "preset"] => "press",
        [_, role, ..] => ROLES.into_iter().find(|known| *known == role).unwrap_or("answer"),
        _ => "answer",
    }
}

/// The other parts that stand behind `crate::` in a part's files, however they are imported.
fn named_by(part: &str, parts: &[String]) -> BTreeSet<String> {
    let texts = files_of(part).into_iter().map(|file| std::fs::read_to_string(file).unwrap());
    let named: BTreeSet<String> = texts.flat_map(|text| named_in(&text)).collect();
    parts.iter().filter(|other| *other != part && named.contains(*other)).cloned().collect()
}

/// The parts that a text names: of `crate::features::vote::press::VotePress` the presses.
fn named_in(text: &str) -> BTreeSet<String> {
    let mut named = words_after(text, "crate::");
    if named.remove(FEATURES) {
        named.extend(feature_paths(text).into_iter().map(|path| {
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            let role = ROLES.into_iter().find(|role| path.contains(role));
            let is_shared = matches!(path.first(), Some(&("command" | "parameter" | "preset")));
            let shared = if is_shared { "press" } else { "answer" };
            role.unwrap_or(shared).to_owned()
        }));
    }
    named
}

/// The first two names behind each `crate::features::`.
fn feature_paths(text: &str) -> Vec<Vec<String>> {
    let in_path = |mark: &char| mark.is_alphanumeric() || "_:".contains(*mark);
    let paths = text.split("crate::features::").skip(1);
    let paths = paths.map(|rest| rest.chars().take_while(in_path).collect::<String>());
    paths.map(|path| path.split("::").take(2).map(str::to_owned).collect()).collect()
}

#[test]
fn a_feature_names_no_other_one_but_its_presses() {
    for file in rust_files(&home().join("src").join(FEATURES)) {
        let text = std::fs::read_to_string(&file).unwrap();
        let folder = home().join("src").join(FEATURES);
        let own =
            file.strip_prefix(&folder).unwrap().iter().next().unwrap().to_str().unwrap().to_owned();
        for names in feature_paths(&text) {
            let [feature, role, ..] = &names[..] else { continue };
            let is_other = folder.join(feature).is_dir() && *feature != own;
            let is_known = role == "press" || KNOWN.contains(&(own.as_str(), feature));
            assert!(!is_other || is_known, "{} names {feature}::{role}", file.display());
        }
    }
}

/// The features that build on another: the feature, and the other.
const KNOWN: [(&str, &str); 7] = [
    ("challenge", "play"),
    ("cut", "play"),
    ("daily", "play"),
    ("lesson", "play"),
    ("play", "vote"),
    ("profile", "leaderboard"),
    ("vote", "play"),
];

/// The words behind a path: of `crate::{a::B, c}` both `a` and `c`.
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

#[test]
fn nothing_but_the_store_names_sqlx() {
    for part in parts().iter().filter(|part| *part != "store") {
        for file in files_of(part) {
            let text = std::fs::read_to_string(&file).unwrap();
            assert!(!text.contains("sqlx::"), "{}", file.display());
        }
    }
}

#[test]
fn the_stores_writer_names_no_feature() {
    let writer = std::fs::read_to_string(home().join("src/store/writer.rs")).unwrap();
    let named: Vec<String> = words_after(&writer, "super::").into_iter().collect();
    assert_eq!(named, ["WriteError", "files"]);
}

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_of(part: &str) -> Vec<PathBuf> {
    if ROLES.contains(&part) {
        let files = rust_files(&home().join("src").join(FEATURES));
        return files.into_iter().filter(|file| role(file) == part).collect();
    }
    let folders = FOLDERS.map(|folder| home().join(folder));
    let file =
        folders.iter().map(|folder| folder.join(format!("{part}.rs"))).find(|file| file.exists());
    let folder = folders.iter().map(|folder| folder.join(part)).find(|folder| folder.exists());
    file.map_or_else(|| rust_files(&folder.unwrap()), |file| vec![file])
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

#[test]
fn the_readme_of_the_tests_lists_every_suite_and_every_variable() {
    let readme = std::fs::read_to_string(home().join("tests/README.md")).unwrap();
    let row = |first: &str| readme.lines().any(|line| line.starts_with(&format!("| `{first}")));
    let of_program = |main| std::fs::read_to_string(home().join(main)).unwrap();
    let suites = ["engine/tests/rules/main.rs", "tests/it/main.rs"].map(of_program).concat();
    let suites = suites.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
    let helpers = ["program", "seed", "shared"];
    for suite in suites.filter(|suite| !helpers.contains(suite)) {
        assert!(row(&format!("{suite}`")), "{suite} is not in tests/README.md");
    }
    let mut named = BTreeSet::new();
    for folder in ["tests", "engine/tests", "benches"] {
        for file in rust_files(&home().join(folder)) {
            let text = std::fs::read_to_string(file).unwrap();
            named.extend(text.split("\"HENGE_").skip(1).map(word).filter(|name| !name.is_empty()));
        }
    }
    assert!(named.len() > 5, "{named:?}");
    for variable in named {
        assert!(row(&format!("HENGE_{variable}=")), "HENGE_{variable} is not in tests/README.md");
    }
}
