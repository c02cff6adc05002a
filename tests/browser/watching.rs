//! What those around a table see and do: reactions, guesses, and looking through a player's eyes.

use std::time::Duration;

use super::chromium::Chromium;
use super::page::Page;
use super::{A_FEW, answer, chromium, play_until, seen, stage};

/// The time in which a table's picture follows what has happened.
const STILL: Duration = Duration::from_millis(1500);
/// The gates of three players in the picture: where the first begins, and the width of each.
const GATES: [u64; 2] = [158, 212];

#[tokio::test(flavor = "multi_thread")]
async fn a_reaction_a_guess_and_a_look_through_a_players_eyes_are_seen_on_a_phone() {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "wizards").await;
    page.on_a_phone().await;
    page.type_line("/wizard play preset:quick").await;
    page.wait_for_text("seats free").await;
    page.press("Start now with computers").await;
    react(&page).await;
    page.press("More").await;
    page.press("Let spectators see what I see").await;
    page.wait_for_text("Spectators may see this.").await;
    assert_eq!(page.troubles().await, Vec::<String>::new());

    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let page = Page::open(&chromium, &stage, "Cy", "wizards").await;
    page.on_a_phone().await;
    let asked = "summary[aria-label='Who makes it?']";
    for _ in 0..A_FEW {
        page.press("More").await;
        seen(&page, "Anyone who looks cannot sit in").await;
        if tokio::time::timeout(STILL, page.wait_for_element(asked)).await.is_ok() {
            break;
        }
        answer(&ada, &wizards).await;
    }
    page.unfold("Who makes it?").await;
    page.pick("Ada").await;
    page.picture("guess-open").await;
    page.on_a_phone().await;
    page.unfold("Who makes it?").await;
    seen(&page, "your guess: Ada makes it").await;
    page.picture("guess").await;
    page.on_a_phone().await;
    let ada = [ada];
    play_until(&ada, &wizards, page.wait_for_text("you had ")).await;

    page.press("Look through Ada’s eyes").await;
    seen(&page, "What Ada sees").await;
    page.wait_for_element(".message[data-ephemeral=true] .picture.attached img").await;
    page.picture("eyes").await;
    page.on_a_phone().await;
    let before = page.newest_message().await;
    answer(&ada[0], &wizards).await;
    let follows = async || (page.newest_message().await != before).then_some(());
    page.wait_for(follows, "the move of Ada").await;
    seen(&page, "What Ada sees").await;
    play_until(&ada, &wizards, page.wait_for_text("The crowd. ")).await;
    page.wait_for_newest("Score sheet").await;
    page.picture("crowd").await;
    assert_eq!(page.troubles().await, Vec::<String>::new());
    stage.check_the_wire();
}

/// Reacts once, and checks that the table's picture has a bubble at one gate, and is otherwise the same.
async fn react(page: &Page<'_>) {
    page.wait_for_text("Only you can see this").await;
    page.wait_for_element(".message[data-ephemeral=true] .row button").await;
    loop {
        let changed = page.changed_columns().await;
        tokio::time::sleep(STILL).await;
        if changed.is_some() && page.changed_columns().await.is_none() {
            break;
        }
    }
    let before = page.newest_alt().await;
    page.press("More").await;
    page.press("😮 Oh!").await;
    page.wait_for_text("Shown at the table.").await;
    let said = async || page.newest_alt().await.starts_with("Ada:").then_some(());
    page.wait_for(said, "a reaction").await;
    let changed = async || page.changed_columns().await;
    let [first, last] = page.wait_for(changed, "a bubble").await;
    assert!(page.newest_alt().await.ends_with(&before), "nothing else has happened: {before}");
    let [left, width] = GATES;
    let gate = |column: u64| column.saturating_sub(left) / width;
    assert!(first >= left && gate(first) == gate(last), "at one gate: {first} to {last}");
    page.picture("reaction").await;
    page.on_a_phone().await;
}
