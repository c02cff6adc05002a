//! The chain of secrets, and the list of those who have finished: files that all processes of a bot
//! share.
//!
//! The secret of a day is the SHA-256 of the next day's. Anyone who knows one knows all earlier ones
//! and no later one, so each day's secret can be revealed, and proves that the days before it belong
//! to the same chain.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use sha2::{Digest as _, Sha256};
use tempfile::NamedTempFile;

use super::Day;
use crate::table::{GuildId, UserId};

/// The last day of a chain: after twenty years the host needs a new one.
const LAST: Day = Day::of_number(7305);
/// The file with the secret of the last day, in hex.
const SECRET: &str = "secret";
/// The folder with a folder for each of the last days, and in it a file for each person who has
/// finished.
const FINISHED: &str = "finished";

type Secret = [u8; 32];

/// The chain of secrets. Its text form shows nothing.
pub struct Chain {
    folder: PathBuf,
    last: Secret,
    /// The last secret that was asked for: it is most likely asked for again.
    latest: Mutex<(Day, Secret)>,
}

/// The reason why there is no chain.
#[derive(Debug, thiserror::Error)]
pub enum ChainError {
    #[error("the folder of the deal of the day cannot be used: {0}")]
    Io(#[from] io::Error),
    #[error("the file with the secret of the deal of the day is not 64 digits in hex")]
    Malformed,
}

/// The outcome of a claim to have finished first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The person has not finished on any other server before.
    First,
    /// The person has finished on another server before.
    Second,
}

impl Chain {
    /// Opens the chain in this folder, or begins one with this secret.
    ///
    /// # Errors
    /// The folder cannot be used, or its secret cannot be read.
    pub fn open(folder: &Path, secret: Secret) -> Result<Self, ChainError> {
        fs::create_dir_all(folder)?;
        let file = folder.join(SECRET);
        let text = written_once(&file, &hex::encode(secret))?;
        let mut last = Secret::default();
        hex::decode_to_slice(text.trim(), &mut last).map_err(|_| ChainError::Malformed)?;
        Ok(Self { folder: folder.to_owned(), last, latest: Mutex::new((LAST, last)) })
    }

    /// The secret of a day; `None` if the chain does not reach it.
    pub fn secret(&self, day: Day) -> Option<Secret> {
        if day.number() < 1 || day > LAST {
            return None;
        }
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut reached, mut secret) = if latest.0 >= day { *latest } else { (LAST, self.last) };
        while reached > day {
            secret = Sha256::digest(secret).into();
            reached = reached.before();
        }
        // The days around this one are asked for next.
        if day.after() < latest.0 || latest.0 < day {
            *latest = (day, secret);
        }
        Some(secret)
    }

    /// Notes that this person has finished the day's game on this server, unless they have finished
    /// it on another one before.
    ///
    /// # Errors
    /// The folder cannot be used.
    pub fn claim(&self, day: Day, person: UserId, guild: GuildId) -> io::Result<Claim> {
        let folder = self.folder.join(FINISHED).join(day.to_string());
        fs::create_dir_all(&folder)?;
        let secret = self.secret(day).unwrap_or_default();
        let name = Sha256::new().chain_update(secret).chain_update(person.get().to_be_bytes());
        let first = written_once(&folder.join(hex::encode(name.finalize())), &guild.to_string())?;
        self.forget_before(day.before())?;
        Ok(if first == guild.to_string() { Claim::First } else { Claim::Second })
    }

    fn forget_before(&self, day: Day) -> io::Result<()> {
        for entry in fs::read_dir(self.folder.join(FINISHED))? {
            let entry = entry?;
            let of = entry.file_name().to_str().and_then(|name| name.parse::<Day>().ok());
            if of.is_some_and(|of| of < day) {
                match fs::remove_dir_all(entry.path()) {
                    // Another process was quicker.
                    Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                    Ok(()) | Err(_) => {}
                }
            }
        }
        Ok(())
    }
}

/// Writes a file that no process has written yet, and returns what the first one has written.
fn written_once(path: &Path, text: &str) -> io::Result<String> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        read => return read,
    }
    // The file appears whole or not at all, and never in place of another one.
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut draft = NamedTempFile::new_in(folder)?;
    draft.write_all(text.as_bytes())?;
    draft.as_file().sync_all()?;
    match draft.persist_noclobber(path) {
        Err(failed) if failed.error.kind() != io::ErrorKind::AlreadyExists => Err(failed.error),
        Ok(_) | Err(_) => fs::read_to_string(path),
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    fn chain(folder: &TempDir, secret: u8) -> Chain {
        Chain::open(folder.path(), [secret; 32]).unwrap()
    }

    #[test]
    fn each_secret_is_the_hash_of_the_next_one_in_whatever_order_they_are_asked_for() {
        let folder = TempDir::new().unwrap();
        let chain = chain(&folder, 1);
        for number in [29, 30, 28, 1, 7304, 2] {
            let day = Day::of_number(number);
            let next = chain.secret(day.after()).unwrap();
            assert_eq!(chain.secret(day).unwrap(), Secret::from(Sha256::digest(next)), "{number}");
        }
        for beyond in [-1, 0, 7306] {
            assert_eq!(chain.secret(Day::of_number(beyond)), None);
        }
    }

    #[test]
    fn the_first_process_decides_on_the_secret() {
        let folder = TempDir::new().unwrap();
        let secrets = [1, 2].map(|secret| chain(&folder, secret).secret(Day::of_number(1)));
        assert_eq!(secrets[0], secrets[1]);
    }

    #[test]
    fn a_file_that_holds_no_secret_is_not_replaced() {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join(SECRET), "secret").unwrap();
        assert!(matches!(Chain::open(folder.path(), [1; 32]), Err(ChainError::Malformed)));
    }

    #[test]
    fn the_first_server_on_which_a_person_has_finished_counts() {
        let folder = TempDir::new().unwrap();
        let (one, other) = (chain(&folder, 1), chain(&folder, 1));
        let (day, ada, ben) = (Day::of_number(29), UserId::new(1), UserId::new(2));
        let (here, there) = (GuildId::new(8), GuildId::new(9));
        assert_eq!(one.claim(day, ada, here).unwrap(), Claim::First);
        assert_eq!(other.claim(day, ada, there).unwrap(), Claim::Second);
        assert_eq!(one.claim(day, ada, here).unwrap(), Claim::First, "told again after a crash");
        assert_eq!(other.claim(day, ben, there).unwrap(), Claim::First);
        assert_eq!(other.claim(day.after(), ada, there).unwrap(), Claim::First);
    }

    #[test]
    fn who_has_finished_is_forgotten_after_two_days() {
        let folder = TempDir::new().unwrap();
        let chain = chain(&folder, 1);
        for number in 1..=5 {
            chain.claim(Day::of_number(number), UserId::new(1), GuildId::new(8)).unwrap();
        }
        assert_eq!(fs::read_dir(folder.path().join(FINISHED)).unwrap().count(), 2);
    }
}
