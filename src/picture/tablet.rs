//! The picture of a tablet: the block of a card game, or the pages of a dice game; below the podium,
//! once the game is over.

use super::WIDTH;
use super::canvas::Canvas;
use super::colors::{CREAM, GATE, GROUND, HIT, INK, LIT, MISS, MUTED, SKY, STRIPE};
use super::letters::{Room, words};
use super::names::{Place, fitted};
use super::podium;
use super::scene::{TabletScene, TabletSheet, points};
use super::shape::Shape;
use super::stones::lintel;
use crate::rules::cards::{self, RoundScore};
use crate::rules::dice::{self, Color, Mark, Number, Page, Prediction};
use crate::rules::{Seat, SeenPrediction};

/// The height of a stone with a name, and the space above and below it.
const NAME: f32 = 42.0;
const NAMES_HIGH: f32 = NAME + 12.0;
/// The width that a name leaves free on its stone.
const EDGES: f32 = 20.0;
/// The height of a round, and the width of the column with its number.
const ROUND: f32 = 36.0;
const ROUNDS: f32 = 52.0;
/// The height of a box of a page, and the width of its colors.
const BOX: f32 = 40.0;
const COLORS: f32 = 40.0;
/// The height of a page, with its name and its points.
const PAGE: f32 = NAMES_HIGH + 6.0 * BOX + 12.0;
/// The distance between pages side by side.
const GAP: f32 = 10.0;

pub(super) fn draw(tablet: &TabletScene) -> Canvas {
    let down = tablet.race.as_ref().map_or(0, |race| podium::height(race.runners.len()));
    let below = match &tablet.sheet {
        TabletSheet::Cards(view) => NAMES_HIGH + ROUND * f32::from(rounds(tablet, view)) + 8.0,
        TabletSheet::Dice(view) => {
            PAGE * view.beginning.seats.get().div_ceil(side_by_side(view)) as f32
        }
    };
    let mut on = Canvas::new(WIDTH, down + below as usize, SKY);
    on.rect((0, down as i32), (WIDTH as i32, below as i32), GROUND);
    if let Some(race) = &tablet.race {
        podium::draw(&mut on, race);
    }
    let mut drawing = Drawing { tablet, top: down as f32, on };
    match &tablet.sheet {
        TabletSheet::Cards(view) => drawing.block(view),
        TabletSheet::Dice(view) => drawing.pages(view),
    }
    drawing.on
}

/// The number of rounds that are shown: those to come only while they may be played.
fn rounds(tablet: &TabletScene, view: &cards::TableView) -> u8 {
    if tablet.is_over { view.sheet.len() as u8 } else { view.rounds }
}

/// The number of pages side by side.
const fn side_by_side(view: &dice::TableView) -> usize {
    match view.beginning.seats.get() {
        2 | 4 => 2,
        _ => 3,
    }
}

/// A picture of a tablet while it is being drawn.
struct Drawing<'a> {
    tablet: &'a TabletScene,
    /// The top of the sheet.
    top: f32,
    on: Canvas,
}

impl Drawing<'_> {
    fn names(&self, room: f32) -> Vec<String> {
        let names = (1..).zip(&self.tablet.names);
        let places = names.map(|(number, name)| Place { number, name, room });
        fitted(&places.collect::<Vec<_>>())
    }

    /// Draws a stone with a name; it is lit for the player who begins the round.
    fn name(&mut self, name: &str, (x, top): (f32, f32), wide: f32, is_lit: bool) {
        lintel(&mut self.on, (x, top + 6.0), (wide, NAME), is_lit);
        let rows = (top + 6.0, top + 6.0 + NAME);
        let room = Room::around(x + wide / 2.0, wide - EDGES, top + 37.0).between(rows);
        words(28).write(&mut self.on, name, room, if is_lit { INK } else { CREAM });
    }

    fn block(&mut self, view: &cards::TableView) {
        let seats = view.seats;
        let wide = (WIDTH as f32 - ROUNDS - 8.0) / seats.get() as f32;
        let names = self.names(wide - EDGES - 6.0);
        let first = seats.left_of(view.dealer);
        for seat in seats.seats() {
            let x = ROUNDS + wide * seat.index() as f32;
            let is_lit = seat == first && !self.tablet.is_over;
            self.name(&names[seat.index()], (x + 3.0, self.top), wide - 6.0, is_lit);
        }
        let scored = view.sheet.len();
        for round in 0..usize::from(rounds(self.tablet, view)) {
            let top = self.top + NAMES_HIGH + ROUND * round as f32;
            if round == scored {
                self.on.rect((0, top as i32), (WIDTH as i32, ROUND as i32), GATE);
            } else if round % 2 == 0 {
                self.on.rect((0, top as i32), (WIDTH as i32, ROUND as i32), STRIPE);
            }
            let number = (round + 1).to_string();
            let ink = if round == scored { LIT } else { MUTED };
            let room = Room::around(ROUNDS / 2.0, ROUNDS - 4.0, top + 28.0);
            words(28).write(&mut self.on, &number, room, ink);
            for seat in seats.seats() {
                let middle = ROUNDS + wide * (seat.index() as f32 + 0.5);
                match view.sheet.get(round) {
                    Some(score) => self.scored(score, seat, (middle, top)),
                    None if round == scored => {
                        if let SeenPrediction::Shown(said) = view.predictions[seat] {
                            let room = Room::from(middle + 18.0, 40.0, top + 28.0);
                            words(28).write(&mut self.on, &said.to_string(), room, CREAM);
                        }
                    }
                    None => {}
                }
            }
        }
    }

    /// Draws the total and the prediction of a round, which is crossed out if it did not come true.
    fn scored(&mut self, score: &RoundScore, seat: Seat, (middle, top): (f32, f32)) {
        let baseline = top + 28.0;
        let total = points(score.totals[seat]);
        words(28).write(&mut self.on, &total, Room::until(middle + 6.0, 64.0, baseline), CREAM);
        let said = score.predictions[seat].to_string();
        let is_hit = score.won[seat] == score.predictions[seat];
        let (room, ink) =
            (Room::from(middle + 18.0, 40.0, baseline), if is_hit { HIT } else { MISS });
        words(28).write(&mut self.on, &said, room, ink);
        if !is_hit {
            let right = middle + 21.0 + words(28).width(&said);
            let ends = [(middle + 15.0, baseline - 4.0), (right, baseline - 16.0)];
            self.on.fill(&Shape::line(&ends, 3.0), MISS);
        }
    }

    fn pages(&mut self, view: &dice::TableView) {
        let beside = side_by_side(view);
        let wide = (WIDTH as f32 - GAP * (beside as f32 + 1.0)) / beside as f32;
        let names = self.names(wide - EDGES);
        for seat in view.beginning.seats.seats() {
            let (row, column) = (seat.index() / beside, seat.index() % beside);
            let x = GAP + (wide + GAP) * column as f32;
            let top = self.top + PAGE * row as f32;
            let is_lit = seat == view.round.seer && !self.tablet.is_over;
            self.name(&names[seat.index()], (x, top), wide, is_lit);
            let said = view.round.predictions[seat].filter(|_| view.round.scores[seat].is_none());
            self.page(&view.pages[seat], said, (x, top + NAMES_HIGH), wide);
            self.points(view, seat, (x, top + NAMES_HIGH + 5.0 * BOX), wide);
        }
    }

    /// Draws the boxes of a page, with a ring in the predicted one.
    fn page(&mut self, page: &Page, said: Option<Prediction>, (x, top): (f32, f32), wide: f32) {
        let column = (wide - COLORS) / Number::ALL.len() as f32;
        for (row, color) in Color::ALL.into_iter().enumerate() {
            let y = top + BOX * row as f32;
            self.on.put(&format!("suit_{}_34", color.word()), (x + 2.0, y + 3.0));
            for (place, number) in Number::ALL.into_iter().enumerate() {
                let at = (x + COLORS + column * place as f32, y);
                let of = Prediction { number, color };
                self.mark(page.mark(of), said == Some(of), (number, column), at);
            }
        }
        let y = top + BOX * Color::ALL.len() as f32;
        self.on.put("die_jester_32", (x + 3.0, y + 4.0));
        for (place, number) in Number::ALL.into_iter().enumerate() {
            let at = (x + COLORS + column * place as f32, y);
            let mark = if page.has_jester_score(number) { Mark::Xs(1) } else { Mark::Free };
            self.mark(mark, false, (number, column), at);
        }
    }

    fn mark(
        &mut self,
        mark: Mark,
        is_said: bool,
        (number, wide): (Number, f32),
        (x, y): (f32, f32),
    ) {
        self.on.rect((x as i32 + 2, y as i32 + 2), (wide as i32 - 3, BOX as i32 - 4), GATE);
        let (text, ink) = match mark {
            Mark::Free if is_said => (number.get().to_string(), LIT),
            Mark::Free => (number.get().to_string(), MUTED),
            Mark::Xs(xs) => ("X".repeat(usize::from(xs)), HIT),
            Mark::Minus(minus) => (points(-i16::from(minus)), MISS),
            Mark::Struck(minus) => (points(-i16::from(minus)), MUTED),
        };
        let middle = x + wide / 2.0;
        words(28).write(&mut self.on, &text, Room::around(middle, wide - 2.0, y + 30.0), ink);
        if is_said {
            self.on.fill(&Shape::ring((middle, y + BOX / 2.0), 18.0, 3.0), LIT);
        }
        if matches!(mark, Mark::Struck(_)) {
            let half = words(28).width(&text) / 2.0 + 3.0;
            let ends = [(middle - half, y + 27.0), (middle + half, y + 13.0)];
            self.on.fill(&Shape::line(&ends, 3.0), MUTED);
        }
    }

    /// Draws the number of Xs and the points below a page.
    fn points(&mut self, view: &dice::TableView, seat: Seat, (x, top): (f32, f32), wide: f32) {
        self.on.put("x_mark_28", (x + COLORS, top + 8.0));
        let xs = view.xs[seat].to_string();
        let room = Room::from(x + COLORS + 36.0, 40.0, top + 32.0);
        words(28).write(&mut self.on, &xs, room, CREAM);
        let total = points(view.totals[seat]);
        let room = Room::until(x + wide - 8.0, 80.0, top + 32.0);
        words(28).write(&mut self.on, &total, room, CREAM);
    }
}
