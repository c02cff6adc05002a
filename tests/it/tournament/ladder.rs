//! `henge ladder`: everybody in a folder plays against everybody else.
#![cfg(unix)]

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{check_refused, said};
use crate::tournament::{run, tournament};

/// Writes a file with these permissions.
fn write(folder: &Path, name: &str, text: &str, mode: u32) {
    let file = folder.join(name);
    std::fs::write(&file, text).unwrap();
    std::fs::set_permissions(file, std::fs::Permissions::from_mode(mode)).unwrap();
}

/// A folder with two players, `good` and `weak`, and with other files.
fn folder() -> TempDir {
    let folder = TempDir::new().unwrap();
    for (name, level) in [("good", "apprentice"), ("weak", "random")] {
        let henge = env!("CARGO_BIN_EXE_henge");
        let text = format!("#!/bin/sh\nexec {henge} player --level {level}\n");
        write(folder.path(), name, &text, 0o755);
    }
    write(folder.path(), "notes.txt", "no player\n", 0o644);
    std::fs::create_dir(folder.path().join("weights")).unwrap();
    folder
}

/// The printed ladder of this folder.
#[track_caller]
fn ladder(folder: &Path, arguments: &str) -> String {
    let folder = folder.display().to_string();
    let mut all = vec!["ladder", &folder];
    all.extend(arguments.split_whitespace());
    let output = run(Path::new("/"), &all);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn everybody_plays_against_everybody() {
    let folder = folder();
    let arguments =
        "--game dice --players 2 --games 10 --limit 60 --with random,random --json --seed x";
    let text = ladder(folder.path(), &format!("{arguments} --threads 1"));
    assert_eq!(text, ladder(folder.path(), &format!("{arguments} --threads 3")));
    let ratings: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&ratings["games"], &ratings["players"]), (&30.into(), &2.into()), "{ratings}");

    let ladder = ratings["ladder"].as_array().unwrap();
    let figure = |one: &Value, key: &str| one[key].as_f64().unwrap();
    assert!(ladder.is_sorted_by(|a, b| figure(a, "rating") >= figure(b, "rating")), "{ratings}");
    assert!(ladder.iter().all(|one| figure(one, "standard-error") > 5.0), "{ratings}");
    assert!(ladder.iter().all(|one| one["games"] == 20 && one["forfeits"] == 0), "{ratings}");
    let mean = ladder.iter().map(|one| figure(one, "rating")).sum::<f64>() / 3.0;
    assert!((mean - 1500.0).abs() < 1e-6, "{mean}");
    assert_eq!(ladder[0]["entrant"], "program:good");

    let pairs = ratings["pairs"].as_array().unwrap();
    assert!(pairs.iter().all(|pair| pair["games"] == 10), "{ratings}");
    let won =
        pairs.iter().flat_map(|pair| [0, 1].map(|at| (&pair["players"][at], &pair["wins"][at])));
    let own = won.filter(|(player, _)| *player == "program:good");
    let wins: f64 = own.map(|(_, wins)| wins.as_f64().unwrap()).sum();
    assert_eq!(pairs.len(), 3);
    assert!((figure(&ladder[0], "wins") - wins).abs() < 1e-9, "{ratings}");
}

#[test]
fn a_pair_plays_the_games_of_a_tournament() {
    let folder = TempDir::new().unwrap();
    let arguments = "--game cards --players 4 --games 10 --seed same --set rounds=short";
    let ladder = ladder(folder.path(), &format!("{arguments} --with apprentice,random --json"));
    let ladder: Value = serde_json::from_str(&ladder).unwrap();
    let standings = tournament(arguments, "apprentice,random,apprentice,random");
    for at in [0, 1] {
        let entrant = &standings["entrants"][at];
        assert_eq!(ladder["pairs"][0]["wins"][at], entrant["wins"]);
        assert_eq!(ladder["ladder"][at]["points"], entrant["points"]["mean"]);
    }
}

#[test]
fn the_table_names_everybody_and_their_faults() {
    let folder = folder();
    write(folder.path(), "broken", "#!/bin/sh\nexit 3\n", 0o755);
    let table = ladder(folder.path(), "--game dice --players 2 --games 4 --limit 60 --keep");
    let lines: Vec<&str> = table.lines().collect();
    let [head, first, second, last, fault] = lines[..] else { panic!("{table}") };
    assert!(head.ends_with("player") && first.ends_with("  program:good"), "{table}");
    assert!(second.ends_with("  program:weak") && last.ends_with("  program:broken"), "{table}");
    assert!(last.contains(" 0.0 "), "it wins nothing: {table}");
    let words = ["program:broken", "lost 8 games", "exit status: 3"];
    assert!(words.iter().all(|word| fault.contains(word)), "{table}");
}

#[test]
fn a_ladder_without_players_is_refused() {
    let (empty, folder) = (TempDir::new().unwrap(), folder());
    write(folder.path(), "without-interpreter", "#!/nowhere/python\nprint()\n", 0o755);
    let refused = |folder: &Path, arguments: &str, words: &[&str]| {
        let folder = folder.display().to_string();
        let mut all = vec!["ladder", &folder, "--game", "dice"];
        all.extend(arguments.split_whitespace());
        check_refused(&run(Path::new("/"), &all), 2, words);
    };
    refused(empty.path(), "--players 2", &["two players", "0 executable files", "--with"]);
    refused(empty.path(), "--players 2 --with random", &["two players"]);
    refused(empty.path(), "--players 2 --with genius", &["genius"]);
    refused(empty.path(), "--players 3 --with random,beginner", &["even"]);
    refused(&empty.path().join("nowhere"), "--players 2", &["cannot read", "nowhere"]);
    refused(folder.path(), "--players 2", &["without-interpreter", "cannot be started"]);
}
