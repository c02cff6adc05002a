//! The state of a card game, and how events change it.
//!
//! The state holds only what the events said. Everything that follows from it, such as who leads or
//! who is void in a suit, is up to the rules.

use std::sync::Arc;

use super::beginning::Beginning;
use super::card::{Card, CardSet};
use super::event::Event;
use super::options::Options;
use super::round::{Announced, Deal, Round, Stage, TakenTrick};
use super::schedule::{Schedule, schedule};
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

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// The game was played to its end.
    Played { totals: PerSeat<i16>, places: PerSeat<u8> },
    /// The game was stopped.
    Stopped,
}

/// A card game at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardGame {
    pub(super) beginning: Beginning,
    /// The stage, which stays as it was when the game ends.
    pub(super) stage: Stage,
    pub(super) ending: Option<Ending>,
    pub(super) sheet: Arc<Vec<RoundScore>>,
}

impl CardGame {
    /// The game before its first round.
    pub(super) fn before_the_first_round(beginning: &Beginning) -> Self {
        let (stage, sheet) = (Stage::Beginning, Arc::default());
        Self { beginning: *beginning, stage, ending: None, sheet }
    }

    /// Applies an event. One that does not belong to the stage changes nothing.
    pub(super) fn write_down(&mut self, event: &Event) {
        match *event {
            Event::Round { round, cards, dealer } => self.begin_round(round, cards, dealer),
            Event::Deal { hands, turned } => {
                if let Stage::Dealing(announced) = &self.stage {
                    let announced = announced.clone();
                    self.stage = Stage::SettlingTrump(Deal { announced, hands, turned });
                }
            }
            Event::Trump { suit, by } => {
                if let Stage::SettlingTrump(deal) = &self.stage {
                    self.stage = Stage::Playing(Round::new(deal.clone(), suit, by));
                }
            }
            Event::Predict { .. } | Event::Play { .. } | Event::Trick { .. } => {
                if let Stage::Playing(round) = &mut self.stage {
                    round.write_down(event);
                }
            }
            Event::Score { points, totals } => self.score(points, totals),
            Event::End { totals, places } => self.ending = Some(Ending::Played { totals, places }),
            Event::Stopped {} => self.ending = Some(Ending::Stopped),
        }
    }

    fn begin_round(&mut self, number: u8, cards: u8, dealer: Seat) {
        let tricks_before = self.round().map(|round| round.tricks.clone()).unwrap_or_default();
        self.stage = Stage::Dealing(Announced { number, cards, dealer, tricks_before });
    }

    fn score(&mut self, points: PerSeat<i16>, totals: PerSeat<i16>) {
        let Stage::Playing(round) = &self.stage else { return };
        let predictions = round.predictions.map(Option::unwrap_or_default);
        let (cards, won) = (round.cards(), round.won);
        Arc::make_mut(&mut self.sheet).push(RoundScore { cards, predictions, won, points, totals });
        self.stage = Stage::Scored(round.clone());
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
        if let Some(Ending::Played { totals, .. }) = self.ending {
            return totals;
        }
        let so_far = self.sheet.last().map(|round| round.totals);
        so_far.unwrap_or(PerSeat::none(self.seats()))
    }

    /// The rounds scored so far.
    pub fn sheet(&self) -> &[RoundScore] {
        &self.sheet
    }

    /// The final place of each seat, once the game has been played to its end.
    pub const fn places(&self) -> Option<&PerSeat<u8>> {
        match &self.ending {
            Some(Ending::Played { places, .. }) => Some(places),
            Some(Ending::Stopped) | None => None,
        }
    }

    /// Returns whether the game has ended or was stopped.
    pub const fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    pub(super) const fn is_unicolore(&self) -> bool {
        self.beginning.suits.is_some()
    }

    /// The current round, or the one that has just been scored, once it is announced.
    pub(super) const fn announced(&self) -> Option<&Announced> {
        match &self.stage {
            Stage::Beginning => None,
            Stage::Dealing(announced) => Some(announced),
            Stage::SettlingTrump(deal) => Some(&deal.announced),
            Stage::Playing(round) | Stage::Scored(round) => Some(&round.deal.announced),
        }
    }

    /// The same, once its cards are dealt.
    pub(super) const fn dealt(&self) -> Option<&Deal> {
        match &self.stage {
            Stage::Beginning | Stage::Dealing(_) => None,
            Stage::SettlingTrump(deal) => Some(deal),
            Stage::Playing(round) | Stage::Scored(round) => Some(&round.deal),
        }
    }

    /// The same, once trump is settled.
    pub(super) const fn round(&self) -> Option<&Round> {
        match &self.stage {
            Stage::Beginning | Stage::Dealing(_) | Stage::SettlingTrump(_) => None,
            Stage::Playing(round) | Stage::Scored(round) => Some(round),
        }
    }

    /// The number of the round, from 1 (0 before the first).
    pub(super) fn round_number(&self) -> u8 {
        self.announced().map_or(0, |announced| announced.number)
    }

    pub(super) fn dealer(&self) -> Seat {
        self.announced().map_or(self.beginning.dealer, |announced| announced.dealer)
    }

    /// The cards that this seat holds.
    pub(super) fn hand(&self, seat: Seat) -> CardSet {
        self.dealt().map_or(CardSet::EMPTY, |deal| deal.hands[seat])
    }

    pub(super) fn predictions(&self) -> PerSeat<Option<u8>> {
        self.round().map_or(PerSeat::none(self.seats()), |round| round.predictions)
    }

    pub(super) fn everybody_predicted(&self) -> bool {
        self.round().is_some_and(Round::everybody_predicted)
    }

    /// The tricks of this round, the last one first; until one is taken, those of the previous
    /// round.
    pub(super) fn last_tricks(&self) -> impl Iterator<Item = &TakenTrick> {
        let own = self.round().map(|round| &*round.tricks).filter(|tricks| !tricks.is_empty());
        let before = || self.announced().map(|announced| &*announced.tricks_before);
        own.or_else(before).into_iter().flatten().rev()
    }

    /// The cards played in this round with their seats, in order.
    pub(super) fn plays(&self) -> impl Iterator<Item = (Seat, Card)> {
        let tricks = self.round().into_iter().flat_map(Round::all_tricks);
        tricks.flat_map(|trick| trick.plays().iter().copied())
    }
}
