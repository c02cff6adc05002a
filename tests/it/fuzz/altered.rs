//! Random alterations of texts and JSON.

use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;
use rand::seq::IndexedRandom as _;
use serde_json::Value;

/// Words that replace a number, a card, a seat or a list.
const WORDS: [&str; 26] = [
    "0",
    "-1",
    "1",
    "6",
    "21",
    "60",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "1e99",
    "-0.5",
    "null",
    "[]",
    "{}",
    "\"W\"",
    "\"\"",
    "true",
    "\u{0}",
    "🧙",
    "\u{202e}",
    ".",
    "..",
    "\\u0000",
];
/// Characters that separate the parts of a text.
const MARKS: [char; 8] = ['.', ',', ':', '"', '{', '[', '\n', '-'];
/// Maximum length of a nonsense text in bytes.
const LONGEST: usize = 220;

/// One of these texts with a few alterations, or now and then complete nonsense.
pub fn text(valid: &[String], luck: &mut ChaCha20Rng) -> String {
    if luck.random_bool(0.05) {
        return nonsense(luck);
    }
    let mut text = valid.choose(luck).unwrap().clone();
    for _ in 0..luck.random_range(0..4) {
        text = once(&text, valid, luck);
    }
    text
}

/// Random bytes or letters.
pub fn nonsense(luck: &mut ChaCha20Rng) -> String {
    let length = luck.random_range(0..LONGEST);
    if luck.random_bool(0.5) {
        let bytes: Vec<u8> = (0..length).map(|_| luck.random()).collect();
        return String::from_utf8_lossy(&bytes).into_owned();
    }
    let letters = "{}[]\",:.-+0123456789abcdefghilmnoprstuwxyzBGRYWJ \n";
    let letters: Vec<char> = letters.chars().collect();
    (0..length).map(|_| *letters.choose(luck).unwrap()).collect()
}

fn once(text: &str, valid: &[String], luck: &mut ChaCha20Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = luck.random_range(0..=bytes.len());
    let end = (at + luck.random_range(0..12)).min(bytes.len());
    match luck.random_range(0..7) {
        0 => bytes.insert(at, luck.random()),
        1 => drop(bytes.drain(at..end)),
        2 => {
            let piece = bytes[at..end].to_vec();
            bytes.splice(at..at, piece);
        }
        3 => bytes.truncate(at),
        4 => {
            let part = part(&bytes, at);
            bytes.splice(part, WORDS.choose(luck).unwrap().bytes());
        }
        5 => {
            // A part of another text replaces a part of this one.
            let other = valid.choose(luck).unwrap().as_bytes();
            let taken = part(other, luck.random_range(0..=other.len()));
            let part = part(&bytes, at);
            bytes.splice(part, other[taken].iter().copied());
        }
        _ => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1 << luck.random_range(0..8);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The part between two separators that contains this position.
fn part(bytes: &[u8], at: usize) -> std::ops::Range<usize> {
    let is_mark = |byte: &u8| MARKS.contains(&char::from(*byte));
    let start = bytes[..at].iter().rposition(is_mark).map_or(0, |mark| mark + 1);
    let end = bytes[at..].iter().position(is_mark).map_or(bytes.len(), |mark| at + mark);
    start..end
}

/// Alters some of the values inside a value.
pub fn json(value: &mut Value, luck: &mut ChaCha20Rng) {
    for _ in 0..luck.random_range(0..4) {
        let (pieces, other) = (count(value), any_piece(value, luck));
        let mut number = luck.random_range(0..pieces);
        alter(value, &mut number, other, luck);
    }
}

fn count(value: &Value) -> usize {
    1 + children(value).into_iter().map(count).sum::<usize>()
}

fn children(value: &Value) -> Vec<&Value> {
    match value {
        Value::Array(items) => items.iter().collect(),
        Value::Object(fields) => fields.values().collect(),
        _ => Vec::new(),
    }
}

fn any_piece(value: &Value, luck: &mut ChaCha20Rng) -> Value {
    let mut piece = value;
    while let Some(child) = children(piece).choose(luck).filter(|_| luck.random_bool(0.8)) {
        piece = child;
    }
    piece.clone()
}

/// Alters the piece with this number, counted from the outside. `number` is 0 once it has been
/// found.
fn alter(value: &mut Value, number: &mut usize, other: Value, luck: &mut ChaCha20Rng) -> bool {
    if *number == 0 {
        *value = altered(value, other, luck);
        return true;
    }
    *number -= 1;
    match value {
        Value::Array(items) => {
            items.iter_mut().any(|item| alter(item, number, other.clone(), luck))
        }
        Value::Object(fields) => {
            fields.values_mut().any(|field| alter(field, number, other.clone(), luck))
        }
        _ => false,
    }
}

fn altered(value: &Value, other: Value, luck: &mut ChaCha20Rng) -> Value {
    let word = |luck: &mut ChaCha20Rng| (*WORDS.choose(luck).unwrap()).to_owned();
    match (value, luck.random_range(0..5)) {
        (Value::Array(items), 0 | 1) if !items.is_empty() => {
            let (mut items, at) = (items.clone(), luck.random_range(0..items.len()));
            if luck.random_bool(0.5) {
                items.insert(at, items[at].clone());
            } else {
                items.remove(at);
            }
            Value::Array(items)
        }
        (Value::Object(fields), 0 | 1) if !fields.is_empty() => {
            let mut fields = fields.clone();
            let names: Vec<String> = fields.keys().cloned().collect();
            let field = fields.remove(names.choose(luck).unwrap()).unwrap();
            if luck.random_bool(0.5) {
                fields.insert(word(luck), field);
            }
            Value::Object(fields)
        }
        (Value::String(text), 0 | 1) => Value::String(once(text, std::slice::from_ref(text), luck)),
        (_, 0..=2) => other,
        (_, 3) => Value::String(word(luck)),
        _ => serde_json::from_str(&word(luck)).unwrap_or(Value::Null),
    }
}
