//! The emojis: cards, dice, suits and marks. Their names are words, for people who use a screen
//! reader.

use resvg::tiny_skia::Color;

use crate::canvas::Canvas;
use crate::{Drawings, EMOJI, Fault, LOGO_DRAWN, Numbers};

/// The suits, and whether numbers on them are light.
const SUITS: [(&str, bool); 4] =
    [("blue", true), ("green", false), ("red", true), ("yellow", false)];
/// The emojis that consist of a single drawing.
const DRAWN: [&str; 40] = [
    "wizard_hat",
    "jester_cap",
    "die_blue",
    "die_green",
    "die_red",
    "die_yellow",
    "die_wizard",
    "die_jester",
    "die_blank",
    "suit_blue",
    "suit_green",
    "suit_red",
    "suit_yellow",
    "turn",
    "hit",
    "miss",
    "x_mark",
    "xx_mark",
    "free",
    "taken",
    "lock",
    "computer",
    "dealer",
    "seer",
    "trump",
    "no_trump",
    "took",
    "lead",
    "gold",
    "silver",
    "bronze",
    "roll",
    "scores",
    "magic",
    "said",
    "clock",
    "covered",
    "seal",
    "gate",
    "gate_lit",
];
/// The height of the number on a card, and its position.
const NUMBER: f32 = 88.0;
const NUMBER_AT: (f32, f32) = (64.0, 119.0);

/// An emoji of the application.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emoji {
    /// A card of a suit: the index of the suit, and the rank, 1 to 13.
    Card(usize, u8),
    /// A drawing without a number.
    Drawn(&'static str),
    /// The project's own emoji: the logo as a disc.
    Henge,
}

impl Emoji {
    pub fn all() -> Vec<Self> {
        let cards =
            (0..SUITS.len()).flat_map(|suit| (1..=13).map(move |rank| Self::Card(suit, rank)));
        cards.chain(DRAWN.map(Self::Drawn)).chain([Self::Henge]).collect()
    }

    /// The name on Discord: 2 to 32 letters, digits and underscores.
    pub fn name(self) -> String {
        match self {
            Self::Card(suit, rank) => format!("{}_{rank}", SUITS[suit].0),
            Self::Drawn(id) => id.to_owned(),
            Self::Henge => "henge".to_owned(),
        }
    }

    pub(crate) fn draw(self, drawings: &Drawings, numbers: &Numbers) -> Result<Canvas, Fault> {
        let mut canvas = Canvas::new((EMOJI, EMOJI));
        match self {
            Self::Card(suit, rank) => {
                let (name, is_light) = SUITS[suit];
                drawings.draw(&format!("tile_{name}"), &mut canvas, 1.0)?;
                let number = numbers.outline(&rank.to_string(), NUMBER, NUMBER_AT)?;
                let ink = Color::from_rgba8(0x12, 0x15, 0x2A, 0xFF);
                canvas.fill(&number, if is_light { Color::WHITE } else { ink });
            }
            Self::Drawn(id) => drawings.draw(id, &mut canvas, 1.0)?,
            Self::Henge => {
                drawings.draw("logo", &mut canvas, f32::from(EMOJI) / f32::from(LOGO_DRAWN))?;
                canvas.round();
            }
        }
        Ok(canvas)
    }
}
