//! Letters: Fira Sans Condensed, drawn from outlines. Each is drawn once and kept.

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

/// Letters that were drawn before. When there are too many they are forgotten: names bring rare ones.
static DRAWN: LazyLock<Mutex<HashMap<Key, Arc<Drawn>>>> = LazyLock::new(Mutex::default);
/// The most that are kept; each takes about a kilobyte.
const MOST_KEPT: usize = 4096;

/// What is left out of a name.
const LEFT_OUT: char = '…';
/// Letters stand at whole quarters of a pixel, so that few have to be kept.
const PARTS: f32 = 4.0;

/// How something is written.
#[derive(Clone, Copy)]
pub(super) struct Letters {
    font: Face,
    /// The font's size, in pixels.
    size: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Face {
    Words,
    Numbers,
}

/// A letter, and how many parts of a pixel it stands right of a whole one.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    font: Face,
    size: u8,
    letter: char,
    parts: u8,
}

/// A letter as it is drawn: where it begins, from its place on the baseline, and how much of each pixel it covers.
struct Drawn {
    left: i32,
    top: i32,
    wide: usize,
    shares: Vec<u8>,
}

/// Where a text stands: its room from left to right, where in it, and the baseline.
#[derive(Clone, Copy)]
pub(super) struct Room {
    left: f32,
    right: f32,
    baseline: f32,
    align: Align,
    /// Between which rows; `None` where that is anywhere on the picture.
    rows: Option<(f32, f32)>,
}

/// Where in its room a text stands.
#[derive(Clone, Copy)]
enum Align {
    Left,
    Middle,
    Right,
}

impl Room {
    /// Room from here on.
    pub(super) fn from(left: f32, wide: f32, baseline: f32) -> Self {
        Self { left, right: left + wide, baseline, align: Align::Left, rows: None }
    }

    /// Room on both sides of this, so much in all.
    pub(super) fn around(middle: f32, wide: f32, baseline: f32) -> Self {
        let (left, right) = (middle - wide / 2.0, middle + wide / 2.0);
        Self { left, right, baseline, align: Align::Middle, rows: None }
    }

    /// Room up to here.
    pub(super) fn until(right: f32, wide: f32, baseline: f32) -> Self {
        Self { left: right - wide, right, baseline, align: Align::Right, rows: None }
    }

    /// The same, between these rows alone.
    pub(super) fn between(self, rows: (f32, f32)) -> Self {
        Self { rows: Some(rows), ..self }
    }
}

/// Words of this size, in pixels.
pub(super) const fn words(size: u8) -> Letters {
    Letters { font: Face::Words, size }
}

/// Numbers on cards, of this size, in pixels.
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

    /// How wide this is, in pixels.
    pub(super) fn width(self, text: &str) -> f32 {
        let Some(font) = self.font() else { return 0.0 };
        let font = font.as_scaled(self.scale(font));
        text.chars().map(|letter| font.h_advance(font.glyph_id(letter))).sum()
    }

    /// Whether it can be written.
    pub(super) fn has(self, letter: char) -> bool {
        self.font().is_some_and(|font| font.glyph_id(letter) != GlyphId(0))
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
            on.note(Written { text: text.to_owned(), room, rows, ink, is_covered: false });
        }
    }

    /// A letter, drawn now or before; `None` if nothing of it is seen.
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

    /// Sizes are those of a letter's square, as in CSS; the library counts from descender to ascender.
    fn scale(self, font: &FontRef<'_>) -> PxScale {
        let square = font.units_per_em().unwrap_or(1000.0);
        PxScale::from(f32::from(self.size) * font.height_unscaled() / square)
    }
}
