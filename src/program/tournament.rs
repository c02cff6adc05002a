//! `henge tournament`: compares computer players over the same deals from changing seats.

use std::io::Write as _;
use std::num::NonZeroUsize;

use super::Failure;
use super::games::{Games, failure, help};
use crate::simulation::{Entrants, Tournament};

#[derive(clap::Args)]
#[command(after_help = help())]
pub(super) struct Arguments {
    #[command(flatten)]
    of: Games,
    /// Number of games, rounded up so that the last deal, too, is played from every seat.
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// The players, one for each seat or one for all: levels and programs. A player named twice has
    /// two seats, whose wins and points are added up.
    #[arg(long, value_name = "WHO,…")]
    seats: Entrants,
    /// Number of threads [default: one for each core]. It does not change the results.
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let simulation = arguments.of.simulation(&arguments.seats).map_err(Failure::Usage)?;
    let cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let threads = arguments.threads.unwrap_or_else(cores);
    let tournament = Tournament { simulation, games: arguments.games, threads };
    let standings = tournament.play().map_err(|broken| failure(&broken))?;
    let text = serde_json::to_string_pretty(&standings)
        .map_err(|error| Failure::Failed(error.to_string()))?;
    writeln!(std::io::stdout(), "{text}").map_err(|_| Failure::OutputClosed)
}
