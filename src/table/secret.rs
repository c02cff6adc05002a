//! The secret that determines a table's luck, kept out of every log line, and the source of
//! secrets.

use std::fmt;

use rand::TryRng as _;
use rand::rngs::{SysError, SysRng};
use sha2::{Digest, Sha256};

/// Thirty-two bytes that nobody knows until the table is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret that was drawn or stored.
    pub const fn stored(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    pub const fn open(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(sealed)")
    }
}

/// The source of secrets and of the luck of computer players.
#[derive(Clone)]
pub enum Randomness {
    System,
    /// For tests: everything is derived from this seed, so that a test can be repeated.
    Seeded(u64),
}

impl Randomness {
    /// Thirty-two bytes for this purpose.
    pub fn draw(&self, purpose: &str) -> Result<[u8; 32], SysError> {
        match self {
            Self::System => {
                let mut bytes = [0; 32];
                SysRng.try_fill_bytes(&mut bytes)?;
                Ok(bytes)
            }
            Self::Seeded(seed) => {
                let hash = Sha256::new().chain_update(seed.to_be_bytes());
                Ok(hash.chain_update(purpose).finalize().into())
            }
        }
    }
}
