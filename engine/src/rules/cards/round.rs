//! The stages of a card game, and what a round consists of at each of them.

use std::sync::Arc;

use super::card::{Card, CardSet, Suit};
use super::event::Event;
use super::trick::Trick;
use crate::rules::{PerSeat, Seat};

/// The stage of a game. Each owns what exists at that time, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The first round has not begun.
    Beginning,
    /// A round has been announced, but the cards have not been dealt.
    Dealing(Announced),
    /// The cards have been dealt, but trump is not settled.
    SettlingTrump(Deal),
    /// The players predict, then play the tricks.
    Playing(Round),
    /// The round has been scored.
    Scored(Round),
}

/// A round that has been announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Announced {
    /// The number of the round, from 1.
    pub(super) number: u8,
    /// The number of cards dealt to each player.
    pub(super) cards: u8,
    pub(super) dealer: Seat,
    /// The tricks of the previous round. Copies of the game share all tricks and the score sheet,
    /// because every decision is tried on a copy.
    pub(super) tricks_before: Arc<Vec<TakenTrick>>,
}

/// A round whose cards have been dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Deal {
    pub(super) announced: Announced,
    pub(super) hands: PerSeat<CardSet>,
    pub(super) turned: Option<Card>,
}

/// A round in which trump is settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Round {
    pub(super) deal: Deal,
    pub(super) trump: Option<Suit>,
    /// The dealer who named the trump suit, if one had to be named.
    pub(super) named_by: Option<Seat>,
    pub(super) predictions: PerSeat<Option<u8>>,
    /// The trick on the table.
    pub(super) trick: Trick,
    /// The tricks taken in this round.
    pub(super) tricks: Arc<Vec<TakenTrick>>,
    /// The number of tricks each seat has won.
    pub(super) won: PerSeat<u8>,
}

/// A trick and its winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TakenTrick {
    pub(super) trick: Trick,
    pub(super) winner: Seat,
}

impl Round {
    pub(super) fn new(deal: Deal, trump: Option<Suit>, named_by: Option<Seat>) -> Self {
        let seats = deal.hands.seats();
        Self {
            deal,
            trump,
            named_by,
            predictions: PerSeat::none(seats),
            trick: Trick::EMPTY,
            tricks: Arc::default(),
            won: PerSeat::none(seats),
        }
    }

    pub(super) fn write_down(&mut self, event: &Event) {
        match *event {
            Event::Predict { seat, tricks } => self.predictions[seat] = Some(tricks),
            Event::Play { seat, card } => {
                let hands = &mut self.deal.hands;
                hands[seat] = hands[seat].without(card);
                self.trick.play(seat, card);
            }
            Event::Trick { winner } => {
                let taken = TakenTrick { trick: self.trick, winner };
                self.trick = Trick::EMPTY;
                Arc::make_mut(&mut self.tricks).push(taken);
                self.won[winner] += 1;
            }
            Event::Round { .. }
            | Event::Deal { .. }
            | Event::Trump { .. }
            | Event::Score { .. }
            | Event::End { .. }
            | Event::Stopped {} => {}
        }
    }

    /// The number of cards dealt to each player.
    pub(super) const fn cards(&self) -> u8 {
        self.deal.announced.cards
    }

    pub(super) const fn dealer(&self) -> Seat {
        self.deal.announced.dealer
    }

    pub(super) const fn hands(&self) -> &PerSeat<CardSet> {
        &self.deal.hands
    }

    pub(super) fn everybody_predicted(&self) -> bool {
        self.predictions.values().iter().all(Option::is_some)
    }

    pub(super) fn tricks_taken(&self) -> u8 {
        self.tricks.len() as u8
    }

    /// The tricks of this round, including the one on the table.
    pub(super) fn all_tricks(&self) -> impl Iterator<Item = &Trick> {
        self.tricks.iter().map(|taken| &taken.trick).chain([&self.trick])
    }
}
