//! Matching of typed text with the texts that it may mean: by words, their beginnings, letters of
//! cards and dice, and numbers, in any order and ignoring case and accents.

use std::cell::LazyCell;

use super::spelling::{Digits, Fit, Spelling, Word};
use super::synonyms::{Needless, Pending, Synonyms};

/// The letters that cards or dice bear, each with the name that it stands for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Letters(Vec<(Word, Word)>);

/// How much of each word must be typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// Its beginning.
    Begun,
    /// All of it, or the letter of a card or a die.
    Whole,
}

/// A rule by which what was typed stands for a word, given the letters of the game.
type Begins = fn(&Letters, &Word, &Word) -> bool;

/// The texts that match what was typed, with the quality of each match, in their order. If there is
/// no match, each digit counts as a number of its own, as in `roll 245`. A letter that a card or a die
/// bears begins other words, such as `roll`, only if no text has a name that it stands for or begins.
/// [`Synonyms`] are looked up only if nothing matches without them, so they cannot change what a text
/// means. Only where dice are rolled, a number that counts them is never read as the number of a die.
pub(crate) fn fitting<'a, T>(
    texts: &'a [T],
    text: impl Fn(&T) -> &str,
    (letters, asked, synonyms): (&Letters, &Pending, impl FnOnce() -> Synonyms),
    typed: &str,
    (worst, words): (Fit, Typed),
) -> Vec<(Fit, &'a T)> {
    let spelled: Vec<(Spelling, &'a T)> =
        texts.iter().map(|one| (Spelling::of(text(one), Digits::Together), one)).collect();
    let fits = |typed: &Spelling, begins: Begins| -> Vec<(Fit, &'a T)> {
        let fits = spelled.iter().filter_map(|(text, one)| {
            let begins = |typed: &Word, word: &Word| match words {
                Typed::Begun => begins(letters, typed, word),
                Typed::Whole => begins(letters, typed, word) && letters.is_whole(typed, word),
            };
            let fit = typed.fit(text, begins).filter(|fit| *fit <= worst)?;
            Some((fit, *one))
        });
        fits.collect()
    };
    let typed = [Digits::Together, Digits::Apart].map(|digits| Spelling::of(typed, digits));
    let synonyms = LazyCell::new(synonyms);
    if matches!(asked, Pending::Dice(_)) && synonyms.count_dice(&typed[0]) {
        let same = spelled.iter().filter(|(text, _)| typed[0].is(text));
        return same.map(|(_, one)| (Fit::Same, *one)).collect();
    }
    let has = |meaning: &Spelling| spelled.iter().any(|(text, _)| text.has(meaning));
    let needless = match asked {
        Pending::Card => [Needless::Always, Needless::IfMeaningless],
        Pending::Dice(_) | Pending::Other => [Needless::IfMeaningless, Needless::Always],
    };
    let meant = needless.into_iter().flat_map(|needless| {
        let (synonyms, has) = (&synonyms, &has);
        typed.iter().filter_map(move |typed| {
            let of_dice = synonyms.of_dice(asked, typed);
            synonyms.meant_by(of_dice.as_ref().unwrap_or(typed), needless, has)
        })
    });
    let ways: [Begins; 2] = [Letters::mean, Letters::begin];
    let found = typed.iter().cloned().chain(meant).find_map(|typed| {
        ways.iter().map(|begins| fits(&typed, *begins)).find(|fits| !fits.is_empty())
    });
    found.unwrap_or_default()
}

impl Letters {
    pub(crate) fn of(letters: impl IntoIterator<Item = (String, String)>) -> Self {
        let word = |text: &str| Spelling::of(text, Digits::Together).words.into_iter().next();
        let pair = |(letter, name): (String, String)| Some((word(&letter)?, word(&name)?));
        Self(letters.into_iter().filter_map(pair).collect())
    }

    /// Returns whether what was typed is the beginning of this word, or its letter.
    fn begin(&self, typed: &Word, word: &Word) -> bool {
        word.begins_with(typed)
            || self.borne_by(word).is_some_and(|letter| letter.plain == typed.plain)
    }

    /// Returns the same, but a letter stands for, or begins, names of cards and dice alone.
    fn mean(&self, typed: &Word, word: &Word) -> bool {
        self.begin(typed, word) && (!self.has(typed) || self.borne_by(word).is_some())
    }

    /// Returns whether what was typed is the whole word, or its letter.
    fn is_whole(&self, typed: &Word, word: &Word) -> bool {
        typed.is(word) || self.borne_by(word).is_some_and(|letter| letter.plain == typed.plain)
    }

    /// Returns whether what was typed is one of the letters.
    fn has(&self, typed: &Word) -> bool {
        self.0.iter().any(|(letter, _)| letter.plain == typed.plain)
    }

    /// The letter that the card or die of this name bears.
    fn borne_by(&self, word: &Word) -> Option<&Word> {
        let (letter, _) = self.0.iter().find(|(_, name)| word.begins_with(name))?;
        Some(letter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARDS: [&str; 5] =
        ["play blue 1", "play blue 11", "play green 11", "play Wizard", "play Jester"];
    const DICE: [&str; 6] = ["roll 2 4", "roll 2 4 5", "roll 2", "score", "score with 2", "stay"];

    fn letters() -> Letters {
        let letters = [("B", "Blau"), ("G", "Grün"), ("R", "Rot"), ("L", "Gelb"), ("N", "Narr")];
        Letters::of(letters.map(|(letter, name)| (letter.to_owned(), name.to_owned())))
    }

    fn synonyms() -> Synonyms {
        let meanings = "grüne=grün lead=play stop=score one=1 two=2 take=predict take=score";
        Synonyms::of(meanings, ["the please one x dice times", "dice times x", "all", "keep"])
    }

    #[track_caller]
    fn check(texts: &[&str], typed: &str, expected: &[(Fit, &str)]) {
        check_asked(&Pending::Other, texts, typed, expected);
    }

    #[track_caller]
    fn check_asked(asked: &Pending, texts: &[&str], typed: &str, expected: &[(Fit, &str)]) {
        let also = (&letters(), asked, synonyms);
        let fits = fitting(texts, |text| text, also, typed, (Fit::Beginnings, Typed::Begun));
        let fits: Vec<(Fit, &str)> = fits.into_iter().map(|(fit, text)| (fit, *text)).collect();
        assert_eq!(fits, expected, "{typed}");
    }

    #[test]
    fn cards_are_meant_by_words_or_letters() {
        check(&CARDS, "Play Blue 11", &[(Fit::Same, CARDS[1])]);
        check(&CARDS, "play blue 1", &[(Fit::Same, CARDS[0]), (Fit::Beginnings, CARDS[1])]);
        check(&CARDS, "blue (11)", &[(Fit::EveryNumber, CARDS[1])]);
        check(&CARDS, "blue 011", &[(Fit::EveryNumber, CARDS[1])]);
        check(&CARDS, "B11", &[(Fit::EveryNumber, CARDS[1])]);
        check(&CARDS, "11 GREEN", &[(Fit::EveryNumber, CARDS[2])]);
        check(&CARDS, "w", &[(Fit::SomeNumbers, CARDS[3])]);
        check(&CARDS, "blue 13", &[]);
        check(&CARDS, "blue blue 1", &[]);
        check(&CARDS, "g1", &[(Fit::Beginnings, CARDS[2])]);
    }

    #[test]
    fn accents_need_not_be_typed() {
        let texts = ["Grün 11 spielen", "Gelb 11 spielen", "Narr spielen"];
        for typed in
            ["Grün 11 spielen", "grun 11 spielen", "GRUEN 11 SPIELEN", "gru\u{308}n 11 spielen"]
        {
            check(&texts, typed, &[(Fit::Same, texts[0])]);
        }
        check(&texts, "gru 11", &[(Fit::EveryNumber, texts[0])]);
        check(&["das weiße Blatt"], "weisse", &[(Fit::SomeNumbers, "das weiße Blatt")]);
    }

    #[test]
    fn a_letter_begins_another_word_only_if_nothing_bears_it() {
        let cards = ["jouer bleu 5", "jouer jaune 5"];
        let letters = Letters::of([("J".to_owned(), "jaune".to_owned())]);
        let also = (&letters, &Pending::Card, Synonyms::default);
        let how = (Fit::SomeNumbers, Typed::Begun);
        let fits = |cards| fitting(cards, |text: &&str| text, also, "j5", how);
        assert_eq!(fits(&cards), [(Fit::EveryNumber, &cards[1])]);
        assert_eq!(fits(&cards[..1]), [(Fit::EveryNumber, &cards[0])]);
    }

    #[test]
    fn a_letter_that_begins_another_name_may_mean_either() {
        let texts = ["Grün 11 spielen", "Gelb 11 spielen", "Narr spielen"];
        let both = [(Fit::EveryNumber, texts[0]), (Fit::EveryNumber, texts[1])];
        check(&texts, "g11", &both);
        check(&texts, "L11", &both[1..]);
        check(&texts[1..], "g11", &both[1..]);
        check(&texts, "n", &[(Fit::SomeNumbers, texts[2])]);
        check(&texts, "s", &texts.map(|text| (Fit::SomeNumbers, text)));
    }

    #[test]
    fn synonyms_numbers_in_words_and_needless_words_are_read_if_nothing_else_is() {
        check(&CARDS, "lead the blue 11, please", &[(Fit::Same, CARDS[1])]);
        check(&CARDS, "blue one", &[(Fit::EveryNumber, CARDS[0]), (Fit::Beginnings, CARDS[1])]);
        check(&CARDS, "one wizard", &[(Fit::SomeNumbers, CARDS[3])]);
        check(&["Grün 2 spielen"], "die grüne 2", &[]);
        check(&["Grün 2 spielen"], "GRUENE 2", &[(Fit::EveryNumber, "Grün 2 spielen")]);
        check(&DICE, "stop", &[(Fit::Same, DICE[3]), (Fit::SomeNumbers, DICE[4])]);
        check(&DICE, "2 x 4", &[(Fit::EveryNumber, DICE[0]), (Fit::SomeNumbers, DICE[1])]);
        check(&DICE, "please", &[]);
    }

    #[test]
    fn an_article_before_a_color_is_no_number_of_a_card() {
        let blue = [(Fit::SomeNumbers, CARDS[0]), (Fit::SomeNumbers, CARDS[1])];
        check_asked(&Pending::Card, &CARDS, "the one blue", &blue);
        check_asked(
            &Pending::Card,
            &CARDS[..2],
            "one",
            &[(Fit::EveryNumber, CARDS[0]), (Fit::Beginnings, CARDS[1])],
        );
    }

    #[test]
    fn a_word_has_the_meaning_that_a_move_has() {
        check(&["predict 2", "predict 3"], "take 2", &[(Fit::Same, "predict 2")]);
        check(&DICE, "take", &[(Fit::Same, DICE[3]), (Fit::SomeNumbers, DICE[4])]);
    }

    #[test]
    fn a_count_of_dice_is_no_number_of_a_die() {
        let asked = Pending::Dice(["2", "4", "5"].map(str::to_owned).to_vec());
        for typed in ["roll 2 dice", "2 x", "roll two", "two times", "4 5 one times", "dice 2"] {
            check_asked(&asked, &DICE, typed, &[]);
        }
        check_asked(&asked, &DICE[2..3], "roll 2", &[(Fit::Same, DICE[2])]);
        check_asked(&asked, &["dice 2", "dice 4"], "dice 2", &[(Fit::Same, "dice 2")]);
        let both = [(Fit::EveryNumber, DICE[0]), (Fit::SomeNumbers, DICE[1])];
        check_asked(&asked, &DICE, "the dice 2, 4", &both);
    }

    #[test]
    fn all_dice_are_meant_or_all_but_those_that_are_kept() {
        let asked = Pending::Dice(["2", "4", "5"].map(str::to_owned).to_vec());
        for typed in ["all", "all dice", "ALL"] {
            check_asked(&asked, &DICE, typed, &[(Fit::EveryNumber, DICE[1])]);
        }
        check_asked(&asked, &DICE, "roll all dice", &[(Fit::Same, DICE[1])]);
        check_asked(
            &asked,
            &DICE,
            "keep 5",
            &[(Fit::EveryNumber, DICE[0]), (Fit::SomeNumbers, DICE[1])],
        );
        check_asked(
            &asked,
            &DICE[..3],
            "keep 4, 5",
            &[
                (Fit::SomeNumbers, DICE[0]),
                (Fit::SomeNumbers, DICE[1]),
                (Fit::EveryNumber, DICE[2]),
            ],
        );
        for typed in
            ["keep", "keep all", "keep 2 4 5", "keep 7", "not all", "score all", "keep 5 red"]
        {
            check_asked(&asked, &DICE, typed, &[]);
        }
        check(&DICE, "all", &[]);
    }

    #[test]
    fn a_number_below_zero_is_not_the_one_above_and_a_range_is_not_its_ends() {
        for typed in ["-1", "−1", "1-11", "1 – 11"] {
            check(&CARDS, typed, &[]);
        }
        check(&DICE, "roll 2-4", &[]);
        check(&CARDS, "blue-1", &[(Fit::EveryNumber, CARDS[0]), (Fit::Beginnings, CARDS[1])]);
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
        for nothing in ["", " ", "—", "()"] {
            check(&DICE, nothing, &all);
        }
    }
}
