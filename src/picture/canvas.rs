//! What a picture is drawn on.

use std::mem;
use std::sync::{Mutex, PoisonError};

use ab_glyph_rasterizer::{Point, Rasterizer, point};

use super::colors::Color;
use super::give_way;
use super::shape::Shape;
use super::sprites::Pixels;
use super::written::{Area, Written};

/// Pixels of pictures that are done, for the next: memory that is asked for and given back with every picture, in so
/// large pieces and on changing threads, would leave holes that add up to several times as much.
static USED: Mutex<Vec<Vec<Color>>> = Mutex::new(Vec::new());
/// So many are kept at most.
const KEPT: usize = 4;

/// A picture as it is drawn; nothing shows through it.
pub(super) struct Canvas {
    pub(super) width: usize,
    pub(super) height: usize,
    pixels: Vec<Color>,
    written: Vec<Written>,
}

impl Canvas {
    pub(super) fn new(width: usize, height: usize, ground: Color) -> Self {
        let used = USED.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut pixels = used.unwrap_or_default();
        pixels.clear();
        pixels.resize(width * height, ground);
        Self { width, height, pixels, written: Vec::new() }
    }

    pub(super) fn pixels(&self) -> &[Color] {
        &self.pixels
    }

    /// Every text on it.
    pub(super) fn written(mut self) -> Vec<Written> {
        mem::take(&mut self.written)
    }

    /// Keeps in mind that something is written there.
    pub(super) fn note(&mut self, written: Written) {
        self.written.push(written);
    }

    /// A rectangle, from its upper left corner.
    pub(super) fn rect(&mut self, corner: (i32, i32), size: (i32, i32), color: Color) {
        for row in self.rows(corner, size) {
            row.fill(color);
        }
    }

    /// Fills this shape.
    pub(super) fn fill(&mut self, shape: &Shape, color: Color) {
        self.veil(shape, color, 1.0);
    }

    /// Fills this shape with a color of which so much is seen, 0 to 1.
    pub(super) fn veil(&mut self, shape: &Shape, color: Color, seen: f32) {
        let Some((left, top, right, bottom)) = shape.bounds() else { return };
        let (wide, high) = ((right - left).max(1) as usize, (bottom - top).max(1) as usize);
        give_way();
        let mut rasterizer = Rasterizer::new(wide, high);
        let inside = |at: Point| point(at.x - left as f32, at.y - top as f32);
        for (from, to) in shape.lines() {
            rasterizer.draw_line(inside(*from), inside(*to));
        }
        let mut shares = Vec::with_capacity(wide * high);
        rasterizer.for_each_pixel(|_, covered| shares.push(share(covered.min(1.0) * seen)));
        self.stain((left, top), wide, &shares, color);
    }

    /// Puts this there.
    pub(super) fn place(&mut self, sprite: &Pixels, (x, y): (i32, i32)) {
        let (wide, high) = (sprite.width as i32, (sprite.pixels.len() / sprite.width) as i32);
        let area = Area { left: x, top: y, right: x + wide, bottom: y + high };
        for written in self.written.iter_mut().filter(|written| written.ink.meets(area)) {
            written.is_covered |= sprite.is_seen_in(written.ink.from((x, y)));
        }
        let aside = (-x).max(0) as usize;
        let above = (-y).max(0) as usize;
        let pixels = sprite.pixels.chunks_exact(sprite.width).skip(above);
        for (row, pixels) in self.rows((x, y), (wide, high)).zip(pixels) {
            for (pixel, [red, green, blue, seen]) in row.iter_mut().zip(&pixels[aside..]) {
                mix(pixel, [*red, *green, *blue], *seen);
            }
        }
    }

    /// Puts a color there, of each pixel as much of 255 as is said, in rows of this width.
    pub(super) fn stain(&mut self, (x, y): (i32, i32), wide: usize, shares: &[u8], color: Color) {
        let high = (shares.len() / wide.max(1)) as i32;
        let aside = (-x).max(0) as usize;
        let above = (-y).max(0) as usize;
        let shares = shares.chunks_exact(wide.max(1)).skip(above);
        for (row, shares) in self.rows((x, y), (wide as i32, high)).zip(shares) {
            for (pixel, seen) in row.iter_mut().zip(&shares[aside..]) {
                mix(pixel, color, *seen);
            }
        }
    }

    /// The part of each row that lies in this rectangle, as far as it lies on the canvas.
    fn rows(
        &mut self,
        (x, y): (i32, i32),
        (wide, high): (i32, i32),
    ) -> impl Iterator<Item = &mut [Color]> {
        let within = |at: i32, most: usize| (at.max(0) as usize).min(most);
        let (left, right) = (within(x, self.width), within(x + wide, self.width));
        let (top, bottom) = (within(y, self.height), within(y + high, self.height));
        let rows = self.pixels.chunks_exact_mut(self.width);
        rows.take(bottom).skip(top).map(move |row| &mut row[left..right])
    }
}

impl Drop for Canvas {
    fn drop(&mut self) {
        let mut kept = USED.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() < KEPT {
            kept.push(mem::take(&mut self.pixels));
        }
    }
}

/// Puts a color on a pixel; so much of 255 of it is seen.
fn mix(pixel: &mut Color, color: Color, seen: u8) {
    match seen {
        0 => {}
        255 => *pixel = color,
        1..=254 => {
            let seen = u16::from(seen);
            for (under, over) in pixel.iter_mut().zip(color) {
                let mixed = u16::from(*under) * (255 - seen) + u16::from(over) * seen;
                *under = ((mixed + 127) / 255) as u8;
            }
        }
    }
}

/// So much of a pixel is covered, of 255.
pub(super) fn share(covered: f32) -> u8 {
    // Rounded; a call for it at each pixel is a tenth of a picture's time. A cast keeps within 0 to 255.
    (covered * 255.0 + 0.5) as u8
}
