//! Pictures, drawn only from what everyone may see.
//!
//! A [`Picture`] is plain values until it is drawn: a [`Scene`] and its alt text. It is drawn from
//! sprites, letters and a few shapes, in a small palette; the same scene gives the same bytes on
//! every machine.
#![expect(clippy::cast_precision_loss, reason = "a picture has few pixels, seats and rounds")]

mod canvas;
mod caption;
mod card_table;
mod chances;
pub mod colors;
mod dice_table;
mod letters;
mod names;
mod palette;
mod podium;
mod profile;
mod race;
mod scene;
mod shape;
mod sprites;
mod stones;
mod tablet;
mod written;

use crate::rules::Seat;
use canvas::Canvas;

pub use caption::Caption;
pub use chances::HEIGHT as CHANCES_HEIGHT;
pub use names::is_written;
pub use palette::shown;
pub use profile::HEIGHT as PROFILE_HEIGHT;
pub use scene::{
    CardCaptions, CardTable, Chances, ChancesCaptions, Course, DiceCaptions, DiceTable, Dot,
    LastGame, Outcome, Profile, ProfileCaptions, Race, Runner, Scene, Seated, Stone, TabletScene,
    TabletSheet, Weight,
};
pub use written::{Area, Written};

/// The width of every picture, in pixels.
pub const WIDTH: usize = 800;
/// The height of a table's picture in pixels, which stays the same throughout a game.
pub const HEIGHT: usize = 392;
/// The maximum length of an alt text in UTF-16 units, which is how Discord counts.
pub const LONGEST_ALT: usize = 1024;

/// A picture that is yet to be drawn, with its alt text. Equal values look the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    scene: Scene,
    alt: String,
}

/// The error for a picture that could not be made, which is a bug.
#[derive(Debug, thiserror::Error)]
#[error("a picture could not be made: {0}")]
pub struct NotDrawn(#[from] png::EncodingError);

impl Picture {
    /// A picture of this scene. `alt` describes it in at most [`LONGEST_ALT`] units.
    pub const fn new(scene: Scene, alt: String) -> Self {
        Self { scene, alt }
    }

    /// The alt text, which describes the picture in sentences.
    pub fn alt(&self) -> &str {
        &self.alt
    }

    /// The course of the points, if this is what the picture shows.
    pub fn race(&self) -> Option<&Race> {
        if let Scene::Race(race) = &self.scene { Some(race) } else { None }
    }

    /// The picture of a table with bubbles at these seats, and this alt text. Other pictures have no
    /// seats.
    #[must_use]
    pub fn with_bubbles(mut self, bubbles: &[(Seat, &'static str)], alt: String) -> Self {
        let players = match &mut self.scene {
            Scene::Cards(table) => &mut table.players[..],
            Scene::Dice(table) => &mut table.players[..],
            Scene::Race(_) | Scene::Profile(_) | Scene::Chances(_) | Scene::Tablet(_) => &mut [],
        };
        for (seat, sprite) in bubbles {
            if let Some(player) = players.get_mut(seat.index()) {
                player.says = Some(sprite);
            }
        }
        Self { alt, ..self }
    }

    /// Draws the picture as a PNG file. This takes a few milliseconds of processor time.
    pub fn png(&self) -> Result<Vec<u8>, NotDrawn> {
        Ok(palette::png(&self.drawn())?)
    }

    /// Draws the picture, and returns the texts on it in the order in which they were written.
    pub fn written(&self) -> Vec<Written> {
        self.drawn().written()
    }

    fn drawn(&self) -> Canvas {
        match &self.scene {
            Scene::Cards(table) => card_table::draw(table),
            Scene::Dice(table) => dice_table::draw(table),
            Scene::Race(race) => race::draw(race),
            Scene::Profile(profile) => profile::draw(profile),
            Scene::Chances(chances) => chances::draw(chances),
            Scene::Tablet(tablet) => tablet::draw(tablet),
        }
    }
}

/// Lets other threads that wait for this processor to answer a press go first. Without such pauses
/// even a thread of low priority may hold a processor for as long as a whole picture takes.
fn give_way() {
    std::thread::yield_now();
}
