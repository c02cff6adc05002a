//! The buttons after a roll: score it, with or without a Jester Score, or stay. A button shows what
//! the predicted box would earn; the text above says what a Jester Score is. An answer may be
//! changed until the next roll.

use super::marks::box_mark;
use super::page::OwnPage;
use crate::rules::dice::{Action, Ask, Intention, RollResult, Scoring};
use crate::view::components::Button;

impl OwnPage<'_> {
    pub(super) fn deciding(&self) -> Vec<Vec<Button>> {
        let mut decisions = self.scoring(["dice-score", "dice-jester-score"]);
        if let Some(Ask::StayOrScore { .. }) = self.view.may_answer {
            let label = self.words.say("dice-stay");
            decisions.push(self.decision(Action::Stay, Intention::Stay, label));
        }
        vec![decisions]
    }

    /// The buttons with which the Seer leaves the round; empty if no one may leave yet.
    pub(super) fn leaving(&self) -> Vec<Button> {
        self.scoring(["dice-leave", "dice-leave-jester-score"])
    }

    /// A button for each possible result.
    fn scoring(&self, [plain, with_jester]: [&str; 2]) -> Vec<Button> {
        let button = |(scoring, id): (Scoring, &str)| {
            let result = self.would_be(scoring)?;
            let label = self.words.with(id, [("mark", box_mark(result.mark()).into())]);
            Some(self.decision(Action::Score(scoring), Intention::Score(scoring), label))
        };
        let both = [(Scoring::Prediction, plain), (Scoring::JesterScore, with_jester)];
        both.into_iter().filter_map(button).collect()
    }

    /// A button for a decision, with a check mark if the player has chosen it.
    fn decision(&self, action: Action, intention: Intention, label: String) -> Button {
        let is_chosen = self.intention() == Some(intention);
        self.answer(action, if is_chosen { format!("✓ {label}") } else { label })
    }

    /// The result of scoring like this; `None` if that is not possible.
    pub(super) fn would_be(&self, scoring: Scoring) -> Option<RollResult> {
        let offer = self.view.offer()?;
        match scoring {
            Scoring::Prediction => Some(offer.prediction),
            Scoring::JesterScore => offer.jester_score,
        }
    }

    /// The result of scoring like this, in words.
    pub(super) fn would_bring(&self, scoring: Scoring) -> Option<String> {
        self.would_be(scoring).map(|result| self.words.roll_result(&result))
    }

    /// An explanation of the Jester Score that is possible now, with the boxes that it fills.
    pub(super) fn what_a_jester_score_is(&self) -> Option<String> {
        let result = self.would_be(Scoring::JesterScore)?;
        let values = [
            ("jesters", result.jester_box()?.get().into()),
            ("mark", self.words.mark_label(result.mark()).shown().into()),
        ];
        Some(self.words.with("page-jester-score", values))
    }
}
