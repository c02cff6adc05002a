//! The page after the end of the game.

use super::last_round::own_result;
use super::page::OwnPage;
use super::table::dice_on_table;
use crate::features::press::Screen;
use crate::view::VIOLET;
use crate::view::message::{Button, Embed, Message};

impl OwnPage<'_> {
    /// The message with the winners and the player's own result.
    pub(super) fn ended(&self) -> Message {
        let (words, table) = (self.words, &self.view.table);
        let mut parts = vec![words.how_it_ended(&self.own.table), words.own_end(self.own)];
        let last = table.last_round.as_ref();
        parts.extend(last.and_then(|round| own_result(words, round, self.view.seat)));
        parts.extend(dice_on_table(words, table).map(|dice| format!("### {dice}")));
        let stopped = table.places.is_none();
        let embed = Embed {
            title: words.say(if stopped { "final-stopped" } else { "final-title" }),
            description: parts.join("\n"),
            color: VIOLET,
            ..Embed::default()
        };
        Message { embed: Some(embed), rows: vec![self.after_the_game()], ..Message::default() }
    }

    fn after_the_game(&self) -> Vec<Button> {
        vec![
            self.words.rematch_button(&self.own.table),
            self.open(Screen::Scores, "dice-all-pages"),
            self.open(Screen::Details, "final-more"),
        ]
    }
}
