//! Recounting: every figure is calculated again from the logs of the games, and compared with the one that is stored.

use std::collections::HashMap;
use std::fmt::{self, Display, Write as _};

use sqlx::{Connection as _, SqliteConnection};

use super::figures::{BoardRow, Figures, StandingRow, real};
use super::read::read_table;
use super::results::{Finished, RatingRow, ResultRow};
use super::seats::has_newcomers;
use super::{OpenError, ReadError, Store};
use crate::scores::earned;
use crate::table::{Table, TableId, UserId};
use crate::work::Step as _;

/// The largest difference between equal figures: fractions may be calculated a little differently on another machine.
const EQUAL: f64 = 1e-6;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recount {
    /// The number of finished games that were read.
    pub games: usize,
    /// A line for each table that could not be read; its results are taken as they are stored.
    pub unreadable: Vec<String>,
    /// A line for each row that is missing, superfluous or wrong.
    pub differences: Vec<String>,
}

#[derive(Debug, thiserror::Error)]
pub enum RecountError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("cannot recount: {0}")]
    Database(#[from] sqlx::Error),
}

/// A row that is stored.
trait Kept {
    /// A description for a host, unique among rows of this type.
    fn name(&self) -> impl Display;

    fn figures(&self) -> Vec<(&'static str, Option<f64>)>;
}

impl Store {
    /// Recounts every figure, all of one moment, and changes nothing.
    pub async fn recount(&self) -> Result<Recount, RecountError> {
        let count = async {
            let mut moment = self.readers.begin().await?;
            Ok(recounted(&mut moment).await?)
        };
        count.step_of(&self.work).await
    }
}

/// Recounts every figure and changes nothing.
pub(super) async fn recounted(connection: &mut SqliteConnection) -> Result<Recount, sqlx::Error> {
    let kept = Figures::kept(connection).await?;
    Ok(recount(connection, &kept).await?.0)
}

/// Recounts every figure and corrects the wrong ones, all of them or none.
pub(super) async fn repair(connection: &mut SqliteConnection) -> Result<Recount, sqlx::Error> {
    let mut change = connection.begin_with("begin immediate").await?;
    let kept = Figures::kept(&mut change).await?;
    let (found, due) = recount(&mut change, &kept).await?;
    if !found.differences.is_empty() {
        due.write(&kept, &mut change).await?;
    }
    change.commit().await?;
    Ok(found)
}

/// Adds ratings and runs to results of an earlier version that had none, and makes leaderboards of them. Other figures
/// stay as they are. Returns the number of results.
pub(super) async fn catch_up(connection: &mut SqliteConnection) -> Result<usize, sqlx::Error> {
    let is_behind = sqlx::query_scalar::<_, bool>(
        "select exists (select 1 from result) and not exists (select 1 from leaderboard)",
    );
    if !is_behind.fetch_one(&mut *connection).await? {
        return Ok(0);
    }
    let mut change = connection.begin_with("begin immediate").await?;
    let kept = Figures::kept(&mut change).await?;
    let mut results = kept.results.clone();
    for game in results.chunk_by_mut(|a, b| a.game_table == b.game_table) {
        let Ok(Some(table)) = table(&mut change, game[0].game_table).await? else { continue };
        let runs: HashMap<UserId, _> =
            earned(&table).iter().map(|earned| (earned.person, earned.runs)).collect();
        for result in game {
            let Some(runs) = runs.get(&result.person) else { continue };
            result.exact_longest = Some(i64::from(runs.longest));
            result.exact_first = Some(i64::from(runs.first));
            result.exact_last = Some(i64::from(runs.last));
        }
    }
    let due = Figures::of(results, &mut change).await?;
    due.write(&kept, &mut change).await?;
    change.commit().await?;
    Ok(kept.results.len())
}

/// The differences, and the figures that should be stored.
async fn recount(
    connection: &mut SqliteConnection,
    kept: &Figures,
) -> Result<(Recount, Figures), sqlx::Error> {
    let ends = sqlx::query_as::<_, (TableId, i64)>(
        "select id, coalesce(ended_at, 0) from game_table where stage = 'over' order by id",
    );
    let mut found = Recount::default();
    let mut results = Vec::with_capacity(kept.results.len());
    for (id, ended_at) in ends.fetch_all(&mut *connection).await? {
        match table(connection, id).await? {
            Ok(Some(table)) => {
                found.games += 1;
                results.extend(results_of(&table, ended_at));
            }
            Ok(None) => {}
            Err(why) => {
                found.unreadable.push(why);
                let kept = kept.results.iter().filter(|row| row.game_table == id);
                results.extend(kept.cloned());
            }
        }
    }
    let due = Figures::of(results, connection).await?;
    let mut differences = compared(&due.results, &kept.results);
    differences.extend(compared(&due.ratings, &kept.ratings));
    differences.extend(compared(&due.boards, &kept.boards));
    differences.extend(compared(&due.standings, &kept.standings));
    found.differences = differences;
    Ok((found, due))
}

/// A table, or the reason why what is stored of it makes no sense.
async fn table(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<Result<Option<Table>, String>, sqlx::Error> {
    match read_table(connection, table).await {
        Ok(table) => Ok(Ok(table)),
        Err(ReadError::Database(error)) => Err(error),
        Err(error @ (ReadError::Malformed { .. } | ReadError::Deletions(_) | ReadError::Busy)) => {
            Ok(Err(error.to_string()))
        }
    }
}

fn results_of(table: &Table, ended_at: i64) -> Vec<ResultRow> {
    let (guild, game) = (table.location.guild, table.options.kind());
    let (seats, earned) = (table.sitters().len(), earned(table));
    let (hints, newcomers) = (table.hints, has_newcomers(&table.sitters()));
    Finished { table: table.id, guild, game, ended_at, seats, hints, newcomers, earned: &earned }
        .rows()
}

/// A line for each row that is missing, superfluous or wrong.
fn compared<K: Kept>(due: &[K], kept: &[K]) -> Vec<String> {
    let by_name = |rows: &[K]| -> HashMap<String, Vec<(&'static str, Option<f64>)>> {
        rows.iter().map(|row| (row.name().to_string(), row.figures())).collect()
    };
    let (due, mut kept) = (by_name(due), by_name(kept));
    let mut lines = Vec::new();
    for (name, due) in due {
        match kept.remove(&name) {
            None => lines.push(format!("{name}: is missing")),
            Some(kept) => lines.extend(differing(&name, &due, &kept)),
        }
    }
    lines.extend(kept.into_keys().map(|name| format!("{name}: should not be there")));
    lines.sort();
    lines
}

fn differing(
    name: &str,
    due: &[(&'static str, Option<f64>)],
    kept: &[(&'static str, Option<f64>)],
) -> Option<String> {
    let mut line = String::new();
    for ((figure, due), (_, kept)) in due.iter().zip(kept) {
        if !is_equal(*due, *kept) {
            let between = if line.is_empty() { ": " } else { ", " };
            // Writing to a string never fails.
            let _ = write!(line, "{between}{figure} is {}, not {}", Said(*kept), Said(*due));
        }
    }
    (!line.is_empty()).then(|| format!("{name}{line}"))
}

fn is_equal(due: Option<f64>, kept: Option<f64>) -> bool {
    match (due, kept) {
        (Some(due), Some(kept)) => (due - kept).abs() <= EQUAL,
        (due, kept) => due == kept,
    }
}

struct Said(Option<f64>);

impl Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(figure) => figure.fmt(f),
            None => f.write_str("nothing"),
        }
    }
}

fn whole(figure: impl Into<Option<i64>>) -> Option<f64> {
    figure.into().map(real)
}

impl Kept for ResultRow {
    fn name(&self) -> impl Display {
        format!("result of table {}, person {}", self.game_table, self.person)
    }

    fn figures(&self) -> Vec<(&'static str, Option<f64>)> {
        vec![
            ("end", whole(self.ended_at)),
            ("players", whole(self.seats)),
            ("people", whole(self.people)),
            ("hints", whole(i64::from(self.hints))),
            ("newcomers", whole(i64::from(self.newcomers))),
            ("stood in", whole(i64::from(self.stood_in))),
            ("place", whole(i64::from(self.place))),
            ("points", whole(self.points)),
            ("predictions", whole(self.predictions)),
            ("exact", whole(self.exact)),
            ("longest run", whole(self.exact_longest)),
            ("first run", whole(self.exact_first)),
            ("last run", whole(self.exact_last)),
            ("rating's mean", self.rating_mean),
            ("rating's deviation", self.rating_deviation),
            ("rating", whole(self.rating_shown)),
        ]
    }
}

impl Kept for RatingRow {
    fn name(&self) -> impl Display {
        let Self { guild, game, person, .. } = self;
        format!("rating of person {person} ({game}, server {guild})")
    }

    fn figures(&self) -> Vec<(&'static str, Option<f64>)> {
        vec![
            ("mean", Some(self.mean)),
            ("deviation", Some(self.deviation)),
            ("games", whole(self.games)),
        ]
    }
}

impl Kept for BoardRow {
    fn name(&self) -> impl Display {
        format!("leaderboard ({})", self.which())
    }

    fn figures(&self) -> Vec<(&'static str, Option<f64>)> {
        vec![
            ("people", whole(self.people)),
            ("those with three games", whole(self.regulars)),
            ("those with three rated games", whole(self.rated)),
        ]
    }
}

impl Kept for StandingRow {
    fn name(&self) -> impl Display {
        format!("standing of person {} ({})", self.person, self.which())
    }

    fn figures(&self) -> Vec<(&'static str, Option<f64>)> {
        vec![
            ("games", whole(self.games)),
            ("wins", whole(self.wins)),
            ("points", whole(self.points)),
            ("predictions", whole(self.predictions)),
            ("exact", whole(self.exact)),
            ("rated games", whole(self.rated)),
            ("rating", whole(self.rating)),
            ("mean", self.mean_points),
            ("share", self.precision),
        ]
    }
}
