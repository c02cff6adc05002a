//! The entries of a tablet, and the text by which they are stored.

use std::fmt;
use std::str::FromStr;

use crate::rules::dice::{Color, MagicCard, Number, Prediction};
use crate::rules::{MOST_SEATS, Seat};

/// An entry of a tablet's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// What is due, for all seats in their order.
    Line(Vec<Item>),
    /// What is due, for one seat.
    Own(Seat, Item),
    /// The Magic Card of the round.
    Magic(MagicCard),
    /// The last entry that counts is taken back.
    Undo,
    /// The game ends before its last round.
    End,
}

/// The part of a line that belongs to one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// A number of tricks, or of dice that count.
    Number(u8),
    /// A prediction of the dice game, and the number of the box that is struck in its color.
    Box(Prediction, Option<Number>),
    /// A Jester Score with this number of Jesters.
    Jesters(Number),
}

/// The error for a text that is no entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no entry of a tablet")]
pub struct NoEntry;

/// The letters of the colors in the text of entries.
const COLORS: [(char, Color); 4] =
    [('b', Color::Blue), ('g', Color::Green), ('r', Color::Red), ('y', Color::Yellow)];

impl Entry {
    /// The entry of the Magic Card with this id.
    pub fn magic(card: &str) -> Option<Self> {
        let is_this = |known: &MagicCard| <&str>::from(known) == card;
        MagicCard::ALL.into_iter().find(is_this).map(Self::Magic)
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(items) => {
                f.write_str("line")?;
                items.iter().try_for_each(|item| write!(f, " {item}"))
            }
            Self::Own(seat, item) => write!(f, "own {} {item}", seat.index()),
            Self::Magic(card) => write!(f, "magic {}", <&str>::from(card)),
            Self::Undo => f.write_str("undo"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Entry {
    type Err = NoEntry;

    fn from_str(text: &str) -> Result<Self, NoEntry> {
        let words: Vec<&str> = text.split(' ').collect();
        match words.as_slice() {
            ["line", items @ ..] if items.len() <= MOST_SEATS => {
                Ok(Self::Line(items.iter().map(|item| item.parse()).collect::<Result<_, _>>()?))
            }
            ["own", seat, item] => {
                let seat = seat.parse::<u8>().map_err(|_| NoEntry)?;
                Ok(Self::Own(Seat::try_from(seat).map_err(|_| NoEntry)?, item.parse()?))
            }
            ["magic", card] => Self::magic(card).ok_or(NoEntry),
            ["undo"] => Ok(Self::Undo),
            ["end"] => Ok(Self::End),
            _ => Err(NoEntry),
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Box(Prediction { number, color }, struck) => {
                let letter = COLORS.iter().find(|(_, other)| other == color);
                write!(f, "{}{}", number.get(), letter.map_or('?', |(letter, _)| *letter))?;
                struck.map_or(Ok(()), |struck| write!(f, "x{}", struck.get()))
            }
            Self::Jesters(jesters) => write!(f, "j{}", jesters.get()),
        }
    }
}

impl FromStr for Item {
    type Err = NoEntry;

    fn from_str(text: &str) -> Result<Self, NoEntry> {
        let marks: Vec<char> = text.chars().collect();
        let number = |mark: char| {
            let number = mark.to_digit(10).and_then(|number| u8::try_from(number).ok());
            number.and_then(Number::new).ok_or(NoEntry)
        };
        let color = |letter: char| {
            let known = COLORS.iter().find(|(known, _)| *known == letter);
            known.map(|(_, color)| *color).ok_or(NoEntry)
        };
        let of = |digit, letter| Ok(Prediction { number: number(digit)?, color: color(letter)? });
        match marks.as_slice() {
            ['j', jesters] => Ok(Self::Jesters(number(*jesters)?)),
            [digit, letter, 'x', struck] => {
                Ok(Self::Box(of(*digit, *letter)?, Some(number(*struck)?)))
            }
            [digit, letter] if !letter.is_ascii_digit() => {
                Ok(Self::Box(of(*digit, *letter)?, None))
            }
            _ => text.parse().map(Self::Number).map_err(|_| NoEntry),
        }
    }
}
