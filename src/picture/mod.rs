//! Pictures, drawn from what everybody may see and from nothing else.
//!
//! A [`Picture`] is plain values until it is drawn: a [`Scene`] and the same in sentences. Drawn is it from sprites
//! and letters (`sprites`, `letters`) and a few shapes, in a small palette; the same scene gives the same bytes on
//! every machine.
#![expect(clippy::cast_precision_loss, reason = "a picture has few pixels, seats and rounds")]

mod canvas;
mod card_table;
pub mod colors;
mod dice_table;
mod letters;
mod names;
mod palette;
mod profile;
mod race;
mod scene;
mod shape;
mod sprites;
mod stones;
mod written;

use canvas::Canvas;

pub use names::is_only_a_place;
pub use palette::shown;
pub use profile::HEIGHT as PROFILE_HEIGHT;
pub use scene::{
    CardCaptions, CardTable, Course, DiceCaptions, DiceTable, LastGame, Outcome, Profile,
    ProfileCaptions, Race, Runner, Scene, Stone,
};
pub use written::{Area, Written};

/// The width of every picture, in pixels.
pub const WIDTH: usize = 800;
/// The height of a table's picture, in pixels; it never changes during a game.
pub const HEIGHT: usize = 400;
/// The longest text beside a picture, in UTF-16 units, as Discord counts.
pub const LONGEST_ALT: usize = 1024;

/// A picture that is yet to be drawn, and the same in sentences. Two that are equal look the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    scene: Scene,
    alt: String,
}

/// A picture could not be made: a fault of ours.
#[derive(Debug, thiserror::Error)]
#[error("a picture could not be made: {0}")]
pub struct NotDrawn(#[from] png::EncodingError);

impl Picture {
    /// A picture of this; `alt` says the same in at most [`LONGEST_ALT`].
    pub const fn new(scene: Scene, alt: String) -> Self {
        Self { scene, alt }
    }

    /// What it shows, in sentences.
    pub fn alt(&self) -> &str {
        &self.alt
    }

    /// Draws it, as a PNG file. It takes a few milliseconds of a processor.
    ///
    /// # Errors
    /// It cannot be made: a fault of ours.
    pub fn png(&self) -> Result<Vec<u8>, NotDrawn> {
        Ok(palette::png(&self.drawn())?)
    }

    /// Draws it, and says what is written on it, in the order in which it was written.
    pub fn written(&self) -> Vec<Written> {
        self.drawn().written()
    }

    fn drawn(&self) -> Canvas {
        match &self.scene {
            Scene::Cards(table) => card_table::draw(table),
            Scene::Dice(table) => dice_table::draw(table),
            Scene::Race(race) => race::draw(race),
            Scene::Profile(profile) => profile::draw(profile),
        }
    }
}

/// Lets go first whoever waits for this processor to answer a press: even a thread of little weight may hold one for as
/// long as a whole picture takes, unless it says now and then that it can wait.
fn give_way() {
    std::thread::yield_now();
}
