//! The score sheet of a card game.

use crate::rules::cards::TableView;
use crate::table::Player;
use crate::view::message::{Embed, Message};
use crate::view::text::{column, number, right};
use crate::view::{VIOLET, Words};

/// A round's number, and one column for each of up to six players, stay within 34 columns.
const ROUND_WIDTH: usize = 2;
const COLUMN: usize = 5;

impl Words {
    pub(in crate::view) fn card_sheet(&self, players: &[Player], view: &TableView) -> Message {
        let description = if view.sheet.is_empty() {
            self.say("sheet-empty")
        } else {
            format!("```\n{}\n```{}", self.lines(players, view), self.say("sheet-legend"))
        };
        let title = self.say("sheet-title");
        let embed = Embed { title, description, color: VIOLET, ..Embed::default() };
        Message { embed: Some(embed), ..Message::default() }
    }

    fn lines(&self, players: &[Player], view: &TableView) -> String {
        let names = players.iter().map(|player| {
            let short = column(player.name(), COLUMN - 1);
            right(short.trim_end(), COLUMN)
        });
        let head = right(&self.say("sheet-round"), ROUND_WIDTH) + &names.collect::<String>();
        let mut lines = vec![head];
        for (number_of_round, round) in (1..).zip(&view.sheet) {
            let mut line = right(&format!("{number_of_round}"), ROUND_WIDTH);
            for seat in view.seats.seats() {
                let hit = if round.predictions[seat] == round.won[seat] { "*" } else { " " };
                line += &right(&(number(round.totals[seat]) + hit), COLUMN);
            }
            lines.push(line);
        }
        lines.join("\n")
    }
}
