//! The state of a card game, and how events change it.
//!
//! The state holds only what the events said. Everything that follows from it, such as who leads or
//! who is void in a suit, is up to the rules.

use std::sync::Arc;

use super::beginning::Beginning;
use super::card::{Card, CardSet, Suit};
use super::event::Event;
use super::options::Options;
use super::schedule::{Schedule, schedule};
use super::trick::Trick;
use crate::rules::{PerSeat, Seat, SeatCount};

/// One line of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundScore {
    /// The number of cards dealt to each player.
    pub cards: u8,
    pub predictions: PerSeat<u8>,
    /// The number of tricks won by each player.
    pub won: PerSeat<u8>,
    /// The points of the round.
    pub points: PerSeat<i16>,
    /// The totals including the points of the round.
    pub totals: PerSeat<i16>,
}

/// The stage of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The first round has not begun, or a round has just been scored.
    BetweenRounds,
    /// The round has been announced, but the cards have not been dealt.
    Dealing,
    /// The cards have been dealt, but trump is not settled.
    SettlingTrump,
    /// The players predict, then play the tricks.
    Playing,
    /// The game has ended or was stopped.
    Over,
}

/// A trick and its winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TakenTrick {
    pub(super) trick: Trick,
    pub(super) winner: Seat,
}

/// The final totals and places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FinalScores {
    pub(super) totals: PerSeat<i16>,
    pub(super) places: PerSeat<u8>,
}

/// A card game at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardGame {
    pub(super) beginning: Beginning,
    pub(super) stage: Stage,
    pub(super) round: u8,
    pub(super) cards: u8,
    pub(super) dealer: Seat,
    pub(super) turned: Option<Card>,
    pub(super) trump: Option<Suit>,
    pub(super) named_by: Option<Seat>,
    pub(super) hands: PerSeat<CardSet>,
    pub(super) predictions: PerSeat<Option<u8>>,
    /// The trick on the table.
    pub(super) trick: Trick,
    /// The tricks taken in this round. Copies of the game share them and the score sheet, because
    /// every decision is tried on a copy.
    pub(super) tricks: Arc<Vec<TakenTrick>>,
    /// The number of tricks each seat has won in this round.
    pub(super) won: PerSeat<u8>,
    /// The tricks of the previous round.
    pub(super) tricks_before: Arc<Vec<TakenTrick>>,
    pub(super) sheet: Arc<Vec<RoundScore>>,
    pub(super) final_scores: Option<FinalScores>,
}

impl CardGame {
    /// The game before its first round.
    pub(super) fn before_the_first_round(beginning: &Beginning) -> Self {
        let seats = beginning.seats;
        Self {
            beginning: *beginning,
            stage: Stage::BetweenRounds,
            round: 0,
            cards: 0,
            dealer: beginning.dealer,
            turned: None,
            trump: None,
            named_by: None,
            hands: PerSeat::none(seats),
            predictions: PerSeat::none(seats),
            trick: Trick::EMPTY,
            tricks: Arc::default(),
            won: PerSeat::none(seats),
            tricks_before: Arc::default(),
            sheet: Arc::default(),
            final_scores: None,
        }
    }

    pub(super) fn write_down(&mut self, event: &Event) {
        match *event {
            Event::Round { round, cards, dealer } => self.begin_round(round, cards, dealer),
            Event::Deal { hands, turned } => {
                self.hands = hands;
                self.turned = turned;
                self.stage = Stage::SettlingTrump;
            }
            Event::Trump { suit, by } => {
                self.trump = suit;
                self.named_by = by;
                self.stage = Stage::Playing;
            }
            Event::Predict { seat, tricks } => self.predictions[seat] = Some(tricks),
            Event::Play { seat, card } => {
                self.hands[seat] = self.hands[seat].without(card);
                self.trick.play(seat, card);
            }
            Event::Trick { winner } => self.take_trick(winner),
            Event::Score { points, totals } => self.score(points, totals),
            Event::End { totals, places } => {
                self.final_scores = Some(FinalScores { totals, places });
                self.stage = Stage::Over;
            }
            Event::Stopped {} => self.stage = Stage::Over,
        }
    }

    fn begin_round(&mut self, round: u8, cards: u8, dealer: Seat) {
        let seats = self.seats();
        self.stage = Stage::Dealing;
        self.round = round;
        self.cards = cards;
        self.dealer = dealer;
        self.turned = None;
        self.trump = None;
        self.named_by = None;
        self.predictions = PerSeat::none(seats);
        self.trick = Trick::EMPTY;
        self.tricks_before = std::mem::take(&mut self.tricks);
        self.won = PerSeat::none(seats);
    }

    fn take_trick(&mut self, winner: Seat) {
        let taken = TakenTrick { trick: self.trick, winner };
        self.trick = Trick::EMPTY;
        Arc::make_mut(&mut self.tricks).push(taken);
        self.won[winner] += 1;
    }

    fn score(&mut self, points: PerSeat<i16>, totals: PerSeat<i16>) {
        self.stage = Stage::BetweenRounds;
        let predictions = self.predictions.map(Option::unwrap_or_default);
        let (cards, won) = (self.cards, self.won);
        Arc::make_mut(&mut self.sheet).push(RoundScore { cards, predictions, won, points, totals });
    }
}

impl CardGame {
    pub fn seats(&self) -> SeatCount {
        self.beginning.seats
    }

    pub fn options(&self) -> &Options {
        &self.beginning.options
    }

    /// The deal sizes of this game.
    pub(super) fn schedule(&self) -> Schedule {
        schedule(self.options(), self.seats())
    }

    /// The totals so far; the final totals once the game has ended.
    pub fn totals(&self) -> PerSeat<i16> {
        let so_far = || self.sheet.last().map(|round| round.totals);
        let totals = self.final_scores.map(|scores| scores.totals).or_else(so_far);
        totals.unwrap_or(PerSeat::none(self.seats()))
    }

    /// The rounds scored so far.
    pub fn sheet(&self) -> &[RoundScore] {
        &self.sheet
    }

    /// The final place of each seat, once the game has been played to its end.
    pub fn places(&self) -> Option<&PerSeat<u8>> {
        self.final_scores.as_ref().map(|scores| &scores.places)
    }

    /// Returns whether the game has ended or was stopped.
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    pub(super) const fn is_unicolore(&self) -> bool {
        self.beginning.suits.is_some()
    }

    pub(super) fn everybody_predicted(&self) -> bool {
        self.predictions.values().iter().all(Option::is_some)
    }

    pub(super) fn tricks_taken(&self) -> u8 {
        self.tricks.len() as u8
    }

    /// The tricks of this round, the last one first; until one is taken, those of the previous
    /// round.
    pub(super) fn last_tricks(&self) -> impl Iterator<Item = &TakenTrick> {
        let tricks = if self.tricks.is_empty() { &self.tricks_before } else { &self.tricks };
        tricks.iter().rev()
    }

    /// The cards played in this round with their seats, in order.
    pub(super) fn plays(&self) -> impl Iterator<Item = (Seat, Card)> {
        let tricks = self.tricks.iter().map(|taken| &taken.trick).chain([&self.trick]);
        tricks.flat_map(|trick| trick.plays().iter().copied())
    }
}
