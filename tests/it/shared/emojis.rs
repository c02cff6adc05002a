//! Words with all emojis, as if Discord had them.

use std::sync::Arc;

use henge::emojis::{ALL, Emojis};
use henge::view::Words;

/// English words with every emoji; the ids are as long as possible.
pub fn pictured() -> Words {
    let listed = ALL.iter().zip(0..).map(|(emoji, number)| (emoji.name, u64::MAX - number));
    Words::english().with_emojis(Arc::new(Emojis::among(listed)))
}
