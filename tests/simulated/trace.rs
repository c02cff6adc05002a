//! The trace of a run, line by line.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::time::Instant;

/// The number of last lines that are printed for a run that violates an invariant.
const LAST: usize = 80;
/// Maximum length of a line; longer ones are cut.
const LONGEST: usize = 1000;

/// The lines of a run.
#[derive(Clone)]
pub struct Trace {
    started: Instant,
    lines: Arc<Mutex<Vec<(String, u64)>>>,
}

impl Trace {
    pub fn start() -> Self {
        Self { started: Instant::now(), lines: Arc::default() }
    }

    /// Adds a line with the current time.
    pub fn say(&self, what: &str) {
        let mut hash = DefaultHasher::new();
        what.hash(&mut hash);
        let end = what.floor_char_boundary(LONGEST);
        let at = self.started.elapsed();
        let line = format!("{:>9.3} {}", at.as_secs_f64(), &what[..end]);
        self.lines.lock().unwrap_or_else(PoisonError::into_inner).push((line, hash.finish()));
    }

    /// A hash of the whole trace.
    pub fn sum(&self) -> u64 {
        let mut hash = DefaultHasher::new();
        self.lines().hash(&mut hash);
        hash.finish()
    }
    pub fn course(&self) -> String {
        let lines: Vec<String> = self.lines().into_iter().map(|(line, _)| line).collect();
        lines.join("\n")
    }
    pub fn end(&self) -> String {
        let lines = self.lines();
        let last = lines[lines.len().saturating_sub(LAST)..].iter().map(|(line, _)| line.as_str());
        last.collect::<Vec<_>>().join("\n")
    }

    /// The first lines in which this run and another differ.
    pub fn first_difference(&self, other: &Self) -> Option<(String, String)> {
        let (mine, others) = (self.lines(), other.lines());
        let end = || (String::from("the end"), 0);
        let longest = mine.len().max(others.len());
        let mut pairs = (0..longest).map(|at| {
            (mine.get(at).cloned().unwrap_or_else(end), others.get(at).cloned().unwrap_or_else(end))
        });
        pairs.find(|(one, another)| one != another).map(|(one, another)| (one.0, another.0))
    }

    fn lines(&self) -> Vec<(String, u64)> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
