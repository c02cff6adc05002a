//! The additions that a table makes to the rules of a game.

mod cards;
mod dice;
mod in_advance;

use std::fmt;

pub use dice::{AfterRoll, DiceOrder};
pub use in_advance::InAdvance;

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

    /// Returns whether a round begins with this event.
    fn begins_round(event: &Self::Event) -> bool;

    /// The part of a standing order that is a move in advance.
    fn ahead(order: &mut Self::Order) -> &mut InAdvance<Self::Action>;

    /// The number of this seat's next decision, for which a move in advance holds.
    fn moment(&self, seat: Seat) -> u32;

    /// The standing order of a player who wants to do this at their next decision, or who takes
    /// that back by wanting it a second time.
    ///
    /// # Errors
    /// The game knows no such move in advance, or it does not fit the decision.
    fn in_advance(
        &self,
        seat: Seat,
        order: Self::Order,
        action: Self::Action,
    ) -> Result<Self::Order, Self::Refusal>;

    /// The spectacle that this event, which has just happened, gives everybody, if any. It follows
    /// from what everybody can see.
    fn spectacle(&self, event: &Self::Event) -> Option<Spectacle>;
}

/// The text form of a standing order.
pub trait OrderText: Sized {
    /// The text; empty for an order that need not be kept.
    fn text(&self) -> String;

    /// The order that this text stands for.
    fn read(text: &str) -> Option<Self>;
}

/// The standing order of a player of any game.
pub type Order = each_game!(TableGame::Order);

/// An event that is worth looking at. It stays on screen for some time before anything that nobody
/// decided replaces it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spectacle {
    /// Somebody made a prediction, and others still have to.
    Prediction,
    /// Somebody made the last prediction, played a card, or did something else.
    Move,
    /// A trick was taken on which nothing hung.
    IdleTrick,
    /// A trick was taken.
    Trick,
    /// Dice were rolled or turned.
    Roll,
    /// The last trick was taken on which somebody's prediction hung.
    DecisiveTrick,
    /// A round was scored.
    Round,
}
