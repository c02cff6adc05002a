//! A decision of a finished game, to be tried again: the position as it was, and what the review
//! says of an answer.

use super::coach::judge;
use super::replay::Shown;
use crate::features::press::{PastPress, Press};
use crate::history::{At, KeyMoment, Offered, Retry, SeenBy, Turn};
use crate::rules::Action;
use crate::rules::games::of_game;
use crate::view::Words;
use crate::view::components::{Button, Style};
use crate::view::emojis::Label;
use crate::view::game::Chosen as _;
use crate::view::message::{BUTTONS_IN_A_ROW, Field, Message, PicturedForOne, PrivateMessage};
use crate::view::text::name_of;

impl Words {
    /// The decision, and the verdict on this answer, if one was given. `None` if that answer was not
    /// offered.
    pub fn retry(&self, retry: &Retry, answer: Option<Action>) -> Option<PrivateMessage> {
        self.retry_with(retry, answer, Shown::InWords)
    }

    /// The same with the picture of the table, as everyone saw it then.
    pub fn pictured_retry(&self, retry: &Retry, answer: Option<Action>) -> Option<PicturedForOne> {
        let text = self.retry(retry, answer)?;
        let picture = self.moment_picture(&retry.key.moment);
        let beside = picture.zip(self.retry_with(retry, answer, Shown::InPicture));
        let pictured = beside.map(|(of, message)| Box::new((message, of.picture)));
        Some(PicturedForOne { text, pictured })
    }

    fn retry_with(
        &self,
        retry: &Retry,
        answer: Option<Action>,
        shown: Shown,
    ) -> Option<PrivateMessage> {
        let Retry { key: KeyMoment { moment, choice, .. }, offered } = retry;
        let values = [
            ("table", moment.table.id.to_string().into()),
            ("round", choice.round.into()),
            ("name", name_of(moment.table.players(), choice.seat).into()),
        ];
        let mut embed = self.seen_through_eyes(moment, choice.seat, shown);
        if let Some(answer) = answer {
            let answered = offered.iter().find(|(other, _)| *other == answer)?;
            let judged = self.with("coach-better", self.about_choice(moment, choice)?);
            let lines = [self.verdict_on(retry, answered), judged];
            let lines: Vec<String> =
                lines.into_iter().chain(self.because(retry.key.reason)).collect();
            // The verdict is above the buttons, where a player looks who has pressed one.
            embed.fields.push(Field { name: self.say("again-answer"), value: lines.join("\n") });
        }
        let mut rows = self.answers_again(retry, answer)?;
        rows.push(self.ways_on(retry));
        Some(PrivateMessage(Message {
            content: format!("{}\n{}", self.with("again-title", values), self.say("again-ask")),
            embed: Some(embed),
            rows,
            ..Message::default()
        }))
    }

    fn verdict_on(&self, retry: &Retry, (answer, judged): &Offered) -> String {
        let searched = retry.key.choice.judged.error.is_some();
        let mut values =
            vec![("move", self.moves(&[*answer]).into()), ("judge", judge(searched).into())];
        let id = match judged {
            None => "again-unknown",
            Some(judged) if judged.best == judged.done => "again-best",
            Some(judged) if judged.is_as_good() => "again-as-good",
            Some(judged) => {
                values.extend(self.cost_of((judged.cost, judged.error)));
                "again-worse"
            }
        };
        self.with(id, values)
    }

    /// A button for each answer. The one that was given is blue.
    fn answers_again(&self, retry: &Retry, given: Option<Action>) -> Option<Vec<Vec<Button>>> {
        let Retry { key: KeyMoment { moment, choice, .. }, offered } = retry;
        let label = |action: Action| -> Option<Label> {
            of_game!(&moment.views, views => {
                let view = views.get(choice.seat.index())?;
                Some(view.label(self, action.try_into().ok()?))
            })
        };
        let button = |(action, _): &Offered| {
            let press = PastPress::Retry(moment.table.id, choice.step, Some(*action));
            let is_given = given == Some(*action);
            let style = if is_given { Style::Primary } else { Style::Secondary };
            Some(Button::new(Press::Past(press), label(*action)?, style).live_if(!is_given))
        };
        let buttons: Vec<Button> = offered.iter().map(button).collect::<Option<_>>()?;
        Some(buttons.chunks(BUTTONS_IN_A_ROW).map(<[_]>::to_vec).collect())
    }

    fn ways_on(&self, retry: &Retry) -> Vec<Button> {
        let KeyMoment { moment, choice, .. } = &retry.key;
        let table = moment.table.id;
        let next = moment.next_mistake.map(|step| PastPress::Retry(table, step, None));
        let here = At { step: choice.step, seen_by: SeenBy::Seat(choice.seat) };
        let next = next.map(|press| self.past_button(press, "next-mistake"));
        let others = [
            self.past_button(PastPress::Coach(table, Some(choice.seat)), "again-review"),
            self.past_button(PastPress::Replay(table, here, Turn::Here), "replay-button"),
        ];
        next.into_iter().chain(others).collect()
    }
}
