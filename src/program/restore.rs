//! `henge restore`: replaces the database with a backup.

use std::io::Write as _;
use std::path::PathBuf;

use super::Failure;
use super::run::{block_on, failure};
use crate::settings::{Environment, database_url};
use crate::store::{RestoreError, Restored, Store};

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The backup to restore; it stays as it is.
    file: PathBuf,
}

pub(super) fn run(arguments: &Arguments, environment: &Environment) -> Result<(), Failure> {
    let restored = block_on(Store::restore(&database_url(environment), &arguments.file))?;
    let restored = restored.map_err(|error| match error {
        RestoreError::Place(error) => failure(&error.into()),
        error @ (RestoreError::Unfit { .. } | RestoreError::Move { .. }) => {
            Failure::Failed(error.to_string())
        }
    })?;
    tell(arguments, &restored).map_err(|_| Failure::OutputClosed)
}

fn tell(Arguments { file }: &Arguments, restored: &Restored) -> std::io::Result<()> {
    let Restored { database, aside, tables, last_opened } = restored;
    let mut output = std::io::stdout().lock();
    let (file, database) = (file.display(), database.display());
    let last = last_opened.as_ref().map(|day| format!(", the last of them opened on {day}"));
    let last = last.unwrap_or_default();
    writeln!(output, "{database} is now a copy of {file}: {tables} tables{last}")?;
    match aside {
        Some(aside) => writeln!(
            output,
            "the database that was there is kept in {}; delete it when you need it no longer",
            aside.display()
        ),
        None => writeln!(output, "there was no database before"),
    }
}
