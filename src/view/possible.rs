//! What a person may do now, in words: what is offered while they type, and what they mean by what they typed.

use super::game::OwnMessages as _;
use super::text::name;
use super::typed::{Fit, fitting};
use super::{Choice, Words};
use crate::press::{OwnPress, TypedMove};
use crate::rules::Action;
use crate::rules::games::of_game;
use crate::table::{PrivateView, Question};

/// What Discord shows at most.
const MOST_CHOICES: usize = 25;
/// So many things stand in a sentence.
const MOST_NAMED: usize = 8;

/// Something that a person may do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Possible {
    /// In words: no two of them are the same.
    pub text: String,
    /// What is worth knowing of it; empty where nothing is.
    pub note: String,
    /// The press that does it.
    pub press: OwnPress,
}

impl Possible {
    /// An answer to what is asked.
    pub(super) fn answer(
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
    /// Everything that this person may do now, the most likely first.
    pub fn possible(&self, own: &PrivateView) -> Vec<Possible> {
        if own.table.is_over() {
            return Vec::new();
        }
        of_game!(&own.game, game => game.possible(self, own))
    }

    /// What is offered to this person who has typed so much.
    pub fn suggestions(&self, own: &PrivateView, typed: &str) -> Vec<Choice> {
        let possible = self.possible(own);
        let mut fits = fitting(&possible, |one| &one.text, typed, Fit::Beginnings);
        fits.sort_by_key(|(fit, _)| *fit);
        let choice = |(_, one): (Fit, &Possible)| Choice {
            label: self.labelled(one),
            value: TypedMove::choice(own.table.id, one.press),
        };
        fits.into_iter().take(MOST_CHOICES).map(choice).collect()
    }

    /// The press that this person means by what they typed.
    ///
    /// # Errors
    /// The sentence that says what would be possible, where it means nothing that is, or several things.
    pub fn read_move(&self, own: &PrivateView, typed: &str) -> Result<OwnPress, String> {
        let possible = self.possible(own);
        let mut fits = fitting(&possible, |one| &one.text, typed, Fit::SomeNumbers);
        if let Some(best) = fits.iter().map(|(fit, _)| *fit).min() {
            fits.retain(|(fit, _)| *fit == best);
        }
        match fits.as_slice() {
            [(_, one)] => Ok(one.press),
            [] => Err(self.means_nothing(&possible, typed)),
            [_, ..] => {
                let meant = fits.iter().map(|(_, one)| *one);
                Err(self.with_some("move-several", meant, typed))
            }
        }
    }

    fn labelled(&self, possible: &Possible) -> String {
        let Possible { text, note, .. } = possible;
        if note.is_empty() {
            return text.clone();
        }
        let values = [("text", text.as_str().into()), ("note", note.as_str().into())];
        self.with("move-noted", values)
    }

    /// What would be possible: an answer, where one is asked for.
    fn means_nothing(&self, possible: &[Possible], typed: &str) -> String {
        let mut answers =
            possible.iter().filter(|one| matches!(one.press, OwnPress::Answer { .. })).peekable();
        if answers.peek().is_none() {
            return self.with("move-not-asked", [("typed", name(typed).into())]);
        }
        self.with_some("move-unclear", answers, typed)
    }

    /// A sentence about what was typed, and the first ones of these.
    fn with_some<'a>(
        &self,
        id: &str,
        all: impl Iterator<Item = &'a Possible>,
        typed: &str,
    ) -> String {
        let mut texts: Vec<String> = all.map(|one| one.text.clone()).collect();
        let more = texts.len() > MOST_NAMED;
        texts.truncate(MOST_NAMED);
        let list = if more {
            self.with("move-and-more", [("list", texts.join(", ").into())])
        } else {
            self.either(texts)
        };
        self.with(id, [("typed", name(typed).into()), ("possible", list.into())])
    }
}
