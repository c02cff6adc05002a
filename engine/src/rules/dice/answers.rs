//! The questions to the seats, and the checks of their answers.

use super::ask::{Ask, Refusal, Rolling};
use super::die::{Color, DiceSet};
use super::event::{Action, Event, Intention};
use super::game::DiceGame;
use super::magic::Predictions;
use super::moment::Moment;
use super::page::{BoxSet, Mark, Number, Prediction};
use super::scoring::Scoring;
use super::wizard_color::WizardColor;
use crate::rules::Seat;

impl DiceGame {
    /// The question this seat may answer: one it has not answered yet, or one whose answer it may
    /// still change.
    pub fn may_answer(&self, seat: Seat) -> Option<Ask> {
        if !self.seats().has(seat) {
            return None;
        }
        let is_seer = seat == self.round.seer;
        match self.moment() {
            Moment::Turning => is_seer.then_some(Ask::Turn),
            Moment::Predicting => {
                self.predicts_now(seat).then(|| Ask::Predict { boxes: self.may_predict(seat) })
            }
            Moment::Settling => self.asked_to_settle(seat),
            Moment::MustRoll => is_seer.then(|| Ask::Roll(self.round.roll_after_predictions())),
            Moment::Deciding => self.asked_to_stay_or_leave(seat),
            Moment::Scoring => {
                let jester = self.jester_score(seat)?;
                (!self.has_left(seat)).then_some(Ask::Score { jester })
            }
            Moment::BetweenRounds | Moment::RollsByItself(_) | Moment::Over => None,
        }
    }

    /// Returns whether the seat has answered this, even if it may still change its answer.
    pub(super) fn has_answered(&self, seat: Seat, ask: &Ask) -> bool {
        match ask {
            Ask::RollOrScore { .. } | Ask::StayOrScore { .. } => self.intentions[seat].is_some(),
            Ask::Turn
            | Ask::Predict { .. }
            | Ask::Strike { .. }
            | Ask::NameWizardColor
            | Ask::Roll(_)
            | Ask::Score { .. } => false,
        }
    }

    /// Returns whether this seat predicts now. Predictions go clockwise from the Seer; if they are
    /// made unseen, all others predict at once after the Seer.
    pub(super) fn predicts_now(&self, seat: Seat) -> bool {
        let open = |seat: Seat| self.round.predictions[seat].is_none();
        let in_turn = || self.seats().clockwise_from(self.round.seer).find(|seat| open(*seat));
        match self.round.effect().predictions {
            Predictions::Unseen if !open(self.round.seer) => open(seat),
            Predictions::Unseen | Predictions::InTurn => in_turn() == Some(seat),
        }
    }

    /// The free boxes that no one has publicly predicted in this round; if there are none, all free
    /// boxes.
    pub(super) fn may_predict(&self, seat: Seat) -> BoxSet {
        let free = self.pages[seat].free();
        let taken = |boxes: BoxSet, other| match self.said_for_all(other) {
            Some(prediction) => boxes.with(prediction),
            None => boxes,
        };
        let others = free.minus(self.seats().seats().fold(BoxSet::EMPTY, taken));
        if others.is_empty() { free } else { others }
    }

    /// The prediction of this seat, if it is public.
    pub(super) fn said_for_all(&self, seat: Seat) -> Option<Prediction> {
        let shown = match self.round.effect().predictions {
            Predictions::InTurn => true,
            Predictions::Unseen => seat == self.round.seer || self.round.everybody_predicted(),
        };
        self.round.predictions[seat].filter(|_| shown)
    }

    fn asked_to_settle(&self, seat: Seat) -> Option<Ask> {
        let boxes = self.boxes_to_strike(seat);
        if !boxes.is_empty() {
            return Some(Ask::Strike { boxes });
        }
        let names = seat == self.round.seer && self.round.wizards.is_none();
        names.then_some(Ask::NameWizardColor)
    }

    fn asked_to_stay_or_leave(&self, seat: Seat) -> Option<Ask> {
        if self.has_left(seat) {
            return None;
        }
        let jester = self.jester_score(seat);
        Some(if seat == self.round.seer {
            let rolling = Rolling { dice: self.dice_to_roll(), at_least: 1 };
            Ask::RollOrScore { rolling, jester }
        } else {
            Ask::StayOrScore { jester }
        })
    }

    /// The Jester box that this seat may use now.
    pub(super) fn jester_score(&self, seat: Seat) -> Option<Number> {
        let prediction = self.round.predictions[seat]?;
        self.round.on_table().jester_score(prediction, &self.pages[seat])
    }
}

/// The checks of the answers.
impl DiceGame {
    pub(super) fn event_of(&self, seat: Seat, action: &Action) -> Result<Event, Refusal> {
        self.check_seer(seat, action)?;
        let ask = self.may_answer(seat).ok_or_else(|| self.why_not_asked(seat))?;
        let intend = |intention| Event::Intend { seat, intention };
        match (*action, ask) {
            (Action::Turn(faces), Ask::Turn) => Ok(Event::Turn { faces }),
            (Action::Predict(prediction), Ask::Predict { boxes }) => {
                self.check_prediction(seat, prediction, boxes)?;
                let Prediction { number, color } = prediction;
                Ok(Event::Predict { seat, number, color })
            }
            (Action::Strike(None), Ask::Strike { .. }) => Ok(Event::StrikeNothing { seat }),
            (Action::Strike(Some(at)), Ask::Strike { boxes }) if boxes.has(at) => {
                Ok(Event::Strike { seat, number: at.number, color: at.color })
            }
            (Action::Strike(Some(at)), Ask::Strike { boxes }) => {
                Err(Refusal::NothingToStrike { at, boxes })
            }
            (Action::NameWizardColor(named), Ask::NameWizardColor) => {
                let color =
                    named.or(self.seer_color()).map_or(WizardColor::Nothing, WizardColor::One);
                Ok(Event::WizardColor { color })
            }
            (Action::Roll(dice), Ask::Roll(rolling) | Ask::RollOrScore { rolling, .. }) => {
                check_roll(dice, rolling)?;
                Ok(intend(Intention::Roll(dice)))
            }
            (Action::Stay, Ask::StayOrScore { .. }) => Ok(intend(Intention::Stay)),
            (Action::Score(scoring), Ask::RollOrScore { .. } | Ask::StayOrScore { .. }) => {
                self.check_scoring(seat, scoring)?;
                Ok(intend(Intention::Score(scoring)))
            }
            (Action::Score(scoring), Ask::Score { .. }) => {
                self.check_scoring(seat, scoring)?;
                self.leave_event(seat, scoring).ok_or(Refusal::NotYourTurn)
            }
            (
                Action::Turn(_)
                | Action::Predict(_)
                | Action::Strike(_)
                | Action::NameWizardColor(_)
                | Action::Roll(_)
                | Action::Score(_)
                | Action::Stay,
                ask,
            ) => Err(Refusal::NotTheQuestion(ask)),
        }
    }

    fn check_seer(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let of_the_seer = match action {
            Action::Turn(_) | Action::NameWizardColor(_) | Action::Roll(_) => true,
            Action::Predict(_) | Action::Strike(_) | Action::Score(_) | Action::Stay => false,
        };
        if of_the_seer && seat != self.round.seer && !self.over {
            return Err(Refusal::OnlyTheSeer(self.round.seer));
        }
        Ok(())
    }

    fn why_not_asked(&self, seat: Seat) -> Refusal {
        if self.over {
            Refusal::Over
        } else if self.seats().has(seat) && self.has_left(seat) {
            Refusal::HasLeft
        } else {
            Refusal::NotYourTurn
        }
    }

    fn check_prediction(
        &self,
        seat: Seat,
        prediction: Prediction,
        boxes: BoxSet,
    ) -> Result<(), Refusal> {
        if boxes.has(prediction) {
            return Ok(());
        }
        let taken_by = |other: &Seat| self.said_for_all(*other) == Some(prediction);
        match (self.pages[seat].mark(prediction), self.seats().seats().find(taken_by)) {
            (Mark::Free, Some(by)) => Err(Refusal::BoxTaken { prediction, by }),
            (Mark::Free | Mark::Xs(_) | Mark::Minus(_) | Mark::Struck(_), _) => {
                Err(Refusal::BoxUsed(prediction))
            }
        }
    }

    pub(super) fn check_scoring(&self, seat: Seat, scoring: Scoring) -> Result<(), Refusal> {
        let allowed = match scoring {
            Scoring::Prediction => true,
            Scoring::JesterScore => self.jester_score(seat).is_some(),
        };
        if allowed { Ok(()) } else { Err(self.why_no_jester_score(seat)) }
    }

    fn why_no_jester_score(&self, seat: Seat) -> Refusal {
        let jesters = self.round.on_table().jesters();
        match Number::new(jesters) {
            None => Refusal::NoJesterBox { jesters },
            Some(number) if self.pages[seat].has_jester_score(number) => {
                Refusal::JesterBoxUsed(number)
            }
            Some(_) => Refusal::Hit,
        }
    }

    /// The event if this seat leaves now; `None` if it has predicted nothing.
    pub(super) fn leave_event(&self, seat: Seat, scoring: Scoring) -> Option<Event> {
        let prediction = self.round.predictions[seat]?;
        Some(Event::leave(seat, self.round.on_table().result(prediction, scoring)))
    }

    /// The color of the Seer's prediction.
    fn seer_color(&self) -> Option<Color> {
        self.round.predictions[self.round.seer].map(|prediction| prediction.color)
    }
}

fn check_roll(dice: DiceSet, rolling: Rolling) -> Result<(), Refusal> {
    let stuck = dice.minus(rolling.dice);
    if !stuck.is_empty() {
        return Err(Refusal::StuckJesters(stuck));
    }
    if dice.len() < usize::from(rolling.at_least) {
        return Err(Refusal::TooFewDice { at_least: rolling.at_least });
    }
    Ok(())
}
