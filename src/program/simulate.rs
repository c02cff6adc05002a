//! `henge simulate`: whole games between computer players, as records on standard output.

use std::io::Write as _;

use super::Failure;
use crate::computer::Level;
use crate::rules::{GameKind, Options, SeatCount};
use crate::simulation::{self, Simulation};

/// The choices that `--set` takes, as a record's header writes them; the books' game comes first.
const CHOICES: &str = "\
Choices of cards (3 to 6 players):
  bidding         open, covered, secret
  plus-minus-one  off, strict, tournament, late, canadian
  clairvoyance    off, first-round, every-round
  unicolore       false, true (3 or 4 players)
  rounds          all, tournament, short
  ties            shared, tournament

Choices of dice (2 to 5 players):
  target          9, 12
  magic-cards     false, true";

#[derive(clap::Args)]
#[command(after_help = CHOICES)]
pub(super) struct Arguments {
    /// Which game: cards or dice.
    #[arg(long, value_parser = game)]
    game: GameKind,
    /// How many play: 3 to 6 at cards, 2 to 5 at dice.
    #[arg(long)]
    players: u8,
    /// How many games.
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// What the luck is made from: any text.
    #[arg(long, default_value = "henge")]
    seed: String,
    /// A choice of the rules, by the names of the record's header (may be repeated).
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    set: Vec<String>,
    /// The levels of the computer players, one a seat or one for all: random, apprentice.
    #[arg(long, value_delimiter = ',', default_value = "apprentice", value_parser = str::parse::<Level>)]
    seats: Vec<Level>,
}

fn game(word: &str) -> Result<GameKind, String> {
    let kind = GameKind::ALL.into_iter().find(|kind| kind.word() == word);
    kind.ok_or_else(|| format!("{word:?} is no game: choose cards or dice"))
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let simulation = simulation(arguments).map_err(Failure::Usage)?;
    let mut output = std::io::BufWriter::new(std::io::stdout().lock());
    for number in 0..arguments.games {
        let record =
            simulation.play(number).map_err(|broken| Failure::Failed(broken.to_string()))?;
        output.write_all(record.text().as_bytes()).map_err(|_| Failure::OutputClosed)?;
    }
    output.flush().map_err(|_| Failure::OutputClosed)
}

fn simulation(arguments: &Arguments) -> Result<Simulation, String> {
    let options = options(arguments.game, &arguments.set)?;
    let seats = SeatCount::try_from(arguments.players).map_err(|error| error.to_string())?;
    options.check_for(seats).map_err(|unplayable| unplayable.to_string())?;
    let levels = simulation::levels(&arguments.seats, seats)?;
    Ok(Simulation { options, levels, seed: arguments.seed.clone() })
}

/// The books' game with these choices instead of its own.
fn options(game: GameKind, set: &[String]) -> Result<Options, String> {
    set.iter().try_fold(Options::classic(game), |options, choice| {
        let (name, value) = choice
            .split_once('=')
            .ok_or_else(|| format!("--set takes OPTION=VALUE, not {choice:?}"))?;
        options.with(name, value).map_err(|error| format!("--set {error}"))
    })
}
