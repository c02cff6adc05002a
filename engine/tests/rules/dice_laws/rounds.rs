//! Rounds: their order, their predictions, the next Seer, and the last round.

use engine::rules::dice::{BoxSet, DiceGame, Event, Prediction};
use engine::rules::{PerSeat, Rules as _, Seat};
use proptest::prelude::*;

use crate::dice_laws::play::{deals, play, replay};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_game_ends_by_round_20_when_somebody_has_the_target(deal in deals()) {
        let target = deal.beginning.options.target.xs();
        let log = play(deal, |game, _| assert!(game.round() <= 20));
        let Some(Event::End { totals, xs, jester_scores, places }) = log.last() else {
            panic!("no end");
        };
        let last_round = log.iter().filter(|event| matches!(event, Event::Round { .. })).count();
        prop_assert!(last_round == 20 || xs.values().iter().any(|xs| *xs >= target));
        for (seat, place) in places.iter() {
            let better = |other: &Seat| {
                (totals[*other], std::cmp::Reverse(jester_scores[*other]))
                    > (totals[seat], std::cmp::Reverse(jester_scores[seat]))
            };
            let ahead = deal.beginning.seats.seats().filter(better).count();
            prop_assert_eq!(usize::from(*place), ahead + 1);
        }
    }

    #[test]
    fn the_result_counts_the_predictions_that_came_true_and_their_runs(deal in deals()) {
        let log = play(deal, |_, _| {});
        let mut game = DiceGame::new(&deal.beginning);
        let mut predicted = PerSeat::all(deal.beginning.seats, 0);
        let mut marks = vec![String::new(); deal.beginning.seats.get()];
        for event in &log {
            game.evolve(event);
            match *event {
                Event::Predict { seat, number, .. } => predicted[seat] = number.get(),
                Event::Leave { seat, count, .. } => {
                    marks[seat.index()].push(if count == predicted[seat] { 'x' } else { '.' });
                }
                _ => {}
            }
        }
        let result = game.result().unwrap();
        for (seat, runs) in result.runs.iter() {
            let marks = &marks[seat.index()];
            let lengths = || marks.split('.').map(str::len);
            prop_assert_eq!(usize::from(result.predictions[seat]), marks.len());
            prop_assert_eq!(usize::from(result.exact[seat]), marks.matches('x').count());
            prop_assert_eq!(Some(usize::from(runs.longest)), lengths().max());
            prop_assert_eq!(Some(usize::from(runs.first)), lengths().next());
            prop_assert_eq!(Some(usize::from(runs.last)), lengths().next_back());
        }
    }

    #[test]
    fn no_round_begins_once_somebody_has_the_target(deal in deals()) {
        let target = deal.beginning.options.target.xs();
        let log = play(deal, |_, _| {});
        replay(deal, &log, |game, event| {
            let reached = game.pages().values().iter().any(|page| page.xs() >= target);
            assert!(!reached || !matches!(event, Event::Round { .. }));
        });
    }

    #[test]
    fn predictions_differ_but_where_the_rules_let_them_coincide(deal in deals()) {
        let log = play(deal, |_, _| {});
        replay(deal, &log, |game, event| {
            let Event::Predict { seat, number, color } = *event else { return };
            let mine = Prediction { number, color };
            let round = game.table_view().round;
            let free = game.pages()[seat].free();
            // While predictions are unseen, the round shows only the Seer's.
            let said: BoxSet = round.predictions.values().iter().flatten().copied().collect();
            assert!(free.has(mine));
            assert!(!said.has(mine) || free.minus(said).is_empty());
        });
    }

    #[test]
    fn the_next_seer_predicted_the_highest_number_in_another_colour(deal in deals()) {
        let log = play(deal, |_, _| {});
        replay(deal, &log, |game, event| {
            let &Event::Round { round: 2.., seer, .. } = event else { return };
            let last = game.table_view().round;
            let seers = last.predictions[last.seer].unwrap();
            let other_color = |seat: &Seat| last.predictions[*seat].unwrap().color != seers.color;
            let number = |seat: &Seat| last.predictions[*seat].unwrap().number;
            let clockwise = || deal.beginning.seats.clockwise_from(last.seer).filter(other_color);
            let highest = clockwise().map(|seat| number(&seat)).max();
            let expected = clockwise().find(|seat| Some(number(seat)) == highest);
            assert_eq!(seer, expected.unwrap_or(last.seer));
        });
    }

    #[test]
    fn the_order_of_a_round_is_that_of_the_record(deal in deals()) {
        let log = play(deal, |_, _| {});
        let rounds = log.split(|event| matches!(event, Event::Round { .. } | Event::End { .. }));
        for round in rounds {
            let phases = round.iter().filter_map(phase).collect::<Vec<_>>();
            let colors = phases.iter().filter(|phase| **phase == Phase::NamingWizards).count();
            prop_assert!(phases.is_sorted() || phases[0] == Phase::Rolling && phases[1..].is_sorted());
            prop_assert_eq!(colors, usize::from(!phases.is_empty()));
        }
    }
}

/// The phases of a round in order, except that one roll may precede the predictions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    Turning,
    Predicting,
    NamingWizards,
    Rolling,
}

fn phase(event: &Event) -> Option<Phase> {
    match event {
        Event::Turn { .. } => Some(Phase::Turning),
        Event::Predict { .. } => Some(Phase::Predicting),
        Event::WizardColor { .. } => Some(Phase::NamingWizards),
        Event::Roll { .. } | Event::Leave { .. } => Some(Phase::Rolling),
        Event::Round { .. }
        | Event::Strike { .. }
        | Event::StrikeNothing { .. }
        | Event::Intend { .. }
        | Event::End { .. }
        | Event::Stopped {} => None,
    }
}
