//! `henge simulate`: plays whole games between computer players, and prints their records.

use std::io::Write as _;

use super::Failure;
use super::games::{Games, failure, help};
use crate::simulation::{Entrants, Forfeit};

#[derive(clap::Args)]
#[command(after_help = help())]
pub(super) struct Arguments {
    #[command(flatten)]
    of: Games,
    /// Number of games to play.
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// The players, one for each seat or one for all: levels and programs.
    #[arg(long, value_name = "WHO,…", default_value = "apprentice")]
    seats: Entrants,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let simulation = arguments.of.simulation(&arguments.seats).map_err(Failure::Usage)?;
    let mut output = std::io::BufWriter::new(std::io::stdout().lock());
    for number in 0..arguments.games {
        let simulated =
            simulation.simulate(number).map_err(|broken| failure("--seats", &broken))?;
        for Forfeit { seat, entrant, fault } in simulated.forfeits {
            eprintln!("henge: game {number}, {seat}: {entrant} {fault}; it has lost the game");
        }
        output.write_all(simulated.record.text().as_bytes()).map_err(|_| Failure::OutputClosed)?;
    }
    output.flush().map_err(|_| Failure::OutputClosed)
}
