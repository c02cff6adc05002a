//! Everybody's pages: they lie open on the table.

use super::mark;
use crate::press::dice::letter_of;
use crate::rules::dice::{Color, Number, Page, Prediction, TableView};
use crate::table::Player;
use crate::view::message::{Embed, Message};
use crate::view::text::{column, name, number, right};
use crate::view::{VIOLET, Words};

/// How wide a box is: `−10` fits in.
const BOX_WIDTH: usize = 3;
/// How wide a page is: the letter of the colour and five boxes. Two of them fit on a phone.
const PAGE_WIDTH: usize = 1 + 5 * BOX_WIDTH;
/// Between two pages.
const GAP: &str = "  ";

impl Words {
    pub(in crate::view) fn dice_pages(&self, players: &[Player], view: &TableView) -> Message {
        let target = view.beginning.options.target.xs();
        let lines = players.iter().zip(view.pages.values()).zip(view.totals.values());
        let mut parts: Vec<String> = lines
            .map(|((player, page), total)| {
                self.page_summary(&name(player.name()), page.xs(), target, *total)
            })
            .collect();
        parts.push(side_by_side(players, view));
        parts.push(self.say("pages-legend"));
        let embed = Embed {
            title: self.say("pages-title"),
            description: parts.join("\n"),
            color: VIOLET,
            ..Embed::default()
        };
        Message { embed: Some(embed), ..Message::default() }
    }

    /// How far a page has come, in one line.
    fn page_summary(&self, own: &str, xs: u8, target: u8, points: i16) -> String {
        self.with(
            "pages-line",
            [
                ("name", own.to_owned().into()),
                ("xs", xs.into()),
                ("target", target.into()),
                ("points", number(points).into()),
            ],
        )
    }
}

/// Everybody's page, two side by side.
pub(in crate::view) fn side_by_side(players: &[Player], view: &TableView) -> String {
    let pages: Vec<(&Player, &Page)> = players.iter().zip(view.pages.values()).collect();
    let pairs = pages.chunks(2).map(|pair| {
        let sheets: Vec<Vec<String>> =
            pair.iter().map(|(player, page)| sheet(player, page)).collect();
        let lines = sheets.iter().map(Vec::len).max().unwrap_or_default();
        let line = |number: usize| {
            let parts: Vec<&str> = sheets.iter().map(|sheet| sheet[number].as_str()).collect();
            parts.join(GAP).trim_end().to_owned()
        };
        (0..lines).map(line).collect::<Vec<_>>().join("\n")
    });
    format!("```\n{}\n```", pairs.collect::<Vec<_>>().join("\n\n"))
}

/// A page as text: whose it is, a row a colour, a column a number, then the Jester boxes.
fn sheet(player: &Player, page: &Page) -> Vec<String> {
    let boxes = |held: &dyn Fn(Number) -> String| {
        Number::ALL.map(|number| right(&held(number), BOX_WIDTH)).concat()
    };
    let row = |color: Color| {
        let held = |number| mark(page.mark(Prediction { number, color }));
        format!("{}{}", letter_of(color), boxes(&held))
    };
    let jester = |number| if page.has_jester_score(number) { "X" } else { "·" }.to_owned();
    let mut lines = vec![
        column(player.name(), PAGE_WIDTH),
        format!(" {}", boxes(&|number| number.get().to_string())),
    ];
    lines.extend(Color::ALL.map(row));
    lines.push(format!("J{}", boxes(&jester)));
    lines
}
