//! The hints of a master, at tables that allow them.

use super::Words;
use super::message::{Button, Message, Style};
use super::text::small;
use crate::computer::advice::advice;
use crate::features::press::{Draft, OwnPress, Press, Screen};
use crate::rules::Action;
use crate::table::{PrivateView, PublicView};

impl Words {
    /// The screen that says whether the player gets hints, with the switch for it.
    pub(crate) fn hints_screen(&self, own: &PrivateView, draft: &Draft) -> Message {
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

    /// Adds a master's suggestions above the hand, if the player wants hints.
    pub(crate) fn say_hint(&self, own: &PrivateView, message: &mut Message) {
        if !own.wants_hints || message.content.is_empty() {
            return;
        }
        let moves: Vec<String> =
            advice(&own.game).into_iter().filter_map(|action| self.offered(own, action)).collect();
        if moves.is_empty() {
            return;
        }
        let moves = self.either(verb_said_once(moves));
        let hint = small(&self.with("hints-line", [("moves", moves.into())]));
        // The mark of an edit follows the last line: it needs none of its own below small print.
        message.content = match message.content.rsplit_once('\n') {
            Some((above, last)) => format!("{above}\n{hint}\n{last}"),
            None => format!("{}\n{hint}", message.content),
        };
    }

    /// The words in which this answer is offered.
    fn offered(&self, own: &PrivateView, wanted: Action) -> Option<String> {
        let is_it =
            |press: OwnPress| matches!(press, OwnPress::Answer { action, .. } if action == wanted);
        let offered = self.possible(own).into_iter().find(|possible| is_it(possible.press))?;
        Some(offered.text)
    }
}

impl Words {
    /// The button below the table that opens the hints screen: a page that is full of boxes has no
    /// room for it.
    pub(crate) fn hints_button(&self, table: &PublicView) -> Option<Button> {
        let press = Press::Show(table.id, Screen::Hints);
        let button = Button::new(press, self.say("hints-button"), Style::Secondary);
        table.hints.then_some(button)
    }
}

/// Turns "predict 1 blue", "predict 1 green" into "predict 1 blue", "1 green". The first word of a
/// move is its verb.
fn verb_said_once(mut moves: Vec<String>) -> Vec<String> {
    let verb = moves.first().and_then(|first| first.split_inclusive(' ').next());
    let Some(verb) = verb.map(str::to_owned) else { return moves };
    if verb.ends_with(' ') && moves.iter().all(|one| one.starts_with(&verb)) {
        for other in moves.iter_mut().skip(1) {
            other.drain(..verb.len());
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(moves: [&str; 2]) -> Vec<String> {
        verb_said_once(moves.map(str::to_owned).to_vec())
    }

    #[test]
    fn what_is_done_is_said_once() {
        assert_eq!(said(["predict 1 blue", "predict 2 red"]), ["predict 1 blue", "2 red"]);
        assert_eq!(said(["stay", "leave"]), ["stay", "leave"]);
        assert_eq!(said(["roll 1 2", "leave"]), ["roll 1 2", "leave"]);
        assert_eq!(said(["play a Jester", "play a Wizard"]), ["play a Jester", "a Wizard"]);
        assert!(verb_said_once(Vec::new()).is_empty());
    }
}
