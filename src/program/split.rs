//! `henge split`: makes a database of the servers of each range of shards.

use std::io::Write as _;
use std::path::PathBuf;

use super::Failure;
use super::run::block_on;
use crate::sharding::{AllShards, ShardRange};
use crate::store::{Part, SplitError, Store};

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The database to split; it stays as it is. No bot may be running on it.
    database: PathBuf,
    /// Which shards get a file together, like 0-3/16, or 2/16; each shard must be in one range.
    #[arg(required = true)]
    ranges: Vec<ShardRange>,
    /// The folder for the files, which are named like henge-0-3-of-16.db.
    #[arg(long, value_name = "FOLDER")]
    into: PathBuf,
}

pub(super) fn run(Arguments { database, ranges, into }: Arguments) -> Result<(), Failure> {
    let shards = AllShards::try_from(ranges).map_err(|error| Failure::Usage(error.to_string()))?;
    tell(block_on(Store::split(&database, &shards, &into))?)
}

/// Prints a line for each file.
pub(super) fn tell(parts: Result<Vec<Part>, SplitError>) -> Result<(), Failure> {
    let parts = parts.map_err(|error| Failure::Failed(error.to_string()))?;
    let mut output = std::io::stdout().lock();
    let mut parts = parts.iter();
    let told = parts.try_for_each(|Part { path, servers, tables, games }| {
        let path = path.display();
        writeln!(output, "{path}: {servers} servers, {tables} tables, {games} games recounted")
    });
    told.map_err(|_| Failure::OutputClosed)
}
