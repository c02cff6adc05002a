//! The deal of each lesson: the seats, who deals or rolls, and the luck. `tests/it/lessons.rs` checks
//! that each deal teaches what it should, whatever the learner does, and searches for other
//! suitable deals (`HENGE_LESSONS`).

use super::Lesson;
use crate::rules::cards::{self, Rounds};
use crate::rules::dice::{self, FirstSeer};
use crate::rules::games::each_game;
use crate::rules::{Chance, OfGame, PerSeat, Rules, Seat, SeatCount};

/// The starting position of a lesson and its luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The setup before the round begins.
    pub beginning: each_game!(Rules::Beginning),
    /// The number from which the seed of the lesson's luck is made.
    pub luck: u32,
}

impl Deal {
    /// The seat of the learner; the computer players sit to the left.
    pub const LEARNER: Seat = Seat::new(0);

    /// The deal of a lesson with the given luck.
    pub fn with_luck(lesson: Lesson, luck: u32) -> Self {
        let [learner, left, right] = [0, 1, 2].map(Seat::new);
        let beginning = match lesson {
            // The learner predicts and leads first.
            Lesson::Predicting => OfGame::Cards(cards(Rounds::All, right)),
            // The learner plays second.
            Lesson::Following => OfGame::Cards(cards(Rounds::Short, left)),
            Lesson::NamingTrump => OfGame::Cards(cards(Rounds::Short, learner)),
            Lesson::Seer | Lesson::JesterScore => OfGame::Dice(dice(left)),
            Lesson::WizardColor => OfGame::Dice(dice(learner)),
        };
        Self { beginning, luck }
    }

    /// The deal used for a lesson.
    pub fn of(lesson: Lesson) -> Self {
        Self::with_luck(
            lesson,
            match lesson {
                // The learner holds a high trump, which wins; the turned-up card set the trump
                // suit.
                Lesson::Predicting => 26,
                // The learner holds a Wizard, a Jester, a card of the suit led first (which is not
                // trump), and a card of another suit.
                Lesson::Following => 110,
                // A Wizard is turned up, and the learner holds three cards of one suit, one of them
                // high.
                Lesson::NamingTrump => 1615,
                // Predictions come true on the first roll, which shows no Jester, or on a later
                // one.
                Lesson::Seer => 1,
                // The first roll shows a Wizard and no Jester.
                Lesson::WizardColor => 90,
                // The first roll shows two or three Jesters.
                Lesson::JesterScore => 2,
            },
        )
    }

    /// The lesson's luck. The seed of a table is never made this way.
    pub(super) fn chance(&self) -> Chance {
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&self.luck.to_be_bytes());
        Chance::new(seed)
    }
}

/// The first round of a card game: one card each, or four cards each in a short game.
fn cards(rounds: Rounds, dealer: Seat) -> cards::Beginning {
    let options = cards::Options { rounds, ..cards::Options::default() };
    cards::Beginning { seats: seats(), options, dealer, suits: None }
}

fn dice(seer: Seat) -> dice::Beginning {
    let (options, first) = (dice::Options::default(), FirstSeer::Drawn);
    dice::Beginning { seats: seats(), options, seer, first, last_played: PerSeat::none(seats()) }
}

/// The number of seats: the learner and two computer players.
const fn seats() -> SeatCount {
    SeatCount::THREE
}
