//! The database's files: their owner, the lock that keeps a second process out, and a watch on their place.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use tracing::warn;

use super::OpenError;

/// The endings of the database's name that SQLite, the lock and the file of deletions use.
const BESIDE: [&str; 5] = ["", "-wal", "-shm", ".lock", DELETED];
/// The ending for the file of deletions.
pub(super) const DELETED: &str = ".deleted";
/// The ending for the folder of a restore that is under way, or was interrupted.
const RESTORING: &str = ".restoring";

/// The database's files while this process has them.
pub(super) struct Files {
    path: PathBuf,
    lock: File,
}

/// The database and its write-ahead log, as they were found.
pub(super) struct Watch {
    files: Vec<(PathBuf, system::Identity)>,
}

impl Files {
    /// Makes the database if it is missing, follows links to it, and keeps every other process out and everybody but
    /// its owner.
    pub(super) fn take(path: &Path) -> Result<Self, OpenError> {
        let file = |error| OpenError::File { path: path.to_owned(), error };
        Self::refuse_half_restored(path)?;
        let path = find_or_make(path).map_err(file)?;
        // SQLite would keep another write-ahead log for each name of the file.
        if system::names(&path).map_err(file)? > 1 {
            return Err(OpenError::Linked { path });
        }
        let lock = lock(&path)?;
        for name in BESIDE {
            system::keep_to_the_owner(&beside(&path, name)).map_err(file)?;
        }
        Ok(Self { path, lock })
    }

    /// Keeps every other process out of the place of a database, which need not exist.
    pub(super) fn reserve(path: &Path) -> Result<Self, OpenError> {
        let path = find(path).map_err(|error| OpenError::File { path: path.to_owned(), error })?;
        let lock = lock(&path)?;
        Ok(Self { path, lock })
    }

    /// Returns true if a process has this database open.
    pub(super) fn are_taken(path: &Path) -> bool {
        let lock = find(path).and_then(|path| File::open(beside(&path, ".lock")));
        lock.is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
    }

    /// The folder next to a database that is being restored.
    pub(super) fn restoring(path: &Path) -> PathBuf {
        beside(path, RESTORING)
    }

    /// Refuses a half restored database, which is not the one on which people have played.
    pub(super) fn refuse_half_restored(path: &Path) -> Result<(), OpenError> {
        match find(path) {
            Ok(path) if Self::restoring(&path).exists() => Err(OpenError::HalfRestored { path }),
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// The database's own path, without links.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Watches the files, once they are open.
    pub(super) fn watch(&self) -> io::Result<Watch> {
        let files = ["", "-wal"].map(|name| beside(&self.path, name));
        let files = files.into_iter().map(|file| system::identity(&file).map(|is| (file, is)));
        Ok(Watch { files: files.collect::<io::Result<_>>()? })
    }
}

impl Drop for Files {
    /// Gives up the lock explicitly: the system would give it up with its last holder, and a program that is just being
    /// started holds a copy of it for a moment.
    fn drop(&mut self) {
        if let Err(error) = self.lock.unlock() {
            warn!("the database's lock is not given up: {error}");
        }
    }
}

impl Watch {
    /// Returns true if the files are still there, and the same.
    pub(super) fn holds(&self) -> bool {
        self.files.iter().all(|(file, was)| system::identity(file).is_ok_and(|is| is == *was))
    }
}

/// The path of the database without links, whether or not it exists.
fn find(path: &Path) -> io::Result<PathBuf> {
    match path.canonicalize() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
            Ok(folder_of(path).canonicalize()?.join(name))
        }
        found => found,
    }
}

pub(super) fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

fn find_or_make(path: &Path) -> io::Result<PathBuf> {
    match path.canonicalize() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            private().create(true).append(true).open(path)?;
            path.canonicalize()
        }
        found => found,
    }
}

/// Locks `<file>.lock` until the lock is given up, or the process ends.
fn lock(path: &Path) -> Result<File, OpenError> {
    let lock_path = beside(path, ".lock");
    let file = |error| OpenError::File { path: lock_path.clone(), error };
    let lock = private().create(true).append(true).open(&lock_path).map_err(file)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { path: path.to_owned() }),
        Err(TryLockError::Error(error)) => Err(file(error)),
    }
}

/// The path with this ending appended to its name.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Options that make a file its owner's alone. SQLite makes its other files like the database.
pub(super) fn private() -> OpenOptions {
    let mut options = File::options();
    system::private(&mut options);
    options
}

#[cfg(unix)]
mod system {
    use std::fs::{OpenOptions, Permissions};
    use std::io;
    use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _};
    use std::path::Path;

    /// The owner's right to read and write.
    const OWNER: u32 = 0o600;
    /// All rights of all others.
    const OTHERS: u32 = 0o077;

    /// The device of a file, and its number there.
    pub(super) type Identity = (u64, u64);

    pub(super) fn identity(path: &Path) -> io::Result<Identity> {
        let file = path.metadata()?;
        Ok((file.dev(), file.ino()))
    }

    pub(super) fn names(path: &Path) -> io::Result<u64> {
        Ok(path.metadata()?.nlink())
    }

    pub(super) fn private(options: &mut OpenOptions) {
        options.mode(OWNER);
    }

    pub(super) fn keep_to_the_owner(path: &Path) -> io::Result<()> {
        match path.metadata() {
            Ok(file) if file.mode() & OTHERS != 0 => {
                std::fs::set_permissions(path, Permissions::from_mode(OWNER))
            }
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            Ok(_) | Err(_) => Ok(()),
        }
    }
}

/// On other systems files have neither modes nor numbers: a file that exists is the same.
#[cfg(not(unix))]
mod system {
    use std::fs::OpenOptions;
    use std::io;
    use std::path::Path;

    pub(super) type Identity = ();

    pub(super) fn identity(path: &Path) -> io::Result<Identity> {
        path.metadata().map(drop)
    }

    pub(super) fn names(_: &Path) -> io::Result<u64> {
        Ok(1)
    }

    pub(super) fn private(_: &mut OpenOptions) {}

    pub(super) fn keep_to_the_owner(_: &Path) -> io::Result<()> {
        Ok(())
    }
}
