//! Pictures, drawn from what everybody may see and from nothing else.

mod canvas;
mod card_table;
mod letters;
mod names;
mod palette;
mod sprites;
mod stones;

use crate::rules::cards;

/// A picture's width and height, in pixels.
pub const WIDTH: usize = 800;
/// See [`WIDTH`].
pub const HEIGHT: usize = 400;

/// A picture that is yet to be drawn, and the same in sentences. Two that are equal look the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    scene: Scene,
    alt: String,
}

/// What a picture shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scene {
    /// A table at cards.
    Cards(Box<CardTable>),
}

/// A table at cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardTable {
    /// What everybody may see.
    pub view: cards::TableView,
    /// Everybody's name, in the order of play.
    pub names: Vec<String>,
    /// The words on it.
    pub captions: CardCaptions,
}

/// The words on a picture of a table at cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardCaptions {
    /// "Round 9".
    pub round: String,
    /// "trump".
    pub trump: String,
    /// What stands before what everybody said.
    pub said: String,
    /// Before the tricks that everybody has won.
    pub won: String,
    /// Before everybody's points.
    pub total: String,
}

/// A picture could not be made: a fault of ours.
#[derive(Debug, thiserror::Error)]
#[error("a picture could not be made: {0}")]
pub struct NotDrawn(#[from] png::EncodingError);

impl Picture {
    /// A picture of this; `alt` says the same in at most 1024 characters.
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
        let canvas = match &self.scene {
            Scene::Cards(table) => {
                let names: Vec<&str> = table.names.iter().map(String::as_str).collect();
                card_table::draw(&table.view, &names, &table.captions)
            }
        };
        Ok(palette::png(&canvas)?)
    }
}
