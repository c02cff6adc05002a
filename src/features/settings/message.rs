//! The panel for a server's settings: the current settings, a select for each of them, and the
//! saved presets.

mod selects;

use std::collections::BTreeSet;

use strum::VariantArray as _;

use crate::features::press::{Preset, Press, SettingsPage, SettingsPress};
use crate::language::Language;
use crate::rules::Options;
use crate::server::{Change, NotSet, PresetName, Reactions, SavedPreset, ServerSettings};
use crate::table::{ChannelId, PressId};
use crate::view::Words;
use crate::view::components::{Button, Form, Style};
use crate::view::message::{Embed, Message, PrivateMessage};
use crate::view::text::{BETWEEN, mentioned, name};
use selects::{mention, preset};

/// The maximum number of characters in a line of a select.
const LONGEST_LINE: usize = 100;
/// The limits on tables that can be picked.
const TABLES: [u16; 10] = [1, 2, 3, 5, 10, 25, 50, 100, 250, 500];

/// The part of the panel that is shown.
pub struct SettingsShown {
    pub page: SettingsPage,
    /// On the presets page: the preset, by the press that saved it, whose deletion has to be
    /// confirmed.
    pub to_delete: Option<PressId>,
    /// On the presets page: the options of the channel's table, which can be saved.
    pub here: Option<Options>,
    /// The language that the reader has chosen.
    pub own_language: Option<Language>,
    /// The present moment, in Unix milliseconds.
    pub now: i64,
}

impl Words {
    /// The panel for a person who may manage the server.
    pub fn settings(&self, settings: &ServerSettings, shown: &SettingsShown) -> PrivateMessage {
        let page = shown.page;
        let to_delete = shown.to_delete.and_then(|id| preset(settings, id));
        let mut lines = vec![self.holding(settings), String::new(), self.about(shown, settings)];
        lines.extend(to_delete.map(|preset| self.named("settings-really-delete", &preset.name)));
        let deeds = self.deeds(shown, settings, to_delete);
        // The page of the defaults is reached from the limits: a row has five buttons.
        let pages = SettingsPage::VARIANTS.iter().filter(|page| **page != SettingsPage::Reset);
        let pages = pages.map(|other| self.turn_to(*other, page)).collect();
        let rows = [deeds, pages].into_iter().filter(|row| !row.is_empty()).collect();
        PrivateMessage(Message {
            embed: Some(self.settings_embed(&lines)),
            channels: (page == SettingsPage::Places)
                .then(|| Box::new(self.channel_select(settings))),
            roles: (page == SettingsPage::Bell).then(|| Box::new(self.role_select(settings))),
            selects: self.selects_on(shown, settings, to_delete),
            rows,
            ..Message::default()
        })
    }

    /// The settings for a person who may not change them.
    pub fn settings_to_read(
        &self,
        settings: &ServerSettings,
        own_language: Option<Language>,
    ) -> PrivateMessage {
        PrivateMessage(Message {
            selects: vec![self.own_language(own_language)],
            content: self.say("settings-not-yours"),
            embed: Some(self.settings_embed(&[self.holding(settings)])),
            ..Message::default()
        })
    }

    pub fn preset_form(&self, options: Options) -> Form {
        let keys = ["settings-save", "settings-name-label", "settings-name-placeholder"];
        self.form(Press::Settings(SettingsPress::Save(options)), keys, PresetName::LONGEST)
    }

    /// The confirmation of a change that the panel itself does not display.
    pub fn is_set(&self, change: &Change) -> Option<String> {
        match change {
            Change::Save(preset) => Some(self.named("settings-saved", &preset.name)),
            Change::Delete(_) => Some(self.say("settings-deleted")),
            Change::Reset => Some(self.say("settings-are-reset")),
            Change::Channels(_)
            | Change::Place(_)
            | Change::Options(_)
            | Change::Clock(_)
            | Change::Level(_)
            | Change::Enders(_)
            | Change::MostTables(_)
            | Change::MostLobbies(_)
            | Change::Look(_)
            | Change::Weekly(_)
            | Change::Reactions(_)
            | Change::Language(_)
            | Change::Zone(_)
            | Change::BellRole(_) => None,
        }
    }

    /// The reason why a change was refused.
    pub fn not_set(&self, why: &NotSet) -> String {
        match why {
            NotSet::OutOfBounds => self.say("refusal-forged"),
            NotSet::Unplayable(unplayable) => self.unplayable(*unplayable),
            NotSet::TooManyPresets => {
                let most = ServerSettings::MOST_PRESETS.into();
                self.with("refusal-many-presets", [("most", most)])
            }
            NotSet::NameTaken(taken) => self.named("refusal-name-taken", taken),
            NotSet::SavedAlready(other) => self.named("refusal-saved-already", other),
        }
    }

    /// The refusal to save options that are already a built-in preset.
    pub fn is_preset(&self, preset: Preset) -> String {
        let name = self.preset_word(preset);
        self.with("refusal-saved-already", [("name", name.into())])
    }

    /// The refusal to open a table in this channel, with the channels that are allowed.
    pub fn not_in_this_channel(&self, channels: &BTreeSet<ChannelId>) -> PrivateMessage {
        let channels = self.list(channels.iter().map(mention).collect());
        self.sentence(self.with("refusal-not-in-this-channel", [("channels", channels.into())]))
    }

    /// The refusal to open another lobby for a person who hosts the maximum number.
    pub fn many_lobbies(&self, most: u8) -> PrivateMessage {
        self.sentence(self.with("refusal-many-lobbies", [("most", most.into())]))
    }

    /// The refusal to open another table on a server with the maximum number.
    pub fn many_tables(&self, most: u16) -> PrivateMessage {
        self.sentence(self.with("refusal-many-tables", [("most", most.into())]))
    }

    /// The refusal for an unknown preset name, with the saved presets.
    pub(crate) fn no_such_preset(&self, typed: &str) -> String {
        let saved = self.saved_presets().iter().map(|preset| name(preset.name.text()));
        let saved = self.either(saved.collect());
        let id = if saved.is_empty() { "refusal-no-presets" } else { "refusal-no-such-preset" };
        self.with(id, [("name", name(typed).into()), ("saved", saved.into())])
    }

    fn named(&self, id: &str, preset: &PresetName) -> String {
        self.with(id, [("name", name(preset.text()).into())])
    }
}

/// The text of the panel.
impl Words {
    fn settings_embed(&self, lines: &[String]) -> Embed {
        Embed::titled(self.say("settings-title"), lines.join("\n"))
    }

    /// All settings, a line each.
    fn holding(&self, settings: &ServerSettings) -> String {
        let channels = settings.channels.iter().map(mention);
        let channels = if settings.channels.is_empty() {
            self.say("settings-every-channel")
        } else {
            self.list(channels.collect())
        };
        let presets = settings.presets.iter().map(|preset| name(preset.name.text()));
        let presets = if settings.presets.is_empty() {
            self.say("settings-no-preset")
        } else {
            presets.collect::<Vec<_>>().join(BETWEEN)
        };
        let role = settings.bell_role.map(mentioned);
        let role = role.unwrap_or_else(|| self.say("settings-no-bell-role"));
        let limits =
            [("tables", settings.most_tables.into()), ("lobbies", settings.most_lobbies.into())];
        [
            self.holds("settings-game", self.game_and_options(&settings.options)),
            self.holds("settings-clock", self.say(&format!("settings-clock-{}", settings.clock))),
            self.holds("settings-level", self.level(settings.level)),
            self.holds("settings-place", self.say(&format!("settings-place-{}", settings.place))),
            self.holds("settings-channels", channels),
            self.holds("settings-look", self.say(&format!("settings-look-{}", settings.look))),
            self.holds(
                "settings-language",
                self.language_name(settings.language.unwrap_or_default()),
            ),
            self.holds(
                "settings-enders",
                self.say(&format!("settings-enders-{}", settings.enders)),
            ),
            self.with("settings-limits", limits),
            self.holds(
                "settings-weekly",
                self.say(&format!("settings-weekly-{}", settings.weekly)),
            ),
            self.holds(
                "settings-reactions",
                self.say(&format!("settings-reactions-{}", settings.reactions)),
            ),
            self.holds("settings-zone", settings.zone.city()),
            self.holds("settings-bell", role),
            self.holds("settings-presets", presets),
        ]
        .join("\n")
    }

    fn holds(&self, id: &str, what: String) -> String {
        self.with(id, [("what", what.into())])
    }

    pub(crate) fn game_and_options(&self, options: &Options) -> String {
        let chosen = self.options(options);
        let parts = [self.kind(options), chosen].into_iter().filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(BETWEEN)
    }

    /// The game in a few words.
    fn kind(&self, options: &Options) -> String {
        self.say(&format!("settings-game-{}", options.kind()))
    }

    /// The explanation of this page.
    fn about(&self, shown: &SettingsShown, settings: &ServerSettings) -> String {
        let word: &'static str = shown.page.into();
        match (shown.page, shown.here) {
            (SettingsPage::Presets, Some(options)) => {
                self.holds("settings-about-presets-here", self.game_and_options(&options))
            }
            (SettingsPage::Places, _) if settings.channels.is_empty() => {
                self.say("settings-about-places-all")
            }
            _ => self.say(&format!("settings-about-{word}")),
        }
    }

    /// The buttons of this page, in addition to its selects.
    fn deeds(
        &self,
        shown: &SettingsShown,
        settings: &ServerSettings,
        to_delete: Option<&SavedPreset>,
    ) -> Vec<Button> {
        match shown.page {
            SettingsPage::Reset => {
                vec![self.settings_button(SettingsPress::Reset, "settings-reset", Style::Danger)]
            }
            SettingsPage::Presets => {
                let delete = to_delete.map(|preset| {
                    let press = SettingsPress::Delete(preset.id);
                    self.settings_button(press, "settings-delete", Style::Danger)
                });
                let save = shown.here.map(|options| {
                    let press = SettingsPress::Save(options);
                    self.settings_button(press, "settings-save", Style::Success)
                });
                delete.into_iter().chain(save).collect()
            }
            SettingsPage::Bell => {
                vec![self.settings_button(SettingsPress::TypeZone, "zone-other", Style::Secondary)]
            }
            SettingsPage::Limits => {
                let other = match settings.reactions {
                    Reactions::On => Reactions::Off,
                    Reactions::Off => Reactions::On,
                };
                let turned = format!("settings-turn-reactions-{other}");
                let press = SettingsPress::Reactions(other);
                let reactions = self.settings_button(press, &turned, Style::Secondary);
                vec![reactions, self.turn_to(SettingsPage::Reset, shown.page)]
            }
            SettingsPage::Tables | SettingsPage::Places => Vec::new(),
        }
    }

    fn turn_to(&self, other: SettingsPage, shown: SettingsPage) -> Button {
        let style = if other == shown { Style::Primary } else { Style::Secondary };
        let word: &'static str = other.into();
        self.settings_button(SettingsPress::Show(other), &format!("settings-page-{word}"), style)
    }

    fn settings_button(&self, press: SettingsPress, label: &str, style: Style) -> Button {
        Button::new(Press::Settings(press), self.say(label), style)
    }
}
