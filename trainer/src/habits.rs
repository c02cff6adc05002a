//! Rules of thumb: the tricks a hand promises, and the play towards a prediction.

use engine::computer::cards::round::{
    Card, Cards, JESTERS, NO_SUIT, Round, Seat, WIZARDS, count, each, is_jester, is_wizard,
    rank_of, suit, suit_of,
};

/// The suit with the most and highest cards in a hand.
pub fn name_trump(hand: Cards) -> u8 {
    let worth = |of: &u8| each(hand & suit(*of)).map(|card| 8 + rank_of(card)).sum::<u32>();
    (0..NO_SUIT).rev().max_by_key(worth).unwrap_or(0)
}

/// The number of tricks that a hand promises, in thousandths.
pub fn promised(round: &Round, hand: Cards) -> i32 {
    let others = round.seats as i32 - 1;
    let mut promised = 950 * count(hand & WIZARDS) as i32 + 10 * count(hand & JESTERS) as i32;
    for of in 0..NO_SUIT {
        let cards = hand & suit(of);
        let long = if count(cards) > 3 { 80 } else { 100 };
        for rank in each(cards).map(|card| rank_of(card) as i32 + 1) {
            promised += if round.manner.unicolore {
                900 * rank.pow(others as u32) / 13_i32.pow(others as u32)
            } else if of == round.trump {
                150 + rank * 50 - if others > 3 { 60 } else { 0 }
            } else {
                rank.pow(3) * 1750 / (2197 * others) * long / 100
            };
        }
    }
    promised
}

/// The allowed prediction nearest to what the cards promise.
pub fn predict(round: &Round, seat: Seat) -> u8 {
    said(promised(round, round.hands[seat]), round.cards, round.forbidden(seat))
}

/// The allowed prediction nearest to this number of thousandths of a trick.
pub fn said(promised: i32, cards: u8, forbidden: Option<u8>) -> u8 {
    let nearest = ((promised + 500) / 1000).clamp(0, i32::from(cards)) as u8;
    if forbidden != Some(nearest) {
        return nearest;
    }
    let more_is_nearer = promised > i32::from(nearest) * 1000;
    if (more_is_nearer && nearest < cards) || nearest == 0 { nearest + 1 } else { nearest - 1 }
}

/// Takes tricks as cheaply as possible while the player needs some; then avoids them with the
/// highest cards.
pub fn play(round: &Round) -> Card {
    let playable = round.playable();
    let needs = round.needs(round.turn).unwrap_or(0);
    let last = round.to_come() == 0;
    let takes = |card: &Card| {
        if round.lying == 0 { !is_jester(*card) } else { round.would_lead(*card) }
    };
    let worth = |card: &Card| worth(*card, round.trump);
    let taking = || each(playable).filter(takes);
    let losing = || each(playable).filter(|card| !takes(card));
    let led = || taking().filter(|card| !is_wizard(*card)).max_by_key(|card| worth(card) % 20);
    let chosen = if needs > 0 {
        let takes = match round.lying {
            // The player keeps a Wizard while other cards may do, unless all tricks are needed.
            0 if needs < i32::from(round.tricks_left) => {
                led().or_else(|| taking().max_by_key(worth))
            }
            _ if last => taking().min_by_key(worth),
            _ => taking().max_by_key(worth),
        };
        takes.or_else(|| losing().min_by_key(worth))
    } else {
        let forced = || if last { taking().max_by_key(worth) } else { taking().min_by_key(worth) };
        losing().max_by_key(worth).or_else(forced)
    };
    chosen.unwrap_or(playable.trailing_zeros() as Card)
}

/// The value of keeping a card; cheap cards are spent first.
fn worth(card: Card, trump: u8) -> i32 {
    if is_wizard(card) {
        100
    } else if is_jester(card) {
        -1
    } else {
        rank_of(card) as i32 + if suit_of(card) == trump { 20 } else { 0 }
    }
}
