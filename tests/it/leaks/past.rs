//! A game in progress has no replay and no record, at any moment and for anybody.

use henge::history::{At, NoRecord, NoReplay, Replay, record_of};
use henge::table::Stage;
use rand::SeedableRng as _;
use rand::rngs::StdRng;

use crate::leaks::games::{Setup, any_answer, begun, card_setups, dice_setups, seats};

/// Plays a whole game and calls `look` at each moment with the log up to then.
fn at_every_moment(setup: &Setup, mut look: impl FnMut(&henge::table::Table, &[String])) {
    let mut luck = StdRng::seed_from_u64(setup.luck);
    let step = begun(&setup.lobby(&mut luck));
    let (mut table, mut log) = (step.table, step.log.lines);
    look(&table, &log);
    while let Stage::Playing(_) = table.stage {
        let step = any_answer(&table, &mut luck).on(&table).unwrap();
        log.extend(step.log.lines);
        table = step.table;
        look(&table, &log);
    }
}

#[test]
fn until_a_game_is_over_it_has_neither_replay_nor_record() {
    let all = card_setups(seats(3), 1).step_by(9).chain(dice_setups(seats(3), 1));
    for setup in all {
        let mut is_over = false;
        at_every_moment(&setup, |table, log| {
            is_over = table.is_over();
            let replay = Replay::of(table, log, "");
            let record = record_of(table, log.to_vec());
            match replay {
                Ok(replay) => assert!(is_over && replay.moment(At::default()).is_some()),
                Err(why) => assert!(!is_over && why == NoReplay::NotOver, "{setup:?}"),
            }
            match record {
                Ok(_) => assert!(is_over),
                Err(why) => assert!(!is_over && matches!(why, NoRecord::NotOver), "{setup:?}"),
            }
        });
        assert!(is_over);
    }
}
