//! Whole games in a real browser: a person types and clicks on the playground's page.
//!
//! With `HENGE_SCREENSHOTS=<folder>` the test saves screenshots of the page.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

mod absence;
mod afterwards;
mod called;
mod chromium;
mod daily;
mod elsewhere;
mod games;
mod languages;
mod learning;
mod page;
mod past;
mod robot;
mod server;
mod sizes;
#[path = "../wire/stage.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod stage;
mod tablet;
mod tempo;
mod together;
mod watching;

use std::io::Write as _;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use henge::settings::Pictures;
use playground::{Channel, Options, Person};

use page::Page;
use stage::{Stage, offered, opened};

/// A timeout longer than any game takes, even on a slow machine.
const A_GAME: Duration = Duration::from_mins(8);
/// The greatest height in CSS pixels that a table and a hand may have together on a phone, and the
/// greatest while more than 12 cards are predicted on. A phone shows about 690.
const ONE_SCREEN: [u64; 2] = [690, 780];
/// The height of a line of text in CSS pixels. Long names may take one more. A player who comes back
/// reads two lines about what was decided for them; until its edit arrives, the table still says that
/// they are away, in addition to what is worth saying.
const A_LINE: u64 = 22;
const LINES_OF_NAMES: u64 = 1;
const LINES_OF_A_RETURN: u64 = LINES_OF_NAMES + 5;
/// The greatest height of a lesson, which has a table and a hand, in CSS pixels on a phone.
const A_LESSON: u64 = 690;
/// The number of answers that show that somebody who was away plays as before.
const A_FEW: usize = 6;

/// Presses these buttons, each one as soon as the newest message shows the result of the previous
/// press.
async fn press_through(page: &Page<'_>, presses: &[(&str, &str)]) {
    for (pressed, shown) in presses {
        page.press(pressed).await;
        seen(page, shown).await;
    }
}

/// Waits until the newest message contains this text, and checks that the page shows it completely
/// and without errors.
async fn seen(page: &Page<'_>, text: &str) {
    page.wait_for_newest(text).await;
    assert!(!page.text().await.contains("<@"), "people are called by their names");
    assert_eq!(page.too_wide().await, Vec::<String>::new());
    assert_eq!(page.troubles().await, Vec::<String>::new());
}

/// Waits until this person is asked something, and answers it.
async fn answer(person: &Person, channel: &Channel) {
    loop {
        if let Some(hand) = opened(person, channel).await
            && let Some(press) = offered(&hand)
            && person.press_id(&hand, &press).await.is_ok()
        {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// These people play on in this channel until this has happened.
async fn play_until<T>(people: &[Person], channel: &Channel, until: impl Future<Output = T>) -> T {
    let play_on = people.iter().cloned().map(|person| {
        let channel = channel.clone();
        tokio::spawn(async move {
            loop {
                answer(&person, &channel).await;
            }
        })
    });
    let players: Vec<_> = play_on.collect();
    let happened = until.await;
    for player in players {
        player.abort();
    }
    happened
}

/// Plays to the end on a phone. The hand or the page appears by itself, and nobody scrolls.
async fn play(page: &Page<'_>) {
    play_so_long_as(page, LINES_OF_NAMES, |_| true).await;
}

/// Plays until the game is over, or until `wants_more` returns false for the number of pressed
/// answers. Table and hand may take this many lines more than a screen.
async fn play_so_long_as(page: &Page<'_>, lines: u64, wants_more: impl Fn(usize) -> bool) {
    page.on_a_phone().await;
    page.wait_for_text("Only you can see this").await;
    let started = Instant::now();
    while wants_more(page.pressed().0) && !page.text().await.contains("Rematch") {
        if let Some(moment) = page.moment().await {
            page.picture(&moment).await;
            page.on_a_phone().await;
        }
        page.measure().await;
        page.answer().await;
        assert!(started.elapsed() < A_GAME, "{}", page.text().await);
    }
    page.check_sizes(ONE_SCREEN, lines * A_LINE);
    let (pressed, off_screen) = page.pressed();
    assert!(pressed > 0 && off_screen.is_empty(), "of {pressed} not on the screen: {off_screen:?}");
    // This is printed even if the test passes.
    std::io::stderr().write_all(format!("{pressed} answers were pressed\n").as_bytes()).unwrap();
}

async fn stage() -> Stage {
    let mut stage = stage_without_bot().await;
    stage.start_bot().await;
    stage
}

async fn stage_without_bot() -> Stage {
    stage_of(Stage::options()).await
}

/// A stage with these options, on which the test starts the bot itself.
async fn stage_of(options: Options) -> Stage {
    let options = Options { bot: "henge".to_owned(), ..options };
    let mut stage = Stage::without_bot(options).await;
    stage.pictures = Pictures::On;
    stage
}

/// The paths of the browser and its driver, if they are installed.
fn chromium() -> Option<[PathBuf; 2]> {
    match chromium::installed() {
        Ok(programs) => Some(programs),
        Err(missing) if std::env::var_os("CI").is_some() => panic!("{missing}"),
        Err(missing) => {
            // Direct writes to standard error are printed even if the test passes.
            std::io::stderr().write_all(format!("skipped: {missing}\n").as_bytes()).unwrap();
            None
        }
    }
}
