//! A file system in memory that forgets at a power cut what was not synced.
//!
//! kill -9 loses nothing that the kernel holds, so a kill cannot show that a sync is missing. This file system is the
//! disk: the kernel writes to it what programs have written, at their syncs or earlier, and on `cut` it keeps and loses
//! what a disk may keep and lose. What the kernel has not written by then is lost with its memory.
//!
//! - What a file held at its last `fsync` or `fdatasync` is kept.
//! - Each sector of 512 bytes that was written since is kept or lost on its own, in any order, so a page may be torn. If
//!   it was written more than once, any of its versions may remain. A file ends with the last sector that is kept; a
//!   lost sector before that keeps its old bytes, or reads as zeros if it is new.
//! - A size that was set, as when a file is truncated, is kept or lost in order, with everything after it.
//! - A name that was created, removed or renamed is certain only after an `fsync` of the folder. Of the names that
//!   changed since, the first few are kept, in order.
//!
//! This is what POSIX promises. ext4 with `data=ordered` is kinder: its journal has the sizes and names of all files in
//! one order, and the sync of one file carries those with it that changed before. SQLite relies on neither. What is not
//! modeled: a disk that says that data is synced when it is not, and sectors that become unreadable or change without
//! being written.

mod file;
mod folder;
mod fuse;

use std::io;
use std::mem;
use std::os::fd::OwnedFd;
use std::path::Path;
use std::sync::{Arc, Mutex};

use fuser::{BackgroundSession, Config, Errno, MountOption};
use rand::rngs::ChaCha20Rng;
use rustix::process::{Signal, pidfd_send_signal};

use file::File;
pub use file::Remains;
use folder::{Folder, Inode};

/// The bytes of the header of SQLite's write-ahead log.
const LOG_HEADER: usize = 32;

/// The syncs that take effect. Programs are told of success in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Syncs {
    All,
    /// All except that of SQLite's write-ahead log after a transaction was written to it. This is what
    /// `synchronous=NORMAL` leaves out in WAL mode: SQLite still syncs the log's header, and the log and the database
    /// at a checkpoint.
    NotAtCommit,
    /// None, as with `synchronous=OFF`.
    None,
}

/// A mounted file system. It is unmounted when this is dropped.
pub struct ForgetfulDisk {
    disk: Arc<Mutex<Disk>>,
    _session: BackgroundSession,
}

/// The folder, and the power that it needs.
struct Disk {
    folder: Folder,
    syncs: Syncs,
    /// True if transactions were written to the write-ahead log since a program last asked to sync it.
    has_new_frames: bool,
    power: Power,
}

enum Power {
    On,
    /// The power fails at the change after this number of changes, and the process dies with it.
    Fails {
        after: u32,
        process: OwnedFd,
    },
    Off,
}

impl ForgetfulDisk {
    /// Mounts an empty folder here.
    ///
    /// # Errors
    /// This machine has no FUSE, or this user may not mount.
    pub fn mount(at: &Path, syncs: Syncs) -> io::Result<Self> {
        let folder = Folder::new(fuse::FIRST_FILE);
        let disk = Disk { folder, syncs, has_new_frames: false, power: Power::On };
        let disk = Arc::new(Mutex::new(disk));
        let mut config = Config::default();
        config.mount_options = vec![MountOption::FSName("forgetful".to_owned())];
        let session = fuser::spawn_mount(fuse::Mounted(disk.clone()), at, &config)?;
        Ok(Self { disk, _session: session })
    }

    /// Lets the power fail after this number of changes: writes, sizes, names and syncs. At the next change, which is
    /// not made, this process is killed. So it does not depend on the speed of the machine at which step of a
    /// transaction or a checkpoint the power fails.
    pub fn fail_after(&self, changes: u32, process: OwnedFd) {
        self.disk.lock().unwrap().power = Power::Fails { after: changes, process };
    }

    /// Counts this number of changes from now on, unless the power has failed by now.
    pub fn count_anew(&self, changes: u32) {
        if let Power::Fails { after, .. } = &mut self.disk.lock().unwrap().power {
            *after = changes;
        }
    }

    /// Returns true once the power has failed.
    pub fn is_off(&self) -> bool {
        matches!(self.disk.lock().unwrap().power, Power::Off)
    }

    /// Forgets what no disk has to remember, and turns the power on again. The same luck after the same changes leaves
    /// the same remains. No process may use the files any more.
    pub fn cut(&self, luck: &mut ChaCha20Rng) -> Remains {
        let mut disk = self.disk.lock().unwrap();
        disk.power = Power::On;
        disk.has_new_frames = false;
        disk.folder.cut(luck)
    }
}

impl Disk {
    /// The folder for a change, unless there is no power for it.
    fn change(&mut self) -> Result<&mut Folder, Errno> {
        match &mut self.power {
            Power::On => Ok(&mut self.folder),
            Power::Fails { after: 0, process } => {
                // A process that has ended already needs no signal.
                let _ = pidfd_send_signal(process, Signal::KILL);
                self.power = Power::Off;
                Err(Errno::EIO)
            }
            Power::Fails { after, .. } => {
                *after -= 1;
                Ok(&mut self.folder)
            }
            Power::Off => Err(Errno::EIO),
        }
    }

    fn write(&mut self, file: Inode, at: usize, bytes: &[u8]) -> Result<(), Errno> {
        let is_log = self.is_log(file);
        let content = self.file(file)?;
        // The kernel writes whole pages; of the page with the header, the frames may be the same as before.
        let frames = bytes.get(LOG_HEADER.saturating_sub(at)..).unwrap_or_default();
        let are_new = !content.has(at.max(LOG_HEADER), frames);
        content.write(at, bytes);
        self.has_new_frames |= is_log && are_new;
        Ok(())
    }

    /// Makes a file durable, if its sync takes effect.
    fn sync(&mut self, file: Inode) -> Result<(), Errno> {
        let is_commit = self.is_log(file) && mem::take(&mut self.has_new_frames);
        let takes_effect = match self.syncs {
            Syncs::All => true,
            Syncs::NotAtCommit => !is_commit,
            Syncs::None => false,
        };
        let content = self.file(file)?;
        if takes_effect {
            content.sync();
        }
        Ok(())
    }

    /// Makes the names durable, if their sync takes effect.
    fn sync_names(&mut self) -> Result<(), Errno> {
        let takes_effect = self.syncs != Syncs::None;
        let folder = self.change()?;
        if takes_effect {
            folder.sync();
        }
        Ok(())
    }

    /// The content of a file for a change.
    fn file(&mut self, file: Inode) -> Result<&mut File, Errno> {
        let stored = self.change()?.get_mut(file).ok_or(Errno::ESTALE)?;
        Ok(&mut stored.file)
    }

    fn is_log(&self, file: Inode) -> bool {
        self.folder.name(file).is_some_and(|name| name.as_encoded_bytes().ends_with(b"-wal"))
    }
}
