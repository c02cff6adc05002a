//! The card game at a table.

use super::{OrderText, Spectacle, TableGame};
use crate::rules::Seat;
use crate::rules::cards::{Action, CardGame, Event};

/// The card game has no standing orders: players always decide for themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NoOrder;

impl OrderText for NoOrder {
    fn word(&self) -> &'static str {
        ""
    }

    fn read(_: &str) -> Option<Self> {
        None
    }
}

impl TableGame for CardGame {
    type Order = NoOrder;

    const ALWAYS_ASK: NoOrder = NoOrder;

    fn ordered(&self, _: Seat, NoOrder: NoOrder) -> Option<Action> {
        None
    }

    fn spectacle(event: &Event) -> Option<Spectacle> {
        match event {
            Event::Deal { .. }
            | Event::Trump { .. }
            | Event::Predict { .. }
            | Event::Play { .. } => Some(Spectacle::Move),
            Event::Trick { .. } => Some(Spectacle::Trick),
            Event::Score { .. } => Some(Spectacle::Round),
            Event::Round { .. } | Event::End { .. } | Event::Stopped {} => None,
        }
    }
}
