//! The input of the card game's networks: facts about a round, each of which is a row of the first
//! layer.
//!
//! Large values whose exact size matters little share the last row of their block.

use arrayvec::ArrayVec;

/// The facts that hold, as rows of the first layer.
pub type Facts = ArrayVec<u16, 208>;

/// Declares consecutive blocks of rows.
macro_rules! blocks {
    ($all:ident: $($name:ident = $rows:expr),* $(,)?) => {
        blocks!(@ $all, 0; $($name = $rows,)*);
    };
    (@ $all:ident, $at:expr; $name:ident = $rows:expr, $($rest:tt)*) => {
        pub(super) const $name: usize = $at;
        blocks!(@ $all, $name + $rows; $($rest)*);
    };
    (@ $all:ident, $at:expr;) => {
        /// The number of rows.
        pub const $all: usize = $at;
    };
}

pub mod card;
pub mod distinct;
pub mod glance;
pub mod play;
pub mod prediction;

/// Adds a row of a block to the facts.
#[inline]
fn row(facts: &mut Facts, block: usize, at: usize) {
    facts.push((block + at) as u16);
}

/// The number of unseen cards of a suit, in one of five classes.
#[inline]
fn length_class(unseen: usize) -> usize {
    const CLASSES: [usize; 14] = [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4];
    CLASSES[unseen.min(13)]
}
