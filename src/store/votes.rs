//! What is read of votes.

use sqlx::{FromRow, SqliteConnection};

use super::{ReadError, id, number};
use crate::table::{PressId, Proposal, Stage, Table, TableId, UserId, Vote};

#[derive(FromRow)]
pub(super) struct VoiceRow {
    proposal: String,
    person: i64,
    vote: i64,
}

pub(super) async fn voices(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<Vec<VoiceRow>, ReadError> {
    let rows = sqlx::query_as::<_, VoiceRow>(
        "select proposal, person, vote from voice where game_table = $1 order by proposal, place",
    )
    .bind(id(table.get()))
    .fetch_all(connection)
    .await?;
    Ok(rows)
}

/// Everybody who agrees to something plays at the table, or did, and agrees to it once.
pub(super) fn of_table(rows: Vec<VoiceRow>, table: &Table) -> Result<Vec<Vote>, String> {
    let mut votes: Vec<Vote> = Vec::new();
    for VoiceRow { proposal, person, vote } in rows {
        let on: Proposal = proposal.parse().map_err(|_| format!("{proposal:?} is no proposal"))?;
        let (user, id) = (UserId::new(number(person)), PressId::new(number(vote)));
        let plays = |user| {
            let mut sitters = table.sitters().into_iter();
            sitters.any(|sitter| sitter.player.scored_for().is_some_and(|left| left.id == user))
        };
        if matches!(table.stage, Stage::Lobby(_) | Stage::Closed) || !plays(user) {
            return Err("somebody agrees who does not play there".to_owned());
        }
        match votes.iter_mut().find(|vote| vote.on == on) {
            Some(vote) if vote.id != id => return Err("a vote was proposed twice".to_owned()),
            Some(vote) => vote.agreed.push(user),
            None => votes.push(Vote { on, id, agreed: vec![user] }),
        }
    }
    // As they were proposed: presses are numbered by their time.
    votes.sort_by_key(|vote| vote.id);
    Ok(votes)
}
