//! The randomness of a run: every random choice follows from its seed.

use std::time::Duration;

use rand::rngs::ChaCha20Rng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

/// A random generator for one purpose, so that nobody's choices depend on what others do.
pub struct Luck(ChaCha20Rng);

impl Luck {
    pub fn of(seed: u64, purpose: u64) -> Self {
        let mut luck = ChaCha20Rng::seed_from_u64(seed);
        luck.set_stream(purpose);
        Self(luck)
    }

    /// Returns true once in this number of times on average.
    pub fn once_in(&mut self, times: u32) -> bool {
        self.0.random_range(0..times) == 0
    }

    /// A number from 0 to less than `end`.
    pub fn below(&mut self, end: u64) -> u64 {
        self.0.random_range(0..end)
    }

    /// A random duration in milliseconds, from `from` to less than `to`.
    pub fn ms(&mut self, from: u64, to: u64) -> Duration {
        Duration::from_millis(self.0.random_range(from..to))
    }

    /// One of these, if there are any.
    pub fn one_of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.choose(&mut self.0)
    }
}
