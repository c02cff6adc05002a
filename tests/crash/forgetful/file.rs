//! A file of which a power cut leaves for certain only what was synced.

use std::mem;

use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;

/// The bytes that a disk writes as a whole. A page of a database has several sectors and may be torn.
const SECTOR: usize = 512;

/// The content of a file.
#[derive(Debug, Default)]
pub struct File {
    /// The bytes that programs read.
    seen: Vec<u8>,
    /// The bytes at the last sync.
    durable: Vec<u8>,
    /// The changes since then, oldest first.
    changes: Vec<Change>,
}

/// A change that a disk may make or lose.
#[derive(Debug)]
enum Change {
    /// A sector after a write to it. The last sector of a file may be shorter than others.
    Sector { at: usize, bytes: Vec<u8> },
    /// A size that was set, not one that follows from a write.
    Size(usize),
}

/// The numbers of changes that a power cut has kept and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Remains {
    pub kept: usize,
    pub lost: usize,
}

impl File {
    pub fn seen(&self) -> &[u8] {
        &self.seen
    }

    pub fn write(&mut self, at: usize, bytes: &[u8]) {
        let end = at + bytes.len();
        // A write of whole pages repeats sectors that have not changed.
        let is_new = |sector: &usize| {
            let (from, to) = (at.max(sector * SECTOR), end.min((sector + 1) * SECTOR));
            !self.has(from, &bytes[from - at..to - at])
        };
        let sectors: Vec<usize> = (at / SECTOR..end.div_ceil(SECTOR)).filter(is_new).collect();
        put(&mut self.seen, at, bytes);
        for sector in sectors {
            let (at, end) = (sector * SECTOR, self.seen.len().min((sector + 1) * SECTOR));
            let bytes = self.seen[at..end].to_vec();
            self.changes.push(Change::Sector { at, bytes });
        }
    }

    /// Returns true if these bytes are here.
    pub fn has(&self, at: usize, bytes: &[u8]) -> bool {
        self.seen.get(at..at + bytes.len()) == Some(bytes)
    }

    pub fn set_size(&mut self, size: usize) {
        self.seen.resize(size, 0);
        self.changes.push(Change::Size(size));
    }

    /// Makes everything durable.
    pub fn sync(&mut self) {
        for change in mem::take(&mut self.changes) {
            change.make(&mut self.durable);
        }
    }

    /// Keeps or loses each sector that was written since the last sync, at random. Sizes that were set are kept in
    /// order, as in the journal of a file system: once one is lost, so is everything after it.
    pub fn cut(&mut self, luck: &mut ChaCha20Rng) -> Remains {
        let (chance, mut remains) = (luck.random::<f64>(), Remains::default());
        let mut changes = mem::take(&mut self.changes).into_iter();
        for change in changes.by_ref() {
            if luck.random_bool(chance) {
                change.make(&mut self.durable);
                remains.kept += 1;
                continue;
            }
            remains.lost += 1;
            match change {
                Change::Sector { .. } => {}
                Change::Size(_) => break,
            }
        }
        remains.lost += changes.len();
        self.seen = self.durable.clone();
        remains
    }
}

impl Change {
    fn make(self, content: &mut Vec<u8>) {
        match self {
            Self::Sector { at, bytes } => put(content, at, &bytes),
            Self::Size(size) => content.resize(size, 0),
        }
    }
}

/// Writes these bytes. A gap before them reads as zeros.
fn put(content: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    let end = at + bytes.len();
    if content.len() < end {
        content.resize(end, 0);
    }
    content[at..end].copy_from_slice(bytes);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed::Seed;

    #[test]
    fn what_was_synced_survives_every_cut() {
        for seed in 0..200 {
            let mut luck = Seed(seed).luck(0);
            let mut file = File::default();
            for _ in 0..20 {
                change(&mut file, &mut luck);
            }
            file.sync();
            assert_eq!(file.seen, file.durable);
            let before = file.seen.clone();
            assert_eq!(file.cut(&mut luck), Remains::default());
            assert_eq!(file.seen, before);
        }
    }

    #[test]
    fn a_page_that_was_not_synced_is_torn_at_sectors() {
        let mut outcomes = [false; 3];
        for seed in 0..200 {
            let mut file = File::default();
            file.write(0, &[1; 4096]);
            file.sync();
            file.write(0, &[2; 4096]);
            let remains = file.cut(&mut Seed(seed).luck(0));
            let sectors: Vec<&[u8]> = file.seen.chunks(SECTOR).collect();
            assert!(sectors.iter().all(|sector| *sector == [1; 512] || *sector == [2; 512]));
            let new = sectors.iter().filter(|sector| sector[0] == 2).count();
            assert_eq!(remains, Remains { kept: new, lost: 8 - new });
            outcomes[new.min(1) + usize::from(new == 8)] = true;
        }
        assert_eq!(outcomes, [true; 3], "lost, torn and kept");
    }

    #[test]
    fn what_follows_a_lost_size_is_lost() {
        let mut was_lost = false;
        for seed in 0..200 {
            let mut file = File::default();
            file.write(0, &[1; 2048]);
            file.sync();
            file.set_size(0);
            file.write(0, &[2; 512]);
            file.cut(&mut Seed(seed).luck(0));
            assert!([vec![1; 2048], vec![], vec![2; 512]].contains(&file.seen));
            was_lost |= file.seen.len() == 2048;
        }
        assert!(was_lost);
    }

    fn change(file: &mut File, luck: &mut ChaCha20Rng) {
        if luck.random_bool(0.1) {
            return file.set_size(luck.random_range(0..5000));
        }
        let bytes = vec![luck.random(); luck.random_range(0..3000)];
        file.write(luck.random_range(0..5000), &bytes);
    }
}
