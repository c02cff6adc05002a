//! Faces, predictions and boxes as they are written.

use crate::rules::dice::{Color, Dice, DiceSet, Die, Face, Mark, Prediction, RollResult};
use crate::view::Words;

/// Between a symbol and its letter: no line is broken there.
const JOINED: char = '\u{2060}';
/// Between two dice: narrow, so that all seven fit on a phone.
const BETWEEN_DICE: &str = "\u{2009}";
/// A die that has not been rolled yet.
const NOT_LYING: &str = "▫️";
/// Before what may not be rolled again.
const FROZEN: &str = "🔒";

impl Words {
    /// A face: its symbol and its letter.
    pub(super) fn die_face(&self, face: Face) -> String {
        format!("{}{JOINED}{}", self.face_symbol(face), self.face_letter(face))
    }

    /// The symbol of a face, never without a letter, a number or a word beside it.
    pub(super) fn face_symbol(&self, face: Face) -> String {
        self.say(match face {
            Face::Blue => "symbol-blue",
            Face::Green => "symbol-green",
            Face::Red => "symbol-red",
            Face::Yellow => "symbol-yellow",
            Face::Wizard => "symbol-wizard",
            Face::Jester => "symbol-jester",
        })
    }

    /// The letter of a face.
    pub(super) fn face_letter(&self, face: Face) -> String {
        self.say(match face {
            Face::Blue => "letter-blue",
            Face::Green => "letter-green",
            Face::Red => "letter-red",
            Face::Yellow => "letter-yellow",
            Face::Wizard => "letter-wizard",
            Face::Jester => "letter-jester",
        })
    }

    /// A face by its name alone.
    pub(super) fn face_name(&self, face: Face) -> String {
        self.say(match face {
            Face::Blue => "suit-blue",
            Face::Green => "suit-green",
            Face::Red => "suit-red",
            Face::Yellow => "suit-yellow",
            Face::Wizard => "move-wizard",
            Face::Jester => "move-jester",
        })
    }

    /// A colour: its symbol and its name.
    pub(super) fn dice_color(&self, color: Color) -> String {
        let name = self.face_name(color.into());
        let values = [("suit", name.into()), ("symbol", self.face_symbol(color.into()).into())];
        self.with("suit-labelled", values)
    }

    /// A prediction where symbols have room: `2× 🟥R`.
    pub(super) fn said(&self, of: Prediction) -> String {
        format!("{}×\u{a0}{}", of.number.get(), self.die_face(of.color.into()))
    }

    /// A prediction in a code block: `2R`.
    pub(super) fn said_briefly(&self, of: Prediction) -> String {
        format!("{}{}", of.number.get(), self.face_letter(of.color.into()))
    }

    /// What a roll brings: what goes in the predicted box, and the X of a Jester Score with it.
    pub(super) fn roll_result(&self, result: &RollResult) -> String {
        let mark = box_mark(result.mark());
        match result.jester_box() {
            Some(number) => {
                let values = [("mark", mark.into()), ("jesters", number.get().into())];
                self.with("dice-result-jester", values)
            }
            None => mark,
        }
    }

    /// What a roll brings, in a code block: `−2`, `XX`, `J3`; `XJ3` where both boxes get an X.
    pub(super) fn roll_result_briefly(&self, result: &RollResult) -> String {
        match (result.jester_box(), result.xs) {
            (Some(number), xs) => {
                let letter = self.face_letter(Face::Jester);
                format!("{}{letter}{}", "X".repeat(usize::from(xs)), number.get())
            }
            (None, _) => box_mark(result.mark()),
        }
    }

    /// The seven dice as they lie, in their order, with a lock on those that may not be rolled again.
    pub(super) fn seven_dice(&self, lying: &Dice, frozen: DiceSet) -> String {
        let dice = Die::all().map(|die| self.die_as_it_lies(lying, frozen, die));
        dice.collect::<Vec<_>>().join(BETWEEN_DICE)
    }

    /// A die as it lies, with a lock if it may not be rolled again.
    pub(super) fn die_as_it_lies(&self, lying: &Dice, frozen: DiceSet, die: Die) -> String {
        match lying.face(die) {
            Some(face) if frozen.has(die) => {
                format!("{FROZEN}{JOINED}{}", self.face_letter(face))
            }
            Some(face) => self.die_face(face),
            None => NOT_LYING.to_owned(),
        }
    }
}

/// What stands in a box: `X`, `XX`, `−2`, `0`, `/` for what was crossed out.
pub(super) fn box_mark(mark: Mark) -> String {
    match mark {
        Mark::Free => "·".to_owned(),
        Mark::Xs(xs) => "X".repeat(usize::from(xs)),
        Mark::Minus(0) => "0".to_owned(),
        Mark::Minus(points) => format!("−{points}"),
        Mark::Struck(_) => "/".to_owned(),
    }
}
