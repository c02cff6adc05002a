//! Draws the emojis, the logo, and the sprites and colors of the table's picture: from SVGs and a
//! font, it makes PNGs and a list of colors. The same input gives the same bytes.
//!
//! The output is committed, so building the bot does not require this crate. `cargo run -p art`
//! regenerates it.

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

/// The width and height of an emoji in pixels, the size at which Discord shows it.
pub const EMOJI: u16 = 128;
/// The width and height of the logo in pixels.
pub const LOGO: u16 = 512;

/// A generated file, in memory.
#[derive(Clone, PartialEq, Eq)]
pub struct Made {
    /// The path, relative to the folder of this package.
    pub path: PathBuf,
    /// The contents of the file.
    pub bytes: Vec<u8>,
}

/// The reason why a file cannot be generated.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The drawings are not valid SVG.
    #[error("the drawings cannot be read: {0}")]
    Drawings(#[from] resvg::usvg::Error),
    /// No drawing has this id.
    #[error("nothing is drawn with the id {0}")]
    NoDrawing(String),
    /// The font cannot be read, or has no glyph for this character.
    #[error("the font has no {0:?}")]
    NoGlyph(char),
    /// An image cannot be written as PNG.
    #[error("a picture cannot be written: {0}")]
    Png(#[from] png::EncodingError),
}

/// The folder of this package.
pub fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Generates all files, but does not write them.
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

/// The width and height at which the logo is drawn.
const LOGO_DRAWN: u16 = 512;
