//! The course of a game: rounds, dealers, trump, tricks, points and places.

use engine::rules::cards::{Card, CardGame, Event, Options, Rounds, Ties};
use engine::rules::{PerSeat, Rules as _, Seat};

use crate::card_laws::play::{Moment, Setup, in_every_game};

/// The deal sizes according to the books and the table of options.
fn deal_sizes(setup: &Setup) -> Vec<u8> {
    let all: Vec<u8> = match (setup.options.unicolore, setup.seats.get()) {
        (true, _) => (4..=15).collect(),
        (false, 3) => (1..=20).collect(),
        (false, 4) => (1..=15).collect(),
        (false, 5) => (1..=12).collect(),
        (false, _) => (1..=10).collect(),
    };
    match (setup.options.rounds, setup.seats.get()) {
        (Rounds::All, _) | (Rounds::Tournament, 6) => all,
        (Rounds::Tournament, 3) => vec![2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
        (Rounds::Tournament, 4) => vec![1, 3, 5, 7, 9, 11, 12, 13, 14, 15],
        (Rounds::Tournament, _) => vec![2, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        (Rounds::Short, _) => {
            let place = |k: u8| (f64::from(k) * f64::from(all.len() as u32) / 5.0).round() as usize;
            (1..=5).map(|k| all[place(k) - 1]).collect()
        }
    }
}

#[test]
fn the_game_ends_with_the_scheduled_number_of_rounds() {
    in_every_game(100, |setup| {
        let log = setup.play(|_| {});
        let mut dealt = Vec::new();
        for event in &log {
            if let Event::Round { round, cards, .. } = event {
                dealt.push(*cards);
                assert_eq!(usize::from(*round), dealt.len());
            }
        }
        assert_eq!(dealt, deal_sizes(setup));
        assert!(matches!(log.last(), Some(Event::End { .. })));
        let scored = log.iter().filter(|event| matches!(event, Event::Score { .. }));
        assert_eq!(scored.count(), dealt.len());
    });
}

#[test]
fn the_first_dealer_is_drawn_among_all() {
    for seats in 3..=6_usize {
        let mut dealt = vec![0_usize; seats];
        for luck in 0..600 {
            let options = Options::default();
            let setup = Setup { seats: seats.try_into().unwrap(), options, luck };
            let game = CardGame::new(&setup.beginning());
            let Some(Event::Round { dealer, .. }) = game.consequence(&setup.chance()) else {
                panic!("a game begins with a round");
            };
            dealt[dealer.index()] += 1;
        }
        let fair = 600 / seats;
        assert!(dealt.iter().all(|times| times.abs_diff(fair) < fair / 2), "{dealt:?}");
    }
}

#[test]
fn the_deal_passes_to_the_left_each_round() {
    in_every_game(100, |setup| {
        let mut expected = setup.beginning().dealer.index();
        for event in setup.play(|_| {}) {
            if let Event::Round { dealer, .. } = event {
                assert_eq!(dealer.index(), expected);
                expected = (expected + 1) % setup.seats.get();
            }
        }
    });
}

#[test]
fn trump_is_the_turned_card_or_what_the_dealer_names() {
    in_every_game(100, |setup| {
        setup.play(|moment| {
            let Event::Trump { suit, by } = moment.event() else { return };
            match moment.book.turned {
                Some(Card::Wizard) => {
                    assert!(suit.is_some());
                    assert_eq!(by.map(Seat::index), Some(moment.book.dealer));
                }
                Some(Card::Suited(turned, _)) => assert_eq!((*suit, *by), (Some(turned), None)),
                Some(Card::Jester) | None => assert_eq!((*suit, *by), (None, None)),
            }
        });
    });
}

#[test]
fn a_trick_goes_to_whom_the_books_give_it_and_they_lead_the_next() {
    in_every_game(200, |setup| {
        let mut due = 0;
        setup.play(|moment| match moment.event() {
            Event::Play { .. } => due = moment.book.winner(),
            Event::Trick { winner } => {
                assert_eq!(winner.index(), due, "{:?}", moment.book.last_trick);
                assert_eq!(moment.book.leader, due);
            }
            _ => {}
        });
    });
}

#[test]
fn the_last_trick_plays_itself_and_no_other_does() {
    in_every_game(100, |setup| {
        setup.play(|moment| {
            if let Event::Play { seat, .. } = moment.event() {
                let was_their_last = moment.book.hands[seat.index()].is_empty();
                assert_eq!(moment.decided, !was_their_last);
            }
        });
    });
}

#[test]
fn points_are_those_of_the_books_and_totals_add_up() {
    in_every_game(100, |setup| {
        setup.play(|moment| {
            let Event::Score { points, totals } = moment.event() else { return };
            for seat in moment.seats() {
                let said = i16::from(moment.book.predictions[seat.index()].unwrap());
                let won = i16::from(moment.book.won[seat.index()]);
                let expected = match said - won {
                    0 => 20 + 10 * won,
                    missed => -10 * missed.abs(),
                };
                assert_eq!(points[seat], expected, "{seat} said {said} and won {won}");
            }
            assert_eq!(totals.values(), moment.book.totals());
            assert_eq!(moment.game.totals(), *totals);
        });
    });
}

#[test]
fn places_are_in_the_order_of_merit() {
    in_every_game(200, |setup| {
        setup.play(|moment| {
            let Event::End { totals, places } = moment.event() else { return };
            assert_eq!(totals.values(), moment.book.totals());
            assert_eq!(moment.game.places(), Some(places));
            for (seat, place) in places.iter() {
                let better = moment.seats().filter(|other| is_better(&moment, *other, seat));
                assert_eq!(usize::from(*place), 1 + better.count());
            }
        });
    });
}

fn is_better(moment: &Moment<'_>, one: Seat, other: Seat) -> bool {
    let merit = |seat: Seat| {
        let points = moment.book.points.iter().map(|points| points[seat.index()]);
        let exact = points.clone().filter(|points| *points >= 20).count();
        (points.clone().sum::<i16>(), exact, points.max())
    };
    match moment.book.options.ties {
        Ties::Shared => merit(one).0 > merit(other).0,
        Ties::Tournament => merit(one) > merit(other),
    }
}

#[test]
fn the_result_counts_the_predictions_that_came_true() {
    in_every_game(20, |setup| {
        let mut exact = vec![0_u16; setup.seats.get()];
        setup.play(|moment| {
            if let Event::Score { points, .. } = moment.event() {
                points
                    .iter()
                    .for_each(|(seat, points)| exact[seat.index()] += u16::from(*points > 0));
            }
            let Some(result) = moment.game.result() else {
                assert!(!moment.book.over);
                return;
            };
            let rounds = PerSeat::all(setup.seats, moment.book.points.len() as u16);
            assert_eq!(result.predictions, rounds);
            assert_eq!(result.exact.values(), exact);
        });
    });
}
