//! A player's page: the question, the state of the round, and the buttons for both.

use super::table::dice_on_table;
use crate::features::press::{Draft, OwnPress, Press, Screen};
use crate::rules::OfGame;
use crate::rules::dice::{Action, Ask, Intention, SeatView};
use crate::table::PrivateView;
use crate::view::Words;
use crate::view::components::{Button, Style};
use crate::view::emojis::Label;
use crate::view::message::Message;
use crate::view::text::{BETWEEN, heading, large, small};

/// A player's page with its draft.
pub(super) struct OwnPage<'a> {
    pub(super) words: &'a Words,
    pub(super) own: &'a PrivateView,
    pub(super) view: &'a SeatView,
    pub(super) draft: &'a Draft,
}

impl OwnPage<'_> {
    pub(super) fn message(&self) -> Message {
        if self.view.table.over {
            return self.words.own_line(self.own);
        }
        self.more().below(self.text(), self.rows())
    }

    /// The buttons for the current question, or for an answer that may still be changed.
    fn rows(&self) -> Vec<Vec<Button>> {
        match self.view.may_answer {
            Some(Ask::Turn) => self.rotating(),
            Some(Ask::Predict { boxes }) => self.grid(boxes, Action::Predict),
            Some(Ask::Strike { boxes }) => self.crossing_out(boxes),
            Some(Ask::NameWizardColor) => self.naming_the_wizard_color(),
            Some(Ask::Roll(rolling) | Ask::RollOrScore { rolling, .. }) => self.rolling(rolling),
            Some(Ask::StayOrScore { .. } | Ask::Score { .. }) => self.deciding(),
            None => self.predicting_ahead(),
        }
    }

    /// The grid while others predict before this player; empty at any other time.
    fn predicting_ahead(&self) -> Vec<Vec<Button>> {
        if self.chooses_ahead() {
            self.grid(self.view.predicts_later(), Action::Predict)
        } else {
            Vec::new()
        }
    }

    /// Returns whether this player may choose a box before their turn.
    fn chooses_ahead(&self) -> bool {
        self.own.moment.is_some() && !self.view.predicts_later().is_empty()
    }
}

/// The text of the page.
impl OwnPage<'_> {
    /// What to do, the dice, and the player's progress. The mark of an edit follows the last line:
    /// it needs none of its own below small print.
    fn text(&self) -> String {
        let standing = self.answered().or_else(|| self.own_prediction());
        let standing = [standing, self.words.time_for(self.own)];
        let standing: Vec<String> = standing.into_iter().flatten().collect();
        let mut lines = vec![self.question()];
        lines.extend(self.ahead());
        lines.extend(self.what_a_jester_score_is().map(|line| small(&line)));
        lines.push(standing.join(BETWEEN));
        lines.extend(self.words.is_in_words().then(|| small(&self.title())));
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }

    pub(super) fn question(&self) -> String {
        if self.words.is_in_words() {
            return self.question_in_words();
        }
        let question = heading(&self.what_to_do());
        [question].into_iter().chain(self.dice()).collect::<Vec<_>>().join("\n")
    }

    /// The dice on the table, as large as the screen allows.
    fn dice(&self) -> Option<String> {
        let table = &self.view.table;
        let own = self.view.prediction.map(|of| table.dice_for(of)).unwrap_or_default();
        let dice = dice_on_table(self.words, table, own)?;
        Some(if self.words.has_dice() { large(&dice) } else { format!("### {dice}") })
    }

    /// What the player wants to predict as soon as it is their turn, or that it is not allowed.
    fn ahead(&self) -> Option<String> {
        let action = self.wanted()?;
        let id = if self.view.ask.is_some() { "move-ahead-not-allowed" } else { "move-ahead" };
        Some(small(&self.words.with(id, [("action", self.words.moves(&[action]).into())])))
    }

    /// The prediction that the player has chosen in advance.
    fn wanted(&self) -> Option<Action> {
        let OfGame::Dice(order) = self.own.order else { return None };
        order.ahead.at(self.own.moment?)
    }

    /// The question to this player, or the players whom the game waits for.
    pub(super) fn what_to_do(&self) -> String {
        match &self.view.ask {
            Some(ask) => self.asked(ask),
            None if self.chooses_ahead() => self.words.say("move-ahead-predict"),
            None => self.words.dice_waits_for(self.own.table.players(), &self.view.table),
        }
    }

    /// The question in words. If the first of two dice has been chosen, it asks for the second.
    pub(super) fn asked(&self, ask: &Ask) -> String {
        match (ask, self.first_face()) {
            (Ask::Turn, Some(first)) => {
                let face = self.words.die_face(first);
                self.words.with("ask-rotate-second", [("face", face.into())])
            }
            (_, _) => self.words.dice_ask(ask, &self.view.table),
        }
    }

    /// The player's answer, or the result with which they left.
    fn answered(&self) -> Option<String> {
        let (words, seat) = (self.words, self.view.seat);
        if let Some(score) = self.view.table.round.scores[seat] {
            let result = words.roll_result(&score.result);
            let values = [("roll", score.roll.into()), ("result", result.into())];
            return Some(words.with("page-left", values));
        }
        Some(match self.intention()? {
            Intention::Stay => words.say("page-stays"),
            Intention::Score(scoring) => {
                let result = self.would_bring(scoring).unwrap_or_default();
                words.with("page-scores", [("result", result.into())])
            }
            Intention::Roll(dice) => {
                words.with("page-rolls", [("dice", self.dice_by_number(dice).into())])
            }
        })
    }

    /// The player's answer to the current roll, while it may still be changed.
    pub(super) fn intention(&self) -> Option<Intention> {
        let answered = self.view.may_answer.is_some() && self.view.ask.is_none();
        self.view.table.intentions[self.view.seat].filter(|_| answered)
    }

    /// The player's prediction, and the number of dice that count for it now.
    fn own_prediction(&self) -> Option<String> {
        let of = self.view.prediction?;
        let said = ("said", self.words.said(of).into());
        Some(match self.view.table.round.count_now(of) {
            Some(count) => self.words.with("page-said-now", [said, ("count", count.into())]),
            None => self.words.with("page-said", [said]),
        })
    }
}

/// The buttons of the page.
impl OwnPage<'_> {
    /// A button that answers the question, in the color of its kind; while others predict, it
    /// chooses in advance.
    pub(super) fn answer(&self, action: Action, label: impl Into<Label>) -> Button {
        let question = self.own.question;
        if let (None, Some(moment)) = (self.view.may_answer, self.own.moment) {
            let press = OwnPress::InAdvance { moment, action: action.into(), place: 0 };
            let is_wanted = self.wanted() == Some(action);
            let style = if is_wanted { Style::Primary } else { Style::Secondary };
            return self.button(press, label, style);
        }
        let press = OwnPress::Answer { question, action: action.into(), place: 0 };
        self.button(press, label, self.color_of(action))
    }

    fn color_of(&self, action: Action) -> Style {
        match action {
            Action::Score(scoring) => {
                Style::of_good(self.would_be(scoring).is_some_and(|result| result.is_good()))
            }
            Action::Stay => Style::Secondary,
            Action::Turn(_)
            | Action::Predict(_)
            | Action::Strike(_)
            | Action::NameWizardColor(_)
            | Action::Roll(_) => Style::Primary,
        }
    }

    /// A button that shows the page again with this draft.
    pub(super) fn lay_out(&self, draft: Draft, label: impl Into<Label>, style: Style) -> Button {
        let press = Press::Own(self.own.table.id, draft, OwnPress::Show(Screen::Hand));
        Button::new(press, label, style)
    }

    /// A disabled button that only shows something.
    pub(super) fn blank(&self, place: usize, label: impl Into<Label>, style: Style) -> Button {
        self.button(OwnPress::Blank(place as u8), label, style).live_if(false)
    }

    fn button(&self, press: OwnPress, label: impl Into<Label>, style: Style) -> Button {
        Button::new(Press::Own(self.own.table.id, self.draft.clone(), press), label, style)
    }
}
