//! `--keep`: a program plays one game after another, and gets the result of each.

use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use crate::tournament::protocol::form;

/// Answers a result as a program should.
const READY: &str = "s/.*/ready/";

/// A script that notes its start and each line in files of this folder. It answers each question
/// with the first allowed action, and treats each result with this command of sed.
fn player(folder: &Path, with_result: &str) -> String {
    let file = folder.join("player.sh");
    let text = format!(
        r#"echo started >> {folder}/starts
tee -a {folder}/lines |
    sed -u -e '/"over":/{{' -e '{with_result}' -e b -e '}}' -e 's/.*"answers":\[\({{[^}}]*}}\).*/\1/'"#,
        folder = folder.display()
    );
    std::fs::write(&file, text).unwrap();
    format!("program:sh {}", file.display())
}

/// What a program has noted and won in a few games.
struct Played {
    starts: usize,
    lines: Vec<Value>,
    result: Value,
}

/// Games of dice between this script, which treats results in this way, and a computer player.
fn played(games: usize, with_result: &str, arguments: &str) -> Played {
    let folder = TempDir::new().unwrap();
    let seats = format!("{},random", player(folder.path(), with_result));
    let arguments = format!("--game dice --players 2 --games {games} --threads 1 {arguments}");
    let standings = crate::tournament::tournament(&arguments, &seats);
    let noted = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    let lines = noted("lines").lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let result = standings["entrants"][0].clone();
    assert_eq!((&result["games"], &result["forfeits"]), (&games.into(), &0.into()), "{result}");
    Played { starts: noted("starts").lines().count(), lines, result }
}

#[test]
fn a_kept_program_is_started_once_and_plays_the_same() {
    let (kept, started) = (played(6, READY, "--keep"), played(6, READY, ""));
    assert_eq!((kept.starts, started.starts), (1, 6));
    for key in ["wins", "points", "decisions", "not-ready"] {
        assert_eq!(kept.result[key], started.result[key], "{key}");
    }
    assert!(started.lines.iter().all(|line| line.get("over").is_none()), "nobody expects a result");
}

#[test]
fn a_kept_program_gets_the_result_of_each_game() {
    let Played { lines, result, .. } = played(6, READY, "--keep");
    let (mut seat, mut points, mut wins, mut games) = (Value::Null, 0.0, 0.0, 0.0);
    for line in lines {
        let Some(over) = line.get("over") else {
            seat = line["seat"].clone();
            continue;
        };
        form("over").validate(&line).unwrap();
        assert_eq!(over["seat"], seat, "{line}");
        points += over["totals"][seat.as_u64().unwrap() as usize].as_f64().unwrap();
        let winners = over["winners"].as_array().unwrap();
        wins += if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        games += 1.0;
    }
    assert_eq!((games, result["wins"].as_f64().unwrap()), (6.0, wins));
    assert!((result["points"]["mean"].as_f64().unwrap() - points / games).abs() < 1e-9, "{points}");
}

/// Checks that a program that treats results in this way is started for each game, and loses
/// nothing by it.
#[track_caller]
fn check_not_ready(with_result: &str, arguments: &str) {
    let Played { starts, result, .. } = played(2, with_result, &format!("--keep {arguments}"));
    assert_eq!((starts, &result["not-ready"]), (2, &2.into()), "{with_result}");
}

#[test]
fn a_program_that_is_not_ready_is_started_anew() {
    check_not_ready("s/.*/yes/", "");
    check_not_ready("q", "");
    check_not_ready("d", "--limit 2");
    check_not_ready(r"s/.*/ready\nready/", "");
}

#[test]
fn a_kept_program_that_loses_by_default_is_started_anew() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("player.sh");
    let starts = folder.path().join("starts");
    std::fs::write(&file, format!("echo started >> {}; exit 3", starts.display())).unwrap();
    let seats = format!("program:sh {},random", file.display());
    let arguments = "--game dice --players 2 --games 4 --keep";
    let ours = crate::tournament::tournament(arguments, &seats)["entrants"][0].clone();
    assert_eq!((&ours["forfeits"], &ours["not-ready"]), (&4.into(), &0.into()), "{ours}");
    assert_eq!(std::fs::read_to_string(starts).unwrap().lines().count(), 4);
}

#[test]
fn our_own_levels_can_be_kept() {
    let player = format!("program:{} player --level apprentice", env!("CARGO_BIN_EXE_henge"));
    let arguments = "--game cards --set rounds=short --players 3 --games 6 --limit 60 --keep";
    let ours = crate::tournament::tournament(arguments, &format!("{player},random,random"));
    let ours = &ours["entrants"][0];
    assert_eq!((&ours["forfeits"], &ours["not-ready"]), (&0.into(), &0.into()), "{ours}");
}
