//! The recipe for a standby: its files agree with each other, and with what people are told. `tests/crash/standby.rs`
//! follows it.

use std::collections::BTreeSet;

const GUIDE: &str = include_str!("../../docs/hosting.md");
const PRIVACY: &str = include_str!("../../PRIVACY.md");
const LITESTREAM: &str = include_str!("../../packaging/litestream.yml");
const COMPOSE: &str = include_str!("../../compose.standby.yaml");
const KUBERNETES: &str = include_str!("../../packaging/kubernetes.yml");
const ENVIRONMENT: &str = include_str!("../../packaging/replica.env.example");

/// The images of this program in a file.
fn images(file: &'static str, program: &str) -> BTreeSet<&'static str> {
    let images = file.lines().filter_map(|line| line.trim().strip_prefix("image: "));
    images.filter(|image| image.starts_with(program)).collect()
}

/// The hours in a line such as `retention: 72h`.
fn hours(setting: &str) -> u32 {
    let line = LITESTREAM.lines().find_map(|line| line.trim().strip_prefix(setting));
    line.and_then(|hours| hours.strip_suffix('h')?.parse().ok())
        .unwrap_or_else(|| panic!("{setting}"))
}

#[test]
fn every_file_names_the_same_version_of_a_program() {
    for program in ["litestream/litestream:", "rclone/rclone:"] {
        let compose = images(COMPOSE, program);
        assert_eq!(compose.len(), 1, "{compose:?}");
        assert_eq!(compose, images(KUBERNETES, program));
    }
    let (_, version) = images(COMPOSE, "litestream/").first().unwrap().split_once(':').unwrap();
    assert!(LITESTREAM.contains(&format!("Litestream {version} ")), "{version} in litestream.yml");
    assert!(GUIDE.contains(&format!("version {version}, runs")), "{version} in docs/hosting.md");
}

/// A snapshot is deleted when the first one after its retention is made. Changes after it are deleted with the next
/// snapshot, and a file that holds changes from before and after that one, with the one after.
#[test]
fn a_replica_keeps_what_was_deleted_for_no_longer_than_people_are_told() {
    assert!(PRIVACY.contains("at most seven days after it was deleted from the database"));
    assert!(hours("retention: ") + 3 * hours("interval: ") < 7 * 24);
}

#[test]
fn every_variable_of_the_recipe_is_explained() {
    let used = LITESTREAM.split("${").skip(1).filter_map(|part| Some(part.split_once('}')?.0));
    let mut used: BTreeSet<_> = used.collect();
    assert!(used.remove("DATABASE"), "{used:?}");
    let lines = ENVIRONMENT.lines().filter(|line| !line.starts_with('#'));
    let explained: BTreeSet<_> = lines.filter_map(|line| Some(line.split_once('=')?.0)).collect();
    for name in &used {
        assert!(explained.contains(name), "{name} in packaging/replica.env.example");
    }
}
