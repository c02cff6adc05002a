//! The buttons that open screens inside the page, whatever the question is.

use super::page::OwnPage;
use crate::features::press::Screen;
use crate::view::message::Button;

impl OwnPage<'_> {
    pub(super) fn tools(&self) -> Vec<Button> {
        vec![
            self.open(Screen::Boxes, "dice-my-boxes"),
            self.open(Screen::Order, "dice-order"),
            self.open(Screen::Scores, "dice-all-pages"),
            self.open(Screen::Rules, "rules-button"),
        ]
    }
}
