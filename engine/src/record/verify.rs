//! Verification of a record: the sealed seed, every draw and every rule.

use std::fmt;

use super::{ENGINE, Header};
use crate::rules::games::by_kind;
use crate::rules::{Chance, GameKind, Options, Rules, SeatCount};

/// The totals of a successful verification.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// The number of games whose records are valid.
    pub games: usize,
    /// The number of events that the rules allow at their place, with every draw recomputed.
    pub events: usize,
    /// The number of games that were ended early.
    pub stopped: usize,
    /// The tables whose games were played again, with luck that was known.
    pub repeats: Vec<u64>,
}

/// The first line that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct WrongLine {
    /// The number of the line, from 1.
    pub line: usize,
    /// The reason why the line is wrong.
    pub reason: String,
}

impl WrongLine {
    fn new(line: usize, reason: impl fmt::Display) -> Self {
        Self { line, reason: reason.to_string() }
    }
}

/// Verifies all records in this text, one after the other.
///
/// # Errors
/// The first line that is wrong.
pub fn verify(text: &str) -> Result<Verified, WrongLine> {
    let mut verifier = Verifier::default();
    text.lines().try_for_each(|line| verifier.read(line))?;
    verifier.end()
}

/// Verifies records line by line, and keeps nothing of them except the state of the game.
#[derive(Default)]
pub struct Verifier {
    /// The number of lines read.
    read: usize,
    /// The game of the last header.
    game: Option<Box<dyn Checked>>,
    verified: Verified,
}

/// A game of either kind that is being verified.
trait Checked {
    /// Applies the next event if it is allowed at this point.
    fn follow(&mut self, text: &str) -> Result<(), String>;
    fn is_over(&self) -> bool;
    fn was_stopped(&self) -> bool;
}

/// A game with all its randomness.
struct Course<G> {
    game: G,
    chance: Chance,
}

impl Verifier {
    /// Verifies the next line.
    ///
    /// # Errors
    /// The line is wrong, or the record before it is incomplete.
    pub fn read(&mut self, line: &str) -> Result<(), WrongLine> {
        let begins = is_header(line);
        if begins {
            self.end_game()?;
        }
        self.read += 1;
        let fault = |reason| WrongLine::new(self.read, reason);
        match &mut self.game {
            Some(game) if !begins => {
                game.follow(line).map_err(fault)?;
                self.verified.events += 1;
            }
            game => {
                let (begun, repeats) = begun(line).map_err(fault)?;
                *game = Some(begun);
                self.verified.repeats.extend(repeats);
            }
        }
        Ok(())
    }

    /// The totals of all records, after the last line.
    ///
    /// # Errors
    /// There are no records, or the last one is incomplete.
    pub fn end(mut self) -> Result<Verified, WrongLine> {
        self.end_game()?;
        let Self { verified, .. } = self;
        if verified.games == 0 {
            Err(WrongLine::new(1, "there is no record here"))
        } else {
            Ok(verified)
        }
    }

    fn end_game(&mut self) -> Result<(), WrongLine> {
        let Some(game) = self.game.take() else { return Ok(()) };
        if !game.is_over() {
            let reason = "the record breaks off before the game is over";
            return Err(WrongLine::new(self.read + 1, reason));
        }
        self.verified.games += 1;
        self.verified.stopped += usize::from(game.was_stopped());
        Ok(())
    }
}

impl<G: Rules> Checked for Course<G> {
    fn follow(&mut self, text: &str) -> Result<(), String> {
        let event: G::Event = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if self.game.is_over() {
            return Err("the game is over before this line".to_owned());
        }
        self.game.check_recorded(&event, &self.chance)?;
        self.game.evolve(&event);
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn was_stopped(&self) -> bool {
        self.game.result().is_none()
    }
}

fn is_header(text: &str) -> bool {
    let value = serde_json::from_str::<serde_json::Value>(text);
    value.is_ok_and(|value| value.get("record").is_some())
}

/// The game that this header belongs to.
fn kind_of(header: &str) -> Result<GameKind, String> {
    if !is_header(header) {
        return Err("a record begins with its header".to_owned());
    }
    let options: Options = serde_json::from_str(header).map_err(|error| error.to_string())?;
    Ok(options.kind())
}

/// The game that this header begins, and the table whose game it repeats.
fn begun(header: &str) -> Result<(Box<dyn Checked>, Option<u64>), String> {
    by_kind!(kind_of(header)?, Game => {
        let (course, repeats) = begin::<Game>(header)?;
        Ok((Box::new(course), repeats))
    })
}

/// The game before its first event with its randomness, and the table whose game it repeats, if the
/// header is valid.
fn begin<G: Rules>(text: &str) -> Result<(Course<G>, Option<u64>), String> {
    let header: Header<G::Header> = serde_json::from_str(text).map_err(|e| e.to_string())?;
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
    let table = proof.table.to_string();
    let repeats = header.repeats.as_ref().map(|_| proof.table);
    require(header.repeats.is_none_or(|of| of == table), "it repeats a game with other luck")?;
    let chance = proof.chance();
    let mut draws = chance.set_up();
    let order = draws.order_of_play(seats);
    let holds = header.order.is_none_or(|written| written == order);
    require(holds, "the order of play is not as drawn")?;
    let last_played = G::last_played(&header.beginning, seats);
    require(last_played.seats() == seats, "last-played needs one value a seat")?;
    let options = options_of::<G>(text)?;
    let beginning = G::draw(options, &order, last_played, &mut draws)
        .map_err(|unplayable| unplayable.to_string())?;
    let holds = G::header(&beginning) == header.beginning;
    require(holds, "what was drawn before the first round is not as drawn")?;
    Ok((Course { game: G::new(&beginning), chance }, repeats))
}

/// The options of the game in this header.
fn options_of<G: Rules>(header: &str) -> Result<G::Options, String> {
    #[derive(serde::Deserialize)]
    struct Chosen<O> {
        options: O,
    }
    let chosen: Chosen<G::Options> = serde_json::from_str(header).map_err(|e| e.to_string())?;
    Ok(chosen.options)
}

fn require(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}
