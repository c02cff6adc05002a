//! The buttons with which the Seer names the Wizard Color.

use super::page::OwnPage;
use crate::rules::dice::{Action, Color, Prediction};
use crate::view::components::Button;

impl OwnPage<'_> {
    /// The four colors, and a button for the color of the player's own prediction.
    pub(super) fn naming_the_wizard_color(&self) -> Vec<Vec<Button>> {
        let named = |color: Color| {
            let label = self.words.color_label(color, None);
            self.answer(Action::NameWizardColor(Some(color)), label)
        };
        let as_predicted = |of: Prediction| {
            let label = self.words.color_label(of.color, Some("dice-own-color"));
            vec![self.answer(Action::NameWizardColor(None), label)]
        };
        let mut rows = vec![Color::ALL.map(named).to_vec()];
        rows.extend(self.view.prediction.map(as_predicted));
        rows
    }
}
