//! Text in Fira Sans Condensed, drawn from outlines. Each glyph is drawn once and cached.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use ab_glyph::{Font as _, FontRef, GlyphId, PxScale, ScaleFont as _, point};

use super::canvas::{Canvas, share};
use super::colors::Color;
use super::written::{Area, Written};

const BOLD: &[u8] = include_bytes!("../../art/fonts/FiraSansCondensed-Bold.ttf");
const EXTRA_BOLD: &[u8] = include_bytes!("../../art/fonts/FiraSansCondensed-ExtraBold-numbers.ttf");

static WORDS: LazyLock<Option<FontRef<'static>>> =
    LazyLock::new(|| FontRef::try_from_slice(BOLD).ok());
static NUMBERS: LazyLock<Option<FontRef<'static>>> =
    LazyLock::new(|| FontRef::try_from_slice(EXTRA_BOLD).ok());

/// A cache of drawn glyphs. It is emptied when it is full, because names bring in rare letters.
static DRAWN: LazyLock<Mutex<HashMap<Key, Arc<Drawn>>>> = LazyLock::new(Mutex::default);
/// The maximum number of cached glyphs, of about a kilobyte each.
const MOST_KEPT: usize = 4096;

/// The mark for letters left out of a name.
const LEFT_OUT: char = '…';
/// The subdivisions of a pixel at which a glyph may start; few, so that the cache stays small.
const PARTS: f32 = 4.0;

/// A font and size to write in.
#[derive(Clone, Copy)]
pub(super) struct Letters {
    font: Face,
    /// The font size in pixels.
    size: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Face {
    Words,
    Numbers,
}

/// A cache key: a glyph, and its offset to the right in parts of a pixel.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    font: Face,
    size: u8,
    letter: char,
    parts: u8,
}

/// A drawn glyph: its offset from its origin on the baseline, and the coverage of each pixel.
struct Drawn {
    left: i32,
    top: i32,
    wide: usize,
    shares: Vec<u8>,
}

/// The place of a text: its left and right limits, its alignment, and its baseline.
#[derive(Clone, Copy)]
pub(super) struct Room {
    left: f32,
    right: f32,
    baseline: f32,
    align: Align,
    /// The first and last pixel row that the text may touch; `None` means any row of the picture.
    rows: Option<(f32, f32)>,
}

/// The alignment of a text in its room.
#[derive(Clone, Copy)]
enum Align {
    Left,
    Middle,
    Right,
}

impl Room {
    /// Room to the right of this point.
    pub(super) fn from(left: f32, wide: f32, baseline: f32) -> Self {
        Self { left, right: left + wide, baseline, align: Align::Left, rows: None }
    }

    /// Room centered on this point, `wide` pixels in total.
    pub(super) fn around(middle: f32, wide: f32, baseline: f32) -> Self {
        let (left, right) = (middle - wide / 2.0, middle + wide / 2.0);
        Self { left, right, baseline, align: Align::Middle, rows: None }
    }

    /// Room to the left of this point.
    pub(super) fn until(right: f32, wide: f32, baseline: f32) -> Self {
        Self { left: right - wide, right, baseline, align: Align::Right, rows: None }
    }

    pub(super) fn width(self) -> f32 {
        self.right - self.left
    }

    /// This room, limited to these pixel rows.
    pub(super) fn between(self, rows: (f32, f32)) -> Self {
        Self { rows: Some(rows), ..self }
    }
}

/// The font for words, in this size in pixels.
pub(super) const fn words(size: u8) -> Letters {
    Letters { font: Face::Words, size }
}

/// The font for numbers on cards, in this size in pixels.
pub(super) const fn numbers(size: u8) -> Letters {
    Letters { font: Face::Numbers, size }
}

impl Letters {
    fn font(self) -> Option<&'static FontRef<'static>> {
        match self.font {
            Face::Words => WORDS.as_ref(),
            Face::Numbers => NUMBERS.as_ref(),
        }
    }

    /// The width of a text in pixels.
    pub(super) fn width(self, text: &str) -> f32 {
        let Some(font) = self.font() else { return 0.0 };
        let font = font.as_scaled(self.scale(font));
        text.chars().map(|letter| font.h_advance(font.glyph_id(letter))).sum()
    }

    /// Returns whether the font has this letter.
    pub(super) fn has(self, letter: char) -> bool {
        self.font().is_some_and(|font| font.glyph_id(letter) != GlyphId(0))
    }

    /// The text, shortened to fit into this width.
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

    pub(super) fn write(self, on: &mut Canvas, text: &str, room: Room, color: Color) {
        let Some(font) = self.font() else { return };
        let scaled = font.as_scaled(self.scale(font));
        let mut x = match room.align {
            Align::Left => room.left,
            Align::Middle => f32::midpoint(room.left, room.right) - self.width(text) / 2.0,
            Align::Right => room.right - self.width(text),
        };
        let baseline = room.baseline.round() as i32;
        let mut ink: Option<Area> = None;
        for letter in text.chars() {
            let placed = (x * PARTS).round() as i32;
            let (whole, parts) = (placed.div_euclid(4), placed.rem_euclid(4));
            if let Some(drawn) = self.drawn(font, letter, parts as u8) {
                let (left, top) = (whole + drawn.left, baseline + drawn.top);
                on.stain((left, top), drawn.wide, &drawn.shares, color);
                let high = drawn.shares.len() / drawn.wide;
                let (right, bottom) = (left + drawn.wide as i32, top + high as i32);
                let area = Area { left, top, right, bottom };
                ink = Some(ink.map_or(area, |ink| ink.with(area)));
            }
            x += scaled.h_advance(font.glyph_id(letter));
        }
        if let Some(ink) = ink {
            let pixels = |from: f32, to: f32| (from.floor() as i32, to.ceil() as i32);
            let rows = room.rows.unwrap_or((0.0, on.height as f32));
            let (room, rows) = (pixels(room.left, room.right), pixels(rows.0, rows.1));
            let text = text.to_owned();
            on.note(Written { text, room, rows, ink, is_covered: false, cut: None });
        }
    }

    /// A glyph, from the cache or newly drawn; `None` if it has no ink.
    fn drawn(self, font: &FontRef<'_>, letter: char, parts: u8) -> Option<Arc<Drawn>> {
        let key = Key { font: self.font, size: self.size, letter, parts };
        let mut kept = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(drawn) = kept.get(&key) {
            return Some(drawn.clone());
        }
        let at = point(f32::from(parts) / PARTS, 0.0);
        let glyph = font.glyph_id(letter).with_scale_and_position(self.scale(font), at);
        let outline = font.outline_glyph(glyph)?;
        let bounds = outline.px_bounds();
        let (wide, high) = (bounds.width() as usize, bounds.height() as usize);
        if wide == 0 || high == 0 {
            return None;
        }
        let mut shares = vec![0; wide * high];
        outline.draw(|column, row, covered| {
            let place = row as usize * wide + column as usize;
            if let Some(pixel) = shares.get_mut(place) {
                *pixel = share(covered);
            }
        });
        let (left, top) = (bounds.min.x as i32, bounds.min.y as i32);
        let drawn = Arc::new(Drawn { left, top, wide, shares });
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        kept.insert(key, drawn.clone());
        Some(drawn)
    }

    /// The scale for this font size. Sizes are those of the em square, as in CSS; the library
    /// expects the height from descender to ascender.
    fn scale(self, font: &FontRef<'_>) -> PxScale {
        let square = font.units_per_em().unwrap_or(1000.0);
        PxScale::from(f32::from(self.size) * font.height_unscaled() / square)
    }
}
