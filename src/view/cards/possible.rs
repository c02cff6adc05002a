//! The moves of the card game in words, whether possible or already made.

use super::marks::is_trump;
use crate::rules::cards::{Action, Ask, Card, CardSet, Hand, SeatView, Suit};
use crate::table::PrivateView;
use crate::view::Words;
use crate::view::emojis::Label;
use crate::view::game::{Chosen, Deed};
use crate::view::possible::Possible;

/// The most cards that a player can have: twenty each among three.
const MOST_CARDS: u8 = 20;

impl Words {
    /// The possible answers to the current question.
    pub(super) fn card_answers(&self, own: &PrivateView, view: &SeatView) -> Vec<Possible> {
        self.answers(own, view, view.ask.as_ref().map(Ask::answers).unwrap_or_default())
    }

    /// The cards that are held but may not be played now; none if one does not see one's own hand.
    pub(super) fn forbidden_cards(&self, own: &PrivateView, view: &SeatView) -> Vec<Possible> {
        let (Some(Ask::Play { playable }), Hand::Seen(hand)) = (&view.ask, view.hand) else {
            return Vec::new();
        };
        self.answers(own, view, hand.minus(*playable).cards().map(Action::Play).collect())
    }

    /// All answers of the kind that is asked for, whether the rules allow them now or not.
    pub(super) fn conceivable_card_answers(
        &self,
        own: &PrivateView,
        view: &SeatView,
    ) -> Vec<Possible> {
        let suited = Suit::ALL.into_iter().flat_map(|suit| CardSet::suit(suit).cards());
        let cards = || suited.chain([Card::Wizard, Card::Jester]);
        let answers = match view.ask {
            Some(Ask::NameTrump) => Suit::ALL.map(Action::NameTrump).to_vec(),
            Some(Ask::Predict { .. }) => (0..=MOST_CARDS).map(Action::Predict).collect(),
            Some(Ask::Play { .. }) => cards().map(Action::Play).collect(),
            None => Vec::new(),
        };
        self.answers(own, view, answers)
    }

    fn answers(&self, own: &PrivateView, view: &SeatView, actions: Vec<Action>) -> Vec<Possible> {
        let answer = |action: Action| {
            let (text, note) = (self.moves(&[action]), self.note(action, view));
            Possible::answer(own.question, action, text, note)
        };
        actions.into_iter().map(answer).collect()
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

    fn label(&self, words: &Words, action: Action) -> Label {
        match action {
            Action::NameTrump(suit) => words.color_label(suit, None),
            Action::Predict(tricks) => tricks.to_string().into(),
            Action::Play(card) => words.card_label(card, &self.table),
        }
    }
}
