//! The two games in one type each: here, and only here, they meet.

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::cards::{self, CardGame};
use super::dice::{self, DiceGame};
use super::options::{GameKind, Options, Unplayable};
use super::{Chance, PerSeat, Rules, Seat, SeatCount, chance::Draws};

/// What is settled before the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "game", rename_all = "lowercase")]
pub enum Beginning {
    /// Of a card game.
    Cards(cards::Beginning),
    /// Of a dice game.
    Dice {
        /// What the game itself begins with.
        #[serde(flatten)]
        beginning: dice::Beginning,
        /// Who played last on this server, by its records.
        last_played: PerSeat<bool>,
    },
}

impl Beginning {
    /// Draws what is drawn once for the whole game. Who played last on this server matters for the first
    /// Seer of a dice game.
    ///
    /// # Errors
    /// The rule that forbids these choices for that many players.
    pub fn draw(
        options: Options,
        last_played: PerSeat<bool>,
        draws: &mut Draws,
    ) -> Result<Self, Unplayable> {
        let seats = last_played.seats();
        match options {
            Options::Cards(options) => {
                Ok(Self::Cards(cards::Beginning::draw(options, seats, draws)?))
            }
            Options::Dice(options) => {
                let played: Vec<Seat> = seats.seats().filter(|seat| last_played[*seat]).collect();
                let beginning = dice::Beginning::draw(options, seats, &played, draws)?;
                Ok(Self::Dice { beginning, last_played })
            }
        }
    }

    /// The choices of the game.
    pub const fn options(&self) -> Options {
        match self {
            Self::Cards(beginning) => Options::Cards(beginning.options),
            Self::Dice { beginning, .. } => Options::Dice(beginning.options),
        }
    }

    /// How many play.
    pub const fn seats(&self) -> SeatCount {
        match self {
            Self::Cards(beginning) => beginning.seats,
            Self::Dice { beginning, .. } => beginning.seats,
        }
    }
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// In a card game.
    Cards(cards::Action),
    /// In a dice game.
    Dice(dice::Action),
}

/// What happened; written as in the game's record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Event {
    /// In a card game.
    Cards(cards::Event),
    /// In a dice game.
    Dice(dice::Event),
}

impl Event {
    /// Reads an event of this game.
    ///
    /// # Errors
    /// The text is no event of this game.
    pub fn read(kind: GameKind, text: &str) -> Result<Self, serde_json::Error> {
        match kind {
            GameKind::Cards => serde_json::from_str(text).map(Self::Cards),
            GameKind::Dice => serde_json::from_str(text).map(Self::Dice),
        }
    }

    /// Whether the event belongs in the game's record.
    pub const fn is_recorded(&self) -> bool {
        match self {
            Self::Cards(_) => true,
            Self::Dice(event) => event.is_recorded(),
        }
    }

    /// The event's line in a record.
    pub fn line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Why an action is not allowed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// In a card game.
    Cards(cards::Refusal),
    /// In a dice game.
    Dice(dice::Refusal),
    /// The action is one of the other game.
    OtherGame,
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// In a card game.
    Cards(cards::Ask),
    /// In a dice game.
    Dice(dice::Ask),
}

/// A game's result: what the lifetime scores are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Final points.
    pub totals: PerSeat<i16>,
    /// Places; 1 is the first.
    pub places: PerSeat<u8>,
    /// How many predictions everybody made.
    pub predictions: PerSeat<u16>,
    /// How many of them came true exactly.
    pub exact: PerSeat<u16>,
}

/// One of the two games at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Game {
    /// A card game.
    Cards(CardGame),
    /// A dice game.
    Dice(DiceGame),
}

impl Game {
    /// The game before its first event.
    pub fn new(beginning: &Beginning) -> Self {
        match beginning {
            Beginning::Cards(beginning) => Self::Cards(CardGame::new(beginning)),
            Beginning::Dice { beginning, .. } => Self::Dice(DiceGame::new(beginning)),
        }
    }

    /// Which game it is.
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Cards(_) => GameKind::Cards,
            Self::Dice(_) => GameKind::Dice,
        }
    }

    /// How many play.
    pub fn seats(&self) -> SeatCount {
        match self {
            Self::Cards(game) => game.seats(),
            Self::Dice(game) => game.seats(),
        }
    }

    /// What happens by itself from here.
    pub fn consequences(&self, chance: &Chance) -> Vec<Event> {
        match self {
            Self::Cards(game) => of_cards(game.consequences(chance)),
            Self::Dice(game) => of_dice(game.consequences(chance)),
        }
    }

    /// What follows when this seat does this.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed then.
    pub fn decide(
        &self,
        seat: Seat,
        action: &Action,
        chance: &Chance,
    ) -> Result<Vec<Event>, Refusal> {
        match (self, action) {
            (Self::Cards(game), Action::Cards(action)) => {
                game.decide(seat, action, chance).map(of_cards).map_err(Refusal::Cards)
            }
            (Self::Dice(game), Action::Dice(action)) => {
                game.decide(seat, action, chance).map(of_dice).map_err(Refusal::Dice)
            }
            (Self::Cards(_), Action::Dice(_)) | (Self::Dice(_), Action::Cards(_)) => {
                Err(Refusal::OtherGame)
            }
        }
    }

    /// Whether the rules allow this event here: it follows by itself, or is somebody's allowed decision.
    ///
    /// # Errors
    /// What would be right instead.
    pub fn check_event(&self, event: &Event, chance: &Chance) -> Result<(), String> {
        match (self, event) {
            (Self::Cards(game), Event::Cards(event)) => check_card_event(game, event, chance),
            (Self::Dice(game), Event::Dice(event)) => {
                game.check_recorded(event, chance).map_err(|unexplained| unexplained.to_string())
            }
            (Self::Cards(_), Event::Dice(_)) | (Self::Dice(_), Event::Cards(_)) => {
                Err("it is an event of the other game".to_owned())
            }
        }
    }

    /// Writes down what happened.
    pub fn evolve(&mut self, event: &Event) {
        match (self, event) {
            (Self::Cards(game), Event::Cards(event)) => game.evolve(event),
            (Self::Dice(game), Event::Dice(event)) => game.evolve(event),
            // A log holds the events of one game: `Event::read` takes no others.
            (Self::Cards(_), Event::Dice(_)) | (Self::Dice(_), Event::Cards(_)) => {}
        }
    }

    /// The event of a table that is ended early.
    pub const fn stopped(&self) -> Event {
        match self {
            Self::Cards(_) => Event::Cards(cards::Event::Stopped {}),
            Self::Dice(_) => Event::Dice(dice::Event::Stopped {}),
        }
    }

    /// What this seat is asked, or `None` when the game does not wait for it.
    pub fn asked(&self, seat: Seat) -> Option<Ask> {
        match self {
            Self::Cards(game) => game.asked(seat).map(Ask::Cards),
            Self::Dice(game) => game.asked(seat).map(Ask::Dice),
        }
    }

    /// Whether the game has ended or was stopped.
    pub fn is_over(&self) -> bool {
        match self {
            Self::Cards(game) => game.is_over(),
            Self::Dice(game) => game.is_over(),
        }
    }

    /// A game that is the same to this viewer, with everything hidden from them dealt anew.
    #[must_use]
    pub fn another_world(&self, viewer: Option<Seat>, luck: &mut impl Rng) -> Self {
        match self {
            Self::Cards(game) => Self::Cards(game.another_world(viewer, luck)),
            Self::Dice(game) => Self::Dice(game.another_world(viewer, luck)),
        }
    }

    /// The result of a game that was played to its end.
    pub fn result(&self) -> Option<GameResult> {
        match self {
            Self::Cards(game) => card_result(game),
            Self::Dice(game) => dice_result(game),
        }
    }
}

fn card_result(game: &CardGame) -> Option<GameResult> {
    let (seats, rounds) = (game.seats(), game.sheet());
    let exact = |seat| {
        rounds.iter().filter(|round| round.predictions[seat] == round.won[seat]).count() as u16
    };
    Some(GameResult {
        totals: game.totals(),
        places: *game.places()?,
        predictions: PerSeat::all(seats, rounds.len() as u16),
        exact: PerSeat::from_fn(seats, exact),
    })
}

fn dice_result(game: &DiceGame) -> Option<GameResult> {
    Some(GameResult {
        totals: game.totals(),
        places: *game.places()?,
        predictions: game.predictions_scored().map(u16::from),
        exact: game.predictions_hit().map(u16::from),
    })
}

fn of_cards(events: Vec<cards::Event>) -> Vec<Event> {
    events.into_iter().map(Event::Cards).collect()
}

fn of_dice(events: Vec<dice::Event>) -> Vec<Event> {
    events.into_iter().map(Event::Dice).collect()
}

fn check_card_event(game: &CardGame, event: &cards::Event, chance: &Chance) -> Result<(), String> {
    if let Some(due) = game.consequence(chance) {
        return if due == *event { Ok(()) } else { Err(format!("due here is {}", json(&due))) };
    }
    if matches!(event, cards::Event::Stopped {}) && !game.is_over() {
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

fn json(event: &cards::Event) -> String {
    Event::Cards(event.clone()).line()
}
