//! Stones: gates of two uprights and a lintel, the sky above and the ground below.

use super::canvas::{Canvas, Color, Shape, color};

pub(super) const SKY: Color = color(0x17_1A30);
pub(super) const GATE: Color = color(0x0E_1021);
pub(super) const STONE: Color = color(0x3C_4169);
const STONE_LIGHT: Color = color(0x5D_639A);
const STONE_DARK: Color = color(0x2A_2D4E);
pub(super) const GROUND: Color = color(0x23_274A);
pub(super) const STRIPE: Color = color(0x1D_2142);
pub(super) const LIT: Color = color(0xF5_BB45);
const LIT_LIGHT: Color = color(0xFF_E3A3);
const LIT_DARK: Color = color(0xB9_7A12);
pub(super) const CREAM: Color = color(0xF4_EEDD);
pub(super) const MUTED: Color = color(0xB9_B6D3);
pub(super) const INK: Color = color(0x12_152A);
pub(super) const HIT: Color = color(0x8B_E3C0);
pub(super) const MISS: Color = color(0xFF_B0A8);

/// A lying stone, from its upper left corner; lit where somebody is asked.
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

/// A standing stone, 9 pixels wide, around this x.
pub(super) fn upright(on: &mut Canvas, x: f32, (top, bottom): (f32, f32)) {
    let face = [(x, top), (x - 2.7, bottom), (x + 10.9, bottom), (x + 9.0, top)];
    on.fill(&Shape::of(&face), STONE);
    let side = [(x + 5.0, top), (x + 6.0, bottom), (x + 11.0, bottom), (x + 9.0, top)];
    on.fill(&Shape::of(&side), STONE_DARK);
}

/// The large stone at the left, on which the round and the trump stand.
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
