//! What the networks of the card game are told: facts about a round, each a row of the first layer.
//!
//! Numbers that matter little when they are large share the last row of their block.

use arrayvec::ArrayVec;

/// Facts that hold: rows of the first layer.
pub type Facts = ArrayVec<u16, 208>;

/// Blocks of rows, one after the other.
macro_rules! blocks {
    ($all:ident: $($name:ident = $rows:expr),* $(,)?) => {
        blocks!(@ $all, 0; $($name = $rows,)*);
    };
    (@ $all:ident, $at:expr; $name:ident = $rows:expr, $($rest:tt)*) => {
        pub(super) const $name: usize = $at;
        blocks!(@ $all, $name + $rows; $($rest)*);
    };
    (@ $all:ident, $at:expr;) => {
        /// How many rows there are.
        pub const $all: usize = $at;
    };
}

pub mod card;
pub mod distinct;
pub mod glance;
pub mod play;
pub mod prediction;

/// A row of a block holds.
#[inline]
fn row(facts: &mut Facts, block: usize, at: usize) {
    facts.push((block + at) as u16);
}

/// In one of five classes: how many unseen cards a suit has.
#[inline]
fn length_class(unseen: usize) -> usize {
    const CLASSES: [usize; 14] = [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4];
    CLASSES[unseen.min(13)]
}
