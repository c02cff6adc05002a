//! Bad text of any kind is refused without a panic.

use std::sync::LazyLock;

use henge::record::verify;
use henge::rules::cards::Options;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::records::text::Text;

static RECORDS: LazyLock<[String; 3]> = LazyLock::new(|| {
    let unicolore = Options { unicolore: true, ..Options::default() };
    [(Options::default(), 3), (Options::default(), 6), (unicolore, 4)]
        .map(|(options, seats)| Text::with(options, seats).text())
});

/// Words that replace a number, a card, a seat or a list.
const WORDS: [&str; 14] = [
    "0", "-1", "6", "21", "255", "256", "65536", "1e99", "null", "[]", "{}", "\"W\"", "\"\"",
    "true",
];

fn any_record() -> impl Strategy<Value = String> {
    (0..RECORDS.len()).prop_map(|number| RECORDS[number].clone())
}

/// Reads the text as a record; the result does not matter here.
fn read(text: &str) {
    let _ = verify(text);
    let _ = referee::check(text);
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 300,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn bytes_altered_at_random(
        record in any_record(),
        bytes in prop::collection::vec((any::<Index>(), any::<u8>()), 1..8),
    ) {
        let mut text = record.into_bytes();
        for (place, byte) in bytes {
            let place = place.index(text.len());
            text[place] = byte;
        }
        read(&String::from_utf8_lossy(&text));
    }

    #[test]
    fn a_part_cut_out(record in any_record(), from in any::<Index>(), to in any::<Index>()) {
        let (from, to) = (from.index(record.len()), to.index(record.len()));
        let mut text = record;
        text.replace_range(from.min(to)..from.max(to), "");
        read(&text);
    }

    #[test]
    fn another_word_where_a_value_stands(
        record in any_record(),
        place in any::<Index>(),
        word in select(&WORDS[..]),
    ) {
        let is_value = |(at, _): &(usize, &str)| record[at + 1..].starts_with(|next| next != '"');
        let values: Vec<usize> =
            record.match_indices([':', '[', ',']).filter(is_value).map(|(at, _)| at + 1).collect();
        let at = values[place.index(values.len())];
        let ends = |next: char| matches!(next, ',' | ']' | '}' | '\n');
        let end = at + record[at..].find(ends).unwrap();
        let mut text = record.clone();
        text.replace_range(at..end, word);
        read(&text);
    }

    #[test]
    fn any_text(text in "\\PC{0,200}(\n\\PC{0,80}){0,3}") {
        read(&text);
        prop_assert!(verify(&text).is_err());
    }

    #[test]
    fn any_text_after_a_header(record in any_record(), text in "[{}\\[\\]\",:a-z0-9-]{0,120}") {
        let header = record.lines().next().unwrap();
        let text = format!("{header}\n{text}\n");
        read(&text);
        prop_assert!(verify(&text).is_err());
    }
}
