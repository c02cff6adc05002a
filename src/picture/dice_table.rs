//! The picture of a dice table: seven gates with a die in each, and the players' predictions below
//! them.

mod results;

use super::canvas::Canvas;
use super::colors::{CREAM, GATE, GROUND, LIT, MUTED, SKY, STONE, STRIPE, SUITS};
use super::letters::{Room, numbers, words};
use super::names::{Place, fitted};
use super::scene::DiceTable;
use super::shape::Shape;
use super::stones::{ARROW, NamePlate, lintel, upright};
use super::{HEIGHT, WIDTH};
use crate::rules::dice::{Color, Die, WizardColor};
use crate::rules::{Seat, SeenPrediction};

/// The left edge of the first gate, and the distance between gates.
const GATES: f32 = 4.0;
const PITCH: f32 = 111.86;
/// The top of the ground.
const GROUND_AT: i32 = 182;
/// The left edge of the columns, and their total width.
const COLUMNS: f32 = 124.0;
const ROOM: f32 = 672.0;
/// The right edge of the captions before the rows, and their width.
const ROW_WORDS: (f32, f32) = (114.0, 108.0);
/// The width that a name leaves free on a lintel.
const EDGES: f32 = 24.0;

pub(super) fn draw(table: &DiceTable) -> Canvas {
    let mut drawing = Drawing { table, names: Vec::new(), on: empty() };
    drawing.names = drawing.fitted_names();
    drawing.seer();
    drawing.wizards();
    drawing.rolls();
    drawing.dice();
    drawing.captions();
    for seat in table.view.beginning.seats.seats() {
        drawing.name(seat);
        drawing.computer(seat);
        drawing.said(seat);
        drawing.bubble(seat);
        drawing.now(seat);
        drawing.points(seat);
    }
    drawing.on
}

/// A picture of a dice table while it is being drawn.
struct Drawing<'a> {
    table: &'a DiceTable,
    names: Vec<String>,
    on: Canvas,
}

/// The empty table, before dice, names and numbers.
fn empty() -> Canvas {
    let mut on = Canvas::new(WIDTH, HEIGHT, SKY);
    let all = WIDTH as i32;
    on.rect((0, GROUND_AT), (all, HEIGHT as i32 - GROUND_AT), GROUND);
    for (top, high) in [(234, 60), (342, HEIGHT as i32 - 342)] {
        on.rect((0, top), (all, high), STRIPE);
    }
    for place in 0..Die::COUNT {
        let x = gate(place);
        on.rect((x as i32 + 7, 48), (PITCH as i32 - 6, GROUND_AT - 48), GATE);
    }
    for place in 0..=Die::COUNT {
        upright(&mut on, gate(place) - 1.0, (44.0, 182.0));
    }
    for (left, right) in [(0.0, 330.0), (326.0, 516.0), (512.0, 800.0)] {
        lintel(&mut on, (left, 4.0), (right - left, 48.0), false);
    }
    on
}

/// The left edge of a die's gate.
fn gate(place: usize) -> f32 {
    GATES + PITCH * place as f32
}

impl Drawing<'_> {
    /// Draws the Seer's name.
    fn seer(&mut self) {
        let seer = self.table.view.round.seer;
        self.on.put("seer_38", (14.0, 9.0));
        let place = Place {
            number: seer.index() + 1,
            name: &self.table.players[seer.index()].name,
            room: 262.0,
        };
        let room = Room::from(60.0, place.room, 38.0).between((4.0, 52.0));
        words(28).write(&mut self.on, &place.fitted(), room, CREAM);
    }

    /// Draws the Wizard Color.
    fn wizards(&mut self) {
        self.on.put("die_wizard_36", (344.0, 10.0));
        words(28).write(&mut self.on, "=", Room::around(398.0, 24.0, 38.0), CREAM);
        let room = Room::around(438.0, 40.0, 38.0);
        match self.table.view.round.wizards {
            None => words(28).write(&mut self.on, "?", room, CREAM),
            Some(WizardColor::Nothing) => words(28).write(&mut self.on, "0", room, CREAM),
            Some(WizardColor::One(color)) => {
                self.on.put(&format!("suit_{}_34", color.word()), (421.0, 11.0));
            }
            Some(WizardColor::Every) => {
                for (place, color) in (0_u8..).zip(Color::ALL) {
                    let x = 412.0 + 23.0 * f32::from(place);
                    self.on.put(&format!("suit_{}_22", color.word()), (x, 17.0));
                }
            }
        }
    }

    /// Draws the number of rolls made, and the number allowed if it is known.
    fn rolls(&mut self) {
        let view = &self.table.view;
        let caption = &self.table.captions.roll;
        let room = Room::from(528.0, 80.0, 38.0);
        let x = 528.0 + caption.write(&mut self.on, 28, room, CREAM) + 26.0;
        let Some(most) = view.most_rolls else {
            let made = view.round.roll.to_string();
            return words(28).write(&mut self.on, &made, Room::around(x, 34.0, 38.0), CREAM);
        };
        for roll in 0..most {
            let middle = (x + 34.0 * f32::from(roll), 28.0);
            if roll < view.round.roll {
                self.on.fill(&Shape::disc(middle, 11.0), LIT);
            } else {
                self.on.fill(&Shape::ring(middle, 11.0, 3.0), CREAM);
            }
        }
    }

    /// Draws the dice, with a frame around those that count for the Seer's prediction.
    fn dice(&mut self) {
        let view = &self.table.view;
        let lit = view.seers_dice();
        for (place, die) in Die::all().enumerate() {
            let middle = gate(place) + PITCH / 2.0 + 3.5;
            let face = view.round.dice.face(die);
            let face = face
                .map_or_else(|| "die_blank_88".to_owned(), |of| format!("face_{}_88", of.word()));
            self.on.put(&face, (middle - 44.0, 58.0));
            if lit.has(die) {
                let corner = ((middle - 44.0).round() - 6.0, 52.0);
                self.on.fill(&Shape::frame(corner, (100.0, 100.0), 20.0, 4.0), LIT);
            }
            if view.stuck.has(die) {
                self.on.put("lock_36", (middle + 18.0, 46.0));
            }
            let number = (place + 1).to_string();
            words(28).write(&mut self.on, &number, Room::around(middle, 88.0, 175.0), MUTED);
        }
    }

    fn captions(&mut self) {
        if self.table.view.round.magic.is_some() {
            self.on.put("magic_38", (44.0, 189.0));
        }
        let captions = &self.table.captions;
        let rows = [(&captions.said, 274.0), (&captions.now, 328.0), (&captions.points, 381.0)];
        for (caption, baseline) in rows {
            let room = Room::until(ROW_WORDS.0, ROW_WORDS.1, baseline);
            caption.write(&mut self.on, 30, room, MUTED);
        }
    }

    /// The left edge and the width of a seat's column.
    fn column(&self, seat: Seat) -> (f32, f32) {
        let wide = ROOM / self.table.view.beginning.seats.get() as f32;
        (COLUMNS + wide * seat.index() as f32, wide)
    }

    fn middle(&self, seat: Seat) -> f32 {
        let (x, wide) = self.column(seat);
        x + wide / 2.0
    }

    /// Draws the name above a column; it is lit if the player has to act.
    fn name(&mut self, seat: Seat) {
        let (x, wide) = self.column(seat);
        if seat.index() > 0 {
            self.on.rect((x as i32 - 1, 240), (2, 148), STONE);
        }
        let is_lit = self.table.view.asked[seat].is_some();
        lintel(&mut self.on, (x + 4.0, 188.0), (wide - 8.0, 42.0), is_lit);
        let at = (x + wide / 2.0, wide - EDGES, 219.0);
        let name = &self.names[seat.index()];
        NamePlate { name, is_lit, has_arrow: is_lit, before: None, at, rows: (188.0, 230.0) }
            .write(&mut self.on);
    }

    fn fitted_names(&self) -> Vec<String> {
        let view = &self.table.view;
        let place = |seat: Seat| {
            let arrow = if view.asked[seat].is_some() { ARROW } else { 0.0 };
            let room = self.column(seat).1 - EDGES - arrow;
            Place { number: seat.index() + 1, name: &self.table.players[seat.index()].name, room }
        };
        fitted(&view.beginning.seats.seats().map(place).collect::<Vec<_>>())
    }

    /// Marks a computer player, below its name.
    fn computer(&mut self, seat: Seat) {
        if self.table.players[seat.index()].is_computer {
            self.on.put("computer_32", (self.middle(seat) - 58.0, 248.0));
        }
    }

    /// Draws the bubble of a player, next to the prediction.
    fn bubble(&mut self, seat: Seat) {
        if let Some(says) = self.table.players[seat.index()].says {
            let aside = (self.column(seat).1 / 2.0 - 48.0).min(26.0);
            self.on.put(says, (self.middle(seat) + aside, 236.0));
        }
    }

    fn said(&mut self, seat: Seat) {
        let middle = self.middle(seat);
        match self.table.view.predictions[seat] {
            SeenPrediction::NotMade => {
                let room = Room::around(middle, 50.0, 274.0);
                words(38).write(&mut self.on, "–", room, CREAM);
            }
            SeenPrediction::Covered => self.on.put("covered_50", (middle - 25.0, 239.0)),
            SeenPrediction::Shown(of) => {
                let corner = ((middle - 25.0).round(), 239.0);
                self.on.put(&format!("tile_{}_50", of.color.word()), corner);
                let room = Room::around(corner.0 + 25.0, 40.0, 285.0);
                let number = of.number.get().to_string();
                let ink = SUITS[of.color as usize].1;
                numbers(34).write(&mut self.on, &number, room, ink);
            }
        }
    }
}
