//! The state of a dice game, and how events change it.
//!
//! The state holds only what the events said. Everything that follows from it, such as hits and the
//! remaining pile of Magic Cards, is up to the rules.

use std::sync::Arc;

use super::beginning::Beginning;
use super::die::Turned;
use super::event::{Event, Intention};
use super::magic::MagicCard;
use super::options::Options;
use super::page::{Page, Prediction};
use super::round::{Round, Score, Strike};
use super::scoring::{RollResult, Scoring};
use crate::rules::{PerSeat, Seat, SeatCount};

/// A dice game at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceGame {
    pub(super) beginning: Beginning,
    pub(super) round: Round,
    /// The rounds before this one. Copies of the game share them, because every decision is tried
    /// on a copy.
    pub(super) rounds_before: Arc<Vec<Round>>,
    /// The decisions of the seats about the roll on the table.
    pub(super) intentions: PerSeat<Option<Intention>>,
    pub(super) pages: PerSeat<Page>,
    pub(super) final_scores: Option<FinalScores>,
    pub(super) over: bool,
}

/// The final totals and places, with the numbers of Xs and Jester Scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FinalScores {
    pub(super) totals: PerSeat<i16>,
    pub(super) xs: PerSeat<u8>,
    pub(super) jester_scores: PerSeat<u8>,
    pub(super) places: PerSeat<u8>,
}

impl DiceGame {
    /// The game before its first round.
    pub(super) fn before_the_first_round(beginning: &Beginning) -> Self {
        let seats = beginning.seats;
        Self {
            beginning: *beginning,
            round: Round::begin(seats, 0, beginning.seer, None),
            rounds_before: Arc::default(),
            intentions: PerSeat::none(seats),
            pages: PerSeat::none(seats),
            final_scores: None,
            over: false,
        }
    }

    pub(super) fn write_down(&mut self, event: &Event) {
        match *event {
            Event::Round { round, seer, magic } => self.begin_round(round, seer, magic),
            Event::Turn { faces } => self.turn(faces),
            Event::Predict { seat, number, color } => {
                self.round.predictions[seat] = Some(Prediction { number, color });
            }
            Event::Strike { seat, number, color } => {
                let struck = Prediction { number, color };
                self.round.strikes[seat] = Strike::Box(struck);
                self.pages[seat].strike(struck);
            }
            Event::StrikeNothing { seat } => self.round.strikes[seat] = Strike::Nothing,
            Event::WizardColor { color } => self.round.wizards = Some(color),
            Event::Intend { seat, intention } => self.intentions[seat] = Some(intention),
            Event::Roll { roll, rolled, dice } => {
                self.round.roll = roll;
                self.round.rolled = rolled;
                self.round.dice = dice;
                self.intentions = PerSeat::none(self.seats());
            }
            Event::Leave { seat, jester, count, jesters, xs, minus } => {
                let scoring = if jester { Scoring::JesterScore } else { Scoring::Prediction };
                self.leave(seat, RollResult { scoring, count, jesters, xs, minus });
            }
            Event::End { totals, xs, jester_scores, places } => {
                self.final_scores = Some(FinalScores { totals, xs, jester_scores, places });
                self.over = true;
            }
            Event::Stopped {} => self.over = true,
        }
    }

    fn begin_round(&mut self, number: u8, seer: Seat, magic: Option<MagicCard>) {
        if self.round.number > 0 {
            Arc::make_mut(&mut self.rounds_before).push(self.round);
        }
        self.round = Round::begin(self.seats(), number, seer, magic);
    }

    fn turn(&mut self, turned: Turned) {
        self.round.roll = 1;
        self.round.rolled = turned.faces().map(|(die, _)| die).into_iter().collect();
        for (die, face) in turned.faces() {
            self.round.dice = self.round.dice.with(die, face);
        }
    }

    fn leave(&mut self, seat: Seat, result: RollResult) {
        self.round.scores[seat] = Some(Score { roll: self.round.roll, result });
        self.intentions[seat] = None;
        let Some(prediction) = self.round.predictions[seat] else { return };
        self.pages[seat].write(prediction, result.mark());
        if let Some(jesters) = result.jester_box() {
            self.pages[seat].write_jester_score(jesters);
        }
    }

    pub const fn seats(&self) -> SeatCount {
        self.beginning.seats
    }

    pub const fn options(&self) -> &Options {
        &self.beginning.options
    }

    /// The Page of Prediction of each player.
    pub const fn pages(&self) -> &PerSeat<Page> {
        &self.pages
    }

    /// The number of the round, from 1 (0 before the first).
    pub const fn round(&self) -> u8 {
        self.round.number
    }

    /// All rounds, including this one.
    pub(super) fn rounds(&self) -> impl Iterator<Item = &Round> {
        self.rounds_before.iter().chain([&self.round])
    }

    /// The final place of each seat, once the game has been played to its end.
    pub fn places(&self) -> Option<&PerSeat<u8>> {
        self.final_scores.as_ref().map(|scores| &scores.places)
    }

    /// Returns whether the game has ended or was stopped.
    pub const fn is_over(&self) -> bool {
        self.over
    }
}
