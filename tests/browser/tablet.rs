//! A Tablet of Truth, kept with the keyboard alone.

use super::chromium::Chromium;
use super::page::Page;
use super::{chromium, stage};

/// The lines of two rounds, each with the button that opens its form, and what the tablet says then.
const LINES: [(&str, &str, &str); 5] = [
    ("Predictions", "1 0 0", "Said: Ada 1, Oma 0, Cy 0"),
    ("Tricks", "1 0 0", "Round 2 of 20"),
    ("Predictions", "0 1 1", "Said: Ada 0, Oma 1, Cy 1"),
    // Two tricks are played in this round: the line is refused, and typed again.
    ("Tricks", "1 1 1", "2 tricks are played in this round, and yours add up to 3."),
    ("Tricks", "1 1 0", "Round 3 of 20"),
];

#[tokio::test(flavor = "multi_thread")]
async fn a_tablet_is_kept_by_keyboard_on_a_phone_in_a_browser() {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "wizards").await;
    page.on_a_phone().await;
    page.type_line("/wizard tablet game:cards").await;
    page.submit_by_keyboard("Ada, Oma, Cy").await;
    seen(&page, "Oma predicts first").await;
    for (button, line, shown) in LINES {
        page.press_by_keyboard(button).await;
        page.submit_by_keyboard(line).await;
        seen(&page, shown).await;
        page.picture(&format!("tablet-{line}")).await;
        page.on_a_phone().await;
    }
    page.wait_for_element("img[alt*='Ada has 20. Oma has 50. Cy has 10.']").await;
    page.press_by_keyboard("Undo").await;
    seen(&page, "Said: Ada 0, Oma 1, Cy 1").await;
    stage.check_the_wire();
}

/// Waits until the page says this, and checks that it shows it completely and without errors.
async fn seen(page: &Page<'_>, text: &str) {
    page.wait_for_text(text).await;
    assert_eq!(page.too_wide().await, Vec::<String>::new());
    assert_eq!(page.troubles().await, Vec::<String>::new());
}
