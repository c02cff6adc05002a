//! The messages of the card game.

mod coach;
mod draft;
mod explained;
mod hand;
mod in_words;
mod keys;
mod marks;
mod note;
mod over;
mod picture;
mod possible;
mod refusals;
mod replayed;
mod rounds;
mod sheet;
mod standings;
mod table;
mod tricks;
mod turns;

use super::Words;
use super::components::Button;
use super::game::{Beside, Now, OwnMessages, PublicMessages};
use super::message::{Embed, Field, Message};
use super::possible::Possible;
use super::synonyms::Pending;
use super::text::small;
use crate::features::press::{Draft, OwnPress};
use crate::picture::Picture;
use crate::rules::cards::{Action, Ask, SeatView, TableView};
use crate::rules::{OfGame, Seat};
use crate::table::{Player, PrivateView};
use draft::Layout;
use keys::Keys;

impl PublicMessages for TableView {
    fn table(&self, words: &Words, players: &[Player]) -> (String, Embed) {
        words.card_table(players, self)
    }

    fn pictured(&self, words: &Words, players: &[Player]) -> Beside {
        words.card_picture(players, self)
    }

    fn race(&self, words: &Words, players: &[Player]) -> Option<Picture> {
        words.card_race(players, self)
    }

    fn sheet(&self, words: &Words, players: &[Player]) -> Embed {
        words.card_sheet(players, self)
    }

    fn last(&self, words: &Words, players: &[Player]) -> Embed {
        words.last_trick(players, self)
    }

    fn scored(&self, words: &Words, players: &[Player]) -> Vec<String> {
        words.last_round(players, self)
    }

    fn earned(&self, words: &Words, seat: Seat) -> String {
        words.card_earned(self, seat)
    }

    fn earned_beside_race(&self, _: &Words, _: Seat) -> Option<String> {
        None
    }

    fn boldest(&self, words: &Words, players: &[Player]) -> Option<String> {
        words.boldest(players, self)
    }

    fn last_seen(&self, words: &Words, players: &[Player]) -> Vec<String> {
        let Some(round) = self.sheet.last().filter(|_| self.places.is_some()) else {
            return Vec::new();
        };
        let round = small(&words.round_in_brief(players, self, round));
        [round].into_iter().chain(words.last_tricks(players, self)).collect()
    }

    fn details(&self, words: &Words, players: &[Player]) -> (Vec<String>, Vec<Field>) {
        (words.card_details(players, self), Vec::new())
    }

    fn in_round(&self, words: &Words, round: usize, seat: Seat, name: String) -> String {
        let Some(round) = self.sheet.get(round) else { return name };
        let (said, won) = (round.predictions[seat].into(), round.won[seat].into());
        words.with("final-in-round", [("name", name.into()), ("said", said), ("won", won)])
    }

    fn labels(&self) -> (&'static str, &'static str) {
        ("cards-my-hand", "cards-scores")
    }

    fn now(&self) -> Now {
        Now { round: self.round, cards: self.cards, magic: None }
    }
}

impl OwnMessages for SeatView {
    fn hand(&self, words: &Words, own: &PrivateView, draft: &Draft) -> Message {
        words.card_hand(own, self, draft)
    }

    fn question(&self, words: &Words, own: &PrivateView, draft: &Draft) -> String {
        words.card_question(own, self, Layout::of(draft).checked(self))
    }

    fn tools(&self, words: &Words, own: &PrivateView, draft: &Draft) -> Vec<Button> {
        let layout = Layout::of(draft).checked(self);
        Keys { words, own, view: self, layout }.more().buttons()
    }

    fn boxes(&self, _: &Words, _: &PrivateView) -> Option<Embed> {
        None
    }

    fn orders(&self, _: &Words, _: &PrivateView, _: &Draft) -> Option<(Embed, Vec<Button>)> {
        None
    }

    fn possible(&self, words: &Words, own: &PrivateView) -> Vec<Possible> {
        words.card_answers(own, self)
    }

    fn forbidden(&self, words: &Words, own: &PrivateView) -> Vec<Possible> {
        words.forbidden_cards(own, self)
    }

    fn asked(&self) -> Pending {
        if matches!(self.ask, Some(Ask::Play { .. })) { Pending::Card } else { Pending::Other }
    }

    fn conceivable(&self, words: &Words, own: &PrivateView) -> Vec<Possible> {
        words.conceivable_card_answers(own, self)
    }

    /// The button pressed decides which of several identical cards is gone.
    fn draft_after(draft: &Draft, press: OwnPress) -> Draft {
        match press {
            OwnPress::Answer { action: OfGame::Cards(Action::Play(card)), place, .. } => {
                Layout::of(draft).without(card, place).draft()
            }
            _ => draft.clone(),
        }
    }
}
