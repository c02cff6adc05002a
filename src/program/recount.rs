//! `henge recount`: recalculates every figure from the stored games.

use std::io::Write as _;

use super::Failure;
use super::run::{block_on, failure};
use crate::settings::{Environment, database_url};
use crate::store::{Recount, RecountError, Store};

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Corrects the figures that differ, all of them or none; the bot must not be running.
    #[arg(long)]
    repair: bool,
}

pub(super) fn run(arguments: &Arguments, environment: &Environment) -> Result<(), Failure> {
    let url = database_url(environment);
    let found = block_on(recount(&url, arguments.repair))?.map_err(|error| match error {
        RecountError::Open(error) => failure(&error.into()),
        error @ RecountError::Database(_) => Failure::Failed(error.to_string()),
    })?;
    let Recount { games, unreadable, differences } = found;
    print(&differences)?;
    print(&unreadable)?;
    let end = match (differences.is_empty(), arguments.repair) {
        (true, _) => "every figure is what it should be",
        (false, true) => "what differed is repaired",
        (false, false) => {
            let cure = "henge recount --repair writes what they come to";
            return Err(Failure::Failed(format!("not what {games} games come to; {cure}")));
        }
    };
    print(&[format!("{games} games are recounted: {end}")])?;
    if unreadable.is_empty() {
        return Ok(());
    }
    Err(Failure::Failed("tables that cannot be read keep their results".to_owned()))
}

async fn recount(url: &str, repair: bool) -> Result<Recount, RecountError> {
    if repair {
        return Store::recount_and_repair(url).await;
    }
    let store = Store::open_to_read(url).await?;
    let found = store.recount().await;
    store.close().await;
    found
}

fn print(lines: &[String]) -> Result<(), Failure> {
    let mut output = std::io::stdout().lock();
    let mut lines = lines.iter();
    lines.try_for_each(|line| writeln!(output, "{line}")).map_err(|_| Failure::OutputClosed)
}
