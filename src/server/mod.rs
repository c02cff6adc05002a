//! What holds on a Discord server, as who manages it has set.
//!
//! Nothing here changes settings: [`ServerSettings::with`] gives them as they will be.

mod preset;

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

pub use preset::{NoName, PresetName, SavedPreset};

use crate::computer::Level;
use crate::rules::{GameKind, Options, Unplayable};
use crate::table::{ChannelId, Clock, Enders, PressId};

/// What is set for one server. The default is what holds where nobody has set anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerSettings {
    /// The channels in which tables may open, at most [`ServerSettings::MOST_CHANNELS`]; a thread counts as the
    /// channel above. Empty: all.
    pub channels: BTreeSet<ChannelId>,
    /// Where a table opens, unless who opens it says.
    pub place: Place,
    /// The game and its choices, unless who opens a table says.
    pub options: Options,
    /// How long each decision may take, unless who opens a table says.
    pub clock: Clock,
    /// How well the computer players play who sit down, unless the host says.
    pub level: Level,
    /// Who ends a game without asking the others.
    pub enders: Enders,
    /// How many lobbies and games there may be at once.
    pub most_tables: u16,
    /// How many lobbies one person may host at once.
    pub most_lobbies: u8,
    /// How tables are shown.
    pub look: Look,
    /// The presets that were saved, by name; at most [`ServerSettings::MOST_PRESETS`].
    pub presets: Vec<SavedPreset>,
}

/// Where a table opens.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Place {
    /// Where the command was typed.
    #[default]
    Here,
    /// In a thread of its own.
    Thread,
}

/// How tables are shown.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Look {
    /// As pictures, where Discord and the bot's host allow them.
    #[default]
    Pictures,
    /// As text alone.
    Text,
}

/// One thing that is set anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Tables may open in these channels; in all, if there are none.
    Channels(BTreeSet<ChannelId>),
    /// Where tables open.
    Place(Place),
    /// The game and its choices.
    Options(Options),
    /// How long each decision may take.
    Clock(Clock),
    /// How well computer players play.
    Level(Level),
    /// Who ends a game.
    Enders(Enders),
    /// How many tables there may be.
    MostTables(u16),
    /// How many lobbies one person may host.
    MostLobbies(u8),
    /// How tables are shown.
    Look(Look),
    /// One more preset.
    Save(SavedPreset),
    /// The preset that was saved by this press goes.
    Delete(PressId),
    /// Everything is as at first, but for the presets.
    Reset,
}

/// Why something cannot be set so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotSet {
    /// It is beyond what may be set.
    #[error("beyond what may be set")]
    OutOfBounds,
    /// These choices do not go together.
    #[error("these choices do not go together")]
    Unplayable(Unplayable),
    /// There are as many presets as there may be.
    #[error("there are {} presets already", ServerSettings::MOST_PRESETS)]
    TooManyPresets,
    /// Another preset has this name.
    #[error("another preset is called {0}")]
    NameTaken(PresetName),
    /// These choices are saved already, under this name.
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
            presets: Vec::new(),
        }
    }
}

impl ServerSettings {
    /// The most channels that can be named: as many as Discord lets somebody pick at once.
    pub const MOST_CHANNELS: usize = 25;
    /// The most presets.
    pub const MOST_PRESETS: usize = 10;
    /// How many lobbies and games there may be at once on a server.
    pub const TABLES: RangeInclusive<u16> = 1..=500;
    /// How many lobbies one person may host at once on a server.
    pub const LOBBIES: RangeInclusive<u8> = 1..=5;

    /// Whether a table may open in this channel, which is above its thread where it stands in one.
    pub fn allows(&self, channel: ChannelId) -> bool {
        self.channels.is_empty() || self.channels.contains(&channel)
    }

    /// The preset of this name, however it is written.
    pub fn preset(&self, name: &str) -> Option<&SavedPreset> {
        let name = PresetName::typed(name).ok()?;
        self.presets.iter().find(|preset| preset.name.is_same(&name))
    }

    /// The settings with this change.
    ///
    /// # Errors
    /// Why it cannot be made.
    pub fn with(&self, change: Change) -> Result<Self, NotSet> {
        let mut next = self.clone();
        match change {
            Change::Channels(channels) => {
                is_possible(channels.len() <= Self::MOST_CHANNELS)?;
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
                is_possible(Self::TABLES.contains(&most))?;
                next.most_tables = most;
            }
            Change::MostLobbies(most) => {
                is_possible(Self::LOBBIES.contains(&most))?;
                next.most_lobbies = most;
            }
            Change::Look(look) => next.look = look,
            Change::Save(preset) => next.save(preset)?,
            Change::Delete(saved_by) => next.presets.retain(|preset| preset.id != saved_by),
            Change::Reset => next = Self { presets: next.presets, ..Self::default() },
        }
        Ok(next)
    }

    /// One more preset. The same press, delivered twice, saves it once.
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

fn is_possible(is: bool) -> Result<(), NotSet> {
    if is { Ok(()) } else { Err(NotSet::OutOfBounds) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{SeatCount, cards};

    fn options(change: &[(&str, &str)]) -> Options {
        let classic = Options::classic(GameKind::Cards);
        change.iter().fold(classic, |all, (name, value)| all.with(name, value).unwrap())
    }

    fn preset(id: u64, name: &str, options: Options) -> SavedPreset {
        SavedPreset { id: PressId::new(id), name: PresetName::typed(name).unwrap(), options }
    }

    fn names(settings: &ServerSettings) -> Vec<String> {
        settings.presets.iter().map(|preset| preset.name.to_string()).collect()
    }

    #[test]
    fn presets_are_unique_by_name_and_by_what_they_choose() {
        let (short, secret) = (options(&[("rounds", "short")]), options(&[("bidding", "secret")]));
        let save = |settings: &ServerSettings, id, name, options| {
            settings.with(Change::Save(preset(id, name, options)))
        };
        let one = save(&ServerSettings::default(), 1, "Friday", short).unwrap();
        assert_eq!(save(&one, 1, "Friday", short).as_ref(), Ok(&one), "delivered twice");
        let taken = Err(NotSet::NameTaken(one.presets[0].name.clone()));
        assert_eq!(save(&one, 2, "FRIDAY", secret), taken);
        let already = Err(NotSet::SavedAlready(one.presets[0].name.clone()));
        assert_eq!(save(&one, 2, "Sunday", short), already);
        let two = save(&one, 2, "advent", secret).unwrap();
        assert_eq!(names(&two), ["advent", "Friday"]);
        assert_eq!(two.preset(" fRIDAY ").map(|preset| preset.options), Some(short));
        assert_eq!(names(&two.with(Change::Delete(PressId::new(1))).unwrap()), ["advent"]);
        assert_eq!(two.with(Change::Delete(PressId::new(3))).as_ref(), Ok(&two));
    }

    #[test]
    fn there_are_ten_presets_at_most() {
        let seats = SeatCount::try_from(4_usize).unwrap();
        let all = cards::Options::every_combination(seats).into_iter().map(Options::from);
        let mut settings = ServerSettings::default();
        for (number, options) in (0..).zip(all.take(11)) {
            let saved = Change::Save(preset(number, &format!("Preset {number}"), options));
            match settings.with(saved) {
                Ok(next) => settings = next,
                Err(why) => assert_eq!((number, why), (10, NotSet::TooManyPresets)),
            }
        }
        assert_eq!(settings.presets.len(), ServerSettings::MOST_PRESETS);
    }

    #[test]
    fn what_does_not_go_together_is_neither_saved_nor_set() {
        let forbidden = options(&[("bidding", "covered"), ("plus-minus-one", "strict")]);
        let settings = ServerSettings::default();
        for change in [Change::Options(forbidden), Change::Save(preset(1, "No", forbidden))] {
            assert!(matches!(settings.with(change), Err(NotSet::Unplayable(_))));
        }
    }

    #[test]
    fn limits_stay_within_those_of_the_bot() {
        let settings = ServerSettings::default();
        for change in [
            Change::MostTables(0),
            Change::MostTables(501),
            Change::MostLobbies(0),
            Change::MostLobbies(6),
            Change::Channels((1..=26).map(ChannelId::new).collect()),
        ] {
            assert_eq!(settings.with(change.clone()), Err(NotSet::OutOfBounds), "{change:?}");
        }
    }

    #[test]
    fn back_at_first_the_presets_stay() {
        let saved = preset(1, "Friday", options(&[("rounds", "short")]));
        let changed = [Change::Save(saved), Change::MostTables(3), Change::Look(Look::Text)];
        let settings = changed
            .into_iter()
            .fold(ServerSettings::default(), |settings, change| settings.with(change).unwrap());
        let reset = settings.with(Change::Reset).unwrap();
        assert_eq!(names(&reset), ["Friday"]);
        assert_eq!(ServerSettings { presets: Vec::new(), ..reset }, ServerSettings::default());
    }
}
