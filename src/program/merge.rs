//! `henge merge`: makes one database of those that `henge split` made.

use std::path::PathBuf;

use super::Failure;
use super::run::block_on;
use super::split::tell;
use crate::store::Store;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The databases to merge; they stay as they are. No bot may be running on them.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The database to make; it must not exist yet.
    #[arg(long, value_name = "DATABASE")]
    into: PathBuf,
}

pub(super) fn run(Arguments { files, into }: &Arguments) -> Result<(), Failure> {
    tell(block_on(Store::merge(files, into))?)
}
