//! A game's record: JSON Lines with full information, that anybody can check without this program.
//!
//! A header, then one line an event. `docs/record.md` describes the format.

mod verify;

use crate::rules::chance::Proof;
use crate::rules::{Options, Rules, Seat};
use serde::{Deserialize, Serialize};

pub use verify::{Fault, Verified, Verifier, verify};

/// The version of the rules' engine, written in every header.
pub use crate::rules::ENGINE;

/// The first line of a record; `H` is what a game adds to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header<H> {
    /// The version of the format: 1.
    pub record: u32,
    /// The game and its choices, by the rules' own names.
    #[serde(flatten)]
    pub options: Options,
    /// The version of the engine that played it.
    pub engine: u32,
    /// Names, in the order of play.
    pub seats: Vec<String>,
    /// For each place at the table, in sitting order, the seat it became in the order of play. A record
    /// may leave it out: luck gives it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<Seat>>,
    /// What was drawn or found out before the first round.
    #[serde(flatten)]
    pub beginning: H,
    /// What the lobby showed before anybody sat down.
    #[serde(with = "hex::serde")]
    pub commitment: [u8; 32],
    /// What all luck was drawn from.
    #[serde(with = "hex::serde")]
    pub seed: [u8; 32],
    /// How commitment and seed hang together; null while the game runs.
    pub proof: Option<Proof>,
}

/// A game's record, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The first line.
    pub header: String,
    /// The events.
    pub events: Vec<String>,
}

/// How the players came to their seats, and what fixed their luck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Company {
    /// Names, in the order of play.
    pub names: Vec<String>,
    /// For each place at the table, in sitting order, the seat it became in the order of play.
    pub order: Vec<Seat>,
    /// What fixed the luck.
    pub proof: Proof,
}

impl Record {
    /// The record of a game that has ended, from the lines of its log after entry 0: those that belong in
    /// no record are left out.
    ///
    /// # Errors
    /// A line is no event of this game, or the header cannot be written.
    pub fn of<G: Rules>(
        options: Options,
        beginning: &G::Beginning,
        company: Company,
        log: Vec<String>,
    ) -> Result<Self, serde_json::Error> {
        let Company { names, order, proof } = company;
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
        };
        let mut events = Vec::with_capacity(log.len());
        for line in log {
            if G::is_recorded(&serde_json::from_str(&line)?) {
                events.push(line);
            }
        }
        Ok(Self { header: serde_json::to_string(&header)?, events })
    }

    /// The record as text: every line ended.
    pub fn text(&self) -> String {
        format!("{}\n{}", self.header, self.event_lines())
    }

    /// The lines of the events, each ended.
    pub fn event_lines(&self) -> String {
        self.events.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    }
}
