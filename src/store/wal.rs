//! The file of the write-ahead log, where another program keeps SQLite from emptying it.
//!
//! A program that replicates the database, such as Litestream, always reads from it, so SQLite never empties the log. It
//! is only restarted: each run begins at the start of the file with a new salt, and the frames of earlier runs remain
//! behind it, with what was deleted since, until they are overwritten. A log is restarted once all of its frames are in
//! the database and nobody reads them, so nobody needs the frames of earlier runs.

use std::fs::File;
use std::io::{self, ErrorKind, Read as _, Seek as _, SeekFrom};
use std::path::Path;

use super::files::private;

/// The sizes in bytes of the log's header, and of the header before each page.
const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
/// The first bytes of a log, whose last bit says in which order its checksums take bytes.
const MAGIC: u32 = 0x377f_0682;

/// The salt of a run of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run([u8; 8]);

/// The current run, unless the log is empty.
pub(super) fn run(log: &Path) -> io::Result<Option<Run>> {
    match File::open(log) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        opened => Ok(read_header(&mut opened?)?.map(|(run, _)| run)),
    }
}

/// Cuts off the frames of earlier runs. The caller has the database's write lock, so that nobody else adds frames or
/// restarts the log.
pub(super) fn cut(log: &Path) -> io::Result<()> {
    let mut file = private().read(true).write(true).open(log)?;
    let Some((run, page_size)) = read_header(&mut file)? else { return Ok(()) };
    let mut end = HEADER as u64;
    while let Some(frame) = read::<FRAME_HEADER>(&mut file, end)? {
        if Run(part(&frame, 8)) != run {
            file.set_len(end)?;
            return file.sync_all();
        }
        end += FRAME_HEADER as u64 + u64::from(page_size);
    }
    Ok(())
}

/// The current run, and the size of a page.
fn read_header(file: &mut File) -> io::Result<Option<(Run, u32)>> {
    let Some(header) = read::<HEADER>(file, 0)? else { return Ok(None) };
    let number = |at| u32::from_be_bytes(part(&header, at));
    Ok((number(0) & !1 == MAGIC).then(|| (Run(part(&header, 16)), number(8))))
}

/// This number of bytes at this place, unless the file ends before.
fn read<const BYTES: usize>(file: &mut File, at: u64) -> io::Result<Option<[u8; BYTES]>> {
    let mut bytes = [0; BYTES];
    file.seek(SeekFrom::Start(at))?;
    match file.read_exact(&mut bytes) {
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(None),
        read => read.map(|()| Some(bytes)),
    }
}

fn part<const BYTES: usize>(bytes: &[u8], at: usize) -> [u8; BYTES] {
    std::array::from_fn(|index| bytes[at + index])
}
