//! The buttons for crossing out a box. The row of the Jester boxes is replaced by a button to cross
//! out nothing.

use super::page::OwnPage;
use crate::rules::dice::{Action, BoxSet};
use crate::view::components::Button;

impl OwnPage<'_> {
    pub(super) fn crossing_out(&self, boxes: BoxSet) -> Vec<Vec<Button>> {
        let mut rows = self.grid(boxes, |of| Action::Strike(Some(of)));
        let label = self.words.say("dice-cross-out-nothing");
        let nothing = self.answer(Action::Strike(None), label);
        rows.push(vec![nothing]);
        rows
    }
}
