//! The card game's messages.

mod hand;
mod over;
mod sheet;
mod table;

use super::Words;
use super::text::{BETWEEN, name_of, small};
use crate::rules::Seat;
use crate::rules::cards::{Card, CardSet, Suit, TableView};
use crate::table::Player;

/// The symbol of a suit: a coloured square, never without a letter or a word beside it.
pub(super) const fn symbol(suit: Suit) -> &'static str {
    match suit {
        Suit::Blue => "🟦",
        Suit::Green => "🟩",
        Suit::Red => "🟥",
        Suit::Yellow => "🟨",
    }
}

/// A card in text: symbol, letter and rank.
pub(super) fn card(card: Card) -> String {
    match card.suit() {
        Some(suit) => format!("{}{card}", symbol(suit)),
        None => card.to_string(),
    }
}

/// Cards in text.
pub(super) fn card_list(cards: CardSet) -> String {
    cards.cards().map(card).collect::<Vec<_>>().join(" ")
}

/// The edge of a message while this suit is trump.
const fn edge(suit: Suit) -> u32 {
    match suit {
        Suit::Blue => 0x3b_82_f6,
        Suit::Green => 0x22_a3_5a,
        Suit::Red => 0xdd_3c_4c,
        Suit::Yellow => 0xe8_b9_23,
    }
}

impl Words {
    pub(super) fn suit(&self, suit: Suit) -> String {
        self.say(match suit {
            Suit::Blue => "suit-blue",
            Suit::Green => "suit-green",
            Suit::Red => "suit-red",
            Suit::Yellow => "suit-yellow",
        })
    }

    /// Who played what: `Ada 🟦B11 · Cy 🟦B3`.
    fn plays(&self, players: &[Player], plays: &[(Seat, Card)]) -> String {
        let play = |(seat, played): &(Seat, Card)| {
            let values = [("name", name_of(players, *seat).into()), ("card", card(*played).into())];
            self.with("cards-play", values)
        };
        let plays: Vec<String> = plays.iter().map(play).collect();
        plays.join(BETWEEN)
    }

    /// The trick before: of this round, or the one that ended the round before.
    fn before(&self, players: &[Player], view: &TableView) -> Option<String> {
        let taken = view.last_trick.as_ref()?;
        let in_this_round = view.won.values().iter().any(|won| *won > 0);
        let sentence = self.with(
            if in_this_round { "cards-before" } else { "cards-before-round" },
            [
                ("plays", self.plays(players, &taken.plays).into()),
                ("winner", name_of(players, taken.winner).into()),
                ("round", view.round.saturating_sub(1).into()),
            ],
        );
        Some(small(&sentence))
    }
}
