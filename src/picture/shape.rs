//! Shapes: closed outlines to be filled. They are calculated with sums and products only, so that a
//! shape is the same on every machine.

use ab_glyph_rasterizer::{Point, point};

/// Closed outlines. All turn the same way round, except for holes.
#[derive(Default)]
pub(super) struct Shape {
    lines: Vec<(Point, Point)>,
}

/// The cosines of 0 to 8 steps of 1/32 of a full turn.
const COSINES: [f32; 9] = [
    1.0,
    0.980_785_25,
    0.923_879_5,
    0.831_469_6,
    0.707_106_77,
    0.555_570_24,
    0.382_683_43,
    0.195_090_32,
    0.0,
];
/// The number of corners of a circle.
const CORNERS: usize = 32;

impl Shape {
    /// The polygon with these corners.
    pub(super) fn of(corners: &[(f32, f32)]) -> Self {
        Self::default().and(corners)
    }

    /// Adds another polygon to this shape.
    pub(super) fn and(mut self, corners: &[(f32, f32)]) -> Self {
        let next = corners.iter().cycle().skip(1);
        let line =
            |(from, to): (&(f32, f32), &(f32, f32))| (point(from.0, from.1), point(to.0, to.1));
        self.lines.extend(corners.iter().zip(next).map(line));
        self
    }

    /// A filled circle around `middle`.
    pub(super) fn disc(middle: (f32, f32), radius: f32) -> Self {
        Self::of(&around(middle, radius))
    }

    /// A ring of this thickness, measured inwards from `radius`.
    pub(super) fn ring(middle: (f32, f32), radius: f32, thick: f32) -> Self {
        let mut inner = around(middle, radius - thick);
        inner.reverse();
        Self::disc(middle, radius).and(&inner)
    }

    /// A rectangle with rounded corners.
    pub(super) fn rounded((x, y): (f32, f32), (wide, high): (f32, f32), radius: f32) -> Self {
        let disc = around((0.0, 0.0), radius);
        let quarter = CORNERS / 4;
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

    /// A frame of this thickness, measured inwards from a rectangle with rounded corners.
    pub(super) fn frame(
        (x, y): (f32, f32),
        (wide, high): (f32, f32),
        radius: f32,
        thick: f32,
    ) -> Self {
        let inner = (wide - 2.0 * thick, high - 2.0 * thick);
        let hole = Self::rounded((x + thick, y + thick), inner, radius - thick);
        let mut frame = Self::rounded((x, y), (wide, high), radius);
        frame.lines.extend(hole.lines.into_iter().map(|(from, to)| (to, from)));
        frame
    }

    /// A line through these points, of this thickness, with round ends and bends.
    pub(super) fn line(points: &[(f32, f32)], thick: f32) -> Self {
        let half = thick / 2.0;
        let bends = points.iter().fold(Self::default(), |shape, at| shape.and(&around(*at, half)));
        points.windows(2).fold(bends, |shape, ends| {
            let ((x, y), (to_x, to_y)) = (ends[0], ends[1]);
            let (along_x, along_y) = (to_x - x, to_y - y);
            let length = (along_x * along_x + along_y * along_y).sqrt();
            if length == 0.0 {
                return shape;
            }
            let (aside_x, aside_y) = (-along_y * half / length, along_x * half / length);
            shape.and(&[
                (x - aside_x, y - aside_y),
                (to_x - aside_x, to_y - aside_y),
                (to_x + aside_x, to_y + aside_y),
                (x + aside_x, y + aside_y),
            ])
        })
    }

    pub(super) fn lines(&self) -> &[(Point, Point)] {
        &self.lines
    }

    /// The left, top, right and bottom bounds, in whole pixels.
    pub(super) fn bounds(&self) -> Option<(i32, i32, i32, i32)> {
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
    let cosine = |place: usize| {
        let place = place % CORNERS;
        match place {
            0..=8 => COSINES[place],
            9..=16 => -COSINES[16 - place],
            17..=24 => -COSINES[place - 16],
            _ => COSINES[32 - place],
        }
    };
    let at = |place: usize| {
        // The sine equals the cosine a quarter of a turn earlier.
        (x + radius * cosine(place), y + radius * cosine(place + CORNERS - CORNERS / 4))
    };
    (0..CORNERS).map(at).collect()
}
