//! The log names no card, no prediction and no secret.

use std::fmt::Debug;

use henge::features::PrivateResponse;
use henge::features::press::{Draft, Screen};
use henge::rules::cards::{self, Card};
use henge::rules::{Action, Options};
use henge::table::{Back, Eyes, Move, Proposal, Table, UserId};
use henge::tables::Seen;
use henge::view::Words;
use strum::VariantArray as _;

use crate::leaks::games::{Setup, any_action, begun, by_user, people, seats};

/// The words of a text that name a card, in any notation.
fn cards_named(text: &str) -> Vec<&str> {
    let words = text.split(|mark: char| !mark.is_alphanumeric());
    let kinds = ["Suited", "Wizard", "Jester", "Rank"];
    words.filter(|word| word.parse::<Card>().is_ok() || kinds.contains(word)).collect()
}

#[track_caller]
fn check_sealed(table: &Table, what: &impl Debug) {
    for text in [format!("{what:?}"), format!("{what:#?}")] {
        assert_eq!(cards_named(&text), Vec::<&str>::new(), "{text}");
        let secret = table.secret.open();
        let bytes: Vec<String> = secret.iter().map(u8::to_string).collect();
        let numbers = text.split(|mark: char| !mark.is_ascii_digit()).collect::<Vec<_>>().join(" ");
        assert!(!text.contains(&hex::encode(secret)), "{text}");
        assert!(!numbers.contains(&bytes[..8].join(" ")), "{text}");
    }
}

/// Calls `look` whenever the table waits for somebody, in a game with covered predictions.
fn at_every_moment(look: impl Fn(&Table, UserId, Action)) {
    let options = Options::Cards(cards::Options {
        bidding: cards::Bidding::Covered,
        rounds: cards::Rounds::Short,
        ..cards::Options::default()
    });
    let setup = Setup { seats: seats(4), options, luck: 4 };
    setup.play(|table, luck| {
        if table.playing().is_ok() {
            let (user, action) = any_action(table, luck);
            look(table, user, action);
        }
    });
}

/// The report for somebody for whom every card was played while they were away.
fn every_card_played() -> Back {
    let play = |card| Action::Cards(cards::Action::Play(card));
    Back { was_away: true, decided: 60, done: cards::CardSet::DECK.cards().map(play).collect() }
}

#[test]
fn the_check_sees_cards_in_every_form() {
    assert_eq!(cards_named("[B11, W]"), ["B11", "W"]);
    assert_eq!(cards_named("🟦B11 \"J\""), ["B11", "J"]);
    assert_eq!(cards_named("Suited(Blue, Rank(3))"), ["Suited", "Rank"]);
}

#[test]
fn a_table_in_every_state_is_sealed() {
    let setup =
        Setup { seats: seats(3), options: Options::Cards(cards::Options::default()), luck: 1 };
    setup.play(|table, _| {
        check_sealed(table, table);
        check_sealed(table, &table.secret);
    });
}

#[test]
fn a_step_is_sealed() {
    let setup =
        Setup { seats: seats(5), options: Options::Cards(cards::Options::default()), luck: 3 };
    let lobby = setup.lobby(&mut setup.luck());
    check_sealed(&lobby, &begun(&lobby));
    at_every_moment(|table, user, action| {
        let question = table.private_view(user).unwrap().question;
        for next in [Move::Answer { question, action }, Move::Propose(Proposal::End)] {
            check_sealed(table, &table.decide(&by_user(user), &next, 0).unwrap());
        }
    });
}

#[test]
fn what_a_seat_sees_is_sealed() {
    let words = Words::english();
    at_every_moment(|table, _, _| {
        for user in people(table) {
            let own = table.private_view(user).unwrap();
            check_sealed(table, &own);
            for screen in Screen::VARIANTS {
                let message = words.own(&own, *screen, &Draft::default());
                check_sealed(table, &message);
                check_sealed(table, &PrivateResponse::plain(message));
            }
        }
    });
}

#[test]
fn a_refusal_that_may_name_cards_is_sealed() {
    at_every_moment(|table, user, _| {
        let own = table.private_view(user);
        let question = own.as_ref().unwrap().question;
        for card in cards::CardSet::DECK.cards() {
            let play = Action::Cards(cards::Action::Play(card));
            let play = Move::Answer { question, action: play };
            let Err(refusal) = table.decide(&by_user(user), &play, 0) else { continue };
            let (happened, public) = (Err(refusal), table.public_view());
            let back = Some(every_card_played());
            let own = own.clone();
            let through = own.clone().map(|own| Box::new(own.watched()));
            let eyes = Eyes { through, ..Eyes::default() };
            check_sealed(table, &eyes);
            check_sealed(table, &Seen { happened, back, unseen: false, public, own, eyes });
        }
    });
}
