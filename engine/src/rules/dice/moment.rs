//! The stage of a round. It is derived from the events so far, so nothing about it is stored.

use super::die::{DiceSet, Face};
use super::game::DiceGame;
use super::magic::{Jesters, Rolls, Strikes};
use super::page::{BOXES, BoxSet};
use super::round::Strike;
use crate::rules::Seat;

/// The next thing to happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Moment {
    /// The next round begins, or the game ends.
    BetweenRounds,
    /// The Seer turns two dice.
    Turning,
    /// These dice are rolled without a choice.
    RollsByItself(DiceSet),
    Predicting,
    /// The players strike boxes, and the Seer names the Wizard Color.
    Settling,
    /// The Seer chooses dice to roll; no one may leave yet.
    MustRoll,
    /// Each player stays or leaves; if the Seer stays, the Seer rolls.
    Deciding,
    /// There are no more rolls: all players still in the round score this one.
    Scoring,
    Over,
}

/// The moment before the predictions, if the card requires one.
const fn before_predictions(rolls: Rolls) -> Option<Moment> {
    match rolls {
        Rolls::UpToThree | Rolls::SeersNumber => None,
        Rolls::FirstBeforePredictions => Some(Moment::RollsByItself(DiceSet::ALL)),
        Rolls::TwoTurnedFirst => Some(Moment::Turning),
    }
}

impl DiceGame {
    pub(super) fn moment(&self) -> Moment {
        if self.over {
            return Moment::Over;
        }
        let round = &self.round;
        if round.number == 0 || round.is_scored() {
            return Moment::BetweenRounds;
        }
        let rolls = round.effect().rolls;
        if let (0, Some(opening)) = (round.roll, before_predictions(rolls)) {
            return opening;
        }
        if !round.everybody_predicted() {
            return Moment::Predicting;
        }
        if !self.is_settled() {
            return Moment::Settling;
        }
        if round.roll == rolls.before_predictions() {
            self.roll_after_predictions(rolls)
        } else if self.is_last_roll() {
            Moment::Scoring
        } else {
            Moment::Deciding
        }
    }

    fn roll_after_predictions(&self, rolls: Rolls) -> Moment {
        match rolls {
            Rolls::FirstBeforePredictions => Moment::MustRoll,
            Rolls::UpToThree | Rolls::SeersNumber | Rolls::TwoTurnedFirst => {
                Moment::RollsByItself(self.round.roll_after_predictions().dice)
            }
        }
    }

    /// Returns whether the Wizard Color is settled and no player still has to decide about a
    /// strike.
    fn is_settled(&self) -> bool {
        let struck = |seat| self.boxes_to_strike(seat).is_empty();
        self.round.wizards.is_some() && (self.round.roll > 0 || self.seats().seats().all(struck))
    }

    /// The boxes of which this seat may strike one. There are none after its decision or after the
    /// first roll.
    pub(super) fn boxes_to_strike(&self, seat: Seat) -> BoxSet {
        let round = &self.round;
        match (round.effect().strikes, round.strikes[seat], round.predictions[seat]) {
            (Strikes::Everybody, Strike::Undecided, Some(prediction)) if round.roll == 0 => {
                self.pages[seat].minus_boxes(prediction.color)
            }
            (Strikes::Everybody | Strikes::Nobody, _, _) => BoxSet::EMPTY,
        }
    }

    fn is_last_roll(&self) -> bool {
        self.has_left(self.round.seer)
            || Some(self.round.roll) == self.most_rolls()
            || self.dice_to_roll().is_empty()
    }

    /// The largest number of rolls in this round; `None` while it depends on a prediction not yet
    /// made.
    pub(super) fn most_rolls(&self) -> Option<u8> {
        match self.round.effect().rolls {
            Rolls::UpToThree | Rolls::FirstBeforePredictions | Rolls::TwoTurnedFirst => Some(3),
            Rolls::SeersNumber => {
                self.round.predictions[self.round.seer].map(|prediction| prediction.number.get())
            }
        }
    }

    /// The dice that may be rolled again.
    pub(super) fn dice_to_roll(&self) -> DiceSet {
        DiceSet::ALL.minus(self.stuck())
    }

    /// The Jesters that may not be rolled again.
    pub(super) fn stuck(&self) -> DiceSet {
        match self.round.effect().jesters {
            Jesters::Stuck => self.round.dice.showing(Face::Jester),
            Jesters::AsUsual | Jesters::OwnColor | Jesters::SameColumn => DiceSet::EMPTY,
        }
    }

    /// Returns whether this seat has scored this round.
    pub(super) fn has_left(&self, seat: Seat) -> bool {
        self.round.scores[seat].is_some()
    }

    /// The seats that have not scored this round, clockwise from the Seer.
    pub(super) fn still_in(&self) -> impl Iterator<Item = Seat> {
        let clockwise = self.seats().clockwise_from(self.round.seer);
        clockwise.filter(|seat| !self.has_left(*seat))
    }

    /// Returns whether this round is the last one: a player has reached the target, or all pages
    /// are full.
    pub(super) fn is_last_round(&self) -> bool {
        let target = self.options().target.xs();
        let reached = self.pages.values().iter().any(|page| page.xs() >= target);
        self.round.number > 0 && (reached || usize::from(self.round.number) == BOXES)
    }
}
