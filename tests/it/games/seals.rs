//! Checksums of all stored games.

use std::collections::BTreeMap;
use std::path::PathBuf;

use sha2::{Digest as _, Sha256};

use crate::games::home;

/// Checks that every game that was ever stored is present and unchanged, and that every game that
/// is present has its seal.
pub fn check(files: impl Iterator<Item = PathBuf>) {
    let text = std::fs::read_to_string(home().join("seals.txt")).unwrap();
    let mut sealed: BTreeMap<&str, &str> = text
        .lines()
        .map(|line| line.split_once("  ").expect("a line of seals.txt: a hash, two spaces, a file"))
        .map(|(hash, file)| (file, hash))
        .collect();
    let mut without = Vec::new();
    for path in files {
        let file = path.strip_prefix(home()).unwrap().to_str().unwrap().to_owned();
        let hash = hex::encode(Sha256::digest(std::fs::read(&path).unwrap()));
        match sealed.remove(file.as_str()) {
            Some(sealed) => assert_eq!(hash, sealed, "{file}: a stored game may never be changed"),
            None => without.push(format!("{hash}  {file}")),
        }
    }
    assert!(sealed.is_empty(), "a stored game may never be taken away: {:?}", sealed.keys());
    assert!(without.is_empty(), "add to tests/it/games/seals.txt:\n{}", without.join("\n"));
}
