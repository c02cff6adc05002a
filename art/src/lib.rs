//! Draws the emojis, the logo, and the sprites and colours of which the table's picture is made: SVGs and a
//! font in, PNGs and a list of colours out. The same input gives the same bytes.
//!
//! What it makes is committed, so that nobody needs it to build the bot. `cargo run -p art` makes it anew.

mod canvas;
mod drawings;
mod emojis;
mod numbers;
mod palette;
mod sprites;

use std::path::{Path, PathBuf};

pub use drawings::Drawings;
pub use emojis::Emoji;
pub use numbers::Numbers;
pub use sprites::Sprite;

use canvas::Canvas;

/// The width and height of an emoji, in pixels: as large as Discord shows one.
pub const EMOJI: u16 = 128;
/// The width and height of the logo, in pixels.
pub const LOGO: u16 = 512;

/// A file that is made.
#[derive(Clone, PartialEq, Eq)]
pub struct Made {
    /// Where it belongs, from this package's folder.
    pub path: PathBuf,
    /// What it holds.
    pub bytes: Vec<u8>,
}

/// Why something cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The drawings are no SVG.
    #[error("the drawings cannot be read: {0}")]
    Drawings(#[from] resvg::usvg::Error),
    /// No drawing has this id.
    #[error("nothing is drawn with the id {0}")]
    NoDrawing(String),
    /// The font cannot be read, or has no glyph for this.
    #[error("the font has no {0:?}")]
    NoGlyph(char),
    /// What was drawn cannot be written as PNG.
    #[error("a picture cannot be written: {0}")]
    Png(#[from] png::EncodingError),
}

/// This package's folder.
pub fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Everything that is made.
///
/// # Errors
/// A drawing or a glyph is missing.
pub fn made() -> Result<Vec<Made>, Fault> {
    let (drawings, numbers) = (Drawings::read()?, Numbers::read()?);
    let mut files = Vec::new();
    for emoji in Emoji::all() {
        let path = Path::new("emojis").join(format!("{}.png", emoji.name()));
        files.push(Made { path, bytes: emoji.draw(&drawings, &numbers)?.png()? });
    }
    let mut drawn = Vec::new();
    for sprite in Sprite::all() {
        let path = Path::new("sprites").join(format!("{}.png", sprite.name()));
        let canvas = sprite.draw(&drawings)?;
        files.push(Made { path, bytes: canvas.png()? });
        drawn.push(canvas);
    }
    files.push(Made { path: "palette.txt".into(), bytes: palette::of(&drawn).into_bytes() });
    let mut logo = Canvas::new((LOGO, LOGO));
    drawings.draw("logo", &mut logo, f32::from(LOGO) / f32::from(LOGO_DRAWN))?;
    files.push(Made { path: "logo.png".into(), bytes: logo.png()? });
    Ok(files)
}

/// The width and height in which the logo is drawn.
const LOGO_DRAWN: u16 = 512;
