//! `henge verify`: checks a record.

use std::io::{Read as _, Write as _};

use super::Failure;
use crate::record;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The file that holds the record, or - for standard input.
    #[arg(value_name = "FILE|-")]
    file: String,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let text = read(&arguments.file)
        .map_err(|error| Failure::Failed(format!("cannot read {}: {error}", arguments.file)))?;
    let verified = record::verify(&text)
        .map_err(|fault| Failure::Failed(format!("{}: {fault}", arguments.file)))?;
    writeln!(
        std::io::stdout(),
        "{} games and {} events hold: commitment and seed, the order of play, every deal, roll and \
         draw, every decision, points and places ({} ended early)",
        verified.games,
        verified.events,
        verified.stopped
    )
    .map_err(|_| Failure::OutputClosed)
}

fn read(file: &str) -> std::io::Result<String> {
    if file != "-" {
        return std::fs::read_to_string(file);
    }
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text)?;
    Ok(text)
}
