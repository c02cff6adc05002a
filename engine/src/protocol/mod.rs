//! The protocol for programs that play: one line of JSON with a seat's view, answered by one line
//! of JSON with its action.
//!
//! `docs/players.md` describes it. `docs/player.schema.json` is made from the structs here: their comments are its
//! descriptions (`schema.rs` says how). The structs are that form and nothing else: what changes in the rules' own views
//! is translated here, so that players who were written long ago still understand.

mod cards;
mod dice;
mod over;
#[cfg(test)]
mod schema;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::rules::games::{by_kind, of_game};
use crate::rules::{Action, GameKind, Rules, Seat, SeatView, SeenPrediction};

pub use over::{Over, READY, over};

/// The version of the protocol. Keys may be added within a version; a new number means different
/// keys.
pub const PROTOCOL: u32 = 1;

/// A game that programs can play.
pub trait Speaks: Rules {
    /// The view of a seat that is asked, in its serialized form.
    type View: Serialize + DeserializeOwned;
    /// The action of a seat, in its serialized form.
    type Answer: Serialize + DeserializeOwned;

    /// Converts a view to its serialized form; `None` if the seat is not asked.
    fn written(view: &Self::SeatView) -> Option<Self::View>;

    /// Converts a view back from its serialized form.
    ///
    /// # Errors
    /// A description of what cannot occur in any game.
    fn seen(written: Self::View) -> Result<Self::SeatView, String>;

    /// Converts the action of a seat to its serialized form.
    fn answer(seat: Seat, action: &Self::Action) -> Self::Answer;

    /// Converts an action back from its serialized form.
    fn action(answer: Self::Answer) -> (Seat, Self::Action);
}

/// A line for a player; `V` is the part that is specific to the game.
#[derive(Serialize, Deserialize)]
struct Line<V> {
    protocol: u32,
    game: GameKind,
    #[serde(flatten)]
    view: V,
}

/// The line that asks this seat; `None` if the seat is not asked.
pub fn question<G: Speaks>(view: &G::SeatView) -> Result<Option<String>, serde_json::Error> {
    let line = |view| Line { protocol: PROTOCOL, game: G::KIND, view };
    G::written(view).map(|view| serde_json::to_string(&line(view))).transpose()
}

/// The seat and its action in this line.
pub fn read_answer<G: Speaks>(line: &[u8]) -> Result<(Seat, G::Action), serde_json::Error> {
    serde_json::from_slice(line).map(G::action)
}

/// The line with which this seat takes this action.
pub fn answer(seat: Seat, action: &Action) -> Result<String, serde_json::Error> {
    of_game!(action, action: Game => serde_json::to_string(&<Game as Speaks>::answer(seat, action)))
}

/// A line that a player has read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// This seat is asked, and has this view.
    Question(Seat, SeatView),
    /// The game is over.
    Over(Over),
}

/// The meaning of this line to a player.
///
/// # Errors
/// The line is not one of this protocol.
pub fn read(line: &str) -> Result<Heard, String> {
    /// The keys that are read first.
    #[derive(Deserialize)]
    struct Head {
        protocol: u32,
        game: GameKind,
        seat: Option<Seat>,
        over: Option<Over>,
    }
    let wrong = |error: serde_json::Error| error.to_string();
    let Head { protocol, game, seat, over } = serde_json::from_str(line).map_err(wrong)?;
    if protocol != PROTOCOL {
        return Err(format!("protocol {protocol} is not known here, but {PROTOCOL}"));
    }
    match (seat, over) {
        (_, Some(over)) => Ok(Heard::Over(over)),
        (Some(seat), None) => {
            let view = by_kind!(game, Game => read_view::<Game>(line)?.into());
            Ok(Heard::Question(seat, view))
        }
        (None, None) => Err("missing field `seat`".to_owned()),
    }
}

/// The seat that is asked by this line, and its view.
///
/// # Errors
/// The line is not a question of this protocol.
pub fn read_question(line: &str) -> Result<(Seat, SeatView), String> {
    match read(line)? {
        Heard::Question(seat, view) => Ok((seat, view)),
        Heard::Over(_) => Err("it asks nothing".to_owned()),
    }
}

fn read_view<G: Speaks>(line: &str) -> Result<G::SeatView, String> {
    let line: Line<G::View> = serde_json::from_str(line).map_err(|error| error.to_string())?;
    G::seen(line.view)
}

/// A prediction: null before it is made, "covered" while it is not shown.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
#[serde(untagged)]
enum Said<T> {
    Shown(T),
    Covered(Covered),
    #[default]
    NotMade,
}

/// The single word "covered".
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
#[serde(rename_all = "kebab-case")]
enum Covered {
    Covered,
}

impl<T: Copy> Said<T> {
    const fn written(seen: SeenPrediction<T>) -> Self {
        match seen {
            SeenPrediction::NotMade => Self::NotMade,
            SeenPrediction::Covered => Self::Covered(Covered::Covered),
            SeenPrediction::Shown(what) => Self::Shown(what),
        }
    }

    const fn seen(self) -> SeenPrediction<T> {
        match self {
            Self::NotMade => SeenPrediction::NotMade,
            Self::Covered(_) => SeenPrediction::Covered,
            Self::Shown(what) => SeenPrediction::Shown(what),
        }
    }
}
