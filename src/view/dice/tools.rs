//! Everything on the page that is no move, whatever the question is.

use super::page::OwnPage;
use crate::features::press::Screen;
use crate::view::more::{More, Tool};

impl OwnPage<'_> {
    pub(super) fn more(&self) -> More<'_> {
        let tools = vec![
            Tool::open(Screen::Boxes, "boxes"),
            Tool::open(Screen::Order, "order"),
            Tool::open(Screen::Scores, "all-pages"),
            Tool::open(Screen::Last, "recent-round"),
        ];
        More { words: self.words, own: self.own, draft: self.draft.clone(), tools }
    }
}
