//! Both games: what may be done, what follows, and who sees what.
//!
//! A game is a log of events. [`Rules::answer`] and [`Rules::consequence`] know the rules and change nothing,
//! [`Rules::evolve`] writes down what happened and knows no rule. All luck is in [`chance`], and what it
//! gave is written into the events, so that a replay never draws again.

pub mod cards;
pub mod chance;
pub mod dice;
pub mod games;
pub mod options;
pub mod places;
pub mod runs;
pub mod seat;
pub mod seen;
pub(crate) mod variants;

pub use chance::{Chance, Draws};
pub use games::{
    Action, GameKind, GameResult, OfGame, Options, Pick, Refusal, SeatView, TableView, Unplayable,
};
pub use seat::{MOST_SEATS, PerSeat, Seat, SeatCount};
pub use seen::SeenPrediction;

use std::fmt::{Debug, Display};
use std::str::FromStr;

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The version of the engine: another number, another way to decide.
pub const ENGINE: u32 = 1;

/// A text that is no action of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no action of this game")]
pub struct NoAction;

/// The choices of a game.
pub trait OptionsOf {
    /// Whose they are.
    type Game: Rules<Options = Self>;
}

/// What a game asks of its rules.
pub trait Rules: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// The game's name.
    const KIND: GameKind;

    /// The rules' choices, fixed when the game begins.
    type Options: OptionsOf<Game = Self>
        + Copy
        + Debug
        + Default
        + Serialize
        + DeserializeOwned
        + Into<Options>;
    /// What is settled before the first round: options, seats, whatever was drawn for the whole game.
    type Beginning: Copy + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned;
    /// What of it stands in a record's header beside the options.
    type Header: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// Why a game cannot begin like this.
    type Unplayable: Copy + Display + Into<Unplayable>;
    /// What a seat may do when it is asked; its text stands in buttons.
    type Action: Copy + Debug + PartialEq + Display + FromStr + Into<Action>;
    /// What happened.
    type Event: Clone + Debug + PartialEq + Send + Serialize + DeserializeOwned;
    /// Why an action is not allowed now.
    type Refusal: Copy + Debug + PartialEq + Into<Refusal>;
    /// What a seat is asked to decide.
    type Ask: Copy + PartialEq;
    /// What everybody may see.
    type TableView: Clone + Debug + Send + Into<TableView>;
    /// What one seat may see, and do.
    type SeatView: Clone + Debug + Send + Into<SeatView>;

    /// Draws what is drawn once for the whole game. Who of them last played on this server may matter for
    /// who is first.
    ///
    /// # Errors
    /// The rule that forbids these choices for that many players.
    fn draw(
        options: Self::Options,
        last_played: PerSeat<bool>,
        draws: &mut Draws,
    ) -> Result<Self::Beginning, Self::Unplayable>;

    /// What of the beginning stands in a record's header.
    fn header(beginning: &Self::Beginning) -> Self::Header;

    /// Who last played, as a record's header says.
    fn last_played(header: &Self::Header, seats: SeatCount) -> PerSeat<bool>;

    /// The game before its first event.
    fn new(beginning: &Self::Beginning) -> Self;

    /// How many play.
    fn seats(&self) -> SeatCount;

    /// Whether the game has ended or was stopped.
    fn is_over(&self) -> bool;

    /// The result of a game that was played to its end.
    fn result(&self) -> Option<GameResult>;

    /// The event of a table that is ended before its game.
    fn stopped() -> Self::Event;

    /// Whether the event belongs in the game's record.
    fn is_recorded(event: &Self::Event) -> bool;

    /// Whether the rules and the luck allow this event of a record here.
    ///
    /// # Errors
    /// What would be right instead.
    fn check_recorded(&self, event: &Self::Event, chance: &Chance) -> Result<(), String>;

    /// What happens next without anybody's decision, or `None` when the game waits for its players or
    /// is over.
    fn consequence(&self, chance: &Chance) -> Option<Self::Event>;

    /// The event that this action is, if the seat is asked for it and the rules allow it.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn answer(&self, seat: Seat, action: &Self::Action) -> Result<Self::Event, Self::Refusal>;

    /// Whose decision this event is, and which, where it comes next and does not follow by itself.
    fn decision(&self, event: &Self::Event) -> Option<(Seat, Self::Action)>;

    /// Whether the rules and the luck allow this event of a log here.
    fn allows(&self, event: &Self::Event, chance: &Chance) -> bool {
        if let Some(due) = self.consequence(chance) {
            return due == *event;
        }
        let decided = |(seat, action)| {
            self.seats().has(seat) && self.answer(seat, &action).is_ok_and(|due| due == *event)
        };
        !self.is_over() && (*event == Self::stopped() || self.decision(event).is_some_and(decided))
    }

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

    /// Lets happen what happens by itself from here, at the start of the game its first deal or roll.
    /// Gives it in order.
    fn go_on(&mut self, chance: &Chance) -> Vec<Self::Event> {
        let mut events = Vec::with_capacity(4);
        while let Some(event) = self.consequence(chance) {
            self.evolve(&event);
            events.push(event);
        }
        events
    }

    /// Lets an answer happen, and all that happens by itself after it. Gives it in order.
    fn carry_out(&mut self, answer: Self::Event, chance: &Chance) -> Vec<Self::Event> {
        self.evolve(&answer);
        let mut events = Vec::with_capacity(4);
        events.push(answer);
        while let Some(event) = self.consequence(chance) {
            self.evolve(&event);
            events.push(event);
        }
        events
    }
}
