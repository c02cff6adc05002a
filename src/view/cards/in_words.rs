//! A hand in the text-only form: the question names what may be answered, and a sentence says what
//! the others have done.

use crate::rules::cards::{Ask, Card, CardSet, SeatView, Suit, TableView};
use crate::rules::{Seat, SeenPrediction};
use crate::table::{Player, PrivateView};
use crate::view::Words;
use crate::view::text::name_of;

impl Words {
    /// The question with all answers that are allowed, or the sentence about waiting.
    pub(super) fn card_question_in_words(&self, own: &PrivateView, view: &SeatView) -> String {
        let answers = match view.ask {
            None => return self.what_is_waited_for(own, view),
            Some(Ask::Predict { cards, forbidden }) => {
                let forbidden = forbidden.map_or(-1, i16::from);
                let values = [("cards", cards.into()), ("forbidden", forbidden.into())];
                return self.with("words-predict", values);
            }
            Some(Ask::NameTrump) => {
                self.either(Suit::ALL.map(|suit| self.color_name(suit)).to_vec())
            }
            Some(Ask::Play { playable }) => self.cards_in_words(playable, &view.table),
        };
        let what = self.what_now(own, view);
        self.with("words-ask", [("what", what.into()), ("answers", answers.into())])
    }

    /// Cards in words, like `blue 3, 11; red 2 (trump); Wizard`.
    pub(super) fn cards_in_words(&self, cards: CardSet, view: &TableView) -> String {
        let of_suit = |suit: Suit| {
            let group = cards.and(CardSet::suit(suit));
            let numbers = group.cards().filter_map(|card| match card {
                Card::Suited(_, rank) => Some(rank.number().to_string()),
                Card::Wizard | Card::Jester => None,
            });
            let numbers = self.listed(numbers);
            let values = [("suit", self.color_name(suit).into()), ("rank", numbers.into())];
            let named = (!group.is_empty()).then(|| self.with("move-card", values))?;
            let is_trump = view.trump == Some(suit);
            Some(if is_trump { self.with("words-trump", [("cards", named.into())]) } else { named })
        };
        let others = cards.and(CardSet::wizards_and_jesters());
        let others = others.cards().map(|card| self.card_in_words(card));
        self.grouped(Suit::ALL.into_iter().filter_map(of_suit).chain(others))
    }

    /// What the others have done since this player was asked last, in a sentence.
    pub(super) fn since_last_asked(&self, own: &PrivateView, view: &SeatView) -> Option<String> {
        view.ask?;
        let players = own.table.players();
        let things = if view.table.everybody_predicted {
            self.tricks_in_words(players, &view.table)
        } else {
            self.predictions_in_words(players, &view.table)
        };
        let things = self.grouped(things);
        (!things.is_empty()).then(|| self.with("words-since", [("things", things.into())]))
    }

    fn predictions_in_words(&self, players: &[Player], view: &TableView) -> Vec<String> {
        let said = |seat: Seat| match view.predictions[seat] {
            SeenPrediction::Shown(said) => {
                let values = [("name", name_of(players, seat).into()), ("said", said.into())];
                Some(self.with("words-said", values))
            }
            SeenPrediction::NotMade | SeenPrediction::Covered => None,
        };
        view.seats.clockwise_from(view.dealer).filter_map(said).collect()
    }

    /// The winner of the last trick, the cards of this one, and who is winning it.
    fn tricks_in_words(&self, players: &[Player], view: &TableView) -> Vec<String> {
        let name = |seat: Seat| ("name", name_of(players, seat).into());
        let took = view.taken_in_this_round();
        let took = took.map(|taken| self.with("words-took", [name(taken.winner)]));
        let played = view.trick.iter().map(|(seat, card)| {
            let card = self.card_in_words(*card);
            self.with("words-played", [name(*seat), ("card", card.into())])
        });
        let winning = view.leading.filter(|_| view.trick.len() > 1);
        let winning = winning.map(|seat| self.with("words-winning", [name(seat)]));
        took.into_iter().chain(played).chain(winning).collect()
    }
}
