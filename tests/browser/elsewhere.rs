//! Games outside of the channels that have the bot: in a group chat, and the same deal once more.

use std::time::Instant;

use henge::rules::GameKind;
use playground::Options;

use super::chromium::Chromium;
use super::page::Page;
use super::past::play_before;
use super::stage::Stage;
use super::{A_GAME, chromium, play, seen, stage_of, stage_without_bot};

const GROUP: &str = "Game night";
/// The greatest height of a line of hits and misses, in CSS pixels.
const A_STRIP: u64 = 30;

#[tokio::test(flavor = "multi_thread")]
async fn a_person_adds_the_app_and_plays_a_whole_game_in_a_group_chat_on_a_phone() {
    let Some(programs) = chromium() else { return };
    let groups = [(GROUP.to_owned(), ["Ada", "Ben"].map(str::to_owned).to_vec())].into();
    let mut stage = stage_of(Options { groups, ..Stage::options() }).await;
    stage.start_bot().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "wizards").await;
    page.on_a_phone().await;
    page.follow("#show-places").await;
    page.follow("#installed").await;
    page.wait_for_element("#installed:checked").await;
    page.follow("#channels a[aria-current]").await;
    page.go_to(&stage.playground.group(GROUP).unwrap()).await;
    page.take_offer("/wizard pla", "/wizard play").await;
    page.type_line("game:dice").await;
    seen(&page, "I am not a member here").await;
    page.picture("group-lobby").await;
    page.on_a_phone().await;
    page.press("Start now with computers").await;
    page.press("My page").await;
    play(&page).await;
    page.picture("group-result").await;
    assert_eq!(page.troubles().await, Vec::<String>::new());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_the_same_deal_and_sees_both_games_on_a_phone() {
    let Some(programs) = chromium() else { return };
    let mut stage = stage_without_bot().await;
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    play_before(&stage, &people, &stage.channel("dice"), (GameKind::Dice, 1)).await;
    stage.start_bot().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Cy", "dice").await;
    page.on_a_phone().await;
    page.press("Same deal").await;
    seen(&page, "you play the seat of").await;
    page.picture("same-deal").await;
    page.on_a_phone().await;
    let started = Instant::now();
    while !page.text().await.contains("It counts for no rating") {
        page.answer().await;
        assert!(started.elapsed() < A_GAME, "{}", page.text().await);
    }
    seen(&page, "Rounds 1 to ").await;
    // Each line of hits and misses ends in a total, and none of them wraps.
    let apart = page.lines_apart(".embed .markdown strong").await;
    assert!(apart.last().is_some_and(|apart| (1..=A_STRIP).contains(apart)), "{apart:?}");
    page.picture("same-deal-over").await;
    page.wait_for_text("Same deal. Cy").await;
    stage.check_the_wire();
}
