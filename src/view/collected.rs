//! The messages that a debug build writes, and the names and types of the values that it gives them,
//! collected over all processes of a run of the tests. Tests compare them with the files in `locales/`.

use std::cell::RefCell;
use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::hash::{BuildHasher as _, RandomState};
use std::io::Write as _;
use std::path::Path;
use std::sync::{LazyLock, Mutex};
use std::{env, process};

use fluent_bundle::{FluentArgs, FluentValue};

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
    /// What this thread has noted: messages with the names and types of their values, hashed.
    static NOTED: RefCell<HashSet<u64>> = RefCell::default();
}

/// Notes that this message was written with these values.
pub(super) fn note(id: &str, values: Option<&FluentArgs<'_>>) {
    let Some(collected) = &*COLLECTED else { return };
    let given = || {
        let all = values.into_iter().flat_map(FluentArgs::iter);
        all.map(|(name, value)| (name, matches!(value, FluentValue::Number(_))))
    };
    // Values come in any order.
    let add = |sum: u64, value: (&str, bool)| sum.wrapping_add(HASHES.hash_one(value));
    let hash = given().fold(HASHES.hash_one(id), add);
    if !NOTED.with_borrow_mut(|noted| noted.insert(hash)) {
        return;
    }
    let is_a = |is_number: bool| if is_number { "number" } else { "text" };
    let mut typed: Vec<String> =
        given().map(|(name, is_number)| format!("{name}/{}", is_a(is_number))).collect();
    typed.sort_unstable();
    let line = format!("{id} {}\n", typed.join(" "));
    let Ok(mut collected) = collected.lock() else { return };
    if collected.lines.insert(line.clone()) {
        // A line that is lost is a message that the test misses.
        let _ = collected.file.write_all(line.as_bytes());
    }
}
