//! The files of a set-up: only their owner may read them, and none is overwritten unasked.

use std::borrow::Cow;
use std::fs::create_dir_all;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::program::Failure;

/// The treatment of a file that exists already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Existing {
    Kept,
    Replaced,
}

/// Checks that no file would be in the way.
pub(super) fn check_free<'a>(
    mut files: impl Iterator<Item = &'a PathBuf>,
    existing: Existing,
) -> Result<(), Failure> {
    // A symbolic link is in the way even if its target is missing.
    let in_the_way = |file: &&PathBuf| file.symlink_metadata().is_ok();
    match (existing, files.find(in_the_way)) {
        (Existing::Kept, Some(file)) => Err(is_there(file)),
        (Existing::Kept, None) | (Existing::Replaced, _) => Ok(()),
    }
}

fn is_there(file: &Path) -> Failure {
    let file = file.display();
    Failure::Failed(format!("{file} exists already and is kept; with --force it is replaced"))
}

/// Makes the folder if it does not exist. Returns its absolute path.
pub(super) fn make(folder: &Path) -> Result<PathBuf, Failure> {
    let made = create_dir_all(folder).and_then(|()| folder.canonicalize());
    let failed =
        |error: io::Error| Failure::Failed(format!("cannot make {}: {error}", folder.display()));
    made.map_err(failed)
}

/// Writes a file, which appears when it is whole and on disk.
pub(super) fn write(file: &Path, text: &str, existing: Existing) -> Result<(), Failure> {
    try_to_write(file, text, existing).map_err(|error| {
        if existing == Existing::Kept && error.kind() == io::ErrorKind::AlreadyExists {
            return is_there(file);
        }
        Failure::Failed(format!("cannot write {}: {error}", file.display()))
    })
}

fn try_to_write(file: &Path, text: &str, existing: Existing) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("/"));
    create_dir_all(folder)?;
    // Only the owner may read a temporary file, from the beginning.
    let mut whole = tempfile::Builder::new().prefix(".henge-").tempfile_in(folder)?;
    whole.write_all(text.as_bytes())?;
    whole.as_file().sync_all()?;
    match existing {
        Existing::Kept => whole.persist_noclobber(file)?,
        Existing::Replaced => whole.persist(file)?,
    };
    Ok(())
}

/// The path as one word of a shell.
pub(super) fn quoted(path: &Path) -> String {
    let text = path.to_string_lossy();
    shlex::try_quote(&text).map_or_else(|_| text.to_string(), Cow::into_owned)
}
