//! `henge simulate`: whole games between computer players, as records on standard output.

use std::io::Write as _;

use strum::VariantArray as _;

use super::Failure;
use crate::computer::Level;
use crate::rules::{GameKind, Options, SeatCount};
use crate::simulation::{self, Simulation};

#[derive(clap::Args)]
#[command(after_help = choices())]
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
    /// The levels of the computer players, one a seat or one for all: random, beginner,
    /// apprentice, adept, master, archmage.
    #[arg(long, value_delimiter = ',', default_value = "apprentice", value_parser = str::parse::<Level>)]
    seats: Vec<Level>,
}

/// The choices that `--set` takes, as a record's header writes them; the books' game comes first.
fn choices() -> String {
    let of_game = |kind: &GameKind| {
        let options = Options::classic(*kind);
        let lines = Options::choices(*kind)
            .into_iter()
            .map(|choice| format!("  {:14}  {}", choice.name, choice.words().join(", ")));
        let (fewest, most) = (options.fewest_seats(), options.most_seats());
        let head = format!("Choices of {kind} ({fewest} to {most} players):");
        std::iter::once(head).chain(lines).collect::<Vec<_>>().join("\n")
    };
    GameKind::VARIANTS.iter().map(of_game).collect::<Vec<_>>().join("\n\n")
}

fn game(word: &str) -> Result<GameKind, String> {
    word.parse().map_err(|_| format!("{word:?} is no game: choose cards or dice"))
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
