//! The resources of a process, from `/proc`.

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::task::JoinHandle;

/// The resources of a process at a moment, or their maxima.
#[derive(Clone, Copy, Debug, Default)]
pub struct Holdings {
    /// Resident memory in KiB.
    pub memory: u64,
    pub threads: u64,
    /// The number of open files, including sockets.
    pub files: u64,
    pub sockets: u64,
}

impl Holdings {
    pub fn of(process: u32) -> Self {
        let links = std::fs::read_dir(format!("/proc/{process}/fd")).into_iter().flatten();
        let links: Vec<_> = links.filter_map(|link| link.ok()?.path().read_link().ok()).collect();
        let is_socket = |link: &&std::path::PathBuf| link.to_string_lossy().starts_with("socket:");
        Self {
            memory: status(process, "VmRSS:"),
            threads: status(process, "Threads:"),
            files: links.len() as u64,
            sockets: links.iter().filter(is_socket).count() as u64,
        }
    }

    /// The larger value of each resource.
    fn most(self, other: Self) -> Self {
        Self {
            memory: self.memory.max(other.memory),
            threads: self.threads.max(other.threads),
            files: self.files.max(other.files),
            sockets: self.sockets.max(other.sockets),
        }
    }
}

impl std::fmt::Display for Holdings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { memory, threads, files, sockets } = self;
        let memory = *memory as f64 / 1024.0;
        write!(f, "{memory:.1} MiB, {threads} threads, {files} files, {sockets} of them sockets")
    }
}

/// The peak memory of a process, in KiB.
pub fn most_memory(process: u32) -> u64 {
    status(process, "VmHWM:")
}

/// The CPU time of a process, in user and system mode.
pub fn computed(process: u32) -> Duration {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name is in parentheses and may contain anything.
    let after = text.rsplit(')').next().unwrap_or_default();
    let ticks = after.split_whitespace().skip(11).take(2).filter_map(|t| t.parse::<u64>().ok());
    // A tick is a hundredth of a second on every Linux system.
    Duration::from_millis(ticks.sum::<u64>() * 10)
}

fn status(process: u32, name: &str) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or_default()
}

/// The size of a file in bytes; 0 if it does not exist.
pub fn size(file: &Path) -> u64 {
    std::fs::metadata(file).map_or(0, |file| file.len())
}

/// Samples the resources of a process repeatedly.
pub struct Lookout {
    most: Arc<Mutex<Holdings>>,
    looking: JoinHandle<()>,
}

impl Lookout {
    pub fn at(process: u32) -> Self {
        let most = Arc::new(Mutex::new(Holdings::default()));
        let seen = most.clone();
        let looking = tokio::spawn(async move {
            loop {
                let now = Holdings::of(process);
                let most = *seen.lock().unwrap();
                *seen.lock().unwrap() = most.most(now);
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        });
        Self { most, looking }
    }

    /// The maxima over all samples.
    pub fn most(&self) -> Holdings {
        *self.most.lock().unwrap()
    }
}

impl Drop for Lookout {
    fn drop(&mut self) {
        self.looking.abort();
    }
}
