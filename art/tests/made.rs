//! The committed files are those that the crate generates.
#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::collections::BTreeSet;
use std::fs;
use std::sync::LazyLock;

use art::{Emoji, Made};

/// The largest emoji that Discord accepts, in bytes.
const LARGEST_EMOJI: usize = 256 * 1024;

static MADE: LazyLock<Vec<Made>> = LazyLock::new(|| art::made().unwrap());

#[test]
fn what_is_committed_is_what_is_made() {
    for made in MADE.iter() {
        let committed = fs::read(art::folder().join(&made.path)).unwrap_or_default();
        let path = made.path.display();
        assert!(committed == made.bytes, "{path} is another one: `cargo run -p art` makes it anew");
    }
}

#[test]
fn nothing_else_is_committed() {
    let made: BTreeSet<_> = MADE.iter().map(|made| made.path.clone()).collect();
    let files = |folder| fs::read_dir(art::folder().join(folder)).unwrap();
    for file in files("emojis").chain(files("sprites")) {
        let path = file.unwrap().path();
        let path = path.strip_prefix(art::folder()).unwrap();
        assert!(made.contains(path), "{} is made by nothing", path.display());
    }
}

#[test]
fn discord_takes_every_emoji() {
    let names: BTreeSet<String> = Emoji::all().into_iter().map(Emoji::name).collect();
    assert_eq!(names.len(), Emoji::all().len(), "names are different");
    for name in &names {
        let is_word = name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
        assert!((2..=32).contains(&name.len()) && is_word, "{name}");
    }
    for made in MADE.iter().filter(|made| made.path.starts_with("emojis")) {
        assert!(made.bytes.len() <= LARGEST_EMOJI, "{}", made.path.display());
    }
}
