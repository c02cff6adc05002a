//! The strength of a person, worked out from their results on a server.

use sqlx::FromRow;

use super::{ReadError, Store};
use crate::computer::Level;
use crate::rules::GameKind;
use crate::scores::{AgainstComputers, Rating, strength};
use crate::table::{GuildId, UserId};
use crate::work::Step as _;

/// The number of last games against computer players that count.
const RECENT: i64 = 20;

#[derive(FromRow)]
struct GameRow {
    /// The number of players with a better place.
    ahead: i64,
    /// Those of them who are people.
    people_ahead: i64,
    /// The levels of the computer players, in JSON.
    levels: String,
}

impl Store {
    /// The strength of this person in this game, by their results on this server.
    pub async fn strength(
        &self,
        guild: GuildId,
        person: UserId,
        game: GameKind,
    ) -> Result<Level, ReadError> {
        let rating = self.rating_of(guild, person, game).await?;
        let games = sqlx::query_as::<_, GameRow>(
            "select place - 1 as ahead,
                    (select count(*) from result as other
                     where other.game_table = own.game_table and other.place < own.place) as people_ahead,
                    (select json_group_array(level) from seat
                     where seat.game_table = own.game_table and seat.person is null) as levels
             from result as own
             where guild = $1 and person = $2 and game = $3 and seats > people and not stood_in and not hints and not newcomers
             order by ended_at desc, game_table desc limit $4",
        );
        let games = games.bind(guild).bind(person).bind(game.word()).bind(RECENT);
        let games = games.fetch_all(&self.readers).step_of(&self.work).await?;
        let games: Vec<AgainstComputers> = games.iter().filter_map(GameRow::read).collect();
        Ok(strength(rating, &games))
    }

    async fn rating_of(
        &self,
        guild: GuildId,
        person: UserId,
        game: GameKind,
    ) -> Result<Rating, ReadError> {
        let rating = sqlx::query_as::<_, (f64, f64)>(
            "select mean, deviation from rating where guild = $1 and game = $2 and person = $3",
        );
        let rating = rating.bind(guild).bind(game.word()).bind(person);
        let rating = rating.fetch_optional(&self.readers).step_of(&self.work).await?;
        Ok(rating.map_or_else(Rating::default, |(mean, deviation)| Rating { mean, deviation }))
    }
}

impl GameRow {
    /// The result; `None` if the game has computer players whose levels are not known.
    fn read(&self) -> Option<AgainstComputers> {
        let words: Vec<String> = serde_json::from_str(&self.levels).ok()?;
        let levels: Vec<Level> =
            words.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
        let ahead = u8::try_from(self.ahead - self.people_ahead).ok()?;
        (!levels.is_empty() && usize::from(ahead) <= levels.len())
            .then_some(AgainstComputers { levels, ahead })
    }
}
