//! The hints of a master, at tables that allow them.

use super::Words;
use super::message::{Button, Message, Style};
use super::text::small;
use crate::computer::advice::advice;
use crate::features::press::{Draft, OwnPress, Press, Screen};
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
        let advice = advice(&own.game);
        if advice.is_empty() {
            return;
        }
        let moves = self.moves(&advice);
        let hint = small(&self.with("hints-line", [("moves", moves.into())]));
        // The mark of an edit follows the last line: it needs none of its own below small print.
        message.content = match message.content.rsplit_once('\n') {
            Some((above, last)) => format!("{above}\n{hint}\n{last}"),
            None => format!("{}\n{hint}", message.content),
        };
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::rules::cards::Card;
    use crate::rules::{cards, dice};

    #[test]
    fn what_is_done_is_said_once() {
        let play = |card: Card| cards::Action::Play(card);
        let cards = [play(Card::Jester), play(Card::Wizard)];
        assert_eq!(Words::english().moves(&cards), "play Jester or Wizard");
        assert_eq!(Words::of(Language::German).moves(&cards), "Narr oder Zauberer spielen");
        let dice = [dice::Action::Stay, dice::Action::Score(dice::Scoring::Prediction)];
        assert_eq!(Words::english().moves(&dice), "stay or score");
    }
}
