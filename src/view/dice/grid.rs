//! Predicting: the page as buttons, four rows of colours and the Jester row.

use super::page::OwnPage;
use crate::rules::dice::{Action, BoxSet, BoxState, Color, Mark, Number, Prediction};
use crate::view::message::{Button, Style};

/// The own prediction of this round.
const MINE: &str = "◎";

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
        let place = || self.words.box_label(of);
        let (label, style) = match self.view.box_state(of) {
            BoxState::Free | BoxState::Taken(_) if live => (place(), Style::Primary),
            BoxState::Free => (place(), Style::Secondary),
            BoxState::Taken(_) => (self.words.taken_label(), Style::Secondary),
            BoxState::Mine => (MINE.into(), Style::Primary),
            BoxState::Used(mark) if live => (self.words.used_label(of, mark), Style::Danger),
            BoxState::Used(mark) => (self.words.used_label(of, mark), style_of(mark)),
        };
        self.answer(action(of), label, style).live_if(live)
    }

    fn jester_box(&self, number: Number) -> Button {
        let place = usize::from(number.get());
        if self.view.page().has_jester_score(number) {
            return self.blank(place, self.words.mark_label(Mark::Xs(1)), Style::Success);
        }
        self.blank(place, self.words.jester_box_label(number), Style::Secondary)
    }
}

const fn style_of(mark: Mark) -> Style {
    match mark {
        Mark::Xs(_) => Style::Success,
        Mark::Free | Mark::Minus(_) | Mark::Struck(_) => Style::Secondary,
    }
}
