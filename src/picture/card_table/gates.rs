//! The gates of a card table: who sits there, and what has been played or predicted.

use super::{Drawing, GATES, ROOM};
use crate::picture::canvas::Canvas;
use crate::picture::colors::{GATE, INK, LIT, MISS};
use crate::picture::letters::{Room, numbers, words};
use crate::picture::names::{Place, fitted};
use crate::picture::shape::Shape;
use crate::picture::stones::{ARROW, NamePlate, lintel, upright};
use crate::rules::{Seat, SeatCount, SeenPrediction};

/// The width of the suit before a name.
const SUIT: f32 = 34.0;
/// The opacity of the veil over a card that has lost a trick.
const VEIL: f32 = 0.2;

/// A column: its left edge, its middle, and its width.
#[derive(Clone, Copy)]
pub(super) struct Column {
    pub(super) x: f32,
    pub(super) middle: f32,
    pub(super) wide: f32,
}

impl Column {
    pub(super) fn of(seats: SeatCount, seat: Seat) -> Self {
        let wide = ROOM / f32::from(u8::from(seats));
        let x = GATES + wide * seat.index() as f32;
        Self { x, middle: x + wide / 2.0 + 3.5, wide }
    }

    /// Draws the gate's stones.
    pub(super) fn gate(self, on: &mut Canvas, is_lit: bool) {
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

impl Drawing<'_> {
    /// Draws a seat's name on its gate, and lights the gate if the player has to act.
    pub(super) fn gate(&mut self, seat: Seat) {
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

    pub(super) fn fitted_names(&self) -> Vec<String> {
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
    pub(super) fn in_gate(&mut self, seat: Seat) {
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
        if best == Some(seat) {
            self.best_frame(seat);
            self.on.put("took_44", (middle - 57.0, 50.0));
        } else if is_taken {
            let corner = ((middle - 48.0).round(), 70.0);
            self.on.veil(&Shape::rounded(corner, (96.0, 136.0), 13.0), GATE, VEIL);
        }
    }

    /// Frames the best card of the trick; in another color if the last prediction hung on it.
    fn best_frame(&mut self, seat: Seat) {
        let (x, y) = ((self.column(seat).middle - 55.0).round(), 63.0);
        if self.table.view.shows_decisive_trick() {
            self.on.fill(&Shape::frame((x, y), (110.0, 150.0), 18.0, 7.0), INK);
            self.on.fill(&Shape::frame((x + 1.0, y + 1.0), (108.0, 148.0), 17.0, 5.0), MISS);
            return;
        }
        let frame = if self.is_asked(seat) { "best_lit_150" } else { "best_150" };
        self.on.put(frame, (x, y));
    }

    /// Marks a computer player, in the corner of its gate; a bubble takes that place.
    pub(super) fn computer(&mut self, seat: Seat) {
        let player = &self.table.players[seat.index()];
        if let Some(says) = player.says {
            let aside = if self.table.view.seats.get() == 6 { 4.0 } else { 16.0 };
            self.on.put(says, (self.column(seat).middle + aside, 42.0));
        } else if player.is_computer {
            let aside = if self.table.view.seats.get() == 6 { 17.0 } else { 25.0 };
            self.on.put("computer_32", (self.column(seat).middle + aside, 52.0));
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

    /// True if there is room next to the card in a gate.
    pub(super) fn is_wide(&self) -> bool {
        self.table.view.seats.get() < 5
    }
}
