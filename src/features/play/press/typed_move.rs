//! Moves that players type into a command or a form.

use super::{Draft, OwnPress};
use crate::features::command::NotACommand;
use crate::features::parameter::Said;
use crate::features::press::{Command, Press};
use crate::table::TableId;

/// A typed move: a suggestion of the autocompletion that the player picked, or their own text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedMove {
    /// This suggestion was picked, at this table.
    Chosen(TableId, OwnPress),
    Free(String),
}

impl TypedMove {
    /// Maximum number of characters; Discord's limit for an autocompletion value.
    pub const LONGEST: usize = 100;

    /// The value of a suggestion: the text of the button with the same effect.
    pub fn choice(table: TableId, press: OwnPress) -> String {
        Press::Own(table, Draft::default(), press).text()
    }

    /// The move that a command names.
    pub(in crate::features) fn said(said: &[Said<'_>]) -> Result<Self, NotACommand> {
        let what = said.iter().find(|(name, _)| *name == Command::WHAT);
        let (name, text) = what.ok_or(NotACommand::Unknown)?;
        let wrong = || NotACommand::NoSuchValue((*name).to_owned(), text.clone());
        Self::read(text).ok_or_else(wrong)
    }

    /// Parses this text; `None` if it is empty or too long.
    pub fn read(text: &str) -> Option<Self> {
        if text.trim().is_empty() || text.chars().count() > Self::LONGEST {
            return None;
        }
        match Press::read(text) {
            Ok(Press::Own(table, _, press @ (OwnPress::Answer { .. } | OwnPress::Order(_)))) => {
                Some(Self::Chosen(table, press))
            }
            Ok(_) | Err(_) => Some(Self::Free(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::press::Screen;
    use crate::rules::OfGame;
    use crate::rules::cards::Action;
    use crate::table::{AfterRoll, Question};

    const TABLE: TableId = TableId::new(7);

    #[test]
    fn a_choice_reads_as_it_is_written() {
        let action = OfGame::Cards(Action::Predict(20));
        let question = Question::new(u32::MAX);
        let answer = OwnPress::Answer { question, action, place: 0 };
        for press in [answer, OwnPress::Order(OfGame::Dice(AfterRoll::AskWhenClose.into()))] {
            let text = TypedMove::choice(TABLE, press);
            assert_eq!(TypedMove::read(&text), Some(TypedMove::Chosen(TABLE, press)), "{text}");
        }
    }

    #[test]
    fn what_is_no_move_is_a_text_and_nothing_more() {
        let presses = [OwnPress::Leave, OwnPress::End, OwnPress::Show(Screen::Leave)];
        for press in presses.map(|press| TypedMove::choice(TABLE, press)) {
            assert_eq!(TypedMove::read(&press), Some(TypedMove::Free(press)));
        }
        let longest = "é".repeat(TypedMove::LONGEST);
        assert_eq!(TypedMove::read(&longest), Some(TypedMove::Free(longest)));
    }

    #[test]
    fn nothing_too_much_and_something_else_are_refused() {
        for wrong in [String::new(), " ".to_owned(), "x".repeat(TypedMove::LONGEST + 1)] {
            let refused = NotACommand::NoSuchValue("what".to_owned(), wrong.clone());
            assert_eq!(Command::read("move", &[("what", wrong)]), Err(refused));
        }
        assert_eq!(Command::read("move", &[]), Err(NotACommand::Unknown));
        let other = [("game", "cards".to_owned())];
        assert_eq!(Command::read("move", &other), Err(NotACommand::Unknown));
        assert!(Command::offers_moves("move", "what"));
        assert!(!Command::offers_moves("move", "game") && !Command::offers_moves("hand", "what"));
    }
}
