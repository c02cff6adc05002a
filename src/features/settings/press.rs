//! The panel of a server's settings: the meaning of its buttons and selects, and the effect of a
//! picked value.

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::features::press::{NotAPress, read, word};
use crate::language::Language;
use crate::rules::{GameKind, Options};
use crate::server::{Change, Reactions};
use crate::table::{ChannelId, PressId, RoleId};

/// A press on the panel of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingsPress {
    Show(SettingsPage),
    /// Picks a value for this setting; the value is sent separately from the press.
    Pick(Setting),
    /// Picks the language in which this person is answered.
    OwnLanguage,
    /// Opens a form for the name of a preset with these options. The submitted form saves the
    /// preset.
    Save(Options),
    /// Opens a form for the name of a time zone. The submitted form sets the server's.
    TypeZone,
    /// Turns reactions on or off.
    Reactions(Reactions),
    /// Deletes the preset that was saved by this press; this was confirmed.
    Delete(PressId),
    /// Resets all settings to their defaults; this was confirmed.
    Reset,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SettingsPage {
    /// The defaults of a new table.
    Tables,
    /// Where tables open, and how they are displayed.
    Places,
    /// The maximum number of tables, and who may end them.
    Limits,
    Presets,
    /// The role that a lobby calls, the server's time zone, and the message of the week.
    Bell,
    /// Asks for confirmation of resetting all settings.
    Reset,
}

/// A setting that has its own select.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Setting {
    /// The game, and its options.
    Options,
    /// The time for each decision.
    Clock,
    /// The computer players' level.
    Level,
    /// The place where tables open.
    Place,
    /// The channels in which tables may open.
    Channels,
    /// The form in which tables are displayed.
    Look,
    /// The language of what everyone reads.
    Language,
    /// The players who may end a game without a vote.
    Enders,
    /// The maximum number of tables.
    Tables,
    /// The maximum number of lobbies of one host.
    Lobbies,
    /// Whether the message of the week is posted.
    Weekly,
    /// The preset to be deleted, after a confirmation.
    Preset,
    /// The role that a new lobby calls.
    BellRole,
    /// The time zone for people who have not named their own.
    Zone,
}

/// The language that a person picks for themselves: `None` is that of their Discord.
///
/// # Errors
/// The value is forged.
pub fn pick_own_language(values: &[String]) -> Result<Option<Language>, NotAPress> {
    match values {
        [value] if value == Setting::AS_ON_DISCORD => Ok(None),
        [value] => read(value).map(Some),
        _ => Err(NotAPress),
    }
}

/// The effect of a picked value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picked {
    Change(Change),
    /// Asks for confirmation of deleting this preset; `None` if no preset was picked.
    AskToDelete(Option<PressId>),
}

impl Setting {
    /// The value for "no preset".
    pub const NO_PRESET: &str = "none";
    /// The value for the language of a person's Discord.
    pub const AS_ON_DISCORD: &str = "discord";

    /// The page with this setting.
    pub const fn page(self) -> SettingsPage {
        match self {
            Self::Options | Self::Clock | Self::Level | Self::Place => SettingsPage::Tables,
            Self::Channels | Self::Look | Self::Language => SettingsPage::Places,
            Self::Enders | Self::Tables | Self::Lobbies => SettingsPage::Limits,
            Self::Preset => SettingsPage::Presets,
            Self::BellRole | Self::Zone | Self::Weekly => SettingsPage::Bell,
        }
    }

    /// The effect of picking these values.
    ///
    /// # Errors
    /// The values are forged: there are no such values.
    pub fn pick(self, values: &[String]) -> Result<Picked, NotAPress> {
        if self == Self::Channels {
            let channels: Result<_, _> =
                values.iter().map(|value| read(value).map(ChannelId::new)).collect();
            return Ok(Picked::Change(Change::Channels(channels?)));
        }
        if self == Self::BellRole {
            let role = match values {
                [] => None,
                [value] => Some(RoleId::new(read(value)?)),
                _ => return Err(NotAPress),
            };
            return Ok(Picked::Change(Change::BellRole(role)));
        }
        let [value] = values else { return Err(NotAPress) };
        Ok(Picked::Change(match self {
            Self::Options => Change::Options(read_options(value)?),
            Self::Clock => Change::Clock(read(value)?),
            Self::Level => Change::Level(read(value)?),
            Self::Place => Change::Place(read(value)?),
            Self::Look => Change::Look(read(value)?),
            Self::Language => Change::Language(read(value)?),
            Self::Enders => Change::Enders(read(value)?),
            Self::Tables => Change::MostTables(read(value)?),
            Self::Lobbies => Change::MostLobbies(read(value)?),
            Self::Weekly => Change::Weekly(read(value)?),
            Self::Preset if value == Self::NO_PRESET => return Ok(Picked::AskToDelete(None)),
            Self::Preset => return Ok(Picked::AskToDelete(Some(PressId::new(read(value)?)))),
            Self::Zone => Change::Zone(read(value)?),
            Self::Channels | Self::BellRole => return Err(NotAPress),
        }))
    }
}

impl SettingsPress {
    pub(in crate::features) fn text(self) -> String {
        match self {
            Self::Show(page) => format!("show.{}", word(page)),
            Self::Pick(setting) => format!("pick.{}", word(setting)),
            Self::OwnLanguage => "language".to_owned(),
            Self::Save(options) => format!("save.{}", options_text(&options)),
            Self::Delete(saved_by) => format!("delete.{saved_by}"),
            Self::TypeZone => "zone".to_owned(),
            Self::Reactions(reactions) => format!("reactions.{reactions}"),
            Self::Reset => "reset".to_owned(),
        }
    }

    pub(in crate::features) fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        match fields {
            ["show", page] => Ok(Self::Show(read(page)?)),
            ["pick", setting] => Ok(Self::Pick(read(setting)?)),
            ["language"] => Ok(Self::OwnLanguage),
            ["save", options @ ..] => Ok(Self::Save(read_options(&options.join("."))?)),
            ["delete", saved_by] => Ok(Self::Delete(PressId::new(read(saved_by)?))),
            ["reactions", reactions] => Ok(Self::Reactions(read(reactions)?)),
            ["zone"] => Ok(Self::TypeZone),
            ["reset"] => Ok(Self::Reset),
            _ => Err(NotAPress),
        }
    }
}

/// A game and all its options as the value of a select. The value does not depend on presets that
/// are saved or deleted meanwhile. An option that is not written is the last one and left out, as on
/// buttons from before it.
pub fn options_text(options: &Options) -> String {
    let choices = Options::choices(options.kind());
    let chosen = choices.iter().map_while(|choice| options.written(choice));
    let fields: Vec<String> =
        std::iter::once(word(options.kind()).to_owned()).chain(chosen).collect();
    fields.join(".")
}

/// Parses the text that [`options_text`] writes. An option that it does not name, because the button
/// is older than the option, is the rule book's.
///
/// # Errors
/// The text is forged, or belongs to another version.
pub fn read_options(text: &str) -> Result<Options, NotAPress> {
    let mut fields = text.split('.');
    let game: GameKind = read(fields.next().unwrap_or_default())?;
    let choices = Options::choices(game);
    let chosen: Vec<&str> = fields.collect();
    if chosen.len() > choices.len() {
        return Err(NotAPress);
    }
    choices.iter().zip(chosen).try_fold(Options::classic(game), |options, (choice, value)| {
        options.with(&choice.name, value).map_err(|_| NotAPress)
    })
}
