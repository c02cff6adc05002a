//! `henge player`: a computer player as a program, using the protocol in `docs/players.md`.

use std::io::Write as _;

use super::Failure;
use super::lines::Lines;
use crate::computer::{self, Persona};
use crate::protocol::{self, Heard, READY};
use crate::simulation;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The level of play: beginner, novice, apprentice, journeyman, adept, conjurer, mage, master,
    /// grandmaster, archmage, a number from 10 to 100 between them, or random. A character may
    /// precede it (bold-master): bold, careful, spoiler, collector.
    #[arg(long)]
    level: Persona,
    /// Seed of the player's own luck: any text.
    #[arg(long, default_value = "henge")]
    seed: String,
}

/// Answers each line of input until there are no more.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut luck = simulation::luck_of_player(&arguments.seed);
    let mut output = std::io::stdout().lock();
    for (number, line) in (1_u64..).zip(Lines::of(std::io::stdin().lock())) {
        let failed = |why: String| Failure::Failed(format!("line {number}: {why}"));
        let line = line.map_err(|error| Failure::Failed(error.to_string()))?;
        let answer = match protocol::read(&line).map_err(failed)? {
            Heard::Over(_) => READY.to_owned(),
            Heard::Question(seat, view) => {
                let action = computer::choose(arguments.level, &view, &mut luck)
                    .ok_or_else(|| failed("it asks nothing".to_owned()))?;
                protocol::answer(seat, &action).map_err(|error| failed(error.to_string()))?
            }
        };
        let written = writeln!(output, "{answer}").and_then(|()| output.flush());
        written.map_err(|_| Failure::OutputClosed)?;
    }
    Ok(())
}
