//! The seed of a test: what is chosen in it by chance follows from it, and it is said aloud, so that the
//! test can be played again: `HENGE_SEED=7 cargo nextest run …`.

use henge::table::Randomness;
use playground::Options;
use rand::rngs::{ChaCha20Rng, SysRng};
use rand::{SeedableRng as _, TryRng as _};

/// The seed of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(pub u64);

#[allow(dead_code, reason = "no test needs all of it")]
impl Seed {
    /// The one that `HENGE_SEED` sets, else a new one. It is printed, and shown when the test fails.
    pub fn of_this_run() -> Self {
        let seed = std::env::var("HENGE_SEED")
            .ok()
            .map(|seed| seed.trim().parse().expect("HENGE_SEED should be a whole number, like 7"));
        // Few digits are copied without a fault.
        let seed = seed.unwrap_or_else(|| u64::from(SysRng.try_next_u32().unwrap()));
        eprintln!("HENGE_SEED={seed}");
        Self(seed)
    }

    /// A playground whose ids and tokens follow from it.
    pub fn options(self) -> Options {
        Options { seed: Some(self.0), ..Options::default() }
    }

    /// The luck of the bot: secrets, and what computer players choose.
    pub const fn randomness(self) -> Randomness {
        Randomness::Seeded(self.0)
    }

    /// The luck of the test itself, for this purpose: who does what, and when.
    pub fn luck(self, purpose: u64) -> ChaCha20Rng {
        let mut luck = ChaCha20Rng::seed_from_u64(self.0);
        luck.set_stream(purpose);
        luck
    }
}
