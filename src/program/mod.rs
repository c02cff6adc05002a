//! The command-line interface: commands, their arguments, and exit codes.

mod backup;
mod doctor;
mod games;
mod health;
mod ladder;
mod lines;
mod logs;
mod merge;
mod monitor;
mod player;
#[cfg(feature = "playground")]
mod playground;
mod record;
mod recount;
mod restore;
mod run;
mod series;
mod setup;
mod simulate;
mod split;
mod supervisor;
mod tournament;
mod verify;

pub use logs::holds_no_token;

use std::io::Write as _;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::settings::{Environment, UnreadableFile, Variable};

/// A Discord bot that hosts Wizard, the card game and the dice game.
#[derive(Parser)]
#[command(name = "henge", version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// The bot (the same as without a command).
    #[command(after_help = Variable::help())]
    Run,
    /// The bot and a Discord for one machine, in one process: play without any account.
    #[cfg(feature = "playground")]
    Playground(playground::Arguments),
    /// Makes a checked copy of the database, whether or not the bot runs.
    Backup(backup::Arguments),
    /// Reports what is wrong with a set-up and how to mend it: exit 0 if nothing is.
    Doctor,
    /// Asks the bot that runs here (METRICS) whether people can play.
    Health,
    /// Lets each executable file of a folder play against each other one, and rates all.
    Ladder(ladder::Arguments),
    /// Makes one database of several that henge split made, while no bot runs on them.
    Merge(merge::Arguments),
    /// A computer player as a program: reads a line of JSON for each decision, answers with one.
    Player(player::Arguments),
    /// Prints the record of a stored game that has ended.
    Record(record::Arguments),
    /// Recalculates every result, rating and leaderboard from the stored games, and reports what
    /// differs.
    Recount(recount::Arguments),
    /// Puts a backup in the database's place while the bot is stopped, and keeps the old database.
    Restore(restore::Arguments),
    /// Leads to a bot that can start: asks for its token, checks it with Discord, and writes the
    /// settings.
    Setup(setup::Arguments),
    /// Plays whole games between computer players and prints their records.
    Simulate(simulate::Arguments),
    /// Makes a database for each range of shards, for a bot that runs as several processes.
    Split(split::Arguments),
    /// Lets computer players play the same deals from changing seats, and prints how well each did.
    Tournament(tournament::Arguments),
    /// Checks a record: the commitment, the seed, every draw and every rule.
    Verify(verify::Arguments),
}

/// The reason why the program ends without having done what was asked.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The arguments or the environment are invalid; exit code 2.
    #[error("{0}")]
    Usage(String),
    /// Something else went wrong; exit code 1.
    #[error("{0}")]
    Failed(String),
    /// Somebody has stopped the program, which has printed what there is; exit code 130, as if the
    /// signal had ended it.
    #[error("{0}")]
    Stopped(String),
    /// Standard output was closed by its reader; exit code 1 without a message.
    #[error("standard output is closed")]
    OutputClosed,
}

/// The exit code of a program that Ctrl-C has ended.
const STOPPED: u8 = 130;

pub fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return explain(&error),
    };
    match run(arguments.command.unwrap_or(Command::Run)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.tell(),
    }
}

/// Runs a command. Commands that use the bot or its database get the environment; the others need
/// no settings and no token.
fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Run => run::run(&Environment::read()?),
        #[cfg(feature = "playground")]
        Command::Playground(arguments) => playground::run(&arguments),
        Command::Backup(arguments) => backup::run(&arguments, &Environment::read()?),
        Command::Doctor => doctor::run(Environment::read()),
        Command::Health => health::run(&Environment::read()?),
        Command::Ladder(arguments) => ladder::run(&arguments),
        Command::Merge(arguments) => merge::run(&arguments),
        Command::Player(arguments) => player::run(&arguments),
        Command::Record(arguments) => record::run(&arguments, &Environment::read()?),
        Command::Recount(arguments) => recount::run(&arguments, &Environment::read()?),
        Command::Restore(arguments) => restore::run(&arguments, &Environment::read()?),
        Command::Setup(arguments) => setup::run(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Split(arguments) => split::run(arguments),
        Command::Tournament(arguments) => tournament::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
    }
}

impl From<UnreadableFile> for Failure {
    fn from(unreadable: UnreadableFile) -> Self {
        Self::Usage(unreadable.to_string())
    }
}

impl Failure {
    fn tell(&self) -> ExitCode {
        let exit = match self {
            Self::Usage(_) => 2,
            Self::Stopped(_) => STOPPED,
            Self::Failed(_) | Self::OutputClosed => 1,
        };
        if !matches!(self, Self::OutputClosed) {
            eprintln!("henge: {self}");
        }
        ExitCode::from(exit)
    }
}

/// Prints help to standard output. A mistake is one line on standard error that says what would be
/// right, with exit code 2.
fn explain(error: &clap::Error) -> ExitCode {
    use clap::error::ErrorKind;
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        let shown = write!(std::io::stdout(), "{error}");
        return if shown.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    let text = error.to_string();
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let tail = |line: &str| line.starts_with("Usage:") || line.starts_with("For more information");
    let said: Vec<&str> = lines.take_while(|line| !tail(line)).collect();
    let said = said.join(" ");
    eprintln!("henge: {} (see henge --help)", said.trim_start_matches("error: "));
    ExitCode::from(2)
}
