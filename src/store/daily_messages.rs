//! The message of the deal of the day on each server, and the people whom it mentions.

use sqlx::{FromRow, SqliteConnection};

use super::rows::upsert;
use super::writer::Write;
use super::{ReadError, Store, WriteError};
use crate::daily::Day;
use crate::table::{ChannelId, GuildId, MessageId, Person, UserId};
use crate::work::Step as _;

/// The actions of a game, and the id of the day's message, are kept for this number of days.
const KEPT: i64 = 7;
/// The most people who are mentioned when the day's message is posted.
const MENTIONED: u32 = 50;

/// The message of a day on a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRow)]
pub struct DailyMessage {
    pub channel: ChannelId,
    /// `None` while it is being posted.
    pub message: Option<MessageId>,
    /// The number of finished games that it shows; `None` if that is not known.
    pub shown: Option<u32>,
}

impl Store {
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

    /// The servers on which the message of this day or of a later one shows too little.
    pub async fn servers_with_stale_days(&self, since: Day) -> Result<Vec<GuildId>, ReadError> {
        let found = sqlx::query_scalar(
            "select distinct guild from daily_message join daily_people using (guild, day)
             where day >= $1 and message is not null and shown is not people",
        );
        let found = found.bind(since.number()).fetch_all(&self.readers);
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
        let posted = match message {
            Some(_) => "update daily_message set message = $3 where guild = $1 and day = $2",
            None => "delete from daily_message where guild = $1 and day = $2",
        };
        let posted = sqlx::query(posted).bind(guild).bind(day.number()).bind(message);
        self.writer.execute([posted]).await
    }

    /// Notes how many finished games the message of a day shows.
    pub async fn day_is_shown(
        &self,
        guild: GuildId,
        day: Day,
        shown: u32,
    ) -> Result<(), WriteError> {
        let show = "update daily_message set shown = $3 where guild = $1 and day = $2";
        let show = sqlx::query(show).bind(guild).bind(day.number()).bind(shown);
        self.writer.execute([show]).await
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
        let (person, stored) = (person.id, upsert(&person));
        let remind = if wants {
            "insert or ignore into daily_reminder (guild, person) values ($1, $2)"
        } else {
            "delete from daily_reminder where guild = $1 and person = $2"
        };
        let remind = sqlx::query(remind).bind(guild).bind(person);
        self.writer.execute(wants.then_some(stored).into_iter().chain([remind])).await
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
        .bind(day.number() - KEPT)
        .execute(&mut *connection)
        .await?;
        sqlx::query("delete from daily_message where guild = $1 and day <= $2")
            .bind(guild)
            .bind(day.number() - KEPT)
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
