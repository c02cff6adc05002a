//! An independent referee: checks records of Wizard games, card game and dice game, using only the
//! rule books.
//!
//! The referee shares no code with the engine that wrote the record, and does not know the luck: it
//! trusts which cards were dealt and which faces were rolled, but not what was done with them. Rule
//! books: the historical German and the French rules of the card game; the English and the Dutch
//! rules of the dice game.
//!
//! # Interpretation
//! Where the format or the rules leave room, the referee interprets them like this.
//! - `first`, the way in which the first Seer was found, is a key of the header, next to `options`.
//!   It is `chosen` if, and only if, the option `first-seer` names a player at the table. If it names
//!   a place that nobody has, it is as if it were absent.
//! - `commitment` and `seed` may be null only while `proof` is null. A record whose proof is open
//!   but which breaks off before `end` or `stopped` is faulty: lines are missing.
//! - A proof names one press for every seat. The hashes of the cuts are appended one after another.
//! - `stopped` may occur anywhere before the game is over, but not between the last score or leave
//!   and `end`.
//! - With the Magic Card `secret` the Seer's prediction comes first, the others' in any order.
//! - Exactly one trump suit must be named for a turned Wizard; naming none is not allowed.
//! - The indices in `rolled` and the cards of a hand may be in any order.
//! - A Jester Score on an exact hit is a fault, except with `same-column`, where it puts both Xs.
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

/// A valid record's content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// The game that was played.
    pub kind: Kind,
    /// The number of players: 3 to 6 in the card game, 2 to 5 in the dice game.
    pub seats: usize,
    /// The number of completed rounds.
    pub rounds: usize,
    /// The way in which the record ends.
    pub close: Close,
    /// The number of times that each situation occurred.
    pub tally: Tally,
}

/// One of the two games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Cards,
    Dice,
}

/// The way in which a record ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Close {
    /// The game was played to its end.
    Ended,
    /// The game was ended early, by the event `stopped`.
    Stopped,
    /// The game was still being played when the record was made.
    Running,
}

/// Checks every record of a text, one after another. Each begins at its header, the line with the
/// key `record`.
///
/// # Errors
/// The first violation of the format or the rules.
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
