//! The deal of the day: people's games, the message of each server, and reminders.

use sqlx::SqliteConnection;

use super::rows::upsert_people;
use super::writer::Write;
use super::{ReadError, Store, WriteError};
use crate::clock::now_ms;
use crate::daily::Day;
use crate::solo::Finished;
use crate::table::{GuildId, Person, UserId};
use crate::work::Step as _;

/// A person's game of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyGame {
    /// The server on which it counts.
    pub guild: GuildId,
    /// The version of the computer players.
    pub players: u16,
    /// The text of all actions; empty if they are not kept any more.
    pub actions: String,
    /// The result; `None` while the game is being played.
    pub finished: Option<Finished>,
    /// True if it does not count, since the person had finished on another server before.
    pub is_struck: bool,
}

/// The columns of [`GAME`].
type GameRow = (GuildId, u16, String, Option<String>, bool);

impl From<GameRow> for DailyGame {
    fn from((guild, players, actions, totals, is_struck): GameRow) -> Self {
        let finished = totals.as_deref().map(Finished::read);
        Self { guild, players, actions, finished, is_struck }
    }
}

/// The game of person $1 on day $2: of all servers the one on which it was played.
const GAME: &str = "select guild, players, actions, totals, struck from daily_game
     where person = $1 and day = $2 order by actions = '', finished_at limit 1";

impl Store {
    /// This person's game of the day, on whatever server it is played.
    pub async fn daily_game(
        &self,
        person: UserId,
        day: Day,
    ) -> Result<Option<DailyGame>, ReadError> {
        let row = sqlx::query_as::<_, GameRow>(GAME).bind(person).bind(day.number());
        Ok(row.fetch_optional(&self.readers).step_of(&self.work).await?.map(DailyGame::from))
    }

    /// Begins this person's game of the day on a server, unless they have begun it somewhere. Returns
    /// the game as it is then.
    pub async fn begin_daily_game(
        &self,
        person: Person,
        day: Day,
        game: DailyGame,
    ) -> Result<DailyGame, WriteError> {
        self.writer.ask(Begin { person, day, game }).await
    }

    /// Shows this person's finished game of the day on this server, too.
    pub async fn show_daily_game(
        &self,
        person: UserId,
        day: Day,
        guild: GuildId,
    ) -> Result<(), WriteError> {
        let show = sqlx::query(
            "insert into daily_game
             select $3, day, person, players, '', totals, points, finished_at, struck
             from daily_game where day = $1 and person = $2 and points is not null
             and not exists (select 1 from daily_game as here where here.guild = $3
                             and here.day = $1 and here.person = $2)
             order by actions = '' limit 1",
        );
        self.writer.execute([show.bind(day.number()).bind(person).bind(guild)]).await
    }

    /// Stores the next actions in place of those that the game had before. Returns the game as it
    /// is then; it is another one if somebody was quicker.
    pub async fn set_daily_actions(
        &self,
        person: UserId,
        day: Day,
        before: String,
        game: DailyGame,
    ) -> Result<Option<DailyGame>, WriteError> {
        self.writer.ask(SetActions { person, day, before, game }).await
    }

    /// The servers on which this person's game of the day counts or is shown.
    pub async fn daily_servers(&self, person: UserId, day: Day) -> Result<Vec<GuildId>, ReadError> {
        let found =
            sqlx::query_scalar("select guild from daily_game where person = $1 and day = $2")
                .bind(person)
                .bind(day.number());
        Ok(found.fetch_all(&self.readers).step_of(&self.work).await?)
    }
}

struct Begin {
    person: Person,
    day: Day,
    game: DailyGame,
}

impl Write for Begin {
    type Done = DailyGame;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<DailyGame, WriteError> {
        let Self { person, day, game } = self;
        let begun = sqlx::query_as::<_, GameRow>(GAME).bind(person.id).bind(day.number());
        if let Some(begun) = begun.fetch_optional(&mut *connection).await? {
            return Ok(begun.into());
        }
        upsert_people(connection, &[person]).await?;
        sqlx::query(
            "insert into daily_game (guild, day, person, players, actions)
             values ($1, $2, $3, $4, $5)",
        )
        .bind(game.guild)
        .bind(day.number())
        .bind(person.id)
        .bind(game.players)
        .bind(&game.actions)
        .execute(connection)
        .await?;
        Ok(game.clone())
    }
}

struct SetActions {
    person: UserId,
    day: Day,
    before: String,
    game: DailyGame,
}

impl Write for SetActions {
    type Done = Option<DailyGame>;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<Self::Done, WriteError> {
        let Self { person, day, before, game } = self;
        sqlx::query(
            "update daily_game
             set actions = $5, totals = $6, points = $7, finished_at = $8, struck = $9
             where guild = $1 and day = $2 and person = $3 and actions = $4 and points is null",
        )
        .bind(game.guild)
        .bind(day.number())
        .bind(person)
        .bind(before)
        .bind(&game.actions)
        .bind(game.finished.as_ref().map(Finished::text))
        .bind(game.finished.as_ref().map(Finished::points))
        .bind(game.finished.as_ref().map(|_| now_ms()))
        .bind(game.is_struck)
        .execute(&mut *connection)
        .await?;
        let stands = sqlx::query_as::<_, GameRow>(GAME).bind(person).bind(day.number());
        Ok(stands.fetch_optional(connection).await?.map(DailyGame::from))
    }
}
