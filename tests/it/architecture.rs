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
    let paths = paths_after(text, "crate::").into_iter();
    let paths = paths.filter(|path| path.len() > 1 && path[0] == FEATURES);
    paths.map(|path| path.into_iter().skip(1).take(2).collect()).collect()
}

#[test]
fn a_feature_names_no_other_one_but_its_presses() {
    let folder = home().join("src").join(FEATURES);
    let mut named = BTreeSet::new();
    for file in rust_files(&folder) {
        let text = std::fs::read_to_string(&file).unwrap();
        let own = file.strip_prefix(&folder).unwrap().iter().next().unwrap().to_str().unwrap();
        for path in feature_paths(&text) {
            let is_other = path[0] != own && folder.join(&path[0]).is_dir();
            if is_other && path.get(1).is_none_or(|role| role != "press") {
                named.insert((own.to_owned(), path[0].clone()));
            }
        }
    }
    let known = KNOWN.map(|(own, other)| (own.to_owned(), other.to_owned()));
    assert_eq!(named, BTreeSet::from(known), "the imports on the left, KNOWN on the right");
}

/// The features that build on another: the feature, and the other.
const KNOWN: [(&str, &str); 6] = [
    ("challenge", "play"),
    ("cut", "play"),
    ("daily", "play"),
    ("lesson", "play"),
    ("play", "vote"),
    ("profile", "leaderboard"),
];

/// The words behind a path: of `crate::{a::B, c}` both `a` and `c`.
fn words_after(text: &str, path: &str) -> BTreeSet<String> {
    paths_after(text, path).into_iter().filter_map(|names| names.into_iter().next()).collect()
}

/// The names of each path behind a prefix: of `crate::{a::{B, C}, d}` these are `a::B`, `a::C` and `d`.
fn paths_after(text: &str, prefix: &str) -> Vec<Vec<String>> {
    text.split(prefix).skip(1).flat_map(|rest| paths_of(rest).0).collect()
}

/// The paths with which a text begins, and the text behind them.
fn paths_of(text: &str) -> (Vec<Vec<String>>, &str) {
    if let Some(group) = text.strip_prefix('{') {
        return paths_of_group(group);
    }
    let name = word(text);
    let behind = &text[name.len()..];
    let (ends, behind) = match behind.strip_prefix("::") {
        Some(inner) => paths_of(inner),
        None => (vec![Vec::new()], behind),
    };
    let name = Some(name).filter(|name| !name.is_empty());
    (ends.into_iter().map(|end| name.iter().cloned().chain(end).collect()).collect(), behind)
}

/// The paths up to the closing brace, and the text behind it.
fn paths_of_group(group: &str) -> (Vec<Vec<String>>, &str) {
    let mut paths = Vec::new();
    let mut rest = group;
    loop {
        rest = rest.trim_start_matches(|mark: char| mark == ',' || mark.is_whitespace());
        if rest.is_empty() || rest.starts_with('}') {
            return (paths, rest.strip_prefix('}').unwrap_or(rest));
        }
        let (inner, behind) = paths_of(rest);
        paths.extend(inner);
        // The name of an import (`as`) and the star of a glob are no part of a path.
        rest = behind.trim_start_matches(|mark| mark != ',' && mark != '}');
    }
}

fn word(text: &str) -> String {
    text.chars().take_while(|mark| mark.is_alphanumeric() || *mark == '_').collect()
}

#[test]
fn grouped_imports_are_read() {
    let text = "use crate::{a::{B as _, C::{self, D}}, d, g::*};\nuse crate::e::F;";
    let paths = paths_after(text, "crate::");
    let paths: Vec<String> = paths.into_iter().map(|names| names.join("::")).collect();
    assert_eq!(paths, ["a::B", "a::C::self", "a::C::D", "d", "g", "e::F"]);
    let named = words_after(text, "crate::");
    assert_eq!(named.into_iter().collect::<Vec<_>>(), ["a", "d", "e", "g"]);
    let nested = feature_paths("use crate::features::{Context, play::{answer::Input, press}};");
    assert_eq!(nested.concat(), ["Context", "play", "answer", "play", "press"]);
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
