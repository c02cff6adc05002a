//! The card game's actions as text: `tG` names green trump, `p3` predicts three, `cB11` plays B11.

use std::fmt;
use std::str::FromStr;

use super::{Action, Suit};
use crate::rules::NoAction;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NameTrump(suit) => write!(f, "t{}", suit.letter()),
            Self::Predict(tricks) => write!(f, "p{tricks}"),
            Self::Play(card) => write!(f, "c{card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Self, NoAction> {
        if let Some(card) = text.strip_prefix('c') {
            return card.parse().map(Self::Play).map_err(|_| NoAction);
        }
        if let Some(tricks) = text.strip_prefix('p') {
            return tricks.parse().map(Self::Predict).map_err(|_| NoAction);
        }
        let letter = text.strip_prefix('t').ok_or(NoAction)?;
        let suit = Suit::ALL.into_iter().find(|suit| letter == suit.letter().to_string());
        suit.map(Self::NameTrump).ok_or(NoAction)
    }
}
