//! The color that Wizards count as.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use super::die::Color;

/// The color that every Wizard counts as in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WizardColor {
    /// Wizards count as one color, for all players.
    One(Color),
    /// Wizards count as each of the four colors.
    Every,
    /// Wizards count as no color.
    Nothing,
}

impl WizardColor {
    /// Returns whether a Wizard counts as this color.
    pub const fn counts_as(self, color: Color) -> bool {
        match self {
            Self::One(one) => one as u8 == color as u8,
            Self::Every => true,
            Self::Nothing => false,
        }
    }
}

/// Writes the color, "every", or null.
impl Serialize for WizardColor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::One(color) => color.serialize(serializer),
            Self::Every => serializer.serialize_str("every"),
            Self::Nothing => serializer.serialize_none(),
        }
    }
}

impl<'de> Deserialize<'de> for WizardColor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match Option::<String>::deserialize(deserializer)?.as_deref() {
            None => Self::Nothing,
            Some("every") => Self::Every,
            Some("blue") => Self::One(Color::Blue),
            Some("green") => Self::One(Color::Green),
            Some("red") => Self::One(Color::Red),
            Some("yellow") => Self::One(Color::Yellow),
            Some(other) => return Err(D::Error::custom(format!("{other:?} is no Wizard Color"))),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wizard_color_reads_as_it_is_written() {
        for (color, text) in [
            (WizardColor::One(Color::Green), "\"green\""),
            (WizardColor::Every, "\"every\""),
            (WizardColor::Nothing, "null"),
        ] {
            assert_eq!(serde_json::to_string(&color).unwrap(), text);
            assert_eq!(serde_json::from_str::<WizardColor>(text).unwrap(), color);
        }
        assert!(serde_json::from_str::<WizardColor>("\"wizard\"").is_err());
    }
}
