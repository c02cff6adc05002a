//! The words of all languages.

use strum::VariantArray as _;

use super::Words;
use crate::language::Language;

/// The words of all languages.
pub struct Wordbook(Vec<Words>);

impl Default for Wordbook {
    fn default() -> Self {
        Self(Language::VARIANTS.iter().map(|language| Words::of(*language)).collect())
    }
}

impl Wordbook {
    /// The words of this language.
    pub fn of(&self, language: Language) -> &Words {
        &self.0[language as usize]
    }
}
