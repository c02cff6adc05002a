//! The unit with which systemd runs the bot for one user, made from the unit for a whole machine.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use super::files::quoted;
use crate::program::Failure;

/// The unit for a whole machine.
const WHOLE: &str = include_str!("../../../packaging/henge.service");
/// The folder of a user's units, in the folder of their settings.
const USER_UNITS: &str = "systemd/user";
/// The name of the unit.
const NAME: &str = "henge.service";

/// The place to which the unit is written.
#[derive(Clone, Debug)]
pub(super) enum Destination {
    /// The folder where systemd looks for this user's units.
    User,
    File(PathBuf),
    /// Standard output.
    Output,
}

impl From<OsString> for Destination {
    fn from(text: OsString) -> Self {
        if text.is_empty() {
            Self::User
        } else if text == "-" {
            Self::Output
        } else {
            Self::File(text.into())
        }
    }
}

impl Destination {
    /// The absolute path of the file; `None` for standard output.
    pub(super) fn file(&self) -> Result<Option<PathBuf>, Failure> {
        match self {
            Self::User => Ok(Some(user_units()?.join(NAME))),
            Self::File(file) => {
                let failed =
                    |error: io::Error| Failure::Failed(format!("{}: {error}", file.display()));
                std::path::absolute(file).map(Some).map_err(failed)
            }
            Self::Output => Ok(None),
        }
    }
}

fn user_units() -> Result<PathBuf, Failure> {
    let set =
        |name: &str| std::env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    let settings = set("XDG_CONFIG_HOME").or_else(|| Some(set("HOME")?.join(".config")));
    settings
        .map(|settings| settings.join(USER_UNITS))
        .ok_or_else(|| Failure::Usage(format!("HOME is not set: name a file, like --unit {NAME}")))
}

/// The unit as `systemctl --user` takes it: by its name where systemd looks for it, or else by its
/// path.
pub(super) fn named(file: &Path) -> String {
    let is_found = user_units().is_ok_and(|units| file == units.join(NAME));
    if is_found { "henge".to_owned() } else { quoted(file) }
}

/// The unit that runs this program in this folder, whose `.env` has the settings.
pub(super) fn of(program: &Path, folder: &Path) -> Result<String, Failure> {
    let (program, folder) = (in_unit(program)?, in_unit(folder)?);
    let (mut unit, mut comment) = (String::new(), String::new());
    for line in WHOLE.lines() {
        if line.starts_with('#') {
            comment.extend([line, "\n"]);
            continue;
        }
        // A comment goes with the line below it.
        let comment = std::mem::take(&mut comment);
        if let Some(line) = for_user(line, &program, &folder) {
            unit.extend([&*comment, &*line, "\n"]);
        }
    }
    Ok(unit)
}

/// The line for one user; `None` if systemd has it only for a whole machine, or `.env` says it.
fn for_user(line: &str, program: &str, folder: &str) -> Option<String> {
    let name = line.split_once('=').map_or("", |(name, _)| name);
    match name {
        "Documentation" | "Wants" | "After" | "LoadCredential" | "Environment"
        | "EnvironmentFile" | "DynamicUser" | "StateDirectory" | "StateDirectoryMode" => None,
        "ExecStart" => Some(format!("ExecStart=\"{program}\" run")),
        "WorkingDirectory" => Some(format!("WorkingDirectory={folder}")),
        // The program and the folder may be in the home folder.
        "ProtectHome" => Some(format!("ProtectHome=read-only\nReadWritePaths=\"{folder}\"")),
        "WantedBy" => Some("WantedBy=default.target".to_owned()),
        _ => Some(line.to_owned()),
    }
}

/// The path as a unit has it.
fn in_unit(path: &Path) -> Result<String, Failure> {
    let breaks = |mark: char| mark.is_control() || "\"\\".contains(mark);
    let text = path.to_str().filter(|text| !text.contains(breaks));
    let text = text.ok_or_else(|| {
        let why = "a unit has no place for quotation marks, backslashes and line breaks";
        Failure::Usage(format!("{} cannot be in a unit: {why}", path.display()))
    })?;
    Ok(text.replace('%', "%%"))
}
