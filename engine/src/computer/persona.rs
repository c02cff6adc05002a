//! The characters of computer players, and their strength and character together.

use std::fmt;
use std::str::FromStr;

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::level::{Level, NotALevel};

/// The character of a computer player: something that it likes more than others of its strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Character {
    /// The player likes high predictions.
    Bold,
    /// The player likes low predictions.
    Careful,
    /// The player likes others to fail.
    Spoiler,
    /// The player likes predictions that come true, whatever they bring: exact rounds, boxes and Xs.
    Collector,
}

impl Character {
    /// The word for this character in commands.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// The strength of a computer player, and its character if it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Persona {
    pub level: Level,
    pub character: Option<Character>,
}

impl From<Level> for Persona {
    fn from(level: Level) -> Self {
        Self { level, character: None }
    }
}

/// The level, after the character if there is one: `bold-master`.
impl fmt::Display for Persona {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(character) = self.character {
            write!(f, "{}-", character.word())?;
        }
        self.level.fmt(f)
    }
}

impl FromStr for Persona {
    type Err = NotALevel;

    fn from_str(words: &str) -> Result<Self, NotALevel> {
        let (character, level) = match words.split_once('-') {
            Some((character, level)) => {
                let known = character.parse().map_err(|_| NotALevel(words.to_owned()))?;
                (Some(known), level)
            }
            None => (None, words),
        };
        Ok(Self { level: level.parse()?, character })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_persona_is_written_as_it_is_read() {
        for level in Level::NAMED {
            let characters = Character::VARIANTS.iter().map(|character| Some(*character));
            for character in characters.chain([None]) {
                let persona = Persona { level, character };
                assert_eq!(persona.to_string().parse(), Ok(persona));
            }
        }
        for words in ["", "bold", "bold-", "-master", "shy-master", "bold-bold-master"] {
            assert!(words.parse::<Persona>().is_err(), "{words}");
        }
    }
}
