//! The deal of the day: people's games, the message of each server, and reminders.

use sqlx::{FromRow, SqliteConnection};

use super::rows::upsert_people;
use super::writer::Write;
use super::{ReadError, Store, WriteError};
use crate::clock::now_ms;
use crate::daily::{Day, DayTable, Entry, YesterdaysBest};
use crate::solo::Finished;
use crate::table::{ChannelId, GuildId, MessageId, Person, UserId};
use crate::work::Step as _;

/// The actions of a game are kept for this number of days.
const ACTIONS_KEPT: i64 = 7;
/// The most people who are mentioned when the day's message is posted.
const MENTIONED: u32 = 50;

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

/// The message of a day on a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRow)]
pub struct DailyMessage {
    pub channel: ChannelId,
    /// `None` while it is being posted.
    pub message: Option<MessageId>,
    /// The number of finished games that it shows; `None` if that is not known.
    pub shown: Option<u32>,
}

#[derive(FromRow)]
struct GameRow {
    guild: GuildId,
    players: u16,
    actions: String,
    totals: Option<String>,
    struck: bool,
}

impl From<GameRow> for DailyGame {
    fn from(row: GameRow) -> Self {
        Self {
            guild: row.guild,
            players: row.players,
            actions: row.actions,
            finished: row.totals.as_deref().map(Finished::read),
            is_struck: row.struck,
        }
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
    /// the game as it stands.
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
        self.writer.ask(ShowGame { person, day, guild }).await
    }

    /// Stores the next actions in place of those that the game had before. Returns the game as it
    /// stands; it is another one if somebody was quicker.
    pub async fn set_daily_actions(
        &self,
        person: UserId,
        day: Day,
        before: String,
        game: DailyGame,
    ) -> Result<Option<DailyGame>, WriteError> {
        self.writer.ask(SetActions { person, day, before, game }).await
    }

    /// The table of a day on a server.
    pub async fn day_table(&self, guild: GuildId, day: Day) -> Result<DayTable, ReadError> {
        let read = async {
            // All of it is of one moment.
            let mut moment = self.readers.begin().await?;
            day_table(&mut moment, guild, day).await
        };
        Ok(read.step_of(&self.work).await?)
    }

    /// The number of people on a server who have finished a day's game.
    pub async fn daily_people(&self, guild: GuildId, day: Day) -> Result<u32, ReadError> {
        let read = async { people(&mut *self.readers.acquire().await?, guild, day).await };
        Ok(read.step_of(&self.work).await?)
    }

    /// This person's place in the table of a day, from 1, and the number of people there; `None` if
    /// they have no finished game that counts.
    pub async fn daily_place(
        &self,
        guild: GuildId,
        day: Day,
        person: UserId,
    ) -> Result<Option<(u32, u32)>, ReadError> {
        let place = sqlx::AssertSqlSafe(format!(
            "select (select count(*) from daily_game as better where {COUNTS}
                     and (better.points, -better.finished_at, -better.person)
                       > (own.points, -own.finished_at, -own.person)) + 1,
                    (select people from daily_people where guild = $1 and day = $2)
             from daily_game as own where {COUNTS} and person = $3"
        ));
        let place = sqlx::query_as(place).bind(guild).bind(day.number()).bind(person);
        Ok(place.fetch_optional(&self.readers).step_of(&self.work).await?)
    }

    /// The number of days in a row on which this person has finished the deal, up to this day or to
    /// the day before.
    pub async fn daily_streak(&self, person: UserId, day: Day) -> Result<u32, ReadError> {
        let read = async { streak(&mut *self.readers.acquire().await?, person, day).await };
        Ok(read.step_of(&self.work).await?)
    }

    /// The servers on which this person's game of the day counts or is shown.
    pub async fn daily_servers(&self, person: UserId, day: Day) -> Result<Vec<GuildId>, ReadError> {
        let found =
            sqlx::query_scalar("select guild from daily_game where person = $1 and day = $2")
                .bind(person)
                .bind(day.number());
        Ok(found.fetch_all(&self.readers).step_of(&self.work).await?)
    }

    /// The message of a day on a server.
    pub async fn daily_message(
        &self,
        guild: GuildId,
        day: Day,
    ) -> Result<Option<DailyMessage>, ReadError> {
        let found = sqlx::query_as(
            "select channel, message, shown from daily_message where guild = $1 and day = $2",
        );
        let found = found.bind(guild).bind(day.number()).fetch_optional(&self.readers);
        Ok(found.step_of(&self.work).await?)
    }

    /// Notes that the message of a day is about to be posted in this channel. Returns the people who
    /// want to be mentioned there; `None` if it is posted elsewhere already.
    pub async fn begin_day(
        &self,
        guild: GuildId,
        day: Day,
        channel: ChannelId,
    ) -> Result<Option<Vec<UserId>>, WriteError> {
        self.writer.ask(BeginDay { guild, day, channel }).await
    }

    /// Notes the message of a day; `None` if there is none, so that another one is posted.
    pub async fn day_is_posted(
        &self,
        guild: GuildId,
        day: Day,
        message: Option<MessageId>,
    ) -> Result<(), WriteError> {
        self.writer.ask(DayIsPosted { guild, day, message }).await
    }

    /// Notes how many finished games the message of a day shows.
    pub async fn day_is_shown(
        &self,
        guild: GuildId,
        day: Day,
        shown: u32,
    ) -> Result<(), WriteError> {
        self.writer.ask(DayIsShown { guild, day, shown }).await
    }

    /// Returns whether this person wants to be mentioned when the day's message is posted.
    pub async fn is_reminded_daily(
        &self,
        guild: GuildId,
        person: UserId,
    ) -> Result<bool, ReadError> {
        let found = sqlx::query_scalar(
            "select exists (select 1 from daily_reminder where guild = $1 and person = $2)",
        );
        let found = found.bind(guild).bind(person).fetch_one(&self.readers);
        Ok(found.step_of(&self.work).await?)
    }

    /// Mentions this person from now on when the day's message is posted, or no longer.
    pub async fn remind_daily(
        &self,
        guild: GuildId,
        person: Person,
        wants: bool,
    ) -> Result<(), WriteError> {
        self.writer.ask(Remind { guild, person, wants }).await
    }
}

/// The games of a day on a server that count.
const COUNTS: &str = "guild = $1 and day = $2 and points is not null and not struck";

async fn day_table(
    connection: &mut SqliteConnection,
    guild: GuildId,
    day: Day,
) -> Result<DayTable, sqlx::Error> {
    let best = sqlx::AssertSqlSafe(format!(
        "select person, name, totals from daily_game join person on person.id = person
         where {COUNTS} order by points desc, finished_at, person limit {}",
        DayTable::LINES
    ));
    let best = sqlx::query_as::<_, (UserId, String, String)>(best).bind(guild).bind(day.number());
    let mut entries = Vec::new();
    for (person, name, totals) in best.fetch_all(&mut *connection).await? {
        let streak = streak(connection, person, day).await?;
        entries.push(Entry { person, name, finished: Finished::read(&totals), streak });
    }
    let people = people(&mut *connection, guild, day).await?;
    let yesterday = sqlx::AssertSqlSafe(format!(
        "select name, points from daily_game join person on person.id = person
         where {COUNTS} order by points desc, finished_at, person limit 1"
    ));
    let yesterday = sqlx::query_as::<_, (String, i16)>(yesterday);
    let yesterday = yesterday.bind(guild).bind(day.before().number());
    let yesterday = yesterday.fetch_optional(&mut *connection).await?;
    let yesterday = yesterday.map(|(name, points)| YesterdaysBest { name, points });
    let streak = server_streak(connection, guild, day).await?;
    Ok(DayTable { day, entries, people, streak, yesterday })
}

async fn people(
    connection: &mut SqliteConnection,
    guild: GuildId,
    day: Day,
) -> Result<u32, sqlx::Error> {
    let people = "select people from daily_people where guild = $1 and day = $2";
    let people = sqlx::query_scalar(people).bind(guild).bind(day.number());
    Ok(people.fetch_optional(connection).await?.unwrap_or_default())
}

/// Days in a row, up to this one or to the one before.
async fn streak(
    connection: &mut SqliteConnection,
    person: UserId,
    day: Day,
) -> Result<u32, sqlx::Error> {
    let days = "select distinct day from daily_game
         where person = $1 and day <= $2 and points is not null and not struck order by day desc";
    let days = sqlx::query_scalar(days).bind(person).bind(day.number());
    Ok(in_a_row(&days.fetch_all(connection).await?, day))
}

/// Days in a row on which somebody on this server has finished.
async fn server_streak(
    connection: &mut SqliteConnection,
    guild: GuildId,
    day: Day,
) -> Result<u32, sqlx::Error> {
    let days = "select day from daily_people
         where guild = $1 and day <= $2 and people > 0 order by day desc";
    let days = sqlx::query_scalar(days).bind(guild).bind(day.number());
    Ok(in_a_row(&days.fetch_all(connection).await?, day))
}

/// The length of the run of days, the latest first, that ends on this day or the day before.
fn in_a_row(days: &[i64], day: Day) -> u32 {
    let Some(latest) = days.first().filter(|latest| **latest >= day.before().number()) else {
        return 0;
    };
    let expected = (0..).map(|back| latest - back);
    days.iter().zip(expected).take_while(|(day, expected)| **day == *expected).count() as u32
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

struct ShowGame {
    person: UserId,
    day: Day,
    guild: GuildId,
}

impl Write for ShowGame {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        sqlx::query(
            "insert into daily_game
             select $3, day, person, players, '', totals, points, finished_at, struck
             from daily_game where day = $1 and person = $2 and points is not null
             and not exists (select 1 from daily_game as here where here.guild = $3
                             and here.day = $1 and here.person = $2)
             order by actions = '' limit 1",
        )
        .bind(self.day.number())
        .bind(self.person)
        .bind(self.guild)
        .execute(connection)
        .await?;
        Ok(())
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

struct BeginDay {
    guild: GuildId,
    day: Day,
    channel: ChannelId,
}

impl Write for BeginDay {
    type Done = Option<Vec<UserId>>;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<Self::Done, WriteError> {
        let Self { guild, day, channel } = self;
        let begun = sqlx::query(
            "insert or ignore into daily_message (guild, day, channel) values ($1, $2, $3)",
        )
        .bind(guild)
        .bind(day.number())
        .bind(channel)
        .execute(&mut *connection)
        .await?;
        if begun.rows_affected() == 0 {
            return Ok(None);
        }
        sqlx::query(
            "update daily_game set actions = ''
             where guild = $1 and day <= $2 and actions <> '' and points is not null",
        )
        .bind(guild)
        .bind(day.number() - ACTIONS_KEPT)
        .execute(&mut *connection)
        .await?;
        let reminded = sqlx::query_scalar(
            "select person from daily_reminder where guild = $1
             and not exists (select 1 from daily_game where daily_game.person = daily_reminder.person
                             and day = $2 and points is not null)
             order by person limit $3",
        );
        let reminded = reminded.bind(guild).bind(day.number()).bind(MENTIONED);
        Ok(Some(reminded.fetch_all(connection).await?))
    }
}

struct DayIsPosted {
    guild: GuildId,
    day: Day,
    message: Option<MessageId>,
}

impl Write for DayIsPosted {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        let sql = match self.message {
            Some(_) => "update daily_message set message = $3 where guild = $1 and day = $2",
            None => "delete from daily_message where guild = $1 and day = $2",
        };
        let mut posted = sqlx::query(sql).bind(self.guild).bind(self.day.number());
        if let Some(message) = self.message {
            posted = posted.bind(message);
        }
        posted.execute(connection).await?;
        Ok(())
    }
}

struct DayIsShown {
    guild: GuildId,
    day: Day,
    shown: u32,
}

impl Write for DayIsShown {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        sqlx::query("update daily_message set shown = $3 where guild = $1 and day = $2")
            .bind(self.guild)
            .bind(self.day.number())
            .bind(self.shown)
            .execute(connection)
            .await?;
        Ok(())
    }
}

struct Remind {
    guild: GuildId,
    person: Person,
    wants: bool,
}

impl Write for Remind {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        let sql = if self.wants {
            upsert_people(connection, &[&self.person]).await?;
            "insert or ignore into daily_reminder (guild, person) values ($1, $2)"
        } else {
            "delete from daily_reminder where guild = $1 and person = $2"
        };
        sqlx::query(sql).bind(self.guild).bind(self.person.id).execute(connection).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_of_days_ends_on_this_day_or_the_day_before() {
        let today = Day::of_number(29);
        for (days, run) in [
            (vec![], 0),
            (vec![29], 1),
            (vec![28], 1),
            (vec![27], 0),
            (vec![29, 28, 27, 25], 3),
            (vec![28, 27, 26], 3),
        ] {
            assert_eq!(in_a_row(&days, today), run, "{days:?}");
        }
    }
}
