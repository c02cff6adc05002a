//! Random whole games, examined after every event.

use engine::rules::cards::{Action, Ask, Beginning, CardGame, Event, Options, Suit};
use engine::rules::chance::Draws;
use engine::rules::{Chance, Rules as _, Seat, SeatCount};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{Config, TestRunner};

use crate::card_laws::book::Book;

/// A setup: the game, and the seed of all its randomness.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    pub seats: SeatCount,
    pub options: Options,
    pub luck: u64,
}

/// A game after one more event.
pub struct Moment<'a> {
    pub game: &'a CardGame,
    /// All events so far, including this one.
    pub log: &'a [Event],
    /// The state of the game according to the books.
    pub book: &'a Book,
    /// True if the event is a player's decision; otherwise it followed automatically.
    pub decided: bool,
    /// True if the game now waits for its players or is over.
    pub rests: bool,
}

impl Moment<'_> {
    pub fn event(&self) -> &Event {
        self.log.last().unwrap()
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.game.seats().seats()
    }
}

/// Checks a law for every allowed combination of options and players, then for this many random
/// games.
pub fn in_every_game(random_games: u32, law: impl Fn(&Setup)) {
    for (luck, setup) in every_setup().into_iter().enumerate() {
        let _told = ToldOnPanic(setup);
        law(&Setup { luck: luck as u64, ..setup });
    }
    let config = Config { cases: random_games, failure_persistence: None, ..Config::default() };
    let setups = (select(every_setup()), any::<u64>());
    let setups = setups.prop_map(|(setup, luck)| Setup { luck, ..setup });
    let result = TestRunner::new(config).run(&setups, |setup| {
        law(&setup);
        Ok(())
    });
    result.unwrap_or_else(|broken| panic!("{broken}"));
}

fn every_setup() -> Vec<Setup> {
    let tables = (3..=6_usize).map(|seats| SeatCount::try_from(seats).unwrap());
    tables
        .flat_map(|seats| {
            let every = Options::every_combination(seats).into_iter();
            every.map(move |options| Setup { seats, options, luck: 0 })
        })
        .collect()
}

/// Prints the game in which a law was violated.
struct ToldOnPanic(Setup);

impl Drop for ToldOnPanic {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in this game: {:?}", self.0);
        }
    }
}

impl Setup {
    pub fn chance(&self) -> Chance {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&self.luck.to_be_bytes());
        Chance::new(seed)
    }

    pub fn beginning(&self) -> Beginning {
        Beginning::draw(self.options, self.seats, &mut self.chance().set_up()).unwrap()
    }

    /// Randomness for the players, which the game does not know.
    pub fn whims(&self) -> Draws {
        self.chance().stream(1 << 40)
    }

    /// Plays the whole game at random, and calls `look` after every event.
    pub fn play(&self, mut look: impl FnMut(Moment<'_>)) -> Vec<Event> {
        let (chance, mut whims) = (self.chance(), self.whims());
        let beginning = self.beginning();
        let mut game = CardGame::new(&beginning);
        let mut book = Book::open(&beginning);
        let mut log = Vec::new();
        let mut next = game.consequence(&chance);
        let mut decided = false;
        loop {
            while let Some(event) = next {
                game.evolve(&event);
                assert_eq!(game.check_conserved(), Ok(()));
                book.hear(&event);
                log.push(event);
                next = game.consequence(&chance);
                let rests = next.is_none();
                look(Moment { game: &game, log: &log, book: &book, decided, rests });
                decided = false;
            }
            let Some((seat, action)) = any_action(&game, &mut whims) else {
                return log;
            };
            next = Some(game.answer(seat, &action).unwrap());
            decided = true;
        }
    }
}

/// A random action of somebody who is asked, or `None` when the game is over.
pub fn any_action(game: &CardGame, whims: &mut Draws) -> Option<(Seat, Action)> {
    let seats = game.seats().seats();
    let asks: Vec<(Seat, Ask)> = seats.filter_map(|seat| Some((seat, game.asked(seat)?))).collect();
    let (seat, ask) = one_of(&asks, whims)?;
    let action = match ask {
        Ask::NameTrump => Action::NameTrump(one_of(&Suit::ALL, whims)?),
        Ask::Predict { cards, forbidden } => {
            let allowed: Vec<u8> =
                (0..=cards).filter(|tricks| Some(*tricks) != forbidden).collect();
            Action::Predict(one_of(&allowed, whims)?)
        }
        Ask::Play { playable } => {
            Action::Play(one_of(&playable.cards().collect::<Vec<_>>(), whims)?)
        }
    };
    Some((seat, action))
}

pub fn one_of<T: Copy>(choices: &[T], whims: &mut Draws) -> Option<T> {
    choices.get(whims.below(choices.len() as u32) as usize).copied()
}
