//! Faces, predictions and boxes: as emojis, or as letters and symbols.

use crate::rules::dice::{Color, Dice, DiceSet, Die, Face, Mark, Prediction, RollResult};
use crate::view::Words;
use crate::view::colors::disc;
use crate::view::emojis::Label;
use crate::view::text::JOINER;
use crate::view::words::Named;

/// The space between two dice; narrow, so that all seven fit on a phone.
const BETWEEN_DICE: &str = "\u{2009}";
/// The symbol of a die that has not been rolled yet.
const NOT_LYING: &str = "▫️";
/// The mark of a die that may not be rolled again.
const FROZEN: &str = "🔒";

impl Words {
    /// A face in a text.
    pub(crate) fn die_face(&self, face: Face) -> String {
        self.emoji_or(&die(face), || self.plain_face(face))
    }

    /// Returns whether Discord has the emojis of dice.
    pub(super) fn has_dice(&self) -> bool {
        self.emoji(&die(Face::Jester)).is_some()
    }

    /// A face on a button.
    pub(super) fn face_label(&self, face: Face) -> Label {
        Label::with_emoji(self.plain_face(face), self.emoji(&die(face)), "")
    }

    /// A face in letters and symbols.
    fn plain_face(&self, face: Face) -> String {
        if self.is_in_words() {
            return self.face_name(face);
        }
        format!("{}{JOINER}{}", self.face_symbol(face), self.face_letter(face))
    }

    /// The symbol of a face, which always has a letter, a number or a word next to it.
    fn face_symbol(&self, face: Face) -> String {
        self.say(&format!("symbol-{}", face.word()))
    }

    pub(crate) fn face_letter(&self, face: Face) -> String {
        match face {
            Face::Wizard => self.say("letter-wizard-die"),
            Face::Blue | Face::Green | Face::Red | Face::Yellow | Face::Jester => {
                self.say(&format!("letter-{}", face.word()))
            }
        }
    }

    pub(super) fn face_name(&self, face: Face) -> String {
        self.say(match face {
            Face::Blue => "suit-blue",
            Face::Green => "suit-green",
            Face::Red => "suit-red",
            Face::Yellow => "suit-yellow",
            Face::Wizard => "face-wizard",
            Face::Jester => "move-jester",
        })
    }

    /// A prediction in a text, like `2× 🟥R`.
    pub(crate) fn said(&self, of: Prediction) -> String {
        if self.is_in_words() {
            return self.box_in_words(of);
        }
        let color = self.emoji_or(&disc(of.color), || self.plain_face(of.color.into()));
        format!("{}×\u{a0}{color}", of.number.get())
    }

    /// A box in words, like `2 blue`.
    pub(super) fn box_in_words(&self, of: Prediction) -> String {
        let color = self.color_name(of.color);
        self.with("move-box", [("number", of.number.get().into()), ("color", color.into())])
    }

    /// A free box on a button: its color and its number.
    pub(super) fn box_label(&self, of: Prediction) -> Label {
        let text = format!("{}{}", self.face_symbol(of.color.into()), of.number.get());
        Label::with_emoji(text, self.emoji(&disc(of.color)), of.number.get().to_string())
    }

    /// The content of a box, on the box's button.
    pub(super) fn used_label(&self, of: Prediction, mark: Mark) -> Label {
        match mark {
            Mark::Xs(_) => self.mark_label(mark),
            Mark::Free | Mark::Minus(_) | Mark::Struck(_) => {
                Label::with_emoji(box_mark(mark), self.emoji(&disc(of.color)), box_mark(mark))
            }
        }
    }

    /// The content of a box, without the box itself.
    pub(super) fn mark_label(&self, mark: Mark) -> Label {
        let emoji = match mark {
            Mark::Xs(1) => self.emoji("x_mark"),
            Mark::Xs(2) => self.emoji("xx_mark"),
            Mark::Free | Mark::Xs(_) | Mark::Minus(_) | Mark::Struck(_) => None,
        };
        Label::with_emoji(box_mark(mark), emoji, "")
    }

    /// A free box that another player has taken.
    pub(super) fn taken_label(&self) -> Label {
        Label::with_emoji("–".to_owned(), self.emoji("taken"), "")
    }

    /// All colors, as named values for a sentence.
    pub(crate) fn colors(&self) -> [Named<'static>; 4] {
        Color::ALL.map(|color| (color.word(), self.color(color).into()))
    }

    /// A prediction in a code block, like `2R`.
    pub(super) fn said_briefly(&self, of: Prediction) -> String {
        format!("{}{}", of.number.get(), self.face_letter(of.color.into()))
    }

    /// The result of a roll: the entry in the predicted box, and the X of a Jester Score.
    pub(super) fn roll_result(&self, result: &RollResult) -> String {
        self.result_with(result, self.mark_label(result.mark()).shown())
    }

    /// The result of a roll, without emojis.
    pub(super) fn plain_result(&self, result: &RollResult) -> String {
        self.result_with(result, box_mark(result.mark()))
    }

    fn result_with(&self, result: &RollResult, mark: String) -> String {
        match result.jester_box() {
            Some(number) => {
                let values = [("mark", mark.into()), ("jesters", number.get().into())];
                self.with("dice-result-jester", values)
            }
            None => mark,
        }
    }

    /// The result of a roll in a line of them: like in a code block, with a Jester for a Jester
    /// Score.
    pub(super) fn result_in_brief(&self, result: &RollResult) -> String {
        if result.jester_box().is_none() {
            return box_mark(result.mark());
        }
        "X".repeat(usize::from(result.xs)) + &self.die_face(Face::Jester)
    }

    /// The result of a roll in a code block: `−2`, `XX`, `J3`, or `XJ3` if both boxes get an X.
    pub(super) fn roll_result_briefly(&self, result: &RollResult) -> String {
        match (result.jester_box(), result.xs) {
            (Some(number), xs) => {
                let letter = self.face_letter(Face::Jester);
                format!("{}{letter}{}", "X".repeat(usize::from(xs)), number.get())
            }
            (None, _) => box_mark(result.mark()),
        }
    }

    /// The seven dice in their order, with a lock on those that may not be rolled again. Those that
    /// are lit are underlined, but not as emojis, which have no underline.
    pub(super) fn seven_dice(&self, lying: &Dice, frozen: DiceSet, lit: DiceSet) -> String {
        let dice = Die::all().map(|die| (die, self.die_as_it_lies(lying, frozen, die)));
        if self.is_in_words() {
            return self.listed(dice.map(|(_, die)| die));
        }
        let is_underlined = |die| lit.has(die) && !self.has_dice();
        let dice = dice
            .map(|(die, shown)| if is_underlined(die) { format!("__{shown}__") } else { shown });
        dice.collect::<Vec<_>>().join(BETWEEN_DICE)
    }

    /// A die on the table, with a lock if it may not be rolled again.
    pub(super) fn die_as_it_lies(&self, lying: &Dice, frozen: DiceSet, die: Die) -> String {
        let Some(face) = lying.face(die) else {
            return self.emoji_or("die_blank", || self.not_lying());
        };
        match (self.emoji("lock"), self.emoji(&self::die(face))) {
            (Some(lock), Some(face)) if frozen.has(die) => format!("{lock}{JOINER}{face}"),
            (_, _) if frozen.has(die) => self.frozen(face),
            (_, _) => self.die_face(face),
        }
    }

    /// A die on a button: its number and its face.
    pub(super) fn die_label(&self, lying: &Dice, frozen: DiceSet, die: Die) -> Label {
        let place = die.index() + 1;
        let Some(face) = lying.face(die) else {
            let text = format!("{place}\u{a0}{}", self.not_lying());
            return Label::with_emoji(text, self.emoji("die_blank"), place.to_string());
        };
        let emoji = self.emoji(&self::die(face));
        if frozen.has(die) {
            let text = format!("{place}\u{a0}{}", self.frozen(face));
            return Label::with_emoji(text, emoji, format!("{place}\u{a0}{FROZEN}"));
        }
        let text = format!("{place}\u{a0}{}", self.plain_face(face));
        Label::with_emoji(text, emoji, place.to_string())
    }

    fn not_lying(&self) -> String {
        if self.is_in_words() { self.say("words-not-rolled") } else { NOT_LYING.to_owned() }
    }

    /// A die that may not be rolled again, in letters and symbols.
    fn frozen(&self, face: Face) -> String {
        if self.is_in_words() {
            return self.with("words-frozen", [("face", self.face_name(face).into())]);
        }
        format!("{FROZEN}{JOINER}{}", self.face_letter(face))
    }
}

/// The name of a face's emoji.
fn die(face: Face) -> String {
    format!("die_{}", face.word())
}

/// The content of a box: `X`, `XX`, `−2`, `0`, or `/` if it is crossed out.
pub(super) fn box_mark(mark: Mark) -> String {
    match mark {
        Mark::Free => "·".to_owned(),
        Mark::Xs(xs) => "X".repeat(usize::from(xs)),
        Mark::Minus(0) => "0".to_owned(),
        Mark::Minus(points) => format!("−{points}"),
        Mark::Struck(_) => "/".to_owned(),
    }
}
