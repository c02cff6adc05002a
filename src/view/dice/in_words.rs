//! A page in the text-only form: the question names what may be answered, and a sentence says what
//! the others have done since.

use super::page::OwnPage;
use super::table::{roll, round_title};
use crate::rules::dice::magic::{Predictions, Wizards};
use crate::rules::dice::{Ask, BoxSet, Color, DiceSet, Face, Prediction, Scoring, Strike};
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

    /// The question, what the others have done since, and the dice unless the question names them.
    pub(super) fn question_in_words(&self) -> String {
        let question = match &self.view.ask {
            Some(ask) => self.asked_in_words(ask),
            None => Some(self.what_to_do())
                .filter(|waits| waits.chars().count() <= LONGEST_SENTENCE)
                .unwrap_or_else(|| self.words.say("words-wait")),
        };
        let lines = [Some(question), self.since_last_move(), self.roll_in_words()];
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

    /// What the others have predicted since this player acted last in this round, and with what they
    /// have left it, in a sentence.
    fn since_last_move(&self) -> Option<String> {
        let (words, table) = (self.words, &self.view.table);
        let name = |seat: Seat| ("name", name_of(self.own.table.players(), seat).into());
        let others = |heard: usize| {
            let clockwise = table.beginning.seats.clockwise_from(table.round.seer);
            clockwise.skip(heard).filter(|seat| *seat != self.view.seat)
        };
        let said = others(self.heard()).filter_map(|seat| match table.predictions[seat] {
            SeenPrediction::Shown(of) => {
                Some(words.with("words-said", [name(seat), ("said", words.said(of).into())]))
            }
            SeenPrediction::NotMade | SeenPrediction::Covered => None,
        });
        let left = others(0).filter_map(|seat| {
            let score = table.round.scores[seat].filter(|score| score.roll >= self.decided())?;
            let result = words.plain_result(&score.result);
            Some(words.with("words-left", [name(seat), ("result", result.into())]))
        });
        words.meanwhile(said.chain(left).collect())
    }

    /// The number of seats, clockwise from the Seer, whose predictions this player knew when acting
    /// last.
    fn heard(&self) -> usize {
        let (seat, table) = (self.view.seat, &self.view.table);
        let (round, seats, effect) = (&table.round, table.beginning.seats, table.round.effect());
        let is_named = effect.wizards == Wizards::AsNamed && round.wizards.is_some();
        let has_settled =
            (seat == round.seer && is_named) || round.strikes[seat] != Strike::Undecided;
        let has_decided = self.decided() > effect.rolls.before_predictions();
        match (self.view.prediction, effect.predictions) {
            (None, _) => 0,
            (Some(_), _) if has_settled || has_decided => seats.get(),
            (Some(_), Predictions::Unseen) => 1,
            (Some(_), Predictions::InTurn) => {
                seats.clockwise_from(round.seer).take_while(|other| *other != seat).count()
            }
        }
    }

    /// The number of the last roll that this player has decided about.
    fn decided(&self) -> u8 {
        let (seat, table) = (self.view.seat, &self.view.table);
        match (table.round.scores[seat], table.intentions[seat]) {
            (Some(score), _) => score.roll,
            (None, Some(_)) => table.round.roll,
            (None, None) => table.round.roll.saturating_sub(1),
        }
    }
}
