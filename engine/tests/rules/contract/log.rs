//! The log: a game equals the replay of its log.

use crate::contract::game::Contract;
use crate::contract::play::in_every_game;

pub fn a_replay_of_the_written_events_is_the_game<G: Contract>() {
    in_every_game::<G>(5, |setup| {
        let mut sometimes = setup.whims();
        setup.play(|moment| {
            if !moment.game.is_over() && sometimes.below(100) != 0 {
                return;
            }
            let mut replayed = setup.beginning();
            for event in moment.log {
                let line = serde_json::to_string(event).unwrap();
                replayed.evolve(&serde_json::from_str(&line).unwrap());
            }
            assert_eq!(replayed, *moment.game);
            assert!(replayed.table_view() == moment.game.table_view());
        });
    });
}

pub fn every_event_reads_as_it_is_written<G: Contract>() {
    in_every_game::<G>(5, |setup| {
        let mut log = setup.play(|_| {});
        log.push(G::stopped());
        for event in log {
            let line = serde_json::to_string(&event).unwrap();
            assert!(line.starts_with("{\"event\":") && !line.contains('\n'), "{line}");
            let read: G::Event = serde_json::from_str(&line).unwrap();
            assert_eq!(read, event);
            assert_eq!(serde_json::to_string(&read).unwrap(), line);
        }
    });
}
