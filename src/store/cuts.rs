//! The cuts of a lobby, which are mixed into the luck of its game.

use sqlx::{FromRow, SqliteConnection};

use super::seats::SeatRow;
use super::{ReadError, WriteError};
use crate::table::{Cut, CutWords, TableId, UserId};

#[derive(FromRow)]
pub(super) struct CutRow {
    person: UserId,
    pub(super) words: String,
}

pub(super) async fn cuts(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<Vec<CutRow>, ReadError> {
    let rows = sqlx::query_as("select person, words from cut where game_table = $1 order by place");
    Ok(rows.bind(table).fetch_all(connection).await?)
}

impl CutRow {
    /// Each cut must belong to a person who sits there, and each person has cut at most once.
    pub(super) fn into_cuts(rows: Vec<Self>, seats: &[SeatRow]) -> Result<Vec<Cut>, String> {
        let mut cuts: Vec<Cut> = Vec::new();
        for row in rows {
            let by = row.person;
            if seats.iter().all(|seat| seat.person != Some(by)) {
                return Err("somebody cut who does not sit there".to_owned());
            }
            if cuts.iter().any(|cut| cut.by == by) {
                return Err("somebody cut twice".to_owned());
            }
            cuts.push(Cut { by, words: row.words()? });
        }
        Ok(cuts)
    }

    fn words(&self) -> Result<CutWords, String> {
        let words = CutWords::typed(&self.words).map_err(|why| why.to_string())?;
        let is_as_typed = words.text() == self.words;
        is_as_typed.then_some(words).ok_or_else(|| "a cut holds what cannot be seen".to_owned())
    }
}

pub(super) async fn replace_cuts(
    connection: &mut SqliteConnection,
    table: TableId,
    cuts: &[Cut],
) -> Result<(), WriteError> {
    sqlx::query("delete from cut where game_table = $1")
        .bind(table)
        .execute(&mut *connection)
        .await?;
    for (place, Cut { by, words }) in (0i64..).zip(cuts) {
        sqlx::query("insert into cut (game_table, place, person, words) values ($1, $2, $3, $4)")
            .bind(table)
            .bind(place)
            .bind(by)
            .bind(words.text())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
