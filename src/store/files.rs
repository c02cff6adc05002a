//! The database's files: whose they are, the lock that keeps a second process out, and whether they are
//! still where they were.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use tracing::warn;

use super::OpenError;
use super::deletions::Deletions;

/// What SQLite, the lock and the file of deletions append to the database's name.
const BESIDE: [&str; 5] = ["", "-wal", "-shm", ".lock", DELETED];
/// What is appended for the file of deletions.
const DELETED: &str = ".deleted";
/// What is appended for the folder of a restore that is under way, or was interrupted.
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
    /// Makes the database if it is missing, finds where it really lies, and keeps every other process out
    /// and everybody but its owner.
    pub(super) fn take(path: &Path) -> Result<Self, OpenError> {
        let file = |error| OpenError::File { path: path.to_owned(), error };
        Self::refuse_half_restored(path)?;
        let path = find_or_make(path).map_err(file)?;
        // Under each of its names SQLite would keep another write-ahead log.
        if system::names(&path).map_err(file)? > 1 {
            return Err(OpenError::Linked { path });
        }
        let lock = lock(&path)?;
        for name in BESIDE {
            system::keep_to_the_owner(&beside(&path, name)).map_err(file)?;
        }
        Ok(Self { path, lock })
    }

    /// Keeps every other process out of the place of a database, which need not be there.
    pub(super) fn reserve(path: &Path) -> Result<Self, OpenError> {
        let path = find(path).map_err(|error| OpenError::File { path: path.to_owned(), error })?;
        let lock = lock(&path)?;
        Ok(Self { path, lock })
    }

    /// Whether a process has this database.
    pub(super) fn are_taken(path: &Path) -> bool {
        let lock = find(path).and_then(|path| File::open(beside(&path, ".lock")));
        lock.is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
    }

    /// The folder beside a database that is being restored.
    pub(super) fn restoring(path: &Path) -> PathBuf {
        beside(path, RESTORING)
    }

    /// A database that is half restored is not to be taken for what people have played.
    pub(super) fn refuse_half_restored(path: &Path) -> Result<(), OpenError> {
        match find(path) {
            Ok(path) if Self::restoring(&path).exists() => Err(OpenError::HalfRestored { path }),
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// Where the database lies, whatever links lead there.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Which people were deleted: remembered in a file beside it.
    pub(super) fn deletions(&self) -> Deletions {
        Self::deletions_of(&self.path)
    }

    /// The same, of a database that lies there.
    pub(super) fn deletions_of(path: &Path) -> Deletions {
        Deletions::at(beside(path, DELETED))
    }

    /// Remembers which files they are, once they are open.
    pub(super) fn watch(&self) -> io::Result<Watch> {
        let files = ["", "-wal"].map(|name| beside(&self.path, name));
        let files = files.into_iter().map(|file| system::identity(&file).map(|is| (file, is)));
        Ok(Watch { files: files.collect::<io::Result<_>>()? })
    }
}

impl Drop for Files {
    /// The system lets go of the lock with its last holder, and a program that is just being started holds a copy of
    /// it for a moment: so it is given up in so many words.
    fn drop(&mut self) {
        if let Err(error) = self.lock.unlock() {
            warn!("the database's lock is not given up: {error}");
        }
    }
}

impl Watch {
    /// Whether they are still there, and the same.
    pub(super) fn holds(&self) -> bool {
        self.files.iter().all(|(file, was)| system::identity(file).is_ok_and(|is| is == *was))
    }
}

/// Where the database lies, whatever links lead there, or would lie.
fn find(path: &Path) -> io::Result<PathBuf> {
    match path.canonicalize() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
            Ok(folder_of(path).canonicalize()?.join(name))
        }
        found => found,
    }
}

/// The folder in which a file lies.
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

/// Holds `<file>.lock` until it is given up, or the process ends.
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

/// The path with this appended to its name.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// A file that it makes is its owner's alone. SQLite makes its other files like the database.
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

    /// Read and write, for the owner.
    const OWNER: u32 = 0o600;
    /// Everything, for everybody else.
    const OTHERS: u32 = 0o077;

    /// The device and the number of a file there.
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

/// Elsewhere files have neither modes nor numbers that could be asked for: what counts is that they exist.
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
