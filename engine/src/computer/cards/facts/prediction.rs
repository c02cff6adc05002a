//! The facts about a prediction.

use super::{Facts, row};
use crate::computer::cards::round::{
    Cards, JESTERS, NO_SUIT, Round, Seat, WIZARDS, count, each, suit,
};

blocks! { ROWS:
    PLACE = 24, CARDS = 20, SEATS_AND_CARDS = 80, TURNED = 3, OWN_WIZARDS = 5, OWN_JESTERS = 5,
    WIZARDS_AND_CARDS = 100, TRUMP = 13, TRUMP_BY_CARDS = 65, TRUMPS = 12, TRUMP_BY_LENGTH = 78,
    SIDE = 13, SIDE_BY_LENGTH = 65, SIDE_BY_CARDS = 65,
    PLAIN = 13, PLAIN_BY_LENGTH = 65, PLAIN_BY_CARDS = 65, LENGTH = 8,
    SAID_OVER_FAIR = 17, SAID_OVER_ALL = 17, SAID_BY_SEAT = 54, VOIDS = 10, HELD_OF_UNSEEN = 11,
    BOUND = 6, SECRET = 1, AT_ONCE = 1,
    TRUMP_BY_SEATS = 4 * 13, SIDE_BY_SEATS = 4 * 13, PLAIN_BY_SEATS = 4 * 13, WIZARDS_AND_JESTERS = 25,
    TRUMP_ABOVE = 13, TRUMP_ABOVE_BY_CARDS = 65, SIDE_BY_HIGHER = 4 * 13, PLAIN_BY_HIGHER = 4 * 13, TRUMPS_AND_VOIDS = 60,
    TRUMPS_BY_CARDS = 12 * 20,
}

/// Writes what a seat with this hand knows when it predicts.
pub fn facts(round: &Round, seat: Seat, hand: Cards, facts: &mut Facts) {
    let (seats, cards) = (round.seats, usize::from(round.cards));
    let place = (seat + seats - round.first) % seats;
    row(facts, PLACE, (seats - 3) * 6 + place);
    row(facts, CARDS, cards - 1);
    row(facts, SEATS_AND_CARDS, (seats - 3) * 20 + cards - 1);
    let turned = if round.trump == NO_SUIT { 0 } else { 1 + usize::from(!round.named) };
    row(facts, TURNED, turned);
    let wizards = count(hand & WIZARDS);
    row(facts, OWN_WIZARDS, wizards);
    row(facts, OWN_JESTERS, count(hand & JESTERS));
    row(facts, WIZARDS_AND_CARDS, wizards * 20 + cards - 1);
    let unseen = count(round.unseen_by(seat) & !hand).max(1);
    row(facts, HELD_OF_UNSEEN, ((seats - 1) * cards * 10 / unseen).min(10));
    row(facts, WIZARDS_AND_JESTERS, wizards * 5 + count(hand & JESTERS));
    suits(round, hand, facts);
    if round.manner.bound {
        row(facts, BOUND, seats - 1 - place);
    }
    if round.manner.secret {
        row(facts, SECRET, 0);
    }
    if round.manner.at_once {
        row(facts, AT_ONCE, 0);
    } else if place > 0 {
        said_before(round, place, facts);
    }
}

fn suits(round: &Round, hand: Cards, facts: &mut Facts) {
    let by_cards = match round.cards {
        0..=2 => 0,
        3..=5 => 1,
        6..=9 => 2,
        10..=13 => 3,
        14.. => 4,
    };
    let (mut voids, mut trumps) = (0, 0);
    let seats = (round.seats - 3) * 13;
    for of in 0..4 {
        let ranks = (hand & suit(of)) >> (13 * u32::from(of));
        let turned = (round.turned & suit(of)) >> (13 * u32::from(of));
        let length = count(ranks);
        let longer = length.saturating_sub(1);
        if of == round.trump {
            row(facts, TRUMPS, length.min(11));
            row(facts, TRUMPS_BY_CARDS, length.min(11) * 20 + usize::from(round.cards) - 1);
            trumps = length;
        } else {
            row(facts, LENGTH, length.min(7));
            voids += usize::from(length == 0);
        }
        for rank in each(ranks).map(usize::from) {
            let higher = count(ranks >> (rank + 1));
            if of == round.trump {
                let above = 12 - rank - higher - count(turned >> (rank + 1));
                row(facts, TRUMP_ABOVE, above);
                row(facts, TRUMP_ABOVE_BY_CARDS, by_cards * 13 + above);
                row(facts, TRUMP_BY_SEATS, seats + rank);
                row(facts, TRUMP, rank);
                row(facts, TRUMP_BY_CARDS, by_cards * 13 + rank);
                row(facts, TRUMP_BY_LENGTH, longer.min(5) * 13 + rank);
            } else if round.trump < NO_SUIT {
                row(facts, SIDE, rank);
                row(facts, SIDE_BY_LENGTH, longer.min(4) * 13 + rank);
                row(facts, SIDE_BY_CARDS, by_cards * 13 + rank);
                row(facts, SIDE_BY_SEATS, seats + rank);
                row(facts, SIDE_BY_HIGHER, higher.min(3) * 13 + rank);
            } else {
                row(facts, PLAIN, rank);
                row(facts, PLAIN_BY_LENGTH, longer.min(4) * 13 + rank);
                row(facts, PLAIN_BY_CARDS, by_cards * 13 + rank);
                row(facts, PLAIN_BY_SEATS, seats + rank);
                row(facts, PLAIN_BY_HIGHER, higher.min(3) * 13 + rank);
            }
        }
    }
    row(facts, VOIDS, voids + if round.trump < NO_SUIT { 5 } else { 0 });
    if round.trump < NO_SUIT {
        row(facts, TRUMPS_AND_VOIDS, trumps.min(11) * 5 + voids.min(4));
    }
}

fn said_before(round: &Round, place: usize, facts: &mut Facts) {
    let cards = i32::from(round.cards);
    let mut said = 0;
    for before in 0..place {
        let tricks = round.predictions[(round.first + before) % round.seats];
        said += i32::from(tricks);
        row(facts, SAID_BY_SEAT, (place - before - 1) * 9 + usize::from(tricks.min(8)));
    }
    let fair = cards * place as i32 / round.seats as i32;
    row(facts, SAID_OVER_FAIR, ((said - fair).clamp(-8, 8) + 8) as usize);
    row(facts, SAID_OVER_ALL, ((said - cards).clamp(-12, 4) + 12) as usize);
}
