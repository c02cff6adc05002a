//! `henge verify`: checks a record.

use std::fs::File;
use std::io::{BufRead, BufReader, Write as _};

use super::Failure;
use super::lines::Lines;
use crate::daily::Opponents;
use crate::record::{Verified, Verifier, WrongLine};

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The file that holds the record, or - for standard input.
    #[arg(value_name = "FILE|-")]
    file: String,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let file = &arguments.file;
    let verified = if file == "-" {
        verify(std::io::stdin().lock())
    } else {
        File::open(file)
            .map_err(Failed::Unreadable)
            .and_then(|opened| verify(BufReader::new(opened)))
    };
    let (verified, of_a_day) = verified.map_err(|failed| {
        Failure::Failed(match failed {
            Failed::Unreadable(error) => format!("cannot read {file}: {error}"),
            Failed::Wrong(fault) => format!("{file}: {fault}"),
        })
    })?;
    writeln!(
        std::io::stdout(),
        "{} games and {} events hold: commitment and seed, the order of play, every deal, roll and \
         draw, every decision, points and places ({} ended early){}{}",
        verified.games,
        verified.events,
        verified.stopped,
        repeated(&verified.repeats),
        decided_again(of_a_day)
    )
    .map_err(|_| Failure::OutputClosed)
}

/// The games that were played again.
fn repeated(tables: &[u64]) -> String {
    let tables: Vec<String> = tables.iter().map(u64::to_string).collect();
    if tables.is_empty() {
        return String::new();
    }
    format!("; known luck, repeated from game {}", tables.join(", "))
}

/// The deals of a day whose computer players were asked again.
fn decided_again(games: usize) -> String {
    if games == 0 {
        return String::new();
    }
    format!("; in {games} deals of cards of a day, the computer players decide the same again")
}

/// The reason why records were not confirmed.
enum Failed {
    /// The file could not be read.
    Unreadable(std::io::Error),
    /// The record is wrong.
    Wrong(WrongLine),
}

/// Checks records line by line, so their total size does not matter. Also returns the number of deals
/// of a day whose computer players decide the same again.
fn verify(text: impl BufRead) -> Result<(Verified, usize), Failed> {
    let mut verifier = Verifier::default();
    let mut opponents = Opponents::default();
    for line in Lines::of(text) {
        let line = line.map_err(Failed::Unreadable)?;
        verifier.read(&line).map_err(Failed::Wrong)?;
        opponents.read(&line).map_err(Failed::Wrong)?;
    }
    let games = verifier.end().map_err(Failed::Wrong)?;
    Ok((games, opponents.end().map_err(Failed::Wrong)?))
}
