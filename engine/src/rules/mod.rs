//! The rules of both games: which actions are legal, what follows from them, and who sees what.
//!
//! A game is a log of events. [`Rules::answer`] and [`Rules::consequence`] know the rules and
//! change nothing; [`Rules::evolve`] applies an event and knows no rule. All randomness comes from
//! [`chance`], and its outcome is written into the events, so that a replay never draws again.

pub mod cards;
pub mod chance;
pub mod color;
pub mod dice;
pub mod games;
pub mod options;
pub mod places;
pub mod runs;
pub mod seat;
pub mod seen;
pub(crate) mod variants;

pub use chance::{Chance, Draws};
pub use color::Color;
pub use games::{
    Action, GameKind, GameResult, OfGame, Options, OtherGame, PerGame, Pick, Refusal, SeatView,
    TableView, Unplayable,
};
pub use seat::{MOST_SEATS, PerSeat, Seat, SeatCount};
pub use seen::SeenPrediction;

use std::fmt::{Debug, Display};
use std::str::FromStr;

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The version of the rules engine. It changes whenever the same seed and actions would no longer
/// give the same events.
pub const ENGINE: u32 = 1;

/// The error for a text that is not an action of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no action of this game")]
pub struct NoAction;

/// Says which law is broken, unless it is kept.
pub fn keeps(is_kept: bool, law: &'static str) -> Result<(), &'static str> {
    if is_kept { Ok(()) } else { Err(law) }
}

/// The options of one game.
pub trait OptionsOf: Sized {
    /// The game that these options belong to.
    type Game: Rules<Options = Self>;

    /// The options of a short game, if there is one.
    fn quick() -> Option<Self> {
        None
    }

    /// The options that the publisher recommends for tournaments, if there are any.
    fn tournament() -> Option<Self> {
        None
    }

    /// The place in the lobby, counted from 0, of the player whom these options name, if they name
    /// one.
    fn chosen_place(&self) -> Option<usize> {
        None
    }

    /// These options after the player on this place has left the lobby: a chosen player stays chosen
    /// until they leave.
    #[must_use]
    fn after_leaving(self, _: usize) -> Self {
        self
    }

    /// These options without a chosen player: those of a new lobby, where others may have the same
    /// places.
    #[must_use]
    fn without_chosen_player(self) -> Self {
        self
    }
}

/// The state of a game that everybody may see.
pub trait PublicState {
    /// Returns whether the game waits for this seat.
    fn waits_for(&self, seat: Seat) -> bool;

    /// The current round, counted from 1.
    fn round(&self) -> u8;

    /// The number of rounds scored so far.
    fn scored(&self) -> usize;

    /// The totals of all seats after each scored round.
    fn totals_by_round(&self) -> Vec<PerSeat<i16>>;

    /// The number of the scene in the current round: a trick that was led, or a roll; 0 before the
    /// first.
    fn scene(&self) -> u8;

    /// The last scene of the round for which something lasts that is said about what is on the table
    /// now: a trick that is taken remains until the next one is taken too.
    fn last_scene(&self) -> u8;

    /// Returns whether spectators may guess whose prediction comes true: from the first prediction of
    /// the round until its first trick is taken, or until a player decides about its first roll.
    fn may_be_guessed(&self) -> bool;

    /// The seats whose predictions came true exactly in this round, counted from 1; `None` if it is
    /// not scored.
    fn came_true(&self, round: u8) -> Option<PerSeat<bool>>;

    /// The places of all seats, if the game was played to its end.
    fn places(&self) -> Option<&PerSeat<u8>>;
}

/// The rules of one game.
pub trait Rules: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    const KIND: GameKind;
    /// True if the number of players makes such a difference that leaderboards are also kept for
    /// each of them.
    const IS_RANKED_BY_PLAYERS: bool;
    /// The smallest possible difference between two totals, in points.
    const SMALLEST_LEAD: i16;

    /// The rule variants, fixed when the game begins.
    type Options: OptionsOf<Game = Self>
        + Copy
        + Debug
        + Default
        + Serialize
        + DeserializeOwned
        + Into<Options>;
    /// Everything settled before the first round: options, seats, and what was drawn for the whole
    /// game.
    type Beginning: Copy + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned;
    /// The part of the beginning that a record's header holds in addition to the options.
    type Header: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// The reason why a game cannot begin with certain options or this number of players.
    type Unplayable: Copy + Display + Into<Unplayable>;
    /// An action of a seat that has been asked to decide. Its text form is used in buttons.
    type Action: Copy
        + Debug
        + PartialEq
        + Display
        + FromStr
        + Into<Action>
        + TryFrom<Action, Error = OtherGame>;
    type Event: Clone + Debug + PartialEq + Send + Serialize + DeserializeOwned;
    /// The reason why an action is not allowed now.
    type Refusal: Copy + Debug + PartialEq + Into<Refusal>;
    /// The question that a seat has to answer.
    type Ask: Copy + PartialEq;
    /// Everything that is public.
    type TableView: Clone + Debug + Send + PublicState + Into<TableView>;
    /// Everything that one seat may see, and its allowed actions.
    type SeatView: Clone + Debug + Send + Into<SeatView>;

    /// Draws everything that is drawn once for the whole game. `order` is the seat of each place in
    /// sitting order, by which the options may name a player. `last_played` marks the seats whose
    /// players were the last on this server to play; it may decide who goes first.
    ///
    /// # Errors
    /// The rule that forbids these options for this number of players.
    fn draw(
        options: Self::Options,
        order: &[Seat],
        last_played: PerSeat<bool>,
        draws: &mut Draws,
    ) -> Result<Self::Beginning, Self::Unplayable>;

    /// The part of the beginning that a record's header holds.
    fn header(beginning: &Self::Beginning) -> Self::Header;

    /// Returns who last played, according to a record's header.
    fn last_played(header: &Self::Header, seats: SeatCount) -> PerSeat<bool>;

    /// The game before its first event.
    fn new(beginning: &Self::Beginning) -> Self;

    fn seats(&self) -> SeatCount;

    /// Returns whether the game has ended or was stopped.
    fn is_over(&self) -> bool;

    /// The result of a game that was played to its end; `None` otherwise.
    fn result(&self) -> Option<GameResult>;

    /// The action that counts when this seat's time is up, if the rules settle it; all other
    /// decisions are left to a computer player.
    fn out_of_time(_: &Self::SeatView) -> Option<Self::Action> {
        None
    }

    /// The event of a table that is closed before its game has ended.
    fn stopped() -> Self::Event;

    /// The seat of the player who goes first.
    fn first_seat(beginning: &Self::Beginning) -> Seat;

    /// The seat that the event names, if it names one.
    fn named_seat(event: &Self::Event) -> Option<Seat>;

    /// Returns whether the event belongs in the game's record.
    fn is_recorded(event: &Self::Event) -> bool;

    /// Checks that the rules and the seed allow this event of a record at this point.
    ///
    /// # Errors
    /// The reason why they do not, such as the event that is due instead.
    fn check_recorded(&self, event: &Self::Event, chance: &Chance) -> Result<(), String>;

    /// The next event that happens without a decision, or `None` if the game waits for its players
    /// or is over.
    fn consequence(&self, chance: &Chance) -> Option<Self::Event>;

    /// The event that results from this action, provided that the seat is asked for it and the
    /// rules allow it.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn answer(&self, seat: Seat, action: &Self::Action) -> Result<Self::Event, Self::Refusal>;

    /// The seat and the action that this event records, assuming that it is the next event; `None`
    /// if it follows without a decision.
    fn decision(&self, event: &Self::Event) -> Option<(Seat, Self::Action)>;

    /// Returns whether the rules and the seed allow this event of a log at this point.
    fn allows(&self, event: &Self::Event, chance: &Chance) -> bool {
        if let Some(due) = self.consequence(chance) {
            return due == *event;
        }
        let decided = |(seat, action)| {
            self.seats().has(seat) && self.answer(seat, &action).is_ok_and(|due| due == *event)
        };
        !self.is_over() && (*event == Self::stopped() || self.decision(event).is_some_and(decided))
    }

    /// Applies an event without checking any rule: replaying a log through it gives the game.
    fn evolve(&mut self, event: &Self::Event);

    /// Checks that nothing is lost, added, or counted twice, whatever has happened. It is cheap
    /// enough to be done after every event.
    ///
    /// # Errors
    /// The law that this state breaks.
    fn check_conserved(&self) -> Result<(), &'static str>;

    /// The question this seat has to answer, or `None` if the game does not wait for it.
    fn asked(&self, seat: Seat) -> Option<Self::Ask>;

    fn table_view(&self) -> Self::TableView;

    fn seat_view(&self, seat: Seat) -> Self::SeatView;

    /// A game that looks the same to this viewer (`None`: a spectator), with everything hidden from
    /// them dealt again at random. It is consistent with everything the viewer has been shown.
    #[must_use]
    fn another_world(&self, viewer: Option<Seat>, luck: &mut impl Rng) -> Self;

    /// Applies all events that follow without a decision, at the start of the game up to and
    /// including the first deal or roll. Returns them in order.
    fn go_on(&mut self, chance: &Chance) -> Vec<Self::Event> {
        let mut events = Vec::with_capacity(4);
        while let Some(event) = self.consequence(chance) {
            self.evolve(&event);
            events.push(event);
        }
        events
    }

    /// Applies an answer and all events that follow it without a decision. Returns them in order.
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
