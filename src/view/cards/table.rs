//! The public view of a card game that is being played.

use super::marks::edge;
use crate::rules::cards::{Card, Suit, TableView};
use crate::rules::{PerSeat, Seat};
use crate::table::Player;
use crate::view::Words;
use crate::view::message::Embed;
use crate::view::text::{BETWEEN, name_of};

impl Words {
    pub(super) fn card_table(&self, players: &[Player], view: &TableView) -> (String, Embed) {
        let standings = self.standings_of_cards(players, view, None);
        let embed = Embed {
            title: self.round_title(players, view),
            description: self.card_table_text(players, view) + "\n" + &standings,
            color: edge(view),
            fields: Vec::new(),
            footer: self.footer(players, view),
        };
        (self.waits_for(players, view), embed)
    }

    /// The title of an embed: the round and the trump.
    pub(super) fn round_title(&self, players: &[Player], view: &TableView) -> String {
        let trump = self.trump(players, view);
        self.with(
            "cards-title",
            [("round", view.round.into()), ("rounds", view.rounds.into()), ("trump", trump.into())],
        )
    }

    fn trump(&self, players: &[Player], view: &TableView) -> String {
        if view.suits.is_some() {
            return self.say("cards-trump-unicolore");
        }
        match (view.trump, view.named_by, view.turned) {
            (Some(suit), None, turned) => {
                let turned = turned.map(|card| self.card(card)).unwrap_or_default();
                let suit = ("suit", self.color(suit).into());
                self.with("cards-trump-suit", [suit, ("turned", turned.into())])
            }
            (Some(suit), Some(seat), _) => {
                let suit = ("suit", self.color(suit).into());
                self.with("cards-trump-named", [suit, ("name", name_of(players, seat).into())])
            }
            (None, _, Some(Card::Wizard)) => {
                let dealer = name_of(players, view.dealer);
                self.with("cards-trump-open", [("name", dealer.into())])
            }
            (None, _, Some(Card::Jester | Card::Suited(..))) => self.say("cards-trump-none-jester"),
            (None, _, None) => self.say("cards-trump-none-last"),
        }
    }

    /// The players whom the game waits for, and what they have to do.
    pub(super) fn waits_for(&self, players: &[Player], view: &TableView) -> String {
        let names = self.names_of(players, view.waited_for());
        let values = [("names", names.into()), ("count", view.waited_for().count().into())];
        self.with(&format!("cards-waits-{}", awaited(view)), values)
    }

    pub(super) fn card_table_text(&self, players: &[Player], view: &TableView) -> String {
        let mut parts = Vec::new();
        if !view.everybody_predicted {
            parts.extend(self.last_round(players, view));
        }
        parts.extend(view.suits.as_ref().map(|suits| self.owners(players, suits)));
        if view.clairvoyant {
            parts.push(self.say("cards-clairvoyant"));
        }
        parts.push(self.trick(players, view));
        parts.extend(self.before(players, view));
        parts.join("\n")
    }

    /// The owners of the suits in the Unicolore variant.
    fn owners(&self, players: &[Player], suits: &PerSeat<Suit>) -> String {
        let owner = |(seat, suit): (Seat, &Suit)| {
            let name = name_of(players, seat);
            let values = [("suit", self.color(*suit).into()), ("name", name.into())];
            self.with("cards-owner", values)
        };
        let lines: Vec<String> = suits.iter().map(owner).collect();
        self.with("cards-suits", [("lines", lines.join(BETWEEN).into())])
    }
}

/// The word for the decision that the game waits for.
pub(super) fn awaited(view: &TableView) -> &'static str {
    if view.everybody_predicted && view.trick.is_empty() {
        "lead"
    } else if view.everybody_predicted {
        "play"
    } else if view.trump_is_to_be_named() {
        "trump"
    } else {
        "predict"
    }
}
