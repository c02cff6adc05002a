//! The picture of a player's chance to win, round by round, with the mistakes marked on the line.

use super::WIDTH;
use super::canvas::Canvas;
use super::colors::{CREAM, Color, GROUND, LIT, MISS, MUTED, SKY, STONE, STONE_LIGHT};
use super::letters::{Room, words};
use super::scene::{Chances, Dot, Weight};
use super::shape::Shape;

/// The height of the picture in pixels.
pub const HEIGHT: usize = 340;

/// The edges of the line chart.
const LEFT: f32 = 110.0;
const RIGHT: f32 = 690.0;
const TOP: f32 = 28.0;
const BOTTOM: f32 = 234.0;
/// The top of the ground, below the line chart.
const GROUND_AT: i32 = 250;
/// The baselines of the round numbers and of the legend.
const ROUNDS_AT: f32 = 282.0;
const LEGEND_AT: f32 = 322.0;
/// The left edges of the two parts of the legend, and the width of their words.
const LEGEND: [(Weight, f32); 2] = [(Weight::Mistake, 128.0), (Weight::Blunder, 428.0)];
const LEGEND_ROOM: f32 = 240.0;
/// The lengths of a dash and of the gap after it.
const DASH: f32 = 10.0;
const GAP: f32 = 8.0;

pub(super) fn draw(chances: &Chances) -> Canvas {
    let mut on = Canvas::new(WIDTH, HEIGHT, SKY);
    on.rect((0, GROUND_AT), (WIDTH as i32, HEIGHT as i32 - GROUND_AT), GROUND);
    scale(&mut on, chances);
    let rounds = chances.course.len().saturating_sub(1).max(1);
    let at = |round: f32, chance: f32| (LEFT + round * (RIGHT - LEFT) / rounds as f32, y(chance));
    let course: Vec<(f32, f32)> =
        (0..).zip(&chances.course).map(|(round, of)| at(round as f32, f32::from(*of))).collect();
    on.fill(&Shape::line(&course, 8.0), SKY);
    on.fill(&Shape::line(&course, 4.5), LIT);
    for end in course.first().into_iter().chain(course.last()) {
        on.fill(&Shape::disc(*end, 7.0), LIT);
    }
    if let Some((_, y)) = course.last() {
        let room = Room::from(704.0, 92.0, y + 10.0);
        words(28).write(&mut on, &chances.captions.last, room, CREAM);
    }
    // A blunder covers the mistakes next to it.
    let of_weight = |weight| chances.dots.iter().filter(move |dot| dot.weight == weight);
    for dot in of_weight(Weight::Mistake).chain(of_weight(Weight::Blunder)) {
        let round = dot.round as f32 - 1.0 + f32::from(dot.through) / 1000.0;
        mark(&mut on, at(round, chance_at(chances, dot)), dot.weight);
    }
    round_numbers(&mut on, rounds, |round| at(round as f32, 0.0).0);
    legend(&mut on, chances);
    on
}

/// The height of a chance in thousandths.
fn y(chance: f32) -> f32 {
    BOTTOM - chance / 1000.0 * (BOTTOM - TOP)
}

/// The height of the line where a dot is.
fn chance_at(chances: &Chances, dot: &Dot) -> f32 {
    let of = |round: usize| chances.course.get(round).copied().map_or(0.0, f32::from);
    let (before, after) = (of(dot.round.saturating_sub(1)), of(dot.round));
    before + (after - before) * f32::from(dot.through) / 1000.0
}

/// Draws the lines of the scale, and a dashed one for the chance if all were equal.
fn scale(on: &mut Canvas, chances: &Chances) {
    for (share, chance) in chances.captions.shares.iter().zip([1000.0, 500.0, 0.0]) {
        let at = y(chance).round();
        on.rect((LEFT as i32, at as i32 - 1), ((RIGHT - LEFT) as i32, 2), STONE);
        words(28).write(on, share, Room::until(LEFT - 14.0, 90.0, at + 10.0), MUTED);
    }
    let (fair, mut from) = (y(f32::from(chances.fair)), LEFT);
    while from < RIGHT {
        let dash = [(from, fair), ((from + DASH).min(RIGHT), fair)];
        on.fill(&Shape::line(&dash, 2.0), STONE_LIGHT);
        from += DASH + GAP;
    }
}

fn round_numbers(on: &mut Canvas, rounds: usize, x: impl Fn(usize) -> f32) {
    let shown = |round: &usize| match rounds {
        0..=10 => true,
        11..=15 => round % 2 == 1,
        _ => *round == 1 || round.is_multiple_of(5),
    };
    for round in (1..=rounds).filter(shown) {
        let room = Room::around(x(round), 45.0, ROUNDS_AT);
        words(28).write(on, &round.to_string(), room, MUTED);
    }
}

/// Draws a disc for a mistake, or a diamond for a blunder, which can be told apart without colors.
fn mark(on: &mut Canvas, (x, y): (f32, f32), weight: Weight) {
    let shape = |size: f32| match weight {
        Weight::Mistake => Shape::disc((x, y), size),
        Weight::Blunder => {
            let size = size * 1.4;
            Shape::of(&[(x, y - size), (x + size, y), (x, y + size), (x - size, y)])
        }
    };
    on.fill(&shape(11.0), SKY);
    on.fill(&shape(8.0), color_of(weight));
}

const fn color_of(weight: Weight) -> Color {
    match weight {
        Weight::Mistake => CREAM,
        Weight::Blunder => MISS,
    }
}

/// Draws what the marks on the line mean, if there are any.
fn legend(on: &mut Canvas, chances: &Chances) {
    let captions = [&chances.captions.mistake, &chances.captions.blunder];
    for ((weight, x), caption) in LEGEND.into_iter().zip(captions) {
        if chances.dots.iter().any(|dot| dot.weight == weight) {
            mark(on, (x, LEGEND_AT - 10.0), weight);
            let room = Room::from(x + 22.0, LEGEND_ROOM, LEGEND_AT);
            caption.write(on, 28, room, CREAM);
        }
    }
}
