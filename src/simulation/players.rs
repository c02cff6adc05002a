//! The players of one game: their decisions, the time these take, and the rules that programs
//! break.

use std::process::ExitStatus;
use std::time::Duration;

use tokio::time::Instant;

use super::child::{LONGEST_ANSWER, Mute, Program};
use super::programs::Programs;
use super::{Broken, Entrant, Spoken};
use crate::clock;
use crate::computer::Level;
use crate::protocol::{self, Over};
use crate::rules::chance::{Chance, Draws};
use crate::rules::{GameResult, Seat};

/// The level of the computer player that replaces a program that has lost its game.
pub const STAND_IN: Level = Level::APPRENTICE;

/// The number of characters shown of an offending line.
const TOLD: usize = 80;

/// The players of one game, by seat.
pub(super) struct Players<'a> {
    seats: Vec<Player<'a>>,
    programs: &'a Programs,
}

/// The player at one seat.
struct Player<'a> {
    entrant: &'a Entrant,
    /// The process of a program that has not lost the game.
    program: Option<Program>,
    /// The player's own randomness.
    luck: Draws,
    played: PlayedBy,
}

/// The statistics of one player after a game.
#[derive(Default)]
pub(super) struct PlayedBy {
    /// The time that each decision took.
    pub(super) thought: Vec<Duration>,
    /// The fault by which the player lost the game.
    pub(super) fault: Option<Fault>,
    /// A kept program has not answered that it is ready for the next game.
    pub(super) is_unready: bool,
}

/// A violation by a program, which loses the game by it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The program ended and could not answer.
    #[error("ended without an answer ({0})")]
    Ended(ExitStatus),
    /// The program is still running, but has closed its output.
    #[error("closed its output without an answer")]
    Closed,
    /// The program has exceeded this time limit.
    #[error("gave no answer within {} s", .0.as_secs_f64())]
    Late(Duration),
    /// The line exceeds its length limit.
    #[error("answered with more than {LONGEST_ANSWER} bytes in a line")]
    Huge,
    /// The line is not an action of the game.
    #[error("answered with what is no action ({why}): {line}")]
    NoAction {
        /// The reason why it is not.
        why: String,
        /// The answered line, shortened.
        line: String,
    },
    /// The action is for another seat.
    #[error("acted for {seat}: {line}")]
    OtherSeat { seat: Seat, line: String },
    /// The rules refuse the action.
    #[error("was refused by the rules ({refusal}): {line}")]
    Refused { refusal: String, line: String },
}

impl<'a> Players<'a> {
    /// Seats these players in the order of the seats, and starts the programs.
    pub(super) fn new(
        entrants: &[&'a Entrant],
        thoughts: &Chance,
        programs: &'a Programs,
    ) -> Result<Self, Broken> {
        let sits = |(seat, entrant): (u64, &&'a Entrant)| {
            Ok(Player {
                entrant,
                program: programs.sit_down(entrant)?,
                luck: thoughts.stream(seat),
                played: PlayedBy::default(),
            })
        };
        let seats = (0..).zip(entrants).map(sits).collect::<Result<_, Broken>>()?;
        Ok(Self { seats, programs })
    }

    /// The event that results from the seat's decision.
    pub(super) fn decide<G: Spoken>(&mut self, game: &G, seat: Seat) -> Result<G::Event, Broken> {
        let player = &mut self.seats[seat.index()];
        let persona = match (player.entrant, &mut player.program) {
            (Entrant::Computer(persona), _) => *persona,
            (Entrant::Program(_), None) => STAND_IN.into(),
            (Entrant::Program(_), Some(program)) => {
                let begun = Instant::now();
                match answered(program, game, seat, self.programs.limit)? {
                    Ok(event) => {
                        player.played.thought.push(begun.elapsed());
                        return Ok(event);
                    }
                    Err(fault) => {
                        player.program = None;
                        player.played.fault = Some(fault);
                        STAND_IN.into()
                    }
                }
            }
        };
        let view = game.seat_view(seat);
        let begun = clock::time_of_this_thread();
        let action = G::choose(persona, &view, &mut player.luck);
        if player.played.fault.is_none() {
            player.played.thought.push(clock::time_of_this_thread().saturating_sub(begun));
        }
        let action = action.ok_or(Broken::Silent { persona })?;
        game.answer(seat, &action)
            .map_err(|refusal| Broken::Refused { persona, refusal: refusal.into() })
    }

    /// The statistics of all players of a game that is over, in the order of the seats. Programs
    /// that are kept get its result.
    pub(super) fn end<G: Spoken>(self, game: &G) -> Result<Vec<PlayedBy>, Broken> {
        let Self { seats, programs } = self;
        let sat = seats.into_iter().map(|player| ((player.entrant, player.program), player.played));
        let (sat, mut played): (Vec<_>, Vec<_>) = sat.unzip();
        let Some(result) = game.result() else { return Ok(played) };
        let winners = winners(&result, &played);
        let seats = result.places.seats().seats();
        for ((seat, (entrant, program)), played) in seats.zip(sat).zip(&mut played) {
            let Some(program) = program else { continue };
            let over = Over::new(seat, &result, &winners);
            let is_ready = programs.stand_up(entrant, program, &protocol::over(G::KIND, over)?);
            played.is_unready = !is_ready;
        }
        Ok(played)
    }
}

/// The winners: the best of the players who have not lost by default.
pub(super) fn winners(result: &GameResult, played: &[PlayedBy]) -> Vec<Seat> {
    let fair = |seat: &Seat| played[seat.index()].fault.is_none();
    let fair: Vec<Seat> = result.places.seats().seats().filter(fair).collect();
    let best = fair.iter().map(|seat| result.places[*seat]).min();
    fair.into_iter().filter(|seat| Some(result.places[*seat]) == best).collect()
}

/// The answer of the seat's program, or the fault by which the program loses.
fn answered<G: Spoken>(
    program: &mut Program,
    game: &G,
    seat: Seat,
    limit: Duration,
) -> Result<Result<G::Event, Fault>, Broken> {
    let question = protocol::question::<G>(&game.seat_view(seat))?;
    let question = question.ok_or(Broken::NotAsked { seat })?;
    let line = program.ask(&question, limit).map_err(|mute| match mute {
        Mute::Ended(status) => Fault::Ended(status),
        Mute::Closed => Fault::Closed,
        Mute::Late => Fault::Late(limit),
        Mute::Huge => Fault::Huge,
    });
    Ok(line.and_then(|line| event(game, seat, &line)))
}

fn event<G: Spoken>(game: &G, seat: Seat, line: &[u8]) -> Result<G::Event, Fault> {
    let (by, action) = protocol::read_answer::<G>(line)
        .map_err(|error| Fault::NoAction { why: error.to_string(), line: shortened(line) })?;
    if by != seat {
        return Err(Fault::OtherSeat { seat: by, line: shortened(line) });
    }
    game.answer(seat, &action).map_err(|refusal| Fault::Refused {
        refusal: format!("{refusal:?}"),
        line: shortened(line),
    })
}

/// The beginning of a line from outside, escaped so that it can be shown.
fn shortened(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    let shown: String = text.chars().take(TOLD).flat_map(char::escape_debug).collect();
    if text.chars().count() > TOLD { format!("{shown}…") } else { shown }
}
