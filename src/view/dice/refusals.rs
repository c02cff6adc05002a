//! Why an action of the dice game is not allowed now: one sentence for each refusal.

use super::said;
use crate::rules::dice::{Refusal, TableView};
use crate::table::{Board, Face, StageFace, TableView as View};
use crate::view::Words;
use crate::view::text::{name_of, names_of};

impl Words {
    pub(in crate::view) fn dice_rule(&self, rule: Refusal, face: &Face) -> String {
        let (StageFace::Playing(board) | StageFace::Over { board, .. }) = &face.stage else {
            return self.say("refusal-not-begun");
        };
        let Board { players, view: View::Dice(view), .. } = board else {
            return self.say("refusal-stale");
        };
        let named = |seat| ("name", name_of(players, seat).into());
        match rule {
            Refusal::Over => self.say("rule-over"),
            Refusal::OnlyTheSeer(seer) => self.with("dice-only-seer", [named(seer)]),
            Refusal::HasLeft => self.say("dice-has-left"),
            Refusal::NotYourTurn => self.waited_for(board, view),
            Refusal::NotTheQuestion(ask) => self.dice_ask(&ask, view),
            Refusal::BoxUsed(of) => self.with("dice-box-used", [("said", said(of).into())]),
            Refusal::BoxTaken { prediction, by } => {
                self.with("dice-box-taken", [("said", said(prediction).into()), named(by)])
            }
            Refusal::NothingToStrike { boxes, .. } => {
                let boxes = boxes.boxes().map(said).collect::<Vec<_>>().join(", ");
                self.with("dice-nothing-to-strike", [("boxes", boxes.into())])
            }
            Refusal::TooFewDice { at_least } => {
                self.with("dice-too-few", [("count", at_least.into())])
            }
            Refusal::StuckJesters(_) => self.say("dice-stuck"),
            Refusal::NoJesterBox { jesters } => {
                self.with("dice-no-jester-box", [("jesters", jesters.into())])
            }
            Refusal::JesterBoxUsed(number) => {
                self.with("dice-jester-used", [("jesters", number.get().into())])
            }
            Refusal::Hit => self.say("dice-hit"),
        }
    }

    fn waited_for(&self, board: &Board, view: &TableView) -> String {
        let names = names_of(&board.players, view.waited_for());
        let count = view.waited_for().count();
        self.with("rule-not-your-turn", [("names", names.into()), ("count", count.into())])
    }
}
