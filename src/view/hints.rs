//! A master's hints, where they may be had.

use super::Words;
use super::message::{Button, Message, Style};
use super::text::small;
use crate::computer::advice::advice;
use crate::press::{Draft, OwnPress, Press, Screen};
use crate::rules::Action;
use crate::table::{PrivateView, PublicView};

impl Words {
    /// Whether one wants hints, and the switch.
    pub(super) fn hints_screen(&self, own: &PrivateView, draft: &Draft) -> Message {
        let (ask, switch) = if own.wants_hints {
            ("hints-are-on", "hints-switch-off")
        } else {
            ("hints-are-off", "hints-switch-on")
        };
        let choice = self.choice(own, draft, switch, OwnPress::Hints(!own.wants_hints));
        let choice = choice.live_if(own.table.hints);
        let ask = if own.table.hints { ask } else { "hints-not-here" };
        self.confirm(own, draft, self.say(ask), vec![choice])
    }

    /// What a master would do, above what stands in one's hand, if one wants to know.
    pub(super) fn say_hint(&self, own: &PrivateView, message: &mut Message) {
        let Some(embed) = message.embed.as_mut().filter(|_| own.wants_hints) else { return };
        let moves: Vec<String> =
            advice(&own.game).into_iter().filter_map(|action| self.offered(own, action)).collect();
        if moves.is_empty() {
            return;
        }
        let hint = self.with("hints-line", [("moves", self.either(moves).into())]);
        embed.description = format!("{}\n{}", small(&hint), embed.description);
    }

    /// This answer, as it is offered.
    fn offered(&self, own: &PrivateView, wanted: Action) -> Option<String> {
        let is_it =
            |press: OwnPress| matches!(press, OwnPress::Answer { action, .. } if action == wanted);
        let offered = self.possible(own).into_iter().find(|possible| is_it(possible.press))?;
        Some(offered.text)
    }

    /// The way to the switch, below the table.
    pub(super) fn hints_button(&self, table: &PublicView) -> Option<Button> {
        let press = Press::Show(table.id, Screen::Hints);
        let button = Button::new(press, self.say("hints-button"), Style::Secondary);
        table.hints.then_some(button)
    }
}
