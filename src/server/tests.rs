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
