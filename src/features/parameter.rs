//! The parameters of subcommands, and what may be given for them.

use crate::rules::options::GameOption;

/// A parameter of a subcommand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    pub name: String,
    /// The values it accepts; for a boolean, "false" and "true". Empty if it takes no fixed list of
    /// values.
    pub values: Vec<String>,
    pub kind: ParameterKind,
}

/// The kind of value that a parameter takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterKind {
    Chosen,
    /// Free text, with autocompletion.
    Typed {
        is_required: bool,
    },
    /// A member of the server.
    Person,
    /// The names of players, with mentions of people among them.
    Names,
    /// A whole number, from 1.
    Number,
}

/// A parameter that was given with a command: its name, and its value as text.
pub type Said<'a> = (&'a str, String);

impl Parameter {
    pub(super) fn of<T: Copy + Into<&'static str>>(name: &str, all: &[T]) -> Self {
        let values = all.iter().map(|value| -> &'static str { (*value).into() });
        let values = values.map(str::to_owned).collect();
        Self { name: name.to_owned(), values, kind: ParameterKind::Chosen }
    }

    pub(super) fn free(name: &str, kind: ParameterKind) -> Self {
        Self { name: name.to_owned(), values: Vec::new(), kind }
    }

    /// Returns whether the parameter is free text with autocompletion.
    pub const fn is_typed(&self) -> bool {
        matches!(self.kind, ParameterKind::Typed { .. })
    }

    /// Returns whether the parameter is a boolean.
    pub fn is_yes_or_no(&self) -> bool {
        self.values == ["false", "true"]
    }
}

impl From<GameOption> for Parameter {
    fn from(option: GameOption) -> Self {
        let (values, kind) = (option.words(), ParameterKind::Chosen);
        Self { name: option.name, values, kind }
    }
}
