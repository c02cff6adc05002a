//! Checks a record: the luck that was sealed, every draw, and every rule.

use std::fmt;

use super::{ENGINE, Header};
use crate::rules::{Beginning, Event, Game, PerSeat, SeatCount};

/// What was checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// Games whose record holds.
    pub games: usize,
    /// Events that the rules allow where they stand, with every draw recomputed.
    pub events: usize,
    /// Games that were ended early.
    pub stopped: usize,
}

/// The first line that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct Fault {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl Fault {
    fn new(line: usize, reason: impl fmt::Display) -> Self {
        Self { line, reason: reason.to_string() }
    }
}

/// Checks every record in this text, one after the other.
///
/// # Errors
/// The first line that is wrong.
pub fn verify(text: &str) -> Result<Verified, Fault> {
    let mut verified = Verified::default();
    let mut game: Option<Replay> = None;
    let mut last_line = 0;
    for (index, text) in text.lines().enumerate() {
        let line = index + 1;
        last_line = line;
        if is_header(text) {
            verified.count(game.take(), line)?;
            game = Some(Replay::begin(text).map_err(|reason| Fault::new(line, reason))?);
            continue;
        }
        let Some(replay) = &mut game else {
            return Err(Fault::new(line, "a record begins with its header"));
        };
        replay.check(text).map_err(|reason| Fault::new(line, reason))?;
        verified.events += 1;
    }
    verified.count(game, last_line + 1)?;
    if verified.games == 0 { Err(Fault::new(1, "there is no record here")) } else { Ok(verified) }
}

fn is_header(text: &str) -> bool {
    let value = serde_json::from_str::<serde_json::Value>(text);
    value.is_ok_and(|value| value.get("record").is_some())
}

impl Verified {
    /// Counts a record that has been read to the line before this one.
    fn count(&mut self, replay: Option<Replay>, line: usize) -> Result<(), Fault> {
        let Some(replay) = replay else { return Ok(()) };
        if !replay.game.is_over() {
            return Err(Fault::new(line, "the record breaks off before the game is over"));
        }
        self.games += 1;
        self.stopped += usize::from(replay.game.result().is_none());
        Ok(())
    }
}

/// A record being read.
struct Replay {
    chance: crate::rules::Chance,
    game: Game,
}

impl Replay {
    fn begin(text: &str) -> Result<Self, String> {
        let header: Header = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if header.record != 1 {
            return Err(format!("version {} of the format is unknown, 1 is known", header.record));
        }
        if header.engine != ENGINE {
            let (theirs, ours) = (header.engine, ENGINE);
            return Err(format!("it was played by engine {theirs}, this is engine {ours}"));
        }
        let proof = header.proof.as_ref().ok_or("the proof is sealed: the game had not ended")?;
        require(proof.commitment() == header.commitment, "the secret is not the one committed to")?;
        require(proof.seed() == header.seed, "the seed does not follow from the proof")?;
        let seats = SeatCount::try_from(header.seats.len()).map_err(|error| error.to_string())?;
        require(proof.presses.len() == seats.get(), "the proof needs one press a seat")?;
        let chance = proof.chance();
        let mut draws = chance.set_up();
        require(draws.order_of_play(seats) == header.order, "the order of play is not as drawn")?;
        let last_played = header.dice.map_or(PerSeat::none(seats), |dice| dice.last_played);
        require(last_played.seats() == seats, "last-played needs one value a seat")?;
        let beginning = Beginning::draw(header.options, last_played, &mut draws)
            .map_err(|unplayable| unplayable.to_string())?;
        match &beginning {
            Beginning::Cards(cards) => {
                require(cards.suits == header.suits, "the suits of unicolore are not as drawn")?;
            }
            Beginning::Dice { beginning, .. } => {
                let first = header.dice.map(|dice| dice.first);
                require(first == Some(beginning.first), "the first Seer is not found like this")?;
            }
        }
        Ok(Self { chance, game: Game::new(&beginning) })
    }

    fn check(&mut self, text: &str) -> Result<(), String> {
        let event = Event::read(self.game.kind(), text).map_err(|error| error.to_string())?;
        if self.game.is_over() {
            return Err("the game is over before this line".to_owned());
        }
        self.game.check_event(&event, &self.chance)?;
        self.game.evolve(&event);
        Ok(())
    }
}

fn require(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}
