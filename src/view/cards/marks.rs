//! Cards in text: a symbol, and a letter or a word beside it; no line is broken between the two.

use crate::rules::cards::{Card, CardSet, Suit, TableView};
use crate::view::text::BETWEEN;
use crate::view::{VIOLET, Words};

/// A mark that nobody sees: no line is broken where it stands.
const JOINER: &str = "\u{2060}";

impl Words {
    /// The symbol of a suit: never without a letter or a word beside it.
    fn symbol(&self, suit: Suit) -> String {
        self.say(&format!("symbol-{}", key(suit)))
    }

    /// A suit by its name alone.
    pub(super) fn suit(&self, suit: Suit) -> String {
        self.say(&format!("suit-{}", key(suit)))
    }

    /// A suit in a sentence: `blue 🟦`.
    pub(super) fn suit_marked(&self, suit: Suit) -> String {
        let values = [("suit", self.suit(suit).into()), ("symbol", self.symbol(suit).into())];
        self.with("suit-marked", values)
    }

    /// A suit on a button or in a title: `🟦 blue`.
    pub(super) fn suit_labelled(&self, suit: Suit) -> String {
        let values = [("suit", self.suit(suit).into()), ("symbol", self.symbol(suit).into())];
        self.with("suit-labelled", values)
    }

    /// A card: `🟦B11`, `🧙W`.
    pub(super) fn card(&self, card: Card) -> String {
        match card {
            Card::Suited(suit, rank) => {
                let letter = self.say(&format!("letter-{}", key(suit)));
                format!("{}{JOINER}{letter}{}", self.symbol(suit), rank.number())
            }
            Card::Wizard => self.of_no_suit("symbol-wizard", "letter-wizard"),
            Card::Jester => self.of_no_suit("symbol-jester", "letter-jester"),
        }
    }

    fn of_no_suit(&self, symbol: &str, letter: &str) -> String {
        format!("{}{JOINER}{}", self.say(symbol), self.say(letter))
    }

    /// A card in a hand of this round: trumps are marked.
    pub(super) fn card_held(&self, card: Card, view: &TableView) -> String {
        let trump = if is_trump(card, view) { self.say("mark-trump") } else { String::new() };
        let joiner = if trump.is_empty() { "" } else { JOINER };
        format!("{}{joiner}{trump}", self.card(card))
    }

    /// A card on a button, where no line is broken.
    pub(super) fn card_label(&self, card: Card, view: &TableView) -> String {
        self.card_held(card, view).replace(JOINER, "")
    }

    /// Cards in a sentence: `🟦B2, 🟦B9 and 🧙W`.
    pub(super) fn card_list(&self, cards: CardSet) -> String {
        self.list(cards.cards().map(|card| self.card(card)).collect())
    }

    /// Cards by suit, suits apart.
    pub(super) fn by_suit(&self, cards: CardSet, view: &TableView) -> String {
        let suits = Suit::ALL.map(CardSet::suit).into_iter();
        let groups = suits.chain([CardSet::wizards_and_jesters()]).map(|suit| cards.and(suit));
        let groups = groups.filter(|group| !group.is_empty());
        let groups: Vec<String> = groups.map(|group| self.in_a_row(group.cards(), view)).collect();
        groups.join(BETWEEN)
    }

    /// Cards one after the other.
    pub(super) fn in_a_row(&self, cards: impl Iterator<Item = Card>, view: &TableView) -> String {
        cards.map(|card| self.card_held(card, view)).collect::<Vec<_>>().join(" ")
    }
}

/// The word for a suit in the names of sentences.
const fn key(suit: Suit) -> &'static str {
    match suit {
        Suit::Blue => "blue",
        Suit::Green => "green",
        Suit::Red => "red",
        Suit::Yellow => "yellow",
    }
}

/// Whether this card is a trump in this round.
pub(super) fn is_trump(card: Card, view: &TableView) -> bool {
    card.suit().is_some_and(|suit| view.trump == Some(suit))
}

/// The edge of a message of this round: the color of trump.
pub(super) const fn edge(view: &TableView) -> u32 {
    match view.trump {
        Some(Suit::Blue) => 0x3b_82_f6,
        Some(Suit::Green) => 0x22_a3_5a,
        Some(Suit::Red) => 0xdd_3c_4c,
        Some(Suit::Yellow) => 0xe8_b9_23,
        None => VIOLET,
    }
}
