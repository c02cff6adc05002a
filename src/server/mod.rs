//! The settings of a Discord server, as its managers have chosen them.
//!
//! Settings are immutable here: [`ServerSettings::with`] returns a changed copy.

mod preset;

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

pub use preset::{PresetName, SavedPreset};

use crate::computer::Level;
use crate::language::Language;
use crate::rules::{GameKind, Options, Unplayable};
use crate::table::{ChannelId, Clock, Enders, PressId, RoleId};
use crate::zone::Zone;

/// The settings of one server. The default applies where no one has changed anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerSettings {
    /// The channels in which tables may open, at most [`ServerSettings::MOST_CHANNELS`]. A thread
    /// counts as its parent channel. Empty means all channels.
    pub channels: BTreeSet<ChannelId>,
    /// The default place of a new table.
    pub place: Place,
    /// The default game and options of a new table.
    pub options: Options,
    /// The default time limit for each decision at a new table.
    pub clock: Clock,
    /// The default level of computer players who join a table.
    pub level: Level,
    /// The players who may end a game without a vote.
    pub enders: Enders,
    /// The maximum number of lobbies and games at a time.
    pub most_tables: u16,
    /// The maximum number of lobbies that one person may host at a time.
    pub most_lobbies: u8,
    /// The style in which tables are shown.
    pub look: Look,
    /// Whether the message of the week is posted.
    pub weekly: Weekly,
    /// The setting for reactions, guesses and open eyes.
    pub reactions: Reactions,
    /// The language of what everyone reads; `None` until it is chosen, or the first lobby opens.
    pub language: Option<Language>,
    /// The time zone for people who have not named their own.
    pub zone: Zone,
    /// The role that a new lobby calls.
    pub bell_role: Option<RoleId>,
    /// The saved presets, sorted by name; at most [`ServerSettings::MOST_PRESETS`].
    pub presets: Vec<SavedPreset>,
}

/// The place where a table opens.
#[derive(Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Place {
    /// The channel in which the command was used.
    #[default]
    Here,
    /// A new thread for the table.
    Thread,
}

/// The style in which tables are shown.
#[derive(Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Look {
    /// Pictures, if Discord and the bot's host allow them.
    #[default]
    Pictures,
    /// Text only, without pictures.
    Text,
}

/// Whether the message of the week is posted.
#[derive(Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Weekly {
    #[default]
    Off,
    /// It is posted after the first game of the week.
    On,
}

/// The setting for reactions, guesses and open eyes: people and computer players react, spectators
/// guess and look through the eyes of players who let them, or nobody does any of it.
#[derive(Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reactions {
    #[default]
    On,
    Off,
}

/// A change to a server's settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The channels in which tables may open; empty means all channels.
    Channels(BTreeSet<ChannelId>),
    Place(Place),
    /// The default game and options.
    Options(Options),
    /// The time limit for each decision.
    Clock(Clock),
    /// The level of computer players.
    Level(Level),
    /// The players who may end a game without a vote.
    Enders(Enders),
    /// The maximum number of tables.
    MostTables(u16),
    /// The maximum number of lobbies per host.
    MostLobbies(u8),
    Look(Look),
    Weekly(Weekly),
    Reactions(Reactions),
    /// The language of what everyone reads.
    Language(Language),
    /// The time zone for people who have not named their own.
    Zone(Zone),
    /// The role that a new lobby calls.
    BellRole(Option<RoleId>),
    Save(SavedPreset),
    /// Deletion of the preset that was saved by this press.
    Delete(PressId),
    /// A reset of everything except the presets and the language.
    Reset,
}

/// The reason why a change is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotSet {
    /// A number is outside its limits.
    #[error("beyond what may be set")]
    OutOfBounds,
    /// The options cannot be combined.
    #[error("these choices do not go together")]
    Unplayable(Unplayable),
    /// The server already has the maximum number of presets.
    #[error("there are {} presets already", ServerSettings::MOST_PRESETS)]
    TooManyPresets,
    /// Another preset has this name.
    #[error("another preset is called {0}")]
    NameTaken(PresetName),
    /// These options are already saved under this name.
    #[error("these choices are the preset {0}")]
    SavedAlready(PresetName),
}

impl Default for ServerSettings {
    fn default() -> Self {
        Self {
            channels: BTreeSet::new(),
            place: Place::default(),
            options: Options::classic(GameKind::default()),
            clock: Clock::default(),
            level: Level::JOINING,
            enders: Enders::default(),
            most_tables: *Self::TABLES.end(),
            most_lobbies: *Self::LOBBIES.end(),
            look: Look::default(),
            weekly: Weekly::default(),
            reactions: Reactions::default(),
            language: None,
            zone: Zone::default(),
            bell_role: None,
            presets: Vec::new(),
        }
    }
}

impl ServerSettings {
    /// The maximum number of channels in the list, which is the most that a Discord select menu
    /// lets a user pick at once.
    pub const MOST_CHANNELS: usize = 25;
    /// The maximum number of saved presets.
    pub const MOST_PRESETS: usize = 10;
    /// The allowed limits on the number of lobbies and games at a time on a server.
    pub const TABLES: RangeInclusive<u16> = 1..=500;
    /// The allowed limits on the number of lobbies that one person hosts at a time on a server.
    pub const LOBBIES: RangeInclusive<u8> = 1..=5;

    /// Returns whether a table may open in this channel. For a thread, pass its parent channel.
    pub fn allows(&self, channel: ChannelId) -> bool {
        self.channels.is_empty() || self.channels.contains(&channel)
    }

    /// The preset with this name, ignoring case and surrounding space.
    pub fn preset(&self, name: &str) -> Option<&SavedPreset> {
        let name = PresetName::typed(name).ok()?;
        self.presets.iter().find(|preset| preset.name.is_same(&name))
    }

    /// The settings after this change.
    pub fn with(&self, change: Change) -> Result<Self, NotSet> {
        let mut next = self.clone();
        match change {
            Change::Channels(channels) => {
                ensure_within_bounds(channels.len() <= Self::MOST_CHANNELS)?;
                next.channels = channels;
            }
            Change::Place(place) => next.place = place,
            Change::Options(options) => {
                options.check().map_err(NotSet::Unplayable)?;
                next.options = options;
            }
            Change::Clock(clock) => next.clock = clock,
            Change::Level(level) => next.level = level,
            Change::Enders(enders) => next.enders = enders,
            Change::MostTables(most) => {
                ensure_within_bounds(Self::TABLES.contains(&most))?;
                next.most_tables = most;
            }
            Change::MostLobbies(most) => {
                ensure_within_bounds(Self::LOBBIES.contains(&most))?;
                next.most_lobbies = most;
            }
            Change::Look(look) => next.look = look,
            Change::Weekly(weekly) => next.weekly = weekly,
            Change::Reactions(reactions) => next.reactions = reactions,
            Change::Language(language) => next.language = Some(language),
            Change::Zone(zone) => next.zone = zone,
            Change::BellRole(role) => next.bell_role = role,
            Change::Save(preset) => next.save(preset)?,
            Change::Delete(saved_by) => next.presets.retain(|preset| preset.id != saved_by),
            Change::Reset => {
                let (presets, language) = (next.presets, next.language);
                next = Self { language, presets, ..Self::default() };
            }
        }
        Ok(next)
    }

    /// Adds a preset. A press that is delivered twice saves its preset once.
    fn save(&mut self, preset: SavedPreset) -> Result<(), NotSet> {
        preset.options.check().map_err(NotSet::Unplayable)?;
        if self.presets.iter().any(|other| other.id == preset.id) {
            return Ok(());
        }
        if let Some(other) = self.presets.iter().find(|other| other.name.is_same(&preset.name)) {
            return Err(NotSet::NameTaken(other.name.clone()));
        }
        if let Some(other) = self.presets.iter().find(|other| other.options == preset.options) {
            return Err(NotSet::SavedAlready(other.name.clone()));
        }
        if self.presets.len() >= Self::MOST_PRESETS {
            return Err(NotSet::TooManyPresets);
        }
        self.presets.push(preset);
        self.presets.sort_by_key(|preset| preset.name.key());
        Ok(())
    }
}

fn ensure_within_bounds(is: bool) -> Result<(), NotSet> {
    if is { Ok(()) } else { Err(NotSet::OutOfBounds) }
}

#[cfg(test)]
mod tests;
