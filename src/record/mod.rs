//! A game's record: JSON Lines with full information, that anybody can check without this program.
//!
//! A header, then one line an event. `docs/record.md` describes the format.

mod verify;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::rules::chance::Proof;
use crate::rules::{Beginning, Event, GameKind, Options, PerSeat, Seat, cards, dice};

pub use verify::{Fault, Verified, verify};

/// The version of the rules' engine, written in every header.
pub const ENGINE: u32 = 1;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the format: 1.
    pub record: u32,
    /// The game and its choices, by the rules' own names.
    #[serde(flatten)]
    pub options: Options,
    /// The version of the engine that played it.
    pub engine: u32,
    /// Names, in the order of play.
    pub seats: Vec<String>,
    /// For each place at the table, in sitting order, the seat it became in the order of play.
    pub order: Vec<Seat>,
    /// Unicolore: the suit that each seat owns.
    pub suits: Option<PerSeat<cards::Suit>>,
    /// Dice game: how the first Seer was found.
    #[serde(flatten)]
    pub dice: Option<DiceHeader>,
    /// What the lobby showed before anybody sat down.
    #[serde(with = "hex::serde")]
    pub commitment: [u8; 32],
    /// What all luck was drawn from.
    #[serde(with = "hex::serde")]
    pub seed: [u8; 32],
    /// How commitment and seed hang together; null while the game runs.
    pub proof: Option<Proof>,
}

/// What only a dice game's header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct DiceHeader {
    /// How the first Seer was found.
    pub first: dice::FirstSeer,
    /// Who played last on this server, by its records, a seat each.
    pub last_played: PerSeat<bool>,
}

/// A game's record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The first line.
    pub header: Header,
    /// The other lines.
    pub events: Vec<Event>,
}

impl Record {
    /// The record of a game that has ended.
    pub fn new(
        beginning: &Beginning,
        order: &[Seat],
        names: Vec<String>,
        proof: Proof,
        events: Vec<Event>,
    ) -> Self {
        let (suits, dice) = match beginning {
            Beginning::Cards(beginning) => (beginning.suits, None),
            Beginning::Dice { beginning, last_played } => {
                let first = beginning.first;
                (None, Some(DiceHeader { first, last_played: *last_played }))
            }
        };
        let header = Header {
            record: 1,
            options: beginning.options(),
            engine: ENGINE,
            seats: names,
            order: order.to_vec(),
            suits,
            dice,
            commitment: proof.commitment(),
            seed: proof.seed(),
            proof: Some(proof),
        };
        Self { header, events }
    }

    /// The record as text: one line each, every line ended.
    pub fn text(&self) -> String {
        let header = serde_json::to_string(&self.header).unwrap_or_default();
        format!("{header}\n{}", event_lines(&self.events))
    }
}

/// The lines of the events, each ended by a line feed.
pub fn event_lines(events: &[Event]) -> String {
    events.iter().filter(|event| event.is_recorded()).map(|event| event.line() + "\n").collect()
}

/// SHA-256 of the event lines: the final message shows it.
pub fn fingerprint(events: &[Event]) -> [u8; 32] {
    Sha256::digest(event_lines(events).as_bytes()).into()
}

/// Whose record it is.
impl Header {
    /// Which game.
    pub const fn kind(&self) -> GameKind {
        self.options.kind()
    }
}
