//! Events that differ slightly from the real ones are not explained by the rules.

use engine::rules::dice::{DiceGame, DiceSet, Event, Face, MagicCard, Unexplained};
use engine::rules::{Rules as _, Seat};
use proptest::prelude::*;

use crate::dice_laws::play::{deals, play, replay};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_forged_line_is_not_explained(deal in deals()) {
        let chance = deal.chance();
        let log = play(deal, |_, _| {});
        let mut game = DiceGame::new(&deal.beginning);
        for event in log.iter().filter(|event| event.is_recorded()) {
            for forged in forgeries(event) {
                prop_assert!(game.check_recorded(&forged, &chance).is_err(), "{:?}", forged);
            }
            game.evolve(event);
        }
    }

    #[test]
    fn intentions_stand_in_no_record(deal in deals()) {
        let log = play(deal, |_, _| {});
        replay(deal, &log, |game, event| {
            if !event.is_recorded() {
                let refused = game.check_recorded(event, &deal.chance());
                assert_eq!(refused, Err(Unexplained::NotRecorded.to_string()));
            }
        });
    }
}

/// Events that differ slightly from this one.
fn forgeries(event: &Event) -> Vec<Event> {
    match *event {
        Event::Round { round, seer, magic } => {
            let other = MagicCard::ALL.into_iter().find(|card| Some(*card) != magic);
            vec![
                Event::Round { round: round + 1, seer, magic },
                Event::Round { round, seer: Seat::new(seer.index() as u8 ^ 1), magic },
                Event::Round { round, seer, magic: other },
            ]
        }
        Event::Predict { number, color, .. } => {
            vec![Event::Predict { seat: Seat::new(5), number, color }]
        }
        Event::Roll { roll, rolled, dice } => {
            let die = rolled.dice().next().unwrap();
            let other = Face::ALL.into_iter().find(|face| dice.face(die) != Some(*face)).unwrap();
            vec![
                Event::Roll { roll: roll + 1, rolled, dice },
                Event::Roll { roll, rolled, dice: dice.with(die, other) },
                Event::Roll { roll, rolled: DiceSet::EMPTY, dice },
            ]
        }
        Event::Leave { seat, jester, count, jesters, xs, minus } => vec![
            Event::Leave { seat, jester, count: count + 1, jesters, xs, minus },
            Event::Leave { seat, jester, count, jesters, xs: xs + 1, minus },
            Event::Leave { seat, jester, count, jesters, xs, minus: minus + 1 },
            Event::Leave { seat: Seat::new(5), jester, count, jesters, xs, minus },
        ],
        Event::End { totals, xs, jester_scores, places } => {
            vec![Event::End { totals: totals.map(|points| points + 1), xs, jester_scores, places }]
        }
        Event::Turn { .. }
        | Event::Strike { .. }
        | Event::WizardColor { .. }
        | Event::StrikeNothing { .. }
        | Event::Intend { .. }
        | Event::Stopped {} => Vec::new(),
    }
}
