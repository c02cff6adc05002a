//! Words with all emojis, as if Discord had them.

use std::sync::Arc;

use henge::emojis::{ALL, Emojis};
use henge::view::Words;

/// English with every emoji; no id is longer than these.
pub fn pictured() -> Words {
    let listed = ALL.iter().zip(0..).map(|(emoji, number)| (emoji.name, u64::MAX - number));
    Words::english().with_emojis(Arc::new(Emojis::among(listed)))
}
