//! `henge record`: prints the record of a stored game that has ended.

use std::io::Write as _;

use super::Failure;
use super::run::{block_on, failure};
use crate::history::{NoRecord, record_of};
use crate::record::Record;
use crate::settings::{Environment, database_url};
use crate::store::Store;
use crate::table::{Table, TableId};

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The number of the table; its final message shows it.
    table: u64,
}

pub(super) fn run(arguments: &Arguments, environment: &Environment) -> Result<(), Failure> {
    let id = TableId::new(arguments.table);
    let record = block_on(stored_record(id, &database_url(environment)))??;
    let mut output = std::io::stdout().lock();
    output.write_all(record.text().as_bytes()).map_err(|_| Failure::OutputClosed)
}

async fn stored_record(id: TableId, url: &str) -> Result<Record, Failure> {
    let store = Store::open_to_read(url).await.map_err(|error| failure(&error.into()))?;
    let read = |error| Failure::Failed(error);
    let stored = store.table(id).await.map_err(|error| read(error.to_string()))?;
    let log = store.log(id).await.map_err(|error| read(error.to_string()))?;
    let table = stored.ok_or_else(|| read(format!("there is no table {id} in {url}")))?;
    record_of(&table, log).map_err(|error| match error {
        NoRecord::NotOver => read(not_ended(&table)),
        NoRecord::Unwritable(error) => read(error.to_string()),
    })
}

fn not_ended(table: &Table) -> String {
    let id = table.id;
    match table.game() {
        Some(_) => {
            format!("the game at table {id} is still played: its record would open the hands")
        }
        None => format!("no game was played at table {id}"),
    }
}
