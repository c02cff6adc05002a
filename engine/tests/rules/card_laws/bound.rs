//! Plus/minus one: whom it binds, when, and to what.

use std::cell::RefCell;
use std::collections::BTreeMap;

use engine::rules::cards::{Ask, Beginning, CardGame, CardSet, Event, Options, PlusMinusOne};
use engine::rules::{PerSeat, Rules as _, Seat, SeatCount};

use crate::card_laws::play::in_every_game;

/// A round in which everybody but the dealer, who sits last, has predicted.
struct Said {
    rule: PlusMinusOne,
    round: u8,
    cards: u8,
    others: &'static [u8],
    totals: &'static [i16],
}

impl Said {
    fn nothing_yet() -> Self {
        Self { rule: PlusMinusOne::Off, round: 5, cards: 5, others: &[1, 1, 1], totals: &[0; 4] }
    }

    #[track_caller]
    fn check_forbidden(&self, expected: Option<u8>) {
        let ask = self.game().asked(self.dealer());
        assert_eq!(ask, Some(Ask::Predict { cards: self.cards, forbidden: expected }));
    }

    fn dealer(&self) -> Seat {
        Seat::new(self.others.len() as u8)
    }

    fn game(&self) -> CardGame {
        let seats = SeatCount::try_from(self.totals.len()).unwrap();
        let options = Options { plus_minus_one: self.rule, ..Options::default() };
        let dealer = self.dealer();
        let mut game = CardGame::new(&Beginning { seats, options, dealer, suits: None });
        let totals = PerSeat::from_fn(seats, |seat| self.totals[seat.index()]);
        let hands = PerSeat::all(seats, CardSet::EMPTY);
        let begin = |game: &mut CardGame, round| {
            game.evolve(&Event::Round { round, cards: self.cards, dealer });
            game.evolve(&Event::Deal { hands, turned: None });
            game.evolve(&Event::Trump { suit: None, by: None });
        };
        begin(&mut game, self.round - 1);
        game.evolve(&Event::Score { points: totals, totals });
        begin(&mut game, self.round);
        for (seat, tricks) in seats.seats().zip(self.others) {
            game.evolve(&Event::Predict { seat, tricks: *tricks });
        }
        game
    }
}

#[test]
fn off_never_binds() {
    Said { rule: PlusMinusOne::Off, ..Said::nothing_yet() }.check_forbidden(None);
}

#[test]
fn strict_binds_in_every_round() {
    let strict = || Said { rule: PlusMinusOne::Strict, ..Said::nothing_yet() };
    // The French book says that in round 5 the predictions may not add up to 5.
    strict().check_forbidden(Some(2));
    Said { others: &[0, 0, 0], ..strict() }.check_forbidden(Some(5));
    Said { others: &[2, 2, 1], ..strict() }.check_forbidden(Some(0));
    Said { round: 1, cards: 1, others: &[0, 0, 0], ..strict() }.check_forbidden(Some(1));
    Said { round: 1, cards: 1, others: &[0, 1, 0], ..strict() }.check_forbidden(Some(0));
}

#[test]
fn who_cannot_make_it_add_up_is_free() {
    for rule in PlusMinusOne::ALL {
        let totals = &[0, 0, 0, 10];
        Said { rule, others: &[2, 2, 2], totals, ..Said::nothing_yet() }.check_forbidden(None);
        Said { rule, others: &[5, 5, 5], totals, ..Said::nothing_yet() }.check_forbidden(None);
    }
}

#[test]
fn tournament_binds_but_in_a_one_card_round() {
    let tournament = || Said { rule: PlusMinusOne::Tournament, ..Said::nothing_yet() };
    Said { round: 1, cards: 1, others: &[0, 1, 0], ..tournament() }.check_forbidden(None);
    Said { round: 1, cards: 2, others: &[0, 1, 0], ..tournament() }.check_forbidden(Some(1));
    Said { round: 2, cards: 3, others: &[0, 1, 0], ..tournament() }.check_forbidden(Some(2));
}

#[test]
fn late_binds_from_the_fourth_round_played() {
    let late =
        |round, cards| Said { rule: PlusMinusOne::Late, round, cards, ..Said::nothing_yet() };
    late(3, 9).check_forbidden(None);
    late(4, 4).check_forbidden(Some(1));
    late(4, 12).check_forbidden(Some(9));
    late(15, 15).check_forbidden(Some(12));
}

#[test]
fn canadian_binds_who_leads_alone() {
    let with = |totals| Said { rule: PlusMinusOne::Canadian, totals, ..Said::nothing_yet() };
    with(&[0, 10, 20, 30]).check_forbidden(Some(2));
    with(&[-20, -30, -40, -10]).check_forbidden(Some(2));
    with(&[0, 10, 30, 30]).check_forbidden(None);
    with(&[0, 10, 40, 30]).check_forbidden(None);
    with(&[0, 0, 0, 0]).check_forbidden(None);
}

#[test]
fn canadian_always_allows_zero() {
    let totals = &[0, 10, 20, 30];
    let canadian = Said { rule: PlusMinusOne::Canadian, totals, ..Said::nothing_yet() };
    Said { others: &[2, 2, 1], ..canadian }.check_forbidden(None);
}

#[test]
fn nobody_but_the_last_to_predict_is_bound() {
    let bound = RefCell::new(BTreeMap::<String, (u32, u32)>::new());
    in_every_game(20, |setup| {
        setup.play(|moment| {
            for seat in moment.seats().filter(|_| moment.rests) {
                let Some(Ask::Predict { forbidden, .. }) = moment.game.asked(seat) else {
                    continue;
                };
                let made = moment.book.predictions.iter().flatten().count();
                let is_last = made + 1 == setup.seats.get() && seat.index() == moment.book.dealer;
                assert!(is_last || forbidden.is_none());
                let mut bound = bound.borrow_mut();
                let rule = format!("{:?}", setup.options.plus_minus_one);
                let (times, free) = bound.entry(rule).or_default();
                *times += u32::from(forbidden.is_some());
                *free += u32::from(is_last && forbidden.is_none());
            }
        });
    });
    for (rule, (times, free)) in bound.into_inner() {
        assert_eq!(times > 0, rule != "Off", "{rule}: bound {times} times");
        assert!(free > 0, "{rule}: never free");
    }
}
