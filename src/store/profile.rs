//! Profiles: everything stored of one person's finished games on a server, read by the connection of leaderboards.

use serde::Deserialize;
use strum::VariantArray as _;

use super::{ReadError, Store};
use crate::rules::{GameKind, PerGame};
use crate::scores::{Career, Games, Played, Profile, ProfilePage, Rival, Runs, Wins};
use crate::table::{Achieved, GuildId, Person, Stage, Table, TableId, UserId};
use crate::work::Step as _;

/// The number of a person's last games in which their rivals are looked for.
const RECENT: i64 = 1000;

/// An element of the list of games that SQLite writes as JSON.
#[derive(Deserialize)]
struct Row {
    game: GameKind,
    seats: u8,
    stood_in: u8,
    place: u8,
    points: i16,
    predictions: u16,
    exact: u16,
    exact_longest: Option<u16>,
    exact_first: Option<u16>,
    exact_last: Option<u16>,
    rating_shown: Option<i32>,
}

/// The end of a game, in the order in which games count: in Unix milliseconds, and its table.
type End = (i64, TableId);
const NOW: End = (i64::MAX, TableId::new(i64::MAX as u64));

impl Store {
    /// A person's profile, with the figures that this page shows; `None` if they have finished no game on this server.
    pub async fn profile(
        &self,
        guild: GuildId,
        person: UserId,
        page: ProfilePage,
    ) -> Result<Option<Profile>, ReadError> {
        let _place = self.leaderboards.place()?;
        let Some(career) = self.career(guild, person, NOW).await? else { return Ok(None) };
        let game = match page {
            ProfilePage::Game(game) if career.has(game) => game,
            ProfilePage::Favorite
            | ProfilePage::Achievements
            | ProfilePage::MoreAchievements
            | ProfilePage::Game(_) => career.favorite(),
        };
        let rivals = self.rivals(guild, person, game).await?;
        let title = self.titles(guild, [person].into_iter()).of(person);
        Ok(Some(Profile { career, game, rivals, title }))
    }

    /// The number of games that a person has finished in places without the bot.
    pub async fn games_elsewhere(&self, person: UserId) -> Result<u32, ReadError> {
        let _place = self.leaderboards.place()?;
        let games =
            sqlx::query_scalar("select count(*) from result where person = $1 and guild = $2")
                .bind(person)
                .bind(GuildId::ELSEWHERE)
                .fetch_one(self.leaderboards.connection())
                .step_of(&self.work)
                .await?;
        Ok(games)
    }

    /// Adds what is stored of the people at a table besides its rows: their titles, in a lobby how their last game
    /// ended and, once the game is over, what it brought them on the way to achievements.
    pub async fn complete(&self, table: &mut Table) -> Result<(), ReadError> {
        let sitters = table.sitters();
        let people = sitters.iter().filter_map(|sitter| sitter.player.whose());
        table.titles = self.titles(table.location.guild, people.map(|person| person.id));
        self.recall(table).await?;
        if !matches!(table.stage, Stage::Over(_)) || table.after.achieved.is_some() {
            return Ok(());
        }
        match self.achieved(table.id).await {
            // It is read when the table is looked at again.
            Err(ReadError::Busy) => {}
            read => table.after.achieved = Some(read?),
        }
        Ok(())
    }

    /// What a game brought everybody on the way to achievements, the winner first; nobody if it does not count.
    pub async fn achieved(&self, table: TableId) -> Result<Vec<Achieved>, ReadError> {
        let _place = self.leaderboards.place()?;
        let results = sqlx::query_as::<_, (UserId, GuildId, i64)>(
            "select person, guild, ended_at from result where game_table = $1 order by place, person",
        )
        .bind(table)
        .fetch_all(self.leaderboards.connection())
        .step_of(&self.work)
        .await?;
        let mut achieved = Vec::new();
        for (person, guild, ended_at) in results {
            // A former person has no career.
            let after = self.career(guild, person, (ended_at, table)).await?;
            let Some(after) = after else { continue };
            let before = (ended_at, TableId::new(table.get() - 1));
            let before = self.career(guild, person, before).await?;
            achieved.push(after.achieved_since(before.as_ref()));
        }
        Ok(achieved)
    }

    /// All games that had ended by then.
    async fn career(
        &self,
        guild: GuildId,
        user: UserId,
        until: End,
    ) -> Result<Option<Career>, ReadError> {
        let name = sqlx::query_scalar("select name from person where id = $1 and former = 0")
            .bind(user)
            .fetch_optional(self.leaderboards.connection())
            .step_of(&self.work)
            .await?;
        let Some(name) = name else { return Ok(None) };
        let games = self.games(guild, user, until).await?;
        if games.values().all(|games| games.0.is_empty()) {
            return Ok(None);
        }
        let mut wins = PerGame::<Wins>::default();
        for game in GameKind::VARIANTS {
            wins[*game] = self.wins(guild, user, *game, until).await?;
        }
        Ok(Some(Career { person: Person { id: user, name }, games, wins }))
    }

    /// All games, in one row: one by one, ten thousand of them would take much longer. The aggregate takes them in the
    /// order of its subquery, which is the order of an index, and the index holds every column that is read
    /// (`migrations/0019_results_of_a_person.sql`).
    async fn games(
        &self,
        guild: GuildId,
        user: UserId,
        (ended_at, table): End,
    ) -> Result<PerGame<Games>, ReadError> {
        let rows: String = sqlx::query_scalar(
            "select json_group_array(json_array(
                        game, seats, stood_in, place, points, predictions, exact,
                        exact_longest, exact_first, exact_last, rating_shown))
             from (select game, seats, stood_in, place, points, predictions, exact,
                          exact_longest, exact_first, exact_last, rating_shown
                   from result where person = $1 and guild = $2 and (ended_at, game_table) <= ($3, $4)
                   order by ended_at, game_table)",
        )
        .bind(user)
        .bind(guild)
        .bind(ended_at)
        .bind(table)
        .fetch_one(self.leaderboards.connection())
        .step_of(&self.work)
        .await?;
        let rows: Vec<Row> =
            serde_json::from_str(&rows).map_err(|error| sqlx::Error::Decode(Box::new(error)))?;
        let mut games = PerGame::<Games>::default();
        for row in rows {
            games[row.game].0.push(row.into());
        }
        Ok(games)
    }

    /// The opponents' figures in the games that this person won.
    async fn wins(
        &self,
        guild: GuildId,
        user: UserId,
        game: GameKind,
        (ended_at, table): End,
    ) -> Result<Wins, ReadError> {
        let row = sqlx::query_as::<_, (Option<bool>, Option<i64>, Option<f64>)>(
            "select max(other.place = 1) as shared,
                    min(iif(other.place = 2, own.points - other.points, null)) as narrowest,
                    max(iif(other.place > 1, other.rating_mean - own.rating_mean, null)) as above
             from result as own join result as other on other.game_table = own.game_table
             where own.person = $1 and own.guild = $2 and own.game = $3
               and own.place = 1 and own.stood_in = 0 and other.person <> own.person
               and (own.ended_at, own.game_table) <= ($4, $5)",
        )
        .bind(user)
        .bind(guild)
        .bind(game.word())
        .bind(ended_at)
        .bind(table)
        .fetch_one(self.leaderboards.connection())
        .step_of(&self.work)
        .await?;
        let (shared, narrowest, above) = row;
        Ok(Wins { shared: shared.unwrap_or_default(), narrowest, above })
    }

    async fn rivals(
        &self,
        guild: GuildId,
        user: UserId,
        game: GameKind,
    ) -> Result<Vec<Rival>, ReadError> {
        let rows = sqlx::query_as::<_, (String, i64, i64)>(
            "select name, beaten, lost
             from (select other.person, count(*) as met, sum(own.place < other.place) as beaten,
                          sum(own.place > other.place) as lost
                   from (select game_table, person, place from result
                         where person = $1 and guild = $2 and game = $3
                         order by ended_at desc, game_table desc limit $4) as own
                        join result as other on other.game_table = own.game_table
                   where other.person <> own.person
                   group by other.person having met >= $5)
                  join person on person.id = person
             where former = 0
             order by beaten - lost desc, met desc, person",
        )
        .bind(user)
        .bind(guild)
        .bind(game.word())
        .bind(RECENT)
        .bind(Profile::MET)
        .fetch_all(self.leaderboards.connection())
        .step_of(&self.work)
        .await?;
        let rival = |(name, beaten, lost)| Rival { name, beaten, lost };
        Ok(rows.into_iter().map(rival).collect())
    }
}

impl From<Row> for Played {
    fn from(row: Row) -> Self {
        let runs = row.exact_longest.zip(row.exact_first).zip(row.exact_last);
        Self {
            seats: row.seats,
            stood_in: row.stood_in == 1,
            place: row.place,
            points: row.points,
            predictions: row.predictions,
            exact: row.exact,
            runs: runs.map(|((longest, first), last)| Runs { longest, first, last }),
            rating: row.rating_shown,
        }
    }
}
