//! To whom the rows of each table belong: with a server go its rows, when a database is split or merged by server.

use sqlx::SqliteConnection;

/// The owner of the rows of a table.
#[derive(Clone, Copy)]
pub(super) enum Rows {
    /// The server in the column `guild`.
    OfServer,
    /// The table in the column `game_table`, and so its server. Rows with null there are not meant.
    OfTable,
    /// No server: these statements add the rows of `source` to those that are there.
    OfEveryFile(&'static [&'static str]),
    /// The file itself: they are not copied.
    OfOneFile,
}

/// The servers whose rows are copied.
pub(super) const TAKEN: &str =
    "create temp table if not exists taken (guild integer primary key) strict";

/// Every table of the database. People come before their seats.
pub(super) const TABLES: &[(&str, Rows)] = &[
    ("_sqlx_migrations", Rows::OfEveryFile(&[MIGRATIONS])),
    ("person", Rows::OfEveryFile(&[PEOPLE, CHOICES])),
    ("server_settings", Rows::OfServer),
    ("server_channel", Rows::OfServer),
    ("server_preset", Rows::OfServer),
    ("server_language", Rows::OfServer),
    ("left_guild", Rows::OfServer),
    ("game_table", Rows::OfServer),
    ("seat", Rows::OfTable),
    ("cut", Rows::OfTable),
    ("event", Rows::OfTable),
    ("press", Rows::OfTable),
    ("voice", Rows::OfTable),
    ("next_player", Rows::OfTable),
    ("table_message", Rows::OfTable),
    ("stop", Rows::OfTable),
    ("stop", Rows::OfEveryFile(&[OUTAGES])),
    ("alive", Rows::OfEveryFile(&[ALIVE])),
    ("result", Rows::OfServer),
    ("rating", Rows::OfServer),
    ("leaderboard", Rows::OfServer),
    ("standing", Rows::OfServer),
    ("carried_out", Rows::OfEveryFile(&[CARRIED_OUT])),
    // Nothing was ever deleted in a new file.
    ("unclean", Rows::OfOneFile),
    // A process with other shards begins new sessions.
    ("gateway_session", Rows::OfOneFile),
];

const MIGRATIONS: &str =
    "insert or ignore into _sqlx_migrations select * from source._sqlx_migrations";

/// A person is known since the earliest moment, so that no deletion passes them over.
const PEOPLE: &str = "insert into person select * from source.person where true
     on conflict (id) do update set since = min(since, excluded.since)";

/// A person's name and choices are those of the file in which they took a seat last.
const CHOICES: &str = "update person set (name, look, hints, language) =
         (select name, look, hints, language from source.person as theirs
          where theirs.id = person.id)
     where id in (select person from source.seat as theirs where person is not null group by person
                  having max(press) > coalesce((select max(press) from main.seat as ours
                                                where ours.person = theirs.person), 0))";

/// While one of several processes was away, no clock runs in the merged file: nobody has less time.
const OUTAGES: &str = "insert into stop select * from source.stop where game_table is null
     except select * from stop";

/// The same for the time until the next start: it begins with the process that stopped first.
const ALIVE: &str = "insert into alive select * from source.alive where true
     on conflict (only_row) do update set at = min(at, excluded.at)";

/// What one of the files has not carried out is not carried out.
const CARRIED_OUT: &str = "insert into carried_out select * from source.carried_out where true
     on conflict (only_row) do update set until = min(until, excluded.until)";

impl Rows {
    /// The statements that add the rows of the servers in `taken`, or of no server, to those that are there.
    pub(super) fn copy(self, table: &str) -> Vec<String> {
        let of_servers = "guild in (select guild from taken)";
        let of_tables =
            format!("game_table in (select id from source.game_table where {of_servers})");
        let all = |which: &str| {
            vec![format!("insert into {table} select * from source.{table} where {which}")]
        };
        match self {
            Self::OfServer => all(of_servers),
            Self::OfTable => all(&of_tables),
            Self::OfEveryFile(statements) => {
                statements.iter().map(|statement| (*statement).to_owned()).collect()
            }
            Self::OfOneFile => Vec::new(),
        }
    }

    /// The query that counts the rows that belong to servers, if any do.
    pub(super) fn count(self, table: &str) -> Option<String> {
        match self {
            Self::OfServer => Some(format!("select count(*) from {table}")),
            Self::OfTable => Some(format!("select count(game_table) from {table}")),
            Self::OfEveryFile(_) | Self::OfOneFile => None,
        }
    }
}

/// A table of this database that is not in `TABLES`.
pub(super) async fn unknown(
    connection: &mut SqliteConnection,
) -> Result<Option<String>, sqlx::Error> {
    let tables = sqlx::query_scalar::<_, String>(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
    );
    let tables = tables.fetch_all(connection).await?;
    Ok(tables.into_iter().find(|name| TABLES.iter().all(|(table, _)| table != name)))
}
