//! The private message of a game that a person plays alone, at no table: its buttons are those of a
//! hand or a page, but for what only tables have.

use super::components::ButtonState;
use super::message::{Message, PicturedForOne, PrivateMessage};
use super::{Button, Words};
use crate::features::press::{Draft, OwnPress, Press, Screen};
use crate::picture::Picture;
use crate::rules;
use crate::rules::games::of_game;
use crate::table::{PrivateView, Refusal};
use crate::view::game::PublicMessages as _;

impl Words {
    /// A hand or page with its table, below this line, perhaps after a move that is not allowed.
    /// `press` says what a press means there.
    pub(crate) fn played_alone(
        &self,
        own: &PrivateView,
        draft: &Draft,
        refusal: Option<rules::Refusal>,
        above: String,
        press: impl Fn(&Draft, OwnPress) -> Press,
    ) -> PicturedForOne {
        let mut hand = self.own(own, Screen::Hand, draft);
        if let Some(refusal) = refusal.map(Refusal::Rule) {
            let why = self.why(refusal, &own.table, own.table.host);
            hand = self.refused(hand, why, Some(refusal));
        }
        self.with_its_table(own, hand.with_notice(above).alone(press))
    }

    /// A mark for each round: a hit or a miss.
    pub(crate) fn strip(&self, hits: impl Iterator<Item = bool>) -> String {
        let mark = |hit: bool| {
            if hit {
                self.emoji_or("hit", || "✓".to_owned())
            } else {
                self.emoji_or("miss", || "✗".to_owned())
            }
        };
        hits.map(mark).collect()
    }

    /// A hand or page with the table, in both forms.
    pub(crate) fn with_its_table(&self, own: &PrivateView, hand: PrivateMessage) -> PicturedForOne {
        let pictured = self.beside_its_table(own, hand.clone());
        PicturedForOne { text: self.with_table(own, hand), pictured }
    }

    /// This message beside the picture of the table.
    pub(crate) fn beside_its_table(
        &self,
        own: &PrivateView,
        message: PrivateMessage,
    ) -> Option<Box<(PrivateMessage, Picture)>> {
        Some(Box::new((message, self.table_picture(own)?)))
    }

    /// The picture of the table, as everyone may see it.
    pub(crate) fn table_picture(&self, own: &PrivateView) -> Option<Picture> {
        let board = own.table.board()?;
        Some(of_game!(&board.game, game => game.pictured(self, &board.players)).picture)
    }
}

impl PrivateMessage {
    /// This message of a player whose game is played alone. `press` says what a press means there.
    /// Buttons that need a table are left out, such as those for orders.
    #[must_use]
    pub(crate) fn alone(self, press: impl Fn(&Draft, OwnPress) -> Press) -> Self {
        let of_alone = |pressed: &Press| {
            let (draft, own) = pressed.own()?;
            let is_elsewhere = matches!(own, OwnPress::Show(screen) if !is_alone(screen));
            let needs_a_table = matches!(
                own,
                OwnPress::Tempo(_)
                    | OwnPress::Hints(_)
                    | OwnPress::React(_)
                    | OwnPress::Mute(..)
                    | OwnPress::Eyes(_)
                    | OwnPress::Type
            );
            let is_known = !is_elsewhere && !needs_a_table;
            is_known.then(|| press(draft, own))
        };
        let Self(mut message) = self;
        for row in &mut message.rows {
            row.retain_mut(|button| {
                of_alone(&button.press).map(|press| button.press = press).is_some()
            });
        }
        message.rows.retain(|row| !row.is_empty());
        message.selects.retain_mut(|select| {
            of_alone(&select.press).map(|press| select.press = press).is_some()
        });
        if let Some(more) = &mut message.more
            && let Some(press) = of_alone(&more.press)
        {
            more.press = press;
            more.values.retain(|value| {
                let picked = OwnPress::read_value(&value.value);
                picked.is_some_and(
                    |(_, press)| matches!(press, OwnPress::Show(screen) if is_alone(screen)),
                )
            });
        }
        Self(message)
    }
}

impl Message {
    /// Adds a button. If there is no room, it replaces a last row in which no button is enabled.
    pub(crate) fn place(&mut self, button: Button) {
        let is_dead =
            |row: &mut Vec<Button>| row.iter().all(|button| button.state == ButtonState::Disabled);
        if let Err(button) = self.add(button)
            && self.rows.pop_if(is_dead).is_some()
        {
            self.rows.push(vec![*button]);
        }
    }
}

/// Returns whether a game that is played alone has this screen.
pub(crate) const fn is_alone(screen: Screen) -> bool {
    match screen {
        Screen::Hand
        | Screen::More
        | Screen::Boxes
        | Screen::Scores
        | Screen::Last
        | Screen::Rules => true,
        Screen::Order
        | Screen::Luck
        | Screen::Details
        | Screen::Leave
        | Screen::End
        | Screen::ProposeEnd
        | Screen::Hints
        | Screen::Mutes => false,
    }
}
