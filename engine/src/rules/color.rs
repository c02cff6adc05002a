//! The four colors, which are the suits of the cards and the colors of the dice.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use super::variants::all;

/// A color: a suit of the card game, or a color of dice and pages. It stands for a people: blue for
/// the humans, green for the elves, red for the dwarves, yellow for the giants.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumCount,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Color {
    Blue,
    Green,
    Red,
    Yellow,
}

impl Color {
    /// All four colors, in the order in which hands are sorted and of the columns of a page.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);

    /// The word for this color in message ids and in the names of emojis and sprites.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// The letter for this color in the texts of buttons.
    pub const fn letter(self) -> char {
        match self {
            Self::Blue => 'B',
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Yellow => 'Y',
        }
    }
}
