//! A bot that logs everything logs no secrets.

use std::io::Write;
use std::sync::{Arc, Mutex};

use henge::program::holds_no_token;
use henge::rules::cards::Card;
use tracing_subscriber::filter::{EnvFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt as _;

use crate::games::{asked, play_to_the_end};
use crate::stage::{Stage, begin, database_url};

#[derive(Clone, Default)]
struct Logged(Arc<Mutex<Vec<u8>>>);

impl Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Logged {
    /// Captures everything that this process logs from now on, with the program's own filter below
    /// `RUST_LOG=trace`.
    fn listen() -> Self {
        let logged = Self::default();
        let writer = logged.clone();
        let layer = tracing_subscriber::fmt::layer().with_writer(move || writer.clone());
        let everything = tracing_subscriber::registry()
            .with(layer.with_ansi(false))
            // The playground is the other side; no host has its log.
            .with(EnvFilter::new("trace,playground=off"))
            .with(filter_fn(holds_no_token));
        tracing::subscriber::set_global_default(everything).unwrap();
        logged
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

/// The secrets of all tables.
async fn secrets(stage: &Stage) -> Vec<Vec<u8>> {
    let database = sqlx::SqlitePool::connect(&database_url(&stage.database())).await.unwrap();
    sqlx::query_scalar("select secret from game_table").fetch_all(&database).await.unwrap()
}

/// Returns whether a word names a card, as written in a record or by `Debug`.
fn names_a_card(word: &str) -> bool {
    let card = word.parse::<Card>().is_ok() && word.len() > 1;
    card || matches!(word, "Suited" | "Wizard" | "Jester")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_holds_no_token_no_card_and_no_secret() {
    let logged = Logged::listen();
    let mut stage = Stage::start_with_pictures().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let board = begin(std::slice::from_ref(&ada), &wizards, "preset:quick bidding:secret").await;
    let (hand, _) = asked(&ada, &wizards).await;
    for message in [board.id, hand.id] {
        ada.forge_press(message, "2.o.1.0.do.1.cards.cB1.0").await;
    }
    // This frame breaks off after an interaction token.
    let torn = r#"{"op":0,"s":9,"t":"INTERACTION_CREATE","d":{"token":"aW50ZXJhY3Rpb246torn"#;
    stage.playground.gateway().send_raw(torn);
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    stage.stop_bot().await;

    let log = logged.text();
    assert!(log.contains("sqlx::query") && log.contains("connected as"), "hardly a log: {log}");
    assert!(!log.contains(stage.playground.token()), "the bot's token is logged");
    for event in stage.playground.journal().events() {
        if let Some(token) = event.data["token"].as_str() {
            assert!(!log.contains(token), "the token of an interaction is logged");
        }
    }
    let uploads = stage.playground.journal().requests().into_iter();
    assert!(uploads.map(|request| request.files).sum::<usize>() > 0, "there were no pictures");
    assert!(!log.contains("IHDR") && !log.contains("IDAT"), "a picture is logged");
    assert!(!log.contains("torn"), "a frame that cannot be read is logged");
    for secret in secrets(&stage).await {
        assert!(!log.contains(&hex::encode(&secret)), "a secret is logged");
        assert!(!log.contains(&hex::encode_upper(&secret)), "a secret is logged");
        assert!(!log.contains(&format!("{:?}", &secret[..8]).replace(']', "")));
    }
    for line in log.lines() {
        let mut words = line.split(|mark: char| !mark.is_alphanumeric());
        assert_eq!(words.find(|word| names_a_card(word)), None, "{line}");
    }
}
