//! Marks on a page are permanent.

use engine::rules::dice::{Event, Mark, Page, Prediction, Target};
use engine::rules::{PerSeat, Seat};
use proptest::prelude::*;

use crate::dice_laws::play::{Deal, deals, play};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_page_never_loses_an_x_nor_frees_a_box(deal in deals()) {
        let mut before = PerSeat::<Page>::none(deal.beginning.seats);
        play(deal, |game, _| {
            for (seat, page) in game.pages().iter() {
                assert!(page.xs() >= before[seat].xs());
                assert!(page.free().minus(before[seat].free()).is_empty());
                assert!(page.jester_scores() >= before[seat].jester_scores());
            }
            before = *game.pages();
        });
    }

    #[test]
    fn a_jester_box_is_used_once(deal in deals()) {
        let log = play(deal, |_, _| {});
        let mut used = std::collections::BTreeSet::new();
        for (seat, jester, jesters) in leaves(&log) {
            prop_assert!(!jester || (1..=5).contains(&jesters) && used.insert((seat, jesters)));
        }
    }
}

fn leaves(log: &[Event]) -> impl Iterator<Item = (Seat, bool, u8)> {
    log.iter().filter_map(|event| match *event {
        Event::Leave { seat, jester, jesters, .. } => Some((seat, jester, jesters)),
        _ => None,
    })
}

#[test]
fn a_struck_box_counts_nothing_and_stays_used() {
    let mut struck = 0;
    for seed in 0..40 {
        play(Deal::new(seed, 3, Target::Twelve, true), |game, events| {
            for event in events {
                let Event::Strike { seat, number, color } = *event else { continue };
                let mark = game.pages()[seat].mark(Prediction { number, color });
                assert!(matches!(mark, Mark::Struck(points) if points > 0));
                struck += 1;
            }
        });
    }
    assert!(struck > 0);
}
