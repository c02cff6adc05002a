//! The words and numbers of a text, and how well what was typed matches them.

use icu_normalizer::DecomposingNormalizerBorrowed;

/// The two dots of ä, ö and ü.
const DIAERESIS: char = '\u{308}';

/// The signs that are typed for a number below zero.
const MINUS: [char; 3] = ['-', '−', '–'];

/// The words and numbers of a text.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spelling {
    pub(super) words: Vec<Word>,
    pub(super) numbers: Vec<String>,
}

/// A word in lower case and without accents: `grun`, and `gruen`, as German is written where ü
/// cannot be typed.
#[derive(Clone, Debug)]
pub(super) struct Word {
    pub(super) plain: String,
    with_e: String,
}

/// The splitting of digits into numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Digits {
    /// Consecutive digits like `24` are one number.
    Together,
    /// Each digit is a number, so `24` is two of them.
    Apart,
}

/// The quality of a match, the best first. For a word, its beginning is enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fit {
    /// The typed text equals the text.
    Same,
    /// The typed text has all numbers of the text, and some of its words.
    EveryNumber,
    /// The typed text has some of the text's numbers or none, and some of its words.
    SomeNumbers,
    /// The typed numbers, too, are only beginnings: the user may still be typing.
    Beginnings,
}

impl Spelling {
    /// Splits a text into words and numbers.
    pub(super) fn of(text: &str, digits: Digits) -> Self {
        let mut spelling = Self::default();
        let text = DecomposingNormalizerBorrowed::new_nfd().normalize(text).to_lowercase();
        if has_sign_before_number(&text) {
            spelling.words.push(Word::of("-"));
        }
        for word in text.split(|mark: char| !mark.is_alphanumeric() && !is_accent(mark)) {
            spelling.take(word, digits);
        }
        spelling
    }

    /// Splits a word like `b11` into a word and a number.
    fn take(&mut self, word: &str, digits: Digits) {
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            let is_number = first.is_ascii_digit();
            let end = match (is_number, digits) {
                (true, Digits::Apart) => Some(1),
                (true, Digits::Together) | (false, _) => {
                    rest.find(|mark: char| mark.is_ascii_digit() != is_number)
                }
            };
            let (part, after) = rest.split_at(end.unwrap_or(rest.len()));
            if is_number {
                let zeros = part.trim_start_matches('0');
                self.numbers.push(if zeros.is_empty() { "0" } else { zeros }.to_owned());
            } else {
                self.words.push(Word::of(part));
            }
            rest = after;
        }
    }

    /// The quality of the match with a text. Empty input matches the beginning of every text.
    pub(super) fn fit(&self, text: &Self, begins: impl Fn(&Word, &Word) -> bool) -> Option<Fit> {
        if self.is(text) {
            return Some(Fit::Same);
        }
        if self.words.is_empty() && self.numbers.is_empty() {
            return Some(Fit::Beginnings);
        }
        if !are_among(&self.words, &text.words, begins) {
            return None;
        }
        if are_among(&self.numbers, &text.numbers, |typed, number| typed == number) {
            let all = !self.numbers.is_empty() && self.numbers.len() == text.numbers.len();
            return Some(if all { Fit::EveryNumber } else { Fit::SomeNumbers });
        }
        are_among(&self.numbers, &text.numbers, |typed, number| number.starts_with(typed))
            .then_some(Fit::Beginnings)
    }

    pub(super) fn is(&self, text: &Self) -> bool {
        let words = || self.words.iter().zip(&text.words);
        self.numbers == text.numbers
            && self.words.len() == text.words.len()
            && words().all(|(typed, word)| typed.is(word))
    }

    /// Returns whether all words and numbers of the other are in this one.
    pub(super) fn has(&self, other: &Self) -> bool {
        other.words.iter().all(|word| word.is_among(&self.words))
            && other.numbers.iter().all(|number| self.numbers.contains(number))
    }
}

impl Word {
    pub(super) fn is_among(&self, words: &[Self]) -> bool {
        words.iter().any(|word| self.is(word))
    }

    /// Returns whether this is the other word, as it was typed.
    pub(super) fn is(&self, other: &Self) -> bool {
        self.plain == other.plain || self.plain == other.with_e
    }

    /// A word in lower case, with each accent after its letter.
    pub(super) fn of(word: &str) -> Self {
        let folded = |e: &str| {
            let mut folded = String::new();
            for letter in word.chars() {
                match letter {
                    DIAERESIS => folded.push_str(e),
                    'ß' => folded.push_str("ss"),
                    'æ' => folded.push_str("ae"),
                    'œ' => folded.push_str("oe"),
                    _ if is_accent(letter) => {}
                    _ => folded.push(letter),
                }
            }
            folded
        };
        Self { plain: folded(""), with_e: folded("e") }
    }

    /// Returns whether this word begins with what was typed.
    pub(super) fn begins_with(&self, typed: &Self) -> bool {
        self.plain.starts_with(&typed.plain) || self.with_e.starts_with(&typed.plain)
    }
}

pub(super) fn words_of(text: &str) -> impl Iterator<Item = Word> {
    Spelling::of(text, Digits::Together).words.into_iter()
}

/// Returns whether a number is below zero or ends a range, as in `-1` and `1-3`: it is not the
/// number without the sign. In `blue-7` the sign only joins.
fn has_sign_before_number(text: &str) -> bool {
    text.match_indices(MINUS).any(|(place, sign)| {
        let before = text[..place].trim_end().chars().next_back();
        let after = text[place + sign.len()..].trim_start().chars().next();
        after.is_some_and(|mark| mark.is_ascii_digit())
            && before.is_none_or(|mark| !mark.is_alphabetic() && !is_accent(mark))
    })
}

fn is_accent(mark: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&mark)
}

/// Returns whether each typed part matches a different one of the parts.
fn are_among<T>(typed: &[T], parts: &[T], is: impl Fn(&T, &T) -> bool) -> bool {
    let mut left: Vec<&T> = parts.iter().collect();
    typed.iter().all(|typed| {
        let place = left.iter().position(|part| is(typed, part));
        place.map(|place| left.remove(place)).is_some()
    })
}
