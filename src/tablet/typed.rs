//! Lines as people type them: numbers, predictions and results in the order of the seats.

use super::entry::Item;
use super::refusal::Refusal;
use crate::rules::dice::{Color, Number, Prediction};

/// The letters that stand for colors and for Jesters, in lower case.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letters {
    pub colors: Vec<(char, Color)>,
    pub jesters: Vec<char>,
}

/// The letter between a prediction and the number of the box that is struck.
const STRUCK: char = 'x';

/// Whole numbers between spaces, commas or anything else that is no letter. Where every number has
/// one digit, nothing needs to be between them.
pub(super) fn numbers(typed: &str, seats: usize) -> Result<Vec<Item>, Refusal> {
    if typed.chars().any(char::is_alphabetic) {
        return Err(Refusal::NotUnderstood);
    }
    let numbers: Vec<&str> =
        typed.split(|mark: char| !mark.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
    let number = |text: &str| text.parse().map(Item::Number).map_err(|_| Refusal::NotUnderstood);
    match numbers.as_slice() {
        [one] if seats > 1 && one.len() == seats => {
            one.chars().map(|digit| number(&digit.to_string())).collect()
        }
        numbers => numbers.iter().map(|text| number(text)).collect(),
    }
}

/// Predictions: a number and the letter of a color, in either order; then perhaps `x` and the
/// number of the box that is struck.
pub(super) fn boxes(typed: &str, letters: &Letters) -> Result<Vec<Item>, Refusal> {
    let marks: Vec<char> = marks(typed);
    let mut rest = marks.as_slice();
    let mut items = Vec::new();
    while let [one, other, behind @ ..] = rest {
        let (digit, letter) = if one.is_ascii_digit() { (*one, *other) } else { (*other, *one) };
        let color = letters.colors.iter().find(|(known, _)| *known == letter);
        let (_, color) = *color.ok_or(Refusal::NotUnderstood)?;
        let of = Prediction { number: number(digit)?, color };
        let (struck, behind) = match behind {
            [STRUCK, struck, behind @ ..] => (Some(number(*struck)?), behind),
            behind => (None, behind),
        };
        items.push(Item::Box(of, struck));
        rest = behind;
    }
    if rest.is_empty() { Ok(items) } else { Err(Refusal::NotUnderstood) }
}

/// Results: the number of dice that count, or the letter of a Jester and the number of Jesters.
pub(super) fn counts(typed: &str, seats: usize, letters: &Letters) -> Result<Vec<Item>, Refusal> {
    if !typed.chars().any(char::is_alphabetic) {
        return numbers(typed, seats);
    }
    let marks = marks(typed);
    let mut rest = marks.as_slice();
    let mut items = Vec::new();
    while let [one, behind @ ..] = rest {
        let (item, behind) = match behind {
            [jesters, behind @ ..] if letters.jesters.contains(one) => {
                (Item::Jesters(number(*jesters)?), behind)
            }
            behind => {
                let count = one.to_digit(10).and_then(|count| u8::try_from(count).ok());
                (Item::Number(count.ok_or(Refusal::NotUnderstood)?), behind)
            }
        };
        items.push(item);
        rest = behind;
    }
    Ok(items)
}

fn marks(typed: &str) -> Vec<char> {
    let lower = typed.chars().flat_map(char::to_lowercase);
    lower.filter(|mark| mark.is_alphanumeric()).collect()
}

fn number(digit: char) -> Result<Number, Refusal> {
    let number = digit.to_digit(10).and_then(|number| u8::try_from(number).ok());
    number.and_then(Number::new).ok_or(Refusal::NotUnderstood)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters() -> Letters {
        let colors =
            [('b', Color::Blue), ('g', Color::Green), ('r', Color::Red), ('y', Color::Yellow)];
        Letters { colors: colors.to_vec(), jesters: vec!['j'] }
    }

    fn written(items: &[Item]) -> String {
        items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[track_caller]
    fn check(items: Result<Vec<Item>, Refusal>, expected: &str) {
        assert_eq!(items.map(|items| written(&items)), Ok(expected.to_owned()));
    }

    #[test]
    fn numbers_may_be_typed_in_many_ways() {
        for typed in ["2 0 1 3", "2,0,1,3", "2, 0; 1 / 3", " 2013 "] {
            check(numbers(typed, 4), "2 0 1 3");
        }
        check(numbers("10 0 12", 3), "10 0 12");
        check(numbers("2 0", 4), "2 0");
        assert_eq!(numbers("2 o 1", 3), Err(Refusal::NotUnderstood));
        assert_eq!(numbers("1 2 3000", 3), Err(Refusal::NotUnderstood));
    }

    #[test]
    fn predictions_are_a_number_and_a_letter() {
        for typed in ["3b 5r", "b3, R5", "3 b 5 r", "3b5r"] {
            check(boxes(typed, &letters()), "3b 5r");
        }
        check(boxes("4gx2 1y", &letters()), "4gx2 1y");
        for typed in ["3b 5", "6b", "3z", "33"] {
            assert_eq!(boxes(typed, &letters()), Err(Refusal::NotUnderstood), "{typed}");
        }
    }

    #[test]
    fn results_are_numbers_or_jesters() {
        check(counts("3 j2 0", 3, &letters()), "3 j2 0");
        check(counts("3J20", 3, &letters()), "3 j2 0");
        check(counts("302", 3, &letters()), "3 0 2");
        for typed in ["3 j", "3 j6", "3 b2"] {
            assert_eq!(counts(typed, 2, &letters()), Err(Refusal::NotUnderstood), "{typed}");
        }
    }
}
