//! What each lesson is dealt: seats, who deals or rolls, and the luck. `tests/it/lessons.rs` holds that each deal
//! teaches what it should, whatever the learner does, and finds others (`HENGE_LESSONS`).

use super::Lesson;
use crate::rules::cards::{self, Rounds};
use crate::rules::dice::{self, FirstSeer};
use crate::rules::{Chance, OfGame, PerSeat, Seat, SeatCount};

/// What a lesson is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// What is settled before the round.
    pub beginning: OfGame<cards::Beginning, dice::Beginning>,
    /// The number of the luck.
    pub luck: u32,
}

impl Deal {
    /// Where the learner sits.
    pub const LEARNER: Seat = Seat::new(0);

    /// What a lesson is dealt with this luck.
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

    /// What a lesson is dealt.
    pub fn of(lesson: Lesson) -> Self {
        Self::with_luck(
            lesson,
            match lesson {
                // A high trump, and it wins; the suit was turned up.
                Lesson::Predicting => 26,
                // A Wizard, a Jester, a card of the suit that is led first, which is not trump, and one of another suit.
                Lesson::Following => 110,
                // A Wizard is turned up, and the learner holds three cards of one suit, a high one among them.
                Lesson::NamingTrump => 1615,
                // Predictions come true on the first roll, which shows no Jester, or on a later one.
                Lesson::Seer => 1,
                // A Wizard and no Jester lies there after the first roll.
                Lesson::WizardColor => 90,
                // Two or three Jesters lie there after the first roll.
                Lesson::JesterScore => 2,
            },
        )
    }

    /// Its luck. No table's luck is drawn like this.
    pub(super) fn chance(&self) -> Chance {
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&self.luck.to_be_bytes());
        Chance::new(seed)
    }
}

/// The first round of a game of cards: one card each, or four if the game is short.
fn cards(rounds: Rounds, dealer: Seat) -> cards::Beginning {
    let options = cards::Options { rounds, ..cards::Options::default() };
    cards::Beginning { seats: seats(), options, dealer, suits: None }
}

fn dice(seer: Seat) -> dice::Beginning {
    let (options, first) = (dice::Options::default(), FirstSeer::Drawn);
    dice::Beginning { seats: seats(), options, seer, first, last_played: PerSeat::none(seats()) }
}

/// The learner and two computer players.
const fn seats() -> SeatCount {
    SeatCount::THREE
}
