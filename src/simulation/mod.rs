//! Whole games without a table, between computer players and programs; tournaments and ladders of
//! such games.

mod child;
mod entrant;
mod family;
mod ladder;
mod players;
mod programs;
mod ratings;
mod series;
mod tally;
mod tournament;

use std::sync::Arc;

use sha2::{Digest, Sha256};

pub use child::LONGEST_ANSWER;
pub use entrant::{Command, Entrant, Entrants, NotAnEntrant, at_seats};
pub use ladder::{Ladder, Rated, Ratings};
pub use players::{Fault, STAND_IN};
pub use programs::Programs;
pub use series::Progress;
pub use tally::{EntrantResult, Mean, Milliseconds};
pub use tournament::{Standings, Tournament};

use crate::computer::{Persona, Plays};
use crate::protocol::Speaks;
use crate::record::{Company, Record};
use crate::rules::chance::{Chance, Draws, Proof};
use crate::rules::games::of_game;
use crate::rules::{Options, OptionsOf, PerSeat, Refusal, Rules, Seat, SeatCount, Unplayable};
use players::{PlayedBy, Players};

/// The options, the participants and the source of randomness of a series of games.
pub struct Simulation {
    /// The options of the game, which must allow this number of players.
    pub options: Options,
    /// The participants in sitting order: two to six.
    pub entrants: Vec<Entrant>,
    /// The seed of all randomness: any text.
    pub seed: String,
    /// The programs among the participants.
    pub programs: Arc<Programs>,
}

/// A game that both computer players and programs can play.
pub trait Spoken: Plays + Speaks {}

impl<G: Plays + Speaks> Spoken for G {}

/// The result of a simulated game.
pub struct Simulated {
    pub record: Record,
    /// The programs that have lost by default.
    pub forfeits: Vec<Forfeit>,
}

/// A program has lost a game by default; [`STAND_IN`] has played on in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    /// The seat of the program, in the order of play.
    pub seat: Seat,
    pub entrant: String,
    pub fault: Fault,
}

/// The reason why a game could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// The rules do not allow these options.
    #[error("{0}")]
    Unplayable(Unplayable),
    /// No table has this number of seats.
    #[error("{0}")]
    Seats(#[from] crate::rules::seat::NotASeatCount),
    /// A computer player tried an action that the rules refuse.
    #[error("the computer player {persona} was refused: {refusal:?}")]
    Refused { persona: Persona, refusal: Refusal },
    /// A computer player was asked but gave no answer.
    #[error("the computer player {persona} has no answer")]
    Silent { persona: Persona },
    /// A program cannot be started.
    #[error("{entrant} cannot be started: {error}")]
    CannotStart { entrant: String, error: String },
    /// The game waits for a seat that is not asked.
    #[error("{seat} is not asked")]
    NotAsked { seat: Seat },
    /// Somebody has stopped the games.
    #[error("the games were stopped")]
    Stopped,
    /// An event cannot be serialized.
    #[error("an event cannot be written: {0}")]
    Unwritable(String),
}

impl From<serde_json::Error> for Broken {
    fn from(error: serde_json::Error) -> Self {
        Self::Unwritable(error.to_string())
    }
}

/// One game of a simulation.
#[derive(Clone, Copy)]
struct Deal {
    /// The number of the deal, from 0: all randomness of the game follows from it.
    number: u64,
    /// The number of places by which all participants have moved on.
    rotation: usize,
}

/// A game that has been played.
struct Played<G: Rules> {
    beginning: G::Beginning,
    proof: Proof,
    /// The seat of each place, in sitting order.
    order: Vec<Seat>,
    players: Vec<PlayedBy>,
    game: G,
}

impl Simulation {
    /// Plays the game with this number, from 0. The same simulation and number give the same
    /// record.
    ///
    /// # Errors
    /// The options are not playable, or a computer player broke a rule.
    pub fn play(&self, number: u64) -> Result<Record, Broken> {
        self.simulate(number).map(|simulated| simulated.record)
    }

    /// Plays the game with this number, and returns the programs that have lost by default.
    ///
    /// # Errors
    /// The options are not playable, a program cannot be started, or a computer player broke a
    /// rule.
    pub fn simulate(&self, number: u64) -> Result<Simulated, Broken> {
        of_game!(self.options, options => self.recorded(options, number))
    }

    fn recorded<O: OptionsOf<Game: Spoken>>(
        &self,
        options: O,
        number: u64,
    ) -> Result<Simulated, Broken> {
        let mut log = Vec::new();
        let deal = Deal { number, rotation: 0 };
        let played = self.game::<O::Game>(options, deal, |event| {
            log.push(serde_json::to_string(event)?);
            Ok(())
        })?;
        let seated = self.seated(&played.order, deal.rotation);
        let faults = played.players.into_iter().map(|player| player.fault);
        let forfeits = self.seat_count()?.seats().zip(faults).filter_map(|(seat, fault)| {
            let entrant = seated[seat.index()].to_string();
            Some(Forfeit { seat, entrant, fault: fault? })
        });
        let forfeits = forfeits.collect();
        let mut names = vec![String::new(); self.entrants.len()];
        for (place, seat) in played.order.iter().enumerate() {
            names[seat.index()] = format!("{} {}", self.entrants[place], place + 1);
        }
        let company = Company { names, order: played.order, proof: played.proof, repeats: None };
        let record = Record::of::<O::Game>(self.options, &played.beginning, company, log)?;
        Ok(Simulated { record, forfeits })
    }

    fn seat_count(&self) -> Result<SeatCount, Broken> {
        Ok(SeatCount::try_from(self.entrants.len())?)
    }

    /// Plays one game to its end, and reports its events.
    fn game<G: Spoken>(
        &self,
        options: G::Options,
        deal: Deal,
        mut tell: impl FnMut(&G::Event) -> Result<(), Broken>,
    ) -> Result<Played<G>, Broken> {
        let seats = self.seat_count()?;
        let proof = Proof {
            table: 0,
            secret: digest("henge-simulate-1", &self.seed, deal.number),
            presses: vec![0; seats.get()],
            begin: 0,
            cuts: Vec::new(),
        };
        let chance = proof.chance();
        let mut draws = chance.set_up();
        let order = draws.order_of_play(seats);
        let beginning = G::draw(options, &order, PerSeat::none(seats), &mut draws)
            .map_err(|unplayable| Broken::Unplayable(unplayable.into()))?;
        let thoughts = Chance::new(digest("henge-simulate-computers-1", &self.seed, deal.number));
        let seated = self.seated(&order, deal.rotation);
        let mut players = Players::new(&seated, &thoughts, &self.programs)?;
        let mut game = G::new(&beginning);
        let mut happened = game.go_on(&chance);
        loop {
            happened.iter().try_for_each(&mut tell)?;
            let asked = seats.seats().find(|seat| game.asked(*seat).is_some());
            let Some(seat) = asked else {
                let players = players.end(&game)?;
                return Ok(Played { beginning, proof, order, players, game });
            };
            let answer = players.decide(&game, seat)?;
            happened = game.carry_out(answer, &chance);
        }
    }

    /// The participant at each seat after all have moved on by `rotation` places.
    fn seated(&self, order: &[Seat], rotation: usize) -> Vec<&Entrant> {
        let mut seated: Vec<&Entrant> = self.entrants.iter().collect();
        for (place, seat) in order.iter().enumerate() {
            seated[seat.index()] = &self.entrants[(place + rotation) % self.entrants.len()];
        }
        seated
    }
}

/// The randomness of a computer player that runs as a separate program.
pub fn luck_of_player(seed: &str) -> Draws {
    Chance::new(digest("henge-player-1", seed, 0)).stream(0)
}

/// SHA-256 over a purpose, the text of the seed and the number of the game.
fn digest(purpose: &str, seed: &str, number: u64) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(purpose.as_bytes());
    hash.update(seed.as_bytes());
    hash.update(number.to_be_bytes());
    hash.finalize().into()
}
