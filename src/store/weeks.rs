//! The weeks of servers: what was played in them, their messages, and their votes.

use std::collections::BTreeMap;

use sqlx::{FromRow, QueryBuilder, SqliteConnection};
use tracing::warn;

use super::rows::{as_json, upsert_people};
use super::writer::Write;
use super::{ReadError, Store, WriteError};
use crate::rules::{GameKind, Options};
use crate::scores::{Ballot, Rating, Week, WeekResult, WeekSummary};
use crate::table::{GuildId, Person, TableId, UserId};
use crate::work::Step as _;

/// The condition on the games of a server in a week. The index on a server's results begins with
/// these columns.
const OF_WEEK: &str =
    "guild = $1 and game in ('cards', 'dice') and ended_at >= $2 and ended_at < $3";

#[derive(FromRow)]
struct ResultOfWeek {
    game_table: TableId,
    game: String,
    person: UserId,
    place: u8,
    rating_shown: Option<i64>,
    luck: Option<i64>,
}

impl Store {
    /// The week of a server, with the names of everybody who is named. Former people take no part.
    pub async fn week(
        &self,
        guild: GuildId,
        week: Week,
    ) -> Result<(WeekSummary, BTreeMap<UserId, String>), ReadError> {
        let _place = self.leaderboards.place()?;
        let read = async {
            // All of it is of one moment.
            let mut moment = self.leaderboards.connection().begin().await?;
            let results = results(&mut moment, guild, week).await?;
            let before = ratings_before(&mut moment, guild, week).await?;
            let summary = WeekSummary::of(&results, &before);
            let names = names(&mut moment, &summary).await?;
            Ok::<_, sqlx::Error>((summary, names))
        };
        Ok(read.step_of(&self.work).await?)
    }

    /// Returns whether the message of this week was begun on this server.
    pub async fn has_week_message(&self, guild: GuildId, week: Week) -> Result<bool, ReadError> {
        let has = sqlx::query_scalar(
            "select exists (select 1 from week_message where guild = $1 and week = $2)",
        );
        let has = has.bind(guild).bind(week.number()).fetch_one(&self.readers);
        Ok(has.step_of(&self.work).await?)
    }

    /// Notes that the message of a week is about to be posted, with a vote on these presets, and
    /// forgets weeks that no message shows any more. Returns false if it was begun before.
    pub async fn begin_week(
        &self,
        guild: GuildId,
        week: Week,
        presets: Vec<Options>,
    ) -> Result<bool, WriteError> {
        self.writer.ask(BeginWeek { guild, week, presets }).await
    }

    /// Notes that the message of a week could not be posted, so that the next game tries again.
    pub async fn forget_week(&self, guild: GuildId, week: Week) -> Result<(), WriteError> {
        let forget = sqlx::query("delete from week_message where guild = $1 and week = $2");
        self.writer.execute([forget.bind(guild).bind(week.number())]).await
    }

    /// The vote of a week, if its message was begun.
    pub async fn ballot(&self, guild: GuildId, week: Week) -> Result<Option<Ballot>, ReadError> {
        let read = async {
            let mut moment = self.readers.begin().await?;
            ballot(&mut moment, guild, week).await
        };
        Ok(read.step_of(&self.work).await?)
    }

    /// Stores this person's vote of the week, in place of an earlier one. Returns false if this is
    /// not on the ballot.
    pub async fn vote_in_week(
        &self,
        guild: GuildId,
        week: Week,
        person: Person,
        choice: u8,
    ) -> Result<bool, WriteError> {
        self.writer.ask(VoteInWeek { guild, week, person, choice }).await
    }
}

/// The results of the week, in the order of the games' ends. The luck is that of the person's own
/// play: where a computer player finished the game for them, it is not known.
async fn results(
    connection: &mut SqliteConnection,
    guild: GuildId,
    week: Week,
) -> Result<Vec<WeekResult>, sqlx::Error> {
    let results = sqlx::AssertSqlSafe(format!(
        "select game_table, game, person, place, rating_shown,
                iif(stood_in, null, (
                    select json_extract(verdict, '$.breakdown[' || seat.place || '].luck')
                    from game_table join seat on seat.game_table = game_table.id
                    where game_table.id = result.game_table and seat.person = result.person
                )) as luck
         from result join person on person.id = person
         where {OF_WEEK} and not former order by ended_at, game_table, person"
    ));
    let rows = sqlx::query_as::<_, ResultOfWeek>(results)
        .bind(guild)
        .bind(week.begins_at())
        .bind(week.after().begins_at());
    let rows = rows.fetch_all(connection).await?.into_iter();
    let result = |row: ResultOfWeek| {
        let ResultOfWeek { game_table: table, game, person, place, rating_shown: rating, luck } =
            row;
        Some(WeekResult { table, game: game.parse().ok()?, person, place, rating, luck })
    };
    Ok(rows.filter_map(result).collect())
}

/// The ratings that were displayed when the week began, of the people who were rated in it.
async fn ratings_before(
    connection: &mut SqliteConnection,
    guild: GuildId,
    week: Week,
) -> Result<BTreeMap<(UserId, GameKind), i64>, sqlx::Error> {
    let ratings = sqlx::AssertSqlSafe(format!(
        "select person, game,
                (select rating_shown from result as earlier
                 where guild = $1 and person = rated.person and game = rated.game and ended_at < $2
                   and rating_shown is not null
                 order by ended_at desc, game_table desc limit 1) as rating
         from (select distinct person, game from result
               where {OF_WEEK} and rating_shown is not null) as rated
         where (select count(*) from (
                    select 1 from result as earlier
                    where guild = $1 and person = rated.person and game = rated.game
                      and ended_at < $2 and rating_shown is not null limit $4)) = $4"
    ));
    let ratings = sqlx::query_as::<_, (UserId, String, i64)>(ratings)
        .bind(guild)
        .bind(week.begins_at())
        .bind(week.after().begins_at())
        .bind(Rating::FEWEST_GAMES);
    let ratings = ratings.fetch_all(connection).await?.into_iter();
    let known =
        |(person, game, rating): (_, String, _)| Some(((person, game.parse().ok()?), rating));
    Ok(ratings.filter_map(known).collect())
}

async fn names(
    connection: &mut SqliteConnection,
    summary: &WeekSummary,
) -> Result<BTreeMap<UserId, String>, sqlx::Error> {
    let mut query = QueryBuilder::new("select id, name from person where id in (");
    let mut people = query.separated(", ");
    for person in summary.named() {
        people.push_bind(person);
    }
    query.push(")");
    let names = query.build_query_as::<(UserId, String)>().fetch_all(connection).await?;
    Ok(names.into_iter().collect())
}

async fn ballot(
    connection: &mut SqliteConnection,
    guild: GuildId,
    week: Week,
) -> Result<Option<Ballot>, sqlx::Error> {
    let presets = sqlx::query_scalar::<_, String>(
        "select ballot from week_message where guild = $1 and week = $2",
    );
    let presets = presets.bind(guild).bind(week.number()).fetch_optional(&mut *connection).await?;
    let Some(presets) = presets else { return Ok(None) };
    let presets = serde_json::from_str::<Vec<Options>>(&presets);
    let read = presets.inspect_err(|error| warn!(%guild, "a vote cannot be read: {error}"));
    let Ok(presets) = read else { return Ok(None) };
    let votes = sqlx::query_as::<_, (u8, u32)>(
        "select choice, count(*) from week_vote where guild = $1 and week = $2 group by choice",
    );
    let votes = votes.bind(guild).bind(week.number()).fetch_all(connection).await?;
    let votes: BTreeMap<u8, u32> = votes.into_iter().collect();
    let count = |(choice, options)| (options, votes.get(&choice).copied().unwrap_or_default());
    Ok(Some(Ballot { week, presets: (0..).zip(presets).map(count).collect() }))
}

struct BeginWeek {
    guild: GuildId,
    week: Week,
    presets: Vec<Options>,
}

impl Write for BeginWeek {
    type Done = bool;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<bool, WriteError> {
        let Self { guild, week, presets } = self;
        let begun = sqlx::query(
            "insert or ignore into week_message (guild, week, ballot) values ($1, $2, $3)",
        );
        let begun = begun.bind(guild).bind(week.number()).bind(as_json(presets)?);
        if begun.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(false);
        }
        // The preset of this week is the winner of the week before.
        for forgotten in [
            "delete from week_message where guild = $1 and week < $2",
            "delete from week_vote where guild = $1 and week < $2",
        ] {
            let delete = sqlx::query(forgotten).bind(guild).bind(week.before().number());
            delete.execute(&mut *connection).await?;
        }
        Ok(true)
    }
}

struct VoteInWeek {
    guild: GuildId,
    week: Week,
    person: Person,
    choice: u8,
}

impl Write for VoteInWeek {
    type Done = bool;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<bool, WriteError> {
        let Self { guild, week, person, choice } = self;
        let is_offered = sqlx::query_scalar(
            "select exists (select 1 from week_message
                            where guild = $1 and week = $2 and json_array_length(ballot) > $3)",
        );
        let is_offered = is_offered.bind(guild).bind(week.number()).bind(choice);
        if !is_offered.fetch_one(&mut *connection).await? {
            return Ok(false);
        }
        upsert_people(connection, &[person]).await?;
        sqlx::query(
            "insert into week_vote (guild, week, person, choice) values ($1, $2, $3, $4)
             on conflict do update set choice = $4",
        )
        .bind(guild)
        .bind(week.number())
        .bind(person.id)
        .bind(choice)
        .execute(connection)
        .await?;
        Ok(true)
    }
}
