//! The languages that the bot speaks.

use strum::{Display, EnumString, VariantArray};

use super::Words;

/// A language of the bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Display, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Language {
    /// English, with the terms of the English rule book.
    #[default]
    English,
}

impl Language {
    /// The language for a user with this Discord locale.
    pub const fn of_locale(_: &str) -> Self {
        Self::English
    }
}

/// The words of all languages.
pub struct Wordbook {
    english: Words,
}

impl Default for Wordbook {
    fn default() -> Self {
        Self { english: Words::english() }
    }
}

impl Wordbook {
    /// The words of this language.
    pub const fn of(&self, language: Language) -> &Words {
        match language {
            Language::English => &self.english,
        }
    }
}
