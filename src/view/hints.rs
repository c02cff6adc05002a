//! A master's hint on a player's private message, at tables that allow hints.

use super::Words;
use super::components::{Button, Style};
use super::message::Message;
use super::reasons::Form;
use crate::computer::Plays as _;
use crate::computer::hint::{Hint, Why, hint};
use crate::features::press::{Draft, OwnPress, Press, Screen};
use crate::rules::SeatView;
use crate::rules::games::of_game;
use crate::table::PrivateView;

impl Words {
    /// Adds a hint above the last line of the hand or page, and disables the button for it.
    pub(crate) fn say_hint(&self, own: &PrivateView, message: &mut Message) {
        if message.content.is_empty() || !own.table.hints {
            return;
        }
        let Some(hint) = hint(&own.game) else { return };
        message.content = above_last_line(&message.content, &self.hint(hint));
        for button in message.rows.iter_mut().flatten() {
            if matches!(button.press, Press::Own(_, _, OwnPress::Show(Screen::Hints))) {
                *button = button.clone().live_if(false);
            }
        }
    }

    fn hint(&self, hint: Hint) -> String {
        let action = self.moves(&[hint.action]);
        match hint.why {
            Some(why) => {
                let values = [("move", action.into()), ("why", self.why_master(why).into())];
                self.with("hints-line", values)
            }
            None => self.with("hints-line-alone", [("move", action.into())]),
        }
    }

    /// The clause that gives a master's reason.
    fn why_master(&self, why: Why) -> String {
        let chance = |id: &str, chance: u8| self.with(id, [("chance", chance.into())]);
        let minus = |id: &str, minus: u8| self.with(id, [("minus", minus.into())]);
        match why {
            Why::Forced => self.say("why-forced"),
            Why::Equal => self.say("why-equal"),
            Why::Reason(reason) => self.reason(reason, Form::Hint),
            Why::Chance(of) => chance("why-chance", of),
            Why::OutOfReach => self.say("why-out-of-reach"),
            Why::Unlikely => self.say("why-unlikely"),
            Why::Worth { chance, points } => {
                let values = [("chance", chance.into()), ("points", points.into())];
                self.with("why-worth", values)
            }
            Why::Box(of, chance) => {
                let values = [("box", self.said(of).into()), ("chance", chance.into())];
                self.with("why-box", values)
            }
            Why::Hit(Some(of)) => chance("why-hit", of),
            Why::Hit(None) => self.say("why-hit-last"),
            Why::Miss(Some(of)) => chance("why-miss", of),
            Why::Miss(None) => self.say("why-miss-last"),
            Why::JesterScore { minus: points } => minus("why-jester-score", points),
            Why::Minus(points) => minus("why-minus", points),
        }
    }

    /// The button for a hint on the hand or page, if the table allows hints and the player is asked
    /// something. A player who wants every hint needs none.
    pub(crate) fn own_hint_button(&self, own: &PrivateView, draft: &Draft) -> Option<Button> {
        let press = Press::Own(own.table.id, draft.clone(), OwnPress::Show(Screen::Hints));
        let may_ask = own.table.hints && !own.wants_hints && is_asked(&own.game);
        may_ask.then(|| Button::new(press, self.say("hints-button"), Style::Secondary))
    }
}

fn is_asked(view: &SeatView) -> bool {
    of_game!(view, view: Game => !Game::answers(view).is_empty())
}

/// A hand or page with one more line. The mark of an edit follows the last line: it needs none of its
/// own below small print.
pub(super) fn above_last_line(content: &str, line: &str) -> String {
    match content.rsplit_once('\n') {
        Some((above, last)) => format!("{above}\n{line}\n{last}"),
        None => format!("{content}\n{line}"),
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
