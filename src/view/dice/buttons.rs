//! What stands below the dice: the Seer's buttons, then everybody's.

use super::{face, symbol};
use crate::press::{Press, Shown, TablePress};
use crate::rules::Seat;
use crate::rules::dice::{Ask, Color, Die, Face, Rolling, TableView};
use crate::table::{Board, Player, TableId};
use crate::view::Words;
use crate::view::message::{Button, Style};

/// The buttons under the dice: the Seer's, then everybody's.
pub(super) struct Buttons<'a> {
    pub(super) words: &'a Words,
    pub(super) id: TableId,
    pub(super) board: &'a Board,
    pub(super) view: &'a TableView,
}

impl Buttons<'_> {
    pub(super) fn rows(&self) -> Vec<Vec<Button>> {
        let seers = self.view.seer_may_answer.filter(|_| self.is_person(self.view.round.seer));
        let mut rows = match seers {
            Some(Ask::Turn) => self.turning(),
            Some(Ask::NameWizardColor) => vec![self.colors()],
            Some(Ask::Roll(rolling)) => self.dice(rolling, false),
            Some(Ask::RollOrScore { rolling, .. }) => self.dice(rolling, true),
            Some(
                Ask::Predict { .. }
                | Ask::Strike { .. }
                | Ask::StayOrScore { .. }
                | Ask::Score { .. },
            )
            | None => Vec::new(),
        };
        rows.extend(self.others());
        rows.push(self.tail());
        rows
    }

    /// The question of the Seer.
    fn seers(&self, press: TablePress, label: String, style: Style) -> Button {
        let question = self.board.questions[self.view.round.seer];
        Button::new(Press::Table(self.id, question, press), label, style)
    }

    /// Three faces a row.
    fn turning(&self) -> Vec<Vec<Button>> {
        let turn =
            |lies: &Face| self.seers(TablePress::TurnFirst(*lies), face(*lies), Style::Primary);
        Face::ALL.chunks(3).map(|faces| faces.iter().map(turn).collect()).collect()
    }

    fn colors(&self) -> Vec<Button> {
        let named = Color::ALL.map(|color| {
            let label = format!("{} {}", symbol(color), self.words.color(color));
            self.seers(TablePress::Name(Some(color)), label, Style::Secondary)
        });
        let own = self.words.say("dice-seer-color");
        let own = self.seers(TablePress::Name(None), own, Style::Primary);
        std::iter::once(own).chain(named).collect()
    }

    /// A button for each die, coloured if it is marked; then roll, and score.
    fn dice(&self, rolling: Rolling, may_score: bool) -> Vec<Vec<Button>> {
        let marked = self.board.marked;
        let mut buttons: Vec<Button> = Die::all()
            .map(|die| {
                let lies = self.view.round.dice.face(die).map(face).unwrap_or_default();
                let label = format!("{} {lies}", die.index() + 1);
                let (press, style) = if marked.has(die) {
                    (TablePress::Unmark(die), Style::Primary)
                } else {
                    (TablePress::Mark(die), Style::Secondary)
                };
                self.seers(press, label, style).live_if(rolling.dice.has(die))
            })
            .collect();
        let label = self.words.with("dice-roll-button", [("count", marked.len().into())]);
        let enough = marked.len() >= usize::from(rolling.at_least);
        buttons.push(self.seers(TablePress::Roll(marked), label, Style::Success).live_if(enough));
        if may_score {
            let label = self.words.say("dice-end-button");
            buttons.push(self.seers(TablePress::Finish, label, Style::Danger));
        }
        buttons.chunks(5).map(<[Button]>::to_vec).collect()
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.board.players.get(seat.index()).and_then(Player::person).is_some()
    }

    /// What everybody may be asked; nothing where computer players alone are.
    fn others(&self) -> Option<Vec<Button>> {
        let people = || self.view.beginning.seats.seats().filter(|seat| self.is_person(*seat));
        let question = |wanted: fn(&Ask) -> bool| {
            let asked = |seat: &Seat| self.view.asked[*seat].is_some_and(|ask| wanted(&ask));
            Some(self.board.questions[people().find(asked)?])
        };
        let button = |question, press, label: &str, style| {
            Button::new(Press::Table(self.id, question, press), self.words.say(label), style)
        };
        if let Some(asked) = question(|ask| matches!(ask, Ask::Strike { .. })) {
            return Some(vec![button(
                asked,
                TablePress::StrikeNothing,
                "dice-strike-nothing",
                Style::Secondary,
            )]);
        }
        if let Some(asked) = question(|ask| matches!(ask, Ask::Score { .. })) {
            return Some(vec![button(
                asked,
                TablePress::Score,
                "dice-score-button",
                Style::Primary,
            )]);
        }
        // Answers may be changed until the next roll: the buttons stay while anybody is still in.
        let deciding = |seat: &Seat| {
            self.view.intentions[*seat].is_some()
                || matches!(self.view.asked[*seat], Some(Ask::StayOrScore { .. }))
        };
        let others = people().filter(|seat| *seat != self.view.round.seer);
        let asked = others.filter(deciding).map(|seat| self.board.questions[seat]).max()?;
        Some(vec![
            button(asked, TablePress::Score, "dice-score-button", Style::Primary),
            button(asked, TablePress::Stay, "dice-stay-button", Style::Secondary),
            Button::new(
                Press::Show(self.id, Shown::StandingOrder),
                self.words.say("dice-order-button"),
                Style::Secondary,
            ),
        ])
    }

    fn tail(&self) -> Vec<Button> {
        let show = |shown, label: &str, style| {
            Button::new(Press::Show(self.id, shown), self.words.say(label), style)
        };
        vec![
            show(Shown::Hand, "dice-my-page", Style::Primary),
            show(Shown::Scores, "dice-all-pages", Style::Secondary),
            show(Shown::Rules, "cards-rules", Style::Secondary),
        ]
    }
}
