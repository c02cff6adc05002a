//! Matching of typed text with the texts that it may mean: by words and numbers, in any order and
//! ignoring case.

/// The words and numbers of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spelling {
    words: Vec<String>,
    numbers: Vec<String>,
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

/// The splitting of digits into numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Digits {
    /// Consecutive digits like `24` are one number.
    Together,
    /// Each digit is a number, so `24` is two of them.
    Apart,
}

/// The texts that match what was typed, with the quality of each match, in their order. If there is
/// no match, each digit counts as a number of its own, as in `roll 245`.
pub(crate) fn fitting<'a, T>(
    texts: &'a [T],
    text: impl Fn(&T) -> &str,
    typed: &str,
    worst: Fit,
) -> Vec<(Fit, &'a T)> {
    let spelled: Vec<(Spelling, &'a T)> =
        texts.iter().map(|one| (Spelling::of(text(one), Digits::Together), one)).collect();
    let fits = |digits: Digits| -> Vec<(Fit, &'a T)> {
        let typed = Spelling::of(typed, digits);
        let fits = spelled.iter().filter_map(|(text, one)| {
            let fit = typed.fit(text).filter(|fit| *fit <= worst)?;
            Some((fit, *one))
        });
        fits.collect()
    };
    let ways = [Digits::Together, Digits::Apart];
    ways.into_iter().map(fits).find(|fits| !fits.is_empty()).unwrap_or_default()
}

impl Spelling {
    /// Splits a text into words and numbers. Anything from the first bracket on is only an
    /// explanation, so it is ignored.
    fn of(text: &str, digits: Digits) -> Self {
        let mut spelling = Self::default();
        let text = text.split('(').next().unwrap_or_default().to_lowercase();
        for word in text.split(|mark: char| !mark.is_alphanumeric()) {
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
            let parts = if is_number { &mut self.numbers } else { &mut self.words };
            parts.push(part.to_owned());
            rest = after;
        }
    }

    /// The quality of the match with a text. Empty input matches the beginning of every text.
    fn fit(&self, text: &Self) -> Option<Fit> {
        if self == text {
            return Some(Fit::Same);
        }
        if self.words.is_empty() && self.numbers.is_empty() {
            return Some(Fit::Beginnings);
        }
        let begins = |typed: &str, part: &str| part.starts_with(typed);
        if !are_among(&self.words, &text.words, begins) {
            return None;
        }
        if are_among(&self.numbers, &text.numbers, |typed, part| typed == part) {
            let all = !self.numbers.is_empty() && self.numbers.len() == text.numbers.len();
            return Some(if all { Fit::EveryNumber } else { Fit::SomeNumbers });
        }
        are_among(&self.numbers, &text.numbers, begins).then_some(Fit::Beginnings)
    }
}

/// Returns whether each typed part matches a different one of the parts.
fn are_among(typed: &[String], parts: &[String], is: impl Fn(&str, &str) -> bool) -> bool {
    let mut left: Vec<&String> = parts.iter().collect();
    typed.iter().all(|typed| {
        let place = left.iter().position(|part| is(typed, part));
        place.map(|place| left.remove(place)).is_some()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARDS: [&str; 5] =
        ["play blue 1 (trump)", "play blue 11", "play green 11", "play Wizard", "play Jester"];
    const DICE: [&str; 6] =
        ["roll 2 4", "roll 2 4 5", "roll 2", "score (−2)", "score with 2", "stay"];

    #[track_caller]
    fn check(texts: &[&str], typed: &str, expected: &[(Fit, &str)]) {
        let fits = fitting(texts, |text| text, typed, Fit::Beginnings);
        let fits: Vec<(Fit, &str)> = fits.into_iter().map(|(fit, text)| (fit, *text)).collect();
        assert_eq!(fits, expected, "{typed}");
    }

    #[test]
    fn cards_are_meant_by_words_or_letters() {
        check(&CARDS, "Play Blue 11", &[(Fit::Same, CARDS[1])]);
        check(&CARDS, "play blue 1 (trump)", &[(Fit::Same, CARDS[0]), (Fit::Beginnings, CARDS[1])]);
        check(&CARDS, "B11", &[(Fit::EveryNumber, CARDS[1])]);
        check(&CARDS, "11 GREEN", &[(Fit::EveryNumber, CARDS[2])]);
        check(&CARDS, "w", &[(Fit::SomeNumbers, CARDS[3])]);
        check(&CARDS, "blue 13", &[]);
        check(&CARDS, "blue blue 1", &[]);
        check(&CARDS, "g1", &[(Fit::Beginnings, CARDS[2])]);
    }

    #[test]
    fn dice_are_meant_by_their_numbers_together_or_apart() {
        for typed in ["roll 2 4 5", "ROLL 2,4,5"] {
            check(&DICE, typed, &[(Fit::Same, DICE[1])]);
        }
        for typed in ["245", "5 4 2", "roll 2 54"] {
            check(&DICE, typed, &[(Fit::EveryNumber, DICE[1])]);
        }
        let fits = [(Fit::EveryNumber, DICE[0]), (Fit::SomeNumbers, DICE[1])];
        check(&DICE, "42", &fits);
        check(&DICE, "score", &[(Fit::Same, DICE[3]), (Fit::SomeNumbers, DICE[4])]);
        check(&DICE, "22", &[]);
    }

    #[test]
    fn nothing_is_the_beginning_of_everything() {
        let all = DICE.map(|text| (Fit::Beginnings, text));
        for nothing in ["", " ", "—", "(roll 2)"] {
            check(&DICE, nothing, &all);
        }
    }
}
