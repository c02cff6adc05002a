//! Endings: every game has one.

use engine::rules::Rules;

use crate::contract::game::Contract;
use crate::contract::play::in_every_game;

/// A number of events that no game exceeds.
const MOST_EVENTS: usize = 5000;

pub fn every_game_ends_with_a_result<G: Contract>() {
    in_every_game::<G>(1, |setup| {
        let mut over = None;
        setup.play(|moment| {
            assert!(over.is_none(), "nothing follows the end");
            assert!(moment.log.len() < MOST_EVENTS);
            assert_eq!(moment.game.result().is_some(), moment.game.is_over());
            over = moment.game.is_over().then(|| moment.game.clone());
        });
        let result = over.and_then(|game| game.result()).unwrap();
        for (seat, place) in result.places.iter() {
            let ahead = result.places.values().iter().filter(|other| *other < place).count();
            assert_eq!(usize::from(*place), 1 + ahead, "a shared place skips the next: {seat}");
            assert!(result.exact[seat] <= result.predictions[seat]);
        }
        let most = result.totals.values().iter().max().unwrap();
        let first = result.places.iter().find(|(_, place)| **place == 1).unwrap().0;
        assert_eq!(result.totals[first], *most);
    });
}

pub fn a_game_that_is_stopped_is_over_without_a_result<G: Contract>() {
    in_every_game::<G>(9, |setup| {
        let mut sometimes = setup.whims();
        setup.play(|moment| {
            if sometimes.below(20) != 0 || moment.game.is_over() {
                return;
            }
            let mut stopped = moment.game.clone();
            stopped.evolve(&G::stopped());
            check_stopped(&stopped);
            assert_eq!(stopped.consequence(&setup.chance()), None);
        });
    });
}

fn check_stopped<G: Rules>(game: &G) {
    assert!(game.is_over() && game.result().is_none());
    assert!(game.seats().seats().all(|seat| game.asked(seat).is_none()));
}
