//! No sentence is in code: what the source itself may show is an id, markup or listed here.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The folders whose code speaks to people.
const SPEAKING: [&str; 2] = ["view", "features"];
/// Files in them that only write and read the ids of buttons and commands.
const OF_PRESSES: [&str; 2] = ["press", "press.rs"];

/// Macros whose texts are for developers and hosts.
const FOR_DEVELOPERS: [&str; 10] = [
    "assert",
    "debug",
    "debug_assert",
    "debug_assert_eq",
    "error",
    "include",
    "info",
    "panic",
    "unreachable",
    "warn",
];

/// What may stand around ids and values: Markdown, mentions and spaces.
const MARKUP: &str = "*_~`#<>@/|+- \\";

/// Literals that are the same in every language, by their files and as the source has them. Words
/// belong to `locales`: this list should become shorter.
const ALLOWED: &[(&str, &[&str])] = &[
    ("features/cut/message.rs", &["?"]),
    ("features/challenge/message.rs", &["henge-{table}-same-deal.jsonl"]),
    ("features/daily/message.rs", &["henge-day-{day}.jsonl"]),
    ("features/history/message/mod.rs", &["<t:{}:d>", "henge-{table}.jsonl"]),
    ("features/leaderboard/message.rs", &["⋮"]),
    ("features/lobby/message/mod.rs", &["⚪", "🟣"]),
    ("features/privacy/message.rs", &["henge-export.json"]),
    ("features/tablet/message/forms.rs", &["?"]),
    ("features/week/message.rs", &["<t:{}:d>"]),
    ("features/settings/message/selects.rs", &["{short}…"]),
    ("view/alone.rs", &["✓", "✗"]),
    ("view/cards/keys.rs", &["✓ {label}"]),
    ("view/clock.rs", &["<t:{}:R>", "<t:{}:t>"]),
    ("view/collected.rs", &["HENGE_MESSAGES"]),
    ("view/company.rs", &[":", "://"]),
    ("view/dice/deciding.rs", &["✓ {label}"]),
    ("view/dice/grid.rs", &["◎"]),
    (
        "view/dice/marks.rs",
        &[
            r"\u{2009}",
            r"{place}\u{a0}{FROZEN}",
            r"{place}\u{a0}{}",
            r"{}×\u{a0}{color}",
            "X",
            "·",
            "–",
            "−{points}",
            "▫️",
            "🔒",
        ],
    ),
    ("view/dice/page_order.rs", &["✓ {}"]),
    ("view/dice/rolling.rs", &[r"{number}\u{a0}{lies}", "✓ {label}"]),
    ("view/dice/sheet.rs", &["X", "·"]),
    ("view/in_words.rs", &["✓ {label}"]),
    ("view/message.rs", &["PrivateMessage(sealed)"]),
    ("view/numbers.rs", &["SIGNED", "−"]),
    ("view/own.rs", &["https://discord.com/channels/{guild}/{channel}{message}"]),
    ("view/pseudo.rs", &["[{sentence}]", "àà", "éé", "îî", "õõ", "üü"]),
    ("view/refusals.rs", &["?"]),
    ("view/standings.rs", &["🥇", "🥈", "🥉"]),
    ("view/text.rs", &["'", "<@&{role}>", "?", r"\u{a0}· ", r"\u{fdd0}"]),
    ("view/words.rs", &["</{command} {name}:{id}>", "⟨{id}⟩"]),
];

#[test]
fn no_sentence_is_in_code() {
    let found: BTreeSet<(String, String)> = SPEAKING
        .iter()
        .flat_map(|folder| files(&source().join(folder)))
        .flat_map(|file| {
            let literals = literals(&fs::read_to_string(&file).unwrap()).into_iter();
            let file = file.strip_prefix(source()).unwrap().display().to_string();
            let said = literals.filter(|literal| says_something(literal));
            said.map(move |literal| (file.clone(), literal)).collect::<Vec<_>>()
        })
        .collect();
    let allowed = ALLOWED.iter().flat_map(|(file, literals)| {
        literals.iter().map(move |literal| ((*file).to_owned(), (*literal).to_owned()))
    });
    let allowed: BTreeSet<(String, String)> = allowed.collect();
    let new: Vec<_> = found.difference(&allowed).collect();
    assert!(new.is_empty(), "these belong to locales: {new:?}");
    let gone: Vec<_> = allowed.difference(&found).collect();
    assert!(gone.is_empty(), "these are no longer there: take them off the list: {gone:?}");
}

#[test]
fn a_sentence_in_code_is_found() {
    let code = r#"
        //! "A comment."
        /// A "comment", too.
        #[error("for the log")]
        fn of(words: &Words) {
            let title = format!("{} won {count}", words.say("result-title"));
            let list = names.join(", ");
            vec![Field { name: "**{share}%**", lines: [r"\u{a0}", "```\n{}\n```"] }];
            panic!("for {developers}");
            shown.expect("for developers");
        }
        #[cfg(test)]
        mod tests {
            const EXPECTED: &str = "A test.";
        }
        const AFTER: &str = "After it.";
    "#;
    let found: Vec<String> =
        literals(code).into_iter().filter(|literal| says_something(literal)).collect();
    assert_eq!(found, ["{} won {count}", ", ", "**{share}%**", r"\u{a0}", "After it."]);
}

/// Returns whether a literal is more than an id and markup around values. An escape other than a
/// new line may be anything.
fn says_something(literal: &str) -> bool {
    let said: String = literal.split(['{', '}']).step_by(2).collect();
    let may_be_in_id =
        |mark: char| mark.is_ascii_lowercase() || mark.is_ascii_digit() || mark == '-';
    let is_id = said.chars().all(|mark| may_be_in_id(mark) || mark == '_');
    let is_markup = said.replace(r"\n", "").chars().all(|mark| MARKUP.contains(mark));
    !is_id && !is_markup
}

/// The string literals in code, as the source has them, without those for developers and of tests.
fn literals(code: &str) -> Vec<String> {
    let mut literals = Vec::new();
    collect(code.parse().unwrap(), &mut literals);
    literals
}

fn collect(code: TokenStream, literals: &mut Vec<String>) {
    use TokenTree::{Group, Ident, Literal, Punct};
    let tokens: Vec<TokenTree> = code.into_iter().collect();
    let mut rest = tokens.as_slice();
    while let [token, after @ ..] = rest {
        rest = match (token, after) {
            (Punct(mark), [Group(attribute), after @ ..]) if mark.as_char() == '#' => {
                let is_of_tests = attribute.stream().to_string().replace(' ', "") == "cfg(test)";
                if is_of_tests { after_item(after) } else { after }
            }
            (Punct(mark), [Punct(_), Group(_), after @ ..]) if mark.as_char() == '#' => after,
            (Ident(name), [Punct(mark), Group(_), after @ ..])
                if mark.as_char() == '!' && FOR_DEVELOPERS.iter().any(|known| name == known) =>
            {
                after
            }
            (Ident(name), [Group(_), after @ ..]) if name == "expect" => after,
            (Group(group), after) => {
                collect(group.stream(), literals);
                after
            }
            (Literal(literal), after) => {
                literals.extend(text_of(&literal.to_string()));
                after
            }
            (_, after) => after,
        };
    }
}

/// The tokens after an item, which ends with a block or a semicolon.
fn after_item(tokens: &[TokenTree]) -> &[TokenTree] {
    let is_end = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(mark) => mark.as_char() == ';',
        TokenTree::Ident(_) | TokenTree::Literal(_) => false,
    };
    let end = tokens.iter().position(is_end).map_or(tokens.len(), |end| end + 1);
    &tokens[end..]
}

/// The text of a string literal; `None` for a number or a character.
fn text_of(literal: &str) -> Option<String> {
    let literal = literal.trim_start_matches(['r', '#']).trim_end_matches('#');
    Some(literal.strip_prefix('"')?.strip_suffix('"')?.to_owned())
}

/// The files of a folder and its subfolders that speak to people.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let speaks = |path: &PathBuf| !OF_PRESSES.iter().any(|name| path.ends_with(name));
    let entries = entries.filter(speaks);
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}
