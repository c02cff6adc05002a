//! Lists the files of each language in `locales/`, so that a new file or language is found.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let locales = Path::new(&variable("CARGO_MANIFEST_DIR")).join("locales");
    let mut list = "pub const LOCALES: &[(&str, &[&str])] = &[\n".to_owned();
    for language in entries(&locales) {
        let name = language.file_name().unwrap_or_default().to_string_lossy();
        let files = entries(&language).into_iter();
        let files = files.map(|file| format!("include_str!({:?})", file.display().to_string()));
        let _ = writeln!(list, "({name:?}, &[{}]),", files.collect::<Vec<_>>().join(", "));
    }
    list.push_str("];\n");
    let to = Path::new(&variable("OUT_DIR")).join("locales.rs");
    fs::write(to, list).expect("the build folder can be written");
    println!("cargo::rerun-if-changed=locales");
}

fn variable(name: &str) -> String {
    std::env::var(name).expect("Cargo sets it")
}

/// The entries of a folder, in the order of their names.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let read = fs::read_dir(folder).expect("the folder can be read");
    let mut entries: Vec<_> = read.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    entries
}
