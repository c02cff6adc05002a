//! The panel of the server's settings. A person who may not manage the server can read the settings but change
//! nothing, no matter what their client has shown.

use tracing::debug;

use super::message::SettingsShown;
use crate::clock::now_ms;
use crate::features::answering::{Answering, On};
use crate::features::press::{
    Picked, Preset, Press, SettingsPage, SettingsPress, pick_own_language,
};
use crate::features::{Context, Delivery, PrivateResponse, Reply};
use crate::language::Language;
use crate::rules::Options;
use crate::server::{Change, NotSet, PresetName, SavedPreset, ServerSettings};
use crate::table::{NoText, PressId, RoleId};
use crate::tables::TablesError;
use crate::view::{Choice, Form};
use crate::zone::Zone;

/// Answers the command `/wizard settings`.
pub(in crate::features) fn open() -> Answering {
    show(Delivery::EPHEMERAL, SettingsPage::Tables)
}

/// A press on the panel.
pub(in crate::features) fn press(press: SettingsPress, on: On) -> Answering {
    let change = |page, change| redraw(page, Picked::Change(change));
    let answering = match press {
        SettingsPress::Show(page) => show(Delivery::REDRAW, page),
        SettingsPress::Save(options) => Delivery::FORM.by(async move |context: Context| {
            let form = context.words().preset_form(options);
            context.form_or_panel(SettingsPage::Presets, form).await
        }),
        SettingsPress::TypeZone => Delivery::FORM.by(async move |context: Context| {
            let form = context.words().zone_form(Press::Settings(SettingsPress::TypeZone));
            context.form_or_panel(SettingsPage::Bell, form).await
        }),
        SettingsPress::Reactions(reactions) => {
            change(SettingsPage::Limits, Change::Reactions(reactions))
        }
        SettingsPress::Delete(preset) => change(SettingsPage::Presets, Change::Delete(preset)),
        SettingsPress::Reset => change(SettingsPage::Tables, Change::Reset),
        // A select sends this, never a button.
        SettingsPress::Pick(_) | SettingsPress::OwnLanguage => return Answering::forged(),
    };
    answering.only_if(on.is_private())
}

/// A pick on the panel.
pub(in crate::features) fn pick(
    press: SettingsPress,
    on: On,
    values: &[String],
) -> Option<Answering> {
    if !on.is_private() {
        return None;
    }
    match press {
        SettingsPress::Pick(setting) => Some(redraw(setting.page(), setting.pick(values).ok()?)),
        SettingsPress::OwnLanguage => {
            let language = pick_own_language(values).ok()?;
            let speak = async move |context: Context| context.speak(language).await;
            Some(Delivery::REDRAW.by(speak))
        }
        SettingsPress::Show(_)
        | SettingsPress::Save(_)
        | SettingsPress::TypeZone
        | SettingsPress::Reactions(_)
        | SettingsPress::Delete(_)
        | SettingsPress::Reset => None,
    }
}

/// The form for the name of a preset or of a time zone, filled in.
pub(in crate::features) fn form(press: &SettingsPress, on: On, typed: &str) -> Answering {
    let options = match *press {
        SettingsPress::Save(options) => options,
        SettingsPress::TypeZone => return zone(typed).only_if(on.is_private()),
        SettingsPress::Show(_)
        | SettingsPress::Pick(_)
        | SettingsPress::OwnLanguage
        | SettingsPress::Reactions(_)
        | SettingsPress::Delete(_)
        | SettingsPress::Reset => return Answering::forged(),
    };
    let name = match PresetName::typed(typed) {
        Ok(name) => name,
        Err(NoText::Blank) => return Answering::sentence("refusal-name-blank"),
        Err(NoText::TooLong) => return Answering::sentence("refusal-name-long"),
    };
    let saved = Delivery::REDRAW.by(async move |context: Context| {
        let preset = SavedPreset { id: context.guest.visit.press, name, options };
        context.after_settings(SettingsPage::Presets, Picked::Change(Change::Save(preset))).await
    });
    saved.only_if(on.is_private())
}

/// The form for the name of the server's time zone, filled in.
fn zone(typed: &str) -> Answering {
    let typed = typed.to_owned();
    Delivery::REDRAW.by(async move |context: Context| {
        if let Ok(zone) = Zone::typed(&typed) {
            let change = Picked::Change(Change::Zone(zone));
            return context.after_settings(SettingsPage::Bell, change).await;
        }
        let said = context.words().no_zone(&typed);
        context.settings_panel(SettingsPage::Bell, None, Some(said)).await
    })
}

fn show(delivery: Delivery, page: SettingsPage) -> Answering {
    delivery.by(async move |context: Context| context.settings_panel(page, None, None).await)
}

fn redraw(page: SettingsPage, picked: Picked) -> Answering {
    Delivery::REDRAW.by(async move |context: Context| context.after_settings(page, picked).await)
}

impl Context {
    /// The panel after a pick or a press.
    async fn after_settings(&self, page: SettingsPage, picked: Picked) -> PrivateResponse {
        match picked {
            Picked::AskToDelete(preset) => self.settings_panel(page, preset, None).await,
            Picked::Change(change) => {
                let said = self.set(change).await;
                self.settings_panel(page, None, said).await
            }
        }
    }

    /// From now on the person is answered in this language.
    async fn speak(mut self, language: Option<Language>) -> Result<PrivateResponse, TablesError> {
        self.store().set_language(self.guest.visit.person.clone(), language).await?;
        self.guest.language = self.responder.language_of(&self.guest);
        Ok(self.settings_panel(SettingsPage::Places, None, None).await)
    }

    /// This form; the panel at this page for a person who may not change the settings.
    async fn form_or_panel(&self, page: SettingsPage, form: Form) -> Reply {
        if self.guest.visit.manages {
            Reply::Form(form)
        } else {
            self.settings_panel(page, None, None).await.into()
        }
    }

    /// The saved presets whose names contain what is typed.
    pub(in crate::features) fn presets_like(&self, typed: &str) -> Vec<Choice> {
        let typed = typed.trim().to_lowercase();
        let settings = self.settings();
        let presets = settings.presets.iter().map(|preset| &preset.name);
        let like = presets.filter(|name| name.key().contains(&typed));
        like.map(|name| Choice { label: name.to_string(), value: name.to_string() }).collect()
    }

    /// Makes a change. Returns a sentence about it, if the panel does not show it.
    async fn set(&self, change: Change) -> Option<String> {
        let words = self.words();
        if !self.guest.visit.manages {
            return None;
        }
        if let Change::Save(SavedPreset { options, .. }) = &change
            && let Some(preset) = Preset::of(options)
        {
            return Some(words.is_preset(preset));
        }
        if change == Change::BellRole(Some(RoleId::new(self.guild().get()))) {
            return Some(words.say("settings-bell-everyone"));
        }
        let (guild, store) = (self.guild(), self.store());
        let before = store.settings(guild);
        match store.change_settings(guild, change.clone()).await {
            Ok(Ok(after)) => {
                let draws = |settings: &ServerSettings| {
                    (settings.look, settings.language, settings.reactions)
                };
                if draws(&after) != draws(&before) {
                    self.tables().draw_all_of(guild).await;
                }
                words.is_set(&change)
            }
            Ok(Err(why @ NotSet::OutOfBounds)) => {
                debug!("a setting is forged: {why}");
                Some(words.say("refusal-forged"))
            }
            Ok(Err(why)) => Some(words.not_set(&why)),
            Err(error) => {
                let apology = self.apology(&TablesError::from(error));
                Some(apology.message.message().content.clone())
            }
        }
    }

    /// The panel at this page, below this sentence. It asks whether this preset should be deleted.
    async fn settings_panel(
        &self,
        page: SettingsPage,
        to_delete: Option<PressId>,
        said: Option<String>,
    ) -> PrivateResponse {
        let words = self.words();
        let settings = self.settings();
        let own_language = self.store().language_of(self.user());
        if !self.guest.visit.manages {
            return PrivateResponse::plain(words.settings_to_read(&settings, own_language));
        }
        let here = match page {
            SettingsPage::Presets => self.options_here(&settings).await,
            SettingsPage::Tables
            | SettingsPage::Places
            | SettingsPage::Limits
            | SettingsPage::Bell
            | SettingsPage::Reset => None,
        };
        let shown = SettingsShown { page, to_delete, here, own_language, now: now_ms() };
        let message = words.settings(&settings, &shown);
        PrivateResponse::plain(message.with_notice(said))
    }

    /// The options of the table in this channel, if they can be saved as a preset.
    async fn options_here(&self, settings: &ServerSettings) -> Option<Options> {
        let table = self.tables().table_in(self.channel()).await.ok()?;
        let options = self.tables().look(table, |table| table.options).await.ok()?;
        let is_saved = settings.presets.iter().any(|preset| preset.options == options);
        let can_be_saved = !is_saved && options.check().is_ok() && Preset::of(&options).is_none();
        can_be_saved.then_some(options)
    }
}
