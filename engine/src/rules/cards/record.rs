//! The card game's part of a record's header, and the check of a recorded event.

use serde::{Deserialize, Serialize};

use super::card::Suit;
use super::event::Event;
use super::game::CardGame;
use crate::rules::{Chance, PerSeat, Rules as _};

/// The part of the beginning that a record's header holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// Unicolore: the suit that each seat owns.
    pub suits: Option<PerSeat<Suit>>,
}

pub(super) fn check(game: &CardGame, event: &Event, chance: &Chance) -> Result<(), String> {
    if let Some(due) = game.consequence(chance) {
        return if due == *event { Ok(()) } else { Err(format!("due here is {}", json(&due))) };
    }
    if matches!(event, Event::Stopped {}) && !game.is_over() {
        return Ok(());
    }
    let Some((seat, action)) = event.decision() else {
        return Err("the game waits for a decision here".to_owned());
    };
    if !game.seats().has(seat) {
        return Err(format!("there is no {seat}"));
    }
    match game.answer(seat, &action) {
        Ok(answer) if answer == *event => Ok(()),
        Ok(answer) => Err(format!("the rules make of it {}", json(&answer))),
        Err(refusal) => Err(format!("the rules refuse it: {refusal:?}")),
    }
}

fn json(event: &Event) -> String {
    serde_json::to_string(event).unwrap_or_else(|error| error.to_string())
}
