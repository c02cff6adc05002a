//! The moves of the dice game in words, whether possible or already made.

use strum::VariantArray as _;

use super::page::OwnPage;
use super::page_order::{after_roll, word};
use crate::features::press::OwnPress;
use crate::rules::dice::{Action, Ask, DiceSet, Face, Prediction, Rolling, Scoring, SeatView};
use crate::table::AfterRoll;
use crate::view::Words;
use crate::view::emojis::Label;
use crate::view::game::{Chosen, Deed};
use crate::view::possible::Possible;

impl OwnPage<'_> {
    /// The possible answers to the current question, even to one that is answered but may still be
    /// changed; then the orders, which only tables have.
    pub(super) fn possible(&self) -> Vec<Possible> {
        let ask = self.view.may_answer;
        let mut answers = ask.as_ref().map(Ask::answers).unwrap_or_default();
        if let Some(rolling) = ask.and_then(|ask| ask.rolling()) {
            let marked = self.marked(rolling);
            answers.sort_by_key(|action| place(*action, rolling, marked));
        }
        let answer = |action: Action| {
            let (text, note) = (self.words.moves(&[action]), self.note(action));
            Possible::answer(self.own.question, action, text, note)
        };
        let orders = AfterRoll::VARIANTS.iter().filter(|_| self.own.table.exists());
        let orders = orders.map(|order| self.order_in_words(*order));
        answers.into_iter().map(answer).chain(orders).collect()
    }

    /// All boxes, if one is asked for, whether the rules allow them now or not.
    pub(super) fn conceivable(&self) -> Vec<Possible> {
        let answer: fn(Prediction) -> Action = match self.view.may_answer {
            Some(Ask::Predict { .. }) => Action::Predict,
            Some(Ask::Strike { .. }) => |of| Action::Strike(Some(of)),
            _ => return Vec::new(),
        };
        let answer = |of| {
            let text = self.words.moves(&[answer(of)]);
            Possible::answer(self.own.question, answer(of), text, None)
        };
        Prediction::all().map(answer).collect()
    }

    /// The faces of dice that would be rolled, or the result of a score.
    fn note(&self, action: Action) -> Option<String> {
        match action {
            Action::Roll(dice) => self.lying(dice),
            Action::Score(scoring) => {
                self.would_be(scoring).map(|result| self.words.plain_result(&result))
            }
            Action::NameWizardColor(None) => {
                let own = self.view.prediction?;
                Some(self.words.face_name(own.color.into()))
            }
            Action::Turn(_)
            | Action::Predict(_)
            | Action::Strike(_)
            | Action::NameWizardColor(Some(_))
            | Action::Stay => None,
        }
    }

    /// The faces of these dice, if they have been rolled.
    fn lying(&self, dice: DiceSet) -> Option<String> {
        let show = |die| self.view.table.round.dice.face(die);
        let faces: Option<Vec<Face>> = dice.dice().map(show).collect();
        let names = faces?.into_iter().map(|face| self.words.face_name(face));
        Some(self.words.listed(names))
    }

    fn order_in_words(&self, order: AfterRoll) -> Possible {
        let text = self.words.say(&format!("move-order-{}", word(order)));
        let order = after_roll(self.own, order);
        let holds = self.own.order == order;
        let note = if holds { self.words.say("move-order-holds") } else { String::new() };
        Possible { text, note, press: OwnPress::Order(order) }
    }
}

impl Deed for Action {
    fn in_words(&self, words: &Words) -> (&'static str, Option<String>) {
        match *self {
            Self::Turn(turned) => {
                let faces = turned.faces().map(|(_, face)| words.die_face(face));
                ("done-rotate", Some(faces.join(" ")))
            }
            Self::Predict(of) => ("done-predict", Some(words.said(of))),
            Self::Strike(Some(of)) => ("done-cross-out", Some(words.said(of))),
            Self::Strike(None) => ("done-cross-out-nothing", None),
            Self::NameWizardColor(Some(color)) => ("done-wizard-color", Some(words.color(color))),
            Self::NameWizardColor(None) => ("done-own-color", None),
            Self::Roll(_) => ("done-roll", None),
            Self::Score(Scoring::Prediction) => ("done-score", None),
            Self::Score(Scoring::JesterScore) => ("done-jester-score", None),
            Self::Stay => ("done-stay", None),
        }
    }

    fn offered(&self, words: &Words) -> (&'static str, Option<String>) {
        let face = |face: Face| words.face_name(face);
        let of_box = |of: Prediction| words.box_in_words(of);
        match *self {
            Self::Turn(turned) => {
                let faces = turned.faces().map(|(_, shown)| face(shown));
                ("move-rotate", Some(words.list(faces.to_vec())))
            }
            Self::Predict(of) => ("move-predict", Some(of_box(of))),
            Self::Strike(Some(of)) => ("move-cross-out", Some(of_box(of))),
            Self::Strike(None) => ("move-cross-out-nothing", None),
            Self::NameWizardColor(Some(color)) => ("move-wizard-color", Some(face(color.into()))),
            Self::NameWizardColor(None) => ("move-own-color", None),
            Self::Roll(dice) => ("move-roll", Some(numbers(dice))),
            Self::Score(Scoring::Prediction) => ("move-score", None),
            Self::Score(Scoring::JesterScore) => ("move-jester-score", None),
            Self::Stay => ("move-stay", None),
        }
    }
}

impl Chosen<Action> for SeatView {
    fn label(&self, words: &Words, action: Action) -> Label {
        match action {
            Action::Predict(of) | Action::Strike(Some(of)) => words.box_label(of),
            Action::Turn(_)
            | Action::Strike(None)
            | Action::NameWizardColor(_)
            | Action::Roll(_)
            | Action::Score(_)
            | Action::Stay => words.moves(&[action]).into(),
        }
    }

    fn chosen(&self, words: &Words, action: Action) -> String {
        let Action::Roll(rolled) = action else { return words.one_deed(&action) };
        let faces = |dice: DiceSet| -> Vec<String> {
            let shown = dice.dice().filter_map(|die| self.table.round.dice.face(die));
            shown.map(|face| words.die_face(face)).collect()
        };
        let kept = faces(DiceSet::ALL.minus(rolled));
        match (kept.is_empty(), faces(rolled).is_empty()) {
            (false, _) => words.with("coach-kept", [("things", kept.join(" ").into())]),
            (true, false) => words.say("coach-rolled-all"),
            // This is the first roll of a round.
            (true, true) => words.one_deed(&action),
        }
    }
}

/// The sort order of answers: the marked dice, then everything but rolls, then all dice, single
/// dice, pairs, and so on.
fn place(action: Action, rolling: Rolling, marked: DiceSet) -> usize {
    match action {
        Action::Roll(dice) if dice == marked => 0,
        Action::Roll(dice) if dice == rolling.dice => 2,
        Action::Roll(dice) => 2 + dice.len(),
        Action::Turn(_)
        | Action::Predict(_)
        | Action::Strike(_)
        | Action::NameWizardColor(_)
        | Action::Score(_)
        | Action::Stay => 1,
    }
}

/// The numbers of dice as shown on the page, like `2 4 5`.
fn numbers(dice: DiceSet) -> String {
    let numbers = dice.dice().map(|die| (die.index() + 1).to_string());
    numbers.collect::<Vec<_>>().join(" ")
}
