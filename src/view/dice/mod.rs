//! The dice game's messages.

mod buttons;
mod over;
mod page;
mod pages;
mod questions;
mod refusals;
mod table;

pub(super) use pages::side_by_side;

use super::Words;
use crate::press::dice::{face_letter, letter_of};
use crate::rules::dice::magic::Scale;
use crate::rules::dice::{Ask, Color, Face, Mark, Prediction, RollResult, TableView};

/// The symbol of a colour: a coloured square, never without a letter or a word beside it.
const fn symbol(color: Color) -> &'static str {
    match color {
        Color::Blue => "🟦",
        Color::Green => "🟩",
        Color::Red => "🟥",
        Color::Yellow => "🟨",
    }
}

/// A face in text: its symbol and letter.
fn face(face: Face) -> String {
    let symbol = match face {
        Face::Blue => symbol(Color::Blue),
        Face::Green => symbol(Color::Green),
        Face::Red => symbol(Color::Red),
        Face::Yellow => symbol(Color::Yellow),
        Face::Wizard => "🧙",
        Face::Jester => "🃏",
    };
    format!("{symbol}{}", face_letter(face))
}

/// A prediction in text, where symbols have room.
fn said(of: Prediction) -> String {
    format!("{}× {}{}", of.number.get(), symbol(of.color), letter_of(of.color))
}

/// A prediction in a code block.
fn short(of: Prediction) -> String {
    format!("{}{}", of.number.get(), letter_of(of.color))
}

/// What stands in a box: `X`, `XX`, `−2`, `0`, `/` for what was struck.
fn mark(mark: Mark) -> String {
    match mark {
        Mark::Free => "·".to_owned(),
        Mark::Xs(xs) => "X".repeat(usize::from(xs)),
        Mark::Minus(0) => "0".to_owned(),
        Mark::Minus(points) => format!("−{points}"),
        Mark::Struck(_) => "/".to_owned(),
    }
}

impl Words {
    /// What a seat is asked, said to who sits there.
    fn dice_ask(&self, ask: &Ask, view: &TableView) -> String {
        self.say(match ask {
            Ask::Turn => "ask-turn",
            Ask::Predict { .. } => match view.round.effect().predictions_score {
                Scale::Single => "ask-predict",
                Scale::Double => "ask-predict-double",
            },
            Ask::Strike { .. } => "ask-strike",
            Ask::NameWizardColor => "ask-color",
            Ask::Roll(_) => "ask-roll",
            Ask::RollOrScore { .. } => "ask-roll-or-score",
            Ask::StayOrScore { .. } => "ask-stay-or-score",
            Ask::Score { .. } => "ask-score",
        })
    }

    fn color(&self, color: Color) -> String {
        self.say(match color {
            Color::Blue => "color-blue",
            Color::Green => "color-green",
            Color::Red => "color-red",
            Color::Yellow => "color-yellow",
        })
    }

    /// What a roll gave somebody: the box's mark, and the Jester box with it.
    fn result(&self, result: &RollResult) -> String {
        let mark = mark(result.mark());
        match result.jester_box() {
            Some(number) => self.with(
                "dice-mark-jester",
                [("mark", mark.into()), ("jesters", number.get().into())],
            ),
            None => mark,
        }
    }
}
