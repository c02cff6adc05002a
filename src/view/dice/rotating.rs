//! The buttons with which the Seer rotates two dice: a face for the first die, then in its place
//! one for the second.

use super::drafts;
use super::page::OwnPage;
use crate::features::press::Draft;
use crate::rules::dice::{Action, Die, Face, Turned};
use crate::view::components::{Button, Style};

impl OwnPage<'_> {
    /// Rows of three faces, and a button to go back after the first.
    pub(super) fn rotating(&self) -> Vec<Vec<Button>> {
        let faces: Vec<Button> = match self.first_face() {
            None => Face::ALL.into_iter().map(|face| self.first(face)).collect(),
            Some(first) => {
                Face::ALL.into_iter().filter_map(|second| self.second(first, second)).collect()
            }
        };
        let mut rows: Vec<Vec<Button>> = faces.chunks(3).map(<[Button]>::to_vec).collect();
        if self.first_face().is_some() {
            let label = self.words.say("dice-rotate-back");
            rows.push(vec![self.lay_out(Draft::default(), label, Style::Secondary)]);
        }
        rows
    }

    /// The face chosen for the first die, if any.
    pub(super) fn first_face(&self) -> Option<Face> {
        drafts::read_first_face(self.draft, self.own.question)
    }

    fn first(&self, face: Face) -> Button {
        let draft = drafts::first_face(self.own.question, face);
        let label = if self.words.is_in_words() {
            let face = self.words.face_name(face);
            self.words.with("words-first-die", [("face", face.into())]).into()
        } else {
            self.words.face_label(face)
        };
        self.lay_out(draft, label, Style::Primary)
    }

    fn second(&self, first: Face, second: Face) -> Option<Button> {
        let mut dice = Die::all();
        let turned = Turned::new((dice.next()?, first), (dice.next()?, second))?;
        Some(self.answer(Action::Turn(turned), self.words.face_label(second)))
    }
}
