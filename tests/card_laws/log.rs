//! A game is its log: a replay gives the same game, and deciding changes nothing.

use henge::rules::cards::{Action, CardGame, Event};
use henge::rules::{self, Chance, GameKind, Rules as _};

use crate::play::{any_action, in_every_game};

#[test]
fn a_replay_of_the_written_events_is_the_game() {
    in_every_game(50, |setup| {
        let mut sometimes = setup.whims();
        setup.play(|moment| {
            if !moment.book.over && sometimes.below(100) != 0 {
                return;
            }
            let mut replayed = CardGame::new(&setup.beginning());
            for event in moment.log {
                let line = rules::Event::Cards(event.clone()).line();
                replayed.evolve(&serde_json::from_str(&line).unwrap());
            }
            assert_eq!(replayed, *moment.game);
        });
    });
}

#[test]
fn every_event_reads_as_it_is_written() {
    in_every_game(100, |setup| {
        for event in setup.play(|_| {}) {
            let event = rules::Event::Cards(event);
            let line = event.line();
            assert!(!line.contains('\n'));
            let read = rules::Event::read(GameKind::Cards, &line).unwrap();
            assert_eq!(read, event);
            assert_eq!(read.line(), line);
        }
    });
}

#[test]
fn deciding_changes_nothing() {
    in_every_game(20, |setup| {
        let (chance, mut whims) = (setup.chance(), setup.whims());
        setup.play(|moment| {
            if !moment.rests || moment.book.over {
                return;
            }
            let before = moment.game.clone();
            let (seat, action) = any_action(moment.game, &mut whims).unwrap();
            let first = moment.game.decide(seat, &action, &chance).unwrap();
            let second = moment.game.decide(seat, &action, &chance).unwrap();
            let refused = moment.game.decide(seat, &Action::Predict(255), &chance);
            assert_eq!(first, second);
            assert!(refused.is_err());
            assert_eq!(*moment.game, before);
        });
    });
}

#[test]
fn deciding_is_answering_and_then_what_follows_by_itself() {
    in_every_game(20, |setup| {
        let (chance, mut whims) = (setup.chance(), setup.whims());
        setup.play(|moment| {
            if !moment.rests || moment.book.over {
                return;
            }
            let (seat, action) = any_action(moment.game, &mut whims).unwrap();
            let answer = moment.game.answer(seat, &action).unwrap();
            let mut after = moment.game.clone();
            after.evolve(&answer);
            let expected: Vec<Event> =
                std::iter::once(answer).chain(after.consequences(&chance)).collect();
            assert_eq!(moment.game.decide(seat, &action, &chance), Ok(expected));
        });
    });
}

#[test]
fn at_rest_nothing_follows_by_itself() {
    in_every_game(100, |setup| {
        let chance = setup.chance();
        setup.play(|moment| {
            assert_eq!(moment.game.consequence(&chance).is_none(), moment.rests);
        });
    });
}

#[test]
fn all_luck_is_in_the_deals() {
    let other_luck = Chance::new([255; 32]);
    in_every_game(100, |setup| {
        let chance = setup.chance();
        setup.play(|moment| {
            let (here, there) =
                (moment.game.consequence(&chance), moment.game.consequence(&other_luck));
            match (here, there) {
                (Some(Event::Deal { .. }), Some(Event::Deal { .. })) => {}
                (here, there) => assert_eq!(here, there),
            }
        });
    });
}

#[test]
fn a_table_that_is_ended_early_is_over() {
    in_every_game(0, |setup| {
        let mut sometimes = setup.whims();
        setup.play(|moment| {
            if sometimes.below(20) != 0 || moment.book.over {
                return;
            }
            let mut stopped = moment.game.clone();
            stopped.evolve(&Event::Stopped {});
            assert!(stopped.is_over() && stopped.places().is_none());
            assert_eq!(stopped.consequence(&setup.chance()), None);
            assert!(any_action(&stopped, &mut setup.whims()).is_none());
        });
    });
}
