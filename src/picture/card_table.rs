//! The picture of a card table: each seat is a gate with its card in it, and the gates of the
//! players to act are lit.

mod gates;

use gates::Column;

use super::canvas::Canvas;
use super::colors::{CREAM, Color, GROUND, HIT, INK, LIT, MISS, MUTED, SKY, STONE, STRIPE, SUITS};
use super::letters::{Room, numbers, words};
use super::scene::{CardTable, points};
use super::shape::Shape;
use super::stones::menhir;
use super::{HEIGHT, WIDTH};
use crate::rules::cards::Card;
use crate::rules::{Seat, SeatCount, SeenPrediction};

/// The left edge of the gates, and their total width.
const GATES: f32 = 158.0;
const ROOM: f32 = 634.0;
/// The top of the ground.
const GROUND_AT: i32 = 222;
/// The baselines of the predictions, the tricks won, and the totals.
const SAID: f32 = 267.0;
const WON: f32 = 326.0;
const TOTAL: f32 = 383.0;
/// The pixel rows of these three lines of text.
const SAID_ROWS: (f32, f32) = (222.0, 284.0);
const WON_ROWS: (f32, f32) = (284.0, 343.0);
const TOTAL_ROWS: (f32, f32) = (343.0, HEIGHT as f32);
/// The right edge of the captions before the rows, and their width.
const ROW_WORDS: (f32, f32) = (142.0, 126.0);

pub(super) fn draw(table: &CardTable) -> Canvas {
    let on = empty(table.view.seats);
    let mut drawing = Drawing { table, names: Vec::new(), on };
    drawing.names = drawing.fitted_names();
    drawing.captions();
    drawing.trump();
    for seat in table.view.seats.seats() {
        drawing.gate(seat);
        drawing.in_gate(seat);
        drawing.computer(seat);
        drawing.row(seat);
    }
    drawing.lead();
    drawing.on
}

/// A picture of a card table while it is being drawn.
struct Drawing<'a> {
    table: &'a CardTable,
    names: Vec<String>,
    on: Canvas,
}

/// The empty table, before cards, names and numbers.
fn empty(seats: SeatCount) -> Canvas {
    let mut on = Canvas::new(WIDTH, HEIGHT, SKY);
    let all = WIDTH as i32;
    on.rect((0, GROUND_AT), (all, HEIGHT as i32 - GROUND_AT), GROUND);
    on.rect((0, 284), (all, 59), STRIPE);
    menhir(&mut on);
    for seat in seats.seats() {
        let column = Column::of(seats, seat);
        column.gate(&mut on, false);
        if seat.index() > 0 {
            on.rect((column.x as i32 + 3, 232), (2, 158), STONE);
        }
    }
    on
}

impl Drawing<'_> {
    fn column(&self, seat: Seat) -> Column {
        Column::of(self.table.view.seats, seat)
    }

    fn is_asked(&self, seat: Seat) -> bool {
        self.table.view.asked[seat]
    }

    fn captions(&mut self) {
        let captions = &self.table.captions;
        let lines = [
            (&captions.said, 266.0, SAID_ROWS),
            (&captions.won, 326.0, WON_ROWS),
            (&captions.total, 382.0, TOTAL_ROWS),
        ];
        for (caption, baseline, rows) in lines {
            let room = Room::until(ROW_WORDS.0, ROW_WORDS.1, baseline).between(rows);
            caption.write(&mut self.on, 30, room, MUTED);
        }
        let room = Room::around(75.0, 128.0, 40.0).between((8.0, 45.0));
        captions.round.write(&mut self.on, 28, room, CREAM);
    }

    /// Draws the turned-up card, and the trump suit if the card does not show it.
    fn trump(&mut self) {
        let view = &self.table.view;
        if let Some(card) = view.turned {
            self.card(card, (27.0, 45.0));
        }
        let room = Room::around(75.0, 124.0, 211.0).between((181.0, 222.0));
        self.table.captions.trump.write(&mut self.on, 28, room, CREAM);
        let turned = view.turned.and_then(Card::suit);
        match view.trump {
            Some(suit) if turned != Some(suit) => {
                self.on.put(&format!("suit_{}_64", suit.word()), (84.0, 114.0));
            }
            Some(_) => {}
            None if view.trump_is_to_be_named() => {
                let middle = (116.0, 146.0);
                self.on.fill(&Shape::disc(middle, 32.0), INK);
                self.on.fill(&Shape::disc(middle, 29.0), LIT);
                let room = Room::around(middle.0, 58.0, 163.0);
                numbers(48).write(&mut self.on, "?", room, INK);
            }
            None if view.turned.is_some() => self.on.put("no_trump_58", (86.0, 116.0)),
            None => self.on.put("no_trump_58", (48.0, 86.0)),
        }
    }

    /// The trick on the table and its winner so far. Until the next card is led, this is the last
    /// trick of the round.
    fn trick(&self) -> (&[(Seat, Card)], Option<Seat>) {
        let view = &self.table.view;
        match view.taken_in_this_round() {
            Some(taken) if view.trick.is_empty() => (&taken.plays, Some(taken.winner)),
            Some(_) | None => (&view.trick, view.leading),
        }
    }

    /// Draws a seat's prediction, tricks and points.
    fn row(&mut self, seat: Seat) {
        let view = &self.table.view;
        let Column { middle, wide, .. } = self.column(seat);
        if view.dealer == seat {
            let aside = if view.seats.get() == 6 { 52.0 } else { 60.0 };
            self.on.put("dealer_32", (middle - aside, 238.0));
        }
        let room = |baseline, rows| Room::around(middle, wide - 6.0, baseline).between(rows);
        let (won, said) = (view.won[seat], view.predictions[seat]);
        match said {
            SeenPrediction::NotMade => {
                words(38).write(&mut self.on, "–", room(SAID, SAID_ROWS), CREAM);
            }
            SeenPrediction::Covered => self.on.put("covered_38", (middle - 19.0, 236.0)),
            SeenPrediction::Shown(said) => {
                words(38).write(&mut self.on, &said.to_string(), room(SAID, SAID_ROWS), CREAM);
            }
        }
        let (ink, mark): (Color, _) = match said {
            SeenPrediction::Shown(said) if view.everybody_predicted && won == said => {
                (HIT, Some("hit_27"))
            }
            SeenPrediction::Shown(said) if view.everybody_predicted && won > said => {
                (MISS, Some("miss_27"))
            }
            SeenPrediction::Shown(_) | SeenPrediction::Covered | SeenPrediction::NotMade => {
                (CREAM, None)
            }
        };
        let won = won.to_string();
        words(38).write(&mut self.on, &won, room(WON, WON_ROWS), ink);
        if let Some(mark) = mark {
            let aside = words(38).width(&won) / 2.0 + 7.0;
            self.on.put(mark, (middle + aside, 299.0));
        }
        words(34).write(&mut self.on, &points(view.totals[seat]), room(TOTAL, TOTAL_ROWS), CREAM);
    }

    /// Marks the player who led the trick.
    fn lead(&mut self) {
        if !self.table.view.everybody_predicted {
            return;
        }
        let Some((seat, _)) = self.trick().0.first() else { return };
        let column = self.column(*seat);
        // Between two cards the mark is lower, clear of their numbers.
        let corner =
            if self.is_wide() { (column.middle - 78.0, 178.0) } else { (column.x - 15.0, 191.0) };
        self.on.put("lead_36", corner);
    }

    /// Draws a card with its upper left corner at this point.
    fn card(&mut self, card: Card, (x, y): (f32, f32)) {
        match card {
            Card::Wizard => self.on.put("card_wizard_136", (x, y)),
            Card::Jester => self.on.put("card_jester_136", (x, y)),
            Card::Suited(suit, rank) => {
                self.on.put(&format!("card_{}_136", suit.word()), (x, y));
                let number = rank.number().to_string();
                let room = Room::around(x + 48.0, 88.0, y + 123.0).between((y, y + 136.0));
                numbers(82).write(&mut self.on, &number, room, SUITS[suit as usize].1);
            }
        }
    }
}
