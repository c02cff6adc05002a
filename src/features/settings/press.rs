//! The panel of a server's settings: what its buttons and selects mean, and what a picked value sets.

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::features::press::{NotAPress, read, word};
use crate::rules::{GameKind, Options};
use crate::server::Change;
use crate::table::{ChannelId, PressId};

/// A press on the panel of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingsPress {
    /// Show this page.
    Show(SettingsPage),
    /// A value is picked for this; which one is said beside the press.
    Pick(Setting),
    /// A form for the name of a preset with these choices. What comes back in it saves the preset.
    Save(Options),
    /// The preset that was saved by this press goes: this was confirmed.
    Delete(PressId),
    /// Everything is as at first: this was confirmed.
    Reset,
}

/// A page of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SettingsPage {
    /// What a new table is like.
    Tables,
    /// Where tables open, and how they are shown.
    Places,
    /// How many there may be, and who ends them.
    Limits,
    /// The presets that were saved.
    Presets,
    /// Whether everything is really to be as at first.
    Reset,
}

/// What is set: one select.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Setting {
    /// Which game is played, with which choices.
    Options,
    /// How long each decision may take.
    Clock,
    /// How well computer players play.
    Level,
    /// Where tables open.
    Place,
    /// In which channels they may.
    Channels,
    /// How they are shown.
    Look,
    /// Who ends a game without asking.
    Enders,
    /// How many tables there may be.
    Tables,
    /// How many lobbies one person may host.
    Lobbies,
    /// Which preset is to be deleted, once that is confirmed.
    Preset,
}

/// What comes of a pick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picked {
    /// This is set.
    Change(Change),
    /// Whether this preset is really to be deleted is asked; none is.
    AskToDelete(Option<PressId>),
}

impl Setting {
    /// The word of a value that stands for no preset.
    pub const NO_PRESET: &str = "none";

    /// The page on which it stands.
    pub const fn page(self) -> SettingsPage {
        match self {
            Self::Options | Self::Clock | Self::Level | Self::Place => SettingsPage::Tables,
            Self::Channels | Self::Look => SettingsPage::Places,
            Self::Enders | Self::Tables | Self::Lobbies => SettingsPage::Limits,
            Self::Preset => SettingsPage::Presets,
        }
    }

    /// What comes of it that these values are picked.
    ///
    /// # Errors
    /// It is forged: there are no such values.
    pub fn pick(self, values: &[String]) -> Result<Picked, NotAPress> {
        if self == Self::Channels {
            let channels: Result<_, _> =
                values.iter().map(|value| read(value).map(ChannelId::new)).collect();
            return Ok(Picked::Change(Change::Channels(channels?)));
        }
        let [value] = values else { return Err(NotAPress) };
        Ok(Picked::Change(match self {
            Self::Options => Change::Options(read_options(value)?),
            Self::Clock => Change::Clock(read(value)?),
            Self::Level => Change::Level(read(value)?),
            Self::Place => Change::Place(read(value)?),
            Self::Look => Change::Look(read(value)?),
            Self::Enders => Change::Enders(read(value)?),
            Self::Tables => Change::MostTables(read(value)?),
            Self::Lobbies => Change::MostLobbies(read(value)?),
            Self::Preset if value == Self::NO_PRESET => return Ok(Picked::AskToDelete(None)),
            Self::Preset => return Ok(Picked::AskToDelete(Some(PressId::new(read(value)?)))),
            Self::Channels => return Err(NotAPress),
        }))
    }
}

impl SettingsPress {
    pub(in crate::features) fn text(self) -> String {
        match self {
            Self::Show(page) => format!("show.{}", word(page)),
            Self::Pick(setting) => format!("pick.{}", word(setting)),
            Self::Save(options) => format!("save.{}", options_text(&options)),
            Self::Delete(saved_by) => format!("delete.{saved_by}"),
            Self::Reset => "reset".to_owned(),
        }
    }

    pub(in crate::features) fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        match fields {
            ["show", page] => Ok(Self::Show(read(page)?)),
            ["pick", setting] => Ok(Self::Pick(read(setting)?)),
            ["save", options @ ..] => Ok(Self::Save(read_options(&options.join("."))?)),
            ["delete", saved_by] => Ok(Self::Delete(PressId::new(read(saved_by)?))),
            ["reset"] => Ok(Self::Reset),
            _ => Err(NotAPress),
        }
    }
}

/// A game and all its choices, as the value of a select: what it says is what is chosen, whatever is saved meanwhile.
pub fn options_text(options: &Options) -> String {
    let choices = Options::choices(options.kind());
    let chosen = choices.iter().map(|choice| options.chosen(choice));
    let fields: Vec<String> =
        std::iter::once(word(options.kind()).to_owned()).chain(chosen).collect();
    fields.join(".")
}

/// What such a text says.
///
/// # Errors
/// It is forged, or of another version.
pub fn read_options(text: &str) -> Result<Options, NotAPress> {
    let mut fields = text.split('.');
    let game: GameKind = read(fields.next().unwrap_or_default())?;
    let choices = Options::choices(game);
    let chosen: Vec<&str> = fields.collect();
    if chosen.len() != choices.len() {
        return Err(NotAPress);
    }
    choices.iter().zip(chosen).try_fold(Options::classic(game), |options, (choice, value)| {
        options.with(&choice.name, value).map_err(|_| NotAPress)
    })
}
