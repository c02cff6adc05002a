//! `referee FILE` (or `-`): checks the records in a file, and reports in one line what they contain
//! or what is wrong.

use referee::{Close, Game, Kind, Tally};
use std::env;
use std::fs::File;
use std::io::{self, Read};
use std::process::ExitCode;

/// The largest text in bytes, enough for about ten thousand games.
const MOST: u64 = 256 << 20;

fn main() -> ExitCode {
    match answer() {
        Ok(line) => {
            println!("{line}");
            ExitCode::SUCCESS
        }
        Err(line) => {
            eprintln!("{line}");
            ExitCode::FAILURE
        }
    }
}

fn answer() -> Result<String, String> {
    let mut names = env::args().skip(1);
    let (Some(name), None) = (names.next(), names.next()) else {
        return Err("usage: referee FILE|-".into());
    };
    let text = match name.as_str() {
        "-" => text(io::stdin()),
        file => File::open(file).and_then(text),
    };
    let text = text.map_err(|error| format!("cannot read {name}: {error}"))?;
    let games = referee::check(&text).map_err(|fault| fault.to_string())?;
    Ok(summary(&games))
}

/// Reads a whole text, unless it is too long or never ends.
fn text(from: impl Read) -> io::Result<String> {
    let text = io::read_to_string(from.take(MOST + 1))?;
    if text.len() as u64 > MOST {
        let too_long = format!("it has more than {} MiB: check it in parts", MOST >> 20);
        return Err(io::Error::other(too_long));
    }
    Ok(text)
}

fn summary(games: &[Game]) -> String {
    let kinds = |kind| games.iter().filter(|game| game.kind == kind).count();
    let closed = |close| games.iter().filter(|game| game.close == close).count();
    let rounds: usize = games.iter().map(|game| game.rounds).sum();
    let mut tally = Tally::default();
    for game in games {
        tally.add(&game.tally);
    }
    format!(
        "no fault: {} games of cards, {} of dice, {rounds} rounds; {} ended, {} stopped, {} running; {tally}",
        kinds(Kind::Cards),
        kinds(Kind::Dice),
        closed(Close::Ended),
        closed(Close::Stopped),
        closed(Close::Running),
    )
}
