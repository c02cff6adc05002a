//! Every figure that is kept of finished games: results, ratings, leaderboards, standings. The results' bare figures
//! determine all others, which are calculated and written here.

use std::collections::{BTreeMap, HashMap, HashSet};

use sqlx::{FromRow, SqliteConnection};

use super::results::{RatingRow, ResultRow, rate};
use crate::clock::now_ms;
use crate::scores::{Period, Rating, Season};
use crate::table::{GuildId, UserId};

/// The number of games from which averages and ratings list a person.
const REGULAR: i64 = Rating::FEWEST_GAMES as i64;

#[derive(Clone, Debug, Default)]
pub(super) struct Figures {
    /// In the order of the games' ends.
    pub(super) results: Vec<ResultRow>,
    pub(super) ratings: Vec<RatingRow>,
    pub(super) boards: Vec<BoardRow>,
    pub(super) standings: Vec<StandingRow>,
}

/// A leaderboard: its server, its game, its period.
type BoardKey = (GuildId, String, String);

/// A leaderboard, as it is stored.
#[derive(Clone, Debug, Default, FromRow)]
pub(super) struct BoardRow {
    pub(super) guild: GuildId,
    pub(super) game: String,
    pub(super) period: String,
    pub(super) since: i64,
    pub(super) people: i64,
    pub(super) regulars: i64,
    pub(super) rated: i64,
}

/// A person's figures on a leaderboard, as they are stored.
#[derive(Clone, Debug, Default, FromRow)]
pub(super) struct StandingRow {
    pub(super) guild: GuildId,
    pub(super) game: String,
    pub(super) period: String,
    pub(super) person: UserId,
    pub(super) games: i64,
    pub(super) wins: i64,
    pub(super) points: i64,
    pub(super) predictions: i64,
    pub(super) exact: i64,
    pub(super) rated: i64,
    pub(super) rating: Option<i64>,
    pub(super) mean_points: Option<f64>,
    pub(super) precision: Option<f64>,
}

/// Rows that decide which results count on a leaderboard.
#[derive(Default)]
struct Beside {
    /// The earliest end that counts for the month, for each server and game.
    months: HashMap<(GuildId, String), i64>,
    /// Former people are on no leaderboard.
    former: HashSet<UserId>,
}

impl Figures {
    /// The figures that are stored.
    pub(super) async fn kept(connection: &mut SqliteConnection) -> Result<Self, sqlx::Error> {
        let results = sqlx::query_as("select * from result order by ended_at, game_table, person");
        let results = results.fetch_all(&mut *connection).await?;
        let ratings = sqlx::query_as("select * from rating").fetch_all(&mut *connection).await?;
        let boards =
            sqlx::query_as("select * from leaderboard").fetch_all(&mut *connection).await?;
        let standings = sqlx::query_as("select * from standing").fetch_all(connection).await?;
        Ok(Self { results, ratings, boards, standings })
    }

    /// The figures that should be stored if these are the results; their ratings are calculated again.
    pub(super) async fn of(
        results: Vec<ResultRow>,
        connection: &mut SqliteConnection,
    ) -> Result<Self, sqlx::Error> {
        let months = sqlx::query_as::<_, (GuildId, String, i64)>(
            "select guild, game, since from leaderboard where period = 'month'",
        );
        let months = months.fetch_all(&mut *connection).await?.into_iter();
        let former = sqlx::query_scalar("select id from person where former = 1");
        let beside = Beside {
            months: months.map(|(guild, game, since)| ((guild, game), since)).collect(),
            former: former.fetch_all(connection).await?.into_iter().collect(),
        };
        Ok(Self::worked_out(results, &beside))
    }

    fn worked_out(mut results: Vec<ResultRow>, beside: &Beside) -> Self {
        results.sort_by_key(|row| (row.ended_at, row.game_table, row.rank()));
        let ratings = rate_all(&mut results);
        let (mut boards, mut standings) = (BTreeMap::new(), BTreeMap::new());
        for result in &results {
            let is_former = beside.former.contains(&result.person);
            for key in boards_of(result) {
                let since = beside.since(&key);
                boards.entry(key.clone()).or_insert_with(|| BoardRow::empty(&key, since));
                if result.ended_at >= since && !is_former {
                    let standing = standings.entry((key.clone(), result.person));
                    standing
                        .or_insert_with(|| StandingRow::empty(&key, result.person))
                        .count(result);
                }
            }
        }
        for ((key, _), standing) in &standings {
            if let Some(board) = boards.get_mut(key) {
                board.people += 1;
                board.regulars += i64::from(standing.games >= REGULAR);
                board.rated += i64::from(standing.rated >= REGULAR);
            }
        }
        let (boards, standings) = (boards.into_values(), standings.into_values());
        Self { results, ratings, boards: boards.collect(), standings: standings.collect() }
    }

    /// Writes these figures in the place of those that are stored. Results that are the same are left alone.
    pub(super) async fn write(
        &self,
        kept: &Self,
        connection: &mut SqliteConnection,
    ) -> Result<(), sqlx::Error> {
        let key = |row: &ResultRow| (row.game_table, row.person);
        let mut before: HashMap<_, _> = kept.results.iter().map(|row| (key(row), row)).collect();
        let (mut changed, mut missing) = (Vec::new(), Vec::new());
        for row in &self.results {
            match before.remove(&key(row)) {
                Some(same) if same == row => {}
                Some(_) => changed.push(row.clone()),
                None => missing.push(row.clone()),
            }
        }
        ResultRow::update(&changed, connection).await?;
        ResultRow::insert(&missing, connection).await?;
        for (table, person) in before.into_keys() {
            let delete = sqlx::query("delete from result where game_table = $1 and person = $2");
            delete.bind(table).bind(person).execute(&mut *connection).await?;
        }
        for delete in ["delete from standing", "delete from leaderboard", "delete from rating"] {
            sqlx::query(delete).execute(&mut *connection).await?;
        }
        RatingRow::write(&self.ratings, connection).await?;
        // The database counts the people of a leaderboard, as each standing comes.
        for board in &self.boards {
            board.insert(connection).await?;
        }
        for standing in &self.standings {
            standing.insert(connection).await?;
        }
        Ok(())
    }
}

/// Rates all games, which come in the order of their ends.
fn rate_all(results: &mut [ResultRow]) -> Vec<RatingRow> {
    let mut ratings: BTreeMap<(GuildId, String, UserId), RatingRow> = BTreeMap::new();
    for game in results.chunk_by_mut(|a, b| a.game_table == b.game_table) {
        let mut before: Vec<RatingRow> = Vec::with_capacity(game.len());
        for result in &mut *game {
            result.rating_mean = None;
            result.rating_deviation = None;
            result.rating_shown = None;
            let kept = ratings.get(&(result.guild, result.game.clone(), result.person));
            before.push(kept.cloned().unwrap_or_else(|| RatingRow::before_the_first_game(result)));
        }
        if rate(game, &mut before.iter_mut().collect::<Vec<_>>()) {
            let after = before.into_iter();
            ratings.extend(after.map(|row| ((row.guild, row.game.clone(), row.person), row)));
        }
    }
    ratings.into_values().collect()
}

/// The leaderboards on which a result may be counted.
fn boards_of(result: &ResultRow) -> [BoardKey; 3] {
    let season = Period::Season(Season::at(result.ended_at));
    [Period::AllTime, Period::Month, season]
        .map(|period| (result.guild, result.game.clone(), period.to_string()))
}

/// The count as a number of which fractions are calculated.
#[allow(
    clippy::cast_precision_loss,
    reason = "counts, and moments in milliseconds, are below 2 to the 52nd"
)]
pub(super) const fn real(count: i64) -> f64 {
    count as f64
}

fn which(guild: GuildId, game: &str, period: &str) -> String {
    format!("{game}, {period}, server {guild}")
}

impl Beside {
    fn since(&self, (guild, game, period): &BoardKey) -> i64 {
        if *period != Period::Month.to_string() {
            return 0;
        }
        let month = self.months.get(&(*guild, game.clone()));
        month.copied().unwrap_or_else(|| Period::Month.since(now_ms()))
    }
}

impl BoardRow {
    /// A description for a host.
    pub(super) fn which(&self) -> String {
        which(self.guild, &self.game, &self.period)
    }

    fn empty((guild, game, period): &BoardKey, since: i64) -> Self {
        Self { guild: *guild, game: game.clone(), period: period.clone(), since, ..Self::default() }
    }

    async fn insert(&self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let insert = sqlx::query(
            "insert into leaderboard (guild, game, period, since) values ($1, $2, $3, $4)",
        );
        let insert = insert.bind(self.guild).bind(&self.game).bind(&self.period);
        insert.bind(self.since).execute(connection).await?;
        Ok(())
    }
}

impl StandingRow {
    /// A description of the leaderboard for a host.
    pub(super) fn which(&self) -> String {
        which(self.guild, &self.game, &self.period)
    }

    fn empty((guild, game, period): &BoardKey, person: UserId) -> Self {
        Self {
            guild: *guild,
            game: game.clone(),
            period: period.clone(),
            person,
            ..Self::default()
        }
    }

    fn count(&mut self, result: &ResultRow) {
        self.games += 1;
        self.wins += i64::from(result.place == 1);
        self.points += result.points;
        self.predictions += result.predictions;
        self.exact += result.exact;
        self.rated += i64::from(result.rating_shown.is_some());
        self.rating = result.rating_shown.or(self.rating);
        self.mean_points = Some(real(self.points) / real(self.games));
        let has_predicted = self.predictions > 0;
        self.precision = has_predicted.then(|| real(self.exact) / real(self.predictions));
    }

    async fn insert(&self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        sqlx::query(
            "insert into standing (guild, game, period, person, games, wins, points, predictions, exact,
                                   rated, rating, mean_points, precision)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        )
        .bind(self.guild)
        .bind(&self.game)
        .bind(&self.period)
        .bind(self.person)
        .bind(self.games)
        .bind(self.wins)
        .bind(self.points)
        .bind(self.predictions)
        .bind(self.exact)
        .bind(self.rated)
        .bind(self.rating)
        .bind(self.mean_points)
        .bind(self.precision)
        .execute(connection)
        .await?;
        Ok(())
    }
}
