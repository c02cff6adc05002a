//! The seed of a test. All random choices follow from it, and it is printed so that the test can be
//! repeated: `HENGE_SEED=7 cargo nextest run …`.

use henge::table::Randomness;
use playground::Options;
use rand::rngs::{ChaCha20Rng, SysRng};
use rand::{SeedableRng as _, TryRng as _};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(pub u64);

#[allow(dead_code, reason = "no test needs all of it")]
impl Seed {
    /// The seed in `HENGE_SEED`, or else a new one. It is printed, and shown when the test fails.
    pub fn of_this_run() -> Self {
        let seed = std::env::var("HENGE_SEED")
            .ok()
            .map(|seed| seed.trim().parse().expect("HENGE_SEED should be a whole number, like 7"));
        // A short number is easily copied without a mistake.
        let seed = seed.unwrap_or_else(|| u64::from(SysRng.try_next_u32().unwrap()));
        eprintln!("HENGE_SEED={seed}");
        Self(seed)
    }

    /// The options of a playground whose ids and tokens follow from the seed.
    pub fn options(self) -> Options {
        Options { seed: Some(self.0), ..Options::default() }
    }

    /// The randomness of the bot: secrets, and the computer players' choices.
    pub const fn randomness(self) -> Randomness {
        Randomness::Seeded(self.0)
    }

    /// The randomness of the test itself for one purpose: who does what, and when.
    pub fn luck(self, purpose: u64) -> ChaCha20Rng {
        let mut luck = ChaCha20Rng::seed_from_u64(self.0);
        luck.set_stream(purpose);
        luck
    }
}
