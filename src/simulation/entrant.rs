//! The participants of a simulation: our computer players and other people's programs.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use crate::computer::{NotALevel, Persona};
use crate::rules::SeatCount;

/// A participant of a simulation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    Computer(Persona),
    /// A program that is asked line by line.
    Program(Command),
}

/// The command that starts a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    text: String,
    words: Vec<String>,
}

/// The error for a text that does not name a participant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAnEntrant {
    /// The text is neither a computer player nor a program.
    #[error("{0}, or program:COMMAND")]
    Computer(#[from] NotALevel),
    /// The command is empty, or a quote in it is not closed.
    #[error("{0:?} is no command: write program:COMMAND, or program:\"COMMAND, WITH COMMAS\"")]
    Command(String),
}

impl Command {
    /// The command that runs this file, known by the file's name.
    pub fn of_file(file: &Path) -> Self {
        let name = file.file_name().unwrap_or_default();
        let [text, word] = [name, file.as_os_str()].map(|text| text.to_string_lossy().into_owned());
        Self { text, words: vec![word] }
    }

    /// The program and its arguments.
    pub fn words(&self) -> &[String] {
        &self.words
    }
}

impl FromStr for Command {
    type Err = NotAnEntrant;

    fn from_str(text: &str) -> Result<Self, NotAnEntrant> {
        let text = unquoted(text.trim());
        let words = shlex::split(text).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| NotAnEntrant::Command(text.to_owned()))?;
        Ok(Self { text: text.to_owned(), words })
    }
}

/// Removes quotes around the whole text.
fn unquoted(text: &str) -> &str {
    let within = |quote| {
        let inner = text.strip_prefix(quote)?.strip_suffix(quote)?;
        (!inner.contains(quote)).then_some(inner)
    };
    within('"').or_else(|| within('\'')).unwrap_or(text)
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Computer(persona) => persona.fmt(f),
            Self::Program(command) => write!(f, "program:{}", command.text),
        }
    }
}

impl FromStr for Entrant {
    type Err = NotAnEntrant;

    fn from_str(text: &str) -> Result<Self, NotAnEntrant> {
        match text.strip_prefix("program:") {
            Some(command) => command.parse().map(Self::Program),
            None => Ok(Self::Computer(text.parse()?)),
        }
    }
}

/// A list of participants, separated by commas that are not in quotes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrants(pub Vec<Entrant>);

impl FromStr for Entrants {
    type Err = NotAnEntrant;

    fn from_str(text: &str) -> Result<Self, NotAnEntrant> {
        let mut open = None;
        let separates = |mark: char| match open {
            Some(quote) if mark == quote => {
                open = None;
                false
            }
            None if mark == '"' || mark == '\'' => {
                open = Some(mark);
                false
            }
            Some(_) | None => open.is_none() && mark == ',',
        };
        text.split(separates).map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

/// The participants in sitting order: the same one at all seats, or one for each seat.
///
/// # Errors
/// The number of participants that would be correct.
pub fn at_seats(entrants: &[Entrant], seats: SeatCount) -> Result<Vec<Entrant>, String> {
    match entrants {
        [entrant] => Ok(vec![entrant.clone(); seats.get()]),
        _ if entrants.len() == seats.get() => Ok(entrants.to_vec()),
        _ => Err(format!("--seats takes one level, or one for each of the {} seats", seats.get())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, shown: &[&str]) {
        let entrants: Entrants = text.parse().unwrap();
        let read: Vec<_> = entrants.0.iter().map(Entrant::to_string).collect();
        assert_eq!(read, shown, "{text}");
    }

    #[test]
    fn commas_in_quotes_separate_nobody() {
        check("master,random", &["master", "random"]);
        check("program:python3 a.py,master", &["program:python3 a.py", "master"]);
        check("program:\"a.py x,y\",random", &["program:a.py x,y", "random"]);
        check("random,program:a.py 'x,y'", &["random", "program:a.py 'x,y'"]);
        check("program:\"sh -c 'a, b'\"", &["program:sh -c 'a, b'"]);
    }

    #[test]
    fn a_command_is_split_like_in_a_shell() {
        let words = |text: &str| text.parse::<Command>().unwrap().words;
        assert_eq!(words("python3 'my player.py' --fast"), ["python3", "my player.py", "--fast"]);
        assert_eq!(words("\"sh -c 'a, b'\""), ["sh", "-c", "a, b"]);
        assert_eq!(words("\"my player\" \"x\""), ["my player", "x"]);
    }

    #[test]
    fn nobody_is_told() {
        for text in ["", "genius", "random,", "program:", "program: ", "program:\"x", "Program:x"] {
            assert!(text.parse::<Entrants>().is_err(), "{text}");
        }
    }
}
