//! The buttons below a hand: an answer on each, grouped by suit, then the select of everything else.

use super::draft::{Layout, Order};
use super::marks::is_trump;
use crate::features::press::{OwnPress, Press, Screen};
use crate::rules::OfGame;
use crate::rules::cards::{Action, Ask, Card, CardSet, SeatView, Suit};
use crate::table::PrivateView;
use crate::view::Words;
use crate::view::components::{Button, Style, WithEmoji};
use crate::view::emojis::Label;
use crate::view::message::{BUTTONS_IN_A_ROW as ROW, ROWS};
use crate::view::more::{More, Tool};

/// The buttons below a hand.
pub(super) struct Keys<'a> {
    pub(super) words: &'a Words,
    pub(super) own: &'a PrivateView,
    pub(super) view: &'a SeatView,
    pub(super) layout: Layout,
}

impl Keys<'_> {
    /// The answers, in rows.
    pub(super) fn answers(&self) -> Vec<Vec<Button>> {
        match (self.view.ask, self.view.dealt()) {
            (Some(Ask::NameTrump), _) => vec![Suit::ALL.map(|suit| self.suit(suit)).to_vec()],
            (Some(Ask::Predict { cards, forbidden }), _) => {
                let numbers = (0..=cards).map(|tricks| self.number(tricks, forbidden));
                in_rows(numbers)
            }
            (Some(Ask::Play { playable }), Some(dealt)) => self.cards(dealt, playable),
            (None, Some(dealt)) if self.view.table.everybody_predicted => self.cards(dealt, dealt),
            (None, _) if self.may_predict_in_advance() => {
                in_rows((0..=self.view.table.cards).map(|tricks| self.number(tricks, None)))
            }
            (Some(Ask::Play { .. }) | None, _) => Vec::new(),
        }
    }

    /// Returns whether others predict before this player does.
    fn may_predict_in_advance(&self) -> bool {
        let table = &self.view.table;
        let is_round = !table.everybody_predicted && !table.trump_is_to_be_named();
        is_round && table.round > 0 && self.view.prediction.is_none()
    }

    fn suit(&self, suit: Suit) -> Button {
        let label = self.words.color_label(suit, None);
        self.own(self.answer(Action::NameTrump(suit), 0), label, Style::Primary)
    }

    fn number(&self, tricks: u8, forbidden: Option<u8>) -> Button {
        let action = Action::Predict(tricks);
        let label = self.checked(action, tricks.to_string());
        let style = if self.view.ask.is_some() { Style::Primary } else { Style::Secondary };
        self.own(self.answer(action, 0), label, style).live_if(forbidden != Some(tricks))
    }

    /// A button for each card that was dealt, in the same place for the whole round, so that a
    /// second tap plays nothing; sorted by suit, in rows of a suit each if that leaves a row for
    /// the select.
    fn cards(&self, dealt: CardSet, playable: CardSet) -> Vec<Vec<Button>> {
        let button = |(key, (card, place))| {
            if self.layout.is_gone(card, place, self.view.played) {
                let blank = self.words.say("mark-blank");
                return self.own(OwnPress::Blank(key), blank, Style::Secondary).live_if(false);
            }
            self.card(card, place, playable.has(card))
        };
        let sorted: Vec<(u8, (Card, u8))> = (0..).zip(self.layout.sorted(dealt)).collect();
        if self.layout.order == Order::Suit {
            let by_suit =
                sorted.chunk_by(|(_, (one, _)), (_, (next, _))| one.suit() == next.suit());
            let rows: Vec<Vec<Button>> =
                by_suit.flat_map(|suit| in_rows(suit.iter().copied().map(button))).collect();
            if rows.len() < ROWS {
                return rows;
            }
        }
        in_rows(sorted.into_iter().map(button))
    }

    /// A card. Trumps are blue; the color says nothing about what a card is worth.
    fn card(&self, card: Card, place: u8, live: bool) -> Button {
        let is_trump = is_trump(card, &self.view.table);
        let style = if is_trump { Style::Primary } else { Style::Secondary };
        let Label { text, with_emoji } = self.words.card_label(card, &self.view.table);
        let action = Action::Play(card);
        let with_emoji = with_emoji.map(|WithEmoji { emoji, label }| WithEmoji {
            emoji,
            label: self.checked(action, label),
        });
        let label = Label { text: self.checked(action, text), with_emoji };
        self.own(self.answer(action, place), label, style).live_if(live)
    }

    pub(super) fn more(&self) -> More<'_> {
        let word = match self.layout.order {
            Order::Suit => "sort-rank",
            Order::Rank => "sort-suit",
        };
        let draft = Some(self.layout.sorted_otherwise().draft());
        let tools = vec![
            Tool::open(Screen::Last, "recent-trick"),
            Tool::open(Screen::Scores, "scores"),
            Tool { word, press: OwnPress::Show(Screen::Hand), draft },
        ];
        More { words: self.words, own: self.own, draft: self.layout.draft(), tools }
    }

    fn own(&self, press: OwnPress, label: impl Into<Label>, style: Style) -> Button {
        let press = Press::Own(self.own.table.id, self.layout.draft(), press);
        Button::new(press, label, style)
    }

    /// A label, with a check mark if this is what the player wants to do.
    fn checked(&self, action: Action, label: String) -> String {
        if self.wanted() == Some(action) { format!("✓ {label}") } else { label }
    }

    /// What the player wants to do as soon as it is their turn.
    pub(super) fn wanted(&self) -> Option<Action> {
        let OfGame::Cards(order) = self.own.order else { return None };
        order.at(self.own.moment?)
    }

    /// The answer to the question; while others are asked, the same in advance.
    const fn answer(&self, action: Action, place: u8) -> OwnPress {
        let (question, action) = (self.own.question, OfGame::Cards(action));
        match (self.own.moment, self.view.ask) {
            (Some(moment), None) => OwnPress::InAdvance { moment, action, place },
            (None, _) | (_, Some(_)) => OwnPress::Answer { question, action, place },
        }
    }
}

fn in_rows(buttons: impl Iterator<Item = Button>) -> Vec<Vec<Button>> {
    buttons.collect::<Vec<_>>().chunks(ROW).map(<[_]>::to_vec).collect()
}
