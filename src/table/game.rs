//! What a table adds to the rules of a game.

mod cards;
mod dice;

use std::fmt;

pub use cards::NoOrder;
pub use dice::AfterRoll;

use crate::computer::Plays;
use crate::rules::{OfGame, Rules, Seat};

/// A game that can be played at a table.
pub trait TableGame: Rules + Plays {
    /// What a player may order once and for all, so as not to be asked each time. Its text stands in
    /// buttons and in the database.
    type Order: Copy + Default + fmt::Debug + PartialEq + Send + Sync + OrderText;

    /// What a player who has given this order does now without being asked; `None` where they are asked.
    fn ordered(&self, seat: Seat, order: Self::Order) -> Option<Self::Action>;

    /// What this event gives everybody to look at.
    fn spectacle(event: &Self::Event) -> Option<Spectacle>;
}

/// An order as text.
pub trait OrderText: Sized {
    /// The word for it; empty where a game knows no orders.
    fn word(&self) -> &'static str;

    /// The order of this word.
    fn read(word: &str) -> Option<Self>;
}

/// What a player of one of the games has ordered.
pub type Order = OfGame<NoOrder, AfterRoll>;

/// Something worth looking at. It stands its time before what nobody decided takes its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spectacle {
    /// Somebody did something: a card, a prediction.
    Move,
    /// A trick was taken.
    Trick,
    /// Dice lie on the table.
    Roll,
    /// A round was scored.
    Round,
}
