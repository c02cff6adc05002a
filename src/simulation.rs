//! Whole games between computer players, without a table, a clock or a disk.

use sha2::{Digest, Sha256};

use crate::computer::{Level, Plays};
use crate::record::{Company, Record};
use crate::rules::chance::{Chance, Draws, Proof};
use crate::rules::games::of_game;
use crate::rules::{Options, OptionsOf, PerSeat, Refusal, SeatCount, Unplayable};

/// What is played, by whom, and what the luck is made from.
pub struct Simulation {
    /// The choices of the game: they suit the number of levels.
    pub options: Options,
    /// The players, in sitting order.
    pub levels: PerSeat<Level>,
    /// Any words.
    pub seed: String,
}

/// Why a game could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// The rules do not allow these choices.
    #[error("{0}")]
    Unplayable(Unplayable),
    /// A computer player did what the rules refuse.
    #[error("a computer player of level {level} was refused: {refusal:?}")]
    Refused {
        /// Its level.
        level: Level,
        /// The rule.
        refusal: Refusal,
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

/// One level for all, or one for each seat.
///
/// # Errors
/// How many would be right.
pub fn levels(levels: &[Level], seats: SeatCount) -> Result<PerSeat<Level>, String> {
    match levels {
        [level] => Ok(PerSeat::all(seats, *level)),
        _ if levels.len() == seats.get() => {
            Ok(PerSeat::from_fn(seats, |seat| levels[seat.index()]))
        }
        _ => Err(format!("--seats takes one level, or one for each of the {} seats", seats.get())),
    }
}

impl Simulation {
    /// Plays the game of this number, from 0. The same simulation and number give the same record.
    ///
    /// # Errors
    /// The choices are not playable, or a computer player broke a rule.
    pub fn play(&self, number: u64) -> Result<Record, Broken> {
        of_game!(self.options, options => self.play_with(options, number))
    }

    fn play_with<O: OptionsOf<Game: Plays>>(
        &self,
        options: O,
        number: u64,
    ) -> Result<Record, Broken> {
        self.play_game::<O::Game>(options, number)
    }

    fn play_game<G: Plays>(&self, options: G::Options, number: u64) -> Result<Record, Broken> {
        let seats = self.levels.seats();
        let proof = Proof {
            table: 0,
            secret: digest("henge-simulate-1", &self.seed, number),
            presses: vec![0; seats.get()],
            begin: 0,
            cuts: Vec::new(),
        };
        let chance = proof.chance();
        let mut draws = chance.set_up();
        let order = draws.order_of_play(seats);
        let mut levels = self.levels;
        let mut names = vec![String::new(); seats.get()];
        for (place, seat) in seats.seats().zip(&order) {
            levels[*seat] = self.levels[place];
            names[seat.index()] = format!("{} {}", self.levels[place], place.index() + 1);
        }
        let beginning = G::draw(options, PerSeat::none(seats), &mut draws)
            .map_err(|unplayable| Broken::Unplayable(unplayable.into()))?;
        let log = self.log::<G>(&beginning, &levels, &chance, number)?;
        let company = Company { names, order, proof };
        Ok(Record::of::<G>(self.options, &beginning, company, log)?)
    }

    fn log<G: Plays>(
        &self,
        beginning: &G::Beginning,
        levels: &PerSeat<Level>,
        chance: &Chance,
        number: u64,
    ) -> Result<Vec<String>, Broken> {
        let thoughts = Chance::new(digest("henge-simulate-computers-1", &self.seed, number));
        let mut game = G::new(beginning);
        let mut luck: Vec<Draws> =
            game.seats().seats().map(|seat| thoughts.stream(seat.index() as u64)).collect();
        let mut log = Vec::new();
        let mut happened = game.go_on(chance);
        loop {
            for event in &happened {
                log.push(serde_json::to_string(event)?);
            }
            let asked = game.seats().seats().find(|seat| game.asked(*seat).is_some());
            let Some(seat) = asked else { return Ok(log) };
            let (level, view) = (levels[seat], game.seat_view(seat));
            let Some(action) = G::choose(level, &view, &mut luck[seat.index()]) else {
                return Ok(log);
            };
            let answer = game
                .answer(seat, &action)
                .map_err(|refusal| Broken::Refused { level, refusal: refusal.into() })?;
            happened = game.carry_out(answer, chance);
        }
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
