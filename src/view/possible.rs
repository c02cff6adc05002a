//! The moves that a person can make now, in words: autocomplete while they type, and the move that
//! their text means.

use std::collections::BTreeSet;

use super::alt::shortened;
use super::components::Form;
use super::game::OwnMessages as _;
use super::spelling::Fit;
use super::synonyms::Synonyms;
use super::text::name;
use super::typed::{Letters, Typed, fitting};
use super::{Choice, Words};
use crate::features::press::{OwnPress, Press, TypedMove};
use crate::rules::games::of_game;
use crate::rules::{Action, Color, GameKind};
use crate::table::{PrivateView, Question};

/// The maximum number of autocomplete choices in Discord.
const MOST_CHOICES: usize = 25;
/// The maximum length of a choice, in UTF-16 units.
const LONGEST_CHOICE: usize = 100;
/// The maximum number of moves listed in a sentence.
const MOST_NAMED: usize = 8;

/// The number of moves listed in a sentence if there are more than can be listed.
const SOME_NAMED: usize = 4;

/// A move that a person can make now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Possible {
    /// The move in words, which no other move shares.
    pub text: String,
    /// A remark about the move; may be empty.
    pub note: String,
    /// The press that makes the move.
    pub press: OwnPress,
}

impl Possible {
    /// A move that answers the current question.
    pub(crate) fn answer(
        question: Question,
        action: impl Into<Action>,
        text: String,
        note: Option<String>,
    ) -> Self {
        let press = OwnPress::Answer { question, action: action.into(), place: 0 };
        Self { text, note: note.unwrap_or_default(), press }
    }
}

impl Words {
    /// The form for a move in words, which this press opens: for people whose client has no commands.
    pub fn move_form(&self, press: Press) -> Form {
        let keys = ["move-form-title", "move-form-label", "move-form-placeholder"];
        self.form(press, keys, TypedMove::LONGEST)
    }

    /// All moves that this person can make now, the most likely first.
    pub fn possible(&self, own: &PrivateView) -> Vec<Possible> {
        if own.table.is_over() {
            return Vec::new();
        }
        of_game!(&own.game, game => game.possible(self, own))
    }

    /// The autocomplete choices for the text typed so far, in the reader's language or in English.
    pub fn suggestions(&self, english: &Self, own: &PrivateView, typed: &str) -> Vec<Choice> {
        let possible = self.possible(own);
        let mut fits: Vec<(Fit, usize)> = Vec::new();
        let all = |words: &Self| words.possible(own);
        for (fit, place) in self.readings(english, own, &all, (typed, Fit::Beginnings)).concat() {
            match fits.iter_mut().find(|(_, earlier)| *earlier == place) {
                Some((better, _)) => *better = fit.min(*better),
                None => fits.push((fit, place)),
            }
        }
        fits.sort_unstable();
        let choice = |(_, place): (Fit, usize)| Choice {
            label: shortened(&self.labelled(&possible[place]), LONGEST_CHOICE),
            value: TypedMove::choice(own.table.id, possible[place].press),
        };
        fits.into_iter().take(MOST_CHOICES).map(choice).collect()
    }

    /// The press that this person means by the typed text, in their language or in English. What the
    /// rules forbid is read, too, so that the refusal names the rule: a card of one's hand always, any
    /// other move only if the text means nothing else.
    ///
    /// # Errors
    /// A sentence with the possible moves, if the text matches no move or several.
    pub fn read_move(
        &self,
        english: &Self,
        own: &PrivateView,
        typed: &str,
    ) -> Result<OwnPress, String> {
        let with_forbidden = |words: &Self| {
            let forbidden = of_game!(&own.game, game => game.forbidden(words, own));
            words.possible(own).into_iter().chain(forbidden).collect()
        };
        let conceivable = |words: &Self| of_game!(&own.game, game => game.conceivable(words, own));
        let meant = |moves: &dyn Fn(&Self) -> Vec<Possible>| -> Vec<Possible> {
            let (places, all) = (self.meant(english, own, moves, typed), moves(self));
            let is_meant = |(place, _): &(usize, Possible)| places.contains(place);
            all.into_iter().enumerate().filter(is_meant).map(|(_, one)| one).collect()
        };
        match &meant(&with_forbidden)[..] {
            [one] => Ok(one.press),
            [] => match &meant(&conceivable)[..] {
                [one] => Ok(one.press),
                _ => Err(self.means_nothing(&self.possible(own), typed)),
            },
            several => Err(self.with_some("move-several", several.iter(), typed)),
        }
    }

    /// The places of those moves that the typed text fits best in each language.
    fn meant(
        &self,
        english: &Self,
        own: &PrivateView,
        moves: &dyn Fn(&Self) -> Vec<Possible>,
        typed: &str,
    ) -> BTreeSet<usize> {
        let mut meant = BTreeSet::new();
        for fits in self.readings(english, own, moves, (typed, Fit::SomeNumbers)) {
            let best = fits.iter().map(|(fit, _)| *fit).min();
            let best = fits.into_iter().filter(|(fit, _)| Some(*fit) == best);
            meant.extend(best.map(|(_, place)| place));
        }
        meant
    }

    /// The places of the moves that the typed text fits: as read in this language, and as read in
    /// English. Words of English must be whole there, unless nothing fits otherwise: `rot` is a color
    /// in German and not the beginning of `rotate`.
    fn readings(
        &self,
        english: &Self,
        own: &PrivateView,
        moves: &dyn Fn(&Self) -> Vec<Possible>,
        (typed, worst): (&str, Fit),
    ) -> Vec<Vec<(Fit, usize)>> {
        let asked = of_game!(&own.game, game => game.asked());
        let fits = |words: &Self, how: Typed| -> Vec<(Fit, usize)> {
            let moves = moves(words);
            if let Some(place) = moves.iter().position(|one| words.is_labelled(one, typed)) {
                return vec![(Fit::Same, place)];
            }
            let moves: Vec<(usize, &Possible)> = moves.iter().enumerate().collect();
            let also = (&words.letters(own.table.options.kind()), &asked, || words.synonyms());
            let fits = fitting(&moves, |(_, one)| &one.text, also, typed, (worst, how));
            fits.into_iter().map(|(fit, (place, _))| (fit, *place)).collect()
        };
        let read = fits(self, Typed::Begun);
        if self.is_in_the_language_of(english) {
            return vec![read];
        }
        let whole = fits(english, Typed::Whole);
        if read.is_empty() && whole.is_empty() {
            return vec![fits(english, Typed::Begun)];
        }
        vec![read, whole]
    }

    /// Returns whether this is what the autocompletion shows for the move, with a note.
    fn is_labelled(&self, possible: &Possible, typed: &str) -> bool {
        !possible.note.is_empty()
            && self.labelled(possible).to_lowercase() == typed.trim().to_lowercase()
    }

    /// The letters of the cards or the dice.
    fn letters(&self, game: GameKind) -> Letters {
        let colors = Color::ALL
            .map(|color| (self.say(&format!("letter-{}", color.word())), self.color_name(color)));
        let (letter, wizard) = match game {
            GameKind::Cards => ("letter-wizard", "move-wizard"),
            GameKind::Dice => ("letter-wizard-die", "face-wizard"),
        };
        let others = [(letter, wizard), ("letter-jester", "move-jester")];
        let others = others.map(|(letter, name)| (self.say(letter), self.say(name)));
        Letters::of(colors.into_iter().chain(others))
    }

    fn synonyms(&self) -> Synonyms {
        let lists = ["typed-needless", "typed-counting", "typed-all", "typed-keep"];
        let lists = lists.map(|id| self.say(id));
        Synonyms::of(&self.say("typed-meanings"), lists.each_ref().map(String::as_str))
    }

    pub(super) fn labelled(&self, possible: &Possible) -> String {
        let Possible { text, note, .. } = possible;
        if note.is_empty() {
            return text.clone();
        }
        let values = [("text", text.as_str().into()), ("note", note.as_str().into())];
        self.with("move-noted", values)
    }

    /// The sentence for a text that matches no move; it names possible answers if a question is
    /// open.
    fn means_nothing(&self, possible: &[Possible], typed: &str) -> String {
        let mut answers =
            possible.iter().filter(|one| matches!(one.press, OwnPress::Answer { .. })).peekable();
        if answers.peek().is_none() {
            return self.with("move-not-asked", [("typed", name(typed).into())]);
        }
        self.with_some("move-unclear", answers, typed)
    }

    /// A sentence about the typed text that lists the first few of these moves.
    fn with_some<'a>(
        &self,
        id: &str,
        all: impl Iterator<Item = &'a Possible>,
        typed: &str,
    ) -> String {
        let mut texts: Vec<String> = all.map(|one| one.text.clone()).collect();
        let more = texts.len() > MOST_NAMED;
        if more {
            texts.truncate(SOME_NAMED);
        }
        let list = if more {
            self.with("move-and-more", [("list", self.listed(texts).into())])
        } else {
            self.either(texts)
        };
        self.with(id, [("typed", name(typed).into()), ("possible", list.into())])
    }
}
