//! A view offers what the rules accept and the books allow.

use engine::rules::cards::{Action, Ask, Card, CardSet, Refusal, Suit};
use engine::rules::{Rules as _, Seat};

use crate::card_laws::play::{Moment, in_every_game};

/// Everything that anybody could ever try: 4 suits, predictions from 0 to 21, the 54 different
/// cards.
fn every_conceivable_action() -> Vec<Action> {
    let mut cards: Vec<Card> = CardSet::DECK.cards().collect();
    cards.dedup();
    assert_eq!(cards.len(), 54);
    let suits = Suit::ALL.into_iter().map(Action::NameTrump);
    suits.chain((0..=21).map(Action::Predict)).chain(cards.into_iter().map(Action::Play)).collect()
}

#[test]
fn what_is_asked_is_what_the_books_ask() {
    in_every_game(100, |setup| {
        setup.play(|moment| {
            for seat in moment.seats().filter(|_| moment.rests) {
                assert_eq!(moment.game.asked(seat), moment.book.ask(seat.index()), "{seat}");
            }
        });
    });
}

#[test]
fn a_question_lists_each_answer_that_is_accepted_once() {
    let actions = every_conceivable_action();
    in_every_game(20, |setup| {
        let mut sometimes = setup.whims();
        setup.play(|moment| {
            for seat in moment.seats().filter(|_| moment.rests && sometimes.below(6) == 0) {
                let Some(ask) = moment.game.asked(seat) else { continue };
                let accepted = |action: &&Action| moment.game.answer(seat, action).is_ok();
                let expected: Vec<Action> = actions.iter().filter(accepted).copied().collect();
                assert_eq!(ask.answers(), expected, "{seat}");
            }
        });
    });
}

#[test]
fn a_refusal_names_the_rule() {
    let actions = every_conceivable_action();
    in_every_game(20, |setup| {
        let mut sometimes = setup.whims();
        setup.play(|moment| {
            for seat in moment.seats().filter(|_| moment.rests && sometimes.below(6) == 0) {
                for action in &actions {
                    let Err(refusal) = moment.game.answer(seat, action) else { continue };
                    check_refusal(&moment, seat, *action, refusal);
                }
            }
        });
    });
}

fn check_refusal(moment: &Moment<'_>, seat: Seat, action: Action, refusal: Refusal) {
    let book = moment.book;
    let expected = match (book.ask(seat.index()), action) {
        (None, _) if book.over => Refusal::Over,
        (None, _) => Refusal::NotYourTurn,
        (Some(Ask::Predict { cards, .. }), Action::Predict(tricks)) if tricks > cards => {
            Refusal::MoreThanCards { cards }
        }
        (Some(Ask::Predict { cards, .. }), Action::Predict(_)) => Refusal::AddsUp { cards },
        (Some(Ask::Play { playable }), Action::Play(card)) => {
            let suit = book.suit_to_follow();
            match suit.filter(|_| book.hands[seat.index()].contains(&card)) {
                Some(suit) => Refusal::Follow { suit, playable },
                None => Refusal::NotInHand(card),
            }
        }
        (Some(ask @ (Ask::NameTrump | Ask::Predict { .. } | Ask::Play { .. })), _) => {
            Refusal::NotTheQuestion(ask)
        }
    };
    assert_eq!(refusal, expected, "{seat}: {action:?}");
}
