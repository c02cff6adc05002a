//! A tournament says how far it is; when it is stopped, the games that it has finished count.

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, Command, Output};
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{ended, henge};

/// More games than any test waits for.
const MANY: &str = "100000000";

fn signal(program: &Child, name: &str) {
    let mut kill = Command::new("kill");
    assert!(kill.args([name, &program.id().to_string()]).status().unwrap().success());
}

/// Starts a program without an end, waits for its first lines of progress, and stops it. Returns
/// its output and the last of these lines.
fn stopped(arguments: &str, name: &str) -> (Output, String) {
    let folder = TempDir::new().unwrap();
    let mut arguments: Vec<&str> = arguments.split_whitespace().collect();
    arguments.extend(["--games", MANY, "--progress", "0.001"]);
    let mut program = henge(folder.path(), &arguments, &[]).spawn().unwrap();
    let mut said = BufReader::new(program.stderr.take().unwrap());
    let mut line = String::new();
    for _ in 0..3 {
        line.clear();
        said.read_line(&mut line).unwrap();
        assert!(line.starts_with("henge: ") && line.contains(" games, "), "{line}");
    }
    signal(&program, name);
    // The program must not wait for a reader of its progress.
    let rest = std::thread::spawn(move || {
        let mut rest = String::new();
        said.read_to_string(&mut rest).unwrap();
        rest
    });
    let output = ended(program);
    let rest = rest.join().unwrap();
    assert_eq!(output.status.code(), Some(130), "{rest}");
    assert!(rest.lines().last().unwrap().contains("stopped"), "{rest}");
    (output, line)
}

/// The number of games in a line of progress.
fn games_in(line: &str) -> u64 {
    line.trim_start_matches("henge: ").split(' ').next().unwrap().parse().unwrap()
}

#[test]
fn the_finished_games_of_a_stopped_tournament_count() {
    for name in ["-INT", "-TERM"] {
        let arguments = "tournament --game dice --players 3 --seats apprentice,random,random";
        let (output, line) = stopped(arguments, name);
        let standings: Value = serde_json::from_slice(&output.stdout).unwrap();
        let games = standings["games"].as_u64().unwrap();
        assert!(games >= games_in(&line) && games < MANY.parse().unwrap(), "{line}{games}");
        assert!(line.contains("apprentice leads with "), "{line}");
        let entrants = standings["entrants"].as_array().unwrap();
        let wins: f64 = entrants.iter().map(|one| one["wins"].as_f64().unwrap()).sum();
        assert!((wins - games as f64).abs() < 1e-6, "{standings}");
    }
}

#[test]
fn a_stopped_ladder_rates_the_finished_games() {
    let folder = TempDir::new().unwrap();
    let ladder = format!("ladder {} --game dice --players 2", folder.path().display());
    let (output, line) = stopped(&format!("{ladder} --with random,apprentice --json"), "-INT");
    let ratings: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(ratings["games"].as_u64().unwrap() >= games_in(&line), "{ratings}");
    assert_eq!(ratings["ladder"][0]["entrant"], "apprentice");
}

/// A program that thinks for ever holds the tournament up until its time is over; nobody has to
/// wait for that.
#[test]
fn who_stops_twice_does_not_wait() {
    let folder = TempDir::new().unwrap();
    let seats = "program:sh -c 'cat > heard; exit',random";
    let arguments = ["tournament", "--game", "dice", "--players", "2", "--limit", "600"];
    let arguments = [&arguments[..], &["--seats", seats]].concat();
    let path = std::env::var("PATH").unwrap();
    let mut program = henge(folder.path(), &arguments, &[("PATH", &path)]).spawn().unwrap();
    // It has been asked something: a game is being played.
    let heard = folder.path().join("heard");
    while !heard.metadata().is_ok_and(|file| file.len() > 0) {
        std::thread::sleep(Duration::from_millis(10));
    }
    while program.try_wait().unwrap().is_none() {
        signal(&program, "-INT");
        std::thread::sleep(Duration::from_millis(20));
    }
    let output = ended(program);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(130), 0));
}
