//! The picture of a finished game: the podium and below it the points of all players round by round;
//! after a game that was stopped, the points and the predictions that came true.

use super::WIDTH;
use super::canvas::Canvas;
use super::colors::{
    CREAM, Color, GROUND, HIT, INK, MISS, MUTED, SEATS, SKY, STONE, STONE_LIGHT, STRIPE,
};
use super::letters::{Room, words};
use super::names::{Place, fitted};
use super::podium;
use super::scene::{Outcome, Race, Runner, points};
use super::shape::Shape;
use crate::rules::Seat;

/// The edges of the line chart, next to which the players' names have room.
const LEFT: f32 = 150.0;
const RIGHT: f32 = 600.0;
const TOP: f32 = 26.0;
const BOTTOM: f32 = 276.0;
/// The top of the ground, below the line chart.
const GROUND_AT: i32 = 284;
/// The top of the first row below the chart, and the height of a row.
const ROWS_AT: i32 = 325;
const ROW: i32 = 32;
/// The width of a name next to the end of a line, including the total, and of a name before a row.
const END_NAMES: f32 = 142.0;
const ROW_NAMES: f32 = 112.0;
/// The minimum distance between names next to the lines.
const APART: f32 = 33.0;
/// The possible steps between lines of the scale, and the maximum number of steps.
const STEPS: [i16; 9] = [2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_STEPS: i16 = 5;

pub(super) fn draw(race: &Race) -> Canvas {
    let players = race.runners.len();
    let is_played_out = race.runners.iter().all(|runner| runner.place.is_some());
    let (down, rows) =
        if is_played_out { (podium::height(players), 0) } else { (0, 15 + ROW as usize * players) };
    let high = down + 325 + rows;
    let mut on = Canvas::new(WIDTH, high, SKY);
    let ground = GROUND_AT + down as i32;
    on.rect((0, ground), (WIDTH as i32, high as i32 - ground), GROUND);
    if is_played_out {
        podium::draw(&mut on, race);
    }
    let right = if is_played_out { 770.0 } else { RIGHT };
    let mut drawing =
        Drawing { race, scale: Scale::of(race, down as f32), down: down as f32, right, on };
    drawing.scale();
    drawing.round_numbers();
    for runner in race.runners.iter().rev() {
        drawing.line(runner);
    }
    // The podium shows who is who, and the totals.
    if !is_played_out {
        drawing.ends();
        drawing.rows();
    }
    drawing.on
}

/// A picture of a race while it is being drawn.
struct Drawing<'a> {
    race: &'a Race,
    scale: Scale,
    /// The top of the chart.
    down: f32,
    /// The right edge of the chart.
    right: f32,
    on: Canvas,
}

/// The range of points in the chart, and the step between lines of the scale.
struct Scale {
    low: i16,
    high: i16,
    step: i16,
    /// The top of the chart.
    down: f32,
}

impl Scale {
    /// The finest scale with at most [`MOST_STEPS`] steps; it includes 0.
    fn of(race: &Race, down: f32) -> Self {
        let totals = || race.runners.iter().flat_map(|runner| &runner.totals).copied();
        let (least, most) =
            (totals().min().unwrap_or(0).min(0), totals().max().unwrap_or(0).max(0));
        let scale = |step: i16| {
            let low = least.div_euclid(step).saturating_mul(step);
            let high = (-(-most).div_euclid(step)).max(1).saturating_mul(step);
            Self { low, high, step, down }
        };
        let fits = |scale: &Self| (scale.high - scale.low) / scale.step <= MOST_STEPS;
        let coarsest = scale(STEPS[STEPS.len() - 1]);
        STEPS.into_iter().map(scale).find(fits).unwrap_or(coarsest)
    }

    fn y(&self, points: i16) -> f32 {
        let share = f32::from(points - self.low) / f32::from(self.high - self.low);
        self.down + BOTTOM - share * (BOTTOM - TOP)
    }
}

impl Drawing<'_> {
    /// The horizontal position of a round, counted from 1; 0 is the beginning.
    fn x(&self, round: usize) -> f32 {
        if round == 0 {
            return LEFT;
        }
        LEFT + (round as f32 - 0.5) * (self.right - LEFT) / self.race.rounds as f32
    }

    fn scale(&mut self) {
        let Scale { low, high, step, .. } = self.scale;
        let lines = (high - low) / step;
        for value in (0..=lines).map(|place| low + place * step) {
            let y = self.scale.y(value).round();
            let color = if value == 0 { STONE_LIGHT } else { STONE };
            self.on.rect((LEFT as i32, y as i32 - 1), ((self.right - LEFT) as i32, 2), color);
            words(28).write(
                &mut self.on,
                &points(value),
                Room::until(140.0, 120.0, y + 9.0),
                MUTED,
            );
        }
    }

    fn round_numbers(&mut self) {
        let rounds = self.race.rounds;
        let shown = |round: &usize| match rounds {
            0..=10 => true,
            11..=15 => round % 2 == 1,
            _ => *round == 1 || round.is_multiple_of(5),
        };
        for round in (1..=rounds).filter(shown) {
            let room = Room::around(self.x(round), 45.0, self.down + 314.0);
            words(28).write(&mut self.on, &round.to_string(), room, MUTED);
        }
    }

    fn line(&mut self, runner: &Runner) {
        let color = color_of(runner.seat);
        let ends = (1..).zip(&runner.totals);
        let ends: Vec<(f32, f32)> = [(0, &0)]
            .into_iter()
            .chain(ends)
            .map(|(round, total)| (self.x(round), self.scale.y(*total)))
            .collect();
        self.on.fill(&Shape::line(&ends, 8.0), SKY);
        self.on.fill(&Shape::line(&ends, 4.5), color);
        let last = ends.len() - 1;
        let every = if self.race.rounds > 10 { 2 } else { 1 };
        for (round, at) in ends.into_iter().enumerate().skip(1) {
            if round == last || (last - round).is_multiple_of(every) {
                self.on.fill(&marker(runner.seat, at, 10.0), SKY);
                self.on.fill(&marker(runner.seat, at, 7.0), color);
            }
        }
    }

    /// Draws names and totals next to the ends of the lines.
    fn ends(&mut self) {
        let mut runners: Vec<&Runner> = self.race.runners.iter().collect();
        runners.sort_by_key(|runner| std::cmp::Reverse(runner.total()));
        let ends: Vec<f32> = runners.iter().map(|runner| self.scale.y(runner.total())).collect();
        let names =
            names_of(&runners, |runner| END_NAMES - words(28).width(&points(runner.total())));
        for (((runner, end), y), name) in
            runners.into_iter().zip(&ends).zip(apart(&ends)).zip(names)
        {
            let color = color_of(runner.seat);
            let pointer = [(self.x(self.race.rounds) + 11.0, *end), (608.0, y), (614.0, y)];
            self.on.fill(&Shape::line(&pointer, 2.0), color);
            self.on.fill(&marker(runner.seat, (624.0, y), 9.0), color);
            let total = points(runner.total());
            let wide = words(28).width(&total);
            let baseline = y + 9.0;
            words(28).write(&mut self.on, &total, Room::until(792.0, wide, baseline), CREAM);
            let room = Room::from(640.0, END_NAMES - wide, baseline);
            words(28).write(&mut self.on, &name, room, color);
        }
    }

    /// Draws the results of all predictions.
    fn rows(&mut self) {
        let runners: Vec<&Runner> = self.race.runners.iter().collect();
        let names = names_of(&runners, |_| ROW_NAMES);
        for (place, (runner, name)) in (0..).zip(runners.into_iter().zip(names)) {
            self.row(place, runner, &name);
        }
    }

    fn row(&mut self, place: i32, runner: &Runner, name: &str) {
        let top = ROWS_AT + ROW * place;
        let middle = (top + ROW / 2) as f32;
        if place % 2 == 1 {
            self.on.rect((0, top), (WIDTH as i32, ROW), STRIPE);
        }
        self.on.fill(&marker(runner.seat, (17.0, middle), 9.0), color_of(runner.seat));
        let baseline = middle + 9.0;
        words(28).write(&mut self.on, name, Room::from(34.0, ROW_NAMES, baseline), CREAM);
        for (round, outcome) in (1..).zip(&runner.predictions) {
            self.outcome((self.x(round), middle), *outcome);
        }
        self.on.put("hit_27", (612.0, middle - 13.5));
        let sum = format!("{} / {}", runner.hits(), runner.predictions.len());
        words(28).write(&mut self.on, &sum, Room::from(645.0, 147.0, baseline), CREAM);
    }

    fn outcome(&mut self, (x, y): (f32, f32), outcome: Outcome) {
        match outcome {
            Outcome::Hit => {
                self.on.fill(&Shape::disc((x, y), 10.0), HIT);
                let check = [(x - 4.5, y + 0.5), (x - 1.5, y + 4.0), (x + 5.0, y - 3.5)];
                self.on.fill(&Shape::line(&check, 3.0), INK);
            }
            Outcome::Missed => {
                for aside in [-5.5, 5.5] {
                    let bar = [(x - aside, y - 5.5), (x + aside, y + 5.5)];
                    self.on.fill(&Shape::line(&bar, 3.5), MISS);
                }
            }
            Outcome::JesterScore => self.on.put("die_jester_22", (x - 11.0, y - 11.0)),
        }
    }
}

/// The players' names, each fitted to its room.
fn names_of(runners: &[&Runner], room: impl Fn(&Runner) -> f32) -> Vec<String> {
    let place = |runner: &&'_ Runner| (runner.seat.index() + 1, room(runner));
    let named = runners.iter().map(|runner| (place(runner), &runner.name));
    let places = named.map(|((number, room), name)| Place { number, name, room });
    fitted(&places.collect::<Vec<_>>())
}

/// Moves these heights, sorted from the top down, apart as little as needed.
fn apart(ends: &[f32]) -> Vec<f32> {
    let (first, last) = (TOP + 4.0, BOTTOM - 4.0);
    let mut places: Vec<f32> = Vec::new();
    for end in ends {
        let highest = places.last().map_or(first, |above| above + APART);
        places.push(end.max(highest));
    }
    let mut most = last;
    for place in places.iter_mut().rev() {
        *place = place.min(most);
        most = *place - APART;
    }
    places
}

fn color_of(seat: Seat) -> Color {
    SEATS[seat.index() % SEATS.len()]
}

/// The mark of a seat: ●, ▲, ■, ◆, ✚ or ▼.
pub(super) fn marker(seat: Seat, (x, y): (f32, f32), size: f32) -> Shape {
    let scaled = |corners: &[(f32, f32)]| -> Vec<(f32, f32)> {
        corners.iter().map(|(right, down)| (x + right * size, y + down * size)).collect()
    };
    match seat.index() {
        0 => Shape::disc((x, y), size),
        1 => Shape::of(&scaled(&[(0.0, -1.15), (1.15, 0.85), (-1.15, 0.85)])),
        2 => Shape::of(&scaled(&[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)])),
        3 => Shape::of(&scaled(&[(0.0, -1.25), (1.25, 0.0), (0.0, 1.25), (-1.25, 0.0)])),
        4 => Shape::of(&scaled(&[
            (-0.4, -1.1),
            (0.4, -1.1),
            (0.4, -0.4),
            (1.1, -0.4),
            (1.1, 0.4),
            (0.4, 0.4),
            (0.4, 1.1),
            (-0.4, 1.1),
            (-0.4, 0.4),
            (-1.1, 0.4),
            (-1.1, -0.4),
            (-0.4, -0.4),
        ])),
        _ => Shape::of(&scaled(&[(0.0, 1.15), (-1.15, -0.85), (1.15, -0.85)])),
    }
}
