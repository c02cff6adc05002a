//! The replay of a dice game: a page as its player saw it, and all covered predictions.

use super::sheet::sheet;
use crate::rules::SeenPrediction;
use crate::rules::dice::{Mark, SeatView};
use crate::table::Player;
use crate::view::Words;
use crate::view::game::Replayed;
use crate::view::message::{Embed, Field, PrivateMessage};
use crate::view::text::name_of;

impl Replayed for SeatView {
    fn seen(&self, words: &Words, PrivateMessage(message): PrivateMessage) -> Embed {
        let mut embed = message.embed.unwrap_or_default();
        embed.description = format!("{}\n{}", message.content, embed.description);
        let is_free = |of: &_| self.page().mark(*of) == Mark::Free;
        let boxes = sheet(words, self.page(), self.prediction.filter(is_free)).join("\n");
        let value = format!("```\n{boxes}\n```");
        embed.fields.push(Field { name: words.say("replay-boxes"), value });
        embed
    }

    fn uncovered(views: &[Self], words: &Words, players: &[Player]) -> Vec<Field> {
        let covered = views.iter().filter_map(|view| {
            let is_covered = view.table.predictions[view.seat] == SeenPrediction::Covered;
            let said = view.prediction.filter(|_| is_covered)?;
            let name = name_of(players, view.seat);
            let values = [("name", name.into()), ("said", words.said(said).into())];
            Some(words.with("replay-covered-by", values))
        });
        let lines: Vec<String> = covered.collect();
        if lines.is_empty() {
            return Vec::new();
        }
        vec![Field { name: words.say("replay-covered"), value: lines.join("\n") }]
    }
}
