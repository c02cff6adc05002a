//! A page in the text-only form: the question names what may be answered, and a sentence says what
//! the others have done.

use super::page::OwnPage;
use super::table::{roll, round_title};
use crate::rules::dice::{Ask, BoxSet, Color, DiceSet, Face, Prediction, Scoring};
use crate::rules::{Seat, SeenPrediction};
use crate::view::in_words::LONGEST_SENTENCE;
use crate::view::text::name_of;

impl OwnPage<'_> {
    /// The question with all answers that are allowed.
    fn asked_in_words(&self, ask: &Ask) -> String {
        let words = self.words;
        let answers = match ask {
            Ask::Turn => words.either(Face::ALL.map(|face| words.face_name(face)).to_vec()),
            Ask::Predict { boxes } | Ask::Strike { boxes } => self.boxes_in_words(*boxes),
            Ask::NameWizardColor => {
                let colors = Color::ALL.map(|color| words.color_name(color));
                words.either(colors.to_vec())
            }
            Ask::Roll(rolling) => self.dice_in_words(rolling.dice),
            Ask::RollOrScore { rolling, .. } => {
                let leave =
                    self.scores().map(|mark| words.with("dice-leave", [("mark", mark.into())]));
                words.grouped([self.dice_in_words(rolling.dice)].into_iter().chain(leave.take(1)))
            }
            Ask::StayOrScore { .. } | Ask::Score { .. } => words.either(self.scores().collect()),
        };
        let what = self.asked(ask);
        words.with("words-ask", [("what", what.into()), ("answers", answers.into())])
    }

    /// Boxes in words, like `blue 0, 1; red 3`.
    fn boxes_in_words(&self, boxes: BoxSet) -> String {
        let of_color = |color: Color| {
            let own = Prediction::all().filter(|of| of.color == color && boxes.has(*of));
            let numbers = self.words.listed(own.map(|of| of.number.get().to_string()));
            let color = self.words.color_name(color);
            let values = [("suit", color.into()), ("rank", numbers.clone().into())];
            (!numbers.is_empty()).then(|| self.words.with("move-card", values))
        };
        self.words.grouped(Color::ALL.into_iter().filter_map(of_color))
    }

    /// The results that the player can have now.
    fn scores(&self) -> impl Iterator<Item = String> {
        let both = [Scoring::Prediction, Scoring::JesterScore].into_iter();
        both.filter_map(move |scoring| self.would_bring(scoring))
    }

    /// Dice in words with their numbers, like `1 blue, 2 Jester`.
    fn dice_in_words(&self, dice: DiceSet) -> String {
        self.words.listed(dice.dice().map(|die| self.numbered(die)))
    }

    /// The question, what the others have done, and the dice unless the question names them.
    pub(super) fn question_in_words(&self) -> String {
        let question = match &self.view.ask {
            Some(ask) => self.asked_in_words(ask),
            None => Some(self.what_to_do())
                .filter(|waits| waits.chars().count() <= LONGEST_SENTENCE)
                .unwrap_or_else(|| self.words.say("words-wait")),
        };
        let lines = [Some(question), self.since_last_asked(), self.roll_in_words()];
        lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
    }

    /// The round, the Seer, and the Wizard Color.
    pub(super) fn title(&self) -> String {
        round_title(self.words, self.own.table.players(), &self.view.table)
    }

    fn roll_in_words(&self) -> Option<String> {
        let table = &self.view.table;
        let names_dice = self.view.ask.is_some_and(|ask| ask.rolling().is_some());
        let dice = || {
            let values = [
                ("roll", roll(self.words, table).into()),
                ("dice", self.dice_in_words(DiceSet::ALL).into()),
            ];
            self.words.with("words-roll", values)
        };
        (!names_dice && table.round.roll > 0).then(dice)
    }

    /// What the others have predicted, or with what they have left the round, in a sentence.
    fn since_last_asked(&self) -> Option<String> {
        self.view.ask?;
        let things = self.view.table.beginning.seats.seats().filter_map(|seat| self.done_by(seat));
        self.words.meanwhile(things.collect())
    }

    fn done_by(&self, seat: Seat) -> Option<String> {
        let (words, table) = (self.words, &self.view.table);
        let name = ("name", name_of(self.own.table.players(), seat).into());
        if seat == self.view.seat {
            return None;
        }
        if let Some(score) = table.round.scores[seat] {
            let result = words.plain_result(&score.result);
            return Some(words.with("words-left", [name, ("result", result.into())]));
        }
        match table.predictions[seat] {
            SeenPrediction::Shown(of) => {
                Some(words.with("words-said", [name, ("said", words.said(of).into())]))
            }
            SeenPrediction::NotMade | SeenPrediction::Covered => None,
        }
    }
}
