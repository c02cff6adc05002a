//! What a view offers is what the rules accept, and what the books allow.

use henge::rules::cards::{Action, Ask, Card, CardSet, Refusal, Suit};
use henge::rules::{Rules as _, Seat};

use crate::play::{Moment, in_every_game};

/// Everything that anybody could ever try: 4 suits, predictions 0 to 21, the 54 cards that differ.
fn every_conceivable_action() -> Vec<Action> {
    let mut cards: Vec<Card> = CardSet::DECK.cards().collect();
    cards.dedup();
    assert_eq!(cards.len(), 54);
    let suits = Suit::ALL.into_iter().map(Action::NameTrump);
    suits.chain((0..=21).map(Action::Predict)).chain(cards.into_iter().map(Action::Play)).collect()
}

fn is_offered(ask: Option<Ask>, action: Action) -> bool {
    match (ask, action) {
        (Some(Ask::NameTrump), Action::NameTrump(_)) => true,
        (Some(Ask::Predict { cards, forbidden }), Action::Predict(tricks)) => {
            tricks <= cards && Some(tricks) != forbidden
        }
        (Some(Ask::Play { playable }), Action::Play(card)) => playable.has(card),
        (None | Some(Ask::NameTrump | Ask::Predict { .. } | Ask::Play { .. }), _) => false,
    }
}

fn check_offers(moment: &Moment<'_>, actions: &[Action]) {
    let table = moment.game.table_view();
    for seat in moment.seats() {
        let ask = moment.game.seat_view(seat).ask;
        assert_eq!(table.asked[seat], ask.is_some(), "{seat}");
        for action in actions {
            let answer = moment.game.answer(seat, action);
            assert_eq!(answer.is_ok(), is_offered(ask, *action), "{seat}: {action:?} {answer:?}");
            if let Ok(event) = answer {
                assert_eq!(event.decision(), Some((seat, *action)));
            }
        }
    }
}

#[test]
fn what_is_offered_is_accepted_and_nothing_else() {
    let actions = every_conceivable_action();
    in_every_game(20, |setup| {
        let mut sometimes = setup.whims();
        setup.play(|moment| {
            if moment.rests && (moment.book.over || sometimes.below(6) == 0) {
                check_offers(&moment, &actions);
            }
        });
    });
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
fn the_game_waits_for_somebody_until_it_is_over() {
    in_every_game(100, |setup| {
        setup.play(|moment| {
            let waits = moment.seats().any(|seat| moment.game.asked(seat).is_some());
            assert!(!moment.rests || waits != moment.book.over);
            assert_eq!(moment.game.is_over(), moment.book.over);
        });
    });
}

#[test]
fn nobody_is_asked_who_does_not_sit_at_the_table() {
    let actions = every_conceivable_action();
    in_every_game(0, |setup| {
        setup.play(|moment| {
            for index in [setup.seats.get() as u8, 6, 255] {
                let stranger = Seat::new(index);
                assert_eq!(moment.game.asked(stranger), None, "{stranger}");
                let tried = &actions[usize::from(moment.book.round)];
                assert!(moment.game.answer(stranger, tried).is_err(), "{stranger}: {tried:?}");
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
