//! Stones: gates of two uprights and a lintel, and the menhir.

use super::canvas::Canvas;
use super::colors::{CREAM, Color, INK, LIT, LIT_DARK, LIT_LIGHT, STONE, STONE_DARK, STONE_LIGHT};
use super::letters::{Room, words};
use super::names::SIZE;
use super::shape::Shape;

/// Draws a horizontal stone from its upper left corner; it is lit if the player has to act.
pub(super) fn lintel(on: &mut Canvas, (x, y): (f32, f32), (wide, high): (f32, f32), is_lit: bool) {
    let (face, light, dark) =
        if is_lit { (LIT, LIT_LIGHT, LIT_DARK) } else { (STONE, STONE_LIGHT, STONE_DARK) };
    let right = x + wide;
    let outline = [
        (x + 1.0, y + high - 1.0),
        (x + 1.8, y + 7.0),
        (x + 4.0, y + 4.0),
        (x + 10.0, y + 3.0),
        (wide.mul_add(0.4, x), y),
        (right - 8.0, y + 1.0),
        (right - 3.0, y + 4.0),
        (right - 1.0, y + 9.0),
        (right - 2.5, y + high - 2.0),
        (right - 6.0, y + high),
        (x + 6.0, y + high),
    ];
    on.fill(&Shape::of(&outline), face);
    let inside = wide - 16.0;
    on.fill(&Shape::rounded((x + 8.0, y + 4.0), (inside, 3.0), 1.5), light);
    let below = [
        (x + 2.0, y + high - 6.0),
        (right - 2.0, y + high - 6.0),
        (right - 3.0, y + high - 1.0),
        (right - 6.0, y + high),
        (x + 6.0, y + high),
    ];
    on.fill(&Shape::of(&below), dark);
}

/// Draws an upright stone, 9 pixels wide at its top, from this x.
pub(super) fn upright(on: &mut Canvas, x: f32, (top, bottom): (f32, f32)) {
    let face = [(x, top), (x - 2.7, bottom), (x + 10.9, bottom), (x + 9.0, top)];
    on.fill(&Shape::of(&face), STONE);
    let side = [(x + 5.0, top), (x + 6.0, bottom), (x + 11.0, bottom), (x + 9.0, top)];
    on.fill(&Shape::of(&side), STONE_DARK);
}

/// Draws the large stone at the left that carries the round and the trump.
pub(super) fn menhir(on: &mut Canvas) {
    let face = [
        (4.0, 222.0),
        (9.0, 22.0),
        (13.0, 13.0),
        (20.0, 8.5),
        (27.0, 8.0),
        (126.0, 6.0),
        (136.0, 7.5),
        (142.0, 13.0),
        (145.0, 22.0),
        (150.0, 222.0),
    ];
    on.fill(&Shape::of(&face), STONE);
    let side = [
        (138.0, 10.0),
        (142.0, 13.0),
        (145.0, 22.0),
        (150.0, 222.0),
        (141.0, 222.0),
        (137.0, 22.0),
    ];
    on.fill(&Shape::of(&side), STONE_DARK);
}

/// A name on a stone, centered in its room.
pub(super) struct NamePlate<'a> {
    /// The name, already shortened to fit.
    pub(super) name: &'a str,
    /// True if the stone is lit.
    pub(super) is_lit: bool,
    /// True if an arrow points at the name.
    pub(super) has_arrow: bool,
    /// A sprite in front of the name, and the width that it takes.
    pub(super) before: Option<(&'a str, f32)>,
    /// The middle of the room, its width, and the baseline.
    pub(super) at: (f32, f32, f32),
    /// The first and last pixel row of the stone.
    pub(super) rows: (f32, f32),
}

/// The width that an arrow takes.
pub(super) const ARROW: f32 = 24.0;

impl NamePlate<'_> {
    pub(super) fn write(&self, on: &mut Canvas) {
        let (middle, wide, baseline) = self.at;
        let ink: Color = if self.is_lit { INK } else { CREAM };
        let letters = words(SIZE);
        let arrow = if self.has_arrow { ARROW } else { 0.0 };
        let before = arrow + self.before.map_or(0.0, |(_, room)| room);
        let width = letters.width(self.name);
        let mut x = middle - f32::midpoint(before, width);
        if self.has_arrow {
            let arrow = [(x, baseline - 19.0), (x + 17.0, baseline - 10.0), (x, baseline - 1.0)];
            on.fill(&Shape::of(&arrow), ink);
            x += ARROW;
        }
        if let Some((sprite, room)) = self.before {
            on.put(sprite, (x, baseline - 24.0));
            x += room;
        }
        let room = middle + wide / 2.0 - x;
        let room = Room::from(x, room, baseline).between(self.rows);
        letters.write(on, self.name, room, ink);
    }
}
