//! Names as they can be written.

use std::ops::Index;

use super::letters::words;

/// The names at a table.
pub(super) struct Names(Vec<String>);

impl Names {
    /// These names, of each what the font has; by its place where that is less than half.
    pub(super) fn of(names: &[&str]) -> Self {
        Self((1..).zip(names).map(|(place, name)| written(place, name)).collect())
    }
}

impl Index<usize> for Names {
    type Output = str;

    fn index(&self, place: usize) -> &str {
        self.0.get(place).map_or("", String::as_str)
    }
}

fn written(place: usize, name: &str) -> String {
    let letters = || name.chars().filter(|letter| letter.is_alphanumeric());
    let known: String = name.chars().filter(|letter| words(28).has(*letter)).collect();
    let kept = known.chars().filter(|letter| letter.is_alphanumeric()).count();
    if kept == 0 || kept * 2 < letters().count() {
        format!("#{place}")
    } else {
        known.trim().to_owned()
    }
}
