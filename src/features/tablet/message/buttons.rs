//! The buttons of a tablet, and the select of Magic Cards.

use super::Written;
use crate::features::press::{Press, TabletPress};
use crate::tablet::{Due, Named};
use crate::view::components::{Button, Select, SelectValue, Style};

/// The value of the select of Magic Cards that names none.
const NO_CARD: &str = "none";

impl Written<'_> {
    pub(super) fn buttons(&self) -> Vec<Button> {
        let (id, step) = (self.tablet.id, self.sheet.step);
        let button = |press: TabletPress, label: &str, style| {
            Button::new(Press::Tablet(press), self.words.say(label), style)
        };
        let entries = self.tablet.version();
        let undo = (self.sheet.counted > 0)
            .then(|| button(TabletPress::Undo(id, entries), "tablet-undo", Style::Secondary));
        let has_others =
            self.tablet.players.iter().any(
                |player| matches!(player, Named::Person(of) if of.id != self.tablet.scribe.id),
            );
        let own =
            has_others.then(|| button(TabletPress::Own(id, step), "tablet-mine", Style::Secondary));
        let end = button(TabletPress::End(id, entries), "tablet-end", Style::Secondary);
        match self.sheet.due() {
            Due::Nothing => {
                let again = (!self.tablet.is_continued)
                    .then(|| button(TabletPress::Again(id), "tablet-again", Style::Success));
                again.into_iter().chain(undo).collect()
            }
            Due::MagicCard => {
                let draw = button(TabletPress::Draw(id, step), "tablet-draw", Style::Primary);
                [draw].into_iter().chain(undo).chain([end]).collect()
            }
            Due::Predictions | Due::Results => {
                let label = format!("tablet-enter-{}", self.due());
                let line = button(TabletPress::Line(id, step), &label, Style::Primary);
                [line].into_iter().chain(own).chain(undo).chain([end]).collect()
            }
        }
    }

    /// The Magic Cards that may have been drawn at the table.
    pub(super) fn magic_cards(&self) -> Vec<Select> {
        let pile = self.sheet.pile();
        if pile.is_empty() {
            return Vec::new();
        }
        let none = SelectValue {
            value: NO_CARD.to_owned(),
            label: self.words.say("tablet-magic-drawn"),
            description: self.words.say("tablet-magic-drawn-about"),
        };
        let card = |card| SelectValue {
            value: <&str>::from(card).to_owned(),
            label: self.words.magic_name(card),
            description: self.words.say(&format!("magic-brief-{}", <&str>::from(card))),
        };
        let press = Press::Tablet(TabletPress::Magic(self.tablet.id, self.sheet.step));
        let values = [none].into_iter().chain(pile.into_iter().map(card)).collect();
        vec![Select { press, values, chosen: 0 }]
    }
}
