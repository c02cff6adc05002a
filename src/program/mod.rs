//! The program from outside: its commands, their arguments, and how they end.

#[cfg(feature = "playground")]
mod playground;
mod record;
mod run;
mod simulate;
mod verify;

pub use run::holds_no_token;

use std::io::Write as _;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A Discord bot that hosts Wizard, the card game and the dice game.
#[derive(Parser)]
#[command(name = "henge", version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// The bot (the same as without a command). Needs `DISCORD_TOKEN`: see .env.example.
    Run,
    /// The bot and a Discord for one machine, in one process: play without any account.
    #[cfg(feature = "playground")]
    Playground(playground::Arguments),
    /// Prints the record of a stored game that has ended.
    Record(record::Arguments),
    /// Plays whole games between computer players and prints their records.
    Simulate(simulate::Arguments),
    /// Checks a record: the commitment, the seed, every draw and every rule.
    Verify(verify::Arguments),
}

/// Why the program ends without having done what was asked.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The arguments or the environment are not as they should be: exit 2.
    #[error("{0}")]
    Usage(String),
    /// Something else went wrong: exit 1.
    #[error("{0}")]
    Failed(String),
    /// Nobody reads what is printed any more: a quiet exit 1.
    #[error("standard output is closed")]
    OutputClosed,
}

/// Runs the program.
pub fn main() -> ExitCode {
    // Without an .env file the environment is all there is.
    let _ = dotenvy::dotenv();
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return explain(&error),
    };
    let ended = match arguments.command {
        None | Some(Command::Run) => run::run(),
        #[cfg(feature = "playground")]
        Some(Command::Playground(arguments)) => playground::run(&arguments),
        Some(Command::Record(arguments)) => record::run(&arguments),
        Some(Command::Simulate(arguments)) => simulate::run(&arguments),
        Some(Command::Verify(arguments)) => verify::run(&arguments),
    };
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::OutputClosed) => ExitCode::FAILURE,
        Err(failure) => {
            eprintln!("henge: {failure}");
            ExitCode::from(if matches!(failure, Failure::Usage(_)) { 2 } else { 1 })
        }
    }
}

/// Help goes to standard output; a mistake is one line that says what would be right, and exit 2.
fn explain(error: &clap::Error) -> ExitCode {
    use clap::error::ErrorKind;
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        let shown = write!(std::io::stdout(), "{error}");
        return if shown.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    let text = error.to_string();
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let said: Vec<&str> = lines.take_while(|line| !line.starts_with("Usage:")).collect();
    let said = said.join(" ");
    eprintln!("henge: {} (see henge --help)", said.trim_start_matches("error: "));
    ExitCode::from(2)
}
