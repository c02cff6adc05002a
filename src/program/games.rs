//! The arguments that `simulate`, `tournament` and `ladder` share: the game, its options, the number
//! of players, the seed, and how programs play.

use std::sync::Arc;
use std::time::Duration;

use strum::VariantArray as _;

use super::Failure;
use crate::rules::{GameKind, Options, SeatCount};
use crate::simulation::{self, Broken, Entrants, Programs, Simulation};

#[derive(clap::Args)]
pub(super) struct Games {
    /// The game to play: cards or dice.
    #[arg(long, value_parser = game)]
    game: GameKind,
    /// Number of players: 3 to 6 at cards, 2 to 5 at dice.
    #[arg(long)]
    players: u8,
    /// Seed of the luck: any text.
    #[arg(long, default_value = "henge")]
    pub(super) seed: String,
    /// An option of the rules, named as in a record's header (may be repeated).
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    set: Vec<String>,
    /// Seconds that a program may think about a decision.
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = seconds)]
    limit: Duration,
    /// Keeps programs for the next game instead of starting them for each game. A program gets a
    /// line with the result after each game, and answers it with `ready`.
    #[arg(long)]
    keep: bool,
}

/// The possible players at a seat, for the help text.
const WHO: &str = "\
Who may play: beginner, novice, apprentice, journeyman, adept, conjurer, mage, master, grandmaster, archmage, or
a number from 10 (beginner) to 100 (archmage) between them, with a character before it if wanted (bold-master):
bold, careful, spoiler, collector; random; or program:COMMAND, anybody's player in any language
(docs/players.md). A command that has commas in it stands in quotes: 'program:\"COMMAND\",master'.
A program that crashes, is late, or breaks the rules loses the game, and an apprentice plays on in its place.";

impl Games {
    /// The simulation of these games with these players.
    pub(super) fn simulation(&self, entrants: &Entrants) -> Result<Simulation, String> {
        let (options, seats) = self.options()?;
        let entrants = simulation::at_seats(&entrants.0, seats)?;
        Ok(Simulation { options, entrants, seed: self.seed.clone(), programs: self.programs() })
    }

    /// The options of the game and the number of seats, which they allow.
    pub(super) fn options(&self) -> Result<(Options, SeatCount), String> {
        let options = options(self.game, &self.set)?;
        let seats = SeatCount::try_from(self.players).map_err(|error| error.to_string())?;
        options.check_for(seats).map_err(|unplayable| unplayable.to_string())?;
        Ok((options, seats))
    }

    pub(super) fn programs(&self) -> Arc<Programs> {
        let programs = if self.keep { Programs::kept } else { Programs::started_for_each_game };
        Arc::new(programs(self.limit))
    }
}

/// The help text: the possible players, and the options that `--set` accepts, spelled as in a
/// record's header. The default of each option comes first.
pub(super) fn help() -> String {
    let of_game = |kind: &GameKind| {
        let options = Options::classic(*kind);
        let lines = Options::choices(*kind)
            .into_iter()
            .map(|choice| format!("  {:14}  {}", choice.name, choice.words().join(", ")));
        let (fewest, most) = (options.fewest_seats(), options.most_seats());
        let head = format!("Choices of {kind} ({fewest} to {most} players):");
        std::iter::once(head).chain(lines).collect::<Vec<_>>().join("\n")
    };
    let games = GameKind::VARIANTS.iter().map(of_game).collect::<Vec<_>>().join("\n\n");
    format!("{WHO}\n\n{games}")
}

/// The failure to report for a game that could not be played, with the argument that names the
/// players.
pub(super) fn failure(players: &str, broken: &Broken) -> Failure {
    let told = broken.to_string();
    if let Broken::CannotStart { .. } = broken {
        return Failure::Usage(format!("{players}: {told}"));
    }
    Failure::Failed(told)
}

pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0);
    let limit = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    limit.ok_or_else(|| format!("{text:?} is no number of seconds above 0, like 5 or 0.5"))
}

fn game(word: &str) -> Result<GameKind, String> {
    let games =
        || GameKind::VARIANTS.iter().map(|game| game.word()).collect::<Vec<_>>().join(" or ");
    word.parse().map_err(|_| format!("{word:?} is no game: choose {}", games()))
}

/// The rule book's game, changed by these options.
fn options(game: GameKind, set: &[String]) -> Result<Options, String> {
    set.iter().try_fold(Options::classic(game), |options, choice| {
        let (name, value) = choice
            .split_once('=')
            .ok_or_else(|| format!("--set takes OPTION=VALUE, not {choice:?}"))?;
        options.with(name, value).map_err(|error| format!("--set {error}"))
    })
}
