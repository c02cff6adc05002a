//! The screen with all boxes of the player's page.

use super::sheet::{has_all_xs, sheet};
use crate::rules::dice::{Mark, SeatView};
use crate::table::Player;
use crate::view::Words;
use crate::view::message::Embed;
use crate::view::text::{name, yes_or_no};

/// All boxes of the player's page, with a legend of their marks.
pub(super) fn own_boxes(words: &Words, players: &[Player], view: &SeatView) -> Embed {
    let own = players.get(view.seat.index()).map_or("", Player::name);
    let is_free = |of: &_| view.page().mark(*of) == Mark::Free;
    let predicted = view.prediction.filter(is_free);
    let block = sheet(words, view.page(), predicted).join("\n");
    let parts = [
        standing(words, view),
        format!("```\n{block}\n```"),
        words.say("pages-legend"),
        words.say("page-boxes-legend"),
    ];
    Embed::titled(words.with("page-title", [("name", name(own).into())]), parts.join("\n"))
}

/// The Xs out of those needed, and the points as the table counts them.
pub(super) fn standing(words: &Words, view: &SeatView) -> String {
    let total = view.table.totals[view.seat];
    let bonus = total - view.page().points();
    let values = [
        ("xs", view.table.xs[view.seat].into()),
        ("target", view.table.beginning.options.target.xs().into()),
        ("reached", yes_or_no(has_all_xs(&view.table, view.seat)).into()),
        ("total", total.into()),
        ("bonus", bonus.into()),
    ];
    words.with("page-standing", values)
}
