//! The record of a game that is over, and whether it holds.

use crate::record::{self, Company, Fault, Record, Verified};
use crate::rules::Options;
use crate::rules::chance::Proof;
use crate::rules::games::of_game;
use crate::table::{Playing, Table, TableGame};

/// Why there is no record of a game.
#[derive(Debug, thiserror::Error)]
pub enum NoRecord {
    /// It is still played, and its record would open the hands; or none was played.
    #[error("the game is not over")]
    NotOver,
    /// It cannot be written.
    #[error("the record cannot be written: {0}")]
    Unwritable(#[from] serde_json::Error),
}

/// The record of the game at this table, whose log has these lines, entry 0 first.
///
/// # Errors
/// The game is not over, or a line is no event of it.
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
    let company = Company { names, order: playing.seating().order_of_play.clone(), proof };
    Record::of::<G>(options, playing.beginning(), company, events)
}

/// What the check of a record found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Checked {
    /// The seal, the luck and every rule hold.
    Holds(Verified),
    /// It does not hold from this line on.
    Fails(Fault),
}

/// Checks a record: the luck that was sealed, every draw, and every rule. It takes milliseconds.
pub fn check(record: &Record) -> Checked {
    match record::verify(&record.text()) {
        Ok(verified) => Checked::Holds(verified),
        Err(fault) => Checked::Fails(fault),
    }
}
