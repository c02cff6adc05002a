//! The emojis equal the drawings in `art/emojis`, and Discord accepts them.

use std::collections::BTreeMap;
use std::path::Path;

use henge::emojis::ALL;

/// Maximum size of an emoji at Discord, 256 KiB.
const LARGEST: usize = 256 * 1024;
/// Maximum number of emojis. Discord allows 2000, and some have been drawn in earlier versions.
const MOST: usize = 500;

#[test]
fn every_emoji_that_is_drawn_is_used_and_no_other() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("art/emojis");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let drawn: BTreeMap<String, Vec<u8>> = files
        .map(|file| {
            let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
            (name, std::fs::read(file).unwrap())
        })
        .collect();
    let used: BTreeMap<String, Vec<u8>> =
        ALL.iter().map(|emoji| (emoji.name.to_owned(), emoji.png.to_vec())).collect();
    assert_eq!(drawn.keys().collect::<Vec<_>>(), used.keys().collect::<Vec<_>>());
    assert!(drawn == used && used.len() == ALL.len());
}

#[test]
fn discord_takes_every_emoji() {
    assert!(ALL.len() <= MOST);
    for emoji in ALL {
        let is_letter =
            |letter: char| letter.is_ascii_lowercase() || "0123456789_".contains(letter);
        assert!((2..=32).contains(&emoji.name.len()) && emoji.name.chars().all(is_letter));
        assert!(emoji.png.starts_with(b"\x89PNG\r\n\x1a\n") && emoji.png.len() <= LARGEST);
        let size: [u8; 8] = emoji.png[16..24].try_into().unwrap();
        assert_eq!(size, [0, 0, 0, 128, 0, 0, 0, 128], "{}", emoji.name);
    }
}
