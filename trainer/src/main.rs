//! Trains the networks of the computer players, tunes the prices and stakes of the dice game, and
//! measures players of the card game against a fixed company. `docs/training.md` describes how the
//! committed weights were made.

#![expect(clippy::cast_precision_loss, reason = "counts and points are small")]

mod arena;
mod company;
mod course;
mod descent;
mod dice;
mod habits;
mod prices;
mod school;
mod stakes;
mod yardstick;

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::{Parser, Subcommand};
use engine::computer::cards::mind::Mind;
use engine::rules::SeatCount;
use engine::rules::cards::{Bidding, Options, PlusMinusOne};

use arena::Contest;
use company::Entrant;
use course::Course;

#[derive(Parser)]
#[command(name = "trainer", about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Trains both networks of the card game. The same arguments give the same bytes.
    Train {
        /// File to which the weights are written.
        file: PathBuf,
        /// Weights to begin with.
        #[arg(long)]
        from: Option<PathBuf>,
        /// Number of rounds to play, in thousands.
        #[arg(long)]
        thousands: u64,
        /// Seed of all random numbers.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Unicolore instead of the books' game and its other options.
        #[arg(long)]
        unicolore: bool,
        /// Learning rate at the beginning; it falls to zero.
        #[arg(long, default_value_t = 2e-3)]
        rate: f32,
        /// Value of one point that each of the others loses, in own points.
        #[arg(long, default_value_t = 0.5)]
        envy: f32,
        /// Share of rounds with other players than the network itself.
        #[arg(long, default_value_t = 0.5)]
        foreign: f32,
        /// Player on all seats but one, named as in `arena`: the network learns to win against it,
        /// in the books' game of four.
        #[arg(long, conflicts_with_all = ["unicolore", "foreign"])]
        against: Option<Entrant>,
    },
    /// Tunes the prices that the masters of the dice game use, and prints them every ten steps.
    Prices {
        /// Number of steps to take.
        #[arg(long, default_value_t = 400)]
        steps: u64,
    },
    /// Measures how much each of the archmage's stakes in the dice game matters, in four companies.
    Stakes {
        /// Number of steps in each direction, for each company.
        #[arg(long, default_value_t = 400)]
        steps: u64,
    },
    /// Lets one entrant play on every seat in turn against a company of another.
    Arena {
        /// Measured player: `heuristic`, `yardstick`, `mind:FILE`, `mind:FILE:ENVY`,
        /// `ahead:FILE:ENVY` (looks ahead, and predicts to win), `master`, `archmage`, `beginner` …
        entrant: Entrant,
        /// Company on all other seats.
        company: Entrant,
        /// Number of players at the table.
        #[arg(long, default_value_t = 4)]
        players: usize,
        /// Number of deals; each is played once on each seat.
        #[arg(long, default_value_t = 100)]
        deals: u64,
        /// Seed of all random numbers.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Two seats against two, not one against all.
        #[arg(long)]
        pairs: bool,
        /// Predictions of others are seen at the end of a round.
        #[arg(long)]
        secret: bool,
        /// All predict at once.
        #[arg(long)]
        at_once: bool,
        /// Plus/minus one in every round.
        #[arg(long)]
        bound: bool,
        /// Everybody plays one suit of their own.
        #[arg(long)]
        unicolore: bool,
    },
}

fn main() -> Result<()> {
    match Arguments::parse().command {
        Command::Train { file, from, thousands, seed, unicolore, rate, envy, foreign, against } => {
            let start = match from {
                Some(from) => {
                    let bytes = std::fs::read(&from).with_context(|| from.display().to_string())?;
                    Some(Mind::read(&bytes, envy))
                }
                None => None,
            };
            let rounds = thousands * 1000;
            let course = Course { rounds, seed, unicolore, rate, envy, foreign, against };
            let mind = course.run(start, |mind| Ok(std::fs::write(&file, mind.write()?)?))?;
            std::fs::write(&file, mind.write()?)?;
        }
        Command::Prices { steps } => prices::tune(steps)?,
        Command::Stakes { steps } => stakes::slopes(steps)?,
        Command::Arena {
            entrant,
            company,
            players,
            deals,
            seed,
            pairs,
            secret,
            at_once,
            bound,
            unicolore,
        } => {
            let options = Options {
                bidding: match (secret, at_once) {
                    (true, _) => Bidding::Secret,
                    (false, true) => Bidding::Covered,
                    (false, false) => Bidding::Open,
                },
                plus_minus_one: if bound { PlusMinusOne::Strict } else { PlusMinusOne::Off },
                unicolore,
                ..Options::default()
            };
            let players = SeatCount::try_from(players)?;
            let contest = Contest { options, players, deals, seed, pairs };
            println!("{}", contest.play(&entrant, &company)?);
        }
    }
    Ok(())
}
