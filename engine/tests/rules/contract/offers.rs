//! Offers: every offered action is accepted, and no other.

use engine::rules::Seat;

use crate::contract::game::Contract;
use crate::contract::play::in_every_game;

pub fn what_is_offered_is_accepted_and_nothing_else<G: Contract>() {
    let every = G::every_action();
    in_every_game::<G>(7, |setup| {
        let mut sometimes = setup.whims();
        setup.play(|moment| {
            let game = moment.game;
            if !moment.rests || !game.is_over() && sometimes.below(6) != 0 {
                return;
            }
            for seat in game.seats().seats() {
                let (asked, may_answer) = (game.asked(seat), game.may_answer(seat));
                assert!(asked.is_none() || asked == may_answer, "{seat} {asked:?} {may_answer:?}");
                for action in &every {
                    let offered = may_answer.is_some_and(|ask| G::offers(&ask, action));
                    let answer = game.answer(seat, action);
                    assert_eq!(answer.is_ok(), offered, "{seat}: {action:?} {answer:?}");
                }
            }
        });
    });
}

pub fn the_game_waits_for_somebody_until_it_is_over<G: Contract>() {
    in_every_game::<G>(3, |setup| {
        setup.play(|moment| {
            let waits = moment.game.seats().seats().any(|seat| moment.game.asked(seat).is_some());
            assert!(!moment.rests || waits != moment.game.is_over());
        });
    });
}

pub fn nobody_is_asked_who_does_not_sit_at_the_table<G: Contract>() {
    let every = G::every_action();
    in_every_game::<G>(9, |setup| {
        let mut tried = every.iter().cycle();
        setup.play(|moment| {
            for index in [setup.seats.get() as u8, 6, 255] {
                let (stranger, action) = (Seat::new(index), tried.next().unwrap());
                assert!(moment.game.asked(stranger).is_none(), "{stranger}");
                assert!(moment.game.may_answer(stranger).is_none(), "{stranger}");
                assert!(moment.game.answer(stranger, action).is_err(), "{stranger}: {action:?}");
            }
        });
    });
}

/// Buttons contain the text of their action.
pub fn every_action_reads_as_it_is_written<G: Contract>() {
    for action in G::every_action() {
        let text = action.to_string();
        assert_eq!(text.parse().ok(), Some(action), "{text}");
    }
}
