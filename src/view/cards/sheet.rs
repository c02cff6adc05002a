//! The score sheet of a card game: each player's predictions, tricks and points in each round.

use crate::rules::Seat;
use crate::rules::cards::{RoundScore, TableView};
use crate::table::Player;
use crate::view::Words;
use crate::view::beside::places;
use crate::view::columns::{heads, lines_up};
use crate::view::message::Embed;
use crate::view::numbers::{number, signed};
use crate::view::text::right;

/// The width of a round's number, or of the label of the totals.
const ROUND: usize = 2;
/// The width of a player's column: prediction and tricks (`12/10`), then the signed points. Three
/// columns fit side by side on a phone.
const COLUMN: usize = 10;
/// The width of the points within a column.
const POINTS: usize = 4;
/// The maximum number of players side by side.
const SIDE_BY_SIDE: usize = 3;

impl Words {
    pub(super) fn card_sheet(&self, players: &[Player], view: &TableView) -> Embed {
        let empty = view.sheet.is_empty();
        let description = if empty {
            self.say("sheet-empty")
        } else {
            let mut parts = self.blocks(players, view);
            parts.extend(places(players, lines_up));
            parts.join("\n")
        };
        let footer = if empty { String::new() } else { self.say("sheet-legend") };
        let title = self.say("sheet-title");
        Embed { footer, ..Embed::titled(title, description) }
    }

    /// A table for up to three players, or two tables.
    fn blocks(&self, players: &[Player], view: &TableView) -> Vec<String> {
        let names = heads(&self.names(players), COLUMN - 1);
        let seats: Vec<Seat> = view.seats.seats().collect();
        let blocks = seats.len().div_ceil(SIDE_BY_SIDE);
        let seats = seats.chunks(seats.len().div_ceil(blocks));
        seats.map(|seats| format!("```\n{}\n```", self.block(seats, &names, view))).collect()
    }

    fn block(&self, seats: &[Seat], names: &[String], view: &TableView) -> String {
        let line = |first: &str, column: &dyn Fn(Seat) -> String| {
            let columns = seats.iter().map(|seat| right(&column(*seat), COLUMN));
            right(first, ROUND) + &columns.collect::<String>()
        };
        let name = |seat: Seat| names[seat.index()].clone();
        let total = |seat: Seat| number(view.totals[seat]);
        let head = line(&self.say("sheet-round"), &name);
        let rounds = (1..).zip(&view.sheet).map(|(number, round): (usize, &RoundScore)| {
            line(&number.to_string(), &|seat| in_round(round, seat))
        });
        let foot = line(&self.say("sheet-total"), &total);
        [head].into_iter().chain(rounds).chain([foot]).collect::<Vec<_>>().join("\n")
    }
}

/// The prediction, tricks and points of a player in a round, like ` 2/1 −10`.
fn in_round(round: &RoundScore, seat: Seat) -> String {
    let tricks = format!("{}/{}", round.predictions[seat], round.won[seat]);
    // Points of four characters are set apart from the tricks too, unless columns would then touch.
    let gap = if tricks.len() + POINTS < COLUMN - 1 { " " } else { "" };
    tricks + &right(&format!("{gap}{}", signed(round.points[seat])), POINTS)
}
