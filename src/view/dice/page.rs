//! A player's page: the question, the state of the round, and the buttons for both.

use super::boxes::standing;
use super::last_round::{just_ended, own_result};
use super::page_order::order_now;
use super::predictions::predictions;
use super::table::{dice_on_table, roll, round_title};
use crate::features::press::{Draft, OwnPress, Press, Screen};
use crate::rules::dice::{Action, Ask, BoxState, Intention, Prediction, SeatView};
use crate::table::PrivateView;
use crate::view::emojis::Label;
use crate::view::message::{Button, Embed, Message, Style};
use crate::view::text::{name_of, small};
use crate::view::{VIOLET, Words};

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
            return self.ended();
        }
        let embed = self.seen();
        let order = small(&order_now(self.words, self.own));
        let description = format!("{}\n{order}", embed.description);
        let embed = Some(Embed { description, ..embed });
        Message { embed, rows: self.rows(), ..Message::default() }
    }

    /// The part of the page that a replay shows too: everything except the buttons, and the
    /// standing order, which no log contains.
    pub(super) fn seen(&self) -> Embed {
        if self.view.table.over {
            return self.ended().embed.unwrap_or_default();
        }
        Embed {
            title: round_title(self.words, self.own.table.players(), &self.view.table),
            description: self.text(),
            color: VIOLET,
            ..Embed::default()
        }
    }

    /// The buttons for the current question, or for an answer that may still be changed.
    fn rows(&self) -> Vec<Vec<Button>> {
        match self.view.may_answer {
            Some(Ask::Turn) => self.rotating(),
            Some(Ask::Predict { boxes }) => self.predicting(boxes),
            Some(Ask::Strike { boxes }) => self.crossing_out(boxes),
            Some(Ask::NameWizardColor) => self.naming_the_wizard_color(),
            Some(Ask::Roll(rolling) | Ask::RollOrScore { rolling, .. }) => self.rolling(rolling),
            Some(Ask::StayOrScore { .. } | Ask::Score { .. }) => self.deciding(),
            None => vec![self.tools()],
        }
    }
}

/// The text of the page.
impl OwnPage<'_> {
    fn text(&self) -> String {
        let (words, table) = (self.words, &self.view.table);
        let mut parts = Vec::new();
        parts.extend(self.last_round());
        parts.extend(self.what_to_do());
        parts.extend(self.own_prediction());
        parts.extend(self.marked_dice());
        if let Some(dice) = dice_on_table(words, table) {
            parts.push(format!("### {dice}"));
        }
        parts.push(roll(words, table));
        parts.extend(table.round.magic.map(|card| words.magic_card(card)));
        parts.extend(self.others());
        parts.push(standing(words, self.view));
        parts.join("\n")
    }

    /// The result of the previous round for this player, until they predict in the new one.
    fn last_round(&self) -> Option<String> {
        let round = just_ended(&self.view.table).filter(|_| self.view.prediction.is_none())?;
        own_result(self.words, round, self.view.seat)
    }

    /// The question to this player; otherwise their answer, and the players whom the game waits
    /// for.
    fn what_to_do(&self) -> Vec<String> {
        let (words, table) = (self.words, &self.view.table);
        if let Some(ask) = &self.view.ask {
            let mut asked = vec![format!("**{}**", self.asked(ask))];
            asked.extend(self.what_a_jester_score_is());
            return asked;
        }
        let waits_for = words.dice_waits_for(self.own.table.players(), table);
        self.answered().into_iter().chain([waits_for]).collect()
    }

    /// The question in words. If the first of two dice has been chosen, it asks for the second.
    fn asked(&self, ask: &Ask) -> String {
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

    /// Where the grid is shown, the boxes that others have taken and a legend; otherwise everyone's
    /// predictions.
    fn others(&self) -> Vec<String> {
        match self.view.may_answer {
            Some(Ask::Predict { .. }) => {
                let legend = small(&self.words.grid_legend());
                self.taken().into_iter().chain([legend]).collect()
            }
            Some(Ask::Strike { .. }) => vec![small(&self.words.grid_legend())],
            Some(
                Ask::Turn
                | Ask::NameWizardColor
                | Ask::Roll(_)
                | Ask::RollOrScore { .. }
                | Ask::StayOrScore { .. }
                | Ask::Score { .. },
            )
            | None => vec![predictions(self.words, self.own.table.players(), &self.view.table)],
        }
    }

    /// The free boxes that other players have taken, with their names.
    fn taken(&self) -> Option<String> {
        let taken_by = |of: Prediction| match self.view.box_state(of) {
            BoxState::Taken(by) => {
                let name = name_of(self.own.table.players(), by);
                let values = [("said", self.words.said(of).into()), ("name", name.into())];
                Some(self.words.with("page-taken-by", values))
            }
            BoxState::Free | BoxState::Mine | BoxState::Used(_) => None,
        };
        let taken: Vec<String> = Prediction::all().filter_map(taken_by).collect();
        (!taken.is_empty()).then(|| {
            let mark = self.words.taken_label().shown();
            let values = [("lines", taken.join(", ").into()), ("mark", mark.into())];
            self.words.with("page-taken", values)
        })
    }
}

/// The buttons of the page.
impl OwnPage<'_> {
    /// A button that answers the question, in the color of its kind.
    pub(super) fn answer(&self, action: Action, label: impl Into<Label>) -> Button {
        let (question, style) = (self.own.question, self.color_of(action));
        self.button(OwnPress::Answer { question, action: action.into(), place: 0 }, label, style)
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

    /// A button that opens a screen inside the page.
    pub(super) fn open(&self, screen: Screen, label: &str) -> Button {
        self.button(OwnPress::Show(screen), self.words.say(label), Style::Secondary)
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
