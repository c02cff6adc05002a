//! Whole games between computer players, without a table, a clock or a disk; and tournaments of them.

mod entrant;
mod players;
mod tally;
mod tournament;

use sha2::{Digest, Sha256};

pub use entrant::{Entrant, Entrants, at_seats};
pub use tally::{Mean, Milliseconds, Standing};
pub use tournament::{Standings, Tournament};

use crate::computer::{Level, Plays};
use crate::record::{Company, Record};
use crate::rules::chance::{Chance, Proof};
use crate::rules::games::of_game;
use crate::rules::{Options, OptionsOf, PerSeat, Refusal, Rules, Seat, SeatCount, Unplayable};
use players::Players;

/// What is played, by whom, and what the luck is made from.
pub struct Simulation {
    /// The choices of the game: they suit the number of those who play.
    pub options: Options,
    /// Those who play, in sitting order: two to six.
    pub entrants: Vec<Entrant>,
    /// Any words.
    pub seed: String,
}

/// Why a game could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// The rules do not allow these choices.
    #[error("{0}")]
    Unplayable(Unplayable),
    /// No table has so many seats.
    #[error("{0}")]
    Seats(#[from] crate::rules::seat::NotASeatCount),
    /// A computer player did what the rules refuse.
    #[error("a computer player of level {level} was refused: {refusal:?}")]
    Refused {
        /// Its level.
        level: Level,
        /// The rule.
        refusal: Refusal,
    },
    /// A computer player was asked and said nothing.
    #[error("a computer player of level {level} has no answer")]
    Silent {
        /// Its level.
        level: Level,
    },
    /// An event cannot be written.
    #[error("an event cannot be written: {0}")]
    Unwritable(String),
}

impl From<serde_json::Error> for Broken {
    fn from(error: serde_json::Error) -> Self {
        Self::Unwritable(error.to_string())
    }
}

/// Which game of a simulation.
#[derive(Clone, Copy)]
struct Deal {
    /// Its number, from 0: all luck of the game follows from it.
    number: u64,
    /// By how many places those who play have moved on.
    rotation: usize,
}

/// A game that has been played.
struct Played<'a, G: Rules> {
    beginning: G::Beginning,
    proof: Proof,
    /// For each place, in sitting order, its seat.
    order: Vec<Seat>,
    players: Players<'a>,
    game: G,
}

impl Simulation {
    /// Plays the game of this number, from 0. The same simulation and number give the same record.
    ///
    /// # Errors
    /// The choices are not playable, or a computer player broke a rule.
    pub fn play(&self, number: u64) -> Result<Record, Broken> {
        of_game!(self.options, options => self.record(options, number))
    }

    fn record<O: OptionsOf<Game: Plays>>(&self, options: O, number: u64) -> Result<Record, Broken> {
        let mut log = Vec::new();
        let deal = Deal { number, rotation: 0 };
        let played = self.game::<O::Game>(options, deal, |event| {
            log.push(serde_json::to_string(event)?);
            Ok(())
        })?;
        let mut names = vec![String::new(); self.entrants.len()];
        for (place, seat) in played.order.iter().enumerate() {
            names[seat.index()] = format!("{} {}", self.entrants[place], place + 1);
        }
        let company = Company { names, order: played.order, proof: played.proof };
        Ok(Record::of::<O::Game>(self.options, &played.beginning, company, log)?)
    }

    /// Plays one game to its end, and tells what happens in it.
    fn game<G: Plays>(
        &self,
        options: G::Options,
        deal: Deal,
        mut tell: impl FnMut(&G::Event) -> Result<(), Broken>,
    ) -> Result<Played<'_, G>, Broken> {
        let seats = SeatCount::try_from(self.entrants.len())?;
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
        let beginning = G::draw(options, PerSeat::none(seats), &mut draws)
            .map_err(|unplayable| Broken::Unplayable(unplayable.into()))?;
        let thoughts = Chance::new(digest("henge-simulate-computers-1", &self.seed, deal.number));
        let mut players = Players::new(&self.seated(&order, deal.rotation), &thoughts);
        let mut game = G::new(&beginning);
        let mut happened = game.go_on(&chance);
        loop {
            happened.iter().try_for_each(&mut tell)?;
            let asked = seats.seats().find(|seat| game.asked(*seat).is_some());
            let Some(seat) = asked else {
                return Ok(Played { beginning, proof, order, players, game });
            };
            let answer = players.decide(&game, seat)?;
            happened = game.carry_out(answer, &chance);
        }
    }

    /// Who sits at each seat, when everybody has moved on by so many places.
    fn seated(&self, order: &[Seat], rotation: usize) -> Vec<&Entrant> {
        let mut seated: Vec<&Entrant> = self.entrants.iter().collect();
        for (place, seat) in order.iter().enumerate() {
            seated[seat.index()] = &self.entrants[(place + rotation) % self.entrants.len()];
        }
        seated
    }
}

/// SHA-256 over a purpose, the seed's words and the game's number.
fn digest(purpose: &str, seed: &str, number: u64) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(purpose.as_bytes());
    hash.update(seed.as_bytes());
    hash.update(number.to_be_bytes());
    hash.finalize().into()
}
