//! Whole games between computer players, without a table, a clock or a disk.

use sha2::{Digest, Sha256};

use crate::computer::{self, Level, View};
use crate::record::Record;
use crate::rules::chance::{Chance, Draws, Proof};
use crate::rules::{Beginning, Event, Game, Options, PerSeat, Refusal, SeatCount, Unplayable};

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
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
    /// A computer player did what the rules refuse.
    #[error("a computer player of level {level} was refused: {refusal:?}")]
    Refused {
        /// Its level.
        level: Level,
        /// The rule.
        refusal: Refusal,
    },
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
        let beginning = Beginning::draw(self.options, PerSeat::none(seats), &mut draws)?;
        let events = self.events(&beginning, &levels, &chance, number)?;
        Ok(Record::new(&beginning, &order, names, proof, events))
    }

    fn events(
        &self,
        beginning: &Beginning,
        levels: &PerSeat<Level>,
        chance: &Chance,
        number: u64,
    ) -> Result<Vec<Event>, Broken> {
        let thoughts = Chance::new(digest("henge-simulate-computers-1", &self.seed, number));
        let mut luck: Vec<Draws> =
            beginning.seats().seats().map(|seat| thoughts.stream(seat.index() as u64)).collect();
        let mut game = Game::new(beginning);
        let mut log = game.consequences(chance);
        for event in &log {
            game.evolve(event);
        }
        while let Some(seat) = game.seats().seats().find(|seat| game.asked(*seat).is_some()) {
            let (level, view) = (levels[seat], View::of(&game, seat));
            let Some(action) = computer::choose(level, &view, &mut luck[seat.index()]) else {
                break;
            };
            let events = game
                .decide(seat, &action, chance)
                .map_err(|refusal| Broken::Refused { level, refusal })?;
            for event in &events {
                game.evolve(event);
            }
            log.extend(events);
        }
        Ok(log)
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
