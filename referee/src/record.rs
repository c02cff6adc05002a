//! Splits a text into records, and reads a record's events in the only order that the rules allow.

use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};

/// A fault in a record, and its position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("game {game}, line {line}: {sentence}")]
pub struct Fault {
    /// The number of the record in the text, from 1.
    pub game: usize,
    /// The number of the line in the text, from 1.
    pub line: usize,
    /// A description of the fault.
    pub sentence: String,
}

/// The reason why reading stopped.
#[derive(Debug)]
pub(crate) enum Halt {
    /// The table was ended early.
    Stopped,
    /// The record breaks off: the game was still being played.
    Running,
    /// The last event breaks a rule.
    Wrong(String),
}

impl From<String> for Halt {
    fn from(sentence: String) -> Self {
        Self::Wrong(sentence)
    }
}

/// Returns an error with this sentence unless the condition holds.
macro_rules! require {
    ($holds:expr, $($sentence:tt)+) => {
        if !$holds {
            return Err(format!($($sentence)+).into());
        }
    };
}

/// An event of a record; its name is the value of the key `event`.
pub(crate) trait Event: DeserializeOwned {
    const NAME: &'static str;
}

/// Assigns names to event types.
macro_rules! events {
    ($($event:ty => $name:literal),+ $(,)?) => {
        $(impl crate::record::Event for $event { const NAME: &'static str = $name; })+
    };
}

#[derive(Debug)]
pub(crate) struct Line<'a> {
    pub(crate) number: usize,
    text: &'a str,
}

impl Line<'_> {
    pub(crate) fn parse<T: DeserializeOwned>(&self) -> Result<T, String> {
        serde_json::from_str(self.text).map_err(|error| format!("cannot be read: {error}"))
    }

    fn is_header(&self) -> bool {
        #[derive(Deserialize)]
        struct Header {
            #[serde(rename = "record")]
            _record: IgnoredAny,
        }
        serde_json::from_str::<Header>(self.text).is_ok()
    }

    fn event(&self) -> Result<String, String> {
        #[derive(Deserialize)]
        struct Named {
            event: String,
        }
        Ok(self.parse::<Named>()?.event)
    }
}

#[derive(Debug)]
pub(crate) struct Record<'a> {
    number: usize,
    pub(crate) header: Line<'a>,
    lines: Vec<Line<'a>>,
}

impl Record<'_> {
    pub(crate) fn events(&self) -> Events<'_> {
        Events { header: self.header.number, lines: &self.lines, read: 0 }
    }

    pub(crate) fn fault(&self, line: usize, sentence: String) -> Fault {
        Fault { game: self.number, line, sentence }
    }
}

/// Splits a text into records, each from its header to the line before the next header.
pub(crate) fn split(text: &str) -> Result<Vec<Record<'_>>, Fault> {
    let mut records: Vec<Record<'_>> = Vec::new();
    for (number, text) in (1..).zip(text.lines()) {
        let line = Line { number, text };
        if line.is_header() {
            records.push(Record { number: records.len() + 1, header: line, lines: Vec::new() });
        } else if let Some(record) = records.last_mut() {
            record.lines.push(line);
        } else {
            let sentence = "a record starts with its header, a line with the key `record`".into();
            return Err(Fault { game: 1, line: number, sentence });
        }
    }
    if records.is_empty() {
        return Err(Fault { game: 1, line: 1, sentence: "there is no record".into() });
    }
    Ok(records)
}

/// The events of one record, which are read one after another.
#[derive(Debug)]
pub(crate) struct Events<'a> {
    header: usize,
    lines: &'a [Line<'a>],
    read: usize,
}

impl Events<'_> {
    /// Reads the next event, which must be an `E` unless the table was stopped.
    pub(crate) fn read<E: Event>(&mut self) -> Result<E, Halt> {
        if self.upcoming().as_deref() == Some("stopped") {
            self.read += 1;
            self.nothing_more()?;
            return Err(Halt::Stopped);
        }
        self.read_unstopped()
    }

    /// Reads the next event, which must be an `E`; the table may not be stopped at this point.
    pub(crate) fn read_unstopped<E: Event>(&mut self) -> Result<E, Halt> {
        let line = self.lines.get(self.read).ok_or(Halt::Running)?;
        self.read += 1;
        let name = line.event()?;
        require!(name == E::NAME, "here comes `{}`, not `{name}`", E::NAME);
        Ok(line.parse()?)
    }

    /// The name of the next event, if there is one that can be read.
    pub(crate) fn upcoming(&self) -> Option<String> {
        self.lines.get(self.read)?.event().ok()
    }

    pub(crate) fn nothing_more(&mut self) -> Result<(), Halt> {
        if self.read < self.lines.len() {
            self.read += 1;
            return Err(Halt::Wrong("the game is over, nothing may follow".into()));
        }
        Ok(())
    }

    /// The line number of the last event in the whole text.
    pub(crate) fn line(&self) -> usize {
        self.lines[..self.read].last().map_or(self.header, |line| line.number)
    }
}
