//! How the last game between the people of a lobby ended.

use super::{ReadError, Store};
use crate::table::{LastTime, Stage, Table, UserId};
use crate::work::Step as _;

/// The number of games of one person that are searched, the newest first.
const GAMES: u32 = 200;

impl Store {
    /// Adds the last game between the people of this lobby that ended before the lobby opened, unless
    /// it is known.
    pub(super) async fn recall(&self, table: &mut Table) -> Result<(), ReadError> {
        let Stage::Lobby(lobby) = &table.stage else {
            table.last_time = LastTime::default();
            return Ok(());
        };
        let people = lobby.sitters().iter().filter_map(|sitter| sitter.player.person());
        let mut people: Vec<i64> = people.map(|person| person.id.get().cast_signed()).collect();
        people.sort_unstable();
        let between = (people, table.options.kind());
        if table.last_time.between.as_ref() == Some(&between) {
            return Ok(());
        }
        // In a place without the bot, people are not compared.
        let is_any = between.0.len() > 1 && table.location.has_bot();
        let points = if is_any { self.last_points(table, &between.0).await? } else { Vec::new() };
        table.last_time = LastTime { between: Some(between), points };
        Ok(())
    }

    /// When the last game of this kind ended on this server at which exactly these people played, and
    /// the points of each, the winner first.
    async fn last_points(
        &self,
        table: &Table,
        people: &[i64],
    ) -> Result<Vec<(i64, UserId, i64)>, ReadError> {
        let rows = sqlx::query_as(
            "select last.ended_at, person, points from (
                 select game_table, ended_at from (
                     select game_table, ended_at from result
                     where person = $1 and guild = $2 and game = $3
                       and ended_at <= (select opened_at from game_table where id = $6)
                     order by ended_at desc, game_table desc limit $4) as recent
                 where $5 = (select json_group_array(person) from (
                     select person from result
                     where result.game_table = recent.game_table order by person))
                 order by ended_at desc, game_table desc limit 1) as last
             join result using (game_table) order by place, person",
        );
        let all =
            serde_json::to_string(people).map_err(|error| sqlx::Error::Encode(Box::new(error)))?;
        let rows = rows.bind(people.first().copied()).bind(table.location.guild);
        let rows = rows.bind(table.options.kind().word()).bind(GAMES).bind(all).bind(table.id);
        Ok(rows.fetch_all(&self.readers).step_of(&self.work).await?)
    }
}
