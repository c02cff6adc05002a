//! The score sheet of a card game: what each said, won and scored in each round.

use crate::rules::Seat;
use crate::rules::cards::{RoundScore, TableView};
use crate::table::Player;
use crate::view::columns::told_apart;
use crate::view::message::Embed;
use crate::view::text::{number, right, signed};
use crate::view::{VIOLET, Words};

/// A round's number, or what stands before the totals.
const ROUND: usize = 2;
/// A player's column: what was said and won (`12/10`), then the points with their sign. Three of them stand
/// side by side within the width of a phone.
const COLUMN: usize = 10;
/// Of it, the points.
const POINTS: usize = 4;
/// The most players side by side.
const SIDE_BY_SIDE: usize = 3;

impl Words {
    pub(super) fn card_sheet(&self, players: &[Player], view: &TableView) -> Embed {
        let empty = view.sheet.is_empty();
        let description =
            if empty { self.say("sheet-empty") } else { self.blocks(players, view).join("\n") };
        let footer = if empty { String::new() } else { self.say("sheet-legend") };
        let title = self.say("sheet-title");
        Embed { title, description, color: VIOLET, footer, ..Embed::default() }
    }

    /// A table for up to three players, or two tables.
    fn blocks(&self, players: &[Player], view: &TableView) -> Vec<String> {
        let names = told_apart(&self.names(players), COLUMN - 1);
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
        let name = |seat: Seat| names[seat.index()].trim_end().to_owned();
        let total = |seat: Seat| number(view.totals[seat]);
        let head = line(&self.say("sheet-round"), &name);
        let rounds = (1..).zip(&view.sheet).map(|(number, round): (usize, &RoundScore)| {
            line(&number.to_string(), &|seat| in_round(round, seat))
        });
        let foot = line(&self.say("sheet-total"), &total);
        [head].into_iter().chain(rounds).chain([foot]).collect::<Vec<_>>().join("\n")
    }
}

/// What somebody said and won in a round, and its points: ` 2/1 −10`.
fn in_round(round: &RoundScore, seat: Seat) -> String {
    let tricks = format!("{}/{}", round.predictions[seat], round.won[seat]);
    tricks + &right(&signed(round.points[seat]), POINTS)
}
