//! The moves that a person can make now, in words: autocomplete while they type, and the move that
//! their text means.

use super::game::OwnMessages as _;
use super::text::name;
use super::typed::{Fit, fitting};
use super::{Choice, Words};
use crate::features::press::{OwnPress, TypedMove};
use crate::rules::Action;
use crate::rules::games::of_game;
use crate::table::{PrivateView, Question};

/// The maximum number of autocomplete choices in Discord.
const MOST_CHOICES: usize = 25;
/// The maximum number of moves listed in a sentence.
const MOST_NAMED: usize = 8;

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
    /// All moves that this person can make now, the most likely first.
    pub fn possible(&self, own: &PrivateView) -> Vec<Possible> {
        if own.table.is_over() {
            return Vec::new();
        }
        of_game!(&own.game, game => game.possible(self, own))
    }

    /// The autocomplete choices for the text typed so far.
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

    /// The press that this person means by the typed text.
    ///
    /// # Errors
    /// A sentence with the possible moves, if the text matches none of them or several.
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
        texts.truncate(MOST_NAMED);
        let list = if more {
            self.with("move-and-more", [("list", texts.join(", ").into())])
        } else {
            self.either(texts)
        };
        self.with(id, [("typed", name(typed).into()), ("possible", list.into())])
    }
}
