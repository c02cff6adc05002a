//! What players want to do as soon as it is their turn.

use std::fmt::Display;
use std::str::FromStr;

use super::OrderText;

/// What a player wants to do as soon as it is their turn. It holds for their next decision: the
/// prediction of this round, or a card for the trick to which they play next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum InAdvance<A> {
    #[default]
    Nothing,
    Wanted {
        moment: u32,
        action: A,
    },
}

impl<A: Copy + PartialEq> InAdvance<A> {
    /// What is wanted at the decision with this number.
    pub fn at(self, now: u32) -> Option<A> {
        match self {
            Self::Wanted { moment, action } if moment == now => Some(action),
            Self::Wanted { .. } | Self::Nothing => None,
        }
    }

    /// Wants this at that decision; a second time, nothing.
    #[must_use]
    pub fn toggled(self, moment: u32, action: A) -> Self {
        if self.at(moment) == Some(action) {
            Self::Nothing
        } else {
            Self::Wanted { moment, action }
        }
    }
}

impl<A: Copy + Display + FromStr> OrderText for InAdvance<A> {
    fn text(&self) -> String {
        match self {
            Self::Nothing => String::new(),
            Self::Wanted { moment, action } => format!("{moment}-{action}"),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let (moment, action) = text.split_once('-')?;
        let read = Self::Wanted { moment: moment.parse().ok()?, action: action.parse().ok()? };
        (read.text() == text).then_some(read)
    }
}
