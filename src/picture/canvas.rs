//! The canvas that pictures are drawn on.

use std::mem;
use std::sync::{Mutex, PoisonError};

use ab_glyph_rasterizer::{Point, Rasterizer, point};

use super::colors::Color;
use super::give_way;
use super::shape::Shape;
use super::sprites::Pixels;
use super::written::{Area, Written};

/// Pixel buffers of finished pictures, kept for the next ones. They are large and are allocated on
/// changing threads; freeing them after every picture would fragment the heap to several times
/// their size.
static USED: Mutex<Vec<Vec<Color>>> = Mutex::new(Vec::new());
/// The maximum number of buffers kept.
const KEPT: usize = 4;

/// A picture while it is being drawn. It is opaque.
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

    /// All texts on the picture.
    pub(super) fn written(mut self) -> Vec<Written> {
        mem::take(&mut self.written)
    }

    /// Records a text that was written on the picture.
    pub(super) fn note(&mut self, written: Written) {
        self.written.push(written);
    }

    /// Records that the text written last is a part of this message.
    pub(super) fn note_cut(&mut self, id: &str) {
        if let Some(last) = self.written.last_mut() {
            last.cut = Some(id.to_owned());
        }
    }

    /// Fills a rectangle, given by its upper left corner and its size.
    pub(super) fn rect(&mut self, corner: (i32, i32), size: (i32, i32), color: Color) {
        for row in self.rows(corner, size) {
            row.fill(color);
        }
    }

    /// Fills a shape with an opaque color.
    pub(super) fn fill(&mut self, shape: &Shape, color: Color) {
        self.veil(shape, color, 1.0);
    }

    /// Fills a shape with a color of this opacity, from 0 to 1.
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

    /// Draws a sprite with its upper left corner at this point.
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

    /// Blends a color in from this corner. `shares` holds the opacity of each pixel, from 0 to 255,
    /// in rows of this width.
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

    /// The parts of the pixel rows that lie in this rectangle, clipped to the canvas.
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

/// Blends a color into a pixel with an opacity from 0 to 255.
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

/// Converts a coverage from 0 to 1 into an opacity from 0 to 255.
pub(super) fn share(covered: f32) -> u8 {
    // Adding 0.5 rounds: a call of `round` for each pixel would take a tenth of a picture's time.
    // The cast saturates at 0 and 255.
    (covered * 255.0 + 0.5) as u8
}
