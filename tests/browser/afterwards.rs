//! After a game: replays, reviews, profiles, leaderboards and deletion.

use henge::rules::GameKind;

use super::chromium::Chromium;
use super::page::Page;
use super::past::play_before;
use super::{chromium, press_through, seen, stage_without_bot};

#[tokio::test(flavor = "multi_thread")]
async fn a_person_looks_back_at_a_game_on_a_phone() {
    let Some(programs) = chromium() else { return };
    let mut stage = stage_without_bot().await;
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    play_before(&stage, &people, &stage.channel("wizards"), (GameKind::Cards, 1)).await;
    stage.start_bot().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "wizards").await;
    page.on_a_phone().await;
    // The end of the game comes first.
    page.wait_for_text("Game over: ").await;
    let presses = [
        ("Replay", "step 1 of"),
        ("Next ›", "step 2 of"),
        ("Decisive moment", "The decisive moment"),
        ("Games", "Past games"),
        ("My games", "Past games · Ada"),
        ("All games", "My games"),
        ("#1", "step 1 of"),
    ];
    press_through(&page, &presses).await;
    press_through(&page, &[("🎓 Coach", "Points made")]).await;
    page.picture("coach").await;
    press_through(&page, &[("1: try again", "What would you do?")]).await;
    page.picture("try-again").await;
    press_through(&page, &[("Review", "Points made"), ("Next mistake", "as Ada saw it")]).await;
    page.picture("coach-choice").await;
    press_through(&page, &[("Games", "Past games"), ("#1", "step 1 of")]).await;
    page.unfold("From above").await;
    page.pick("Ada").await;
    seen(&page, "as Ada saw it").await;
    press_through(&page, &[("Check the luck", "Proved"), ("Record", "henge-1.jsonl")]).await;
    page.type_line("/wizard profile").await;
    page.wait_for_element(".picture.attached img[alt^=Ada]").await;
    seen(&page, "Card game").await;
    page.picture("profile").await;
    page.press("Achievements").await;
    seen(&page, "Ada · Achievements").await;
    page.picture("achievements").await;
    page.type_line("/wizard leaderboard").await;
    seen(&page, "Leaderboard").await;
    page.unfold("Games won").await;
    page.pick("Rating").await;
    seen(&page, "Ratings start at three games").await;
    for presses in [
        [
            ("Delete everything about me", "What goes:"),
            ("Back", "Your Discord id"),
            ("Export", "henge-export.json"),
        ]
        .as_slice(),
        &[("Delete everything about me", "What goes:"), ("Delete it for good", "is deleted")],
    ] {
        page.type_line("/wizard privacy").await;
        seen(&page, "Your Discord id").await;
        press_through(&page, presses).await;
    }
    page.type_line("/wizard profile").await;
    seen(&page, "You have not finished a game").await;
    stage.check_the_wire();
}
