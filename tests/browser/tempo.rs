//! How long a game takes, and how long a player waits in it.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use super::chromium::Chromium;
use super::page::Page;
use super::{chromium, play, stage_without_bot};

/// Prints how long a classic game of four takes somebody who answers at once, and their waits.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement: it plays for minutes, at the pace that hosts have"]
async fn a_fast_person_plays_cards_with_three_archmages_in_a_browser() {
    measure("/wizard play", ["5 seats free", "4 seats free", "3 seats free", "2 seats free"]).await;
}

/// Prints the same for the dice game with all Magic Cards.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement: it plays for minutes, at the pace that hosts have"]
async fn a_fast_person_plays_dice_with_three_archmages_in_a_browser() {
    let lobby = ["4 seats free", "3 seats free", "2 seats free", "one seat free"];
    measure("/wizard play game:dice magic-cards:True", lobby).await;
}

async fn measure(command: &str, [seats @ .., seated]: [&str; 4]) {
    let Some(programs) = chromium() else { return };
    let mut stage = stage_without_bot().await;
    stage.pause = Duration::from_millis(1200);
    stage.start_bot().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "wizards").await;
    page.type_line(command).await;
    page.wait_for_text("seats free").await;
    page.press("Options").await;
    page.unfold("New computers: apprentice").await;
    page.pick("New computers: archmage").await;
    for seats in seats {
        page.wait_for_text(seats).await;
        page.press("Add computer").await;
    }
    page.wait_for_text(seated).await;
    page.press("Start now").await;
    let started = Instant::now();
    play(&page).await;
    let (game, waits) = (started.elapsed(), page.waits());
    let [median, most] = [waits.len() / 2, waits.len() * 9 / 10].map(|place| waits[place]);
    let waited: Duration = waits.iter().sum();
    let share = 100.0 * waited.as_secs_f64() / game.as_secs_f64();
    let journal = stage.playground.journal();
    let (requests, counted) = (journal.requests().len(), journal.counted().len());
    println!(
        "{} answers in {game:.1?}; waited {waited:.1?}, {share:.0} %: median {median:.1?}, nine in ten at most \
         {most:.1?}; {requests} requests, {counted} of them counted",
        waits.len() + 1
    );
    for (route, requests) in by_route(&journal.requests()) {
        println!("{requests:>5} {route}");
    }
    stage.check_the_wire();
}

/// The numbers of requests by route, with ids and tokens left out.
fn by_route(requests: &[playground::Request]) -> BTreeMap<String, usize> {
    let mut routes = BTreeMap::new();
    for request in requests {
        let parts = request.path.split('/').map(|part| {
            let named = part.starts_with('@') || part.chars().all(|c| c.is_ascii_lowercase());
            if named || part == "v10" { part } else { "…" }
        });
        let path = parts.collect::<Vec<_>>().join("/");
        *routes.entry(format!("{} {path}", request.method)).or_default() += 1;
    }
    routes
}
