//! The open votes of a table.

use sqlx::SqliteConnection;

use super::{ReadError, WriteError};
use crate::table::{PressId, Proposal, Stage, Table, TableId, UserId, Vote};

/// A proposal, a person who agrees, and the press that proposed it.
pub(super) type VoiceRow = (String, UserId, PressId);

pub(super) async fn voices(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<Vec<VoiceRow>, ReadError> {
    let rows = sqlx::query_as(
        "select proposal, person, vote from voice where game_table = $1 order by proposal, place",
    );
    Ok(rows.bind(table).fetch_all(connection).await?)
}

/// The votes. Each person who agrees must play at the table, or have played there.
pub(super) fn of_table(rows: Vec<VoiceRow>, table: &Table) -> Result<Vec<Vote>, String> {
    let mut votes: Vec<Vote> = Vec::new();
    for (proposal, person, id) in rows {
        let on: Proposal = proposal.parse().map_err(|_| format!("{proposal:?} is no proposal"))?;
        let mut sitters = table.sitters().into_iter();
        let plays = sitters.any(|sitter| sitter.player.belongs_to(person));
        if matches!(table.stage, Stage::Lobby(_) | Stage::Closed) || !plays {
            return Err("somebody agrees who does not play there".to_owned());
        }
        match votes.iter_mut().find(|vote| vote.on == on) {
            Some(vote) if vote.id != id => return Err("a vote was proposed twice".to_owned()),
            Some(vote) => vote.agreed.push(person),
            None => votes.push(Vote { on, id, agreed: vec![person] }),
        }
    }
    // Ids grow with time: the votes come in the order in which they were proposed.
    votes.sort_by_key(|vote| vote.id);
    Ok(votes)
}

pub(super) async fn replace_votes(
    connection: &mut SqliteConnection,
    table: TableId,
    votes: &[Vote],
) -> Result<(), WriteError> {
    sqlx::query("delete from voice where game_table = $1")
        .bind(table)
        .execute(&mut *connection)
        .await?;
    for Vote { on, id: vote, agreed } in votes {
        for (place, person) in (0i64..).zip(agreed) {
            sqlx::query(
                "insert into voice (game_table, proposal, place, person, vote)
                 values ($1, $2, $3, $4, $5)",
            )
            .bind(table)
            .bind(on.word())
            .bind(place)
            .bind(person)
            .bind(vote)
            .execute(&mut *connection)
            .await?;
        }
    }
    Ok(())
}
