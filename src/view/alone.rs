//! The private message of a game that a person plays alone, at no table: its buttons are those of a
//! hand or a page, but for what only tables have.

use super::components::ButtonState;
use super::message::{Message, PicturedForOne, PrivateMessage};
use super::{Button, Words};
use crate::features::press::{Draft, OwnPress, Press, Screen};
use crate::picture::Picture;
use crate::rules;
use crate::rules::games::of_game;
use crate::table::{PrivateView, PublicView, Refusal};
use crate::view::game::{Beside, PublicMessages as _};

/// The reason why a press or a typed text made no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotMoved {
    Forbidden(rules::Refusal),
    /// The text means no move, or several: this sentence says so.
    Unclear(String),
}

impl Words {
    /// A hand or page with its table, below this line, perhaps after something that made no move.
    /// `press` says what a press means there.
    pub(crate) fn played_alone(
        &self,
        own: &PrivateView,
        draft: &Draft,
        not_moved: Option<NotMoved>,
        above: String,
        press: impl Fn(&Draft, OwnPress) -> Press,
    ) -> PicturedForOne {
        let hand = self.hand_after(own, draft, not_moved);
        self.with_its_table(own, hand.with_notice(above).alone(press))
    }

    /// A hand or page, perhaps after something that made no move.
    pub(crate) fn hand_after(
        &self,
        own: &PrivateView,
        draft: &Draft,
        not_moved: Option<NotMoved>,
    ) -> PrivateMessage {
        let hand = self.own(own, Screen::Hand, draft);
        match not_moved {
            Some(NotMoved::Forbidden(refusal)) => {
                let refusal = Refusal::Rule(refusal);
                let why = self.why(refusal, &own.table, own.table.host);
                self.refused(hand, why, Some(refusal))
            }
            Some(NotMoved::Unclear(why)) => hand.with_notice(why),
            None => hand,
        }
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

    /// This message next to the picture of the table.
    pub(crate) fn beside_its_table(
        &self,
        own: &PrivateView,
        message: PrivateMessage,
    ) -> Option<Box<(PrivateMessage, Picture)>> {
        Some(Box::new((message, self.table_picture(own)?)))
    }

    /// The picture of the table, as everyone may see it.
    pub(crate) fn table_picture(&self, own: &PrivateView) -> Option<Picture> {
        Some(self.beside_picture(&own.table)?.picture)
    }

    /// The picture of a table, as everyone may see it, and the text next to it.
    pub(crate) fn beside_picture(&self, table: &PublicView) -> Option<Beside> {
        let board = table.board()?;
        Some(of_game!(&board.game, game => game.pictured(self, &board.players)))
    }
}

impl PrivateMessage {
    /// This message of a player whose game is played alone. `press` says what a press means there.
    /// Buttons that need a table are left out, such as those for orders.
    #[must_use]
    pub(crate) fn alone(self, press: impl Fn(&Draft, OwnPress) -> Press) -> Self {
        let of_alone = |pressed: &Press| {
            let (draft, own) = pressed.own().filter(|(_, own)| is_done_alone(*own))?;
            Some(press(draft, own))
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
                OwnPress::read_value(&value.value).is_some_and(|(_, press)| is_done_alone(press))
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

/// Returns whether a game that is played alone has this press.
const fn is_done_alone(press: OwnPress) -> bool {
    match press {
        OwnPress::Show(screen) => is_alone(screen),
        OwnPress::Tempo(_)
        | OwnPress::Hints(_)
        | OwnPress::React(_)
        | OwnPress::Mute(..)
        | OwnPress::Eyes(_) => false,
        OwnPress::Rules(_)
        | OwnPress::Answer { .. }
        | OwnPress::InAdvance { .. }
        | OwnPress::Order(_)
        | OwnPress::StepAway
        | OwnPress::Leave
        | OwnPress::End
        | OwnPress::Propose(_)
        | OwnPress::Blank(_)
        | OwnPress::Type
        | OwnPress::More => true,
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
