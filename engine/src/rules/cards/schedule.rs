//! The number of cards dealt in each round.

use arrayvec::ArrayVec;

use super::options::{Options, Rounds};
use crate::rules::seat::SeatCount;

/// The largest number of rounds of a game: three players, every deal size.
pub const MOST_ROUNDS: usize = 20;

/// The deal sizes of a game, in order.
pub type Schedule = ArrayVec<u8, MOST_ROUNDS>;

/// The deal sizes of a game with these options.
pub fn schedule(options: &Options, seats: SeatCount) -> Schedule {
    let every = every_size(options, seats);
    match options.rounds {
        Rounds::All => every,
        Rounds::Tournament => tournament(every, seats),
        Rounds::Short => short(&every),
    }
}

/// 1, 2, … until all sixty cards are dealt; in unicolore 4, 5, … until all fifteen are.
fn every_size(options: &Options, seats: SeatCount) -> Schedule {
    if options.unicolore { (4..=15).collect() } else { (1..=60 / seats.get() as u8).collect() }
}

/// Ten rounds: 3 players 2, 4, … 20; 4 players 1, 3, … 11, 12, … 15; 5 players 2, 4, 5, … 12; 6
/// players all.
fn tournament(every: Schedule, seats: SeatCount) -> Schedule {
    let played = |cards: &u8| match seats.get() {
        3 => cards.is_multiple_of(2),
        4 => *cards >= 11 || !cards.is_multiple_of(2),
        5 => *cards >= 4 || *cards == 2,
        _ => true,
    };
    every.into_iter().filter(played).collect()
}

/// Five rounds: the entries with number round(k·n/5), for k from 1 to 5, of the full list of n.
fn short(every: &[u8]) -> Schedule {
    let place = |k: usize| (2 * k * every.len() + 5) / 10;
    (1..=5).map(|k| every[place(k) - 1]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_schedule(rounds: Rounds, unicolore: bool, seats: usize, expected: &[u8]) {
        let options = Options { unicolore, rounds, ..Options::default() };
        assert_eq!(schedule(&options, seats.try_into().unwrap()).as_slice(), expected);
    }

    #[test]
    fn all_sixty_cards_are_dealt_in_the_last_round() {
        for (seats, rounds) in [(3, 20), (4, 15), (5, 12), (6, 10)] {
            check_schedule(Rounds::All, false, seats, &(1..=rounds).collect::<Vec<_>>());
        }
    }

    #[test]
    fn tournaments_have_ten_rounds() {
        check_schedule(Rounds::Tournament, false, 3, &[2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
        check_schedule(Rounds::Tournament, false, 4, &[1, 3, 5, 7, 9, 11, 12, 13, 14, 15]);
        check_schedule(Rounds::Tournament, false, 5, &[2, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        check_schedule(Rounds::Tournament, false, 6, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }

    #[test]
    fn a_short_game_has_five_rounds_up_to_the_largest() {
        check_schedule(Rounds::Short, false, 3, &[4, 8, 12, 16, 20]);
        check_schedule(Rounds::Short, false, 4, &[3, 6, 9, 12, 15]);
        check_schedule(Rounds::Short, false, 5, &[2, 5, 7, 10, 12]);
        check_schedule(Rounds::Short, false, 6, &[2, 4, 6, 8, 10]);
    }

    #[test]
    fn unicolore_deals_four_to_fifteen() {
        check_schedule(Rounds::All, true, 3, &(4..=15).collect::<Vec<_>>());
        check_schedule(Rounds::Short, true, 4, &[5, 8, 10, 13, 15]);
    }
}
