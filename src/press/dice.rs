//! The dice game's actions and buttons as text.

use super::NotAPress;
use crate::rules::dice::{Action, Color, DiceSet, Die, Face, Number, Prediction, Scoring, Turned};

/// A press on the table's message of a dice game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePress {
    /// The Seer marks a die to be rolled again.
    Mark(Die),
    /// The Seer takes a die's mark away.
    Unmark(Die),
    /// The Seer rolls these dice: those that were marked when the button was shown.
    Roll(DiceSet),
    /// I score this roll.
    Score,
    /// The Seer scores this roll, and so ends the rolling.
    Finish,
    /// I stay.
    Stay,
    /// The Seer names the Wizard Color; none: as their prediction.
    Name(Option<Color>),
    /// I strike nothing.
    StrikeNothing,
    /// The Seer turns one die to this face; the second follows.
    TurnFirst(Face),
}

impl TablePress {
    pub(super) fn text(self) -> String {
        match self {
            Self::Mark(die) => format!("m{}", die.index()),
            Self::Unmark(die) => format!("u{}", die.index()),
            Self::Roll(dice) => format!("r{}", digits(dice)),
            Self::Score => "score".to_owned(),
            Self::Finish => "finish".to_owned(),
            Self::Stay => "stay".to_owned(),
            Self::Name(color) => {
                format!("n{}", color.map_or(String::new(), |c| letter_of(c).into()))
            }
            Self::StrikeNothing => "x".to_owned(),
            Self::TurnFirst(face) => format!("f{}", face_letter(face)),
        }
    }

    pub(super) fn read(text: &str) -> Result<Self, NotAPress> {
        let plain = match text {
            "score" => Some(Self::Score),
            "finish" => Some(Self::Finish),
            "stay" => Some(Self::Stay),
            "x" => Some(Self::StrikeNothing),
            "n" => Some(Self::Name(None)),
            _ => None,
        };
        if let Some(plain) = plain {
            return Ok(plain);
        }
        let (kind, rest) = split(text)?;
        match kind {
            'r' => read_dice(rest).map(Self::Roll),
            'm' => read_die(rest).map(Self::Mark),
            'u' => read_die(rest).map(Self::Unmark),
            'n' => read_color(rest).map(|color| Self::Name(Some(color))),
            'f' => read_face(rest).map(Self::TurnFirst),
            _ => Err(NotAPress),
        }
    }
}

/// An action, after the letter `d`.
pub(super) fn action_text(action: Action) -> String {
    match action {
        Action::Turn(turned) => {
            let faces =
                turned.faces().map(|(die, face)| format!("{}{}", die.index(), face_letter(face)));
            format!("t{}", faces.concat())
        }
        Action::Predict(of) => format!("p{}", box_text(of)),
        Action::Strike(at) => format!("x{}", at.map(box_text).unwrap_or_default()),
        Action::NameWizardColor(color) => {
            format!("w{}", color.map_or(String::new(), |color| letter_of(color).into()))
        }
        Action::Roll(dice) => format!("r{}", digits(dice)),
        Action::Score(Scoring::Prediction) => "s".to_owned(),
        Action::Score(Scoring::JesterScore) => "j".to_owned(),
        Action::Stay => "y".to_owned(),
    }
}

pub(super) fn read_action(text: &str) -> Result<Action, NotAPress> {
    let (kind, rest) = split(text)?;
    match (kind, rest) {
        ('s', "") => Ok(Action::Score(Scoring::Prediction)),
        ('j', "") => Ok(Action::Score(Scoring::JesterScore)),
        ('y', "") => Ok(Action::Stay),
        ('x', "") => Ok(Action::Strike(None)),
        ('w', "") => Ok(Action::NameWizardColor(None)),
        ('x', at) => read_box(at).map(|at| Action::Strike(Some(at))),
        ('w', color) => read_color(color).map(|color| Action::NameWizardColor(Some(color))),
        ('p', of) => read_box(of).map(Action::Predict),
        ('r', dice) => read_dice(dice).map(Action::Roll),
        ('t', faces) => read_turned(faces).map(Action::Turn),
        _ => Err(NotAPress),
    }
}

fn digits(dice: DiceSet) -> String {
    dice.dice().map(|die| die.index().to_string()).collect()
}

fn box_text(of: Prediction) -> String {
    format!("{}{}", of.number.get(), letter_of(of.color))
}

fn read_box(text: &str) -> Result<Prediction, NotAPress> {
    let (number, color) = split(text)?;
    let number = number.to_digit(10).and_then(|number| Number::new(number as u8));
    Ok(Prediction { number: number.ok_or(NotAPress)?, color: read_color(color)? })
}

fn read_dice(text: &str) -> Result<DiceSet, NotAPress> {
    text.chars().map(|digit| read_die(digit.encode_utf8(&mut [0; 4]))).collect()
}

fn read_die(text: &str) -> Result<Die, NotAPress> {
    text.parse().ok().and_then(Die::new).ok_or(NotAPress)
}

fn read_turned(text: &str) -> Result<Turned, NotAPress> {
    let marks: Vec<char> = text.chars().collect();
    let &[first, one, second, other] = marks.as_slice() else { return Err(NotAPress) };
    let die = |mark: char| read_die(mark.encode_utf8(&mut [0; 4]));
    let face = |mark: char| read_face(mark.encode_utf8(&mut [0; 4]));
    Turned::new((die(first)?, face(one)?), (die(second)?, face(other)?)).ok_or(NotAPress)
}

fn read_color(text: &str) -> Result<Color, NotAPress> {
    let color = Color::ALL.into_iter().find(|color| text == letter_of(*color).to_string());
    color.ok_or(NotAPress)
}

fn read_face(text: &str) -> Result<Face, NotAPress> {
    let face = Face::ALL.into_iter().find(|face| text == face_letter(*face).to_string());
    face.ok_or(NotAPress)
}

/// The letter that stands for a colour.
pub const fn letter_of(color: Color) -> char {
    match color {
        Color::Blue => 'B',
        Color::Green => 'G',
        Color::Red => 'R',
        Color::Yellow => 'Y',
    }
}

/// The letter that stands for a face.
pub const fn face_letter(face: Face) -> char {
    match face {
        Face::Blue => 'B',
        Face::Green => 'G',
        Face::Red => 'R',
        Face::Yellow => 'Y',
        Face::Wizard => 'W',
        Face::Jester => 'J',
    }
}

fn split(text: &str) -> Result<(char, &str), NotAPress> {
    let first = text.chars().next().ok_or(NotAPress)?;
    Ok((first, &text[first.len_utf8()..]))
}

#[cfg(test)]
pub(super) fn every_press() -> impl Iterator<Item = TablePress> {
    let colors = Color::ALL.into_iter().map(Some).chain([None]);
    let plain = [TablePress::Score, TablePress::Finish, TablePress::Stay];
    plain
        .into_iter()
        .chain([TablePress::StrikeNothing])
        .chain(DiceSet::every_set().map(TablePress::Roll))
        .chain(Die::all().flat_map(|die| [TablePress::Mark(die), TablePress::Unmark(die)]))
        .chain(colors.map(TablePress::Name))
        .chain(Face::ALL.map(TablePress::TurnFirst))
}

#[cfg(test)]
pub(super) fn every_action() -> impl Iterator<Item = Action> {
    let all = || Die::all().flat_map(|die| Face::ALL.map(|face| (die, face)));
    let turned = all().flat_map(move |one| all().filter_map(move |other| Turned::new(one, other)));
    let colors = Color::ALL.into_iter().map(Some).chain([None]);
    turned
        .map(Action::Turn)
        .chain(Prediction::all().map(Action::Predict))
        .chain(Prediction::all().map(Some).chain([None]).map(Action::Strike))
        .chain(colors.map(Action::NameWizardColor))
        .chain(DiceSet::every_set().map(Action::Roll))
        .chain([Scoring::Prediction, Scoring::JesterScore].map(Action::Score))
        .chain([Action::Stay])
}
