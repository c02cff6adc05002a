//! `henge tournament`: compares computer players over the same deals from changing seats.

use std::io::Write as _;

use super::Failure;
use super::games::{Games, failure, help};
use super::series::{Series, stop, stopped};
use crate::simulation::{Entrants, Tournament};

#[derive(clap::Args)]
#[command(after_help = help())]
pub(super) struct Arguments {
    #[command(flatten)]
    of: Games,
    #[command(flatten)]
    series: Series,
    /// Number of games, rounded up so that the last deal, too, is played from every seat.
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// The players, one for each seat or one for all: levels and programs. A player named twice has
    /// two seats, whose wins and points are added up.
    #[arg(long, value_name = "WHO,…")]
    seats: Entrants,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments { of, series, games, seats } = arguments;
    let simulation = of.simulation(seats).map_err(Failure::Usage)?;
    let tournament = Tournament { simulation, games: *games, threads: series.threads() };
    let stop = stop();
    let standings = tournament.play(stop, series.tell());
    let standings = standings.map_err(|broken| failure("--seats", &broken))?;
    let text = serde_json::to_string_pretty(&standings)
        .map_err(|error| Failure::Failed(error.to_string()))?;
    writeln!(std::io::stdout(), "{text}").map_err(|_| Failure::OutputClosed)?;
    stopped(stop, standings.games)
}
