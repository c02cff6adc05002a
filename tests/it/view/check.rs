//! Discord's limits for one message, and texts that no message may contain.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use henge::view::{Embed, Message, Select};
use unicode_width::UnicodeWidthStr as _;

/// Maximum width of a table in a code block, so that a phone does not wrap it.
const WIDEST: usize = 34;
/// The least length of a part of a message by which it is known in a text, in characters.
const KNOWN_BY: usize = 10;

/// Checks that Discord accepts this message, and that everything in it is correct.
pub fn check(message: &Message) {
    check_length(&message.text(), 2000);
    let empty = message.text().is_empty() && message.embed.is_none() && message.rows.is_empty();
    assert!(!empty, "an empty message");
    check_sentences(&without_mentions(message));
    if let Some(embed) = &message.embed {
        check_embed(embed);
    }
    check_buttons(message);
    check_selects(message);
    check_several(message);
}

/// The content without mentions; everybody who is mentioned is named in it exactly once.
fn without_mentions(message: &Message) -> String {
    let mut content = message.text();
    for person in &message.mentions {
        let mention = format!("<@{person}>");
        assert_eq!(content.matches(&mention).count(), 1, "{mention} in {content}");
        content = content.replace(&mention, "");
    }
    content
}

fn check_embed(embed: &Embed) {
    check_length(&embed.title, 256);
    check_length(&embed.description, 4096);
    check_length(&embed.footer, 2048);
    check_without_emojis(&embed.footer);
    assert!(!embed.footer.contains('\\'), "an escape is shown as it is typed: {}", embed.footer);
    assert!(embed.fields.len() <= 25);
    let mut all = vec![&embed.title, &embed.description, &embed.footer];
    for field in &embed.fields {
        check_length(&field.name, 256);
        check_length(&field.value, 1024);
        assert!(!field.name.is_empty() && !field.value.is_empty(), "{field:?}");
        all.extend([&field.name, &field.value]);
    }
    assert!(all.iter().map(|text| text.encode_utf16().count()).sum::<usize>() <= 6000, "{embed:?}");
    for text in all {
        check_sentences(text);
    }
}

/// Checks a text without emojis: in code blocks, footers and labels, Discord shows an application's
/// emoji as its source text.
fn check_without_emojis(text: &str) {
    assert!(!text.contains("<:"), "an emoji is shown as it is written: {text}");
}

/// Checks a length. Discord counts UTF-16 code units, as JavaScript does.
fn check_length(text: &str, most: usize) {
    let is_short = text.encode_utf16().count() <= most;
    assert!(is_short, "longer than {most}, from {:?}: {text}", lines_in(text));
}

/// The files and lines of the messages of which a text may be made: it has a long part of each.
pub fn lines_in(text: &str) -> Vec<String> {
    let within = |folder: &Path| -> Vec<PathBuf> {
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect()
    };
    let is_used = |line: &str| {
        let said = line.split_once(" = ").or(line.split_once("] ")).map_or(line, |(_, said)| said);
        let mut parts = said.split(['{', '}']).step_by(2).map(str::trim);
        parts.any(|part| part.chars().count() >= KNOWN_BY && text.contains(part))
    };
    let mut lines = Vec::new();
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    for file in within(&locales).iter().flat_map(|folder| within(folder)) {
        let messages = fs::read_to_string(&file).unwrap_or_default();
        let used = messages.lines().enumerate().filter(|(_, line)| is_used(line));
        lines.extend(used.map(|(above, _)| format!("{}:{}", file.display(), above + 1)));
    }
    lines
}

/// Checks that every sentence exists, that nothing in it is active markup, that columns fit on a
/// phone, and that no line is broken between a symbol and its letter or word.
pub fn check_sentences(text: &str) {
    assert!(!text.contains('⟨') && !text.contains("{$"), "a sentence is missing: {text}");
    assert!(!text.contains(['\u{202e}', '\u{0}', '\u{7}']), "{text:?}");
    let (running, columns): (Vec<_>, Vec<_>) =
        text.split("```").enumerate().partition(|(part, _)| part % 2 == 0);
    for line in columns.iter().flat_map(|(_, block)| block.lines()) {
        check_without_emojis(line);
        assert!(line.width() <= WIDEST, "{} wide: {line}", line.width());
    }
    let running: String = running.into_iter().map(|(_, part)| part).collect();
    for live in ["@everyone", "<@", "**bold", "__low", "~~gone", "||spoiler", "](", "https://"] {
        assert!(!running.contains(live), "{live} is live in {running}");
    }
    assert!(!running.contains("****"), "a name is missing: {running}");
    for symbol in ["🟦 ", "🟩 ", "🟥 ", "🟨 ", "🧙 ", "🃏 "] {
        assert!(!running.contains(symbol), "a line may be broken at {symbol:?}: {running}");
    }
}

fn selects(message: &Message) -> impl Iterator<Item = &Select> {
    message.selects.iter().chain(&message.more)
}

fn check_selects(message: &Message) {
    let ids: HashSet<String> = selects(message).map(|select| select.press.text()).collect();
    assert_eq!(ids.len(), selects(message).count(), "two selects are alike");
    for select in selects(message) {
        check_length(&select.press.text(), 100);
        assert!((1..=25).contains(&select.values.len()), "{select:?}");
        assert!(select.chosen < select.values.len(), "{select:?}");
        let values: HashSet<&String> = select.values.iter().map(|value| &value.value).collect();
        assert_eq!(values.len(), select.values.len(), "two values are alike: {select:?}");
        for value in &select.values {
            for text in [&value.label, &value.value, &value.description] {
                assert!(!text.trim().is_empty() && !text.contains('⟨'), "{value:?}");
                check_without_emojis(text);
                check_length(text, 100);
            }
            assert!(!value.label.contains(['\u{202e}', '\u{0}', '\u{7}']), "{value:?}");
        }
    }
}

fn check_several(message: &Message) {
    let Some(select) = &message.several else { return };
    check_length(&select.press.text(), 100);
    check_length(&select.placeholder, 150);
    let values: HashSet<&String> = select.values.iter().map(|(value, ..)| value).collect();
    assert_eq!(values.len(), select.values.len(), "two values are alike: {select:?}");
    assert!((1..=25).contains(&values.len()), "{select:?}");
    for (_, label, _) in &select.values {
        assert!(!label.trim().is_empty() && !label.contains('⟨'), "{select:?}");
        check_without_emojis(label);
        check_length(label, 100);
    }
}

fn check_buttons(message: &Message) {
    let rows =
        message.rows.len() + selects(message).count() + usize::from(message.several.is_some());
    assert!(rows <= 5, "{rows} rows");
    // No button may have the same id as a select either.
    let mut ids: HashSet<String> = selects(message).map(|select| select.press.text()).collect();
    for row in &message.rows {
        assert!((1..=5).contains(&row.len()), "{} buttons in a row", row.len());
        for button in row {
            check_length(&button.label, 80);
            assert!(!button.label.trim().is_empty());
            check_sentences(&button.label);
            check_without_emojis(&button.label);
            if let Some(pictured) = &button.with_emoji {
                check_length(&pictured.label, 80);
                check_sentences(&pictured.label);
                check_without_emojis(&pictured.label);
            }
            let id = button.press.text();
            check_length(&id, 100);
            assert!(ids.insert(id), "two buttons are alike: {:?}", button.press);
        }
    }
}
