//! `henge record`: the record of a stored game that has ended.

use std::io::Write as _;

use super::Failure;
use super::run::{block_on, failure};
use crate::record::{Company, Record};
use crate::rules::Options;
use crate::rules::chance::Proof;
use crate::rules::games::of_game;
use crate::settings::database_url;
use crate::store::Store;
use crate::table::{Playing, Table, TableGame, TableId};

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The number of the table; its final message shows it.
    table: u64,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let id = TableId::new(arguments.table);
    let record = block_on(record_of(id))??;
    let mut output = std::io::stdout().lock();
    output.write_all(record.text().as_bytes()).map_err(|_| Failure::OutputClosed)
}

async fn record_of(id: TableId) -> Result<Record, Failure> {
    let url = database_url();
    let store = Store::open_to_read(&url).await.map_err(|error| failure(&error.into()))?;
    let read = |error| Failure::Failed(error);
    let stored = store.table(id).await.map_err(|error| read(error.to_string()))?;
    let mut log = store.log(id).await.map_err(|error| read(error.to_string()))?;
    let table = stored.ok_or_else(|| read(format!("there is no table {id} in {url}")))?;
    let (Some(proof), Some(playing)) = (table.proof(), table.game()) else {
        return Err(read(not_ended(&table)));
    };
    let events = log.split_off(1.min(log.len()));
    let record =
        of_game!(playing, playing => record_of_game(playing, table.options, proof, events));
    record.map_err(|error| read(error.to_string()))
}

fn record_of_game<G: TableGame>(
    playing: &Playing<G>,
    options: Options,
    proof: Proof,
    events: Vec<String>,
) -> Result<Record, serde_json::Error> {
    let names = playing.players().iter().map(|player| player.name().to_owned()).collect();
    let company = Company { names, order: playing.seating().order_of_play.clone(), proof };
    Record::of::<G>(options, playing.beginning(), company, events)
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
