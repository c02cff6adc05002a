//! The luck of a table: checks that the commitment and the seed in the header follow from the
//! proof.

use serde::Deserialize;
use sha2::{Digest, Sha256};

/// The part of the header that concerns the table's luck.
#[derive(Debug, Deserialize)]
pub(crate) struct Luck {
    #[serde(deserialize_with = "Option::deserialize")]
    commitment: Option<String>,
    #[serde(deserialize_with = "Option::deserialize")]
    seed: Option<String>,
    #[serde(deserialize_with = "Option::deserialize")]
    proof: Option<Proof>,
}

/// The values that open the commitment; null while the game is being played.
#[derive(Debug, Deserialize)]
struct Proof {
    table: String,
    secret: String,
    presses: Vec<String>,
    begin: String,
    cuts: Vec<String>,
}

impl Luck {
    pub(crate) fn is_open(&self) -> bool {
        self.proof.is_some()
    }

    /// Recomputes commitment and seed if the proof is open.
    pub(crate) fn check(&self, seats: usize) -> Result<(), String> {
        let commitment = self.commitment.as_deref().map(bytes).transpose()?;
        let seed = self.seed.as_deref().map(bytes).transpose()?;
        let Some(proof) = &self.proof else {
            return Ok(());
        };
        require!(
            proof.presses.len() == seats,
            "the proof names {} presses for {seats} seats",
            proof.presses.len()
        );
        require!(
            commitment == Some(proof.commitment()?),
            "the commitment is not that of the proof"
        );
        require!(seed == Some(proof.seed()?), "the seed is not that of the proof");
        Ok(())
    }
}

impl Proof {
    fn commitment(&self) -> Result<[u8; 32], String> {
        Ok(self.opening("henge-commit-1")?.finalize().into())
    }

    fn seed(&self) -> Result<[u8; 32], String> {
        let mut hash = self.opening("henge-seed-1")?;
        for press in &self.presses {
            hash.update(number(press)?);
        }
        hash.update(number(&self.begin)?);
        for words in &self.cuts {
            hash.update(Sha256::digest(words));
        }
        Ok(hash.finalize().into())
    }

    fn opening(&self, purpose: &str) -> Result<Sha256, String> {
        let hash = Sha256::new().chain_update(purpose);
        Ok(hash.chain_update(number(&self.table)?).chain_update(bytes(&self.secret)?))
    }
}

fn bytes(digits: &str) -> Result<[u8; 32], String> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(digits, &mut bytes)
        .map_err(|error| format!("`{digits}` is not 32 bytes in hexadecimal: {error}"))?;
    Ok(bytes)
}

/// The bytes of an id, as they are hashed: eight, the most significant first. Only canonical
/// decimal notation is accepted.
fn number(digits: &str) -> Result<[u8; 8], String> {
    match digits.parse::<u64>() {
        Ok(id) if id.to_string() == digits => Ok(id.to_be_bytes()),
        Ok(_) | Err(_) => Err(format!("`{digits}` is not an id")),
    }
}
