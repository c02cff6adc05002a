//! The coach in lessons of the dice game.

use crate::lesson::Lesson;
use crate::rules::dice::{Ask, Number, SeatView};
use crate::table::Player;
use crate::view::Words;
use crate::view::game::Coach;
use crate::view::text::name_of;
use crate::view::words::Named;

impl Coach for SeatView {
    fn now(&self, words: &Words, players: &[Player], lesson: Lesson) -> String {
        let seer = ("seer", name_of(players, self.table.round.seer).into());
        match self.may_answer {
            Some(Ask::Predict { .. }) => {
                words.with(&format!("coach-predict-{}", lesson.word()), [seer])
            }
            Some(Ask::NameWizardColor) => words.say("coach-wizard-color"),
            Some(Ask::Roll(_) | Ask::RollOrScore { .. }) => said(self, words, "roll", seer),
            Some(Ask::StayOrScore { .. }) => said(self, words, "stay", seer),
            Some(Ask::Score { .. }) => said(self, words, "score", seer),
            // No lesson uses Magic Cards, so these questions are not asked.
            Some(Ask::Turn | Ask::Strike { .. }) | None => String::new(),
        }
    }

    fn after(&self, words: &Words) -> String {
        let (Some(score), Some(said)) =
            (self.table.round.scores[self.seat], self.table.round.predictions[self.seat])
        else {
            return String::new();
        };
        let result = score.result;
        let id = match result.jester_box() {
            Some(_) => "coach-took-jester",
            None if result.xs > 0 => "coach-hit",
            None => "coach-miss",
        };
        let values = [
            ("said", words.said(said).into()),
            ("number", said.number.get().into()),
            ("count", result.count.into()),
            ("off", result.count.abs_diff(said.number.get()).into()),
            ("jesters", result.jester_box().map_or(0, Number::get).into()),
        ];
        words.with(id, values)
    }
}

/// The comment on the dice on the table and on what this seat may do with them.
fn said(view: &SeatView, words: &Words, decision: &str, seer: Named<'static>) -> String {
    let (Some(of), Some(offer)) = (view.prediction, view.offer()) else {
        return String::new();
    };
    let (count, number) = (offer.prediction.count, of.number.get());
    let jesters = offer.jester_score.and_then(|result| result.jester_box());
    let how = if count == number {
        "exact"
    } else if jesters.is_some() {
        "jester"
    } else {
        "off"
    };
    let values = [
        seer,
        ("said", words.said(of).into()),
        ("count", count.into()),
        ("off", count.abs_diff(number).into()),
        ("jesters", jesters.map_or(0, Number::get).into()),
    ];
    words.with(&format!("coach-{decision}-{how}"), values)
}
