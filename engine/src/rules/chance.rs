//! All randomness of the games, and the proof that it was fair.
//!
//! The randomness of a table comes from one 32-byte seed. It keys `ChaCha20` (RFC 8439's block
//! function with a 64-bit counter and a 64-bit stream number). Every draw has a stream of its own,
//! whose number follows from what is drawn: no state of the generator has to be stored, and anyone
//! can recompute a single draw. `docs/luck.md` explains it in words for readers who want to check
//! it without this program.

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Seat, SeatCount};

/// The randomness of one table.
#[derive(Clone)]
pub struct Chance {
    seed: [u8; 32],
}

impl Chance {
    pub const fn new(seed: [u8; 32]) -> Self {
        Self { seed }
    }

    /// The draws of the stream with this number, from the first one.
    pub fn stream(&self, number: u64) -> Draws {
        let mut bits = ChaCha20Rng::from_seed(self.seed);
        bits.set_stream(number);
        Draws { bits }
    }

    /// The draws made once for the whole game: the order of the seats, the first dealer or Seer,
    /// the suits.
    pub fn set_up(&self) -> Draws {
        self.stream(0)
    }
}

/// One stream of draws. Those of a table come from `ChaCha20`; where no luck has to be proved, any
/// generator will do.
pub struct Draws<Bits = ChaCha20Rng> {
    bits: Bits,
}

impl<Bits: Rng> Draws<Bits> {
    /// The draws made with this generator.
    pub const fn of(bits: Bits) -> Self {
        Self { bits }
    }

    /// A uniformly distributed number from 0 to `bound - 1` (0 if `bound` is 0).
    ///
    /// A 32-bit word is multiplied by the bound; the upper half of the product is the number. Words
    /// whose lower half is below `2^32 mod bound` are rejected, so that no number is favoured. The
    /// division, which is slow, is only made if the lower half is below the bound itself.
    pub fn below(&mut self, bound: u32) -> u32 {
        let short = || bound.wrapping_neg().checked_rem(bound).unwrap_or(0);
        loop {
            let product = u64::from(self.bits.next_u32()) * u64::from(bound);
            if product as u32 >= bound || product as u32 >= short() {
                return (product >> 32) as u32;
            }
        }
    }

    /// The order of play: for each place in sitting order, the seat that it becomes.
    pub fn order_of_play(&mut self, seats: SeatCount) -> Vec<Seat> {
        let mut order: Vec<Seat> = seats.seats().collect();
        self.shuffle(&mut order, seats.get());
        order
    }

    /// Shuffles only as far as the first `count` items: Fisher–Yates, from the front.
    pub fn shuffle<T>(&mut self, items: &mut [T], count: usize) {
        for place in 0..count.min(items.len()) {
            let other = place + self.below((items.len() - place) as u32) as usize;
            items.swap(place, other);
        }
    }
}

/// Everything that determined a table's seed: the sealed secret, and the players' button presses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proof {
    #[serde(with = "as_text")]
    pub table: u64,
    /// The secret drawn from the operating system when the lobby opened; sealed until the table
    /// ends.
    #[serde(with = "hex::serde")]
    pub secret: [u8; 32],
    /// The ids of the presses that took the seats, in sitting order; 0 for a computer player.
    #[serde(with = "as_texts")]
    pub presses: Vec<u64>,
    /// The id of the press that began the game.
    #[serde(with = "as_text")]
    pub begin: u64,
    /// The words typed at each cut, in order.
    pub cuts: Vec<String>,
}

impl Proof {
    /// The randomness of this table.
    pub fn chance(&self) -> Chance {
        Chance::new(self.seed())
    }

    /// SHA-256 over the secret and everything that the players contributed.
    pub fn seed(&self) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(b"henge-seed-1");
        hash.update(self.table.to_be_bytes());
        hash.update(self.secret);
        for press in &self.presses {
            hash.update(press.to_be_bytes());
        }
        hash.update(self.begin.to_be_bytes());
        for words in &self.cuts {
            hash.update(Sha256::digest(words.as_bytes()));
        }
        hash.finalize().into()
    }

    /// The commitment that the lobby showed before anyone sat down.
    pub fn commitment(&self) -> [u8; 32] {
        commitment(self.table, &self.secret)
    }
}

/// SHA-256 over the table's id and its secret. The lobby shows it from the start: it fixes the
/// secret without revealing it.
pub fn commitment(table: u64, secret: &[u8; 32]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"henge-commit-1");
    hash.update(table.to_be_bytes());
    hash.update(secret);
    hash.finalize().into()
}

/// Numbers as text, because JSON readers keep only 53 bits of a number.
mod as_text {
    use serde::{Deserialize, Deserializer, Serializer, de::Error as _};

    pub(super) fn serialize<S: Serializer>(number: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(number)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

mod as_texts {
    use serde::{Deserialize, Deserializer, Serializer, de::Error as _};

    pub(super) fn serialize<S: Serializer>(
        numbers: &[u64],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(numbers.iter().map(u64::to_string))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<u64>, D::Error> {
        let texts = Vec::<String>::deserialize(deserializer)?;
        texts.iter().map(|text| text.parse().map_err(D::Error::custom)).collect()
    }
}
