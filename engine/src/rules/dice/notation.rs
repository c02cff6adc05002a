//! The dice game's actions as text: `p3G` predicts three green, `r024` rolls three dice, `s`
//! scores.

use std::fmt;
use std::str::FromStr;

use super::{Action, Color, DiceSet, Die, Face, Number, Prediction, Scoring, Turned};
use crate::rules::NoAction;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn(turned) => {
                let [(first, one), (second, other)] = turned.faces();
                let letters = [one.letter(), other.letter()];
                write!(f, "t{}{}{}{}", first.index(), letters[0], second.index(), letters[1])
            }
            Self::Predict(prediction) => write!(f, "p{}", box_text(*prediction)),
            Self::Strike(at) => write!(f, "x{}", at.map(box_text).unwrap_or_default()),
            Self::NameWizardColor(None) => f.write_str("w"),
            Self::NameWizardColor(Some(color)) => write!(f, "w{}", color.letter()),
            Self::Roll(dice) => write!(f, "r{}", digits(*dice)),
            Self::Score(Scoring::Prediction) => f.write_str("s"),
            Self::Score(Scoring::JesterScore) => f.write_str("j"),
            Self::Stay => f.write_str("y"),
        }
    }
}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Self, NoAction> {
        let (kind, rest) = split(text)?;
        match (kind, rest) {
            ('s', "") => Ok(Self::Score(Scoring::Prediction)),
            ('j', "") => Ok(Self::Score(Scoring::JesterScore)),
            ('y', "") => Ok(Self::Stay),
            ('x', "") => Ok(Self::Strike(None)),
            ('w', "") => Ok(Self::NameWizardColor(None)),
            ('x', at) => read_box(at).map(|at| Self::Strike(Some(at))),
            ('w', color) => read_color(color).map(|color| Self::NameWizardColor(Some(color))),
            ('p', prediction) => read_box(prediction).map(Self::Predict),
            ('r', dice) => read_dice(dice).map(Self::Roll),
            ('t', faces) => read_turned(faces).map(Self::Turn),
            _ => Err(NoAction),
        }
    }
}

fn digits(dice: DiceSet) -> String {
    dice.dice().map(|die| die.index().to_string()).collect()
}

fn box_text(of: Prediction) -> String {
    format!("{}{}", of.number.get(), of.color.letter())
}

fn read_box(text: &str) -> Result<Prediction, NoAction> {
    let (number, color) = split(text)?;
    let number = number.to_digit(10).and_then(|number| Number::new(number as u8));
    Ok(Prediction { number: number.ok_or(NoAction)?, color: read_color(color)? })
}

fn read_dice(text: &str) -> Result<DiceSet, NoAction> {
    text.chars().map(|digit| read_die(digit.encode_utf8(&mut [0; 4]))).collect()
}

fn read_die(text: &str) -> Result<Die, NoAction> {
    text.parse().ok().and_then(Die::new).ok_or(NoAction)
}

fn read_turned(text: &str) -> Result<Turned, NoAction> {
    let marks: Vec<char> = text.chars().collect();
    let &[first, one, second, other] = marks.as_slice() else { return Err(NoAction) };
    let die = |mark: char| read_die(mark.encode_utf8(&mut [0; 4]));
    let face = |mark: char| read_face(mark.encode_utf8(&mut [0; 4]));
    Turned::new((die(first)?, face(one)?), (die(second)?, face(other)?)).ok_or(NoAction)
}

fn read_color(text: &str) -> Result<Color, NoAction> {
    let color = Color::ALL.into_iter().find(|color| text == color.letter().to_string());
    color.ok_or(NoAction)
}

fn read_face(text: &str) -> Result<Face, NoAction> {
    let face = Face::ALL.into_iter().find(|face| text == face.letter().to_string());
    face.ok_or(NoAction)
}

fn split(text: &str) -> Result<(char, &str), NoAction> {
    let first = text.chars().next().ok_or(NoAction)?;
    Ok((first, &text[first.len_utf8()..]))
}
