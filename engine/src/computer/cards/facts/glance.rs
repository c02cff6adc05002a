//! Quantities that the facts of all cards have in common.

use crate::computer::cards::round::{
    Card, Cards, JESTERS, NO_SUIT, Round, Seat, WIZARDS, count, is_jester, is_wizard, rank_of,
    suit, suit_of,
};

/// Quantities that the seat to play can read from the round at once.
pub struct Glance {
    pub(super) seat: Seat,
    pub(super) hand: Cards,
    /// The cards that the seat has not seen.
    pub unseen: Cards,
    pub(super) jesters_out: usize,
    pub(super) wizards_out: usize,
    pub(super) trumps_out: usize,
    pub(super) need: i32,
    /// The class of its need: 0 needs no tricks, 1 some of those left, 2 all of them.
    pub(super) class: usize,
    /// The ranks in its own hand and among the unseen cards, by suit.
    pub(super) own: [u32; 4],
    pub(super) others: [u32; 4],
    pub(super) best_need: usize,
}

impl Glance {
    pub(super) fn at(round: &Round) -> Self {
        let seat = round.turn;
        let (hand, unseen) = (round.hands[seat], round.unseen_by(seat));
        let ranks = |cards: Cards| {
            [0_u8, 1, 2, 3].map(|of| ((cards & suit(of)) >> (13 * u32::from(of))) as u32)
        };
        let left = i32::from(round.tricks_left);
        let need = round.needs(seat).unwrap_or(0);
        let best_need = match round.needs(round.best_seat) {
            _ if round.lying == 0 => 0,
            _ if !round.knows(seat, round.best_seat) => 4,
            Some(1..) => 1,
            Some(0) => 2,
            Some(_) | None => 3,
        };
        Self {
            seat,
            hand,
            unseen,
            jesters_out: count(unseen & JESTERS),
            wizards_out: count(unseen & WIZARDS),
            trumps_out: if round.trump < NO_SUIT { count(unseen & suit(round.trump)) } else { 0 },
            need,
            class: if need <= 0 { 0 } else { 1 + usize::from(need >= left) },
            own: ranks(hand),
            others: ranks(unseen),
            best_need,
        }
    }

    /// The class of its need: 0 needs no tricks, 1 some, 2 all; 3 has too many already.
    pub(super) fn class_or_over(&self) -> usize {
        if self.need < 0 { 3 } else { self.class }
    }

    /// The number of unseen cards of the suit above a rank; in unicolore the mean over the other
    /// hands.
    #[inline]
    pub(super) fn above(&self, round: &Round, of: usize, rank: u32) -> usize {
        let higher = |ranks: u32| (ranks >> (rank + 1)).count_ones() as usize;
        self.unseen_ranks(round, of, higher)
    }

    #[inline]
    pub(super) fn below(&self, round: &Round, of: usize, rank: u32) -> usize {
        let lower = |ranks: u32| (ranks & ((1 << rank) - 1)).count_ones() as usize;
        self.unseen_ranks(round, of, lower)
    }

    #[inline]
    pub(super) fn out(&self, round: &Round, of: usize) -> usize {
        self.unseen_ranks(round, of, |ranks| ranks.count_ones() as usize)
    }

    #[inline]
    fn unseen_ranks(&self, round: &Round, of: usize, number: impl Fn(u32) -> usize) -> usize {
        if round.manner.unicolore {
            let all: usize = self.others.iter().map(|ranks| number(*ranks)).sum();
            (all + (round.seats - 1) / 2) / (round.seats - 1)
        } else {
            number(self.others[of])
        }
    }

    /// The number of unseen cards that would beat a led card, in tenths. A trump over a side suit
    /// can only be played by a player who cannot follow, so it counts as 0.4.
    #[inline]
    pub(super) fn beaters(&self, round: &Round, card: Card) -> i32 {
        if is_wizard(card) {
            return 0;
        }
        let wizards = self.wizards_out as i32;
        if is_jester(card) {
            return 10 * (count(self.unseen) as i32 - self.jesters_out as i32).max(0);
        }
        if round.manner.unicolore {
            let above = |ranks: &u32| (ranks >> (rank_of(card) + 1)).count_ones() as i32;
            return 10 * (wizards + self.others.iter().map(above).sum::<i32>());
        }
        let of = suit_of(card);
        let above = (self.others[usize::from(of)] >> (rank_of(card) + 1)).count_ones() as i32;
        let trumps = if of == round.trump { 0 } else { 4 * self.trumps_out as i32 };
        10 * (wizards + above) + trumps
    }

    /// The other players who have shown a void in this side suit and may hold trumps.
    pub(super) fn ruffers(&self, round: &Round, of: u8) -> impl Iterator<Item = Seat> {
        let seats = if round.trump == NO_SUIT || round.manner.unicolore { 0 } else { round.seats };
        let is_void = |other: Seat, of: u8| round.voids[other] >> of & 1 == 1;
        let ruffs = move |other: &Seat| {
            *other != self.seat && is_void(*other, of) && !is_void(*other, round.trump)
        };
        (0..seats).filter(ruffs)
    }
}
