//! A whole game in a real browser: a person types and clicks on the playground's page.
//!
//! With `HENGE_SCREENSHOTS=<folder>` it saves pictures of the page at some moments.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

#[path = "browser/chromium.rs"]
mod chromium;
#[path = "browser/page.rs"]
mod page;
#[path = "wire/stage.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod stage;

use std::time::Duration;

use playground::Options;

use chromium::Chromium;
use page::Page;
use stage::Stage;

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_whole_game_in_a_browser() {
    let programs = match chromium::installed() {
        Ok(programs) => programs,
        Err(missing) if std::env::var_os("CI").is_some() => panic!("{missing}"),
        Err(missing) => return eprintln!("skipped: {missing}"),
    };
    let options = Options {
        bot: "henge".to_owned(),
        first_answer: Duration::from_secs(10),
        ..Options::default()
    };
    let stage = Stage::start_with(options).await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "wizards").await;

    page.type_line("/wizard play preset:quick").await;
    page.wait_for_text("Seats").await;
    page.picture("lobby").await;
    page.press("Fill with computers and begin").await;
    page.press("My hand").await;
    page.wait_for_text("Only you can see this").await;
    play_to_the_end(&page).await;
    page.picture("final").await;
    page.press("Scores").await;
    page.wait_for_text("Score sheet").await;
    page.picture("scores").await;

    page.type_line("/wizard leaderboard").await;
    page.wait_for_text("Leaderboard").await;
    page.picture("leaderboard").await;
    assert!(page.newest_message().await.contains("Ada"), "{}", page.newest_message().await);
    assert_eq!(page.troubles().await, Vec::<String>::new());
    stage.check_the_wire();
}

/// Clicks what the hand offers, again and again, until the final message stands there.
async fn play_to_the_end(page: &Page<'_>) {
    while !page.text().await.contains("The game is over") {
        if let Some(moment) = page.moment().await {
            page.picture(moment).await;
        }
        page.click_in_hand().await;
    }
}
