//! The deal of the day.

use std::time::Instant;

use henge::daily::Day;

use super::chromium::Chromium;
use super::page::Page;
use super::{A_GAME, chromium, press_through, seen, stage};

/// Half a day in milliseconds.
const NOON: i64 = 12 * 60 * 60 * 1000;

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_the_deal_of_the_day_on_a_phone() {
    let Some(programs) = chromium() else { return };
    for (number, game) in [(30, "cards"), (32, "dice")] {
        let (stage, day) = (stage().await, Day::of_number(number));
        stage.day_clock.set(day.begins_at() + NOON);
        let chromium = Chromium::start(&programs).await;
        let page = Page::open(&chromium, &stage, "Ada", "wizards").await;
        page.on_a_phone().await;
        page.type_line("/wizard daily").await;
        page.wait_for_text(&format!("Deal of the day · {number}")).await;
        page.picture(&format!("daily-{game}")).await;
        page.on_a_phone().await;
        let started = Instant::now();
        while !page.text().await.contains("The next deal comes") {
            page.answer().await;
            assert!(started.elapsed() < A_GAME, "{}", page.text().await);
        }
        assert_eq!(page.too_wide().await, Vec::<String>::new());
        page.picture(&format!("daily-{game}-end")).await;
        page.on_a_phone().await;
        press_through(&page, &[("Yesterday, open", "nothing hidden")]).await;
        page.picture(&format!("daily-{game}-yesterday")).await;
        page.on_a_phone().await;
        page.press("Fair luck").await;
        seen(&page, "The luck of the deals").await;
        stage.check_the_wire();
    }
}
