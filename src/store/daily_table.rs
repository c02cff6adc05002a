//! The table of the deal of the day on each server, and how many days in a row people have played it.

use sqlx::SqliteConnection;

use super::{ReadError, Store};
use crate::daily::{Day, DayTable, Entry, YesterdaysBest};
use crate::solo::Finished;
use crate::table::{GuildId, UserId};
use crate::work::Step as _;

impl Store {
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
        let place = sqlx::query_as(sqlx::AssertSqlSafe(place()));
        let place = place.bind(guild).bind(day.number()).bind(person);
        Ok(place.fetch_optional(&self.readers).step_of(&self.work).await?)
    }

    /// The number of days in a row on which this person has finished the deal, up to this day or to
    /// the day before.
    pub async fn daily_streak(&self, person: UserId, day: Day) -> Result<u32, ReadError> {
        let read = async { streak(&mut *self.readers.acquire().await?, person, day).await };
        Ok(read.step_of(&self.work).await?)
    }
}

/// The games of a day on a server that count.
const COUNTS: &str = "guild = $1 and day = $2 and points is not null and not struck";
const PEOPLE: &str = "select people from daily_people where guild = $1 and day = $2";
/// The days up to $2 on which person $1 has finished the deal.
const DAYS: &str = "select distinct day from daily_game
     where person = $1 and day <= $2 and points is not null and not struck order by day desc";
/// The days up to $2 on which somebody on server $1 has finished it.
const DAYS_OF_SERVER: &str = "select day from daily_people
     where guild = $1 and day <= $2 and people > 0 order by day desc";

/// These columns of this number of the best games of day $2 on server $1.
fn best(columns: &str, lines: u32) -> String {
    format!(
        "select {columns} from daily_game join person on person.id = person
         where {COUNTS} order by points desc, finished_at, person limit {lines}"
    )
}

/// The place of person $3 on day $2 on server $1, and the number of people there.
fn place() -> String {
    format!(
        "select (select count(*) from daily_game as better where {COUNTS}
                 and better.points >= own.points
                 and (better.points, -better.finished_at, -better.person)
                   > (own.points, -own.finished_at, -own.person)) + 1,
                (select people from daily_people where guild = $1 and day = $2)
         from daily_game as own where {COUNTS} and person = $3"
    )
}

async fn day_table(
    connection: &mut SqliteConnection,
    guild: GuildId,
    day: Day,
) -> Result<DayTable, sqlx::Error> {
    let lines = sqlx::AssertSqlSafe(best("person, name, totals", DayTable::LINES));
    let lines = sqlx::query_as::<_, (UserId, String, String)>(lines);
    let lines = lines.bind(guild).bind(day.number());
    let mut entries = Vec::new();
    for (person, name, totals) in lines.fetch_all(&mut *connection).await? {
        let streak = streak(connection, person, day).await?;
        entries.push(Entry { person, name, finished: Finished::read(&totals), streak });
    }
    let people = people(&mut *connection, guild, day).await?;
    let yesterday = sqlx::AssertSqlSafe(best("name, points", 1));
    let yesterday = sqlx::query_as::<_, (String, i16)>(yesterday);
    let yesterday = yesterday.bind(guild).bind(day.before().number());
    let yesterday = yesterday.fetch_optional(&mut *connection).await?;
    let yesterday = yesterday.map(|(name, points)| YesterdaysBest { name, points });
    let days = sqlx::query_scalar(DAYS_OF_SERVER).bind(guild).bind(day.number());
    let streak = in_a_row(&days.fetch_all(connection).await?, day);
    Ok(DayTable { day, entries, people, streak, yesterday })
}

async fn people(
    connection: &mut SqliteConnection,
    guild: GuildId,
    day: Day,
) -> Result<u32, sqlx::Error> {
    let people = sqlx::query_scalar(PEOPLE).bind(guild).bind(day.number());
    Ok(people.fetch_optional(connection).await?.unwrap_or_default())
}

/// Days in a row, up to this one or to the one before.
async fn streak(
    connection: &mut SqliteConnection,
    person: UserId,
    day: Day,
) -> Result<u32, sqlx::Error> {
    let days = sqlx::query_scalar(DAYS).bind(person).bind(day.number());
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

#[cfg(test)]
mod tests {
    use sqlx::AssertSqlSafe;
    use tempfile::TempDir;

    use super::*;

    /// The steps in which SQLite answers this query.
    async fn plan(store: &Store, query: &str) -> String {
        let plan = AssertSqlSafe(format!("explain query plan {query}"));
        let steps = sqlx::query_as::<_, (i64, i64, i64, String)>(plan);
        let steps = steps.fetch_all(&store.readers).await.unwrap();
        steps.into_iter().map(|(.., step)| step).collect::<Vec<_>>().join("; ")
    }

    #[tokio::test]
    async fn no_query_of_a_day_reads_the_games_of_others_or_sorts_them() {
        let folder = TempDir::new().unwrap();
        let url = format!("sqlite://{}", folder.path().join("henge.db").display());
        let store = Store::open(&url).await.unwrap();
        let best = best("name, points", DayTable::LINES);
        for query in [best.as_str(), &place(), PEOPLE, DAYS, DAYS_OF_SERVER] {
            let plan = plan(&store, query).await;
            assert!(!plan.contains("SCAN ") && !plan.contains("B-TREE"), "{query}: {plan}");
        }
        assert!(plan(&store, &best).await.contains("daily_game_by_points"));
        let place = plan(&store, &place()).await;
        assert!(place.contains("COVERING INDEX daily_game_by_points"), "{place}");
        store.close().await;
    }

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
