//! A whole card game, played round by round in the compact representation, for programs that play
//! very many: only the totals are kept. `tests/it/computers` checks that it is the game of the
//! rules.

use rand::Rng;

use super::round::{Cards, DECK, MOST_SEATS, Manner, Round, Seat, of_one_color};
use super::standing::Standing;
use crate::rules::PerSeat;
use crate::rules::cards::schedule::{Schedule, schedule};
use crate::rules::cards::{Beginning, Options, PlusMinusOne};
use crate::rules::chance::Draws;

/// A game between two rounds.
#[derive(Clone, Debug)]
pub struct Game {
    options: Options,
    seats: usize,
    /// The dealer of the first round.
    dealer: Seat,
    /// The cards that each seat may own at all.
    pools: [Cards; MOST_SEATS],
    schedule: Schedule,
    /// The number of rounds that have been dealt.
    dealt: usize,
    /// The points of each seat.
    totals: [i16; MOST_SEATS],
}

impl Game {
    pub fn new(beginning: &Beginning) -> Self {
        let Beginning { seats, options, dealer, suits } = beginning;
        let mut pools = [DECK; MOST_SEATS];
        for (seat, suit) in suits.iter().flat_map(PerSeat::iter) {
            pools[seat.index()] = of_one_color(*suit as u8);
        }
        Self {
            options: *options,
            seats: seats.get(),
            dealer: dealer.index(),
            pools,
            schedule: schedule(options, *seats),
            dealt: 0,
            totals: [0; MOST_SEATS],
        }
    }

    /// Deals the next round, or returns `None` if the game is over. If a Wizard is turned up, trump
    /// is still to be named.
    pub fn next_round<Bits: Rng>(&mut self, draws: &mut Draws<Bits>) -> Option<Round> {
        let cards = *self.schedule.get(self.dealt)?;
        let dealer = (self.dealer + self.dealt) % self.seats;
        self.dealt += 1;
        let manner =
            Manner::of(&self.options, self.dealt as u8, cards, || self.leads_alone(dealer));
        let mut round = Round::new(manner, self.seats, cards, (dealer + 1) % self.seats);
        let rounds_left = (self.schedule.len() - self.dealt) as u8;
        round.standing = Standing { totals: self.totals, rounds_left };
        round.pools = self.pools;
        round.deal(draws);
        Some(round)
    }

    /// Plus/minus one: the number that this seat may not predict.
    pub fn forbidden(&self, round: &Round, seat: Seat) -> Option<u8> {
        let may_always_say_0 = self.options.plus_minus_one == PlusMinusOne::Canadian;
        round.forbidden(seat).filter(|tricks| *tricks > 0 || !may_always_say_0)
    }

    /// Adds the points of a round that is over to the totals.
    pub fn score(&mut self, round: &Round) {
        for (seat, total) in self.totals.iter_mut().enumerate().take(self.seats) {
            *total += round.points(seat) as i16;
        }
    }

    /// The points of each seat.
    pub fn totals(&self) -> &[i16] {
        &self.totals[..self.seats]
    }

    fn leads_alone(&self, seat: Seat) -> bool {
        let mut totals = self.totals().iter().enumerate();
        totals.all(|(other, total)| other == seat || *total < self.totals[seat])
    }
}
