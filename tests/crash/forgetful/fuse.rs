//! The file system as the kernel asks for it.

use std::ffi::OsStr;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use fuser::{
    BsdFileFlags, Errno, FileAttr, FileHandle, FileType, Filesystem, FopenFlags, Generation,
    INodeNo, InitFlags, KernelConfig, LockOwner, OpenFlags, RenameFlags, ReplyAttr, ReplyCreate,
    ReplyData, ReplyEmpty, ReplyEntry, ReplyWrite, Request, TimeOrNow, WriteFlags,
};

use super::Disk;
use super::folder::{Folder, Inode};

/// The number of the first file; the folder itself has number 1.
pub const FIRST_FILE: Inode = 2;
/// The kernel asks again for every name and every size.
const NEVER_CACHED: Duration = Duration::ZERO;
const RIGHTS: u16 = 0o7777;

pub struct Mounted(pub Arc<Mutex<Disk>>);

impl Mounted {
    fn disk(&self) -> MutexGuard<'_, Disk> {
        self.0.lock().unwrap()
    }

    fn attributes(&self, request: &Request, file: INodeNo) -> Result<FileAttr, Errno> {
        attributes(&self.disk().folder, request, file)
    }

    /// Changes the folder, if there is power.
    fn change<T>(&self, change: impl FnOnce(&mut Folder) -> Result<T, Errno>) -> Result<T, Errno> {
        self.disk().change().and_then(change)
    }
}

fn attributes(folder: &Folder, request: &Request, file: INodeNo) -> Result<FileAttr, Errno> {
    let (kind, size, perm) = if file == INodeNo::ROOT {
        (FileType::Directory, 0, 0o700)
    } else {
        let stored = folder.get(file.0).ok_or(Errno::ESTALE)?;
        (FileType::RegularFile, stored.file.seen().len() as u64, stored.mode)
    };
    Ok(FileAttr {
        ino: file,
        size,
        blocks: size.div_ceil(512),
        atime: UNIX_EPOCH,
        mtime: UNIX_EPOCH,
        ctime: UNIX_EPOCH,
        crtime: UNIX_EPOCH,
        kind,
        perm,
        nlink: 1,
        uid: request.uid(),
        gid: request.gid(),
        rdev: 0,
        blksize: 4096,
        flags: 0,
    })
}

impl Filesystem for Mounted {
    /// Lets the kernel keep what is written until a sync or until it sees fit, as with any disk.
    fn init(&mut self, _: &Request, kernel: &mut KernelConfig) -> io::Result<()> {
        let refused = kernel.add_capabilities(InitFlags::FUSE_WRITEBACK_CACHE);
        refused.map_err(|_| io::ErrorKind::Unsupported.into())
    }

    fn lookup(&self, request: &Request, _: INodeNo, name: &OsStr, reply: ReplyEntry) {
        let disk = self.disk();
        let found = disk.folder.find(name).ok_or(Errno::ENOENT);
        match found.and_then(|file| attributes(&disk.folder, request, INodeNo(file))) {
            Ok(attributes) => reply.entry(&NEVER_CACHED, &attributes, Generation(0)),
            Err(error) => reply.error(error),
        }
    }

    fn getattr(&self, request: &Request, file: INodeNo, _: Option<FileHandle>, reply: ReplyAttr) {
        match self.attributes(request, file) {
            Ok(attributes) => reply.attr(&NEVER_CACHED, &attributes),
            Err(error) => reply.error(error),
        }
    }

    /// Sets the size and the rights. Owners and times are not kept.
    fn setattr(
        &self,
        request: &Request,
        file: INodeNo,
        mode: Option<u32>,
        _uid: Option<u32>,
        _gid: Option<u32>,
        size: Option<u64>,
        _atime: Option<TimeOrNow>,
        _mtime: Option<TimeOrNow>,
        _ctime: Option<SystemTime>,
        _handle: Option<FileHandle>,
        _crtime: Option<SystemTime>,
        _chgtime: Option<SystemTime>,
        _bkuptime: Option<SystemTime>,
        _flags: Option<BsdFileFlags>,
        reply: ReplyAttr,
    ) {
        let change = |folder: &mut Folder| {
            let stored = folder.get_mut(file.0).ok_or(Errno::ESTALE)?;
            if let Some(size) = size {
                stored.file.set_size(size as usize);
            }
            if let Some(mode) = mode {
                stored.mode = mode as u16 & RIGHTS;
            }
            attributes(folder, request, file)
        };
        let changes = mode.is_some() || size.is_some();
        match if changes { self.change(change) } else { self.attributes(request, file) } {
            Ok(attributes) => reply.attr(&NEVER_CACHED, &attributes),
            Err(error) => reply.error(error),
        }
    }

    fn create(
        &self,
        request: &Request,
        _folder: INodeNo,
        name: &OsStr,
        mode: u32,
        umask: u32,
        _flags: i32,
        reply: ReplyCreate,
    ) {
        let done = self.change(|folder| {
            let file = folder.create(name, (mode & !umask) as u16 & RIGHTS);
            attributes(folder, request, INodeNo(file))
        });
        match done {
            Ok(attributes) => reply.created(
                &NEVER_CACHED,
                &attributes,
                Generation(0),
                FileHandle(0),
                FopenFlags::empty(),
            ),
            Err(error) => reply.error(error),
        }
    }

    fn unlink(&self, _: &Request, _folder: INodeNo, name: &OsStr, reply: ReplyEmpty) {
        let done = self.change(|folder| {
            folder.find(name).ok_or(Errno::ENOENT)?;
            folder.remove(name);
            Ok(())
        });
        answer(done, reply);
    }

    fn rename(
        &self,
        _: &Request,
        _folder: INodeNo,
        name: &OsStr,
        _new_folder: INodeNo,
        new_name: &OsStr,
        flags: RenameFlags,
        reply: ReplyEmpty,
    ) {
        if !flags.is_empty() {
            return reply.error(Errno::EINVAL);
        }
        let done = self.change(|folder| {
            folder.find(name).ok_or(Errno::ENOENT)?;
            folder.rename(name, new_name);
            Ok(())
        });
        answer(done, reply);
    }

    fn read(
        &self,
        _: &Request,
        file: INodeNo,
        _handle: FileHandle,
        offset: u64,
        size: u32,
        _flags: OpenFlags,
        _lock_owner: Option<LockOwner>,
        reply: ReplyData,
    ) {
        let disk = self.disk();
        let Some(stored) = disk.folder.get(file.0) else { return reply.error(Errno::ESTALE) };
        let seen = stored.file.seen();
        let start = seen.len().min(offset as usize);
        let end = seen.len().min(start + size as usize);
        reply.data(&seen[start..end]);
    }

    fn write(
        &self,
        _: &Request,
        file: INodeNo,
        _handle: FileHandle,
        offset: u64,
        bytes: &[u8],
        _write_flags: WriteFlags,
        _flags: OpenFlags,
        _lock_owner: Option<LockOwner>,
        reply: ReplyWrite,
    ) {
        match self.disk().write(file.0, offset as usize, bytes) {
            Ok(()) => reply.written(bytes.len() as u32),
            Err(error) => reply.error(error),
        }
    }

    /// Closing a file makes nothing durable.
    fn flush(
        &self,
        _: &Request,
        _file: INodeNo,
        _handle: FileHandle,
        _lock_owner: LockOwner,
        reply: ReplyEmpty,
    ) {
        reply.ok();
    }

    fn fsync(
        &self,
        _: &Request,
        file: INodeNo,
        _handle: FileHandle,
        _only_data: bool,
        reply: ReplyEmpty,
    ) {
        answer(self.disk().sync(file.0), reply);
    }

    fn fsyncdir(
        &self,
        _: &Request,
        _folder: INodeNo,
        _handle: FileHandle,
        _only_data: bool,
        reply: ReplyEmpty,
    ) {
        answer(self.disk().sync_names(), reply);
    }
}

fn answer(done: Result<(), Errno>, reply: ReplyEmpty) {
    match done {
        Ok(()) => reply.ok(),
        Err(error) => reply.error(error),
    }
}
