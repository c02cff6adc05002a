//! `henge recount`: every figure anew from the stored games.

use std::io::Write as _;

use super::Failure;
use super::run::{block_on, failure};
use crate::settings::database_url;
use crate::store::{Recount, RecountError, Store};

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Writes the figures that should be kept, all of them or none; the bot must not run.
    #[arg(long)]
    repair: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let found = block_on(recount(arguments.repair))?.map_err(|error| match error {
        RecountError::Open(error) => failure(&error.into()),
        error @ RecountError::Database(_) => Failure::Failed(error.to_string()),
    })?;
    print(&found).map_err(|_| Failure::OutputClosed)?;
    let Recount { games, unreadable, differences } = &found;
    let tables = if unreadable.is_empty() { "" } else { "some tables cannot be read" };
    match (differences.len(), arguments.repair) {
        (0, _) if unreadable.is_empty() => Ok(()),
        (0, _) => Err(Failure::Failed(tables.to_owned())),
        (differing, true) if unreadable.is_empty() => {
            writeln!(std::io::stdout(), "{differing} rows are repaired")
                .map_err(|_| Failure::OutputClosed)
        }
        (differing, true) => {
            Err(Failure::Failed(format!("{differing} rows are repaired; {tables}")))
        }
        (differing, false) => Err(Failure::Failed(format!(
            "{differing} rows are not what {games} games come to: --repair writes them anew"
        ))),
    }
}

async fn recount(repair: bool) -> Result<Recount, RecountError> {
    let url = database_url();
    if repair {
        return Store::recount_and_repair(&url).await;
    }
    let store = Store::open_to_read(&url).await?;
    let found = store.recount().await;
    store.close().await;
    found
}

fn print(found: &Recount) -> std::io::Result<()> {
    let mut output = std::io::stdout().lock();
    for line in found.unreadable.iter().chain(&found.differences) {
        writeln!(output, "{line}")?;
    }
    writeln!(output, "{} games are recounted", found.games)
}
