//! Everybody's pages: they lie open on the table.

use super::mark;
use crate::press::dice::letter_of;
use crate::rules::dice::{Color, Number, Page, Prediction, TableView};
use crate::table::Player;
use crate::view::message::{Embed, Message};
use crate::view::text::{name, right};
use crate::view::{VIOLET, Words};

impl Words {
    pub(in crate::view) fn dice_pages(&self, players: &[Player], view: &TableView) -> Message {
        let target = view.beginning.options.target.xs();
        let mut parts: Vec<String> = players
            .iter()
            .zip(view.pages.values())
            .zip(view.totals.values())
            .map(|((player, page), total)| {
                let own = name(player.name());
                let summary = self.page_summary(&own, page.xs(), target, *total);
                format!("**{summary}**\n```\n{}\n```", sheet(page))
            })
            .collect();
        parts.push(self.say("pages-legend"));
        let embed = Embed {
            title: self.say("pages-title"),
            description: parts.join("\n"),
            color: VIOLET,
            ..Embed::default()
        };
        Message { embed: Some(embed), ..Message::default() }
    }
}

/// A page as text: a row a colour, a column a number, then the Jester boxes.
pub(super) fn sheet(page: &Page) -> String {
    let head = Number::ALL.map(|number| right(&number.get().to_string(), 4)).concat();
    let mut lines = vec![format!(" {head}")];
    for color in Color::ALL {
        let boxes = Number::ALL
            .map(|number| right(&mark(page.mark(Prediction { number, color })), 4))
            .concat();
        lines.push(format!("{}{boxes}", letter_of(color)));
    }
    let jester = |number| if page.has_jester_score(number) { "X" } else { "·" };
    let jesters = Number::ALL.map(|number| right(jester(number), 4)).concat();
    lines.push(format!("J{jesters}"));
    lines.join("\n")
}
