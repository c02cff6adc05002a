//! The Seer names the Wizard Color.

use super::page::OwnPage;
use crate::rules::dice::{Action, Color};
use crate::view::message::{Button, Style};

impl OwnPage<'_> {
    /// The four colours, and that of the own prediction.
    pub(super) fn naming_the_wizard_color(&self) -> Vec<Vec<Button>> {
        let named = |color: Color| {
            let label = self.words.dice_color(color);
            self.answer(Action::NameWizardColor(Some(color)), label, Style::Secondary)
        };
        let own = self.view.prediction.map(|of| self.words.dice_color(of.color));
        let label = self.words.with("dice-own-color", [("color", own.unwrap_or_default().into())]);
        let as_predicted = self.answer(Action::NameWizardColor(None), label, Style::Primary);
        vec![Color::ALL.map(named).to_vec(), vec![as_predicted], self.tools()]
    }
}
