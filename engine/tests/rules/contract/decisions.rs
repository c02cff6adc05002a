//! Decisions: a decision has consequences, and computing them changes nothing.

use crate::contract::game::Contract;
use crate::contract::play::{any_action, in_every_game};

pub fn answering_changes_nothing<G: Contract>() {
    in_every_game::<G>(9, |setup| {
        let every = G::every_action();
        let mut tried = every.iter().cycle();
        setup.play(|moment| {
            let before = moment.game.clone();
            for (seat, action) in setup.seats.seats().zip(&mut tried) {
                let answer = moment.game.answer(seat, action);
                assert_eq!(answer, moment.game.answer(seat, action));
            }
            assert_eq!(*moment.game, before);
        });
    });
}

pub fn what_is_carried_out_is_the_answer_and_what_follows_by_itself<G: Contract>() {
    in_every_game::<G>(9, |setup| {
        let (chance, mut whims, every) = (setup.chance(), setup.whims(), G::every_action());
        setup.play(|moment| {
            if !moment.rests || moment.game.is_over() {
                return;
            }
            let (seat, action) = any_action(moment.game, &every, &mut whims).unwrap();
            let answer = moment.game.answer(seat, &action).unwrap();
            let mut after = moment.game.clone();
            let events = after.carry_out(answer.clone(), &chance);
            let mut by_hand = moment.game.clone();
            by_hand.evolve(&answer);
            let followed = by_hand.go_on(&chance);
            assert_eq!((&events[0], &events[1..]), (&answer, &followed[..]));
            assert_eq!(after, by_hand);
            assert_eq!(after.consequence(&chance), None);
        });
    });
}

pub fn the_luck_of_a_game_gives_the_same_events_again<G: Contract>() {
    in_every_game::<G>(9, |setup| {
        let (one, other) = (setup.play(|_| {}), setup.play(|_| {}));
        assert_eq!(one, other);
    });
}
