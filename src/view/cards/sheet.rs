//! The score sheet of a card game.

use crate::rules::cards::TableView;
use crate::table::Player;
use crate::view::message::{Embed, Message};
use crate::view::text::{column, number, right};
use crate::view::{VIOLET, Words};

/// How wide the sheet is, so that a phone does not wrap it.
const WIDTH: usize = 34;
/// A round's number.
const ROUND_WIDTH: usize = 2;
/// The widest column of a player: few players leave room for longer names.
const WIDEST: usize = 11;

impl Words {
    pub(in crate::view) fn card_sheet(&self, players: &[Player], view: &TableView) -> Message {
        let description = if view.sheet.is_empty() {
            self.say("sheet-empty")
        } else {
            format!("```\n{}\n```", self.lines(players, view))
        };
        let embed = Embed {
            title: self.say("sheet-title"),
            description,
            color: VIOLET,
            footer: if view.sheet.is_empty() { String::new() } else { self.say("sheet-legend") },
            ..Embed::default()
        };
        Message { embed: Some(embed), ..Message::default() }
    }

    fn lines(&self, players: &[Player], view: &TableView) -> String {
        let width = WIDEST.min((WIDTH - ROUND_WIDTH) / view.seats.get());
        let names = players.iter().map(|player| {
            let short = column(player.name(), width - 1);
            right(short.trim_end(), width - 1) + " "
        });
        let head = right(&self.say("sheet-round"), ROUND_WIDTH) + &names.collect::<String>();
        let mut lines = vec![head];
        for (number_of_round, round) in (1..).zip(&view.sheet) {
            let mut line = right(&format!("{number_of_round}"), ROUND_WIDTH);
            for seat in view.seats.seats() {
                let hit = if round.predictions[seat] == round.won[seat] { "*" } else { " " };
                line += &right(&(number(round.totals[seat]) + hit), width);
            }
            lines.push(line);
        }
        lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
    }
}
