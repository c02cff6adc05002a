//! Settings of servers: read when the database is opened and kept in memory, as every press asks for them.

use std::collections::HashMap;
use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;

use sqlx::{SqliteConnection, SqlitePool};
use tokio::sync::Mutex;
use tracing::warn;

use super::memory::Kept;
use super::rows::as_json;
use super::statements::Statement;
use super::writer::Write;
use super::{Store, WriteError};
use crate::language::Language;
use crate::rules::Options;
use crate::server::{Change, NotSet, PresetName, SavedPreset, ServerSettings};
use crate::table::{ChannelId, GuildId, PressId, RoleId};
use crate::work::Step as _;
use crate::zone::Zone;

/// The settings of all servers.
#[derive(Clone, Default)]
pub(super) struct AllSettings {
    servers: Kept<Servers>,
    default: Arc<ServerSettings>,
    /// One change is made at a time, so that each follows from the settings that are stored.
    turn: Arc<Mutex<()>>,
}

/// The servers that have changed a setting.
type Servers = HashMap<GuildId, Arc<ServerSettings>>;

impl Store {
    /// The settings of this server, or the defaults.
    pub fn settings(&self, guild: GuildId) -> Arc<ServerSettings> {
        self.memory.settings.of(guild)
    }

    /// Makes this change of a server's settings, once it is on disk; returns all of them, or the reason why the change
    /// cannot be made. A caller that stops waiting does not stop the change.
    pub async fn change_settings(
        &self,
        guild: GuildId,
        change: Change,
    ) -> Result<Result<Arc<ServerSettings>, NotSet>, WriteError> {
        let store = self.clone();
        let work = self.work.spawn(async move { store.change(guild, change).await });
        work.await.unwrap_or(Err(WriteError::Closed))
    }

    async fn change(
        &self,
        guild: GuildId,
        change: Change,
    ) -> Result<Result<Arc<ServerSettings>, NotSet>, WriteError> {
        let _turn = self.memory.settings.turn.lock().await;
        let before = self.settings(guild);
        let after = match before.with(change) {
            Ok(after) if after == *before => return Ok(Ok(before)),
            Ok(after) => Arc::new(after),
            Err(why) => return Ok(Err(why)),
        };
        let stored = match after.language.filter(|_| after.language != before.language) {
            Some(language) => self.writer.execute([set_language(guild, language)]).await,
            None => self.writer.ask(SetSettings { guild, settings: after.clone() }).await,
        };
        if let Err(error) = stored {
            // The settings may be stored or not.
            if let Ok(stored) = read(&self.readers).step_of(&self.work).await {
                self.memory.settings.replace(stored);
            }
            return Err(error);
        }
        self.memory.settings.is_set(guild, after.clone());
        Ok(Ok(after))
    }
}

impl AllSettings {
    pub(super) async fn read(readers: &SqlitePool) -> Result<Self, sqlx::Error> {
        let known = Self::default();
        known.replace(read(readers).await?);
        Ok(known)
    }

    fn of(&self, guild: GuildId) -> Arc<ServerSettings> {
        self.servers.read().get(&guild).unwrap_or(&self.default).clone()
    }

    fn is_set(&self, guild: GuildId, settings: Arc<ServerSettings>) {
        self.servers.write().insert(guild, settings);
    }

    /// From now on the defaults hold on this server.
    pub(super) fn forget(&self, guild: GuildId) {
        self.servers.write().remove(&guild);
    }

    fn replace(&self, stored: Servers) {
        *self.servers.write() = stored;
    }
}

/// Replaces all settings of a server.
struct SetSettings {
    guild: GuildId,
    settings: Arc<ServerSettings>,
}

impl Write for SetSettings {
    type Done = ();

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), WriteError> {
        let Self { guild, settings } = self;
        sqlx::query(
            "insert into server_settings
                 (guild, place, options, clock, level, enders, most_tables, most_lobbies, look, weekly, zone, bell_role,
                  reactions)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
             on conflict do update set
                 place = $2, options = $3, clock = $4, level = $5, enders = $6, most_tables = $7, most_lobbies = $8,
                 look = $9, weekly = $10, zone = $11, bell_role = $12, reactions = $13",
        )
        .bind(guild)
        .bind(settings.place.to_string())
        .bind(as_json(&settings.options)?)
        .bind(settings.clock.to_string())
        .bind(settings.level.to_string())
        .bind(settings.enders.to_string())
        .bind(settings.most_tables)
        .bind(settings.most_lobbies)
        .bind(settings.look.to_string())
        .bind(settings.weekly.to_string())
        .bind((settings.zone != Zone::default()).then(|| settings.zone.to_string()))
        .bind(settings.bell_role)
        .bind(settings.reactions.to_string())
        .execute(&mut *connection)
        .await?;
        for forgotten in [
            "delete from server_channel where guild = $1",
            "delete from server_preset where guild = $1",
        ] {
            sqlx::query(forgotten).bind(guild).execute(&mut *connection).await?;
        }
        for channel in &settings.channels {
            sqlx::query("insert into server_channel (guild, channel) values ($1, $2)")
                .bind(guild)
                .bind(channel)
                .execute(&mut *connection)
                .await?;
        }
        for preset in &settings.presets {
            sqlx::query(
                "insert into server_preset (guild, id, name, name_key, options) values ($1, $2, $3, $4, $5)",
            )
            .bind(guild)
            .bind(preset.id)
            .bind(preset.name.text())
            .bind(preset.name.key())
            .bind(as_json(&preset.options)?)
            .execute(&mut *connection)
            .await?;
        }
        Ok(())
    }
}

/// Stores the language of a server. It is in a table of its own, since the first lobby settles it
/// where nothing else is set.
fn set_language(guild: GuildId, language: Language) -> Statement {
    sqlx::query(
        "insert into server_language (guild, language) values ($1, $2)
         on conflict do update set language = $2",
    )
    .bind(guild)
    .bind(language.to_string())
}

/// A row of `server_settings`.
#[derive(sqlx::FromRow)]
struct Row {
    guild: GuildId,
    place: String,
    options: String,
    clock: String,
    level: String,
    enders: String,
    most_tables: i64,
    most_lobbies: i64,
    look: String,
    weekly: String,
    zone: Option<String>,
    bell_role: Option<RoleId>,
    reactions: String,
}

async fn read(readers: &SqlitePool) -> Result<Servers, sqlx::Error> {
    let rows = sqlx::query_as::<_, Row>("select * from server_settings").fetch_all(readers).await?;
    let of = |row: Row| (row.guild, row.settings());
    let mut servers: HashMap<GuildId, ServerSettings> = rows.into_iter().map(of).collect();
    let languages =
        sqlx::query_as::<_, (GuildId, String)>("select guild, language from server_language");
    for (guild, code) in languages.fetch_all(readers).await? {
        servers.entry(guild).or_default().language = code.parse().ok();
    }
    let channels = sqlx::query_as::<_, (GuildId, ChannelId)>(
        "select guild, channel from server_channel order by channel",
    );
    for (guild, channel) in channels.fetch_all(readers).await? {
        let settings = servers.get_mut(&guild);
        if let Some(settings) =
            settings.filter(|all| all.channels.len() < ServerSettings::MOST_CHANNELS)
        {
            settings.channels.insert(channel);
        }
    }
    let presets = sqlx::query_as::<_, (GuildId, PressId, String, String)>(
        "select guild, id, name, options from server_preset order by name_key",
    );
    for (guild, press, name, options) in presets.fetch_all(readers).await? {
        let Some(settings) = servers.get_mut(&guild) else { continue };
        // A preset that makes no sense, or no longer does, is not offered.
        match preset(press, &name, &options) {
            Ok(preset) => match settings.with(Change::Save(preset)) {
                Ok(with) => *settings = with,
                Err(why) => warn!(%guild, "a stored preset is left out: {why}"),
            },
            Err(why) => warn!(%guild, "a stored preset is left out: {why}"),
        }
    }
    Ok(servers.into_iter().map(|(guild, settings)| (guild, Arc::new(settings))).collect())
}

fn preset(id: PressId, name: &str, options: &str) -> Result<SavedPreset, String> {
    Ok(SavedPreset {
        id,
        name: PresetName::typed(name).map_err(|error| error.to_string())?,
        options: serde_json::from_str(options).map_err(|error| error.to_string())?,
    })
}

impl Row {
    /// A value that makes no sense counts as not set.
    fn settings(self) -> ServerSettings {
        let guild = self.guild;
        let options = serde_json::from_str::<Options>(&self.options).ok();
        let changes = [
            ("place", word(&self.place).map(Change::Place)),
            ("options", options.map(Change::Options)),
            ("clock", word(&self.clock).map(Change::Clock)),
            ("level", word(&self.level).map(Change::Level)),
            ("enders", word(&self.enders).map(Change::Enders)),
            ("most_tables", self.most_tables.try_into().ok().map(Change::MostTables)),
            ("most_lobbies", self.most_lobbies.try_into().ok().map(Change::MostLobbies)),
            ("look", word(&self.look).map(Change::Look)),
            ("weekly", word(&self.weekly).map(Change::Weekly)),
            ("reactions", word(&self.reactions).map(Change::Reactions)),
        ];
        let zone = self.zone.map(|name| ("zone", word(&name).map(Change::Zone)));
        let mut settings = ServerSettings { bell_role: self.bell_role, ..Default::default() };
        for (column, change) in changes.into_iter().chain(zone) {
            match change.map(|change| settings.with(change)) {
                Some(Ok(with)) => settings = with,
                Some(Err(why)) => warn_of(guild, column, &why),
                None => warn_of(guild, column, &"it is no value of ours"),
            }
        }
        settings
    }
}

fn word<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn warn_of(guild: GuildId, column: &str, why: &dyn Display) {
    warn!(%guild, "what is stored as a server's {column} counts as not set: {why}");
}
