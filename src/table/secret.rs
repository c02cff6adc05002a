//! What fixes a table's luck, kept out of every log line.

use std::fmt;

use rand::rngs::SysRng;
use rand::{TryRng as _, rngs::SysError};

/// Thirty-two bytes from the operating system.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// Draws one.
    ///
    /// # Errors
    /// The operating system gives no randomness.
    pub fn draw() -> Result<Self, SysError> {
        let mut bytes = [0; 32];
        SysRng.try_fill_bytes(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// One that was stored.
    pub const fn stored(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    pub const fn open(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(sealed)")
    }
}
