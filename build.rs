//! Lists the files of each language in `locales/`, so that a new file or language is found.

use std::io;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> io::Result<()> {
    let folder = |variable| env::var_os(variable).map(PathBuf::from).ok_or(io::ErrorKind::NotFound);
    let locales = folder("CARGO_MANIFEST_DIR")?.join("locales");
    let listed = entries(&locales)?.into_iter().map(|language| {
        let name = language.file_name().unwrap_or_default().to_string_lossy();
        let files = entries(&language)?.into_iter();
        let files = files.map(|file| format!("include_str!({:?})", file.display().to_string()));
        Ok(format!("({name:?}, &[{}])", files.collect::<Vec<_>>().join(", ")))
    });
    let listed = listed.collect::<io::Result<Vec<_>>>()?.join(",\n");
    let list = format!("pub const LOCALES: &[(&str, &[&str])] = &[\n{listed}\n];\n");
    fs::write(folder("OUT_DIR")?.join("locales.rs"), list)?;
    println!("cargo::rerun-if-changed=locales");
    Ok(())
}

/// The entries of a folder, in the order of their names.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut entries = entries.collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}
