//! The messages that a debug build writes, and the values that it gives them, collected over all
//! processes of a run of the tests. A test compares them with the files in `locales/`.

use std::cell::RefCell;
use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::hash::{BuildHasher as _, RandomState};
use std::io::Write as _;
use std::path::Path;
use std::sync::{LazyLock, Mutex};
use std::{env, process};

use fluent_bundle::FluentArgs;

/// The lines that this process has written.
struct Collected {
    lines: HashSet<String>,
    file: File,
}

/// The file of this process in the folder that `HENGE_MESSAGES` names.
static COLLECTED: LazyLock<Option<Mutex<Collected>>> = LazyLock::new(|| {
    let path = Path::new(&env::var_os("HENGE_MESSAGES")?).join(process::id().to_string());
    let file = OpenOptions::new().create(true).append(true).open(path).ok()?;
    Some(Mutex::new(Collected { lines: HashSet::new(), file }))
});

static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::new);

thread_local! {
    /// What this thread has noted: messages with the names of their values, hashed.
    static NOTED: RefCell<HashSet<u64>> = RefCell::default();
}

/// Notes that this message was written with these values.
pub(super) fn note(id: &str, values: Option<&FluentArgs<'_>>) {
    let Some(collected) = &*COLLECTED else { return };
    let names = || values.into_iter().flat_map(FluentArgs::iter).map(|(name, _)| name);
    // Values come in any order.
    let hash = |text: &str| HASHES.hash_one(text);
    let hash = names().fold(hash(id), |sum, name| sum.wrapping_add(hash(name).rotate_left(1)));
    if !NOTED.with_borrow_mut(|noted| noted.insert(hash)) {
        return;
    }
    let mut names: Vec<&str> = names().collect();
    names.sort_unstable();
    let line = format!("{id} {}\n", names.join(" "));
    let Ok(mut collected) = collected.lock() else { return };
    if collected.lines.insert(line.clone()) {
        // A line that is lost is a message that the test misses.
        let _ = collected.file.write_all(line.as_bytes());
    }
}
