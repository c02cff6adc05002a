//! Which people were deleted, remembered beside the database: a backup that is put in its place does not bring them
//! back. No id stands there: hashes under a key that is drawn for this file.
//!
//! A line each, ended: the key in hex; then, for each deletion, when it was in Unix milliseconds and the SHA-256 of
//! key and id. What is not ended was never acknowledged.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use sha2::{Digest, Sha256};

use super::files::private;
use crate::table::{Randomness, UserId};

/// The file of deletions; it is made at the first of them.
#[derive(Clone)]
pub(super) struct Deletions {
    path: Arc<Mutex<PathBuf>>,
}

/// What stands in it.
#[derive(Default)]
pub(super) struct Remembered {
    key: [u8; 32],
    /// When each of them was deleted last.
    deleted: HashMap<[u8; 32], i64>,
}

/// One of its lines.
#[derive(Clone)]
pub(super) struct Line(String);

impl Deletions {
    pub(super) fn at(path: PathBuf) -> Self {
        Self { path: Arc::new(Mutex::new(path)) }
    }

    /// Remembers that this person is deleted at this moment.
    pub(super) fn remember(&self, person: UserId, at: i64) -> io::Result<Line> {
        let path = self.path.lock().unwrap_or_else(PoisonError::into_inner);
        let mut file = private().create(true).read(true).append(true).open(&*path)?;
        let (mut lines, is_new) = whole_lines(&mut file)?;
        if is_new {
            let key = Randomness::System.draw("deletions").map_err(io::Error::other)?;
            lines = vec![hex::encode(key)];
        }
        let key = read_key(&lines)?;
        let line = format!("{at} {}", hex::encode(hash(&key, person)));
        lines.push(line.clone());
        let added = if is_new { lines.join("\n") } else { line.clone() };
        file.write_all(format!("{added}\n").as_bytes())?;
        file.sync_all()?;
        if let Some(folder) = path.parent().filter(|_| is_new) {
            File::open(folder)?.sync_all()?;
        }
        Ok(Line(line))
    }

    /// It was not deleted after all.
    pub(super) fn forget(&self, Line(line): Line) -> io::Result<()> {
        let path = self.path.lock().unwrap_or_else(PoisonError::into_inner);
        let mut file = private().read(true).write(true).open(&*path)?;
        let (mut lines, _) = whole_lines(&mut file)?;
        if let Some(last) = lines.iter().rposition(|other| *other == line) {
            lines.remove(last);
        }
        let text = lines.join("\n") + "\n";
        file.seek(SeekFrom::Start(0))?;
        file.write_all(text.as_bytes())?;
        file.set_len(text.len() as u64)?;
        file.sync_all()
    }

    /// Everything that is remembered.
    pub(super) fn all(&self) -> io::Result<Remembered> {
        let path = self.path.lock().unwrap_or_else(PoisonError::into_inner);
        let mut file = match File::open(&*path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(Remembered::default());
            }
            opened => opened?,
        };
        let (lines, is_new) = whole_lines(&mut file)?;
        if is_new {
            return Ok(Remembered::default());
        }
        let mut deleted = HashMap::new();
        for line in &lines[1..] {
            let (at, hash) = read_line(line)?;
            let last = deleted.entry(hash).or_insert(at);
            *last = at.max(*last);
        }
        Ok(Remembered { key: read_key(&lines)?, deleted })
    }
}

impl Remembered {
    pub(super) fn is_empty(&self) -> bool {
        self.deleted.is_empty()
    }

    /// Whether this person, known since that moment, was deleted after it.
    pub(super) fn hold(&self, person: UserId, since: i64) -> bool {
        self.deleted.get(&hash(&self.key, person)).is_some_and(|at| since <= *at)
    }
}

/// The ended lines, and whether there are none. What is not ended is cut off where the file may be written.
fn whole_lines(file: &mut File) -> io::Result<(Vec<String>, bool)> {
    let mut text = String::new();
    file.read_to_string(&mut text)?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole < text.len() {
        // Who only reads leaves it.
        let _ = file.set_len(whole as u64);
    }
    let lines: Vec<String> = text[..whole].lines().map(str::to_owned).collect();
    let is_new = lines.is_empty();
    Ok((lines, is_new))
}

fn read_key(lines: &[String]) -> io::Result<[u8; 32]> {
    read_hash(lines.first().map_or("", String::as_str))
}

fn read_line(line: &str) -> io::Result<(i64, [u8; 32])> {
    let (at, hash) = line.split_once(' ').ok_or_else(malformed)?;
    Ok((at.parse().map_err(|_| malformed())?, read_hash(hash)?))
}

fn read_hash(text: &str) -> io::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| malformed())?;
    Ok(bytes)
}

fn malformed() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "it is not as henge writes it")
}

fn hash(key: &[u8; 32], person: UserId) -> [u8; 32] {
    Sha256::new().chain_update(key).chain_update(person.get().to_be_bytes()).finalize().into()
}
