//! Predicting: the page as buttons, four rows of colours and the Jester row.

use super::marks::box_mark;
use super::page::OwnPage;
use crate::rules::dice::{Action, BoxSet, BoxState, Color, Face, Mark, Number, Prediction};
use crate::view::message::{Button, Style};

/// The own prediction of this round.
const MINE: &str = "◎";
/// A free box that somebody else has taken.
const TAKEN: &str = "–";

impl OwnPage<'_> {
    /// The grid, and the Jester row: Discord's 25 buttons.
    pub(super) fn predicting(&self, boxes: BoxSet) -> Vec<Vec<Button>> {
        let mut rows = self.grid(boxes, Action::Predict);
        rows.push(Number::ALL.map(|number| self.jester_box(number)).to_vec());
        rows
    }

    /// A row for each colour: these boxes may be pressed, and mean this.
    pub(super) fn grid(&self, boxes: BoxSet, action: fn(Prediction) -> Action) -> Vec<Vec<Button>> {
        let row = |color: Color| {
            let of = |number| Prediction { number, color };
            Number::ALL.map(|number| self.box_button(of(number), boxes, action)).to_vec()
        };
        Color::ALL.into_iter().map(row).collect()
    }

    fn box_button(
        &self,
        of: Prediction,
        boxes: BoxSet,
        action: fn(Prediction) -> Action,
    ) -> Button {
        let live = boxes.has(of);
        let place = || format!("{}{}", self.words.face_symbol(of.color.into()), of.number.get());
        let (label, style) = match self.view.box_state(of) {
            BoxState::Free | BoxState::Taken(_) if live => (place(), Style::Primary),
            BoxState::Free => (place(), Style::Secondary),
            BoxState::Taken(_) => (TAKEN.to_owned(), Style::Secondary),
            BoxState::Mine => (MINE.to_owned(), Style::Primary),
            BoxState::Used(mark) if live => (box_mark(mark), Style::Danger),
            BoxState::Used(mark) => (box_mark(mark), style_of(mark)),
        };
        self.answer(action(of), label, style).live_if(live)
    }

    fn jester_box(&self, number: Number) -> Button {
        let place = usize::from(number.get());
        if self.view.page().has_jester_score(number) {
            return self.blank(place, "X", Style::Success);
        }
        let label = format!("{}{}", self.words.face_letter(Face::Jester), number.get());
        self.blank(place, label, Style::Secondary)
    }
}

const fn style_of(mark: Mark) -> Style {
    match mark {
        Mark::Xs(_) => Style::Success,
        Mark::Free | Mark::Minus(_) | Mark::Struck(_) => Style::Secondary,
    }
}
