//! What is asked or told in a private message of its own: how a roll is scored, what a die is turned to,
//! how one's standing order is.

use super::{face, mark};
use crate::press::Press;
use crate::rules;
use crate::rules::dice::{Action, Ask, Die, Face, Scoring, Turned};
use crate::table::{SeatFace, SeatView, StandingOrder, TableId};
use crate::view::Words;
use crate::view::message::{Button, Message, PrivateMessage, Style};

impl Words {
    /// Asks how a roll is scored, where there is a choice.
    pub fn ask_how_to_score(&self, seat: &SeatFace) -> Option<PrivateMessage> {
        let SeatView::Dice(view) = &seat.view else { return None };
        let offer = view.offer()?;
        let jester = offer.jester_score?;
        let plain = self.with("page-score-plain", [("mark", mark(offer.prediction.mark()).into())]);
        let with_jester = self.with(
            "page-score-jester",
            [("jesters", jester.jester_box()?.get().into()), ("mark", mark(jester.mark()).into())],
        );
        let act =
            |scoring, label, style| Button::new(choice(seat, Action::Score(scoring)), label, style);
        let buttons = vec![
            act(Scoring::JesterScore, with_jester, Style::Primary),
            act(Scoring::Prediction, plain, Style::Secondary),
        ];
        let question = Message::sentence(self.say("page-score-ask"));
        Some(PrivateMessage(Message { rows: vec![buttons], ..question }))
    }

    /// Asks the Seer what the second of two dice shall show.
    pub fn ask_what_to_turn(&self, seat: &SeatFace, first: Face) -> Option<PrivateMessage> {
        let SeatView::Dice(view) = &seat.view else { return None };
        let Some(Ask::Turn) = view.ask else { return None };
        let mut dice = Die::all();
        let (one, other) = (dice.next()?, dice.next()?);
        let button = |second: &Face| {
            let turned = Turned::new((one, first), (other, *second))?;
            Some(Button::new(choice(seat, Action::Turn(turned)), face(*second), Style::Primary))
        };
        let rows: Vec<Vec<Button>> =
            Face::ALL.chunks(3).map(|faces| faces.iter().filter_map(button).collect()).collect();
        let question = self.with("page-turn-second", [("face", face(first).into())]);
        Some(PrivateMessage(Message { rows, ..Message::sentence(question) }))
    }

    /// How somebody's standing order is, and the button that switches it.
    pub fn standing_order(&self, id: TableId, order: StandingOrder) -> PrivateMessage {
        let (sentence, label, other) = match order {
            StandingOrder::On => ("dice-order-on", "dice-order-switch-off", StandingOrder::Off),
            StandingOrder::Off => ("dice-order-off", "dice-order-switch-on", StandingOrder::On),
        };
        let switch = Button::new(Press::StandingOrder(id, other), self.say(label), Style::Primary);
        let shown = Message::sentence(self.say(sentence));
        PrivateMessage(Message { rows: vec![vec![switch]], ..shown })
    }
}

/// A choice that a private question offers.
const fn choice(seat: &SeatFace, action: Action) -> Press {
    Press::Choice(seat.id, seat.question, rules::Action::Dice(action))
}
