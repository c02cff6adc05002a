//! What a picture is drawn on.

use ab_glyph_rasterizer::{Point, Rasterizer, point};

use super::sprites::Pixels;

/// A color: red, green, blue.
pub(super) type Color = [u8; 3];

/// The color of these bytes, `0xRRGGBB`.
pub(super) const fn color(hex: u32) -> Color {
    let [_, red, green, blue] = hex.to_be_bytes();
    [red, green, blue]
}

/// A picture as it is drawn; nothing shows through it.
#[derive(Clone)]
pub(super) struct Canvas {
    pub(super) width: usize,
    pub(super) height: usize,
    pixels: Vec<Color>,
}

/// Closed lines, to be filled.
#[derive(Default)]
pub(super) struct Shape {
    lines: Vec<(Point, Point)>,
}

impl Canvas {
    pub(super) fn new(width: usize, height: usize, ground: Color) -> Self {
        Self { width, height, pixels: vec![ground; width * height] }
    }

    pub(super) fn pixels(&self) -> &[Color] {
        &self.pixels
    }

    /// A rectangle, from its upper left corner.
    pub(super) fn rect(&mut self, (x, y): (i32, i32), (wide, high): (i32, i32), color: Color) {
        for row in y..y + high {
            for column in x..x + wide {
                self.mix(column, row, color, 255);
            }
        }
    }

    /// The same, of which so much of 255 is seen.
    pub(super) fn veil(
        &mut self,
        (x, y): (i32, i32),
        (wide, high): (i32, i32),
        color: Color,
        seen: u8,
    ) {
        for row in y..y + high {
            for column in x..x + wide {
                self.mix(column, row, color, seen);
            }
        }
    }

    /// Fills this shape.
    pub(super) fn fill(&mut self, shape: &Shape, color: Color) {
        let Some((left, top, right, bottom)) = shape.bounds() else { return };
        let (wide, high) = ((right - left).max(1) as usize, (bottom - top).max(1) as usize);
        let mut rasterizer = Rasterizer::new(wide, high);
        let inside = |at: Point| point(at.x - left as f32, at.y - top as f32);
        for (from, to) in &shape.lines {
            rasterizer.draw_line(inside(*from), inside(*to));
        }
        rasterizer.for_each_pixel_2d(|x, y, covered| {
            self.mix(left + x as i32, top + y as i32, color, share(covered));
        });
    }

    /// Puts this there.
    pub(super) fn place(&mut self, sprite: &Pixels, (x, y): (i32, i32)) {
        let rows = sprite.pixels.chunks_exact(sprite.width);
        for (row, pixels) in (y..).zip(rows) {
            for (column, [red, green, blue, seen]) in (x..).zip(pixels) {
                self.mix(column, row, [*red, *green, *blue], *seen);
            }
        }
    }

    /// Puts a color on a pixel, if there is one; so much of 255 of it is seen.
    pub(super) fn mix(&mut self, x: i32, y: i32, color: Color, seen: u8) {
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { return };
        if x >= self.width || y >= self.height {
            return;
        }
        let pixel = &mut self.pixels[y * self.width + x];
        let seen = u16::from(seen);
        for (under, over) in pixel.iter_mut().zip(color) {
            let mixed = u16::from(*under) * (255 - seen) + u16::from(over) * seen;
            *under = ((mixed + 127) / 255) as u8;
        }
    }
}

/// So much of a pixel is covered, of 255.
pub(super) fn share(covered: f32) -> u8 {
    (covered.clamp(0.0, 1.0) * 255.0).round() as u8
}

impl Shape {
    /// The shape between these corners.
    pub(super) fn of(corners: &[(f32, f32)]) -> Self {
        Self::default().and(corners)
    }

    /// This shape and another.
    pub(super) fn and(mut self, corners: &[(f32, f32)]) -> Self {
        let next = corners.iter().cycle().skip(1);
        let line =
            |(from, to): (&(f32, f32), &(f32, f32))| (point(from.0, from.1), point(to.0, to.1));
        self.lines.extend(corners.iter().zip(next).map(line));
        self
    }

    /// A disc.
    pub(super) fn disc((x, y): (f32, f32), radius: f32) -> Self {
        Self::of(&around((x, y), radius))
    }

    /// A ring, so many pixels thick inwards.
    pub(super) fn ring((x, y): (f32, f32), radius: f32, thick: f32) -> Self {
        let mut inner = around((x, y), radius - thick);
        inner.reverse();
        Self::disc((x, y), radius).and(&inner)
    }

    /// A rectangle whose corners are round.
    pub(super) fn rounded((x, y): (f32, f32), (wide, high): (f32, f32), radius: f32) -> Self {
        let disc = around((0.0, 0.0), radius);
        let quarter = disc.len() / 4;
        let corners = [
            (x + wide - radius, y + high - radius),
            (x + radius, y + high - radius),
            (x + radius, y + radius),
            (x + wide - radius, y + radius),
        ];
        let corner = |(place, (at_x, at_y)): (usize, (f32, f32))| {
            let arc = disc.iter().cycle().skip(place * quarter).take(quarter + 1);
            arc.map(move |(x, y)| (at_x + x, at_y + y)).collect::<Vec<_>>()
        };
        Self::of(&corners.into_iter().enumerate().flat_map(corner).collect::<Vec<_>>())
    }

    fn bounds(&self) -> Option<(i32, i32, i32, i32)> {
        let ends = || self.lines.iter().map(|(from, _)| *from);
        let least = |of: fn(Point) -> f32| ends().map(of).reduce(f32::min);
        let most = |of: fn(Point) -> f32| ends().map(of).reduce(f32::max);
        Some((
            least(|at| at.x)?.floor() as i32,
            least(|at| at.y)?.floor() as i32,
            most(|at| at.x)?.ceil() as i32,
            most(|at| at.y)?.ceil() as i32,
        ))
    }
}

/// Points on a circle, clockwise from the right.
fn around((x, y): (f32, f32), radius: f32) -> Vec<(f32, f32)> {
    const POINTS: u8 = 32;
    let turn = std::f32::consts::TAU / f32::from(POINTS);
    let at = |place: u8| {
        let (sin, cos) = (turn * f32::from(place)).sin_cos();
        (radius.mul_add(cos, x), radius.mul_add(sin, y))
    };
    (0..POINTS).map(at).collect()
}
