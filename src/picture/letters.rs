//! Letters: Fira Sans Condensed, drawn from outlines.

use std::sync::LazyLock;

use ab_glyph::{Font as _, FontRef, GlyphId, PxScale, ScaleFont as _, point};

use super::canvas::{Canvas, Color, share};

const BOLD: &[u8] = include_bytes!("../../art/fonts/FiraSansCondensed-Bold.ttf");
const EXTRA_BOLD: &[u8] = include_bytes!("../../art/fonts/FiraSansCondensed-ExtraBold-numbers.ttf");

static WORDS: LazyLock<Option<FontRef<'static>>> =
    LazyLock::new(|| FontRef::try_from_slice(BOLD).ok());
static NUMBERS: LazyLock<Option<FontRef<'static>>> =
    LazyLock::new(|| FontRef::try_from_slice(EXTRA_BOLD).ok());

/// What is left out of a name.
const LEFT_OUT: char = '…';

/// How something is written.
#[derive(Clone, Copy)]
pub(super) struct Letters {
    font: &'static LazyLock<Option<FontRef<'static>>>,
    /// The font's size, in pixels.
    size: f32,
}

/// Which point of a text stands where it is put; always on its baseline.
#[derive(Clone, Copy)]
pub(super) enum Align {
    Left,
    Middle,
    Right,
}

/// Words of this size, in pixels.
pub(super) fn words(size: u8) -> Letters {
    Letters { font: &WORDS, size: f32::from(size) }
}

/// Numbers on cards, of this size, in pixels.
pub(super) fn numbers(size: u8) -> Letters {
    Letters { font: &NUMBERS, size: f32::from(size) }
}

impl Letters {
    /// How wide this is, in pixels.
    pub(super) fn width(self, text: &str) -> f32 {
        let Some(font) = self.font.as_ref() else { return 0.0 };
        let font = font.as_scaled(self.scale(font));
        text.chars().map(|letter| font.h_advance(font.glyph_id(letter))).sum()
    }

    /// Whether it can be written.
    pub(super) fn has(self, letter: char) -> bool {
        self.font.as_ref().is_some_and(|font| font.glyph_id(letter) != GlyphId(0))
    }

    /// As much of this as there is room for.
    pub(super) fn cut(self, text: &str, room: f32) -> String {
        if self.width(text) <= room {
            return text.to_owned();
        }
        let mut cut = text.to_owned();
        while cut.pop().is_some() {
            let short = format!("{}{LEFT_OUT}", cut.trim_end());
            if self.width(&short) <= room {
                return short;
            }
        }
        cut
    }

    pub(super) fn write(
        self,
        on: &mut Canvas,
        text: &str,
        (x, baseline): (f32, f32),
        align: Align,
        color: Color,
    ) {
        let Some(font) = self.font.as_ref() else { return };
        let scale = self.scale(font);
        let mut x = match align {
            Align::Left => x,
            Align::Middle => x - self.width(text) / 2.0,
            Align::Right => x - self.width(text),
        };
        for letter in text.chars() {
            let id = font.glyph_id(letter);
            let glyph = id.with_scale_and_position(scale, point(x, baseline));
            if let Some(outline) = font.outline_glyph(glyph) {
                let corner = outline.px_bounds().min;
                outline.draw(|column, row, covered| {
                    let at = (corner.x as i32 + column as i32, corner.y as i32 + row as i32);
                    on.mix(at.0, at.1, color, share(covered));
                });
            }
            x += font.as_scaled(scale).h_advance(id);
        }
    }

    /// Sizes are those of a letter's square, as in CSS; the library counts from descender to ascender.
    fn scale(self, font: &FontRef<'_>) -> PxScale {
        let square = font.units_per_em().unwrap_or(1000.0);
        PxScale::from(self.size * font.height_unscaled() / square)
    }
}
