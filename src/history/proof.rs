//! The record of a finished game, and its verification.

use crate::record::{self, Company, Record, Verified, WrongLine};
use crate::rules::Options;
use crate::rules::chance::Proof;
use crate::rules::games::of_game;
use crate::table::{Playing, Table, TableGame};

/// The reason why there is no record of a game.
#[derive(Debug, thiserror::Error)]
pub enum NoRecord {
    /// The game is still going on, and its record would reveal the hands; or no game was played.
    #[error("the game is not over")]
    NotOver,
    /// The record could not be written as JSON.
    #[error("the record cannot be written: {0}")]
    Unwritable(#[from] serde_json::Error),
}

/// The record of the game at this table. `log` holds all lines of its log, entry 0 first.
///
/// # Errors
/// The game is not over, or a line is not an event of the game.
pub fn record_of(table: &Table, mut log: Vec<String>) -> Result<Record, NoRecord> {
    let (Some(proof), Some(playing)) = (table.proof(), table.game()) else {
        return Err(NoRecord::NotOver);
    };
    let events = log.split_off(1.min(log.len()));
    Ok(of_game!(playing, playing => record_of_game(playing, table.options, proof, events))?)
}

fn record_of_game<G: TableGame>(
    playing: &Playing<G>,
    options: Options,
    proof: Proof,
    events: Vec<String>,
) -> Result<Record, serde_json::Error> {
    let names = playing.players().iter().map(|player| player.name().to_owned()).collect();
    let order = playing.seating().order_of_play.clone();
    let company = Company { names, order, proof, repeats: None };
    Record::of::<G>(options, playing.beginning(), company, events)
}

/// The result of checking a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Checked {
    /// The commitment, the luck and the rules all hold.
    Holds(Verified),
    /// The record is invalid from this line on.
    Fails(WrongLine),
}

/// Checks a record: the commitment to the luck, every draw, and every rule. This takes
/// milliseconds.
pub fn check(record: &Record) -> Checked {
    match record::verify(&record.text()) {
        Ok(verified) => Checked::Holds(verified),
        Err(fault) => Checked::Fails(fault),
    }
}
