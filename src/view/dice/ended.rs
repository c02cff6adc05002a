//! The page after the end of the game.

use super::last_round::own_result;
use super::over::earned;
use super::page::OwnPage;
use super::table::dice_on_table;
use crate::features::press::{Press, Screen};
use crate::view::VIOLET;
use crate::view::message::{Button, Embed, Message, Style};
use crate::view::text::number;

impl OwnPage<'_> {
    /// The message with the winners and the player's own result.
    pub(super) fn ended(&self) -> Message {
        let (words, table) = (self.words, &self.view.table);
        let mut parts = vec![words.how_it_ended(&self.own.table), self.reached()];
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
        let rematch = Press::Rematch(self.own.table.id);
        vec![
            Button::new(rematch, self.words.say("final-rematch"), Style::Success),
            self.open(Screen::Scores, "dice-all-pages"),
            self.open(Screen::Luck, "final-luck-button"),
        ]
    }

    /// The player's place and points, and the parts of the points.
    fn reached(&self) -> String {
        let (table, seat) = (&self.view.table, self.view.seat);
        let points =
            [("total", number(table.totals[seat]).into()), ("points", table.totals[seat].into())];
        let Some(places) = table.places else { return self.words.with("own-end-stopped", points) };
        let values = [
            ("place", places[seat].into()),
            ("seats", table.beginning.seats.get().into()),
            ("earned", earned(self.words, table, seat).into()),
        ];
        self.words.with("own-end", values.into_iter().chain(points))
    }
}
