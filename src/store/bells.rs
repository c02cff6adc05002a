//! The bell: who is called when somebody opens a lobby, and when people were called last.

use futures_util::TryStreamExt as _;
use sqlx::{FromRow, SqliteConnection};

use super::rows::upsert;
use super::{ReadError, Store, WriteError};
use crate::bell::{Bell, Called, Quiet};
use crate::peers::Choice;
use crate::table::{GuildId, Opening, Person, RoleId, UserId};
use crate::work::Step as _;
use crate::zone::Zone;

impl Store {
    /// The bell of this person on this server, if they have asked to be called.
    pub async fn bell(&self, guild: GuildId, person: UserId) -> Result<Option<Bell>, ReadError> {
        let found = sqlx::query_as::<_, Row>(
            "select person, calls_for, quiet_from, quiet_to, null as zone from bell
             where guild = $1 and person = $2",
        );
        let found = found.bind(guild).bind(person).fetch_optional(&self.readers);
        Ok(found.step_of(&self.work).await?.map(|row| row.bell()))
    }

    /// From now on this person is called like this on this server; `None` if they are not called.
    pub async fn set_bell(
        &self,
        guild: GuildId,
        person: Person,
        bell: Option<Bell>,
    ) -> Result<(), WriteError> {
        let Some(bell) = bell else {
            let delete = sqlx::query("delete from bell where guild = $1 and person = $2");
            return self.writer.execute([delete.bind(guild).bind(person.id)]).await;
        };
        let set = sqlx::query(
            "insert into bell (guild, person, calls_for, quiet_from, quiet_to)
             values ($1, $2, $3, $4, $5)
             on conflict do update set calls_for = $3, quiet_from = $4, quiet_to = $5",
        )
        .bind(guild)
        .bind(person.id)
        .bind(bell.calls_for.to_string())
        .bind(bell.quiet.map(Quiet::from))
        .bind(bell.quiet.map(Quiet::to));
        self.writer.execute([upsert(&person), set]).await
    }

    /// The time zone that this person has named.
    pub async fn zone_of(&self, person: UserId) -> Result<Option<Zone>, ReadError> {
        let found = sqlx::query_scalar::<_, String>(
            "select zone from person where id = $1 and zone is not null",
        );
        let found = found.bind(person).fetch_optional(&self.readers).step_of(&self.work).await?;
        // A zone that a later version knows counts as not named.
        Ok(found.and_then(|name| name.parse().ok()))
    }

    /// Stores the time zone of this person.
    pub async fn set_zone(&self, person: Person, zone: Zone) -> Result<(), WriteError> {
        self.choose(person, Choice::Zone(zone)).await
    }
}

/// The people, and the role, that this lobby calls at this moment, in Unix milliseconds. From then
/// on they count as called.
pub(super) async fn call(
    connection: &mut SqliteConnection,
    opening: &Opening,
    now: i64,
) -> Result<Called, WriteError> {
    let people = people(connection, opening, now).await?;
    for person in &people {
        sqlx::query(
            "insert into called (person, at) values ($1, $2)
             on conflict (person) do update set at = excluded.at",
        )
        .bind(person)
        .bind(now)
        .execute(&mut *connection)
        .await?;
    }
    let role = sqlx::query_scalar::<_, RoleId>(
        "update server_settings set bell_role_called_at = $2
         where guild = $1 and bell_role is not null
         and (bell_role_called_at is null or bell_role_called_at <= $3) returning bell_role",
    );
    let role = role.bind(opening.location.guild).bind(now).bind(now - Bell::PAUSE);
    Ok(Called { people, role: role.fetch_optional(connection).await? })
}

/// The people whom a lobby may call, those called longest ago first.
async fn people(
    connection: &mut SqliteConnection,
    opening: &Opening,
    now: i64,
) -> Result<Vec<UserId>, WriteError> {
    let guild = opening.location.guild;
    let servers = sqlx::query_scalar("select zone from server_settings where guild = $1");
    let servers: Option<Option<String>> =
        servers.bind(guild).fetch_optional(&mut *connection).await?;
    let servers = servers.flatten().and_then(|name| name.parse::<Zone>().ok()).unwrap_or_default();
    let asking = sqlx::query_as::<_, Row>(
        "select bell.person, calls_for, quiet_from, quiet_to, zone
         from bell join person on person.id = bell.person
         left join called on called.person = bell.person
         where guild = $1 and (at is null or at <= $2) order by at, bell.person",
    );
    let mut asking = asking.bind(guild).bind(now - Bell::PAUSE).fetch(connection);
    let game = opening.options.kind();
    let sits = |person: UserId| opening.sitters().iter().any(|sitter| sitter.player.is(person));
    let mut called = Vec::new();
    while let Some(row) = asking.try_next().await? {
        let zone = row.zone.as_ref().and_then(|name| name.parse::<Zone>().ok());
        let hour = zone.as_ref().unwrap_or(&servers).hour_at(now);
        if row.bell().rings(game, hour) && !sits(row.person) {
            called.push(row.person);
        }
        if called.len() == Bell::MOST {
            break;
        }
    }
    Ok(called)
}

/// A row of `bell`, with the zone that its person has named.
#[derive(FromRow)]
struct Row {
    person: UserId,
    calls_for: String,
    quiet_from: Option<u8>,
    quiet_to: Option<u8>,
    zone: Option<String>,
}

impl Row {
    fn bell(&self) -> Bell {
        let quiet = self.quiet_from.zip(self.quiet_to);
        Bell {
            calls_for: self.calls_for.parse().unwrap_or_default(),
            quiet: quiet.and_then(|(from, to)| Quiet::between(from, to)),
        }
    }
}
