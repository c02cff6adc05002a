//! The data stored about one person: in figures, and whole, as JSON.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use sqlx::{AssertSqlSafe, SqliteConnection};

use super::former::{SITS_AT, THEIRS_ALONE};
use super::schema::{Column, columns, naming};
use super::{ReadError, Store};
use crate::clock::now_ms;
use crate::table::{PersonalData, UserId};
use crate::work::Step as _;

/// The rows of these tables that are a person's, too: those of the tables at which they had a seat, and those of the
/// tablets that they keep, where names are what they typed.
const THEIRS_TOO: [(&str, &str); 4] = [
    ("game_table", "id in (select game_table from seat where person = $1)"),
    ("review", "game_table in (select game_table from seat where person = $1)"),
    ("tablet_entry", "tablet in (select id from tablet where scribe = $1)"),
    ("tablet_seat", "tablet in (select id from tablet where scribe = $1)"),
];
/// Choices of other people, of which the person whom they name is not told.
const OF_OTHERS: [(&str, &str); 2] = [("mute", "muted"), ("chosen", "other")];
/// Rows that follow from others.
const FOLLOWING: [&str; 2] = ["standing", "chosen"];
/// The version of an export's form.
const FORM: u32 = 1;
/// Integers beyond this are written as text: many readers of JSON would round them.
const LARGEST_NUMBER: i64 = 1 << 53;

impl Store {
    /// Figures of the data stored about this person; `None` where nothing is stored.
    pub async fn known_of(&self, person: UserId) -> Result<Option<PersonalData>, ReadError> {
        let known = format!(
            "with sat as (select distinct game_table as id from seat where person = $1)
             select name, look = 'text', person.hints, language is not null, zone,
                    (select count(*) from sat) as tables,
                    (select count(distinct id) from ({SITS_AT})) as open,
                    (select count(distinct nullif(guild, 0)) from sat join game_table using (id)) as servers,
                    (select count(*) from result where person = $1) as results,
                    (select count(*) from cut where person = $1) as cuts,
                    (select count(distinct tablet.id) from tablet
                     left join tablet_seat on tablet_seat.tablet = tablet.id
                     where scribe = $1 or person = $1) as tablets
             from person where id = $1"
        );
        let known = sqlx::query_as::<
            _,
            (String, bool, bool, bool, Option<String>, i64, i64, i64, i64, i64, i64),
        >(AssertSqlSafe(known));
        let summary = async {
            let mut moment = self.readers.begin().await?;
            let known = known.bind(person).fetch_optional(&mut *moment).await?;
            Ok::<_, ReadError>((known, alone(&mut moment, person).await?))
        };
        let (known, alone) = summary.step_of(&self.work).await?;
        Ok(known.map(|known| {
            let (name, likes_text, wants_hints, chose_language, zone, ..) = known;
            let (.., tables, open, servers, results, cuts, kept) = known;
            PersonalData {
                name,
                likes_text,
                wants_hints,
                chose_language,
                zone,
                tables,
                open,
                servers,
                results,
                cuts,
                tablets: kept,
                alone,
            }
        }))
    }

    /// All data stored about this person, of one moment: each row that names them, the row and the review of each table
    /// at which they had a seat, and all of the tablets that they keep, by the names of the database. It names nobody
    /// else, except for names that they typed, and holds no secret.
    pub async fn export(&self, person: UserId) -> Result<Value, ReadError> {
        let export = async {
            let mut moment = self.readers.begin().await?;
            let mut tables = Map::new();
            for (table, naming) in by_table(&mut moment).await? {
                let rows = rows(&mut moment, &table, &naming, person).await?;
                tables.insert(table, rows);
            }
            Ok::<_, ReadError>(tables)
        };
        let tables = export.step_of(&self.work).await?;
        Ok(json!({
            "export": FORM,
            "person": person.to_string(),
            "made_at": now_ms(),
            "tables": tables,
        }))
    }
}

/// The number of rows that concern this person alone, by table; not of tables without any, nor of those that follow from
/// others.
async fn alone(
    connection: &mut SqliteConnection,
    person: UserId,
) -> Result<BTreeMap<String, i64>, sqlx::Error> {
    let mut alone = BTreeMap::new();
    for Column { table, name } in naming(connection, "person").await? {
        if OF_OTHERS.contains(&(&*table, &*name)) || FOLLOWING.contains(&&*table) {
            continue;
        }
        if !THEIRS_ALONE.contains(&&*table) {
            continue;
        }
        let count = format!("select count(*) from \"{table}\" where \"{name}\" = $1");
        let count = sqlx::query_scalar(AssertSqlSafe(count)).bind(person);
        let count: i64 = count.fetch_one(&mut *connection).await?;
        if count > 0 {
            alone.insert(table, count);
        }
    }
    Ok(alone)
}

/// The tables whose rows may be a person's, and the columns that name people.
async fn by_table(
    connection: &mut SqliteConnection,
) -> Result<BTreeMap<String, Vec<String>>, sqlx::Error> {
    let mut by_table = BTreeMap::from([("person".to_owned(), vec!["id".to_owned()])]);
    by_table.extend(THEIRS_TOO.map(|(table, _)| (table.to_owned(), Vec::new())));
    for Column { table, name } in naming(connection, "person").await? {
        by_table.entry(table).or_default().push(name);
    }
    Ok(by_table)
}

/// The rows of a table that name this person.
async fn rows(
    connection: &mut SqliteConnection,
    table: &str,
    naming: &[String],
    person: UserId,
) -> Result<Value, ReadError> {
    let columns = columns(connection, table).await?;
    let fields = columns.iter().map(|Column { name, .. }| {
        let value = if naming.contains(name) {
            // The row may name other people, too.
            format!("iif(\"{name}\" = $1, cast(\"{name}\" as text), null)")
        } else {
            format!(
                "iif(typeof(\"{name}\") = 'integer'
                     and \"{name}\" not between -{LARGEST_NUMBER} and {LARGEST_NUMBER},
                     cast(\"{name}\" as text), \"{name}\")"
            )
        };
        format!("'{name}', {value}")
    });
    let fields: Vec<String> = fields.collect();
    let theirs = naming.iter().filter(|name| !OF_OTHERS.contains(&(table, name.as_str())));
    let mut named: Vec<String> = theirs.map(|name| format!("\"{name}\" = $1")).collect();
    named.extend(
        THEIRS_TOO.iter().filter(|(name, _)| *name == table).map(|(_, rows)| (*rows).to_owned()),
    );
    let query = format!(
        "select json_group_array(json_object({})) from \"{table}\" where {}",
        fields.join(", "),
        named.join(" or ")
    );
    let rows = sqlx::query_scalar::<_, String>(AssertSqlSafe(query))
        .bind(person)
        .fetch_one(connection)
        .await?;
    let malformed = |error| ReadError::Database(sqlx::Error::Decode(Box::new(error)));
    serde_json::from_str(&rows).map_err(malformed)
}
