//! Where settings come from: the environment, and the file `.env`.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use super::{Unset, Variable};

/// The variables of the process and, for those that are not set, of an `.env` file. Variables of the file are not added
/// to the process, so child processes do not inherit the token.
#[derive(Default)]
pub struct Environment {
    pub(super) file: HashMap<String, String>,
}

/// The error for an unreadable `.env` file. It quotes no line, because a line may hold the token.
#[derive(Debug, thiserror::Error)]
#[error("cannot read .env: {0}; see .env.example")]
pub struct UnreadableFile(String);

impl Environment {
    /// Reads the process's environment, and the `.env` file in the working directory or the nearest one above it.
    ///
    /// # Errors
    /// The file exists but cannot be read; none of its lines is used then.
    pub fn read() -> Result<Self, UnreadableFile> {
        let Some(path) = env_file() else { return Ok(Self::default()) };
        let unreadable = |error: dotenvy::Error| match error {
            dotenvy::Error::LineParse(_, _) => {
                "a line is not NAME=value (a value with spaces needs quotes)".to_owned()
            }
            other => other.to_string(),
        };
        let file = variables(&path).map_err(|error| UnreadableFile(unreadable(error)))?;
        Ok(Self { file })
    }

    /// The value of a variable; `None` if it is not set or empty.
    pub fn variable(&self, variable: Variable) -> Option<String> {
        let name = variable.name();
        let set = std::env::var(name).ok().or_else(|| self.file.get(name).cloned())?;
        Some(set.trim().to_owned()).filter(|value| !value.is_empty())
    }

    /// The value of a variable, or its default.
    pub fn value(&self, variable: Variable) -> String {
        let default = || variable.sets().1.unwrap_or_default().to_owned();
        self.variable(variable).unwrap_or_else(default)
    }

    /// Parses the value of a variable, or its default.
    pub(super) fn read_as<T>(
        &self,
        variable: Variable,
        should_be: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Unset> {
        let value = self.value(variable);
        read(&value).ok_or(Unset::Wrong { variable, value, should_be })
    }
}

/// The `.env` file in the working directory, or the nearest one above it.
fn env_file() -> Option<PathBuf> {
    let folder = std::env::current_dir().ok()?;
    folder.ancestors().map(|folder| folder.join(".env")).find(|file| file.is_file())
}

/// The variables of an `.env` file. If a variable is set twice, the first value counts.
fn variables(path: &Path) -> Result<HashMap<String, String>, dotenvy::Error> {
    let text = std::fs::read_to_string(path).map_err(dotenvy::Error::Io)?;
    // Some editors of Windows write a mark before the first line.
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let mut variables = HashMap::new();
    for variable in dotenvy::from_read_iter(text.as_bytes()) {
        let (name, value) = variable?;
        variables.entry(name).or_insert(value);
    }
    Ok(variables)
}
