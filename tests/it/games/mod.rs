//! Games that were played by earlier versions, as records and as logs of the database: they are
//! read, accepted, and have the same outcome as then.
//!
//! **The games in `records/` and `logs/` are never changed and never removed**: they stand for
//! games that people have played. A change that turns this test red makes stored games unreadable
//! or wrong; it needs a new version number of the engine, or a new form of the events.
//!
//! To add one: put it there as a file of its own (`henge simulate … > records/NAME.jsonl`), add its
//! seal to `seals.txt` (the failing test prints the line), and let `UPDATE_EXPECT=1 cargo nextest
//! run --test it games::` write the text next to it; read that before you commit it. The texts describe
//! the outcome of a game in the words of this test, and two of them tell a game from beginning to
//! end: a changed text is a changed game.

mod database;
mod game;
mod seals;
mod told;

use std::path::{Path, PathBuf};

use expect_test::expect_file;
use henge::language::Language;
use henge::record::verify;
use henge::rules::GameKind;
use henge::rules::cards::CardGame;
use henge::rules::dice::DiceGame;
use henge::table::Table;
use henge::view::Wordbook;

use game::{Game, Read as _};
use told::Told;

/// The games that are told from beginning to end, one of each kind.
const TOLD_IN_FULL: [&str; 2] = [
    "cards-3-open-plus-minus-one-canadian-clairvoyance-first-round-unicolore-ties-tournament",
    "dice-2-target-9-magic-cards",
];

#[test]
fn a_record_of_an_earlier_version_is_accepted_and_comes_to_the_same() {
    for path in files("records", "jsonl") {
        let record = std::fs::read_to_string(&path).unwrap();
        let verified =
            verify(&record).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        assert_eq!(verified.games, 1, "{}", path.display());
        match game::kind(&record) {
            GameKind::Cards => check(&path, &Game::<CardGame>::of_record(&record)),
            GameKind::Dice => check(&path, &Game::<DiceGame>::of_record(&record)),
        }
    }
}

#[test]
fn a_log_of_an_earlier_version_is_read_and_its_record_is_accepted() {
    for path in files("logs", "jsonl") {
        let log = std::fs::read_to_string(&path).unwrap();
        let record = match game::kind(&log) {
            GameKind::Cards => check_log(&path, &Game::<CardGame>::of_log(&log)),
            GameKind::Dice => check_log(&path, &Game::<DiceGame>::of_log(&log)),
        };
        verify(&record).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
    }
}

fn check_log<G: Told>(path: &Path, game: &Game<G>) -> String {
    check(path, game);
    game.record()
}

/// Checks that the game's outcome according to its events alone equals the text next to it, and the
/// result that people see.
fn check<G: Told>(path: &Path, game: &Game<G>) {
    let name = path.file_stem().unwrap().to_str().unwrap();
    let is_full = TOLD_IN_FULL.contains(&name);
    let text = if is_full { told::from_the_beginning(game) } else { told::in_short(game) };
    expect_file![path.with_extension("txt")].assert_eq(&text);
    check_result(&game.table(), game);
}

/// Checks that the message with the result names everybody with their total, in the order of
/// places.
fn check_result<G: Told>(table: &Table, game: &Game<G>) {
    let wordbook = Wordbook::default();
    let words = wordbook.of(Language::default());
    let result = words.result(&table.public_view()).expect("the game is over");
    let shown = result.message().embed.clone().unwrap().description;
    let mut rest = shown.as_str();
    for (name, total) in told::final_totals(game) {
        let found = rest.split_once(&name);
        let (_, after) = found.unwrap_or_else(|| panic!("{name} is not in place: {shown}"));
        let number = total.to_string().replace('-', "−");
        let after = after.trim_start_matches("**").trim_start();
        assert!(after.starts_with(&number), "{name} has {number}: {shown}");
        rest = after;
    }
}

#[test]
fn no_stored_game_has_changed_and_none_is_missing() {
    let games = files("records", "jsonl").chain(files("logs", "jsonl"));
    seals::check(games.chain(files("databases", "sql")));
}

/// The files of a folder of stored games.
fn files(folder: &str, extension: &str) -> impl Iterator<Item = PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(home().join(folder))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{folder} is empty");
    files.into_iter()
}

/// The folder of the stored games.
fn home() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/games")
}
