//! The messages of the dice game.
//!
//! `table` is the public message and `page` the private one. The buttons for a question are below
//! the text of the page, with one file for each kind of decision.

mod boxes;
mod coach;
mod color;
mod cross_out;
mod deciding;
mod drafts;
mod explained;
mod grid;
mod in_words;
mod last_round;
mod magic;
mod magic_examples;
mod marks;
mod over;
mod page;
mod page_order;
mod picture;
mod possible;
mod predictions;
mod questions;
mod refusals;
mod replayed;
mod rolling;
mod rotating;
mod sheet;
mod table;
mod tools;

use super::Words;
use super::components::Button;
use super::game::{Beside, Hindrance, Now, OwnMessages, PublicMessages, Reason};
use super::message::{Embed, Field, Message};
use super::possible::Possible;
use super::synonyms::Pending;
use super::text::small;
use crate::features::press::{Draft, OwnPress, Topic};
use crate::picture::Picture;
use crate::rules::Seat;
use crate::rules::dice::{Ask, Die, Refusal, SeatView, TableView, Unplayable};
use crate::table::{Player, PrivateView, PublicView, UserId};
use page::OwnPage;

impl PublicMessages for TableView {
    fn table(&self, words: &Words, players: &[Player]) -> (String, Embed) {
        table::table(words, players, self)
    }

    fn pictured(&self, words: &Words, players: &[Player]) -> Beside {
        picture::pictured(words, players, self)
    }

    fn race(&self, words: &Words, players: &[Player]) -> Option<Picture> {
        over::race(words, players, self)
    }

    fn sheet(&self, words: &Words, players: &[Player]) -> Embed {
        sheet::all_pages(words, players, self)
    }

    fn last(&self, words: &Words, players: &[Player]) -> Embed {
        table::last_round(words, players, self)
    }

    fn scored(&self, words: &Words, players: &[Player]) -> Vec<String> {
        let round = self.last_round.iter();
        let lines = |round| {
            let results = last_round::results(words, players, round);
            [last_round::ended_with(words, round)].into_iter().chain(results)
        };
        round.flat_map(lines).collect()
    }

    fn earned(&self, words: &Words, seat: Seat) -> String {
        over::earned(words, self, seat)
    }

    fn earned_beside_race(&self, words: &Words, seat: Seat) -> Option<String> {
        Some(over::earned(words, self, seat))
    }

    fn boldest(&self, words: &Words, players: &[Player]) -> Option<String> {
        over::most_valuable(words, players, self)
    }

    fn last_seen(&self, words: &Words, _: &[Player]) -> Vec<String> {
        let round = self.last_round.as_ref().filter(|_| self.places.is_some());
        round.map(|round| small(&last_round::ended_with(words, round))).into_iter().collect()
    }

    fn details(&self, words: &Words, players: &[Player]) -> (Vec<String>, Vec<Field>) {
        over::details(words, players, self)
    }

    fn in_round(&self, words: &Words, round: usize, seat: Seat, name: String) -> String {
        let totals = self.totals_by_round();
        let before = round.checked_sub(1).map_or(0, |before| totals[before][seat]);
        let points = totals[round][seat] - before;
        words.with("dice-final-in-round", [("name", name.into()), ("points", points.into())])
    }

    fn labels(&self) -> (&'static str, &'static str) {
        ("dice-my-page", "dice-all-pages")
    }

    fn now(&self) -> Now {
        Now { round: self.round.number, cards: 0, magic: self.round.magic }
    }
}

impl OwnMessages for SeatView {
    fn hand(&self, words: &Words, own: &PrivateView, draft: &Draft) -> Message {
        OwnPage { words, own, view: self, draft }.message()
    }

    fn question(&self, words: &Words, own: &PrivateView, draft: &Draft) -> String {
        OwnPage { words, own, view: self, draft }.question()
    }

    fn tools(&self, words: &Words, own: &PrivateView, draft: &Draft) -> Vec<Button> {
        OwnPage { words, own, view: self, draft }.more().buttons()
    }

    fn boxes(&self, words: &Words, own: &PrivateView) -> Option<Embed> {
        Some(boxes::own_boxes(words, own.table.players(), self))
    }

    fn orders(
        &self,
        words: &Words,
        own: &PrivateView,
        draft: &Draft,
    ) -> Option<(Embed, Vec<Button>)> {
        Some(page_order::orders(words, own, draft))
    }

    fn possible(&self, words: &Words, own: &PrivateView) -> Vec<Possible> {
        OwnPage { words, own, view: self, draft: &Draft::default() }.possible()
    }

    fn forbidden(&self, _: &Words, _: &PrivateView) -> Vec<Possible> {
        Vec::new()
    }

    fn asked(&self) -> Pending {
        let rolling = self.may_answer.as_ref().and_then(Ask::rolling);
        let number = |die: Die| (die.index() + 1).to_string();
        rolling.map_or(Pending::Other, |rolling| {
            Pending::Dice(rolling.dice.dice().map(number).collect())
        })
    }

    fn conceivable(&self, words: &Words, own: &PrivateView) -> Vec<Possible> {
        OwnPage { words, own, view: self, draft: &Draft::default() }.conceivable()
    }

    /// The answer has been given, so the draft is dropped.
    fn draft_after(_: &Draft, _: OwnPress) -> Draft {
        Draft::default()
    }
}

impl Hindrance for Unplayable {
    fn id(&self) -> &'static str {
        match self {
            Self::SeatCount => "unplayable-dice-seats",
        }
    }

    fn topic(&self) -> Option<Topic> {
        None
    }
}

impl Reason for Refusal {
    fn why(&self, words: &Words, view: &PublicView, user: UserId) -> String {
        refusals::why(words, *self, view, user)
    }

    fn topic(&self) -> Topic {
        refusals::topic(*self)
    }
}
