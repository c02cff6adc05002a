//! The panel of a server's settings: what is answered to a press on it. Who may not manage the server reads what
//! holds, and changes nothing, whatever their client has shown.

use strum::VariantArray as _;
use tracing::debug;

use super::{Guest, PrivateResponse, Responder};
use crate::press::{Picked, Preset, SettingsPage};
use crate::rules::Options;
use crate::server::{Change, NotSet, PresetName, SavedPreset, ServerSettings};
use crate::table::PressId;
use crate::tables::TablesError;
use crate::view::{Choice, Form, SettingsShown};

impl Responder {
    /// What holds on the server; to who may manage it, to be changed.
    pub async fn settings(&self, guest: &Guest, page: SettingsPage) -> PrivateResponse {
        self.settings_with(guest, page, None, None).await
    }

    /// The panel anew, after something was picked or pressed on it.
    pub async fn after_settings(
        &self,
        guest: &Guest,
        page: SettingsPage,
        picked: Picked,
    ) -> PrivateResponse {
        match picked {
            Picked::AskToDelete(preset) => self.settings_with(guest, page, preset, None).await,
            Picked::Change(change) => {
                let said = self.set(guest, change).await;
                self.settings_with(guest, page, None, said).await
            }
        }
    }

    /// The panel, after a form came back with this name for these choices.
    pub async fn save_preset(
        &self,
        guest: &Guest,
        name: PresetName,
        options: Options,
    ) -> PrivateResponse {
        let preset = SavedPreset { id: guest.visit.press, name, options };
        self.after_settings(guest, SettingsPage::Presets, Picked::Change(Change::Save(preset)))
            .await
    }

    /// The form for the name of a preset; `None` where who asks may save none.
    pub fn preset_form(&self, guest: &Guest, options: Options) -> Option<Form> {
        let may_save = guest.visit.manages;
        may_save.then(|| self.words(guest.language).preset_form(options))
    }

    /// The saved presets that may be meant while this is typed.
    pub(super) fn presets_like(&self, guest: &Guest, typed: &str) -> Vec<Choice> {
        let typed = typed.trim().to_lowercase();
        let settings = self.tables.store().settings(guest.visit.location.guild);
        let presets = settings.presets.iter().map(|preset| &preset.name);
        let like = presets.filter(|name| name.key().contains(&typed));
        like.map(|name| Choice { label: name.to_string(), value: name.to_string() }).collect()
    }

    /// Makes a change; what who asked for it reads, if that is not what the panel shows.
    async fn set(&self, guest: &Guest, change: Change) -> Option<String> {
        let words = self.words(guest.language);
        if !guest.visit.manages {
            return None;
        }
        if let Change::Save(SavedPreset { options, .. }) = &change
            && let Some(preset) = of_the_books(options)
        {
            return Some(words.is_preset(preset));
        }
        let guild = guest.visit.location.guild;
        let store = self.tables.store();
        let before = store.settings(guild);
        match store.change_settings(guild, change.clone()).await {
            Ok(Ok(after)) => {
                if after.look != before.look {
                    self.tables.draw_all_of(guild).await;
                }
                words.is_set(&change)
            }
            Ok(Err(why @ NotSet::OutOfBounds)) => {
                debug!("a setting is forged: {why}");
                Some(words.say("refusal-forged"))
            }
            Ok(Err(why)) => Some(words.not_set(&why)),
            Err(error) => {
                let apology = self.apology(guest.language, &TablesError::from(error));
                Some(apology.message.message().content.clone())
            }
        }
    }

    /// The panel at this page, which asks whether this preset is to be deleted, below what is said.
    async fn settings_with(
        &self,
        guest: &Guest,
        page: SettingsPage,
        to_delete: Option<PressId>,
        said: Option<String>,
    ) -> PrivateResponse {
        let words = self.words(guest.language);
        let settings = self.tables.store().settings(guest.visit.location.guild);
        if !guest.visit.manages {
            return PrivateResponse::plain(words.settings_to_read(&settings));
        }
        let here = match page {
            SettingsPage::Presets => self.options_here(guest, &settings).await,
            SettingsPage::Tables
            | SettingsPage::Places
            | SettingsPage::Limits
            | SettingsPage::Reset => None,
        };
        let shown = SettingsShown { page, to_delete, here };
        let message = words.settings(&settings, &shown);
        PrivateResponse::plain(match said {
            Some(said) => message.headed(said),
            None => message,
        })
    }

    /// The choices of the table that stands in the channel, if they can be saved.
    async fn options_here(&self, guest: &Guest, settings: &ServerSettings) -> Option<Options> {
        let table = self.tables.table_in(guest.visit.location.channel).await.ok()?;
        let options = self.tables.look(table, |table| table.options).await.ok()?;
        let is_saved = settings.presets.iter().any(|preset| preset.options == options);
        let can_be_saved = !is_saved && options.check().is_ok() && of_the_books(&options).is_none();
        can_be_saved.then_some(options)
    }
}

/// The preset that everybody has and that is the same.
fn of_the_books(options: &Options) -> Option<Preset> {
    let is_same = |preset: &&Preset| preset.options(options.kind()) == Some(*options);
    Preset::VARIANTS.iter().find(is_same).copied()
}
