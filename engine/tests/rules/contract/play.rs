//! Random whole games, examined after every event.

use engine::rules::chance::{Draws, Proof};
use engine::rules::{Chance, PerSeat, Seat, SeatCount};

use crate::contract::game::Contract;

/// A setup: the game, and the seed of all its randomness.
pub struct Setup<G: Contract> {
    pub seats: SeatCount,
    pub options: G::Options,
    pub luck: u64,
}

/// A game after one more event.
pub struct Moment<'a, G: Contract> {
    pub game: &'a G,
    /// All events so far, including this one.
    pub log: &'a [G::Event],
    /// True if the game now waits for its players or is over.
    pub rests: bool,
}

/// Checks a law in games with every combination of options, or with each nth of them.
pub fn in_every_game<G: Contract>(nth: usize, law: impl Fn(&Setup<G>)) {
    let tables = (2..=6_usize).map(|seats| SeatCount::try_from(seats).unwrap());
    let chosen = tables.flat_map(|seats| {
        G::every_combination(seats).into_iter().map(move |options| (seats, options))
    });
    let lucks = chosen.flat_map(|chosen| (0..G::GAMES).map(move |luck| (chosen, luck)));
    for (number, ((seats, options), luck)) in lucks.enumerate().step_by(nth) {
        let setup = Setup { seats, options, luck: luck << 32 | number as u64 };
        let _told = ToldOnPanic(&setup);
        law(&setup);
    }
}

/// Prints the game in which a law was violated.
struct ToldOnPanic<'a, G: Contract>(&'a Setup<G>);

impl<G: Contract> Drop for ToldOnPanic<'_, G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Setup { seats, options, luck } = self.0;
            eprintln!("in this game: {} seats, {options:?}, luck {luck}", seats.get());
        }
    }
}

impl<G: Contract> Setup<G> {
    pub fn proof(&self) -> Proof {
        let presses = vec![0; self.seats.get()];
        Proof { table: self.luck, secret: [7; 32], presses, begin: 0, cuts: Vec::new() }
    }

    pub fn chance(&self) -> Chance {
        self.proof().chance()
    }

    /// The order of play, and everything that is drawn before the first round.
    pub fn draw(&self) -> (Vec<Seat>, G::Beginning) {
        let mut draws = self.chance().set_up();
        let order = draws.order_of_play(self.seats);
        let beginning = G::draw(self.options, &order, PerSeat::none(self.seats), &mut draws);
        (order, beginning.unwrap_or_else(|unplayable| panic!("{unplayable}")))
    }

    pub fn beginning(&self) -> G {
        G::new(&self.draw().1)
    }

    /// Randomness for the players, which the game does not know.
    pub fn whims(&self) -> Draws {
        self.chance().stream(1 << 40)
    }

    /// Plays the whole game at random, and calls `look` after every event.
    pub fn play(&self, look: impl FnMut(Moment<'_, G>)) -> Vec<G::Event> {
        self.play_on(self.beginning(), look)
    }

    /// Plays like [`Self::play`], from this state of the game on.
    pub fn play_on(&self, mut game: G, mut look: impl FnMut(Moment<'_, G>)) -> Vec<G::Event> {
        let (chance, mut whims, every) = (self.chance(), self.whims(), G::every_action());
        let mut log = Vec::new();
        let mut next = game.consequence(&chance);
        loop {
            while let Some(event) = next {
                game.evolve(&event);
                log.push(event);
                next = game.consequence(&chance);
                look(Moment { game: &game, log: &log, rests: next.is_none() });
            }
            let Some((seat, action)) = any_action(&game, &every, &mut whims) else { return log };
            next = Some(game.answer(seat, &action).unwrap());
        }
    }
}

/// A random action of somebody who is asked, or now and then of somebody who may change an answer;
/// `None` when nobody is asked.
pub fn any_action<G: Contract>(
    game: &G,
    every: &[G::Action],
    whims: &mut Draws,
) -> Option<(Seat, G::Action)> {
    let changes = whims.below(10) == 0;
    let ask = |seat: Seat| if changes { game.may_answer(seat) } else { game.asked(seat) };
    let asks = game.seats().seats().filter_map(|seat| Some((seat, ask(seat)?)));
    let (seat, ask) = one_of(&asks.collect::<Vec<_>>(), whims)?;
    let allowed: Vec<G::Action> =
        every.iter().copied().filter(|action| G::offers(&ask, action)).collect();
    Some((seat, one_of(&allowed, whims)?))
}

fn one_of<T: Copy>(choices: &[T], whims: &mut Draws) -> Option<T> {
    choices.get(whims.below(choices.len() as u32) as usize).copied()
}
