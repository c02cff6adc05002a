//! The image: its build context contains everything that the program is built from, and no secret. The image of a
//! release, which is made of a program that is already built, says and does the same.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use crate::home;

const IGNORED: &str = include_str!("../../.dockerignore");
const DOCKERFILE: &str = include_str!("../../Dockerfile");
const RELEASED: &str = include_str!("../../packaging/Dockerfile");

/// Returns whether Docker copies the file with this path. The last rule that matches it, or a
/// folder above it, decides.
pub fn takes(path: &str) -> bool {
    let rules = IGNORED.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let path: Vec<&str> = path.split('/').collect();
    let fits = |rule: &str| {
        let rule: Vec<&str> = rule.split('/').collect();
        (1..=path.len()).any(|depth| fits(&rule, &path[..depth]))
    };
    rules.fold(true, |is_in, rule| match rule.strip_prefix('!') {
        Some(rule) => is_in || fits(rule),
        None => is_in && !fits(rule),
    })
}

/// Returns whether a pattern's components match those of a path; `**` matches any number of them.
fn fits(pattern: &[&str], path: &[&str]) -> bool {
    match (pattern, path) {
        ([], []) => true,
        (["**", rest @ ..], _) => (0..=path.len()).any(|skipped| fits(rest, &path[skipped..])),
        ([first, rest @ ..], [name, names @ ..]) => name_fits(first, name) && fits(rest, names),
        ([], _) | (_, []) => false,
    }
}

/// Returns whether a pattern matches one name; `*` matches any part of it.
fn name_fits(pattern: &str, name: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else { return pattern == name };
    let Some(name) = name.strip_prefix(start) else { return false };
    let mut ends = (0..=name.len()).filter(|at| name.is_char_boundary(*at));
    ends.any(|at| name_fits(rest, &name[at..]))
}

#[test]
fn rules_are_read_as_docker_reads_them() {
    for (pattern, path, expected) in [
        ("**/*.db*", "henge.db", true),
        ("**/*.db*", "a/b/henge.db-wal", true),
        ("**/*.db*", "a/database", false),
        ("LICENSE-*", "LICENSE-MIT", true),
        ("*", "a/b", false),
        ("src", "src", true),
    ] {
        let [pattern, path] = [pattern, path].map(|text| text.split('/').collect::<Vec<_>>());
        assert_eq!(fits(&pattern, &path), expected, "{pattern:?} {path:?}");
    }
    assert!(takes("src/main.rs") && !takes("target/release/henge"));
}

/// Copies the files that Docker would copy.
pub fn copy(folder: &str, to: &Path) {
    for file in home().join(folder).read_dir().unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        let path = if folder.is_empty() { name } else { format!("{folder}/{name}") };
        if !takes(&path) {
            continue;
        }
        if home().join(&path).is_dir() {
            std::fs::create_dir(to.join(&path)).unwrap();
            copy(&path, to);
        } else {
            std::fs::copy(home().join(&path), to.join(&path)).unwrap();
        }
    }
}

/// The arguments of `cargo build` in the Dockerfile.
fn build_arguments() -> Vec<&'static str> {
    let (_, command) = DOCKERFILE.split_once("cargo build ").expect("it builds the program");
    command.split_whitespace().take_while(|word| word.starts_with("--")).collect()
}

/// The test does not compile, which would take minutes: a missing part of the workspace is found as
/// soon as cargo reads it.
#[test]
fn what_goes_into_the_image_is_a_whole_workspace() {
    let folder = TempDir::new().unwrap();
    copy("", folder.path());
    let arguments = build_arguments();
    assert!(arguments.contains(&"--locked") && arguments.contains(&"--release"), "{arguments:?}");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["tree", "--quiet", "--offline"]).current_dir(folder.path());
    cargo.args(arguments.iter().filter(|argument| **argument != "--release"));
    let read = cargo.output().unwrap();
    assert!(read.status.success(), "{}", String::from_utf8_lossy(&read.stderr));
}

/// All source files of the library. The compiler lists the files that it has read next to its
/// output.
fn read_by_the_compiler() -> BTreeSet<String> {
    let made = Path::new(env!("CARGO_BIN_EXE_henge")).with_file_name("deps");
    let mut files = BTreeSet::new();
    for file in made.read_dir().unwrap().map(|file| file.unwrap().path()) {
        let name = file.file_name().unwrap().to_str().unwrap();
        if name.starts_with("henge-") && file.extension().is_some_and(|ending| ending == "d") {
            let notes = std::fs::read_to_string(&file).unwrap();
            let library = notes.lines().filter_map(|line| line.split_once(".rlib: "));
            files.extend(library.flat_map(|(_, read)| read.split(' ').map(str::to_owned)));
        }
    }
    // Lists from earlier builds may name a file that is gone.
    let files = files.iter().filter_map(|file| home().join(file).canonicalize().ok());
    let home = home().canonicalize().unwrap();
    let files = files.filter_map(|file| Some(file.strip_prefix(&home).ok()?.to_str()?.to_owned()));
    // What the build script writes is made anew in the image.
    files.filter(|file| !file.starts_with("target/")).collect()
}

#[test]
fn every_file_that_the_program_is_made_of_goes_into_the_image() {
    let files = read_by_the_compiler();
    let missing: Vec<_> = files.iter().filter(|file| !takes(file)).collect();
    assert!(missing.is_empty(), ".dockerignore keeps out {missing:?}");
    assert!(takes("build.rs"), "the build script");
    for kind in ["src/lib.rs", "locales/", "migrations/", "packaging/", "art/"] {
        let is_of_it = |file: &String| file.starts_with(kind);
        assert!(files.iter().any(is_of_it), "no {kind} was read: {files:?}");
    }
}

#[test]
fn no_token_and_no_database_goes_into_the_image() {
    let compose = include_str!("../../compose.yaml");
    let (_, token) = compose.split_once("file: ./").expect("a file for the token");
    let secrets =
        [".env", "henge.token", ".git/config", "henge.db", "henge.db-wal", "henge.db.deleted"];
    let token = token.lines().next().unwrap();
    for secret in secrets.into_iter().chain([token, "backups/henge-2026-01-31.db"]) {
        assert!(!takes(secret), "{secret} goes into the image");
    }
    for secret in
        [".env", ".env.local", "henge.token", "henge.db", "henge.db-wal", "henge.db.deleted"]
    {
        assert!(!takes(&format!("playground/{secret}")), "{secret} in a folder of sources");
    }
}

#[test]
fn each_image_says_what_it_is() {
    for (label, expected) in [
        ("title", env!("CARGO_PKG_NAME")),
        ("description", env!("CARGO_PKG_DESCRIPTION")),
        ("licenses", env!("CARGO_PKG_LICENSE")),
        ("version", env!("CARGO_PKG_VERSION")),
    ] {
        let label = format!("org.opencontainers.image.{label}=\"{expected}\"");
        assert!(DOCKERFILE.contains(&label), "{label} in the Dockerfile");
        assert!(RELEASED.contains(&label), "{label} in packaging/Dockerfile");
    }
}

#[test]
fn the_image_is_built_with_the_rust_of_the_manifest() {
    let rust = format!("FROM rust:{}-", env!("CARGO_PKG_RUST_VERSION"));
    assert!(DOCKERFILE.contains(&rust), "{rust} in the Dockerfile");
}

#[test]
fn the_image_of_a_release_is_run_like_the_one_that_a_host_builds() {
    let [built, released] = [DOCKERFILE, RELEASED]
        .map(|file| file.split_once("\nVOLUME ").expect("a volume for the database").1);
    assert_eq!(built, released, "the Dockerfile on the left, packaging/Dockerfile on the right");
}
