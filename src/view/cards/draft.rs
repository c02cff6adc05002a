//! The draft of a card game: the order of a hand, and which of several identical cards are gone.
//!
//! The text of a draft is a digit for the order. If cards are gone, a dash follows, then a
//! hexadecimal digit for the Wizards and one for the Jesters, with a bit for each place.

use crate::features::press::Draft;
use crate::rules::cards::{Card, CardSet, SeatView};

/// The layout of a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) order: Order,
    wizards: Gone,
    jesters: Gone,
}

/// The order of the cards in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Order {
    /// Sorted by suit, then by rank, with Wizards and Jesters last.
    #[default]
    Suit,
    /// Sorted by rank, with Jesters lowest and Wizards highest.
    Rank,
}

/// The cards that are gone out of up to four identical ones: a bit for each place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Gone(u8);

impl Gone {
    const fn has(self, place: u8) -> bool {
        place < 4 && self.0 >> place & 1 == 1
    }

    const fn with(self, place: u8) -> Self {
        if place < 4 { Self(self.0 | 1 << place) } else { self }
    }

    /// This value if it fits `played` of `dealt` cards; otherwise the first places are gone.
    fn checked(self, played: u32, dealt: u32) -> Self {
        let possible = self.0.count_ones() == played && u32::from(self.0) < 1 << dealt;
        if possible { self } else { (0..played as u8).fold(Self::default(), Self::with) }
    }
}

impl Layout {
    /// The layout in this draft, or the default if the draft makes no sense.
    pub(super) fn of(draft: &Draft) -> Self {
        Self::read(draft.text()).unwrap_or_default()
    }

    fn read(text: &str) -> Option<Self> {
        let (order, gone) = text.split_once('-').unwrap_or((text, "00"));
        let order = match order {
            "0" => Order::Suit,
            "1" => Order::Rank,
            _ => return None,
        };
        let digit = |place| u8::from_str_radix(gone.get(place..=place)?, 16).ok();
        let (wizards, jesters) = (Gone(digit(0)?), Gone(digit(1)?));
        (gone.len() == 2).then_some(Self { order, wizards, jesters })
    }

    /// The layout as a draft.
    pub(super) fn draft(self) -> Draft {
        let order = match self.order {
            Order::Suit => "0",
            Order::Rank => "1",
        };
        let Self { wizards: Gone(wizards), jesters: Gone(jesters), .. } = self;
        let gone = format!("-{wizards:x}{jesters:x}");
        let text = if wizards | jesters == 0 { order.to_owned() } else { order.to_owned() + &gone };
        Draft::new(&text).unwrap_or_default()
    }

    /// The layout corrected for this hand, which drops what belongs to another round.
    pub(super) fn checked(self, view: &SeatView) -> Self {
        let dealt = view.dealt().unwrap_or(CardSet::EMPTY);
        let check = |gone: Gone, card| gone.checked(view.played.count(card), dealt.count(card));
        let wizards = check(self.wizards, Card::Wizard);
        let jesters = check(self.jesters, Card::Jester);
        Self { order: self.order, wizards, jesters }
    }

    /// The layout after this card was played.
    pub(super) fn without(self, card: Card, place: u8) -> Self {
        match card {
            Card::Suited(..) => self,
            Card::Wizard => Self { wizards: self.wizards.with(place), ..self },
            Card::Jester => Self { jesters: self.jesters.with(place), ..self },
        }
    }

    /// The layout in the other order.
    pub(super) const fn sorted_otherwise(self) -> Self {
        let order = match self.order {
            Order::Suit => Order::Rank,
            Order::Rank => Order::Suit,
        };
        Self { order, ..self }
    }

    /// The cards in their order, each with its place among identical ones.
    pub(super) fn sorted(self, cards: CardSet) -> Vec<(Card, u8)> {
        let mut placed: Vec<(Card, u8)> = Vec::with_capacity(cards.len());
        for card in cards.cards() {
            let place = placed.iter().filter(|(other, _)| *other == card).count() as u8;
            placed.push((card, place));
        }
        match self.order {
            Order::Suit => {}
            Order::Rank => placed.sort_by_key(|(card, _)| match card {
                Card::Jester => 0,
                Card::Suited(_, rank) => rank.number(),
                Card::Wizard => 14,
            }),
        }
        placed
    }

    /// Returns whether this card of a hand has been played.
    pub(super) fn is_gone(self, card: Card, place: u8, played: CardSet) -> bool {
        match card {
            Card::Suited(..) => played.has(card),
            Card::Wizard => self.wizards.has(place),
            Card::Jester => self.jesters.has(place),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_layout_reads_as_it_is_written() {
        for (wizards, jesters) in (0..16).flat_map(|one| (0..16).map(move |other| (one, other))) {
            for order in [Order::Suit, Order::Rank] {
                let layout = Layout { order, wizards: Gone(wizards), jesters: Gone(jesters) };
                assert_eq!(Layout::of(&layout.draft()), layout);
            }
        }
        assert_eq!(Layout::default().draft(), Draft::default());
    }

    #[test]
    fn what_makes_no_sense_is_the_default_layout() {
        for text in ["2", "0-", "0-1", "0-123", "0-g0", "x", "-", "1-1-", "0--1"] {
            assert_eq!(Layout::of(&Draft::new(text).unwrap()), Layout::default(), "{text}");
        }
    }

    #[test]
    fn as_many_are_gone_as_were_played() {
        assert_eq!(Gone(0b0100).checked(1, 3), Gone(0b0100));
        assert_eq!(Gone(0b0100).checked(1, 2), Gone(0b0001), "there is no third");
        assert_eq!(Gone(0b0100).checked(2, 3), Gone(0b0011), "another one was played elsewhere");
        assert_eq!(Gone(0b0100).checked(0, 3), Gone(0), "another round has begun");
    }
}
