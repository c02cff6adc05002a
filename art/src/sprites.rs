//! Sprites: the parts of the table's picture, each at the size at which it is shown.

use crate::canvas::Canvas;
use crate::{Drawings, Fault};

/// A drawing at one of its sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sprite {
    /// The id of the drawing.
    pub drawing: &'static str,
    /// The width and height of the original drawing, in pixels.
    drawn: (u16, u16),
    /// The height of the sprite in pixels; the width is in proportion.
    pub height: u16,
}

/// The original sizes of emojis, tiles and marks; of cards; and of dice.
const MARK: (u16, u16) = (128, 128);
const CARD: (u16, u16) = (96, 136);
const DIE: (u16, u16) = (88, 88);

impl Sprite {
    pub fn all() -> Vec<Self> {
        let of = |drawn, height, ids: &[&'static str]| -> Vec<Self> {
            ids.iter().map(|id| Self { drawing: id, drawn, height }).collect()
        };
        let suits = ["suit_blue", "suit_green", "suit_red", "suit_yellow"];
        [
            of(CARD, 136, &["card_blue", "card_green", "card_red", "card_yellow"]),
            of(CARD, 136, &["card_wizard", "card_jester", "slot", "slot_play", "slot_say"]),
            of((110, 150), 150, &["best", "best_lit"]),
            of((104, 118), 118, &["bubble"]),
            of((92, 118), 118, &["bubble_narrow"]),
            of(DIE, 88, &["face_blue", "face_green", "face_red", "face_yellow"]),
            of(DIE, 88, &["face_wizard", "face_jester"]),
            of(MARK, 88, &["die_blank"]),
            of(MARK, 64, &suits),
            of(MARK, 28, &suits),
            of(MARK, 34, &suits),
            of(MARK, 22, &suits),
            of(MARK, 22, &["die_jester"]),
            of(MARK, 50, &["tile_blue", "tile_green", "tile_red", "tile_yellow"]),
            of(MARK, 72, &["covered"]),
            of(MARK, 50, &["covered"]),
            of(MARK, 38, &["covered", "seer", "magic"]),
            of(MARK, 36, &["die_wizard", "lock", "lead"]),
            of(MARK, 58, &["no_trump"]),
            of(MARK, 44, &["took"]),
            of(MARK, 32, &["dealer", "computer", "roll", "scores", "hit", "miss", "die_jester"]),
            of(MARK, 27, &["hit", "miss"]),
            of(MARK, 40, &["x_mark"]),
            of(MARK, 28, &["x_mark"]),
            of(MARK, 52, &["says_bravo", "says_laugh", "says_sigh", "says_smirk", "says_wow"]),
        ]
        .concat()
    }

    /// The file name: the drawing's id and the height.
    pub fn name(self) -> String {
        format!("{}_{}", self.drawing, self.height)
    }

    pub(crate) fn draw(self, drawings: &Drawings) -> Result<Canvas, Fault> {
        let scale = f32::from(self.height) / f32::from(self.drawn.1);
        let width = (f32::from(self.drawn.0) * scale).ceil();
        let mut canvas = Canvas::new((width as u16, self.height));
        drawings.draw(self.drawing, &mut canvas, scale)?;
        Ok(canvas)
    }
}
