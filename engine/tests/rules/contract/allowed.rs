//! Events of a log: which the rules allow at which point.

use engine::rules::Chance;

use crate::contract::game::Contract;
use crate::contract::play::in_every_game;

pub fn a_log_holds_what_is_due_or_decided_and_nothing_else<G: Contract>() {
    let every = G::every_action();
    in_every_game::<G>(25, |setup| {
        let (chance, mut whims) = (setup.chance(), setup.whims());
        let log = setup.play(|_| {});
        let mut game = setup.beginning();
        for event in &log {
            assert!(game.allows(event, &chance), "{event:?}");
            if whims.below(40) == 0 {
                let other = &log[whims.below(log.len() as u32) as usize];
                for event in [event, other, &G::stopped()] {
                    let allowed = is_due_or_decided(&game, event, &chance, &every);
                    assert_eq!(game.allows(event, &chance), allowed, "{event:?}");
                }
            }
            game.evolve(event);
        }
        for event in [&log[0], &log[log.len() - 1], &G::stopped()] {
            assert!(!game.allows(event, &chance), "nothing follows the end: {event:?}");
        }
    });
}

/// Returns whether this event follows without a decision, or is one that a player can make now. A
/// game that waits may be stopped.
fn is_due_or_decided<G: Contract>(
    game: &G,
    event: &G::Event,
    chance: &Chance,
    every: &[G::Action],
) -> bool {
    if let Some(due) = game.consequence(chance) {
        return due == *event;
    }
    let decides = |seat| every.iter().any(|action| game.answer(seat, action).as_ref() == Ok(event));
    *event == G::stopped() || game.seats().seats().any(decides)
}
