//! The selection of one card from each class of equivalent cards.

use crate::computer::cards::round::{Card, Cards, JESTERS, Round, WIZARDS, each, suit};

/// One card of each class of equivalent cards: cards with no unseen card between them.
#[inline]
pub fn distinct(round: &Round, unseen: Cards) -> Cards {
    let playable = round.playable();
    if playable & playable.wrapping_sub(1) == 0 {
        return playable;
    }
    let lowest = |cards: Cards| cards & cards.wrapping_neg();
    let mut distinct = lowest(playable & WIZARDS) | lowest(playable & JESTERS);
    let between = unseen | if round.lying > 0 && round.best < 52 { 1 << round.best } else { 0 };
    for of in 0..4 {
        let shift = 13 * u32::from(of);
        let ranks = (playable & suit(of)) >> shift;
        let apart =
            if round.manner.unicolore { any_suit(between) } else { between >> shift & 0x1FFF };
        let mut before = None;
        for rank in each(ranks) {
            let same = before.is_some_and(|before: Card| {
                let upper = rank + u8::from(round.manner.unicolore);
                apart >> before & ((1 << (upper - before)) - 1) == 0
            });
            if !same {
                distinct |= 1 << (u32::from(rank) + shift);
            }
            before = Some(rank);
        }
    }
    distinct
}

/// The ranks that are present in any suit.
fn any_suit(cards: Cards) -> Cards {
    [0, 13, 26, 39].into_iter().fold(0, |ranks, shift| ranks | cards >> shift & 0x1FFF)
}
