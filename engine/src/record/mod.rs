//! The record of a game: JSON Lines with full information, which anyone can check without this
//! program.
//!
//! A header is followed by one line for each event. `docs/record.md` describes the format.

mod verify;

use crate::rules::chance::Proof;
use crate::rules::{Options, Rules, Seat};
use serde::{Deserialize, Serialize};

pub use verify::{Verified, Verifier, WrongLine, verify};

/// The version of the rules engine, written in every header.
pub use crate::rules::ENGINE;

/// The first line of a record; `H` is the part that is specific to the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header<H> {
    /// The version of the format: 1.
    pub record: u32,
    /// The game and its options, under the names that the rules use.
    #[serde(flatten)]
    pub options: Options,
    /// The version of the engine that played the game.
    pub engine: u32,
    /// The names of the players, in the order of play.
    pub seats: Vec<String>,
    /// For each place at the table, in sitting order, the seat it became in the order of play. A
    /// record may omit it, because it follows from the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<Seat>>,
    /// The data drawn or determined before the first round.
    #[serde(flatten)]
    pub beginning: H,
    /// The commitment that the lobby showed before anyone sat down.
    #[serde(with = "hex::serde")]
    pub commitment: [u8; 32],
    /// The seed of all randomness.
    #[serde(with = "hex::serde")]
    pub seed: [u8; 32],
    /// The proof that commitment and seed belong together; null while the game is running.
    pub proof: Option<Proof>,
    /// The table whose game was played again with the same luck, which was known by then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repeats: Option<String>,
}

/// The record of a game, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub header: String,
    /// The lines after the header, one for each event.
    pub events: Vec<String>,
}

/// The players, their seats, and the source of the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Company {
    /// The names of the players, in the order of play.
    pub names: Vec<String>,
    /// For each place at the table, in sitting order, the seat it became in the order of play.
    pub order: Vec<Seat>,
    /// The proof of the seed.
    pub proof: Proof,
    /// The table whose game was played again, if it is one.
    pub repeats: Option<u64>,
}

impl Record {
    /// The record of a game that has ended, made from the lines of its log after entry 0. Events
    /// that do not belong in a record are left out.
    ///
    /// # Errors
    /// A line is not an event of this game, or the header cannot be serialized.
    pub fn of<G: Rules>(
        options: Options,
        beginning: &G::Beginning,
        company: Company,
        log: Vec<String>,
    ) -> Result<Self, serde_json::Error> {
        let Company { names, order, proof, repeats } = company;
        let header = Header {
            record: 1,
            options,
            engine: ENGINE,
            seats: names,
            order: Some(order),
            beginning: G::header(beginning),
            commitment: proof.commitment(),
            seed: proof.seed(),
            proof: Some(proof),
            repeats: repeats.map(|table| table.to_string()),
        };
        let mut events = Vec::with_capacity(log.len());
        for line in log {
            if G::is_recorded(&serde_json::from_str(&line)?) {
                events.push(line);
            }
        }
        Ok(Self { header: serde_json::to_string(&header)?, events })
    }

    /// The record as text, with a newline after every line.
    pub fn text(&self) -> String {
        format!("{}\n{}", self.header, self.event_lines())
    }

    /// The lines of the events, with a newline after each.
    pub fn event_lines(&self) -> String {
        self.events.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    }
}
