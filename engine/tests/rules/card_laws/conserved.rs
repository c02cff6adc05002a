//! No card is lost, duplicated, or anywhere but where it was dealt.

use engine::rules::cards::{Card, CardSet, Event};

use crate::card_laws::play::{Moment, in_every_game};
use crate::shared::hands::hand_of;

/// Checks that these hands and this turned-up card are a possible deal of this game.
pub fn check_deal(moment: &Moment<'_>, hands: &[CardSet], turned: Option<Card>) {
    let book = moment.book;
    for (seat, hand) in hands.iter().enumerate() {
        assert_eq!(hand.len(), usize::from(book.cards), "cards dealt to seat {seat}");
        if let Some(suits) = &book.suits {
            let own = CardSet::of_one_color(suits[seat]);
            assert!(
                own.minus(*hand).len() == 15 - hand.len(),
                "seat {seat} owns not all of {hand:?}"
            );
        }
    }
    let all: Vec<Card> = hands.iter().flat_map(|hand| hand.cards()).chain(turned).collect();
    let of_the_deck: CardSet = all.iter().copied().collect();
    assert_eq!(of_the_deck.len(), all.len(), "a card is dealt more often than the deck has it");
    let left = 60 - hands.len() * usize::from(book.cards);
    assert_eq!(turned.is_some(), left > 0 && book.suits.is_none(), "{left} left, {turned:?}");
}

#[test]
fn a_deal_is_dealt_from_the_deck() {
    in_every_game(100, |setup| {
        setup.play(|moment| {
            if let Event::Deal { hands, turned } = moment.event() {
                check_deal(&moment, hands.values(), *turned);
            }
        });
    });
}

#[test]
fn all_cards_are_played_by_the_end_of_a_round() {
    in_every_game(100, |setup| {
        setup.play(|moment| {
            if matches!(moment.event(), Event::Score { .. }) {
                let left = moment.seats().map(|seat| hand_of(moment.game, seat).len());
                assert_eq!(left.sum::<usize>(), 0);
                assert_eq!(moment.book.won.iter().sum::<u8>(), moment.book.cards);
            }
        });
    });
}
