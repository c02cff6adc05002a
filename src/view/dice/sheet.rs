//! The pages of all players, which everyone may see.

use super::marks::box_mark;
use crate::rules::Seat;
use crate::rules::dice::{Color, Face, Number, Page, Prediction, TableView};
use crate::table::Player;
use crate::view::Words;
use crate::view::columns::{lines_up, told_apart};
use crate::view::message::Embed;
use crate::view::text::{name_of, right, yes_or_no};

/// The width of a box, which fits `−10`.
const BOX_WIDTH: usize = 3;
/// The width of a page: the letter of the color, and five boxes. Two pages fit side by side on a
/// phone.
const PAGE_WIDTH: usize = 1 + 5 * BOX_WIDTH;
/// The space between two pages.
const GAP: &str = "  ";

/// All pages, with the progress of each.
pub(super) fn all_pages(words: &Words, players: &[Player], view: &TableView) -> Embed {
    let seats = view.beginning.seats.seats();
    let mut parts: Vec<String> =
        seats.map(|seat| summary(words, &name_of(players, seat), view, seat)).collect();
    parts.push(side_by_side(words, players, view));
    parts.push(words.say("pages-legend"));
    Embed::titled(words.say("pages-title"), parts.join("\n"))
}

/// The progress of a page, in one line.
fn summary(words: &Words, name: &str, view: &TableView, seat: Seat) -> String {
    let values = [
        ("name", name.to_owned().into()),
        ("xs", view.xs[seat].into()),
        ("target", view.beginning.options.target.xs().into()),
        ("reached", yes_or_no(has_all_xs(view, seat)).into()),
        ("total", view.totals[seat].into()),
    ];
    words.with("pages-line", values)
}

/// Returns whether the player has the Xs that end the game.
pub(super) fn has_all_xs(view: &TableView, seat: Seat) -> bool {
    view.xs[seat] >= view.beginning.options.target.xs()
}

/// All pages, two side by side; or one below the other, if a name would move the page next to it.
pub(super) fn side_by_side(words: &Words, players: &[Player], view: &TableView) -> String {
    let names = words.names(players);
    let beside = if names.iter().all(|name| lines_up(name)) { 2 } else { 1 };
    let names = told_apart(&names, PAGE_WIDTH);
    let pages: Vec<(&String, &Page)> = names.iter().zip(view.pages.values()).collect();
    let pairs = pages.chunks(beside).map(|pair| {
        let one = |(name, page): &(&String, &Page)| named_sheet(words, name, page);
        let sheets: Vec<Vec<String>> = pair.iter().map(one).collect();
        let lines = sheets.iter().map(Vec::len).max().unwrap_or_default();
        let line = |number: usize| {
            let parts: Vec<&str> =
                sheets.iter().filter_map(|sheet| Some(sheet.get(number)?.as_str())).collect();
            parts.join(GAP).trim_end().to_owned()
        };
        (0..lines).map(line).collect::<Vec<_>>().join("\n")
    });
    format!("```\n{}\n```", pairs.collect::<Vec<_>>().join("\n\n"))
}

/// A page as text, headed by its player's name.
fn named_sheet(words: &Words, name: &str, page: &Page) -> Vec<String> {
    let mut lines = vec![name.to_owned()];
    lines.extend(sheet(words, page, None));
    lines
}

/// A page as text: a row for each color with a column for each number, then the Jester boxes. The
/// box predicted in this round has a star.
pub(super) fn sheet(words: &Words, page: &Page, predicted: Option<Prediction>) -> Vec<String> {
    let boxes = |held: &dyn Fn(Number) -> String| {
        Number::ALL.map(|number| right(&held(number), BOX_WIDTH)).concat()
    };
    let row = |color: Color| {
        let held = |number| {
            let of = Prediction { number, color };
            if predicted == Some(of) { "*".to_owned() } else { box_mark(page.mark(of)) }
        };
        format!("{}{}", words.face_letter(color.into()), boxes(&held))
    };
    let jester = |number| if page.has_jester_score(number) { "X" } else { "·" }.to_owned();
    let mut lines = vec![format!(" {}", boxes(&|number| number.get().to_string()))];
    lines.extend(Color::ALL.map(row));
    lines.push(format!("{}{}", words.face_letter(Face::Jester), boxes(&jester)));
    lines
}
