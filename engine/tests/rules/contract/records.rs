//! Records: every game's record is valid and contains the whole game.

use engine::record::{Company, Record, verify};
use referee::Close;

use crate::contract::game::Contract;
use crate::contract::play::{Setup, in_every_game};

fn record_of<G: Contract>(setup: &Setup<G>, log: &[G::Event]) -> Record {
    let (order, beginning) = setup.draw();
    let names = setup.seats.seats().map(|seat| seat.to_string()).collect();
    let company = Company { names, order, proof: setup.proof(), repeats: None };
    let lines = log.iter().map(|event| serde_json::to_string(event).unwrap()).collect();
    Record::of::<G>(setup.options.into(), &beginning, company, lines).unwrap()
}

/// Checks that both judges accept the record as one of a game that was closed in this way.
fn check_holds(record: &Record, close: Close) {
    let verified = verify(&record.text()).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!((verified.games, verified.events), (1, record.events.len()));
    assert_eq!(verified.stopped, usize::from(close == Close::Stopped));
    let judged = referee::check(&record.text()).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(judged[0].close, close);
}

pub fn every_record_holds<G: Contract>() {
    in_every_game::<G>(5, |setup| {
        let log = setup.play(|_| {});
        check_holds(&record_of(setup, &log), Close::Ended);
    });
}

pub fn the_record_of_a_stopped_game_holds<G: Contract>() {
    in_every_game::<G>(25, |setup| {
        let mut sometimes = setup.whims();
        setup.play(|moment| {
            if moment.rests && !moment.game.is_over() && sometimes.below(20) == 0 {
                let log = [moment.log, &[G::stopped()]].concat();
                check_holds(&record_of(setup, &log), Close::Stopped);
            }
        });
    });
}

pub fn a_record_tells_the_whole_game<G: Contract>() {
    in_every_game::<G>(5, |setup| {
        let mut last = None;
        let log = setup.play(|moment| last = Some(moment.game.clone()));
        let mut replayed = setup.beginning();
        for event in log.iter().filter(|event| G::is_recorded(event)) {
            replayed.evolve(event);
        }
        let last = last.unwrap();
        assert_eq!(replayed.result(), last.result());
        assert!(replayed.result().is_some() && replayed.is_over());
    });
}
