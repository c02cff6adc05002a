//! Mutations that know the form of an input: lines, most of them JSON.

use rand::rngs::ChaCha20Rng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use crate::altered;

/// Mutates the input in place and returns its new size. Of two mutations one is libFuzzer's own; the
/// other alters the text as `alter` says.
pub fn mutate(
    input: &mut [u8],
    size: usize,
    longest: usize,
    seed: u32,
    alter: impl Fn(&str, &mut ChaCha20Rng) -> String,
) -> usize {
    let mut luck = ChaCha20Rng::seed_from_u64(u64::from(seed));
    if luck.random_bool(0.5) {
        return libfuzzer_sys::fuzzer_mutate(input, size, longest);
    }
    let text = String::from_utf8_lossy(&input[..size]).into_owned();
    let altered = alter(&text, &mut luck);
    let size = altered.len().min(longest);
    input[..size].copy_from_slice(&altered.as_bytes()[..size]);
    size
}

/// Alters one line: its values if it is JSON, or else its characters. Now and then a line is removed,
/// repeated, or swapped with another one.
pub fn lines(text: &str, luck: &mut ChaCha20Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    if lines.is_empty() {
        return altered::nonsense(luck);
    }
    let at = luck.random_range(0..lines.len());
    match luck.random_range(0..10) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[at].clone()),
        2 => {
            let other = luck.random_range(0..lines.len());
            lines.swap(at, other);
        }
        3 | 4 => lines[at] = altered::text(&lines, luck),
        _ => match serde_json::from_str(&lines[at]) {
            Ok(mut value) => {
                altered::json(&mut value, luck);
                lines[at] = value.to_string();
            }
            Err(_) => lines[at] = altered::text(&lines, luck),
        },
    }
    lines.join("\n")
}

/// One of these, by any number.
pub fn one_of<T>(all: &[T], number: usize) -> Option<&T> {
    all.get(number.checked_rem(all.len())?)
}

/// Any of these.
pub fn any<'a, T>(all: &'a [T], luck: &mut ChaCha20Rng) -> Option<&'a T> {
    all.choose(luck)
}
