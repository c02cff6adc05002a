//! One trick: what may be played to it, and who wins it.

use arrayvec::ArrayVec;

use super::card::{Card, CardSet, Suit};
use crate::rules::seat::{MOST_SEATS, Seat, SeatCount};

/// The cards of one trick in the order in which they were played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trick {
    leader: Seat,
    cards: ArrayVec<Card, MOST_SEATS>,
}

/// What makes one card beat another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranking {
    /// The game of the books: Wizards, then trump, then the suit to follow.
    Trump(Option<Suit>),
    /// Unicolore: the rank alone, a Wizard above 13, a Jester below 1.
    Unicolore,
}

impl Trick {
    /// A trick that this seat leads.
    pub const fn led_by(leader: Seat) -> Self {
        Self { leader, cards: ArrayVec::new_const() }
    }

    /// Who played, or will play, the first card.
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// How many cards lie there.
    pub const fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether nobody has played to it yet.
    pub const fn is_empty(&self) -> bool {
        self.cards.len() == 0
    }

    /// Adds the next card. A trick that is full stays as it is.
    pub fn play(&mut self, card: Card) {
        // A full trick takes no card: `CardGame` asks nobody for one.
        let _ = self.cards.try_push(card);
    }

    /// Who played what, in order.
    pub fn plays(&self, seats: SeatCount) -> impl Iterator<Item = (Seat, Card)> {
        seats.clockwise_from(self.leader).zip(self.cards.iter().copied())
    }

    /// The suit to follow: that of the first card that is not a Jester. `None` before there is one,
    /// and when that card is a Wizard.
    pub fn suit_to_follow(&self) -> Option<Suit> {
        self.cards.iter().find(|card| **card != Card::Jester)?.suit()
    }

    /// What may be played from this hand: who holds the suit to follow plays it, or a Wizard, or a
    /// Jester; who holds none of it plays anything.
    pub fn playable(&self, hand: CardSet) -> CardSet {
        let Some(suit) = self.suit_to_follow() else {
            return hand;
        };
        let following = hand.and(CardSet::suit(suit));
        if following.is_empty() {
            return hand;
        }
        hand.and(CardSet::suit(suit).or(CardSet::wizards_and_jesters()))
    }

    /// Who wins if nothing more is played: the first Wizard; else the highest trump; else the highest
    /// card of the suit to follow; a trick of Jesters only goes to the first of them.
    /// `None` for a trick without a card.
    pub fn winner(&self, ranking: Ranking, seats: SeatCount) -> Option<Seat> {
        let strength = |card: Card| strength(card, ranking, self.suit_to_follow());
        let mut plays = self.plays(seats);
        let first = plays.next()?;
        let best = plays.fold(
            first,
            |best, play| {
                if strength(play.1) > strength(best.1) { play } else { best }
            },
        );
        Some(best.0)
    }
}

/// Of equal strength the card played first wins, so Wizards among themselves need no order.
fn strength(card: Card, ranking: Ranking, follow: Option<Suit>) -> u8 {
    match (card, ranking) {
        (Card::Wizard, _) => 40,
        (Card::Jester, _) => 0,
        (Card::Suited(_, rank), Ranking::Unicolore) => rank.number(),
        (Card::Suited(suit, rank), Ranking::Trump(trump)) => {
            if Some(suit) == trump {
                20 + rank.number()
            } else if Some(suit) == follow {
                rank.number()
            } else {
                0
            }
        }
    }
}
