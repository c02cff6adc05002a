//! What people do together: options, votes, seats and challenges.

use henge::rules::GameKind;

use super::chromium::Chromium;
use super::page::Page;
use super::past::play_before;
use super::stage::{is_lobby, press};
use super::{chromium, stage, stage_without_bot};

#[tokio::test(flavor = "multi_thread")]
async fn a_host_chooses_the_options_in_a_browser() {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "wizards").await;

    page.type_line("/wizard play").await;
    page.wait_for_text("seats free").await;
    page.press("Options").await;
    page.wait_for_text("Preset: classic").await;
    page.picture("panel").await;
    page.unfold("Preset: classic").await;
    page.picture("panel-presets").await;
    page.pick("Preset: tournament").await;
    page.wait_for_text("the ten tournament rounds").await;
    page.picture("panel-tournament").await;
    page.press("Variants").await;
    page.wait_for_text("Predictions: open").await;
    page.unfold("Predictions: open").await;
    page.picture("panel-predictions").await;
    page.pick("Predictions: covered").await;
    page.wait_for_text("switch plus/minus one off").await;
    page.picture("panel-hindrance").await;
    page.press("Start now with computers").await;
    page.wait_for_text("nobody predicts last").await;
    page.press("Seats").await;
    page.wait_for_text("Nobody else").await;
    page.picture("panel-seats").await;
    assert_eq!(page.troubles().await, Vec::<String>::new());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_sits_in_in_a_browser() {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ben", "wizards").await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));

    ada.command(&wizards, "/wizard play preset:quick").await.unwrap();
    let lobby = ada.wait_for(&wizards, is_lobby).await.unwrap();
    press(&ada, &lobby, ".fill-and-begin").await;
    page.wait_for_text("Scores").await;
    page.press("More").await;
    page.wait_for_text("Sit in for Merlin").await;
    page.picture("spectator").await;
    page.press("Sit in for Merlin").await;
    page.wait_for_text("in place of Merlin").await;
    page.picture("sits-in").await;
    page.press("I’d rather watch").await;
    page.wait_for_text("You do not sit in").await;
    assert_eq!(page.troubles().await, Vec::<String>::new());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_decide_together_in_a_browser() {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "wizards").await;
    let (wizards, people) = (stage.channel("wizards"), ["Ben", "Cy"].map(|who| stage.person(who)));

    page.type_line("/wizard play preset:quick clock:relaxed").await;
    page.wait_for_text("seats free").await;
    for person in &people {
        let lobby = person.wait_for(&wizards, is_lobby).await.unwrap();
        press(person, &lobby, ".sit").await;
    }
    page.press("Start now").await;
    page.wait_for_text("Scores").await;
    people[0].command(&wizards, "/wizard pause").await.unwrap();
    page.wait_for_text("(1 of 3)").await;
    page.picture("vote").await;
    people[1].command(&wizards, "/wizard pause").await.unwrap();
    page.wait_for_text("(2 of 3)").await;
    page.press("Agree").await;
    page.wait_for_text("Paused: ").await;
    page.picture("paused").await;
    page.on_a_phone().await;
    page.picture("paused-phone").await;
    page.press("Go on").await;
    page.type_line("/wizard leave").await;
    page.wait_for_text("Pause for all").await;
    page.picture("leave").await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_challenged_from_the_list_of_people_in_a_browser() {
    let Some(programs) = chromium() else { return };
    let mut stage = stage_without_bot().await;
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    play_before(&stage, &people, &stage.channel("dice"), (GameKind::Dice, 1)).await;
    stage.start_bot().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "dice").await;
    assert_eq!(page.first_in_menu_of("Cy").await, "Challenge to the same deal");
    page.wait_for_newest("@Cy, Ada challenges you").await;
    page.picture("challenge").await;
    assert_eq!(page.first_in_menu_of("Ben").await, "Challenge to the same deal");
    page.wait_for_newest("Ben had a seat in your last game").await;
    assert_eq!(page.troubles().await, Vec::<String>::new());
    stage.check_the_wire();
}
