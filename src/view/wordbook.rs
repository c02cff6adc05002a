//! The words of all languages.

use std::sync::OnceLock;

use strum::VariantArray as _;

use super::Words;
use crate::language::Language;

/// The words of all languages, each read when it is first asked for.
pub struct Wordbook([OnceLock<Words>; Language::VARIANTS.len()]);

impl Default for Wordbook {
    fn default() -> Self {
        Self([const { OnceLock::new() }; Language::VARIANTS.len()])
    }
}

impl Wordbook {
    /// The words of this language.
    pub fn of(&self, language: Language) -> &Words {
        self.0[language as usize].get_or_init(|| Words::of(language))
    }
}
