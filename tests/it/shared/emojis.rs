//! Words with all emojis, as if Discord had them, and words in all languages.

use std::sync::Arc;

use henge::emojis::{ALL, Emojis};
use henge::language::Language;
use henge::view::Words;
use strum::VariantArray as _;

/// English words with every emoji.
pub fn pictured() -> Words {
    pictured_in(Language::English)
}

/// For each language its words without emojis, and with all of them.
pub fn in_every_language() -> Vec<[Words; 2]> {
    let languages = Language::VARIANTS.iter().copied();
    languages.map(|language| [Words::of(language), pictured_in(language)]).collect()
}

/// The words of the game with this number, if games alternate between languages.
pub fn words_of(all: &[[Words; 2]], number: usize) -> &[Words; 2] {
    &all[number % all.len()]
}

/// The words of this language with every emoji; the ids are as long as possible.
fn pictured_in(language: Language) -> Words {
    let listed = ALL.iter().zip(0..).map(|(emoji, number)| (emoji.name, u64::MAX - number));
    Words::of(language).with_emojis(Arc::new(Emojis::among(listed)))
}
