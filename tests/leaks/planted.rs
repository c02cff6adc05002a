//! Leaks planted on purpose: the search finds each of them.

use henge::rules::Action;
use henge::rules::cards::{Bidding, Card, CardSet, Clairvoyance};
use henge::rules::dice::{self, Die};
use henge::table::{Table, UserId};

use crate::games::{
    Setup, act, card_seat, card_setups, dice_seat, dice_setups, hands, people, seats,
};
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
    let setups = card_setups(seats(3), 3).filter(shows);
    assert!(find_leak(setups, leak).is_some(), "the search finds nothing");
}

/// Dice games with Magic Cards.
#[track_caller]
fn check_found_with_dice(leak: &WhatIsSent) {
    assert!(find_leak(dice_setups(seats(3), 2), leak).is_some(), "the search finds nothing");
}

fn bidding(setup: &Setup) -> Option<Bidding> {
    setup.cards().map(|options| options.bidding)
}

fn clairvoyance(setup: &Setup) -> Option<Clairvoyance> {
    setup.cards().map(|options| options.clairvoyance)
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
    let view = card_seat(table, *people(table).last()?)?;
    Some((view.prediction? > 0).to_string())
}

#[test]
fn a_covered_prediction() {
    check_found(&*with(a_prediction), |setup| bidding(setup) == Some(Bidding::Covered));
}

#[test]
fn a_secret_prediction() {
    check_found(&*with(a_prediction), |setup| bidding(setup) == Some(Bidding::Secret));
}

#[test]
fn an_open_prediction_is_no_leak() {
    let setups = card_setups(seats(3), 1).filter(|setup| bidding(setup) == Some(Bidding::Open));
    assert_eq!(find_leak(setups.take(20), &*with(a_prediction)), None);
}

#[test]
fn a_byte_of_the_secret() {
    check_found(&*with(|table, _| Some(table.secret.open()[0].to_string())), |_| true);
}

#[test]
fn ones_own_hand_held_outward() {
    let leak = with(|table, viewer| {
        let own = card_seat(table, viewer?)?;
        let (_, hand) = *hands(table).iter().find(|(seat, _)| *seat == own.seat)?;
        Some(format!("{hand:?}"))
    });
    check_found(&*leak, |setup| clairvoyance(setup) == Some(Clairvoyance::EveryRound));
    let setups = card_setups(seats(3), 1);
    let setups = setups.filter(|setup| clairvoyance(setup) == Some(Clairvoyance::Off));
    assert_eq!(find_leak(setups.take(20), &*leak), None);
}

#[test]
fn the_others_hands_to_one_who_only_looks_on() {
    let leak = with(|table, viewer| viewer.is_none().then(|| format!("{:?}", hands(table))));
    check_found(&*leak, |setup| clairvoyance(setup) == Some(Clairvoyance::EveryRound));
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

#[test]
fn the_color_of_an_unseen_prediction() {
    check_found_with_dice(&*with(|table, _| {
        let view = dice_seat(table, *people(table).last()?)?;
        Some(format!("{:?}", view.prediction?.color))
    }));
}

#[test]
fn the_first_die_of_the_coming_roll() {
    check_found_with_dice(&*with(|table, _| {
        let seer = people(table).into_iter().find(|user| {
            dice_seat(table, *user).is_some_and(|view| {
                matches!(view.ask, Some(dice::Ask::Roll(_) | dice::Ask::RollOrScore { .. }))
            })
        })?;
        let roll = Action::Dice(dice::Action::Roll(Die::all().collect()));
        let rolled = act(table, seer, roll)?;
        let view = dice_seat(&rolled, seer)?;
        Some(format!("{:?}", view.table.round.dice))
    }));
}

#[test]
fn a_byte_of_the_secret_of_a_dice_game() {
    check_found_with_dice(&*with(|table, _| Some(table.secret.open()[31].to_string())));
}
