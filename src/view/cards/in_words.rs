//! A hand in the text-only form: the question names what may be answered, and a sentence says what
//! the others have done since.

use crate::rules::cards::{Ask, Bidding, Card, CardSet, SeatView, Suit, TableView};
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

    /// What has happened in this round since this player predicted or played last, in a sentence.
    pub(super) fn since_last_move(&self, own: &PrivateView, view: &SeatView) -> Option<String> {
        let players = own.table.players();
        let said = view.played.is_empty().then(|| self.predictions_in_words(players, view));
        let played = view.table.everybody_predicted.then(|| self.tricks_in_words(players, view));
        self.meanwhile(said.into_iter().chain(played).flatten().collect())
    }

    /// The predictions that others have made since this player predicted.
    fn predictions_in_words(&self, players: &[Player], view: &SeatView) -> Vec<String> {
        let table = &view.table;
        let said = |seat: Seat| match table.predictions[seat] {
            SeenPrediction::Shown(said) => {
                let values = [("name", name_of(players, seat).into()), ("said", said.into())];
                Some(self.with("words-said", values))
            }
            SeenPrediction::NotMade | SeenPrediction::Covered => None,
        };
        let in_turn = table.seats.clockwise_from(table.seats.left_of(table.dealer));
        let heard = match table.options.bidding {
            Bidding::Open if view.prediction.is_some() => {
                in_turn.clone().take_while(|seat| *seat != view.seat).count()
            }
            Bidding::Open | Bidding::Covered | Bidding::Secret => 0,
        };
        in_turn.skip(heard).filter(|seat| *seat != view.seat).filter_map(said).collect()
    }

    /// The cards played since this player's last one, with the winner of the trick that it was in,
    /// and who is winning this one.
    fn tricks_in_words(&self, players: &[Player], view: &SeatView) -> Vec<String> {
        let is_own = |(seat, _): &(Seat, Card)| *seat == view.seat;
        let name = |seat: Seat| ("name", name_of(players, seat).into());
        let played = |plays: &[(Seat, Card)]| -> Vec<String> {
            let new = plays.split(is_own).next_back().unwrap_or_default().iter();
            let played = new.map(|(seat, card)| {
                let card = self.card_in_words(*card);
                self.with("words-played", [name(*seat), ("card", card.into())])
            });
            played.collect()
        };
        let table = &view.table;
        let taken = table.taken_in_this_round().filter(|_| !table.trick.iter().any(is_own));
        let mut things = taken.map_or_else(Vec::new, |taken| {
            let took = self.with("words-took", [name(taken.winner)]);
            played(&taken.plays).into_iter().chain([took]).collect()
        });
        let on_table = played(&table.trick);
        let is_contested = table.trick.len() > 1 && !on_table.is_empty();
        let winning = table.leading.filter(|_| is_contested);
        things.extend(on_table);
        things.extend(winning.map(|seat| self.with("words-winning", [name(seat)])));
        things
    }
}
