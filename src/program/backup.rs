//! `henge backup`: makes a checked copy of the database, whether or not the bot is running.

use std::path::{Path, PathBuf};

use super::Failure;
use super::run::{block_on, failure};
use crate::settings::{Environment, database_url};
use crate::store::Store;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The file to make; it must not exist yet.
    file: PathBuf,
}

pub(super) fn run(arguments: &Arguments, environment: &Environment) -> Result<(), Failure> {
    block_on(back_up(&arguments.file, &database_url(environment)))?
}

async fn back_up(file: &Path, url: &str) -> Result<(), Failure> {
    let store = Store::open_to_read(url).await;
    let store = store.map_err(|error| failure(&error.into()))?;
    let done = store.back_up(file).await;
    store.close().await;
    done.map_err(|error| Failure::Failed(error.to_string()))
}
