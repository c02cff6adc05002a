//! Reasons for a prediction and for a trump suit: what the hand holds, and what the others said.

use super::{Predict, Reason};
use crate::rules::SeenPrediction;
use crate::rules::cards::{Card, CardSet, Hand, SeatView, Suit};

/// The lowest trump that is a strong card, and the lowest card of another suit.
const STRONG_TRUMP: u8 = 8;
const STRONG: u8 = 12;
/// The lowest card for which a long suit matters, and the number of cards that makes a suit long.
const HIGH: u8 = 11;
const LONG: u32 = 4;

pub(super) fn reason(view: &SeatView, done: u8, best: u8) -> Option<Predict> {
    let Hand::Seen(hand) = view.hand else { return None };
    let wizards = hand.count(Card::Wizard);
    let strong = hand.cards().filter(|card| is_strong(*card, view.table.trump)).count() as u32;
    let cards = view.table.cards;
    let said = said_by_others(view);
    if best < done {
        let no_trump = || {
            let trump = view.table.trump?;
            let has_none = wizards == 0 && hand.and(CardSet::suit(trump)).is_empty();
            has_none.then_some(Predict::NoTrump)
        };
        let few = (strong < u32::from(done)).then_some(Predict::FewStrong { strong, said: done });
        let crowded = || {
            let (_, said) = said.filter(|(count, _)| *count > 0)?;
            (said + u32::from(done) > u32::from(cards)).then_some(Predict::Crowded { said, cards })
        };
        return no_trump().or(few).or_else(crowded).or_else(|| long_suit(view, hand));
    }
    let by_wizards =
        (wizards > u32::from(done)).then_some(Predict::Wizards { wizards, said: done });
    let many = (strong > u32::from(done)).then_some(Predict::ManyStrong { strong, said: done });
    let unclaimed = || {
        let (_, said) = said.filter(|(count, _)| count + 1 == view.table.seats.get())?;
        let is_left_over = said + u32::from(done) < u32::from(cards);
        is_left_over.then_some(Predict::Unclaimed { said, cards })
    };
    by_wizards.or(many).or_else(unclaimed)
}

pub(super) fn longer_trump(view: &SeatView, done: Suit, best: Suit) -> Option<Reason> {
    let Hand::Seen(hand) = view.hand else { return None };
    let count = |suit: Suit| (suit, hand.and(CardSet::suit(suit)).len() as u32);
    let (best, done) = (count(best), count(done));
    (best.1 > done.1).then_some(Reason::LongerTrump { best, done })
}

/// The longest suit that is long, not trump, and has a high card, if there is a trump suit.
fn long_suit(view: &SeatView, hand: CardSet) -> Option<Predict> {
    let trump = view.table.trump?;
    let is_high = |card: Card| matches!(card, Card::Suited(_, rank) if rank.number() >= HIGH);
    let of_suit = |suit: &Suit| hand.and(CardSet::suit(*suit));
    let others = Suit::ALL.into_iter().filter(|suit| *suit != trump);
    let long = others.filter(|suit| of_suit(suit).cards().any(is_high));
    let (suit, count) = long
        .map(|suit| (suit, of_suit(&suit).len() as u32))
        .max_by_key(|(_, count)| *count)
        .filter(|(_, count)| *count >= LONG)?;
    Some(Predict::LongSuit { suit, count })
}

/// Returns whether a card often wins a trick.
fn is_strong(card: Card, trump: Option<Suit>) -> bool {
    match card {
        Card::Wizard => true,
        Card::Jester => false,
        Card::Suited(suit, rank) => {
            rank.number() >= if Some(suit) == trump { STRONG_TRUMP } else { STRONG }
        }
    }
}

/// The number of other players who have predicted, and the sum of what they said; `None` if a
/// prediction is covered.
fn said_by_others(view: &SeatView) -> Option<(usize, u32)> {
    let others = view.table.predictions.iter().filter(|(seat, _)| *seat != view.seat);
    others.map(|(_, said)| *said).try_fold((0, 0), |(count, sum), said| match said {
        SeenPrediction::NotMade => Some((count, sum)),
        SeenPrediction::Covered => None,
        SeenPrediction::Shown(said) => Some((count + 1, sum + u32::from(said))),
    })
}
