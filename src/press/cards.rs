//! The card game's actions as text.

use super::NotAPress;
use crate::rules::cards::{Action, Suit};

pub(super) fn action_text(action: Action) -> String {
    match action {
        Action::NameTrump(suit) => format!("t{}", suit.letter()),
        Action::Predict(tricks) => format!("p{tricks}"),
        Action::Play(card) => format!("c{card}"),
    }
}

pub(super) fn read_action(answer: &str) -> Result<Action, NotAPress> {
    if let Some(card) = answer.strip_prefix('c') {
        return card.parse().map(Action::Play).map_err(|_| NotAPress);
    }
    if let Some(tricks) = answer.strip_prefix('p') {
        return tricks.parse().map(Action::Predict).map_err(|_| NotAPress);
    }
    let letter = answer.strip_prefix('t').ok_or(NotAPress)?;
    let suit = Suit::ALL.into_iter().find(|suit| letter == suit.letter().to_string());
    suit.map(Action::NameTrump).ok_or(NotAPress)
}
