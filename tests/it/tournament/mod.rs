//! `henge tournament` and players that are programs, through the real program.
#![allow(clippy::cast_precision_loss, reason = "a test may fail loudly")]

mod keep;
mod ladder;
mod programs;
mod protocol;
mod samples;
mod standings;
#[cfg(unix)]
mod stops;

use std::path::Path;
use std::process::Output;

use serde_json::Value;

use crate::program::{henge, said};

/// Runs the program with these arguments, with the usual search path for other programs. The output
/// may be long.
fn run(folder: &Path, arguments: &[&str]) -> Output {
    let found = ["PATH", "HOME"].map(|name| (name, std::env::var(name).unwrap_or_default()));
    let found: Vec<_> = found.iter().map(|(name, value)| (*name, value.as_str())).collect();
    henge(folder, arguments, &found).output().unwrap()
}

/// The output of the program with these arguments, which it must accept.
#[track_caller]
fn printed(arguments: &[&str]) -> String {
    let folder = tempfile::TempDir::new().unwrap();
    let output = run(folder.path(), arguments);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    String::from_utf8(output.stdout).unwrap()
}

/// The standings of a tournament with these arguments.
#[track_caller]
pub fn tournament(arguments: &str, seats: &str) -> Value {
    let mut all = vec!["tournament"];
    all.extend(arguments.split_whitespace());
    all.extend(["--seats", seats]);
    serde_json::from_str(&printed(&all)).unwrap()
}

/// Checks that the program exits with code 2 and reports this in one line.
#[track_caller]
fn check_refused(arguments: &str, word: &str) {
    let folder = tempfile::TempDir::new().unwrap();
    let arguments: Vec<&str> = arguments.split_whitespace().collect();
    crate::program::check_refused(&run(folder.path(), &arguments), 2, &[word]);
}
