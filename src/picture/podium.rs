//! The podium above the course of a finished game: a gate of stones for each of the first three
//! players, higher for a better place, and a line for each of the others.

use super::WIDTH;
use super::canvas::Canvas;
use super::colors::{CREAM, Color, GATE, GROUND, HIT, INK, LIT, LIT_DARK, LIT_LIGHT, MUTED, SEATS};
use super::letters::{Room, words};
use super::names::{Place, fitted};
use super::race::marker;
use super::scene::{Race, Runner, points};
use super::shape::Shape;
use super::stones::{lintel, upright};

/// The ground on which the gates stand, and its height.
const GROUND_AT: f32 = 300.0;
const GROUND_HIGH: f32 = 14.0;
/// The height of a line below the ground.
const LINE: usize = 40;
/// The width of a gate, and the height of its lintel.
const GATE_WIDE: f32 = 236.0;
const LINTEL: f32 = 44.0;
/// The middle of the gates of the first, second and third player.
const MIDDLES: [f32; 3] = [400.0, 142.0, 658.0];
/// The top of a gate by place.
const TOPS: [f32; 3] = [72.0, 112.0, 140.0];
const GATES: usize = 3;
/// Pieces of confetti: their position relative to the middle of the highest gate, and their color.
const CONFETTI: [(f32, f32, usize); 10] = [
    (-170.0, 24.0, 0),
    (-126.0, 16.0, 2),
    (-104.0, 48.0, 4),
    (-84.0, 20.0, 1),
    (-50.0, 14.0, 3),
    (52.0, 18.0, 4),
    (88.0, 22.0, 2),
    (108.0, 56.0, 1),
    (128.0, 18.0, 5),
    (168.0, 30.0, 3),
];

/// The height of the podium for this number of players, in pixels.
pub(super) const fn height(players: usize) -> usize {
    let beyond = players.saturating_sub(GATES);
    (GROUND_AT + GROUND_HIGH) as usize + beyond * LINE + 12
}

/// Draws the podium at the top of the picture. The runners are in the order of their places.
pub(super) fn draw(on: &mut Canvas, race: &Race) {
    on.rect((0, GROUND_AT as i32), (WIDTH as i32, GROUND_HIGH as i32), GROUND);
    confetti(on, MIDDLES[0]);
    let room = |place: usize| if place < GATES { GATE_WIDE - 44.0 } else { 330.0 };
    let named = race.runners.iter().enumerate().map(|(place, runner)| {
        let number = runner.seat.index() + 1;
        (Place { number, name: &runner.name, room: room(place) }, runner)
    });
    let (places, runners): (Vec<Place<'_>>, Vec<&Runner>) = named.unzip();
    for (at, (runner, name)) in runners.into_iter().zip(fitted(&places)).enumerate() {
        match MIDDLES.get(at) {
            Some(middle) => gate(on, *middle, runner, &name),
            None => line(on, at - GATES, runner, &name),
        }
    }
}

/// Draws a player's gate, with the points and the exact predictions inside it.
fn gate(on: &mut Canvas, middle: f32, runner: &Runner, name: &str) {
    let place = runner.place.map_or(GATES, usize::from);
    let top = TOPS[place.clamp(1, GATES) - 1];
    let is_winner = place == 1;
    let left = middle - GATE_WIDE / 2.0;
    let inside = ((left + 22.0) as i32, (top + LINTEL) as i32);
    on.rect(inside, (GATE_WIDE as i32 - 44, (GROUND_AT - top - LINTEL) as i32), GATE);
    upright(on, left + 14.0, (top + LINTEL - 2.0, GROUND_AT));
    upright(on, left + GATE_WIDE - 24.0, (top + LINTEL - 2.0, GROUND_AT));
    lintel(on, (left, top), (GATE_WIDE, LINTEL), is_winner);
    if is_winner {
        crown(on, (middle, top - 8.0));
    }
    let ink = if is_winner { INK } else { color_of(runner) };
    words(28).write(on, name, Room::around(middle, GATE_WIDE - 40.0, top + 32.0), ink);
    let wide = GATE_WIDE - 60.0;
    let color = if is_winner { LIT } else { CREAM };
    let (total, baseline) = (points(runner.total()), top + LINTEL + 52.0);
    let half = words(44).width(&total) / 2.0;
    on.fill(&marker(runner.seat, (middle - half - 18.0, baseline - 15.0), 11.0), color_of(runner));
    words(44).write(on, &total, Room::around(middle + 10.0, wide, baseline), color);
    let exact = exact_of(runner);
    let half = words(28).width(&exact) / 2.0;
    let baseline = top + LINTEL + 96.0;
    on.put("hit_27", (middle - half - 20.0, baseline - 23.0));
    words(28).write(on, &exact, Room::around(middle + 14.0, wide, baseline), HIT);
}

/// Draws the line of a player below the third place.
fn line(on: &mut Canvas, number: usize, runner: &Runner, name: &str) {
    let baseline = GROUND_AT + GROUND_HIGH + 34.0 + (number * LINE) as f32;
    on.fill(&marker(runner.seat, (56.0, baseline - 9.0), 10.0), color_of(runner));
    words(28).write(on, &runner.place_number, Room::from(80.0, 40.0, baseline), MUTED);
    words(28).write(on, name, Room::from(124.0, 330.0, baseline), color_of(runner));
    words(28).write(on, &points(runner.total()), Room::until(560.0, 90.0, baseline), CREAM);
    on.put("hit_27", (586.0, baseline - 23.0));
    words(28).write(on, &exact_of(runner), Room::from(620.0, 130.0, baseline), HIT);
}

/// Draws a golden crown whose foot is here.
fn crown(on: &mut Canvas, (middle, foot): (f32, f32)) {
    let corners = [
        (-30.0, 0.0),
        (-36.0, -36.0),
        (-17.0, -18.0),
        (0.0, -46.0),
        (17.0, -18.0),
        (36.0, -36.0),
        (30.0, 0.0),
    ];
    let corners = corners.map(|(right, down)| (middle + right, foot + down));
    on.fill(&Shape::of(&corners), LIT);
    let band = Shape::rounded((middle - 30.0, foot - 8.0), (60.0, 8.0), 2.0);
    on.fill(&band, LIT_DARK);
    for (right, down) in [(-36.0, -38.0), (0.0, -48.0), (36.0, -38.0)] {
        on.fill(&Shape::disc((middle + right, foot + down), 5.5), LIT_LIGHT);
    }
}

fn confetti(on: &mut Canvas, middle: f32) {
    for (right, down, color) in CONFETTI {
        let (x, y) = (middle + right, down);
        let tilt = if color % 2 == 0 { 5.0 } else { -5.0 };
        on.fill(&Shape::line(&[(x, y), (x + tilt, y + 9.0)], 6.0), SEATS[color % SEATS.len()]);
    }
}

/// The number of exact predictions, and of all predictions.
fn exact_of(runner: &Runner) -> String {
    format!("{} / {}", runner.hits(), runner.predictions.len())
}

fn color_of(runner: &Runner) -> Color {
    SEATS[runner.seat.index() % SEATS.len()]
}
