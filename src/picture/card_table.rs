//! The picture of a card table: each seat is a gate with its card in it, and the gates of the
//! players to act are lit.

use super::canvas::Canvas;
use super::colors::{
    CREAM, Color, GATE, GROUND, HIT, INK, LIT, MISS, MUTED, SKY, STONE, STRIPE, SUITS,
};
use super::letters::{Room, numbers, words};
use super::names::{Place, fitted};
use super::scene::{CardTable, points};
use super::shape::Shape;
use super::stones::{ARROW, NamePlate, lintel, menhir, upright};
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
/// The width of the suit before a name.
const SUIT: f32 = 34.0;
/// The opacity of the veil over a card that has lost a trick.
const VEIL: f32 = 0.2;

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

/// A column: its left edge, its middle, and its width.
#[derive(Clone, Copy)]
struct Column {
    x: f32,
    middle: f32,
    wide: f32,
}

impl Column {
    fn of(seats: SeatCount, seat: Seat) -> Self {
        let wide = ROOM / f32::from(u8::from(seats));
        let x = GATES + wide * seat.index() as f32;
        Self { x, middle: x + wide / 2.0 + 3.5, wide }
    }

    /// Draws the gate's stones.
    fn gate(self, on: &mut Canvas, is_lit: bool) {
        let inside = if is_lit { LIT } else { GATE };
        let (left, right) = ((self.x + 7.0) as i32, (self.x + self.wide - 1.0) as i32);
        on.rect((left, 50), (right - left, 172), inside);
        for x in [self.x - 1.0, self.x + self.wide - 1.0] {
            upright(on, x, (46.0, 222.0));
        }
        let (top, high) = if is_lit { (8.0, 46.0) } else { (10.0, 44.0) };
        lintel(on, (self.x - 3.0, top), (self.wide + 13.0, high), is_lit);
    }
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

    /// True if there is room next to the card in a gate.
    fn is_wide(&self) -> bool {
        self.table.view.seats.get() < 5
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
            words(30).write(&mut self.on, caption, room, MUTED);
        }
        let room = Room::around(75.0, 128.0, 40.0).between((8.0, 45.0));
        words(28).write(&mut self.on, &captions.round, room, CREAM);
    }

    /// Draws the turned-up card, and the trump suit if the card does not show it.
    fn trump(&mut self) {
        let view = &self.table.view;
        if let Some(card) = view.turned {
            self.card(card, (27.0, 45.0));
        }
        let room = Room::around(75.0, 124.0, 211.0).between((181.0, 222.0));
        words(28).write(&mut self.on, &self.table.captions.trump, room, CREAM);
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

    /// Draws a seat's name on its gate, and lights the gate if the player has to act.
    fn gate(&mut self, seat: Seat) {
        let (column, is_lit) = (self.column(seat), self.is_asked(seat));
        if is_lit {
            column.gate(&mut self.on, true);
        }
        let view = &self.table.view;
        let suit = view.suits.map(|suits| format!("suit_{}_28", suits[seat].word()));
        let plate = NamePlate {
            name: &self.names[seat.index()],
            is_lit,
            has_arrow: is_lit && self.is_wide(),
            before: suit.as_deref().map(|suit| (suit, SUIT)),
            at: (column.middle, column.wide - self.edges(), 41.0),
            rows: (10.0, 54.0),
        };
        plate.write(&mut self.on);
    }

    /// The width that a name leaves free on a lintel.
    fn edges(&self) -> f32 {
        if self.table.view.seats.get() == 6 { 6.0 } else { 14.0 }
    }

    fn fitted_names(&self) -> Vec<String> {
        let view = &self.table.view;
        let place = |seat: Seat| {
            let arrow = if view.asked[seat] && self.is_wide() { ARROW } else { 0.0 };
            let suit = view.suits.map_or(0.0, |_| SUIT);
            let room = self.column(seat).wide - self.edges() - arrow - suit;
            Place { number: seat.index() + 1, name: &self.table.players[seat.index()].name, room }
        };
        fitted(&view.seats.seats().map(place).collect::<Vec<_>>())
    }

    /// Draws the content of a gate: a card, a prediction, or an empty slot.
    fn in_gate(&mut self, seat: Seat) {
        let view = &self.table.view;
        let middle = self.column(seat).middle;
        if !view.everybody_predicted {
            return self.said_in_gate(seat);
        }
        let (plays, best) = self.trick();
        let played = plays.iter().find(|(by, _)| *by == seat).map(|(_, card)| *card);
        let Some(card) = played else {
            let slot = if self.is_asked(seat) { "slot_play_136" } else { "slot_136" };
            return self.on.put(slot, (middle - 48.0, 70.0));
        };
        self.card(card, (middle - 48.0, 70.0));
        let is_taken = view.trick.is_empty();
        let stands_out = self.is_asked(seat);
        if best == Some(seat) {
            let frame = if stands_out { "best_lit_150" } else { "best_150" };
            self.on.put(frame, (middle - 55.0, 63.0));
            self.on.put("took_44", (middle - 57.0, 50.0));
        } else if is_taken {
            let corner = ((middle - 48.0).round(), 70.0);
            self.on.veil(&Shape::rounded(corner, (96.0, 136.0), 13.0), GATE, VEIL);
        }
    }

    /// Marks a computer player, in the corner of its gate; a bubble takes that place.
    fn computer(&mut self, seat: Seat) {
        let player = &self.table.players[seat.index()];
        if let Some(says) = player.says {
            let aside = if self.table.view.seats.get() == 6 { 4.0 } else { 16.0 };
            self.on.put(says, (self.column(seat).middle + aside, 42.0));
        } else if player.is_computer {
            let aside = if self.table.view.seats.get() == 6 { 17.0 } else { 25.0 };
            self.on.put("computer_32", (self.column(seat).middle + aside, 52.0));
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

    fn said_in_gate(&mut self, seat: Seat) {
        let middle = self.column(seat).middle;
        match self.table.view.predictions[seat] {
            SeenPrediction::NotMade if self.is_asked(seat) => {
                self.on.put("slot_say_136", (middle - 48.0, 70.0));
                let room = Room::around(middle, 96.0, 169.0);
                numbers(88).write(&mut self.on, "?", room, INK);
            }
            SeenPrediction::NotMade => self.on.put("slot_136", (middle - 48.0, 70.0)),
            SeenPrediction::Covered => {
                self.bubble(middle);
                self.on.put("covered_72", (middle - 36.0, 87.0));
            }
            SeenPrediction::Shown(said) => {
                self.bubble(middle);
                let room = Room::around(middle, 88.0, 147.0).between((76.0, 170.0));
                words(70).write(&mut self.on, &said.to_string(), room, INK);
            }
        }
    }

    /// Draws the background of a prediction. At a table of six it is narrower, because bubbles that
    /// covered the stones would touch their neighbors.
    fn bubble(&mut self, middle: f32) {
        let (sprite, aside) = match self.table.view.seats.get() {
            6 => ("bubble_narrow_118", 46.0),
            _ => ("bubble_118", 52.0),
        };
        self.on.put(sprite, (middle - aside, 76.0));
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
