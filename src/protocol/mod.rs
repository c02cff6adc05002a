//! How programs play: a line of JSON says what a seat sees, a line of JSON answers what it does.
//!
//! `docs/players.md` describes it. `docs/player.schema.json` is made from the structs here: their comments are its
//! descriptions (`schema.rs` says how). The structs are that form and nothing else: what changes in the rules' own views
//! is translated here, so that players who were written long ago still understand.

mod cards;
mod dice;
#[cfg(test)]
mod schema;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::rules::games::OfGame;
use crate::rules::{Action, GameKind, Rules, Seat, SeatView, SeenPrediction};

/// The version of the protocol. Keys may be added to it; another number, other keys.
pub const PROTOCOL: u32 = 1;

/// A game of which programs can be told.
pub trait Speaks: Rules {
    /// What a seat sees that is asked, as it is written.
    type View: Serialize + DeserializeOwned;
    /// What it does, as it is written.
    type Answer: Serialize + DeserializeOwned;

    /// The view as it is written; `None` where the seat is not asked.
    fn written(view: &Self::SeatView) -> Option<Self::View>;

    /// The view that was written.
    ///
    /// # Errors
    /// What no game comes to.
    fn seen(written: Self::View) -> Result<Self::SeatView, String>;

    /// What the seat does, as it is written.
    fn answer(seat: Seat, action: &Self::Action) -> Self::Answer;

    /// Who does what.
    fn action(answer: Self::Answer) -> (Seat, Self::Action);
}

/// A line to a player; `V` is what a game says in it.
#[derive(Serialize, Deserialize)]
struct Line<V> {
    protocol: u32,
    game: GameKind,
    #[serde(flatten)]
    view: V,
}

/// The line that asks this seat; `None` where it is not asked.
///
/// # Errors
/// It cannot be written.
pub fn question<G: Speaks>(view: &G::SeatView) -> Result<Option<String>, serde_json::Error> {
    let line = |view| Line { protocol: PROTOCOL, game: G::KIND, view };
    G::written(view).map(|view| serde_json::to_string(&line(view))).transpose()
}

/// Who does what by this line.
///
/// # Errors
/// It is no action of this game.
pub fn read_answer<G: Speaks>(line: &[u8]) -> Result<(Seat, G::Action), serde_json::Error> {
    serde_json::from_slice(line).map(G::action)
}

/// The line by which this seat does this.
///
/// # Errors
/// It cannot be written.
pub fn answer(seat: Seat, action: &Action) -> Result<String, serde_json::Error> {
    match action {
        OfGame::Cards(action) => serde_json::to_string(&cards::answer(seat, action)),
        OfGame::Dice(action) => serde_json::to_string(&dice::answer(seat, action)),
    }
}

/// Who is asked by this line, and what that seat sees.
///
/// # Errors
/// It is no question of this protocol.
pub fn read_question(line: &str) -> Result<(Seat, SeatView), String> {
    /// What is read first.
    #[derive(Deserialize)]
    struct Head {
        protocol: u32,
        game: GameKind,
        seat: Seat,
    }
    let wrong = |error: serde_json::Error| error.to_string();
    let Head { protocol, game, seat } = serde_json::from_str(line).map_err(wrong)?;
    if protocol != PROTOCOL {
        return Err(format!("protocol {protocol} is not known here, but {PROTOCOL}"));
    }
    let view = match game {
        GameKind::Cards => read_view::<crate::rules::cards::CardGame>(line)?.into(),
        GameKind::Dice => read_view::<crate::rules::dice::DiceGame>(line)?.into(),
    };
    Ok((seat, view))
}

fn read_view<G: Speaks>(line: &str) -> Result<G::SeatView, String> {
    let line: Line<G::View> = serde_json::from_str(line).map_err(|error| error.to_string())?;
    G::seen(line.view)
}

/// A prediction: null while it is not made, "covered" while it is not shown.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
#[serde(untagged)]
enum Said<T> {
    Shown(T),
    Covered(Covered),
    #[default]
    NotMade,
}

/// The one word "covered".
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
