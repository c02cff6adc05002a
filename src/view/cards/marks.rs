//! Cards and suits as emojis, or as a symbol with a letter or a word. No line is broken between the
//! two.

use crate::rules::cards::{Card, CardSet, Suit, TableView};
use crate::view::colors::disc;
use crate::view::emojis::Label;
use crate::view::text::{BETWEEN, JOINER};
use crate::view::{VIOLET, Words};

impl Words {
    /// A suit in a sentence, like `blue 🟦`.
    pub(super) fn suit_marked(&self, suit: Suit) -> String {
        if self.is_in_words() {
            return self.color_name(suit);
        }
        let values =
            [("suit", self.color_name(suit).into()), ("symbol", self.color_symbol(suit).into())];
        self.with("suit-marked", values)
    }

    /// A card in a text.
    pub(crate) fn card(&self, card: Card) -> String {
        self.emoji_or(&picture(card), || self.plain_card(card))
    }

    /// A card in letters and symbols, like `🟦B11` or `🧙W`; in words, like `blue 11`.
    fn plain_card(&self, card: Card) -> String {
        match card {
            _ if self.is_in_words() => self.card_in_words(card),
            Card::Suited(suit, rank) => {
                let letter = self.say(&format!("letter-{}", suit.word()));
                format!("{}{JOINER}{letter}{}", self.plain_color_symbol(suit), rank.number())
            }
            Card::Wizard => self.of_no_suit("symbol-wizard", "letter-wizard"),
            Card::Jester => self.of_no_suit("symbol-jester", "letter-jester"),
        }
    }

    fn of_no_suit(&self, symbol: &str, letter: &str) -> String {
        format!("{}{JOINER}{}", self.say(symbol), self.say(letter))
    }

    /// The card, shown like this, with a mark if it is a trump.
    fn marked(&self, card: Card, shown: String, view: &TableView) -> String {
        if !is_trump(card, view) {
            return shown;
        }
        if self.is_in_words() {
            return self.with("words-trump", [("cards", shown.into())]);
        }
        format!("{shown}{JOINER}{}", self.say("mark-trump"))
    }

    /// A card on a button: its suit as an emoji with the number next to it, in the size of a
    /// button's text, or its picture with its name. Without an emoji it needs no joiner, as buttons
    /// have no line breaks.
    pub(super) fn card_label(&self, card: Card, view: &TableView) -> Label {
        let text = self.marked(card, self.plain_card(card), view).replace(JOINER, "");
        let (emoji, beside) = match card {
            Card::Suited(suit, rank) => (disc(suit), rank.number().to_string()),
            Card::Wizard => (picture(card), self.say("card-wizard")),
            Card::Jester => (picture(card), self.say("card-jester")),
        };
        Label::with_emoji(text, self.emoji(&emoji), beside)
    }

    /// Returns whether Discord has the emojis of cards.
    pub(super) fn has_cards(&self) -> bool {
        self.emoji(&picture(Card::Wizard)).is_some()
    }

    /// Cards in a sentence, like `🟦B2, 🟦B9 and 🧙W`.
    pub(super) fn card_list(&self, cards: CardSet) -> String {
        self.list(cards.cards().map(|card| self.card(card)).collect())
    }

    /// Cards grouped by suit.
    pub(super) fn by_suit(&self, cards: CardSet, view: &TableView) -> String {
        if self.is_in_words() {
            return self.cards_in_words(cards, view);
        }
        let suits = Suit::ALL.map(CardSet::suit).into_iter();
        let groups = suits.chain([CardSet::wizards_and_jesters()]).map(|suit| cards.and(suit));
        let groups = groups.filter(|group| !group.is_empty());
        let groups: Vec<String> = groups.map(|group| self.in_a_row(group.cards(), view)).collect();
        groups.join(BETWEEN)
    }

    /// Cards in a row, separated by spaces.
    pub(super) fn in_a_row(&self, cards: impl Iterator<Item = Card>, view: &TableView) -> String {
        let cards = cards.map(|card| self.marked(card, self.card(card), view));
        if self.is_in_words() { self.listed(cards) } else { cards.collect::<Vec<_>>().join(" ") }
    }
}

/// The name of a card's emoji.
fn picture(card: Card) -> String {
    match card {
        Card::Suited(suit, rank) => format!("{}_{}", suit.word(), rank.number()),
        Card::Wizard => "wizard_hat".to_owned(),
        Card::Jester => "jester_cap".to_owned(),
    }
}

/// Returns whether this card is a trump in this round.
pub(super) fn is_trump(card: Card, view: &TableView) -> bool {
    card.suit().is_some_and(|suit| view.trump == Some(suit))
}

/// The embed color of a message in this round: the color of the trump suit.
pub(super) const fn edge(view: &TableView) -> u32 {
    match view.trump {
        Some(Suit::Blue) => 0x3b_82_f6,
        Some(Suit::Green) => 0x22_a3_5a,
        Some(Suit::Red) => 0xdd_3c_4c,
        Some(Suit::Yellow) => 0xe8_b9_23,
        None => VIOLET,
    }
}
