//! The seven dice: their faces, and how many count for a color.

use super::magic::MagicCard;
use serde::Deserialize;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Color {
    Blue,
    Green,
    Red,
    Yellow,
}

impl Color {
    pub(super) const ALL: [Self; 4] = [Self::Blue, Self::Green, Self::Red, Self::Yellow];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Face {
    Blue,
    Green,
    Red,
    Yellow,
    Wizard,
    Jester,
}

impl Face {
    fn color(self) -> Option<Color> {
        match self {
            Self::Blue => Some(Color::Blue),
            Self::Green => Some(Color::Green),
            Self::Red => Some(Color::Red),
            Self::Yellow => Some(Color::Yellow),
            Self::Wizard | Self::Jester => None,
        }
    }
}

/// The color that the Wizards of a round count as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WizardColor {
    One(Color),
    /// All four colors, by the Magic Card `every-color`.
    Every,
    /// No color, by the Magic Card `seers-number`.
    None,
}

/// The faces that are visible after a roll.
pub(super) type Faces = [Face; 7];

pub(super) fn jesters(faces: Faces) -> usize {
    lying(faces, Face::Jester)
}

fn lying(faces: Faces, face: Face) -> usize {
    faces.iter().filter(|lying| **lying == face).count()
}

/// The number of dice that count for a player who predicted this color.
pub(super) fn count(
    faces: Faces,
    color: Color,
    wizard_color: WizardColor,
    magic: Option<MagicCard>,
) -> usize {
    let of_color = faces.iter().filter(|face| face.color() == Some(color)).count();
    let wizards = match wizard_color {
        WizardColor::One(wizards) if wizards != color => 0,
        WizardColor::One(_) | WizardColor::Every => lying(faces, Face::Wizard),
        WizardColor::None => 0,
    };
    let extra = usize::from(magic == Some(MagicCard::ExtraDie));
    let own = if magic == Some(MagicCard::OwnColorJesters) { jesters(faces) } else { 0 };
    of_color + wizards + extra + own
}
