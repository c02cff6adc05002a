//! A dice game at one moment, and how what happens is written down.

use super::beginning::Beginning;
use super::die::Turned;
use super::event::{Event, Intention};
use super::magic::{MagicCard, Pile};
use super::options::Options;
use super::page::{Page, Prediction};
use super::round::{Round, Score, Strike};
use super::scoring::{RollResult, Scoring, final_points};
use crate::rules::{PerSeat, Seat, SeatCount};

/// A dice game at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceGame {
    pub(super) beginning: Beginning,
    pub(super) pile: Pile,
    pub(super) round: Round,
    /// The round before this one.
    pub(super) before: Option<Round>,
    /// What everybody will do with the roll that lies there.
    pub(super) intentions: PerSeat<Option<Intention>>,
    pub(super) pages: PerSeat<Page>,
    /// How many predictions came true exactly.
    pub(super) exact: PerSeat<u8>,
    pub(super) places: Option<PerSeat<u8>>,
    pub(super) over: bool,
}

impl DiceGame {
    /// The game before its first round.
    pub(super) fn before_the_first_round(beginning: &Beginning) -> Self {
        let seats = beginning.seats;
        Self {
            beginning: *beginning,
            pile: Pile::FULL,
            round: Round::begin(seats, 0, beginning.seer, None),
            before: None,
            intentions: PerSeat::none(seats),
            pages: PerSeat::none(seats),
            exact: PerSeat::none(seats),
            places: None,
            over: false,
        }
    }

    /// Writes down what happened.
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
            Event::End { places, .. } => {
                self.places = Some(places);
                self.over = true;
            }
            Event::Stopped {} => self.over = true,
        }
    }

    fn begin_round(&mut self, number: u8, seer: Seat, magic: Option<MagicCard>) {
        let finished = (self.round.number > 0).then_some(self.round);
        self.before = finished;
        self.round = Round::begin(self.seats(), number, seer, magic);
        if let Some(card) = magic {
            self.pile = self.pile.or_full().without(card);
        }
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
        self.exact[seat] += u8::from(result.count == prediction.number.get());
        self.pages[seat].write(prediction, result.mark());
        if let Some(jesters) = result.jester_box() {
            self.pages[seat].write_jester_score(jesters);
        }
    }

    /// How many play.
    pub const fn seats(&self) -> SeatCount {
        self.beginning.seats
    }

    /// The choices of this game.
    pub const fn options(&self) -> &Options {
        &self.beginning.options
    }

    /// The points so far, with the bonus of those who have reached the target.
    pub fn totals(&self) -> PerSeat<i16> {
        self.pages.map(|page| final_points(&page, self.options().target))
    }

    /// Everybody's Page of Prediction.
    pub const fn pages(&self) -> &PerSeat<Page> {
        &self.pages
    }

    /// The number of the round, from 1 (0 before the first).
    pub const fn round(&self) -> u8 {
        self.round.number
    }

    /// How many predictions have been scored, by each.
    pub fn predictions_scored(&self) -> PerSeat<u8> {
        let before = self.round.number.saturating_sub(1);
        self.round.scores.map(|score| before + u8::from(score.is_some()))
    }

    /// How many of them came true exactly, by each.
    pub const fn predictions_hit(&self) -> &PerSeat<u8> {
        &self.exact
    }

    /// Everybody's place, once the game has been played to its end.
    pub const fn places(&self) -> Option<&PerSeat<u8>> {
        self.places.as_ref()
    }

    /// Whether the game has ended or was stopped.
    pub const fn is_over(&self) -> bool {
        self.over
    }
}
