//! Results and ratings of finished games, written in the transaction that ends a game. The database counts each result
//! on its leaderboards.

use sqlx::{FromRow, QueryBuilder, SqliteConnection};

use super::WriteError;
use super::rated::rated;
use crate::clock::now_ms;
use crate::rules::GameKind;
use crate::scores::{Earned, Rating};
use crate::table::{GuildId, Rated, TableId, UserId};

/// Ends of games that ended in the same moment are moved by far less than this, in milliseconds; a clock that was set
/// back by more is believed.
const MINUTE: i64 = 60 * 1000;
/// The number of rows that one statement writes: SQLite takes 32,766 values.
const AT_ONCE: usize = 1000;

/// A result, as it is stored.
#[derive(Clone, Debug, PartialEq, FromRow)]
pub(super) struct ResultRow {
    pub(super) game_table: TableId,
    pub(super) person: UserId,
    pub(super) guild: GuildId,
    pub(super) game: String,
    pub(super) ended_at: i64,
    pub(super) seats: i64,
    pub(super) people: i64,
    pub(super) hints: bool,
    /// True if somebody sat in for a computer player.
    pub(super) newcomers: bool,
    pub(super) stood_in: bool,
    pub(super) place: u8,
    pub(super) points: i64,
    pub(super) predictions: i64,
    pub(super) exact: i64,
    pub(super) exact_longest: Option<i64>,
    pub(super) exact_first: Option<i64>,
    pub(super) exact_last: Option<i64>,
    pub(super) rating_mean: Option<f64>,
    pub(super) rating_deviation: Option<f64>,
    pub(super) rating_shown: Option<i64>,
}

/// A person's rating in one game on one server, as it is stored.
#[derive(Clone, Debug, PartialEq, FromRow)]
pub(super) struct RatingRow {
    pub(super) guild: GuildId,
    pub(super) game: String,
    pub(super) person: UserId,
    pub(super) mean: f64,
    pub(super) deviation: f64,
    pub(super) games: i64,
}

/// A game that was played to its end.
#[derive(Clone, Copy)]
pub(super) struct Finished<'a> {
    pub(super) table: TableId,
    pub(super) guild: GuildId,
    pub(super) game: GameKind,
    pub(super) ended_at: i64,
    pub(super) seats: usize,
    pub(super) hints: bool,
    /// True if somebody sat in for a computer player.
    pub(super) newcomers: bool,
    pub(super) earned: &'a [Earned],
}

impl Finished<'_> {
    /// Returns whether a game can end like this.
    fn is_possible(&self) -> bool {
        self.earned.len() <= self.seats
            && self.earned.iter().all(|Earned { place, predictions, exact, runs, .. }| {
                let is_a_place = (1..=self.seats).contains(&usize::from(*place));
                is_a_place && exact <= predictions && runs.longest <= *exact
            })
    }

    /// The results, not rated yet, in the order in which they are always rated.
    pub(super) fn rows(&self) -> Vec<ResultRow> {
        let row = |earned: &Earned| ResultRow {
            game_table: self.table,
            person: earned.person,
            guild: self.guild,
            game: self.game.word().to_owned(),
            ended_at: self.ended_at,
            seats: self.seats as i64,
            people: self.earned.len() as i64,
            hints: self.hints,
            newcomers: self.newcomers,
            stood_in: earned.stood_in,
            place: earned.place,
            points: i64::from(earned.points),
            predictions: i64::from(earned.predictions),
            exact: i64::from(earned.exact),
            exact_longest: Some(i64::from(earned.runs.longest)),
            exact_first: Some(i64::from(earned.runs.first)),
            exact_last: Some(i64::from(earned.runs.last)),
            rating_mean: None,
            rating_deviation: None,
            rating_shown: None,
        };
        let mut rows: Vec<ResultRow> = self.earned.iter().map(row).collect();
        rows.sort_by_key(ResultRow::rank);
        rows
    }
}

impl ResultRow {
    /// The place of this result among those of its game when they are rated: the order of SQLite's integers.
    pub(super) const fn rank(&self) -> i64 {
        self.person.get().cast_signed()
    }
}

/// The end of a game that ends now. Ratings follow each other in the order of ends: of two games of a server that end
/// in the same millisecond, the one that is written later ends a millisecond later.
pub(super) async fn end(
    connection: &mut SqliteConnection,
    guild: GuildId,
    game: GameKind,
) -> Result<i64, WriteError> {
    let last = sqlx::query_scalar::<_, Option<i64>>(
        "select max(ended_at) from result where guild = $1 and game = $2",
    )
    .bind(guild)
    .bind(game.word())
    .fetch_one(connection)
    .await?;
    let now = now_ms();
    let next = last.map_or(now, |last| last + 1);
    Ok(if (now..now + MINUTE).contains(&next) { next } else { now })
}

/// Writes the results of a game, rated if people played it among each other. Returns the ratings that are shown.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    finished: Finished<'_>,
) -> Result<Vec<Rated>, WriteError> {
    debug_assert!(finished.is_possible(), "no game ends like that at table {}", finished.table);
    let mut results = finished.rows();
    let before = ratings(connection, &results).await?;
    let mut after = before.clone();
    let mut rated = Vec::new();
    if rate(&mut results, &mut after.iter_mut().collect::<Vec<_>>()) {
        RatingRow::write(&after, connection).await?;
        rated.extend(
            after.iter().zip(&before).filter_map(|(after, before)| after.shown_since(before)),
        );
    }
    ResultRow::insert(&results, connection).await?;
    Ok(rated)
}

/// Rates the results of one game, and the people who earned them, in the same order. Returns true if the game counts:
/// it was played on a server, at least two people began it, nobody could have a master's hints, and nobody sat in for a
/// computer player. Computer players take no part; a seat that one of them played to the end is its person's.
pub(super) fn rate(results: &mut [ResultRow], ratings: &mut [&mut RatingRow]) -> bool {
    let is_unrated =
        |result: &ResultRow| result.hints || result.newcomers || !result.guild.is_server();
    if results.len() < 2 || results.iter().any(is_unrated) {
        return false;
    }
    let before: Vec<(Rating, u8)> = ratings
        .iter()
        .zip(&*results)
        .map(|(rating, result)| (rating.rating(), result.place))
        .collect();
    let after = Rating::after_game(&before);
    for ((result, rating), after) in results.iter_mut().zip(ratings).zip(after) {
        result.rating_mean = Some(after.mean);
        result.rating_deviation = Some(after.deviation);
        result.rating_shown = Some(after.shown());
        rating.mean = after.mean;
        rating.deviation = after.deviation;
        rating.games += 1;
    }
    true
}

impl RatingRow {
    pub(super) fn before_the_first_game(result: &ResultRow) -> Self {
        let ResultRow { guild, person, .. } = *result;
        let Rating { mean, deviation } = Rating::default();
        Self { guild, game: result.game.clone(), person, mean, deviation, games: 0 }
    }

    const fn rating(&self) -> Rating {
        Rating { mean: self.mean, deviation: self.deviation }
    }

    fn shown_since(&self, before: &Self) -> Option<Rated> {
        rated(self.person, self.games, self.rating().shown(), Some(before.rating().shown()))
    }

    /// Writes these ratings, each in the place of the earlier one.
    pub(super) async fn write(
        ratings: &[Self],
        connection: &mut SqliteConnection,
    ) -> Result<(), sqlx::Error> {
        for ratings in ratings.chunks(AT_ONCE) {
            let mut query = QueryBuilder::new(
                "insert into rating (guild, game, person, mean, deviation, games) ",
            );
            query.push_values(ratings, |mut row, rating| {
                row.push_bind(rating.guild).push_bind(&rating.game).push_bind(rating.person);
                row.push_bind(rating.mean).push_bind(rating.deviation).push_bind(rating.games);
            });
            query.push(
                " on conflict do update set
                     mean = excluded.mean, deviation = excluded.deviation, games = excluded.games",
            );
            query.build().execute(&mut *connection).await?;
        }
        Ok(())
    }
}

/// The ratings of these people before this game, in the order of the game's results.
async fn ratings(
    connection: &mut SqliteConnection,
    results: &[ResultRow],
) -> Result<Vec<RatingRow>, sqlx::Error> {
    let Some(ResultRow { guild, game, .. }) = results.first() else { return Ok(Vec::new()) };
    let mut query = QueryBuilder::new(
        "select guild, game, person, mean, deviation, games from rating where guild = ",
    );
    query.push_bind(guild).push(" and game = ").push_bind(game).push(" and person in (");
    let mut people = query.separated(", ");
    for result in results {
        people.push_bind(result.person);
    }
    query.push(")");
    let kept: Vec<RatingRow> = query.build_query_as().fetch_all(connection).await?;
    let before = |result: &ResultRow| {
        let kept = kept.iter().find(|rating| rating.person == result.person).cloned();
        kept.unwrap_or_else(|| RatingRow::before_the_first_game(result))
    };
    Ok(results.iter().map(before).collect())
}

impl ResultRow {
    pub(super) async fn insert(
        results: &[Self],
        connection: &mut SqliteConnection,
    ) -> Result<(), sqlx::Error> {
        Self::write(results, "", connection).await
    }

    /// Changes results that are stored already: leaderboards do not follow.
    pub(super) async fn update(
        results: &[Self],
        connection: &mut SqliteConnection,
    ) -> Result<(), sqlx::Error> {
        let update = " on conflict do update set
                 guild = excluded.guild, game = excluded.game, ended_at = excluded.ended_at, seats = excluded.seats,
                 people = excluded.people, stood_in = excluded.stood_in, place = excluded.place,
                 hints = excluded.hints, newcomers = excluded.newcomers, points = excluded.points, predictions = excluded.predictions,
                 exact = excluded.exact, exact_longest = excluded.exact_longest, exact_first = excluded.exact_first,
                 exact_last = excluded.exact_last, rating_mean = excluded.rating_mean,
                 rating_deviation = excluded.rating_deviation, rating_shown = excluded.rating_shown";
        Self::write(results, update, connection).await
    }

    async fn write(
        results: &[Self],
        on_conflict: &'static str,
        connection: &mut SqliteConnection,
    ) -> Result<(), sqlx::Error> {
        for results in results.chunks(AT_ONCE) {
            let mut query = QueryBuilder::new(
                "insert into result
                     (game_table, person, guild, game, ended_at, seats, people, hints, newcomers, stood_in, place, points,
                      predictions, exact, exact_longest, exact_first, exact_last, rating_mean, rating_deviation, rating_shown) ",
            );
            query.push_values(results, |mut row, result| {
                row.push_bind(result.game_table).push_bind(result.person).push_bind(result.guild);
                row.push_bind(&result.game).push_bind(result.ended_at).push_bind(result.seats);
                row.push_bind(result.people).push_bind(result.hints).push_bind(result.newcomers);
                row.push_bind(result.stood_in).push_bind(result.place);
                row.push_bind(result.points).push_bind(result.predictions).push_bind(result.exact);
                row.push_bind(result.exact_longest).push_bind(result.exact_first);
                row.push_bind(result.exact_last).push_bind(result.rating_mean);
                row.push_bind(result.rating_deviation).push_bind(result.rating_shown);
            });
            query.push(on_conflict);
            query.build().execute(&mut *connection).await?;
        }
        Ok(())
    }
}
