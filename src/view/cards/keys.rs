//! The buttons below a hand: the answers in fixed places, then the tools.

use super::draft::{Layout, Order};
use crate::features::press::{OwnPress, Press, Screen};
use crate::rules::OfGame;
use crate::rules::cards::{Action, Ask, Card, CardSet, SeatView, Suit};
use crate::table::PrivateView;
use crate::view::Words;
use crate::view::emojis::Label;
use crate::view::message::{Button, Style};

/// The number of buttons in a row.
const ROW: usize = 5;
/// The number of rows in a message.
const ROWS: usize = 5;

/// The buttons below a hand.
pub(super) struct Keys<'a> {
    pub(super) words: &'a Words,
    pub(super) own: &'a PrivateView,
    pub(super) view: &'a SeatView,
    pub(super) layout: Layout,
}

impl Keys<'_> {
    /// Rows of five. The tools are in a row of their own, or share the fifth row.
    pub(super) fn rows(&self) -> Vec<Vec<Button>> {
        let mut rows: Vec<Vec<Button>> = self.answers().chunks(ROW).map(<[_]>::to_vec).collect();
        match rows.get_mut(ROWS - 1) {
            Some(fifth) => fifth.extend(self.tools()),
            None => rows.push(self.tools()),
        }
        rows
    }

    fn answers(&self) -> Vec<Button> {
        match (self.view.ask, self.view.dealt()) {
            (Some(Ask::NameTrump), _) => Suit::ALL.map(|suit| self.suit(suit)).to_vec(),
            (Some(Ask::Predict { cards, forbidden }), _) => {
                (0..=cards).map(|tricks| self.number(tricks, forbidden)).collect()
            }
            (Some(Ask::Play { playable }), Some(dealt)) => self.cards(dealt, playable),
            (None, Some(dealt)) => self.cards(dealt, CardSet::EMPTY),
            (Some(Ask::Play { .. }) | None, None) => Vec::new(),
        }
    }

    fn suit(&self, suit: Suit) -> Button {
        let label = self.words.color_label(suit, None);
        self.own(self.answer(Action::NameTrump(suit), 0), label, Style::Primary)
    }

    fn number(&self, tricks: u8, forbidden: Option<u8>) -> Button {
        let press = self.answer(Action::Predict(tricks), 0);
        let button = self.own(press, tricks.to_string(), Style::Primary);
        button.live_if(forbidden != Some(tricks))
    }

    /// A button for each card that was dealt, in the same place for the whole round.
    fn cards(&self, dealt: CardSet, playable: CardSet) -> Vec<Button> {
        let sorted = self.layout.sorted(dealt);
        let keys = (0..).zip(sorted).map(|(key, (card, place))| {
            if self.layout.is_gone(card, place, self.view.played) {
                let blank = self.words.say("mark-blank");
                return self.own(OwnPress::Blank(key), blank, Style::Secondary).live_if(false);
            }
            self.card(card, place, playable.has(card))
        });
        keys.collect()
    }

    fn card(&self, card: Card, place: u8, live: bool) -> Button {
        let style = if live { Style::Primary } else { Style::Secondary };
        let label = self.words.card_label(card, &self.view.table);
        self.own(self.answer(Action::Play(card), place), label, style).live_if(live)
    }

    fn tools(&self) -> Vec<Button> {
        let sorted = Press::Own(
            self.own.table.id,
            self.layout.sorted_otherwise().draft(),
            OwnPress::Show(Screen::Hand),
        );
        let sort = match self.layout.order {
            Order::Suit => "hand-sort-rank",
            Order::Rank => "hand-sort-suit",
        };
        vec![
            self.show(Screen::Hand, "hand-refresh"),
            Button::new(sorted, self.words.say(sort), Style::Secondary),
            self.show(Screen::Scores, "cards-scores"),
            self.show(Screen::Rules, "rules-button"),
        ]
    }

    /// The buttons after the end of the game.
    pub(super) fn when_over(&self) -> Vec<Vec<Button>> {
        let rematch = Press::Rematch(self.own.table.id);
        vec![vec![
            Button::new(rematch, self.words.say("final-rematch"), Style::Success),
            self.show(Screen::Scores, "cards-scores"),
            self.show(Screen::Luck, "final-luck-button"),
        ]]
    }

    fn show(&self, screen: Screen, label: &str) -> Button {
        self.own(OwnPress::Show(screen), self.words.say(label), Style::Secondary)
    }

    fn own(&self, press: OwnPress, label: impl Into<Label>, style: Style) -> Button {
        let press = Press::Own(self.own.table.id, self.layout.draft(), press);
        Button::new(press, label, style)
    }

    const fn answer(&self, action: Action, place: u8) -> OwnPress {
        let question = self.own.question;
        OwnPress::Answer { question, action: OfGame::Cards(action), place }
    }
}
