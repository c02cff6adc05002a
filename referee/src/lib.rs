//! An outside referee: checks records of Wizard games, card game and dice game, from the rule books alone.
//!
//! It shares no code with the engine that wrote the record, and does not know its luck: which cards were
//! dealt and which faces were rolled is believed, what may be done with them is not.
//! Rule books: the historical German and the French rules of the card game; the English and the Dutch
//! rules of the dice game.
//!
//! # Readings
//! Where the format or the rules leave room, this is how the referee reads them.
//! - `first`, how the first Seer was found, is a key of the header, beside `options`.
//! - `commitment` and `seed` may be null only while `proof` is null. A record whose proof is open but
//!   which breaks off before `end` or `stopped` is at fault: lines are missing.
//! - A proof names one press for every seat. The hashes of the cuts are appended one after another.
//! - `stopped` may stand anywhere before the game is over, not between the last score or leave and `end`.
//! - With the Magic Card `secret` the Seer's prediction stands first, the others' in any order.
//! - One trump suit must be named for a turned Wizard: naming none is not offered.
//! - The indices in `rolled` and the cards of a hand may stand in any order.
//! - A Jester Score on an exact hit is a fault but for `same-column`, where it puts both Xs.
//! - An empty line is a fault, and so is a text without any record.

#[macro_use]
mod record;

mod cards;
mod dice;
mod luck;
mod places;
mod tally;

pub use dice::MagicCard;
pub use record::Fault;
pub use tally::{Occurrence, Tally};

use luck::Luck;
use record::{Events, Halt, Record};
use serde::Deserialize;

/// What one record told, once every line of it was found to follow the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// Card game or dice game.
    pub kind: Kind,
    /// How many played: 3 to 6 at cards, 2 to 5 at dice.
    pub seats: usize,
    /// Rounds played to their end.
    pub rounds: usize,
    /// How the record closes.
    pub close: Close,
    /// What occurred, and how often.
    pub tally: Tally,
}

/// The two games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The card game.
    Cards,
    /// The dice game.
    Dice,
}

/// How a record closes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Close {
    /// Played to its end.
    Ended,
    /// Ended early, by the event `stopped`.
    Stopped,
    /// Still being played when the record was taken.
    Running,
}

/// Checks every record of a text, one after another: each starts at its header, the line with the key
/// `record`.
///
/// # Errors
/// The first thing that the format or the rules do not allow.
pub fn check(text: &str) -> Result<Vec<Game>, Fault> {
    let records = record::split(text)?;
    records.iter().map(judge).collect()
}

/// The keys of the header that both games share.
#[derive(Deserialize)]
struct Header {
    record: u64,
    game: Kind,
    #[serde(rename = "engine")]
    _engine: u64,
    seats: Vec<String>,
    #[serde(flatten)]
    luck: Luck,
}

fn judge(record: &Record<'_>) -> Result<Game, Fault> {
    let header =
        read_header(record).map_err(|sentence| record.fault(record.header.number, sentence))?;
    let mut game = Game {
        kind: header.game,
        seats: header.seats.len(),
        rounds: 0,
        close: Close::Running,
        tally: Tally::default(),
    };
    let mut events = record.events();
    game.close = match follow(record, &mut events, &mut game) {
        Ok(()) => Close::Ended,
        Err(Halt::Stopped) => Close::Stopped,
        Err(Halt::Running) if header.luck.is_open() => {
            return Err(record
                .fault(events.line(), "the record breaks off here, but its proof is open".into()));
        }
        Err(Halt::Running) => Close::Running,
        Err(Halt::Wrong(sentence)) => return Err(record.fault(events.line(), sentence)),
    };
    Ok(game)
}

fn read_header(record: &Record<'_>) -> Result<Header, String> {
    let header: Header = record.header.parse()?;
    if header.record != 1 {
        return Err(format!("records of form {} are not known, only 1", header.record));
    }
    header.luck.check(header.seats.len())?;
    Ok(header)
}

fn follow(record: &Record<'_>, events: &mut Events<'_>, game: &mut Game) -> Result<(), Halt> {
    match game.kind {
        Kind::Cards => cards::check(&record.header, events, game)?,
        Kind::Dice => dice::check(&record.header, events, game)?,
    }
    events.nothing_more()
}
