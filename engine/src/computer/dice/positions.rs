//! Positions made by hand, for tests.

use crate::rules::chance::Chance;
use crate::rules::dice::{
    Ask, Beginning, Color, Dice, DiceGame, DiceSet, Face, Number, Options, Prediction, Rolling,
    SeatView, WizardColor,
};
use crate::rules::{PerSeat, Rules as _, SeatCount, SeenPrediction};

/// A new game of three, seen by the player this many steps clockwise from the Seer.
pub(super) fn view(steps_from_the_seer: usize) -> SeatView {
    let seats = SeatCount::THREE;
    let chance = Chance::new([1; 32]);
    let beginning =
        Beginning::draw(Options::default(), &[], PerSeat::none(seats), &mut chance.set_up())
            .unwrap();
    let mut game = DiceGame::new(&beginning);
    game.go_on(&chance);
    let seer = game.table_view().round.seer;
    game.seat_view(seats.after(seer, steps_from_the_seer))
}

pub(super) fn of(number: u8, color: Color) -> Prediction {
    Prediction { number: Number::new(number).unwrap(), color }
}

impl SeatView {
    pub(super) fn says(mut self, steps: usize, prediction: Prediction) -> Self {
        let seats = self.table.beginning.seats;
        let seat = seats.after(self.table.round.seer, steps);
        self.table.round.predictions[seat] = Some(prediction);
        self.table.predictions[seat] = SeenPrediction::Shown(prediction);
        if seat == self.seat {
            self.prediction = Some(prediction);
        }
        self
    }

    /// The position with these dice on the table after this roll; Wizards count as green.
    pub(super) fn lying(mut self, roll: u8, dice: [Face; 7]) -> Self {
        self.table.round.dice = Dice::from(dice);
        self.table.round.roll = roll;
        self.table.round.wizards = Some(WizardColor::One(Color::Green));
        self
    }
}

/// The question to a Seer who may roll all dice again or score.
pub(super) const fn roll_or_score() -> Ask {
    Ask::RollOrScore { rolling: Rolling { dice: DiceSet::ALL, at_least: 1 }, jester: None }
}
