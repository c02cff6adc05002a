//! How people also type what a move says: other words, articles, counts, and words for all dice.

use super::spelling::{Digits, Spelling, Word, words_of};

/// How people also type what a move says in their language.
#[derive(Clone, Debug, Default)]
pub(crate) struct Synonyms {
    /// A word, and the word or number of a move that it means: `lead` means `play`, `two` means `2`.
    meanings: Vec<(Word, Spelling)>,
    /// Words that change nothing: `the`. Some also have a meaning: French `un` may be 1.
    needless: Vec<Word>,
    /// Words that make a number next to them a count: `dice` in `2 dice`.
    counting: Vec<Word>,
    /// Words for all dice.
    all: Vec<Word>,
    /// Words for dice that are not to be rolled.
    keep: Vec<Word>,
}

/// The pending question, if it decides what a word means.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Pending {
    /// A card: "a blue one" is any blue card and not blue 1.
    Card,
    /// Dice to roll, with the numbers of those that may be rolled.
    Dice(Vec<String>),
    #[default]
    Other,
}

/// When a needless word is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Needless {
    /// If it has no meaning as well: `un rouge` is a box for one red die.
    IfMeaningless,
    /// Whatever it means: `un bouffon` is a Jester.
    Always,
}

impl Synonyms {
    /// Reads the lists of a language, each a text of words: pairs of a word and its meaning, like
    /// `lead=play`, and the words that change nothing, count, mean all dice, and keep dice.
    pub(crate) fn of(meanings: &str, [needless, counting, all, keep]: [&str; 4]) -> Self {
        let meaning = |(word, means): (&str, &str)| {
            Some((words_of(word).next()?, Spelling::of(means, Digits::Together)))
        };
        let pairs = meanings.split_whitespace().filter_map(|pair| pair.split_once('='));
        let words = |list: &str| words_of(list).collect();
        Self {
            meanings: pairs.filter_map(meaning).collect(),
            needless: words(needless),
            counting: words(counting),
            all: words(all),
            keep: words(keep),
        }
    }

    /// What was typed, in words that moves have; `None` if nothing remains. Of a word's meanings, the
    /// first that a move has counts.
    pub(super) fn meant_by(
        &self,
        typed: &Spelling,
        needless: Needless,
        has: impl Fn(&Spelling) -> bool,
    ) -> Option<Spelling> {
        let mut meant = Spelling { words: Vec::new(), numbers: typed.numbers.clone() };
        for word in &typed.words {
            let is_needless = word.is_among(&self.needless);
            let meaning = self.meaning(word, &has);
            if let Some(meaning) = meaning.filter(|_| !is_needless || needless != Needless::Always)
            {
                meant.words.extend(meaning.words.iter().cloned());
                meant.numbers.extend(meaning.numbers.iter().cloned());
            } else if !is_needless {
                meant.words.push(word.clone());
            }
        }
        (!meant.words.is_empty() || !meant.numbers.is_empty()).then_some(meant)
    }

    fn meaning(&self, word: &Word, has: impl Fn(&Spelling) -> bool) -> Option<&Spelling> {
        let of_word = || {
            let meanings = self.meanings.iter().filter(|(other, _)| word.is(other));
            meanings.map(|(_, meaning)| meaning)
        };
        of_word().find(|meaning| has(meaning)).or_else(|| of_word().next())
    }

    /// Returns whether a number that was typed counts dice, as in `2 dice`, `one more` and
    /// `3 4 one time`. Digits alone, two or more, are numbers of dice: `dice 2 and 4`.
    pub(super) fn count_dice(&self, typed: &Spelling) -> bool {
        let number = |word: &&Word| {
            self.meaning(word, |_| true).is_some_and(|meaning| !meaning.numbers.is_empty())
        };
        let (digits, in_words) = (typed.numbers.len(), typed.words.iter().filter(number).count());
        if typed.words.iter().any(|word| word.is_among(&self.counting)) {
            digits == 1 || in_words > 0
        } else {
            digits == 0 && in_words == 1
        }
    }

    /// What was typed, with the numbers of all dice, or of all but those that are kept, in place of the
    /// word for them. The other words still count: "not all" is no roll.
    pub(super) fn of_dice(&self, asked: &Pending, typed: &Spelling) -> Option<Spelling> {
        let Pending::Dice(dice) = asked else { return None };
        let has = |list: &[Word]| typed.words.iter().any(|word| word.is_among(list));
        let is_kept = |die: &&String| typed.numbers.contains(die);
        let numbers: Vec<String> = match (has(&self.keep), has(&self.all)) {
            (true, false) if dice.iter().any(|die| is_kept(&die)) => {
                dice.iter().filter(|die| !is_kept(die)).cloned().collect()
            }
            (false, true) if typed.numbers.is_empty() => dice.clone(),
            _ => return None,
        };
        let is_other = |word: &&Word| !word.is_among(&self.all) && !word.is_among(&self.keep);
        let words = typed.words.iter().filter(is_other).cloned().collect();
        (!numbers.is_empty()).then_some(Spelling { words, numbers })
    }
}
