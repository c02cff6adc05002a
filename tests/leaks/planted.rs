//! Leaks planted on purpose: the search finds each of them.

use henge::rules::cards::{Bidding, Card, CardSet, Clairvoyance};
use henge::table::{Table, UserId};

use crate::games::{Setup, every_setup, hands, people, seat_of, seats};
use crate::search::find_leak;
use crate::sent::{Sent, WhatIsSent};

/// What is sent, and the leak besides.
fn with(leak: impl Fn(&Table, Option<UserId>) -> Option<String> + 'static) -> Box<WhatIsSent> {
    Box::new(move |words, table, viewer| {
        let mut sent = Sent::everything(words, table, viewer);
        if let Some(leak) = leak(table, viewer) {
            sent.add("planted", leak);
        }
        sent
    })
}

/// Games of every kind, for three players: those in which the leak can show.
#[track_caller]
fn check_found(leak: &WhatIsSent, shows: impl Fn(&Setup) -> bool) {
    let setups = every_setup(seats(3), 3).filter(shows);
    assert!(find_leak(setups, leak).is_some(), "the search finds nothing");
}

#[test]
fn the_number_of_wizards_in_the_first_hand_odd_or_even() {
    let leak = with(|table, _| {
        let (_, hand) = *hands(table).first()?;
        Some(format!("{}", hand.count(Card::Wizard) % 2))
    });
    check_found(&*leak, |_| true);
}

#[test]
fn names_in_the_order_of_hidden_cards() {
    let leak = with(|table, _| {
        let mut hands = hands(table);
        hands.sort_by_key(|(_, hand)| hand.and(CardSet::wizards_and_jesters()).len());
        Some(format!("{:?}", hands.into_iter().map(|(seat, _)| seat).collect::<Vec<_>>()))
    });
    check_found(&*leak, |_| true);
}

/// Whether the last person's prediction is above zero: one bit.
fn a_prediction(table: &Table, _: Option<UserId>) -> Option<String> {
    let (_, view) = seat_of(table, *people(table).last()?)?;
    Some((view.prediction? > 0).to_string())
}

#[test]
fn a_covered_prediction() {
    check_found(&*with(a_prediction), |setup| setup.options.bidding == Bidding::Covered);
}

#[test]
fn a_secret_prediction() {
    check_found(&*with(a_prediction), |setup| setup.options.bidding == Bidding::Secret);
}

#[test]
fn an_open_prediction_is_no_leak() {
    let setups = every_setup(seats(3), 1).filter(|setup| setup.options.bidding == Bidding::Open);
    assert_eq!(find_leak(setups.take(20), &*with(a_prediction)), None);
}

#[test]
fn a_byte_of_the_secret() {
    check_found(&*with(|table, _| Some(table.secret.open()[0].to_string())), |_| true);
}

#[test]
fn ones_own_hand_held_outward() {
    let leak = with(|table, viewer| {
        let (own, _) = seat_of(table, viewer?)?;
        let (_, hand) = *hands(table).iter().find(|(seat, _)| *seat == own.seat)?;
        Some(format!("{hand:?}"))
    });
    check_found(&*leak, |setup| setup.options.clairvoyance == Clairvoyance::EveryRound);
    let setups = every_setup(seats(3), 1);
    let setups = setups.filter(|setup| setup.options.clairvoyance == Clairvoyance::Off);
    assert_eq!(find_leak(setups.take(20), &*leak), None);
}

#[test]
fn the_others_hands_to_one_who_only_looks_on() {
    let leak = with(|table, viewer| viewer.is_none().then(|| format!("{:?}", hands(table))));
    check_found(&*leak, |setup| setup.options.clairvoyance == Clairvoyance::EveryRound);
}

#[test]
fn a_refusal_that_differs() {
    let someone_holds = |table: &Table| hands(table).iter().any(|(_, hand)| hand.has(Card::Wizard));
    let leak = with(move |table, _| {
        Some(if someone_holds(table) { "It is not your turn." } else { "Not now." }.to_owned())
    });
    check_found(&*leak, |_| true);
}

#[test]
fn one_message_more() {
    let leak = with(|table, _| {
        let (_, hand) = *hands(table).last()?;
        hand.has(Card::Jester).then(String::new)
    });
    check_found(&*leak, |_| true);
}
