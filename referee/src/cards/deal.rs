//! The deal: hands from one deck, or in unicolore from each player's own fifteen cards, and the
//! trump suit.

use super::Place;
use super::deck::{Card, Suit, check_one_deck};
use super::events::{Deal, Trump};
use crate::record::Halt;
use crate::tally::{Occurrence, Tally};

/// Unicolore: the owners of the suits, as far as they are known.
#[derive(Debug)]
pub(super) struct Owners(Vec<Option<Suit>>);

impl Owners {
    pub(super) fn unknown(seats: usize) -> Self {
        Self(vec![None; seats])
    }

    pub(super) fn drawn(suits: &[Suit], seats: usize) -> Result<Self, Halt> {
        require!(suits.len() == seats, "{} `suits` are drawn for {seats} seats", suits.len());
        let mut owners = Self::unknown(seats);
        for (seat, suit) in suits.iter().enumerate() {
            owners.claim(seat, *suit)?;
        }
        Ok(owners)
    }

    /// Records that this seat holds a card of this suit: it must be the seat's own suit, and nobody
    /// else's.
    fn claim(&mut self, seat: usize, suit: Suit) -> Result<(), Halt> {
        let mut others = self.0.iter().enumerate().filter(|(other, _)| *other != seat);
        require!(
            others.all(|(_, owned)| *owned != Some(suit)),
            "{suit:?} has another owner than seat {seat}"
        );
        let own = *self.0[seat].get_or_insert(suit);
        require!(own == suit, "seat {seat} owns {own:?}, not {suit:?}");
        Ok(())
    }

    /// Checks that a hand consists of cards of the player's own suit, at most one Wizard and at
    /// most one Jester.
    fn check_hand(&mut self, seat: usize, hand: &[Card]) -> Result<(), Halt> {
        for (at, card) in hand.iter().enumerate() {
            require!(!hand[..at].contains(card), "seat {seat} holds {card} twice");
            if let Some(suit) = card.suit() {
                self.claim(seat, suit)?;
            }
        }
        Ok(())
    }
}

pub(super) fn check_deal(place: &Place<'_>, deal: &Deal, owners: &mut Owners) -> Result<(), Halt> {
    require!(
        deal.hands.len() == place.seats,
        "{} hands for {} seats",
        deal.hands.len(),
        place.seats
    );
    for (seat, hand) in deal.hands.iter().enumerate() {
        require!(
            hand.len() == place.cards,
            "seat {seat} is dealt {} cards, not {}",
            hand.len(),
            place.cards
        );
        if place.options.unicolore {
            owners.check_hand(seat, hand)?;
        }
    }
    check_one_deck(deal.hands.iter().flatten().copied().chain(deal.turned))?;
    let is_left = !place.options.unicolore && place.seats * place.cards < 60;
    match deal.turned {
        None => require!(!is_left, "cards are left, but none is turned up"),
        Some(card) => require!(is_left, "{card} is turned up where no card is"),
    }
    Ok(())
}

/// Checks the trump suit: that of the turned card, the dealer's choice for a Wizard, and otherwise
/// none.
pub(super) fn check_trump(
    place: &Place<'_>,
    turned: Option<Card>,
    trump: &Trump,
    tally: &mut Tally,
) -> Result<(), Halt> {
    let Trump { suit, by } = *trump;
    let (occurrence, named) = match turned {
        Some(Card::Wizard) => (Occurrence::TrumpNamed, true),
        Some(Card::Jester) => (Occurrence::JesterTurned, false),
        Some(Card::Suited(..)) => (Occurrence::SuitTurned, false),
        None => (Occurrence::NothingTurned, false),
    };
    if named {
        require!(
            by == Some(place.dealer),
            "a Wizard is turned up: seat {}, the dealer, names trump",
            place.dealer
        );
        require!(suit.is_some(), "the dealer names a trump suit");
    } else {
        require!(by.is_none(), "nobody names trump in this round");
        require!(suit == turned.and_then(Card::suit), "trump is what the turned card says");
    }
    tally.saw(occurrence);
    Ok(())
}
