//! The buttons for a prediction: the page as a grid, with a row for each color.

use super::page::OwnPage;
use crate::rules::dice::{Action, BoxSet, BoxState, Color, Mark, Number, Prediction};
use crate::view::components::{Button, Style};

/// The mark for the player's prediction in this round.
const MINE: &str = "◎";

impl OwnPage<'_> {
    /// A row for each color. Only `boxes` can be pressed; each stands for the action that `action`
    /// returns.
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
        let (live, state) = (boxes.has(of), self.view.box_state(of));
        let label = match state {
            BoxState::Taken(_) if !live => self.words.taken_label(),
            BoxState::Free | BoxState::Taken(_) => self.words.box_label(of),
            BoxState::Mine => MINE.into(),
            BoxState::Used(mark) => self.words.used_label(of, mark),
        };
        let answer = self.answer(action(of), label);
        if live { answer } else { Button { style: color_of(state), ..answer }.live_if(false) }
    }
}

/// The color of a box that cannot be pressed.
const fn color_of(state: BoxState) -> Style {
    match state {
        BoxState::Mine => Style::Primary,
        BoxState::Used(mark) => Style::of_good(matches!(mark, Mark::Xs(_))),
        BoxState::Free | BoxState::Taken(_) => Style::Secondary,
    }
}
