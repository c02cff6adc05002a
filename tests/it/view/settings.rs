//! The panel of a server's settings: its selects, and that it shows the current settings.

use std::collections::HashSet;
use std::sync::{Arc, LazyLock};

use henge::features::press::{
    Page, PanelPress, Picked, Press, Setting, SettingsPage, SettingsPress, Subject,
};
use henge::features::settings::SettingsShown;
use henge::rules::{GameKind, Options};
use henge::server::{Change, NotSet, PresetName, SavedPreset, ServerSettings};
use henge::table::{ChannelId, PressId};
use henge::view::{Message, Select, Words};
use strum::VariantArray as _;

use crate::view::check::check;
use crate::view::games::{by, lobby};
use crate::view::names::hostile;

static ENGLISH: LazyLock<Words> = LazyLock::new(Words::english);

/// Settings with the maximum number of entries and hostile names.
fn full() -> ServerSettings {
    let channels = (0..25).map(|number| ChannelId::new(u64::MAX - number)).collect();
    let mut settings = ServerSettings::default().with(Change::Channels(channels)).unwrap();
    let seats = henge::rules::SeatCount::try_from(4_usize).unwrap();
    let all = henge::rules::cards::Options::every_combination(seats).into_iter().rev();
    let names = hostile(ServerSettings::MOST_PRESETS, 0);
    for (number, options) in (0..).zip(all.step_by(7)) {
        if settings.presets.len() == ServerSettings::MOST_PRESETS {
            break;
        }
        let name = format!("{number}{}", names[number as usize]);
        let name: String = name.chars().take(PresetName::LONGEST).collect();
        let preset = SavedPreset {
            id: PressId::new(u64::MAX - number),
            name: PresetName::typed(&name).unwrap(),
            options: options.into(),
        };
        settings = settings.with(Change::Save(preset)).unwrap();
    }
    settings
}

fn shown(settings: &ServerSettings, page: SettingsPage) -> Message {
    let to_delete = settings.presets.first().map(|preset| preset.id);
    let here = Some(Options::classic(GameKind::Dice).with("target", "12").unwrap());
    let shown = SettingsShown { page, to_delete, here, own_language: None, now: 0 };
    let panel = ENGLISH.settings(settings, &shown);
    check(panel.message());
    panel.message().clone()
}

fn selects(settings: &ServerSettings) -> Vec<Select> {
    let pages = SettingsPage::VARIANTS.iter();
    let all = pages.flat_map(|page| shown(settings, *page).selects);
    all.filter(|select| select.press != Press::Settings(SettingsPress::OwnLanguage)).collect()
}

fn setting(select: &Select) -> Setting {
    match select.press {
        Press::Settings(SettingsPress::Pick(setting)) => setting,
        ref other => panic!("{other:?} picks nothing"),
    }
}

#[test]
fn every_page_is_within_the_limits_whatever_is_set() {
    for settings in [ServerSettings::default(), full()] {
        for page in SettingsPage::VARIANTS {
            let message = shown(&settings, *page);
            let rows = message.rows.len() + message.selects.len();
            let rows = rows + usize::from(message.roles.is_some());
            assert!(rows + usize::from(message.channels.is_some()) <= 5, "{page:?}");
            let own = message.rows.iter().flatten().map(|button| button.press.text());
            let own: Vec<String> = own.collect();
            assert_eq!(own.iter().collect::<HashSet<_>>().len(), own.len(), "{own:?}");
        }
        check(ENGLISH.settings_to_read(&settings, None).message());
    }
}

#[test]
fn everything_that_can_be_set_stands_on_one_page() {
    let of_texts = selects(&full());
    let mut found: Vec<Setting> = of_texts.iter().map(setting).collect();
    found.extend([Setting::Channels, Setting::BellRole]);
    assert_eq!(found.len(), Setting::VARIANTS.len());
    assert_eq!(found.iter().collect::<HashSet<_>>().len(), Setting::VARIANTS.len());
    for select in &of_texts {
        let page = setting(select).page();
        assert!(shown(&full(), page).selects.iter().any(|other| other.press == select.press));
    }
    assert!(shown(&full(), Setting::Channels.page()).channels.is_some());
    assert!(shown(&full(), Setting::BellRole.page()).roles.is_some());
}

#[test]
fn what_is_picked_is_shown_as_chosen_and_nothing_else_changes() {
    let before = full();
    for select in selects(&before).iter().filter(|select| setting(select) != Setting::Preset) {
        for value in &select.values {
            let picked = setting(select).pick(std::slice::from_ref(&value.value)).unwrap();
            let Picked::Change(change) = picked else { panic!("{picked:?}") };
            let after = before.with(change).unwrap();
            for (one, other) in selects(&before).iter().zip(&selects(&after)) {
                let chosen = |of: &Select| of.values[of.chosen].value.clone();
                if one.press == select.press {
                    assert_eq!(chosen(other), value.value);
                } else {
                    assert_eq!(chosen(one), chosen(other), "{:?}", one.press);
                }
            }
        }
    }
}

#[test]
fn a_preset_that_was_saved_is_a_value_of_the_lobbys_panel() {
    let settings = full();
    let saved = &settings.presets[0];
    let words = ENGLISH.on_server(Arc::new(settings.clone()));
    let table = lobby(Options::classic(GameKind::Cards), &["Ada", "Ben"], 0, 1);
    let panel = words.panel(&table.public_view(), table.host, Page::Game);
    check(panel.message());
    let presets = panel.message().selects.iter().find_map(|select| match select.press {
        Press::Panel(_, PanelPress::Pick(subject @ Subject::Preset(_))) => Some((select, subject)),
        _ => None,
    });
    let (select, subject) = presets.expect("presets can be picked");
    let value = select.values.iter().find(|value| value.label.contains(saved.name.text().trim()));
    let value = value.unwrap_or_else(|| panic!("{} is not offered: {select:?}", saved.name));
    let next = subject.pick(&value.value).unwrap();
    let after = table.decide(&by(1), &next, 0).unwrap().table;
    assert_eq!(after.options, saved.options);
}

#[test]
fn a_server_with_all_its_presets_is_told_how_many_there_may_be() {
    let sentence = ENGLISH.not_set(&NotSet::TooManyPresets);
    assert!(sentence.starts_with(&ServerSettings::MOST_PRESETS.to_string()), "{sentence}");
}
