//! Both games: what may be done, what follows, and who sees what.
//!
//! A game is a log of events. [`Rules::decide`] knows the rules and changes nothing,
//! [`Rules::evolve`] writes down what happened and knows no rule. All luck is in [`chance`], and what it
//! gave is written into the events, so that a replay never draws again.

pub mod cards;
pub mod chance;
pub mod dice;
pub mod game;
pub mod options;
pub mod places;
pub mod seat;
pub mod seen;

pub use chance::Chance;
pub use game::{Action, Beginning, Event, Game, Refusal};
pub use options::{GameKind, Options, Unplayable};
pub use seat::{PerSeat, Seat, SeatCount};
pub use seen::SeenPrediction;

use rand::Rng;

/// What a game asks of its rules.
pub trait Rules: Clone + Sized {
    /// The rules' choices, fixed when the game begins.
    type Options;
    /// What is settled before the first round: options, seats, whatever was drawn for the whole game.
    type Beginning;
    /// Why a game cannot begin like this.
    type Unplayable;
    /// What a seat may do when it is asked.
    type Action;
    /// What happened.
    type Event;
    /// Why an action is not allowed now.
    type Refusal;
    /// What a seat is asked to decide.
    type Ask: PartialEq;
    /// What everybody may see.
    type TableView;
    /// What one seat may see, and do.
    type SeatView;

    /// The game before its first event.
    fn new(beginning: &Self::Beginning) -> Self;

    /// What happens next without anybody's decision, or `None` when the game waits for its players or
    /// is over.
    fn consequence(&self, chance: &Chance) -> Option<Self::Event>;

    /// The event that this action is, if the seat is asked for it and the rules allow it.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn answer(&self, seat: Seat, action: &Self::Action) -> Result<Self::Event, Self::Refusal>;

    /// Writes down what happened. Knows no rule: a log replayed through it is the game.
    fn evolve(&mut self, event: &Self::Event);

    /// What this seat is asked, or `None` when the game does not wait for it.
    fn asked(&self, seat: Seat) -> Option<Self::Ask>;

    /// What everybody may see.
    fn table_view(&self) -> Self::TableView;

    /// What everybody and this seat may see, and what it may do.
    fn seat_view(&self, seat: Seat) -> Self::SeatView;

    /// A game that is the same to this viewer (`None`: a spectator), with everything hidden from them
    /// dealt anew: it respects what has been shown.
    #[must_use]
    fn another_world(&self, viewer: Option<Seat>, luck: &mut impl Rng) -> Self;

    /// What the game does by itself from here: at the start of the game its first deal or roll.
    fn consequences(&self, chance: &Chance) -> Vec<Self::Event> {
        let mut game = self.clone();
        let mut events = Vec::with_capacity(4);
        while let Some(event) = game.consequence(chance) {
            game.evolve(&event);
            events.push(event);
        }
        events
    }

    /// What follows when this seat does this: the action itself and all that happens by itself after it.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed then.
    fn decide(
        &self,
        seat: Seat,
        action: &Self::Action,
        chance: &Chance,
    ) -> Result<Vec<Self::Event>, Self::Refusal> {
        let mut event = self.answer(seat, action)?;
        let mut game = self.clone();
        let mut events = Vec::with_capacity(4);
        loop {
            game.evolve(&event);
            events.push(event);
            match game.consequence(chance) {
                Some(next) => event = next,
                None => return Ok(events),
            }
        }
    }
}
