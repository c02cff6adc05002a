//! Help, first games and hints.

use std::time::Instant;

use super::chromium::Chromium;
use super::page::Page;
use super::{A_GAME, A_LESSON, chromium, stage};

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_finds_help_and_learns_a_game_in_a_browser() {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let chromium = Chromium::start(&programs).await;
    for (name, channel, game, rest) in [
        ("Ada", "wizards", "cards", ["following suit", "naming trump"]),
        ("Ben", "dice", "dice", ["you are the Seer", "the Jester Score"]),
    ] {
        let page = Page::open(&chromium, &stage, name, channel).await;
        page.type_line("/wizard help").await;
        page.wait_for_text("What you can do here").await;
        page.picture(&format!("help-{game}")).await;
        page.press(&format!("Rules: {game}")).await;
        page.wait_for_text("The goal").await;
        page.picture(&format!("rules-{game}")).await;
        page.unfold("The goal").await;
        page.picture(&format!("rules-{game}-topics")).await;
        page.pick("Predicting").await;
        page.wait_for_text("Example").await;
        page.picture(&format!("rules-{game}-predicting")).await;
        page.press(&format!("First game: {game}")).await;
        page.wait_for_text("lesson 1 of 3").await;
        learn(&page, &format!("{game}-1")).await;
        for (number, lesson) in (2..).zip(rest) {
            page.press(&format!("Next: {lesson}")).await;
            page.wait_for_text(&format!("lesson {number} of 3")).await;
            learn(&page, &format!("{game}-{number}")).await;
        }
        page.wait_for_text("That was your first game").await;
        assert_eq!(page.troubles().await, Vec::<String>::new());
    }
    stage.check_the_wire();
}

/// Plays a lesson to its end, on a phone.
async fn learn(page: &Page<'_>, name: &str) {
    let (started, mut seen, mut step) = (Instant::now(), String::new(), 1);
    page.on_a_phone().await;
    loop {
        let now = page.newest_message().await;
        if now != seen {
            page.picture(&format!("lesson-{name}-{step}")).await;
            page.on_a_phone().await;
            let height = page.newest_height().await;
            assert!(height <= A_LESSON, "{height} px for {now}");
            (seen, step) = (now, step + 1);
        }
        if seen.contains("That was it: ") {
            return;
        }
        page.answer().await;
        assert!(started.elapsed() < A_GAME, "{}", page.text().await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_learner_plays_with_hints_in_a_browser() {
    let Some(programs) = chromium() else { return };
    for (channel, command, variant) in [
        ("wizards", "/wizard play preset:quick", "Predictions: open"),
        ("dice", "/wizard play game:dice", "To nine Xs"),
    ] {
        let stage = stage().await;
        let chromium = Chromium::start(&programs).await;
        let page = Page::open(&chromium, &stage, "Ada", channel).await;
        page.type_line(command).await;
        page.wait_for_text("seats free").await;
        page.press("Options").await;
        page.wait_for_text("Preset: ").await;
        page.picture(&format!("hints-levels-{channel}")).await;
        page.press("Variants").await;
        page.wait_for_text(variant).await;
        page.unfold("Hints: off").await;
        page.pick("Hints: on").await;
        page.wait_for_text("the game is not rated").await;
        page.picture(&format!("hints-lobby-{channel}")).await;
        page.press("Start now with computers").await;
        page.wait_for_text("🎓 Hint").await;
        page.picture(&format!("hints-offered-{channel}")).await;
        page.press("🎓 Hint").await;
        page.wait_for_text("A master would").await;
        page.picture(&format!("hints-hand-{channel}")).await;
        assert_eq!(page.troubles().await, Vec::<String>::new());
        stage.check_the_wire();
    }
}
