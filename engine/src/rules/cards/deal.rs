//! The deals. Hands are drawn here and nowhere else.

use super::card::{Card, CardSet, Suit, card_at};
use crate::rules::chance::Draws;
use crate::rules::{PerSeat, Seat, SeatCount};

/// The result of a deal.
pub(super) struct Deal {
    pub(super) hands: PerSeat<CardSet>,
    pub(super) turned: Option<Card>,
}

/// Shuffles the deck, which starts in the order blue, green, red, yellow (1 to 13 each), Wizards,
/// Jesters. Each seat from 0 takes the next cards; the card after them is turned up.
pub(super) fn deal(seats: SeatCount, cards: u8, mut draws: Draws) -> Deal {
    let mut deck: [u8; 60] = std::array::from_fn(|bit| bit as u8);
    let dealt = seats.get() * usize::from(cards);
    draws.shuffle(&mut deck, dealt + 1);
    let card = |bit: &u8| card_at(u32::from(*bit));
    Deal {
        hands: PerSeat::from_fn(seats, |seat| hand(seat, cards, &deck).iter().map(card).collect()),
        turned: deck.get(dealt).map(card),
    }
}

fn hand(seat: Seat, cards: u8, deck: &[u8]) -> &[u8] {
    let cards = usize::from(cards);
    &deck[seat.index() * cards..][..cards]
}

/// Unicolore: each seat from 0 shuffles its fifteen cards (1 to 13, Wizard, Jester) and takes the
/// first ones.
pub(super) fn deal_unicolore(suits: &PerSeat<Suit>, cards: u8, mut draws: Draws) -> Deal {
    let hands = PerSeat::from_fn(suits.seats(), |seat| {
        let mut own: Vec<Card> = CardSet::of_one_color(suits[seat]).cards().collect();
        draws.shuffle(&mut own, usize::from(cards));
        own.into_iter().take(usize::from(cards)).collect()
    });
    Deal { hands, turned: None }
}

/// Unicolore: the four suits are shuffled, starting in their usual order; each seat from 0 owns the
/// next.
pub(super) fn draw_suits(seats: SeatCount, draws: &mut Draws) -> PerSeat<Suit> {
    let mut suits = Suit::ALL;
    draws.shuffle(&mut suits, seats.get());
    PerSeat::from_fn(seats, |seat| suits[seat.index()])
}
