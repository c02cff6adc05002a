//! The moves of the card game in words, whether possible or already made.

use super::marks::is_trump;
use crate::rules::cards::{Action, Ask, Card, SeatView};
use crate::table::PrivateView;
use crate::view::Words;
use crate::view::game::{Chosen, Deed};
use crate::view::possible::Possible;

impl Words {
    /// The possible answers to the current question.
    pub(super) fn card_answers(&self, own: &PrivateView, view: &SeatView) -> Vec<Possible> {
        let answers = view.ask.as_ref().map(Ask::answers).unwrap_or_default();
        let possible = answers.into_iter().map(|action| {
            let (text, note) = (self.moves(&[action]), self.note(action, view));
            Possible::answer(own.question, action, text, note)
        });
        possible.collect()
    }

    pub(super) fn card_in_words(&self, card: Card) -> String {
        match card {
            Card::Suited(suit, rank) => {
                let values =
                    [("suit", self.color_name(suit).into()), ("rank", rank.number().into())];
                self.with("move-card", values)
            }
            Card::Wizard => self.say("move-wizard"),
            Card::Jester => self.say("move-jester"),
        }
    }

    fn note(&self, action: Action, view: &SeatView) -> Option<String> {
        match action {
            Action::Play(card) if is_trump(card, &view.table) => Some(self.say("move-trump")),
            Action::Play(_) | Action::NameTrump(_) | Action::Predict(_) => None,
        }
    }
}

impl Deed for Action {
    fn in_words(&self, words: &Words) -> (&'static str, Option<String>) {
        match *self {
            Self::NameTrump(suit) => ("done-name-trump", Some(words.color_name(suit))),
            Self::Predict(tricks) => ("done-predict", Some(tricks.to_string())),
            Self::Play(card) => ("done-play", Some(words.card(card))),
        }
    }

    fn offered(&self, words: &Words) -> (&'static str, Option<String>) {
        match *self {
            Self::NameTrump(suit) => ("move-name-trump", Some(words.color_name(suit))),
            Self::Predict(tricks) => ("move-predict-tricks", Some(tricks.to_string())),
            Self::Play(card) => ("move-play", Some(words.card_in_words(card))),
        }
    }
}

impl Chosen<Action> for SeatView {
    fn chosen(&self, words: &Words, action: Action) -> String {
        words.one_deed(&action)
    }
}
