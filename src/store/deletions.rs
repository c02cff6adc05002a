//! The list of deletions: a file next to the database, so that a restored backup does not bring deleted people back. It
//! holds no id, only hashes that are slow to make.
//!
//! The first line is `scrypt` and a key in hex, which is drawn for this file. Each further line is a deletion: the moment
//! in Unix milliseconds at which it was noted here, a hash, and the moment at which the person asked for it if that is
//! another one. A line without a line break at its end was never acknowledged. The hash is scrypt, salted with the key, of
//! the SHA-256 of key and id. In a file of an earlier version the key is alone in its line and the hashes are those
//! SHA-256, so the file can be upgraded without the ids.
//!
//! A thief of the file can try ids: a few dozen a second on a processor, of hundreds of millions. If the key were in the
//! database, the file alone would tell nothing; but a backup from before the key was drawn would bring people back, and
//! the file is stored next to database and backups anyway. A start is quick since the database knows which deletions it
//! has carried out: only the people of a restored backup are compared with later deletions.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use scrypt::{Params, scrypt};
use sha2::{Digest, Sha256};

use super::files::{DELETED, beside, folder_of, private};
use crate::table::{Person, Randomness, UserId};

/// The cost of a hash: two to this power times 1024 bytes of memory, each written and read once.
const COST: u8 = 14;
/// The approximate time of a hash.
const A_HASH: Duration = Duration::from_millis(40);
/// The word before the key in a file with slow hashes.
const SLOWLY: &str = "scrypt ";

type Hash = [u8; 32];

/// The file, which is made at the first deletion.
#[derive(Clone)]
pub(super) struct Deletions {
    path: Arc<Mutex<PathBuf>>,
}

/// The content of the file.
#[derive(Clone, Default)]
pub(super) struct Remembered {
    key: Hash,
    /// True for the hashes of an earlier version.
    quickly: bool,
    deleted: Vec<Entry>,
}

/// A deletion, as a line of the file has it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    /// The moment at which it was noted.
    noted: i64,
    hash: Hash,
    /// The moment at which the person asked for it, perhaps in another process.
    at: i64,
}

/// A line of the file.
#[derive(Clone, Copy)]
pub(super) struct Line {
    /// The moment of the deletion, later than in every line before, whatever the clock says.
    pub(super) at: i64,
    /// The moment of the deletion before it.
    pub(super) after: i64,
}

impl Deletions {
    pub(super) fn of(database: &Path) -> Self {
        Self { path: Arc::new(Mutex::new(beside(database, DELETED))) }
    }

    /// Adds this person, deleted at this moment. `asked` is the moment at which they asked another process.
    pub(super) fn remember(&self, person: UserId, at: i64, asked: Option<i64>) -> io::Result<Line> {
        let path = self.path.lock().unwrap_or_else(PoisonError::into_inner);
        let mut list = match read(&path)? {
            Some(list) => list,
            None => Remembered::new()?,
        };
        let after = list.last().unwrap_or_default();
        let hash = slow(&list.key, &quick(&list.key, person))?;
        let line = Line { at: at.max(after + 1), after };
        let entry = Entry { noted: line.at, hash, at: asked.unwrap_or(line.at) };
        if list.quickly || list.deleted.is_empty() {
            list = list.hardened()?;
            list.deleted.push(entry);
            list.write(&path)?;
        } else {
            let mut file = private().append(true).open(&*path)?;
            file.write_all(self::line(&entry).as_bytes())?;
            file.sync_all()?;
        }
        Ok(line)
    }

    /// Removes a line whose person was not deleted after all.
    pub(super) fn forget(&self, line: Line) -> io::Result<()> {
        let path = self.path.lock().unwrap_or_else(PoisonError::into_inner);
        let mut list = read(&path)?.unwrap_or_default();
        list.deleted.retain(|entry| entry.noted != line.at);
        list.write(&path)
    }

    pub(super) fn all(&self) -> io::Result<Remembered> {
        let path = self.path.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(read(&path)?.unwrap_or_default())
    }

    /// Upgrades a file of an earlier version to slow hashes.
    pub(super) fn harden(&self) -> io::Result<()> {
        let path = self.path.lock().unwrap_or_else(PoisonError::into_inner);
        match read(&path)? {
            Some(list) if list.quickly => list.hardened()?.write(&path),
            Some(_) | None => Ok(()),
        }
    }
}

impl Remembered {
    pub(super) fn new() -> io::Result<Self> {
        let key = Randomness::System.draw("deletions").map_err(io::Error::other)?;
        Ok(Self { key, ..Self::default() })
    }

    /// The list of this database with slow hashes, if there is one.
    pub(super) fn beside(database: &Path) -> io::Result<Option<Self>> {
        read(&beside(database, DELETED))?.map(Self::hardened).transpose()
    }

    /// The lines of the lists of databases that were one: a missing list has no lines. With it comes the last moment
    /// until which all lists are the same. `None` if their keys are not.
    pub(super) fn joined(lists: Vec<Option<Self>>) -> io::Result<Option<(Self, i64)>> {
        let (all, lists) = (lists.len(), lists.into_iter().flatten().collect::<Vec<_>>());
        let Some(key) = lists.first().map(|list| list.key) else {
            return Ok(Some((Self::new()?, i64::MAX)));
        };
        if lists.iter().any(|list| list.key != key) {
            return Ok(None);
        }
        let mut deleted: Vec<_> = lists.into_iter().flat_map(|list| list.deleted).collect();
        deleted.sort_unstable();
        let not_in_all = deleted.chunk_by(|a, b| a == b).find(|same| same.len() < all);
        let until = not_in_all.map_or(i64::MAX, |line| line[0].noted - 1);
        deleted.dedup();
        Ok(Some((Self { key, quickly: false, deleted }, until)))
    }

    /// The moment of the last deletion.
    pub(super) fn last(&self) -> Option<i64> {
        self.deleted.iter().map(|entry| entry.noted).max()
    }

    /// The deletions after this moment.
    pub(super) fn after(mut self, moment: i64) -> Self {
        self.deleted.retain(|entry| moment < entry.noted);
        self
    }

    /// Returns whether one of these people has asked to be deleted at this moment or later.
    pub(super) fn holds_since(&self, at: i64, people: &[UserId]) -> io::Result<bool> {
        let later: Vec<&Entry> = self.deleted.iter().filter(|entry| at <= entry.at).collect();
        for person in people.iter().filter(|_| !later.is_empty()) {
            let hash = self.hash(*person)?;
            if later.iter().any(|entry| entry.hash == hash) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Those of these people who were deleted after the moment since which they are known, and when they asked for it.
    pub(super) fn among(&self, people: &[(Person, i64)]) -> io::Result<Vec<(Person, i64)>> {
        let mut deleted = HashMap::new();
        for Entry { hash, at, .. } in &self.deleted {
            let last = deleted.entry(*hash).or_insert(*at);
            *last = *at.max(last);
        }
        let among = |people: &[(Person, i64)]| -> io::Result<Vec<(Person, i64)>> {
            let mut found = Vec::new();
            for (person, since) in people {
                let at = deleted.get(&self.hash(person.id)?).filter(|at| since <= *at);
                found.extend(at.map(|at| (person.clone(), *at)));
            }
            Ok(found)
        };
        let parts = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|threads| {
            let part = people.len().div_ceil(parts).max(1);
            let parts = people.chunks(part).map(|part| threads.spawn(|| among(part)));
            let parts: Vec<_> = parts.collect();
            let mut all = Vec::new();
            for part in parts {
                all.extend(part.join().map_err(|_| io::Error::other("a thread broke off"))??);
            }
            Ok(all)
        })
    }

    /// The approximate time of looking for this number of people.
    pub(super) fn takes(&self, people: usize) -> Duration {
        let parts = thread::available_parallelism().map_or(1, usize::from);
        if self.quickly { Duration::ZERO } else { A_HASH * people.div_ceil(parts) as u32 }
    }

    fn hash(&self, person: UserId) -> io::Result<Hash> {
        let hash = quick(&self.key, person);
        if self.quickly { Ok(hash) } else { slow(&self.key, &hash) }
    }

    fn hardened(mut self) -> io::Result<Self> {
        if self.quickly {
            for entry in &mut self.deleted {
                entry.hash = slow(&self.key, &entry.hash)?;
            }
            self.quickly = false;
        }
        Ok(self)
    }

    /// Replaces the file, all of it or nothing.
    pub(super) fn write(&self, path: &Path) -> io::Result<()> {
        let folder = folder_of(path);
        let mut file = tempfile::Builder::new().prefix(".henge-").tempfile_in(folder)?;
        let slowly = if self.quickly { "" } else { SLOWLY };
        writeln!(file, "{slowly}{}", hex::encode(self.key))?;
        for entry in &self.deleted {
            file.write_all(line(entry).as_bytes())?;
        }
        file.as_file().sync_all()?;
        file.persist(path)?;
        File::open(folder)?.sync_all()
    }
}

/// The content of the file, if there is one. A line without an end is cut off where the file may be written.
fn read(path: &Path) -> io::Result<Option<Remembered>> {
    let mut file = match private().read(true).write(true).open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        // A process that may only read the file leaves it as it is.
        Err(_) => File::open(path)?,
        Ok(file) => file,
    };
    let mut text = String::new();
    file.read_to_string(&mut text)?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole < text.len() {
        let _ = file.set_len(whole as u64);
    }
    let mut lines = text[..whole].lines();
    let Some(first) = lines.next() else { return Ok(None) };
    let slowly = first.strip_prefix(SLOWLY);
    let key = read_hash(slowly.unwrap_or(first))?;
    let deleted = lines.map(read_line).collect::<io::Result<_>>()?;
    Ok(Some(Remembered { key, quickly: slowly.is_none(), deleted }))
}

fn line(Entry { noted, hash, at }: &Entry) -> String {
    let asked = if at == noted { String::new() } else { format!(" {at}") };
    format!("{noted} {}{asked}\n", hex::encode(hash))
}

fn read_line(line: &str) -> io::Result<Entry> {
    let moment = |text: &str| text.parse().map_err(|_| malformed());
    let (noted, rest) = line.split_once(' ').ok_or_else(malformed)?;
    let (hash, at) = rest.split_once(' ').unwrap_or((rest, noted));
    Ok(Entry { noted: moment(noted)?, hash: read_hash(hash)?, at: moment(at)? })
}

fn read_hash(text: &str) -> io::Result<Hash> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| malformed())?;
    Ok(bytes)
}

fn malformed() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "it is not as henge writes it")
}

fn quick(key: &Hash, person: UserId) -> Hash {
    Sha256::new().chain_update(key).chain_update(person.get().to_be_bytes()).finalize().into()
}

fn slow(key: &Hash, hash: &Hash) -> io::Result<Hash> {
    let cost = Params::new(COST, Params::RECOMMENDED_R, 1).map_err(io::Error::other)?;
    let mut slow = Hash::default();
    scrypt(hash, key, &cost, &mut slow).map_err(io::Error::other)?;
    Ok(slow)
}
