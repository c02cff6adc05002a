//! The words of all languages.

use strum::VariantArray as _;

use super::Words;
use crate::language::{Language, Pseudo};

/// The words of all languages.
pub struct Wordbook(Vec<Words>);

impl Default for Wordbook {
    fn default() -> Self {
        Self(Language::VARIANTS.iter().map(|language| Words::of(*language)).collect())
    }
}

impl Wordbook {
    /// These words, with a pseudo-language in the place of English.
    #[must_use]
    pub fn with_pseudo(mut self, pseudo: Pseudo) -> Self {
        self.0[Language::English as usize] = Words::pseudo(pseudo);
        self
    }

    pub fn of(&self, language: Language) -> &Words {
        &self.0[language as usize]
    }
}
