//! Checks a record: the luck that was sealed, every draw, and every rule.

use std::fmt;

use super::{ENGINE, Header};
use crate::rules::games::by_kind;
use crate::rules::{Chance, GameKind, Options, Rules, SeatCount};

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
    let lines: Vec<&str> = text.lines().collect();
    let mut verified = Verified::default();
    let mut read = 0;
    while read < lines.len() {
        let rest = &lines[read + 1..];
        let length = rest.iter().position(|line| is_header(line)).unwrap_or(rest.len());
        let kind = kind_of(lines[read]).map_err(|reason| Fault::new(read + 1, reason))?;
        by_kind!(kind, Game => {
            verify_one::<Game>(read + 1, lines[read], &rest[..length], &mut verified)?;
        });
        read += 1 + length;
    }
    if verified.games == 0 { Err(Fault::new(1, "there is no record here")) } else { Ok(verified) }
}

fn is_header(text: &str) -> bool {
    let value = serde_json::from_str::<serde_json::Value>(text);
    value.is_ok_and(|value| value.get("record").is_some())
}

/// Which game this header is of.
fn kind_of(header: &str) -> Result<GameKind, String> {
    if !is_header(header) {
        return Err("a record begins with its header".to_owned());
    }
    let options: Options = serde_json::from_str(header).map_err(|error| error.to_string())?;
    Ok(options.kind())
}

/// Checks the record whose header stands on the line of this number.
fn verify_one<G: Rules>(
    number: usize,
    header: &str,
    events: &[&str],
    verified: &mut Verified,
) -> Result<(), Fault> {
    let (mut game, chance) = begin::<G>(header).map_err(|reason| Fault::new(number, reason))?;
    for (number, text) in (number + 1..).zip(events) {
        check(&mut game, text, &chance).map_err(|reason| Fault::new(number, reason))?;
        verified.events += 1;
    }
    if !game.is_over() {
        let after = number + 1 + events.len();
        return Err(Fault::new(after, "the record breaks off before the game is over"));
    }
    verified.games += 1;
    verified.stopped += usize::from(game.result().is_none());
    Ok(())
}

/// The game before its first event, and its luck, if the header is right.
fn begin<G: Rules>(text: &str) -> Result<(G, Chance), String> {
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
    let chance = proof.chance();
    let mut draws = chance.set_up();
    let order = draws.order_of_play(seats);
    let holds = header.order.is_none_or(|written| written == order);
    require(holds, "the order of play is not as drawn")?;
    let last_played = G::last_played(&header.beginning, seats);
    require(last_played.seats() == seats, "last-played needs one value a seat")?;
    let options = options_of::<G>(text)?;
    let beginning =
        G::draw(options, last_played, &mut draws).map_err(|unplayable| unplayable.to_string())?;
    let holds = G::header(&beginning) == header.beginning;
    require(holds, "what was drawn before the first round is not as drawn")?;
    Ok((G::new(&beginning), chance))
}

/// The choices of the game, as the header says them.
fn options_of<G: Rules>(header: &str) -> Result<G::Options, String> {
    #[derive(serde::Deserialize)]
    struct Chosen<O> {
        options: O,
    }
    let chosen: Chosen<G::Options> = serde_json::from_str(header).map_err(|e| e.to_string())?;
    Ok(chosen.options)
}

/// The game's next event, if it may stand there.
fn check<G: Rules>(game: &mut G, text: &str, chance: &Chance) -> Result<(), String> {
    let event: G::Event = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if game.is_over() {
        return Err("the game is over before this line".to_owned());
    }
    game.check_recorded(&event, chance)?;
    game.evolve(&event);
    Ok(())
}

fn require(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}
