//! The tricks of a round: the one on the table, and the one before it.

use super::marks::edge;
use crate::rules::Seat;
use crate::rules::cards::TableView;
use crate::rules::cards::view::TakenTrick;
use crate::table::Player;
use crate::view::Words;
use crate::view::message::Embed;
use crate::view::text::{BETWEEN, name_of, small};

impl Words {
    /// The trick on the table. A trick that has been taken stays there until the next card is led.
    pub(super) fn trick(&self, players: &[Player], view: &TableView) -> String {
        if !view.everybody_predicted {
            return self.with("cards-predicting", [("cards", view.cards.into())]);
        }
        let number = view.tricks_taken() + 1;
        let mut values = vec![("trick", number.into()), ("cards", view.cards.into())];
        if view.trick.is_empty() {
            values.push(("names", self.names_of(players, view.waited_for()).into()));
            let next = self.with("cards-trick-empty", values);
            let taken = view.taken_in_this_round().map(|taken| self.taken(players, taken));
            let decisive = view.shows_decisive_trick().then(|| self.say("cards-decisive"));
            return taken.into_iter().chain(decisive).chain([next]).collect::<Vec<_>>().join("\n");
        }
        values.push(("plays", self.plays(players, view).into()));
        self.with("cards-trick", values)
    }

    /// The trick before the current one, in small print.
    pub(super) fn before(&self, players: &[Player], view: &TableView) -> Option<String> {
        let taken = view.taken_in_this_round().filter(|_| !view.trick.is_empty())?;
        let taken = self.taken(players, taken);
        Some(small(&self.with("cards-before", [("taken", taken.into())])))
    }

    /// The last trick of a round, which played itself, and the one before it: both ended at once.
    pub(super) fn last_tricks(&self, players: &[Player], view: &TableView) -> Vec<String> {
        let tricks =
            [("cards-before", &view.second_last_trick), ("cards-last-trick", &view.last_trick)];
        let told = |(id, taken): (_, &Option<TakenTrick>)| {
            let taken = self.taken(players, taken.as_ref()?);
            Some(small(&self.with(id, [("taken", taken.into())])))
        };
        tricks.into_iter().filter_map(told).collect()
    }

    /// How the last tricks ended, and everybody's progress.
    pub(super) fn last_trick(&self, players: &[Player], view: &TableView) -> Embed {
        let mut parts = self.last_tricks(players, view);
        if parts.is_empty() {
            parts.push(self.say("last-trick-none"));
        }
        parts.push(self.standings_of_cards(players, view, None));
        Embed {
            title: self.round_title(players, view),
            description: parts.join("\n"),
            color: edge(view),
            footer: self.footer(players, view),
            ..Embed::default()
        }
    }

    /// The winner of a trick, and the cards played to it.
    fn taken(&self, players: &[Player], taken: &TakenTrick) -> String {
        let plays = taken.plays.iter().map(|(seat, card)| {
            let name = name_of(players, *seat);
            self.with("cards-play", [("name", name.into()), ("card", self.card(*card).into())])
        });
        let plays = plays.collect::<Vec<_>>().join(BETWEEN);
        let winner = name_of(players, taken.winner);
        self.with("cards-taken", [("name", winner.into()), ("plays", plays.into())])
    }

    /// The cards played to the trick on the table, with the leading one marked: `Ada 🟦B11 ★ · Cy
    /// 🟦B3`.
    pub(super) fn plays(&self, players: &[Player], view: &TableView) -> String {
        let leads = |seat: Seat| view.leading == Some(seat);
        let plays = view.trick.iter().map(|(seat, card)| {
            let name = name_of(players, *seat);
            let id = if leads(*seat) { "cards-play-leading" } else { "cards-play" };
            self.with(id, [("name", name.into()), ("card", self.card(*card).into())])
        });
        plays.collect::<Vec<_>>().join(BETWEEN)
    }
}
