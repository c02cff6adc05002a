//! Presses on the dice of a table's message.

use super::{Answer, Play, Shows, Visit};
use crate::hall::HallError;
use crate::press::TablePress;
use crate::rules::Action;
use crate::rules::dice::{self, Face, Scoring};
use crate::table::{Refusal, SeatView, StandingOrder, Table, TableId};
use crate::view::PrivateMessage;

impl Play {
    pub(super) async fn on_table(
        &self,
        visit: &Visit,
        table: TableId,
        question: u32,
        press: TablePress,
    ) -> Result<Answer, HallError> {
        let action = match press {
            TablePress::TurnFirst(face) => return self.turn_second(visit, table, face).await,
            TablePress::Mark(die) => {
                let mark = |table: &Table| table.mark(visit.person.id, question, die);
                return self.marked(visit, table, question, mark).await;
            }
            TablePress::Unmark(die) => {
                let unmark = |table: &Table| table.unmark(visit.person.id, question, die);
                return self.marked(visit, table, question, unmark).await;
            }
            TablePress::Finish => {
                let is_seer = |table: &Table| table.check_is_seer(visit.person.id);
                if let Err(refusal) = self.hall.look(table, is_seer).await? {
                    return self.refused(table, refusal).await;
                }
                if self.has_a_choice(visit, table).await? {
                    return self.ask_how_to_score(visit, table).await;
                }
                dice::Action::Score(Scoring::Prediction)
            }
            TablePress::Score if self.has_a_choice(visit, table).await? => {
                return self.ask_how_to_score(visit, table).await;
            }
            TablePress::Score => dice::Action::Score(Scoring::Prediction),
            TablePress::Stay => dice::Action::Stay,
            TablePress::Name(color) => dice::Action::NameWizardColor(color),
            TablePress::StrikeNothing => dice::Action::Strike(None),
            TablePress::Roll(dice) => dice::Action::Roll(dice),
        };
        let (user, action) = (visit.person.id, Action::Dice(action));
        let act = move |table: &Table| table.act_by_shared_button(user, question, &action);
        let done = self.hall.step(table, Some(visit.press), act).await;
        self.shown(table, done.map(drop)).await
    }

    /// A mark is remembered; where the Seer has chosen dice already, it changes that choice.
    async fn marked(
        &self,
        visit: &Visit,
        table: TableId,
        question: u32,
        mark: impl FnOnce(&Table) -> Result<Table, Refusal>,
    ) -> Result<Answer, HallError> {
        let user = visit.person.id;
        if let Err(refused) = self.hall.remember(table, mark).await {
            return self.shown(table, Err(refused)).await;
        }
        let is_another = |table: &Table| table.change_roll(user, question).is_some();
        if !self.hall.look(table, is_another).await? {
            return self.shown(table, Ok(())).await;
        }
        let change =
            move |table: &Table| table.change_roll(user, question).unwrap_or(Err(Refusal::Stale));
        let changed = self.hall.step(table, Some(visit.press), change).await;
        self.shown(table, changed.map(drop)).await
    }

    /// The table's message anew, or why nothing happened.
    async fn shown(
        &self,
        table: TableId,
        done: Result<(), HallError>,
    ) -> Result<Answer, HallError> {
        match done {
            Ok(()) | Err(HallError::Refused(Refusal::Stale)) => {
                Ok(Answer::Update(self.show(table).await?))
            }
            Err(HallError::Refused(refusal)) => self.refused(table, refusal).await,
            Err(error) => Err(error),
        }
    }

    /// Why nothing happened, to the presser alone.
    async fn refused(&self, table: TableId, refusal: Refusal) -> Result<Answer, HallError> {
        Ok(Answer::Private(self.refusal(table, refusal).await?, Shows::Nothing))
    }

    /// A private question is answered, and done with; the page shows the rest.
    pub(super) async fn choice(
        &self,
        visit: &Visit,
        table: TableId,
        question: u32,
        action: Action,
    ) -> Result<Answer, HallError> {
        let user = visit.person.id;
        let act = move |table: &Table| table.act(user, question, &action);
        let turns = matches!(action, Action::Dice(dice::Action::Turn(_)));
        let said = match self.hall.step(table, Some(visit.press), act).await {
            Ok(_) => self.words.private(if turns { "choice-turned" } else { "choice-scored" }),
            Err(HallError::Refused(Refusal::Stale)) => self.words.private("choice-stale"),
            Err(HallError::Refused(refusal)) => self.refusal(table, refusal).await?,
            Err(error) => return Err(error),
        };
        Ok(Answer::Redraw(said, Shows::Nothing))
    }

    /// The presser's standing order, and the button that switches it.
    pub(super) async fn standing_order(
        &self,
        visit: &Visit,
        table: TableId,
    ) -> Result<PrivateMessage, HallError> {
        let user = visit.person.id;
        match self.hall.look(table, |table| table.standing_order(user)).await? {
            Some(order) => Ok(self.words.standing_order(table, order)),
            None => self.refusal(table, Refusal::NotSeated).await,
        }
    }

    pub(super) async fn give_standing_order(
        &self,
        visit: &Visit,
        table: TableId,
        order: StandingOrder,
    ) -> Result<Answer, HallError> {
        let user = visit.person.id;
        let give = move |table: &Table| table.give_standing_order(user, order);
        let now = match self.hall.step(table, Some(visit.press), give).await {
            Ok(_) => self.standing_order(visit, table).await?,
            Err(HallError::Refused(refusal)) => self.refusal(table, refusal).await?,
            Err(error) => return Err(error),
        };
        Ok(Answer::Redraw(now, Shows::Nothing))
    }

    /// Whether the roll may be scored by this person in two ways.
    async fn has_a_choice(&self, visit: &Visit, table: TableId) -> Result<bool, HallError> {
        let face = self.hall.look(table, |table| table.seat_face(visit.person.id)).await?;
        Ok(face.is_some_and(|face| match face.view {
            SeatView::Cards(_) => false,
            SeatView::Dice(view) => view.may_answer.and_then(|ask| ask.jester()).is_some(),
        }))
    }

    async fn ask_how_to_score(&self, visit: &Visit, table: TableId) -> Result<Answer, HallError> {
        let face = self.hall.look(table, |table| table.seat_face(visit.person.id)).await?;
        let asked = face.and_then(|face| self.words.ask_how_to_score(&face));
        match asked {
            Some(message) => Ok(Answer::Private(message, Shows::Nothing)),
            None => Ok(self.say("dice-not-the-question")),
        }
    }

    async fn turn_second(
        &self,
        visit: &Visit,
        table: TableId,
        first: Face,
    ) -> Result<Answer, HallError> {
        let is_seer = |table: &Table| table.check_is_seer(visit.person.id);
        if let Err(refusal) = self.hall.look(table, is_seer).await? {
            return self.refused(table, refusal).await;
        }
        let face = self.hall.look(table, |table| table.seat_face(visit.person.id)).await?;
        let asked = face.and_then(|face| self.words.ask_what_to_turn(&face, first));
        match asked {
            Some(message) => Ok(Answer::Private(message, Shows::Nothing)),
            None => Ok(self.say("dice-not-the-question")),
        }
    }
}
