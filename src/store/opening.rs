//! Opening a lobby: the first rows of a table.

use sqlx::SqliteConnection;

use super::messages::{MessageKind, set_message};
use super::next_players::clear_next_players;
use super::presses::{add_press, table_of_press};
use super::rows::{as_json, upsert_people};
use super::seats::replace_seats;
use super::writer::Write;
use super::{Store, WriteError, bells};
use crate::bell::Called;
use crate::clock::now_ms;
use crate::rules::ENGINE;
use crate::table::{Opening, Person, Table, TableId};

impl Store {
    /// Opens a lobby, unless the channel has a table already or the press has taken effect before.
    /// Returns also the people whom it calls.
    pub async fn open_table(&self, opening: Opening) -> Result<(Table, Called), WriteError> {
        let (id, called) = self.writer.ask(OpenTable(opening.clone())).await?;
        Ok((Table::open(id, &opening), called))
    }
}

struct OpenTable(Opening);

impl Write for OpenTable {
    type Done = (TableId, Called);

    async fn write(&self, connection: &mut SqliteConnection) -> Result<Self::Done, WriteError> {
        let opening = &self.0;
        if let Some(table) = table_of_press(connection, opening.press).await? {
            return Err(WriteError::PressedBefore(table));
        }
        let sitters = opening.sitters();
        let seated: Vec<&Person> =
            sitters.iter().filter_map(|sitter| sitter.player.person()).collect();
        upsert_people(connection, &seated).await?;
        let table = insert_table(connection, opening).await?;
        replace_seats(connection, table, &sitters, (&[], &[])).await?;
        if let Some(message) = opening.announcement {
            set_message(table, MessageKind::Report, message).execute(&mut *connection).await?;
        }
        if let Some(previous) = opening.rematch_of {
            clear_next_players(connection, previous).await?;
        }
        add_press(connection, opening.press, table).await?;
        let called = if opening.rings {
            bells::call(connection, opening, now_ms()).await?
        } else {
            Called::default()
        };
        Ok((table, called))
    }
}

async fn insert_table(
    connection: &mut SqliteConnection,
    opening: &Opening,
) -> Result<TableId, WriteError> {
    let inserted = sqlx::query_scalar(
        "insert into game_table
             (guild, channel, host, options, joining, secret, stage, opened_at, rematch_of, engine, clock,
              parent, hints)
         values ($1, $2, $3, $4, $5, $6, 'lobby', $7, $8, $9, $10, $11, $12) returning id",
    )
    .bind(opening.location.guild)
    .bind(opening.location.channel)
    .bind(opening.host.id)
    .bind(as_json(&opening.options)?)
    .bind(opening.joining.to_string())
    .bind(opening.secret.open().as_slice())
    .bind(now_ms())
    .bind(opening.rematch_of)
    .bind(ENGINE)
    .bind(opening.clock.word())
    .bind(opening.parent)
    .bind(opening.hints)
    .fetch_one(connection)
    .await;
    match inserted {
        Ok(table) => Ok(table),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
            Err(WriteError::ChannelTaken)
        }
        Err(error) => Err(error.into()),
    }
}
