//! The public state, and the seats that events name.

use engine::rules::{PublicState as _, Seat};
use serde_json::Value;

use crate::contract::game::Contract;
use crate::contract::play::in_every_game;

fn written<G: Contract>(event: &G::Event) -> Value {
    serde_json::to_value(event).unwrap()
}

pub fn the_public_state_counts_the_rounds_and_keeps_their_totals<G: Contract>() {
    in_every_game::<G>(9, |setup| {
        let mut sometimes = setup.whims();
        let (mut rounds, mut before) = (0, Vec::new());
        setup.play(|moment| {
            rounds += u8::from(written::<G>(moment.log.last().unwrap())["event"] == "round");
            if !moment.game.is_over() && sometimes.below(12) != 0 {
                return;
            }
            let view = moment.game.table_view();
            assert_eq!(view.round(), rounds);
            for seat in setup.seats.seats() {
                assert_eq!(view.waits_for(seat), moment.game.asked(seat).is_some(), "{seat}");
            }
            let (scored, totals) = (view.scored(), view.totals_by_round());
            assert_eq!(totals.len(), scored);
            assert!(totals.starts_with(&before), "a scored round has changed");
            before = totals;
            let result = moment.game.result();
            assert_eq!(view.places(), result.as_ref().map(|result| &result.places));
            if let Some(result) = result {
                assert_eq!(scored, usize::from(rounds));
                assert_eq!(before.last(), Some(&result.totals));
            } else if moment.rests {
                assert_eq!(scored + 1, usize::from(rounds), "a round begins when one is scored");
            }
        });
    });
}

pub fn an_event_names_the_seat_that_its_text_names<G: Contract>() {
    in_every_game::<G>(9, |setup| {
        let mut log = setup.play(|_| {});
        assert_eq!(Some(G::first_seat(&setup.draw().1)), G::named_seat(&log[0]));
        log.push(G::stopped());
        for event in log {
            let text = written::<G>(&event);
            let named = ["seat", "dealer", "seer", "winner", "by"]
                .iter()
                .find_map(|name| text.get(name)?.as_u64())
                .map(|index| Seat::new(index as u8));
            assert_eq!(G::named_seat(&event), named, "{text}");
        }
    });
}
