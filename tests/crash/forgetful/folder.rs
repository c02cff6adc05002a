//! A folder of which a power cut leaves for certain only the names that were synced.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::mem;

use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;

use super::file::{File, Remains};

/// The number of a file, which no other file ever gets.
pub type Inode = u64;

/// The files of a folder. One that has lost its name is kept until the next power cut: it may be open, or get its
/// name back.
#[derive(Debug)]
pub struct Folder {
    files: BTreeMap<Inode, Stored>,
    /// The names that programs see.
    seen: Names,
    /// The names that were synced.
    durable: Names,
    /// The changes since then, oldest first.
    changes: Vec<Change>,
    next: Inode,
}

/// A file and the rights to it.
#[derive(Debug)]
pub struct Stored {
    pub file: File,
    pub mode: u16,
}

type Names = BTreeMap<OsString, Inode>;

#[derive(Clone, Debug)]
enum Change {
    Create(OsString, Inode),
    Remove(OsString),
    Rename { from: OsString, to: OsString },
}

impl Folder {
    /// An empty folder whose files are numbered from `first` on.
    pub fn new(first: Inode) -> Self {
        let (files, seen, durable) = (BTreeMap::new(), Names::new(), Names::new());
        Self { files, seen, durable, changes: Vec::new(), next: first }
    }

    pub fn find(&self, name: &OsStr) -> Option<Inode> {
        self.seen.get(name).copied()
    }

    pub fn name(&self, file: Inode) -> Option<&OsStr> {
        self.seen.iter().find(|(_, inode)| **inode == file).map(|(name, _)| name.as_os_str())
    }

    pub fn get(&self, file: Inode) -> Option<&Stored> {
        self.files.get(&file)
    }

    pub fn get_mut(&mut self, file: Inode) -> Option<&mut Stored> {
        self.files.get_mut(&file)
    }

    pub fn create(&mut self, name: &OsStr, mode: u16) -> Inode {
        let inode = self.number(Stored { file: File::default(), mode });
        self.change(Change::Create(name.to_owned(), inode));
        inode
    }

    pub fn remove(&mut self, name: &OsStr) {
        self.change(Change::Remove(name.to_owned()));
    }

    pub fn rename(&mut self, from: &OsStr, to: &OsStr) {
        self.change(Change::Rename { from: from.to_owned(), to: to.to_owned() });
    }

    /// Makes all names durable, and no file.
    pub fn sync(&mut self) {
        self.durable.clone_from(&self.seen);
        self.changes.clear();
    }

    /// Keeps as many of the changed names as luck has it, in their order, as in the journal of a file system, and of
    /// each file what its own luck leaves. Every file gets a new number, so that nothing that the kernel remembers of
    /// the old ones is read again.
    pub fn cut(&mut self, luck: &mut ChaCha20Rng) -> Remains {
        let kept = luck.random_range(0..=self.changes.len());
        let lost = self.changes.len() - kept;
        for change in mem::take(&mut self.changes).into_iter().take(kept) {
            change.make(&mut self.durable);
        }
        let mut remains = Remains { kept, lost };
        let names = mem::take(&mut self.durable);
        let mut files = mem::take(&mut self.files);
        for (name, inode) in names {
            let Some(mut stored) = files.remove(&inode) else { continue };
            let of_file = stored.file.cut(luck);
            remains.kept += of_file.kept;
            remains.lost += of_file.lost;
            let inode = self.number(stored);
            self.durable.insert(name, inode);
        }
        self.seen.clone_from(&self.durable);
        remains
    }

    fn number(&mut self, stored: Stored) -> Inode {
        let inode = self.next;
        self.next += 1;
        self.files.insert(inode, stored);
        inode
    }

    fn change(&mut self, change: Change) {
        change.clone().make(&mut self.seen);
        self.changes.push(change);
    }
}

impl Change {
    fn make(self, names: &mut Names) {
        match self {
            Self::Create(name, inode) => {
                names.insert(name, inode);
            }
            Self::Remove(name) => {
                names.remove(&name);
            }
            Self::Rename { from, to } => {
                if let Some(inode) = names.remove(&from) {
                    names.insert(to, inode);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed::Seed;

    #[test]
    fn a_name_is_certain_only_once_the_folder_is_synced() {
        let name = OsStr::new("game");
        let mut was_lost = false;
        for seed in 0..50 {
            let mut folder = Folder::new(2);
            let file = folder.create(name, 0o600);
            let stored = folder.get_mut(file).unwrap();
            stored.file.write(0, b"played");
            stored.file.sync();
            if seed % 2 == 0 {
                folder.sync();
            }
            folder.cut(&mut Seed(seed).luck(0));
            let found = folder.find(name).and_then(|file| folder.get(file));
            assert!(found.is_none_or(|stored| stored.file.seen() == b"played"));
            assert!(found.is_some() || seed % 2 == 1);
            was_lost |= found.is_none();
        }
        assert!(was_lost);
    }

    #[test]
    fn names_are_kept_in_order() {
        for seed in 0..50 {
            let mut folder = Folder::new(2);
            folder.create(OsStr::new("a"), 0o600);
            folder.rename(OsStr::new("a"), OsStr::new("b"));
            folder.create(OsStr::new("c"), 0o600);
            folder.remove(OsStr::new("b"));
            folder.cut(&mut Seed(seed).luck(0));
            let names: Vec<&str> = folder.seen.keys().map(|name| name.to_str().unwrap()).collect();
            let allowed: [&[&str]; 5] = [&[], &["a"], &["b"], &["b", "c"], &["c"]];
            assert!(allowed.contains(&names.as_slice()), "{names:?}");
        }
    }
}
