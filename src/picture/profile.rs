//! The picture of a profile: four figures on stones, the course of the rating, and the last games.

use super::WIDTH;
use super::canvas::Canvas;
use super::colors::{CREAM, GROUND, HIT, LIT, MUTED, SKY, STONE, STONE_LIGHT};
use super::letters::{Room, words};
use super::scene::{Course, LastGame, Profile, Stone};
use super::shape::Shape;
use super::stones::lintel;

/// The height of the picture in pixels.
pub const HEIGHT: usize = 436;

/// The sprite on each stone, with its width and height.
const SIGNS: [(&str, f32); 4] =
    [("covered_38", 38.0), ("took_44", 44.0), ("hit_32", 32.0), ("magic_38", 38.0)];
/// The size of a stone, and the distance from one to the next.
const STONE_SIZE: (f32, f32) = (192.0, 84.0);
const STONES_PITCH: f32 = 198.0;
/// The right edge of the captions before the plots, and their width.
const WORDS_END: f32 = 140.0;
const WORDS_ROOM: f32 = 126.0;
/// The edges of the line chart.
const LEFT: f32 = 158.0;
const RIGHT: f32 = 690.0;
const TOP: f32 = 114.0;
const BOTTOM: f32 = 212.0;
/// The top of the ground, below the line chart.
const GROUND_AT: i32 = 228;
/// The bars: the heights of 100 % and of 0, the left edge of the first bar, the distance from one
/// to the next, and the width of a bar.
const ALL_AT: f32 = 258.0;
const NONE_AT: f32 = 392.0;
const BARS_AT: f32 = 154.0;
const BARS_PITCH: f32 = 31.0;
const BAR: f32 = 26.0;
/// The height of a bar for 0 %.
const STUB: f32 = 3.0;
/// The ends of the scale are multiples of one of these steps; the scale spans at most this many of
/// them.
const STEPS: [i32; 10] = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const MOST_STEPS: i32 = 10;

pub(super) fn draw(profile: &Profile) -> Canvas {
    let mut on = Canvas::new(WIDTH, HEIGHT, SKY);
    on.rect((0, GROUND_AT), (WIDTH as i32, HEIGHT as i32 - GROUND_AT), GROUND);
    for (place, (stone, sign)) in profile.stones.iter().zip(SIGNS).enumerate() {
        draw_stone(&mut on, 5.0 + STONES_PITCH * place as f32, stone, sign);
    }
    draw_course(&mut on, &profile.course);
    draw_last(&mut on, profile);
    on
}

fn draw_stone(on: &mut Canvas, x: f32, stone: &Stone, (sign, wide): (&str, f32)) {
    lintel(on, (x, 6.0), STONE_SIZE, false);
    on.put(sign, (x + 34.0 - wide / 2.0, 46.0 - wide / 2.0));
    let room = |baseline| Room::from(x + 64.0, 118.0, baseline);
    words(36).write(on, &stone.number, room(48.0), CREAM);
    stone.caption.write(on, 28, room(80.0), CREAM);
}

/// The range of values in the line chart.
struct Scale {
    low: i32,
    high: i32,
}

impl Scale {
    /// The finest scale with round ends.
    fn of(values: &[i32]) -> Self {
        let least = values.iter().copied().min().unwrap_or(0);
        let most = values.iter().copied().max().unwrap_or(0);
        let scale = |step: i32| {
            let low = least.div_euclid(step) * step;
            (Self { low, high: (-(-most).div_euclid(step) * step).max(low + step) }, step)
        };
        let fits = |(scale, step): &(Self, i32)| (scale.high - scale.low) / step <= MOST_STEPS;
        let coarsest = scale(STEPS[STEPS.len() - 1]);
        STEPS.into_iter().map(scale).find(fits).unwrap_or(coarsest).0
    }

    fn y(&self, value: i32) -> f32 {
        let share = (value - self.low) as f32 / (self.high - self.low) as f32;
        BOTTOM - share * (BOTTOM - TOP)
    }
}

fn draw_course(on: &mut Canvas, course: &Course) {
    let scale = Scale::of(&course.values);
    for value in [scale.low, scale.high] {
        let y = scale.y(value).round();
        on.rect((LEFT as i32, y as i32 - 1), ((RIGHT - LEFT) as i32, 2), STONE);
        words(28).write(on, &written(value), before(y + 10.0), MUTED);
    }
    course.caption.write(on, 28, before(f32::midpoint(TOP, BOTTOM) + 10.0), CREAM);
    let intervals = course.values.len().saturating_sub(1).max(1) as f32;
    let at = |(place, value): (usize, &i32)| {
        (LEFT + place as f32 * (RIGHT - LEFT) / intervals, scale.y(*value))
    };
    let ends: Vec<(f32, f32)> = course.values.iter().enumerate().map(at).collect();
    on.fill(&Shape::line(&ends, 4.5), LIT);
    for end in ends.first().into_iter().chain(ends.last()) {
        on.fill(&Shape::disc(*end, 7.0), LIT);
    }
    if let (Some((_, y)), Some(value)) = (ends.last(), course.values.last()) {
        words(28).write(on, &written(*value), Room::from(704.0, 92.0, y + 10.0), CREAM);
    }
}

fn draw_last(on: &mut Canvas, profile: &Profile) {
    for (share, y) in
        [(&*profile.captions.all, ALL_AT), ("", f32::midpoint(ALL_AT, NONE_AT)), ("0", NONE_AT)]
    {
        on.rect((LEFT as i32 - 4, y as i32 - 1), (622, 2), STONE);
        words(28).write(on, share, before(y + 9.0), MUTED);
    }
    let middle = f32::midpoint(ALL_AT, NONE_AT);
    profile.captions.exact.write(on, 28, before(middle + 9.0), CREAM);
    profile.captions.place.write(on, 28, before(427.0), MUTED);
    for (place, game) in profile.last.iter().enumerate() {
        draw_bar(on, BARS_AT + BARS_PITCH * place as f32, *game);
    }
}

fn draw_bar(on: &mut Canvas, x: f32, game: LastGame) {
    let high = (f32::from(game.exact.min(100)) / 100.0 * (NONE_AT - ALL_AT)).max(STUB);
    let (color, ink) = if game.place == 1 { (HIT, CREAM) } else { (STONE_LIGHT, MUTED) };
    let radius = (high / 2.0).min(4.0);
    on.fill(&Shape::rounded((x, NONE_AT - high), (BAR, high), radius), color);
    let room = Room::around(x + BAR / 2.0, BARS_PITCH, 427.0);
    words(28).write(on, &game.place.to_string(), room, ink);
}

/// The room for a caption before the plots.
fn before(baseline: f32) -> Room {
    Room::until(WORDS_END, WORDS_ROOM, baseline)
}

/// A value with a minus sign as wide as a plus sign.
fn written(value: i32) -> String {
    value.to_string().replace('-', "−")
}
