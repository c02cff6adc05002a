//! The additions that a table makes to the rules of a game.

mod cards;
mod dice;

use std::fmt;

pub use cards::NoOrder;
pub use dice::AfterRoll;

use crate::computer::Plays;
use crate::rules::games::each_game;
use crate::rules::{Rules, Seat};

/// A game that can be played at a table.
pub trait TableGame: Rules + Plays {
    /// A standing order that a player may give so as not to be asked each time. Its text is part of
    /// buttons and of the database.
    type Order: Copy + Default + fmt::Debug + PartialEq + Send + Sync + OrderText;

    /// The standing order of a player who is always asked.
    const ALWAYS_ASK: Self::Order;

    /// The action of a player who has given this standing order; `None` where the player is asked.
    fn ordered(&self, seat: Seat, order: Self::Order) -> Option<Self::Action>;

    /// The spectacle that this event gives everybody, if any.
    fn spectacle(event: &Self::Event) -> Option<Spectacle>;
}

/// The text form of a standing order.
pub trait OrderText: Sized {
    /// The word for it; empty if a game has no standing orders.
    fn word(&self) -> &'static str;

    /// The order that this word stands for.
    fn read(word: &str) -> Option<Self>;
}

/// The standing order of a player of any game.
pub type Order = each_game!(TableGame::Order);

/// An event that is worth looking at. It stays on screen for some time before anything that nobody
/// decided replaces it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spectacle {
    /// Somebody made a prediction, played a card, or did something else.
    Move,
    /// A trick was taken.
    Trick,
    /// Dice were rolled or turned.
    Roll,
    /// A round was scored.
    Round,
}
