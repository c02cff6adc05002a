//! The inboxes of all processes: folders in the folder that they share, each with a file for each request that its
//! process has not carried out yet.
//!
//! A file appears whole or not at all. Its name is a hash of its content, so a request that is sent again after a kill is
//! the same file. It is removed after its request was carried out: an inbox is empty unless its process is stopped.

use std::collections::HashSet;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use sha2::{Digest as _, Sha256};
use tracing::warn;

use super::{Asks, Request, written};
use crate::sharding::{AllShards, NotAllShards, ShardRange};

/// The folder with the inboxes.
const REQUESTS: &str = "requests";
/// The separator between the shards of a process and the number of all shards, in the name of an inbox.
const OF: &str = "-of-";
/// The first character of the names of drafts.
const DRAFT: &str = ".";
/// The largest size of a request in bytes; larger files are no requests.
const LARGEST: u64 = 16 * 1024;

/// The inboxes of all processes, as one of them sees them.
pub struct Mailboxes {
    folder: PathBuf,
    own: ShardRange,
    /// The files that cannot be read; the log has named them.
    unreadable: Mutex<HashSet<OsString>>,
}

/// A request in the process's own inbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Received {
    file: PathBuf,
    pub request: Request,
}

/// The reason why other processes cannot be told something yet.
#[derive(Debug, thiserror::Error)]
pub enum NotTold {
    #[error("the folder of DAILY_DIR cannot be used: {0}")]
    Io(#[from] io::Error),
    #[error("not every process has started since SHARDS was changed: {0}")]
    Missing(#[from] NotAllShards),
}

impl Mailboxes {
    /// The inboxes in this folder, for the process with these shards.
    pub fn new(folder: &Path, own: ShardRange) -> Self {
        Self { folder: folder.join(REQUESTS), own, unreadable: Mutex::default() }
    }

    /// Prepares the process's own inbox. Inboxes of shards that it has now, but that other processes had before, become
    /// part of it.
    pub fn open(&self) -> io::Result<()> {
        let own = self.inbox(self.own);
        fs::create_dir_all(&own)?;
        for file in names(&own)?.into_iter().filter(is_draft) {
            fs::remove_file(own.join(file))?;
        }
        for other in self.all()?.into_iter().filter(|other| self.own.replaces(*other)) {
            let former = self.inbox(other);
            for file in names(&former)? {
                if is_draft(&file) {
                    remove(&former.join(file))?;
                } else {
                    fs::rename(former.join(&file), own.join(file))?;
                }
            }
            // A request that has arrived meanwhile prevents this; the next attempt moves it.
            fs::remove_dir(former)?;
        }
        Ok(())
    }

    /// The requests in the process's own inbox, and the number of files that are newly found to be no requests.
    pub fn received(&self) -> io::Result<(Vec<Received>, usize)> {
        let own = self.inbox(self.own);
        let (mut received, mut found) = (Vec::new(), 0);
        let mut unreadable = self.unreadable.lock().unwrap_or_else(PoisonError::into_inner);
        for name in names(&own)?.into_iter().filter(|name| !is_draft(name)) {
            if unreadable.contains(&name) {
                continue;
            }
            let file = own.join(&name);
            match read(&file) {
                Ok(Some(request)) => received.push(Received { file, request }),
                // Another process has told of a deletion meanwhile, and removed what came before it.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) if !is_refused(&error) => return Err(error),
                Ok(None) | Err(_) => {
                    warn!("{} is no request of another process, and is left there", file.display());
                    unreadable.insert(name);
                    found += 1;
                }
            }
        }
        received.sort_by_key(|received| received.request.at);
        Ok((received, found))
    }

    /// Removes a request that was carried out.
    pub fn forget(&self, received: &Received) -> io::Result<()> {
        remove(&received.file)
    }

    /// Tells all other processes, also those that are stopped.
    pub fn send(&self, request: &Request) -> Result<(), NotTold> {
        let text = written::write(self.own, request).map_err(io::Error::other)?;
        let name = hex::encode(Sha256::digest(&text));
        for other in self.others()? {
            let inbox = self.inbox(other);
            let mut draft =
                tempfile::Builder::new().prefix(DRAFT).tempfile_in(self.inbox(self.own))?;
            draft.write_all(&text)?;
            draft.as_file().sync_all()?;
            draft.persist(inbox.join(&name)).map_err(|failed| failed.error)?;
            File::open(&inbox)?.sync_all()?;
            if request.asks == Asks::Deletion {
                forget_before(&inbox, request)?;
            }
        }
        Ok(())
    }

    /// The other processes, which have every other shard.
    fn others(&self) -> Result<Vec<ShardRange>, NotTold> {
        let all = AllShards::try_from(self.all()?)?;
        Ok(all.ranges().iter().copied().filter(|range| *range != self.own).collect())
    }

    /// The processes that have an inbox.
    fn all(&self) -> io::Result<Vec<ShardRange>> {
        let range = |name: OsString| name.to_str()?.replace(OF, "/").parse().ok();
        Ok(names(&self.folder)?.into_iter().filter_map(range).collect())
    }

    fn inbox(&self, range: ShardRange) -> PathBuf {
        self.folder.join(range.to_string().replace('/', OF))
    }
}

/// Removes what a person who is deleted has chosen before, and what others have chosen about them.
fn forget_before(inbox: &Path, deletion: &Request) -> io::Result<()> {
    for name in names(inbox)?.into_iter().filter(|name| !is_draft(name)) {
        let file = inbox.join(name);
        if let Ok(Some(request)) = read(&file)
            && request.is_ended_by(&deletion.person, deletion.at)
        {
            remove(&file)?;
        }
    }
    Ok(())
}

/// The request in this file; `None` if it is none.
fn read(file: &Path) -> io::Result<Option<Request>> {
    let mut text = Vec::new();
    File::open(file)?.take(LARGEST).read_to_end(&mut text)?;
    Ok(written::read(&text))
}

/// Returns whether another attempt to read the file would fail in the same way.
fn is_refused(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::IsADirectory)
}

/// Removes a file, which another process may have removed before.
fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

fn names(folder: &Path) -> io::Result<Vec<OsString>> {
    fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name())).collect()
}

fn is_draft(name: &OsString) -> bool {
    name.to_string_lossy().starts_with(DRAFT)
}
