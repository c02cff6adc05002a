//! The metrics: they exist from the start, and are explained in the guide, drawn on the dashboard,
//! and watched by the alerts.

use std::collections::BTreeSet;

use henge::language::Language;
use henge::metrics::{Metrics, PressKind, PressOutcome, Readings, plain};
use serde_json::Value;
use strum::VariantArray as _;

use crate::Hosted;

const GUIDE: &str = include_str!("../../docs/hosting.md");
const DASHBOARD: &str = include_str!("../../packaging/grafana.json");
const ALERTS: &str = include_str!("../../packaging/alerts.yml");

/// All metrics, before anything has happened.
fn figures() -> String {
    plain(&Metrics::default().text(&Readings { shards: vec![(0, true)], ..Readings::default() }))
}

/// The names of all series.
fn names() -> BTreeSet<String> {
    let figures = figures();
    let lines = figures.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split(['{', ' ']).next().unwrap().to_owned()).collect()
}

/// The name of the metric to which this series belongs.
fn whole(name: &str) -> String {
    let ends = ["_bucket", "_count", "_sum"];
    ends.iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name).to_owned()
}

/// The names of all metrics.
fn all() -> BTreeSet<String> {
    names().iter().map(|name| whole(name)).collect()
}

/// The names of metrics in a text.
fn named_in(text: &str) -> BTreeSet<String> {
    let words = text.split(|mark: char| !mark.is_ascii_lowercase() && mark != '_');
    let words =
        words.filter(|word| ["henge_", "process_"].iter().any(|start| word.starts_with(start)));
    words.map(str::to_owned).collect()
}

/// The rows of the guide's table: a metric and its healthy values; `None` if no value is better
/// than another.
fn rows() -> Vec<(String, Option<&'static str>)> {
    let rows = GUIDE.lines().skip_while(|line| !line.starts_with("| metric |")).skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [_, metric, _, healthy, _] = cells[..] else { panic!("three cells: {row}") };
        let name = metric.split('`').nth(1).expect("a name in backticks");
        (name.to_owned(), Some(healthy).filter(|healthy| *healthy != "–"))
    })
    .collect()
}

#[test]
fn the_guide_explains_every_figure_and_no_other() {
    let explained: BTreeSet<String> = rows().into_iter().map(|(name, _)| name).collect();
    assert_eq!(explained, all(), "docs/hosting.md on the left");
}

#[test]
fn the_dashboard_shows_every_figure_and_no_other() {
    let dashboard: Value = serde_json::from_str(DASHBOARD).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().unwrap());
    let asked: Vec<&str> = targets.map(|target| target["expr"].as_str().unwrap()).collect();
    for ask in &asked {
        assert!(!named_in(ask).is_empty() && named_in(ask).is_subset(&names()), "{ask}");
    }
    let shown: BTreeSet<_> = named_in(&asked.join(" ")).iter().map(|name| whole(name)).collect();
    assert_eq!(shown, all(), "it shows each");
}

#[test]
fn an_alert_watches_whatever_the_guide_calls_healthy() {
    let asked = ALERTS.lines().filter_map(|line| line.trim_start().strip_prefix("expr: "));
    let asked = named_in(&asked.collect::<Vec<_>>().join(" "));
    assert!(asked.is_subset(&names()), "{:?}", asked.difference(&names()));
    let watched: BTreeSet<String> = asked.iter().map(|name| whole(name)).collect();
    let healthy: BTreeSet<String> =
        rows().into_iter().filter_map(|(name, healthy)| healthy.map(|_| name)).collect();
    assert_eq!(watched, healthy, "packaging/alerts.yml on the left, docs/hosting.md on the right");
}

#[test]
fn every_alert_says_how_long_it_waits_and_what_is_wrong() {
    let count = |words: &str| ALERTS.matches(words).count();
    let alerts = count("- alert: ");
    assert!(alerts >= rows().iter().filter(|(_, healthy)| healthy.is_some()).count());
    for words in ["  expr: ", "  for: ", " summary: \""] {
        assert_eq!(count(words), alerts, "{words}");
    }
}

#[test]
fn every_outcome_of_a_press_is_there_before_the_first_press() {
    let figures = figures();
    for kind in PressKind::VARIANTS.iter().map(<&str>::from) {
        for outcome in PressOutcome::VARIANTS.iter().map(<&str>::from) {
            let line = format!("henge_presses_total{{kind=\"{kind}\",outcome=\"{outcome}\"}} 0\n");
            assert!(figures.contains(&line), "{line} in {figures}");
        }
    }
    for refused in ["401", "403", "429", "none"] {
        let line =
            format!("henge_discord_requests_total{{route=\"answer\",status=\"{refused}\"}} 0\n");
        assert!(figures.contains(&line), "{line} in {figures}");
    }
}

#[test]
fn a_host_reads_how_many_messages_each_language_lacks() {
    let metrics = Metrics::default();
    metrics.messages_missing(Language::German, 2);
    let figures = metrics.text(&Readings { shards: vec![(0, true)], ..Readings::default() });
    for (language, count) in [("en", 0), ("de", 2), ("fr", 0), ("nl", 0)] {
        let line = format!("henge_messages_missing{{language=\"{language}\"}} {count}\n");
        assert!(figures.contains(&line), "{line} in {figures}");
    }
}

/// In the older text format, a counter is explained under its whole name.
#[test]
fn every_series_is_explained_under_its_own_name() {
    let figures = figures();
    for name in all() {
        for about in ["HELP", "TYPE"] {
            let line = format!("# {about} {name} ");
            assert_eq!(figures.matches(&line).count(), 1, "{line} in {figures}");
        }
    }
    assert!(!figures.contains("# EOF") && !figures.contains("# UNIT"), "{figures}");
}

/// The value of this metric.
fn number(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name} in {text}")).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_reads_version_servers_database_and_backups() {
    let mut hosted = Hosted::start_with(&[("BACKUP_DIR", "backups")]).await;
    hosted.wait_for_one("henge_servers").await;
    let backed_up = |_, text: &str| number(text, "henge_last_backup_timestamp_seconds") > 0.0;
    hosted.wait_for("/metrics", backed_up).await;
    let (_, text) = hosted.ask("/metrics");
    let version = concat!("henge_build_info{version=\"", env!("CARGO_PKG_VERSION"), "\"} 1\n");
    assert!(text.contains(version), "{text}");
    let file = hosted.folder.path().join("henge.db").metadata().unwrap();
    assert!(number(&text, "henge_database_bytes") >= 4096.0, "{file:?} {text}");
    assert!(number(&text, "process_start_time_seconds") > 1.7e9, "{text}");
    assert!(number(&text, "henge_tables_set_aside") < 1.0, "{text}");
    let (_, open) = hosted.ask_for("/metrics", "application/openmetrics-text; version=1.0.0");
    assert!(open.ends_with("# EOF\n") && !text.contains("# EOF"), "{open}");
    hosted.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_nightly_backups_no_age_of_one_is_told() {
    let mut hosted = Hosted::start().await;
    let (_, text) = hosted.ask("/metrics");
    assert!(number(&text, "henge_last_backup_timestamp_seconds").is_nan(), "{text}");
    hosted.stop();
}
