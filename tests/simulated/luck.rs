//! The luck of a run: all that is chosen in it follows from its seed.

use std::time::Duration;

use rand::rngs::ChaCha20Rng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

/// Luck for one purpose: nobody's luck depends on what others do meanwhile.
pub struct Luck(ChaCha20Rng);

impl Luck {
    pub fn of(seed: u64, purpose: u64) -> Self {
        let mut luck = ChaCha20Rng::seed_from_u64(seed);
        luck.set_stream(purpose);
        Self(luck)
    }

    /// One time out of so many.
    pub fn once_in(&mut self, times: u32) -> bool {
        self.0.random_range(0..times) == 0
    }

    /// From nothing to less than this.
    pub fn below(&mut self, end: u64) -> u64 {
        self.0.random_range(0..end)
    }

    /// A while of so many milliseconds, from the first to less than the second.
    pub fn ms(&mut self, from: u64, to: u64) -> Duration {
        Duration::from_millis(self.0.random_range(from..to))
    }

    /// One of these, if there is any.
    pub fn one_of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.choose(&mut self.0)
    }
}
