//! Numbers: outlines of a font's glyphs.

use ab_glyph::{Font, FontRef, OutlineCurve, Point};
use resvg::tiny_skia::{Path, PathBuilder};

use crate::Fault;

/// A font with digits and little else.
const FONT: &[u8] = include_bytes!("../fonts/FiraSansCondensed-ExtraBold-numbers.ttf");

/// The font in which numbers are written.
pub struct Numbers(FontRef<'static>);

impl Numbers {
    /// Reads the font that is compiled in.
    ///
    /// # Errors
    /// The font cannot be read.
    pub fn read() -> Result<Self, Fault> {
        FontRef::try_from_slice(FONT).map(Self).map_err(|_| Fault::NoGlyph('0'))
    }

    /// The outline of a text with this font size in pixels, centred at `middle` on the baseline.
    ///
    /// # Errors
    /// The font lacks one of its characters.
    pub fn outline(
        &self,
        text: &str,
        size: f32,
        (middle, baseline): (f32, f32),
    ) -> Result<Path, Fault> {
        let scale = size / self.0.units_per_em().unwrap_or(1000.0);
        let advance = |letter: char| self.0.h_advance_unscaled(self.0.glyph_id(letter)) * scale;
        let width: f32 = text.chars().map(advance).sum();
        let (mut path, mut x) = (PathBuilder::new(), middle - width / 2.0);
        for letter in text.chars() {
            let outline = self.0.outline(self.0.glyph_id(letter)).ok_or(Fault::NoGlyph(letter))?;
            let place =
                |point: Point| (point.x.mul_add(scale, x), point.y.mul_add(-scale, baseline));
            append(&mut path, &outline.curves, place);
            x += advance(letter);
        }
        path.finish().ok_or(Fault::NoGlyph(' '))
    }
}

/// Appends closed curves; a curve that does not continue the last one begins a new contour.
fn append(path: &mut PathBuilder, curves: &[OutlineCurve], place: impl Fn(Point) -> (f32, f32)) {
    let mut last = None;
    for curve in curves {
        let (from, to) = match curve {
            OutlineCurve::Line(from, to)
            | OutlineCurve::Quad(from, _, to)
            | OutlineCurve::Cubic(from, _, _, to) => (*from, *to),
        };
        if last != Some(from) {
            path.close();
            let (x, y) = place(from);
            path.move_to(x, y);
        }
        let (x, y) = place(to);
        match curve {
            OutlineCurve::Line(..) => path.line_to(x, y),
            OutlineCurve::Quad(_, by, _) => {
                let (by_x, by_y) = place(*by);
                path.quad_to(by_x, by_y, x, y);
            }
            OutlineCurve::Cubic(_, first, second, _) => {
                let ((first_x, first_y), (second_x, second_y)) = (place(*first), place(*second));
                path.cubic_to(first_x, first_y, second_x, second_y, x, y);
            }
        }
        last = Some(to);
    }
    path.close();
}
