//! The picture of a table at cards: each seat a gate, its card in it, and whoever is asked lit.

use super::canvas::{Canvas, Color, Shape, color};
use super::letters::{Align, numbers, words};
use super::names::Names;
use super::sprites::sprite;
use super::stones::{
    CREAM, GATE, GROUND, HIT, INK, LIT, MISS, MUTED, SKY, STRIPE, lintel, menhir, upright,
};
use super::{CardCaptions, HEIGHT, WIDTH};
use crate::rules::cards::{Card, Suit, TableView};
use crate::rules::{Seat, SeenPrediction};

/// Where the gates begin, and how much room they have.
const GATES: f32 = 158.0;
const ROOM: f32 = 634.0;
/// Where the ground begins, and its stripe.
const GROUND_AT: i32 = 222;
/// The baselines of what everybody said, won, and has in all.
const SAID: f32 = 267.0;
const WON: f32 = 326.0;
const TOTAL: f32 = 383.0;

/// One table's picture while it is drawn.
struct Table<'a> {
    view: &'a TableView,
    names: Names,
    on: Canvas,
}

/// A column: its left edge, its middle, and how wide it is.
#[derive(Clone, Copy)]
struct Column {
    x: f32,
    middle: f32,
    wide: f32,
}

/// Draws a table.
pub(super) fn draw(view: &TableView, names: &[&str], captions: &CardCaptions) -> Canvas {
    let on = Canvas::new(WIDTH, HEIGHT, SKY);
    let mut table = Table { view, names: Names::of(names), on };
    table.ground(captions);
    table.trump(captions);
    for seat in view.seats.seats() {
        table.gate(seat);
        table.in_gate(seat);
        table.row(seat);
    }
    table.lead();
    table.on
}

impl Table<'_> {
    fn column(&self, seat: Seat) -> Column {
        let wide = ROOM / f32::from(u8::from(self.view.seats));
        let x = GATES + wide * seat.index() as f32;
        Column { x, middle: x + wide / 2.0 + 3.5, wide }
    }

    fn is_asked(&self, seat: Seat) -> bool {
        self.view.asked[seat]
    }

    /// Whether there is room beside what stands in a gate.
    fn is_wide(&self) -> bool {
        u8::from(self.view.seats) < 5
    }

    fn put(&mut self, name: &str, (x, y): (f32, f32)) {
        if let Some(sprite) = sprite(name) {
            self.on.place(sprite, (x.round() as i32, y.round() as i32));
        }
    }

    fn ground(&mut self, captions: &CardCaptions) {
        let all = WIDTH as i32;
        self.on.rect((0, GROUND_AT), (all, HEIGHT as i32 - GROUND_AT), GROUND);
        self.on.rect((0, 284), (all, 59), STRIPE);
        for (caption, baseline) in
            [(&captions.said, 266.0), (&captions.won, 326.0), (&captions.total, 382.0)]
        {
            words(30).write(&mut self.on, caption, (142.0, baseline), Align::Right, MUTED);
        }
        for seat in self.view.seats.seats().skip(1) {
            let x = self.column(seat).x as i32 + 3;
            self.on.rect((x, 232), (2, 158), color(0x3C_4169));
        }
    }

    fn trump(&mut self, captions: &CardCaptions) {
        menhir(&mut self.on);
        words(28).write(&mut self.on, &captions.round, (75.0, 40.0), Align::Middle, CREAM);
        if let Some(card) = self.view.turned {
            self.card(card, (27.0, 48.0));
            words(28).write(&mut self.on, &captions.trump, (75.0, 213.0), Align::Middle, CREAM);
        }
        let turned = self.view.turned.and_then(Card::suit);
        match self.view.trump {
            Some(suit) if turned != Some(suit) => {
                self.put(&format!("suit_{}_64", name_of(suit)), (84.0, 118.0));
            }
            None if !self.view.trump_is_to_be_named() => self.put("no_trump_58", (86.0, 116.0)),
            Some(_) | None => {}
        }
    }

    /// The stones of a gate, and whose it is.
    fn gate(&mut self, seat: Seat) {
        let (column, is_lit) = (self.column(seat), self.is_asked(seat));
        let inside = if is_lit { LIT } else { GATE };
        let (left, right) = ((column.x + 7.0) as i32, (column.x + column.wide - 1.0) as i32);
        self.on.rect((left, 50), (right - left, 172), inside);
        for x in [column.x - 1.0, column.x + column.wide - 1.0] {
            upright(&mut self.on, x, (46.0, 222.0));
        }
        let (top, high) = if is_lit { (8.0, 46.0) } else { (10.0, 44.0) };
        lintel(&mut self.on, (column.x - 3.0, top), (column.wide + 13.0, high), is_lit);
        let letters = words(28);
        let suit = self.view.suits.map(|suits| suits[seat]);
        let points = is_lit && self.is_wide();
        let edges = if u8::from(self.view.seats) == 6 { 6.0 } else { 14.0 };
        let before = if suit.is_some() { 34.0 } else { 0.0 } + if points { 24.0 } else { 0.0 };
        let name = letters.cut(&self.names[seat.index()], column.wide - edges - before);
        let ink = if is_lit { INK } else { CREAM };
        let mut x = column.middle - (before + letters.width(&name)) / 2.0;
        if points {
            let arrow = [(x, 22.0), (x + 17.0, 31.0), (x, 40.0)];
            self.on.fill(&Shape::of(&arrow), ink);
            x += 24.0;
        }
        if let Some(suit) = suit {
            self.put(&format!("suit_{}_28", name_of(suit)), (x, 17.0));
            x += 34.0;
        }
        letters.write(&mut self.on, &name, (x, 41.0), Align::Left, ink);
    }

    /// What stands in a gate: a card, what was said, or the place for it.
    fn in_gate(&mut self, seat: Seat) {
        let middle = self.column(seat).middle;
        if !self.view.everybody_predicted {
            return self.said_in_gate(seat);
        }
        let taken = if self.view.trick.is_empty() { self.view.last_trick.as_ref() } else { None };
        let plays = taken.map_or(&self.view.trick, |taken| &taken.plays);
        let played = plays.iter().find(|(by, _)| *by == seat).map(|(_, card)| *card);
        let best = taken.map_or(self.view.leading, |taken| Some(taken.winner));
        let Some(card) = played else {
            let slot = if self.is_asked(seat) { "slot_play_136" } else { "slot_136" };
            return self.put(slot, (middle - 48.0, 70.0));
        };
        self.card(card, (middle - 48.0, 70.0));
        if best == Some(seat) {
            let frame = if self.is_asked(seat) { "best_lit_150" } else { "best_150" };
            self.put(frame, (middle - 55.0, 63.0));
            self.put("took_44", (middle - 57.0, 50.0));
        } else if taken.is_some() {
            let corner = ((middle - 48.0) as i32, 70);
            self.on.veil(corner, (96, 136), GATE, 90);
        }
    }

    fn said_in_gate(&mut self, seat: Seat) {
        let middle = self.column(seat).middle;
        match self.view.predictions[seat] {
            SeenPrediction::NotMade if self.is_asked(seat) => {
                self.put("slot_say_136", (middle - 48.0, 70.0));
                numbers(88).write(&mut self.on, "?", (middle, 169.0), Align::Middle, INK);
            }
            SeenPrediction::NotMade => self.put("slot_136", (middle - 48.0, 70.0)),
            SeenPrediction::Covered => {
                self.put("bubble_118", (middle - 52.0, 76.0));
                self.put("covered_72", (middle - 36.0, 87.0));
            }
            SeenPrediction::Shown(said) => {
                self.put("bubble_118", (middle - 52.0, 76.0));
                let said = said.to_string();
                words(70).write(&mut self.on, &said, (middle, 147.0), Align::Middle, INK);
            }
        }
    }

    /// What a seat said, what it has won, and its points.
    fn row(&mut self, seat: Seat) {
        let middle = self.column(seat).middle;
        if self.view.dealer == seat {
            let aside = if u8::from(self.view.seats) == 6 { 52.0 } else { 60.0 };
            self.put("dealer_32", (middle - aside, 239.0));
        }
        let won = self.view.won[seat];
        let said = match self.view.predictions[seat] {
            SeenPrediction::NotMade => {
                words(38).write(&mut self.on, "–", (middle, SAID), Align::Middle, CREAM);
                None
            }
            SeenPrediction::Covered => {
                self.put("covered_38", (middle - 19.0, 236.0));
                None
            }
            SeenPrediction::Shown(said) => {
                let text = said.to_string();
                words(38).write(&mut self.on, &text, (middle, SAID), Align::Middle, CREAM);
                Some(said)
            }
        };
        let said = said.filter(|_| self.view.everybody_predicted);
        let (ink, mark): (Color, _) = match said {
            Some(said) if won == said => (HIT, Some("hit_27")),
            Some(said) if won > said => (MISS, Some("miss_27")),
            Some(_) | None => (CREAM, None),
        };
        words(38).write(&mut self.on, &won.to_string(), (middle, WON), Align::Middle, ink);
        if let Some(mark) = mark {
            let aside = words(38).width(&won.to_string()) / 2.0 + 7.0;
            self.put(mark, (middle + aside, 299.0));
        }
        let total = points(self.view.totals[seat]);
        words(34).write(&mut self.on, &total, (middle, TOTAL), Align::Middle, CREAM);
    }

    /// Who led the trick.
    fn lead(&mut self) {
        let taken = if self.view.trick.is_empty() { self.view.last_trick.as_ref() } else { None };
        let plays = taken.map_or(&self.view.trick, |taken| &taken.plays);
        let Some((seat, _)) = plays.first().filter(|_| self.view.everybody_predicted) else {
            return;
        };
        let column = self.column(*seat);
        let x = if self.is_wide() { column.middle - 78.0 } else { column.x - 14.0 };
        self.put("lead_36", (x, 178.0));
    }

    /// A card, from its upper left corner.
    fn card(&mut self, card: Card, (x, y): (f32, f32)) {
        let Card::Suited(suit, rank) = card else {
            let name = if card == Card::Wizard { "card_wizard_136" } else { "card_jester_136" };
            return self.put(name, (x, y));
        };
        self.put(&format!("card_{}_136", name_of(suit)), (x, y));
        let ink = match suit {
            Suit::Blue | Suit::Red => color(0xFF_FFFF),
            Suit::Green | Suit::Yellow => INK,
        };
        let number = rank.number().to_string();
        numbers(82).write(&mut self.on, &number, (x + 48.0, y + 123.0), Align::Middle, ink);
    }
}

/// What drawings of this suit are called.
const fn name_of(suit: Suit) -> &'static str {
    match suit {
        Suit::Blue => "blue",
        Suit::Green => "green",
        Suit::Red => "red",
        Suit::Yellow => "yellow",
    }
}

/// Points, with a minus as wide as a plus.
fn points(points: i16) -> String {
    points.to_string().replace('-', "−")
}
