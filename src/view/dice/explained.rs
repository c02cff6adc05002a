//! The values that sentences about the rules of the dice game use.

use crate::rules::SeatCount;
use crate::rules::dice::Options;
use crate::rules::dice::page::BOXES;
use crate::rules::dice::scoring::BONUS;
use crate::view::Words;
use crate::view::game::Explained;
use crate::view::words::Named;

impl Explained for Options {
    fn told(&self, _: &Words, _: Option<SeatCount>) -> Vec<Named<'static>> {
        vec![("bonus", BONUS.into())]
    }

    fn length(&self, words: &Words, _: SeatCount) -> String {
        words.with("lobby-length-dice", [("count", BOXES.into())])
    }
}
