//! People who are called: by their bell, by the hour of a lobby, and by the week.

use henge::clock::now_ms;
use henge::features::press::{HourPress, Press};
use henge::rules::GameKind;
use henge::scores::Week;
use henge::table::TableId;

use super::chromium::Chromium;
use super::page::Page;
use super::past::play_before;
use super::stage::{ids, is_lobby, press};
use super::{chromium, play, play_until, seen, stage, stage_without_bot};

const HOUR: i64 = 60 * 60 * 1000;

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_types_nothing_is_called_and_plays_from_the_panel_on_a_phone() {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let (ada, [wizards, dice]) =
        (stage.person("Ada"), ["wizards", "dice"].map(|name| stage.channel(name)));
    ada.command(&wizards, "/wizard panel").await.unwrap();
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ben", "wizards").await;
    page.on_a_phone().await;
    seen(&page, "Play Wizard here").await;
    page.picture("panel-message").await;
    page.on_a_phone().await;

    page.press("Call me …").await;
    seen(&page, "The bell is off").await;
    page.press("Call me").await;
    seen(&page, "The bell is on").await;
    page.unfold("Quiet from 23:00").await;
    page.pick("No quiet hours").await;
    seen(&page, "At any hour").await;
    ada.command(&dice, "/wizard play game:dice").await.unwrap();
    page.wait_for_element("#channels a.unread").await;
    page.go_to(&dice).await;
    page.wait_for_element(".message .mention.me").await;
    seen(&page, "wants to play the dice game. With").await;
    page.picture("called").await;
    page.on_a_phone().await;
    page.go_to(&wizards).await;

    page.press("Open a card game").await;
    page.wait_for_text("seats free").await;
    page.press("Options").await;
    page.unfold("Preset: classic").await;
    page.pick("Preset: quick").await;
    page.wait_for_element("summary[aria-label='Preset: quick']").await;
    page.press("Start now with computers").await;
    play(&page).await;
    page.press("Rematch").await;
    page.wait_for_text("Ben is in").await;
    assert_eq!(page.troubles().await, Vec::<String>::new());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_begins_at_its_hour_and_calls_who_sits_there_on_a_phone() {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "wizards").await;
    page.on_a_phone().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    page.type_line("/wizard play preset:quick").await;
    page.wait_for_text("seats free").await;
    for person in ["Ben", "Cy"].map(|name| stage.person(name)) {
        let lobby = person.wait_for(&wizards, is_lobby).await.unwrap();
        press(&person, &lobby, ".sit").await;
    }
    page.press("Begin at …").await;
    seen(&page, "No hour is named").await;
    page.press("Other time …").await;
    page.fill_in("8:30 pm").await;
    page.send_form().await;
    seen(&page, "Begins at").await;
    page.wait_for_element(".message:not([data-ephemeral=true]) .stamp").await;
    page.picture("hour").await;
    page.on_a_phone().await;

    // A form takes full minutes, which are long for a test.
    let pick = Press::Hour(TableId::new(1), HourPress::Pick).text();
    let mut shown = ada.sees(&wizards).into_iter();
    let hours = shown.find(|shown| ids(shown).any(|id| id == pick)).unwrap();
    drop(ada.forge_pick(hours.id, &pick, &[&(now_ms() + 1500).to_string()]).await);
    page.wait_for_text("the game begins").await;
    page.wait_for_element(".message .mention.me").await;
    page.wait_for_element(".message[data-ephemeral=true] .said [class^=heading]").await;
    page.picture("hour-begun").await;
    assert_eq!(page.troubles().await, Vec::<String>::new());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_reads_its_week_and_votes_for_the_next_on_a_phone() {
    let Some(programs) = chromium() else { return };
    let mut stage = stage_without_bot().await;
    let (people, dice) = (["Ada", "Ben"].map(|name| stage.person(name)), stage.channel("dice"));
    play_before(&stage, &people, &dice, (GameKind::Dice, 1)).await;
    stage.day_clock.set(Week::at(now_ms()).after().begins_at() + HOUR);
    stage.start_bot().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "dice").await;
    page.on_a_phone().await;
    // The bot may have stopped before it posted the result.
    page.wait_for_text("Rematch").await;
    page.type_line("/wizard settings").await;
    seen(&page, "Settings of this server").await;
    page.press("Bell and week").await;
    page.unfold("The week: no message").await;
    page.pick("The week: one message").await;
    seen(&page, "after the first game of each week").await;
    page.type_line("/wizard play game:dice").await;
    let lobby = people[1].wait_for(&dice, is_lobby).await.unwrap();
    press(&people[1], &lobby, ".sit").await;
    page.wait_for_text("Ben").await;
    page.press("Start now").await;
    play_until(&people, &dice, page.wait_for_text("Which preset next week?")).await;
    page.wait_for_text("Ben · ").await;
    page.press("Cards, quick").await;
    page.wait_for_text("Cards, quick · 1").await;
    page.picture("week").await;
    page.on_a_phone().await;
    page.press("Dice, classic").await;
    page.wait_for_text("Dice, classic · 1").await;
    page.press("This week so far").await;
    // The result of the game may reach Ada's private message later.
    page.wait_for_text("This week so far ·").await;
    assert_eq!((page.too_wide().await, page.troubles().await), (Vec::new(), Vec::new()));
    stage.check_the_wire();
}
