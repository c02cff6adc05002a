//! The selects of the settings panel.

use std::collections::{BTreeSet, HashSet};

use strum::VariantArray;

use super::{LONGEST_LINE, SettingsShown, TABLES};
use crate::computer::Level;
use crate::features::press::{
    Preset, Press, Setting, SettingsPage, SettingsPress, Subcommand, options_text,
};
use crate::language::Language;
use crate::rules::{GameKind, Options};
use crate::server::{Look, Place, SavedPreset, ServerSettings, Weekly};
use crate::table::{ChannelId, Clock, Enders, PressId};
use crate::view::Words;
use crate::view::components::{ChannelSelect, RoleSelect, Select, SelectValue};
use crate::view::message::PrivateMessage;
use crate::view::text::plain;

/// The selects of the panel.
impl Words {
    pub(super) fn channel_select(&self, settings: &ServerSettings) -> ChannelSelect {
        ChannelSelect {
            press: pick(Setting::Channels),
            chosen: settings.channels.iter().copied().collect(),
            most: ServerSettings::MOST_CHANNELS,
            placeholder: self.say("settings-pick-channels"),
        }
    }

    pub(super) fn role_select(&self, settings: &ServerSettings) -> RoleSelect {
        RoleSelect {
            press: pick(Setting::BellRole),
            chosen: settings.bell_role,
            placeholder: self.say("settings-pick-bell-role"),
        }
    }

    pub(super) fn selects_on(
        &self,
        shown: &SettingsShown,
        settings: &ServerSettings,
        to_delete: Option<&SavedPreset>,
    ) -> Vec<Select> {
        match shown.page {
            SettingsPage::Tables => vec![
                self.options_select(settings),
                self.words_select::<Clock>(Setting::Clock, "clock", settings.clock),
                self.level_select(settings.level),
                self.words_select::<Place>(Setting::Place, "place", settings.place),
            ],
            SettingsPage::Places => vec![
                self.words_select::<Look>(Setting::Look, "look", settings.look),
                self.language_select(settings.language),
                self.own_language(shown.own_language),
            ],
            SettingsPage::Limits => vec![
                self.words_select::<Enders>(Setting::Enders, "enders", settings.enders),
                self.numbers(Setting::Tables, TABLES, settings.most_tables),
                self.numbers(
                    Setting::Lobbies,
                    ServerSettings::LOBBIES.map(u16::from),
                    settings.most_lobbies.into(),
                ),
            ],
            SettingsPage::Presets => self.delete_select(settings, to_delete).into_iter().collect(),
            SettingsPage::Bell => {
                vec![
                    self.zone_select(pick(Setting::Zone), &settings.zone, shown.now),
                    self.words_select::<Weekly>(Setting::Weekly, "weekly", settings.weekly),
                ]
            }
            SettingsPage::Reset => Vec::new(),
        }
    }

    /// The built-in presets, the saved presets, and the current options if they match none of them.
    fn options_select(&self, settings: &ServerSettings) -> Select {
        let everybodys = GameKind::VARIANTS.iter().flat_map(|game| {
            Preset::VARIANTS.iter().filter_map(|preset| {
                let options = preset.options(*game)?;
                let word: &'static str = preset.into();
                let description = self.say(&format!("about-preset-{word}"));
                Some(self.options_value(&options, &self.preset_word(*preset), &description))
            })
        });
        let saved = settings.presets.iter().map(|preset| {
            let description = self.options(&preset.options);
            self.options_value(&preset.options, &plain(preset.name.text()), &description)
        });
        let own = self.options_value(
            &settings.options,
            &self.say("settings-preset-own"),
            &self.options(&settings.options),
        );
        let mut known = HashSet::new();
        let values = everybodys.chain(saved).chain([own]);
        // A built-in preset of a later version may equal a saved one.
        let values: Vec<SelectValue> =
            values.filter(|value| known.insert(value.value.clone())).collect();
        chosen_among(Setting::Options, values, &options_text(&settings.options))
    }

    fn options_value(&self, options: &Options, called: &str, description: &str) -> SelectValue {
        let values = [("game", self.kind(options).into()), ("preset", called.into())];
        SelectValue {
            value: options_text(options),
            label: self.with("settings-pick-options", values),
            description: cut(description),
        }
    }

    pub(crate) fn preset_word(&self, preset: Preset) -> String {
        let word: &'static str = preset.into();
        self.say(&format!("settings-preset-{word}"))
    }

    /// A saved preset, in a lobby's options panel.
    pub(crate) fn saved_value(&self, saved: &SavedPreset) -> SelectValue {
        let name = plain(saved.name.text());
        SelectValue {
            value: options_text(&saved.options),
            label: self.with("pick-preset-saved", [("name", name.into())]),
            description: cut(&self.options(&saved.options)),
        }
    }

    fn words_select<T: VariantArray + Copy + Into<&'static str>>(
        &self,
        setting: Setting,
        called: &str,
        now: T,
    ) -> Select {
        let words = T::VARIANTS.iter().map(|value| -> &'static str { (*value).into() });
        let values = words.map(|word| self.value(called, word)).collect();
        chosen_among(setting, values, now.into())
    }

    /// The languages for what everyone reads.
    fn language_select(&self, now: Option<Language>) -> Select {
        let values = Language::VARIANTS.iter();
        let values = values.map(|language| self.language_value("pick", *language)).collect();
        chosen_among(Setting::Language, values, now.unwrap_or_default().into())
    }

    /// The languages for the reader alone.
    pub(super) fn own_language(&self, now: Option<Language>) -> Select {
        let as_on_discord = SelectValue {
            value: Setting::AS_ON_DISCORD.to_owned(),
            label: self.say("pick-own-language-discord"),
            description: self.say("about-own-language-discord"),
        };
        let languages = Language::VARIANTS.iter();
        let languages = languages.map(|language| self.language_value("own", *language));
        let values: Vec<SelectValue> = [as_on_discord].into_iter().chain(languages).collect();
        let now = now.map_or(Setting::AS_ON_DISCORD, Into::into);
        let chosen = values.iter().position(|value| value.value == now).unwrap_or_default();
        Select { press: Press::Settings(SettingsPress::OwnLanguage), values, chosen }
    }

    /// A language, by its own name.
    fn language_value(&self, for_whom: &str, language: Language) -> SelectValue {
        let called = [("language", self.language_name(language).into())];
        SelectValue {
            value: language.to_string(),
            label: self.with(&format!("settings-{for_whom}-language"), called),
            description: self.say(&format!("settings-{for_whom}-language-about")),
        }
    }

    /// The message to a person who manages the server about the language of its tables.
    pub(in crate::features) fn language_settled(&self, language: Language) -> PrivateMessage {
        let values = [
            ("language", self.language_name(language).into()),
            ("settings", self.command(Subcommand::Settings).into()),
        ];
        self.sentence(self.with("settled-language", values))
    }

    pub(super) fn language_name(&self, language: Language) -> String {
        self.say(&format!("language-{language}"))
    }

    fn level_select(&self, now: Level) -> Select {
        let values = Level::NAMED.iter().map(|level| self.value("level", level.name())).collect();
        chosen_among(Setting::Level, values, now.name())
    }

    fn numbers(
        &self,
        setting: Setting,
        numbers: impl IntoIterator<Item = u16>,
        now: u16,
    ) -> Select {
        let word: &'static str = setting.into();
        let numbers: BTreeSet<u16> = numbers.into_iter().chain([now]).collect();
        let value = |number: u16| SelectValue {
            value: number.to_string(),
            label: self.with(&format!("settings-pick-{word}"), [("number", number.into())]),
            description: self.say(&format!("settings-pick-{word}-about")),
        };
        chosen_among(setting, numbers.into_iter().map(value).collect(), &now.to_string())
    }

    fn delete_select(
        &self,
        settings: &ServerSettings,
        to_delete: Option<&SavedPreset>,
    ) -> Option<Select> {
        let none = self.value("delete", Setting::NO_PRESET);
        let presets = settings.presets.iter().map(|preset| SelectValue {
            value: preset.id.to_string(),
            label: plain(preset.name.text()),
            description: cut(&self.game_and_options(&preset.options)),
        });
        let now = to_delete.map_or(Setting::NO_PRESET.to_owned(), |preset| preset.id.to_string());
        let values = std::iter::once(none).chain(presets).collect();
        (!settings.presets.is_empty()).then(|| chosen_among(Setting::Preset, values, &now))
    }
}

fn chosen_among(setting: Setting, values: Vec<SelectValue>, now: &str) -> Select {
    let chosen = values.iter().position(|value| value.value == now).unwrap_or_default();
    Select { press: pick(setting), values, chosen }
}

const fn pick(setting: Setting) -> Press {
    Press::Settings(SettingsPress::Pick(setting))
}

pub(super) fn preset(settings: &ServerSettings, id: PressId) -> Option<&SavedPreset> {
    settings.presets.iter().find(|preset| preset.id == id)
}

pub(super) fn mention(channel: &ChannelId) -> String {
    format!("<#{channel}>")
}

/// The line, cut to the length that a select shows.
pub(super) fn cut(line: &str) -> String {
    if line.encode_utf16().count() <= LONGEST_LINE {
        return line.to_owned();
    }
    let short: String = line.chars().take(LONGEST_LINE - 1).collect();
    format!("{short}…")
}
