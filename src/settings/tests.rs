use strum::VariantArray as _;

use super::*;

/// An environment with the lines of an `.env` file; the process of the tests does not set these variables.
fn environment(lines: &[(&str, &str)]) -> Environment {
    let lines = lines.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    Environment { file: lines.collect() }
}

#[test]
fn the_help_names_every_variable_and_the_defaults_are_those_that_count() {
    let help = Variable::help();
    assert_eq!(help.lines().count(), 1 + Variable::VARIANTS.len());
    assert!(help.contains(
        "\n  DATABASE_URL        where games and scores are kept [default: sqlite://henge.db]"
    ));
    let settings = Settings::read(&environment(&[("DISCORD_TOKEN", "a.b.c")])).unwrap();
    assert_eq!(settings.pause, Duration::from_millis(1200));
    assert_eq!(settings.presses, Presses::default());
    assert_eq!((settings.pictures, settings.metrics), (Pictures::On, None));
    assert_eq!(LogFormat::read(&environment(&[])).unwrap(), LogFormat::Text);
}

#[track_caller]
fn check_wrong(name: &str, value: &str, said: &str) {
    let environment = environment(&[("DISCORD_TOKEN", "a.b.c"), (name, value)]);
    let wrong = Settings::read(&environment).err();
    let wrong = wrong.or_else(|| LogFormat::read(&environment).err());
    assert_eq!(wrong.unwrap().to_string(), said);
}

#[test]
fn a_value_that_is_wrong_is_said_with_what_would_be_right() {
    check_wrong(
        "COMPUTER_PAUSE_MS",
        "soon",
        "COMPUTER_PAUSE_MS is \"soon\": it should be milliseconds, like 1200",
    );
    check_wrong(
        "PRESSES_PER_SECOND",
        "0",
        "PRESSES_PER_SECOND is \"0\": it should be a number, like 5",
    );
    check_wrong("PICTURES", "On", "PICTURES is \"On\": it should be on or off");
    check_wrong("LOG_FORMAT", "xml", "LOG_FORMAT is \"xml\": it should be text or json");
    check_wrong(
        "METRICS",
        "7460",
        "METRICS is \"7460\": it should be an address of this machine, like 127.0.0.1:7460",
    );
    for none in ["4-0/16", "0-16/16", "0-3", "0-3/20000", "all"] {
        check_wrong(
            "SHARDS",
            none,
            &format!(
                "SHARDS is {none:?}: it should be the first and the last shard of this process, counted from 0, \
                 and the number of all, at most 16384, like 0-3/16"
            ),
        );
    }
}

#[test]
fn the_shards_of_a_process_are_read_and_by_default_it_runs_all() {
    let shards = |value| {
        let environment = environment(&[("DISCORD_TOKEN", "a.b.c"), ("SHARDS", value)]);
        Settings::read(&environment).unwrap().shards
    };
    assert_eq!(shards(" 0-3/16 "), ShardRange::new(0, 3, 16));
    assert_eq!(shards("2/16"), ShardRange::new(2, 2, 16));
    assert_eq!(shards(""), None);
}
