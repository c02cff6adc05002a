//! A translation says the terms of the rule books as the glossary in `docs/translating.md` does.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use henge::language::Language;
use strum::VariantArray as _;

use crate::view::languages::{files, place};

const GUIDE: &str = include_str!("../../../docs/translating.md");

/// Messages that rightly say a term in another way: the language, the message, the term.
const ELSEWHERE: [(&str, &str, &str); 16] = [
    ("de", "about-plus-minus-one-strict", "trick"),
    ("de", "chosen-plus-minus-one-strict", "trick"),
    ("de", "magic-brief-cross-out", "cross out"),
    ("de", "option-plus-minus-one", "trick"),
    ("fr", "about-plus-minus-one-strict", "round"),
    ("fr", "coach-learned-predicting", "trick"),
    ("fr", "done-own-color", "prediction"),
    ("fr", "final-won", "prediction"),
    ("fr", "move-own-color", "prediction"),
    ("fr", "turn-trump", "dealer"),
    ("nl", "about-plus-minus-one-strict", "round"),
    ("nl", "dice-frozen", "re-roll"),
    ("nl", "done-own-color", "prediction"),
    ("nl", "more-all-pages-about", "prediction"),
    ("nl", "move-own-color", "prediction"),
    ("nl", "turn-played", "trick"),
];

/// A term: its forms in English, and the beginnings of the words for it in the other languages.
struct Term {
    english: Vec<String>,
    translated: Vec<(Language, Vec<String>)>,
}

#[test]
fn a_translation_says_each_term_as_the_glossary_does() {
    let (english, terms) = (texts(Language::English), terms());
    let mut elsewhere = BTreeSet::new();
    for language in translations() {
        let texts = texts(language);
        for term in &terms {
            let (_, said) = term.translated.iter().find(|(of, _)| *of == language).unwrap();
            for (id, _) in english.iter().filter(|(_, text)| has_term(text, &term.english)) {
                if texts.get(id).is_some_and(|translated| !has_beginning(translated, said)) {
                    elsewhere.insert((language.to_string(), id.clone(), term.english[0].clone()));
                }
            }
        }
    }
    let known = ELSEWHERE.map(|(language, id, term)| (language.into(), id.into(), term.into()));
    let known: BTreeSet<(String, String, String)> = known.into_iter().collect();
    let at = |(language, id, term): &(String, String, String)| {
        format!("{}: {term}", place(language.parse().unwrap(), id))
    };
    let new: Vec<String> = elsewhere.difference(&known).map(at).collect();
    assert!(new.is_empty(), "these messages do not say the term of docs/translating.md: {new:?}");
    let gone: Vec<_> = known.difference(&elsewhere).collect();
    assert!(gone.is_empty(), "take these off the list: {gone:?}");
}

#[test]
fn the_glossary_has_every_language_and_no_term_that_nobody_says() {
    let english = texts(Language::English);
    for term in terms() {
        let languages: Vec<Language> = term.translated.iter().map(|(of, _)| *of).collect();
        assert_eq!(languages, translations().collect::<Vec<_>>(), "{:?}", term.english);
        let forms = term.translated.iter().flat_map(|(_, forms)| forms);
        assert!(forms.chain(&term.english).all(|form| !form.is_empty()), "{:?}", term.english);
        assert!(english.values().any(|text| has_term(text, &term.english)), "{:?}", term.english);
    }
}

#[test]
fn a_term_is_a_whole_word_and_a_translation_begins_with_its_form() {
    let forms = |form: &str| vec![form.to_owned()];
    assert!(has_term("the last trick.", &forms("trick")));
    assert!(!has_term("a trickster", &forms("trick")));
    assert!(has_beginning("die stiche", &forms("stich")));
    assert!(!has_beginning("der bestich", &forms("stich")));
}

fn translations() -> impl Iterator<Item = Language> {
    Language::VARIANTS.iter().copied().filter(|language| *language != Language::English)
}

/// The glossary in the guide: a row is a term, a column a language.
fn terms() -> Vec<Term> {
    let cells = |row: &'static str| row.trim_matches('|').split('|').map(str::trim);
    let rows = GUIDE.lines().skip_while(|line| !line.starts_with("| English |"));
    let mut rows = rows.take_while(|line| line.starts_with('|')).map(cells);
    let codes = rows.next().expect("the glossary is in the guide").skip(1);
    let languages: Vec<Language> = codes.map(|code| code.parse().unwrap()).collect();
    let forms = |cell: &str| cell.split(", ").map(str::to_lowercase).collect();
    // The second row is the line below the head.
    let terms = rows.skip(1).map(|mut row| Term {
        english: forms(row.next().unwrap()),
        translated: languages.iter().copied().zip(row.map(forms)).collect(),
    });
    terms.collect()
}

/// Returns whether one of these is in the text, as whole words.
fn has_term(text: &str, forms: &[String]) -> bool {
    forms.iter().any(|form| {
        let mut places = text.match_indices(form.as_str());
        places.any(|(at, _)| begins_a_word(text, at) && ends_a_word(text, at + form.len()))
    })
}

/// Returns whether a word in the text begins with one of these.
fn has_beginning(text: &str, forms: &[String]) -> bool {
    forms.iter().any(|form| {
        let mut places = text.match_indices(form.as_str());
        places.any(|(at, _)| begins_a_word(text, at))
    })
}

fn begins_a_word(text: &str, at: usize) -> bool {
    !text[..at].chars().next_back().is_some_and(char::is_alphanumeric)
}

fn ends_a_word(text: &str, at: usize) -> bool {
    !text[at..].chars().next().is_some_and(char::is_alphanumeric)
}

/// The texts of all messages of a language in lower case, by their ids, with all variants and
/// without names of commands.
fn texts(language: Language) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for (_, file) in files(language) {
        for entry in &parse(file.as_str()).unwrap().body {
            let Entry::Message(message) = entry else { continue };
            // These list what people type, and are no sentences.
            if message.id.name.starts_with("typed-") {
                continue;
            }
            let Some(pattern) = &message.value else { continue };
            let mut text = String::new();
            collect(pattern, &mut text);
            texts.insert(message.id.name.to_owned(), text.to_lowercase());
        }
    }
    texts
}

fn collect(pattern: &Pattern<&str>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => {
                text.push(' ');
                collect_expression(expression, text);
                text.push(' ');
            }
        }
    }
}

fn collect_expression(expression: &Expression<&str>, text: &mut String) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                collect(&variant.value, text);
                text.push(' ');
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            collect_expression(expression, text);
        }
        Expression::Inline(_) => {}
    }
}
