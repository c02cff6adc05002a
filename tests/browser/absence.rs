//! People who leave a game for now and come back.

use super::chromium::Chromium;
use super::page::Page;
use super::stage::{is_lobby, press};
use super::{A_FEW, LINES_OF_A_RETURN, answer, chromium, play_so_long_as, stage};

#[tokio::test(flavor = "multi_thread")]
async fn a_person_leaves_a_card_game_for_now_and_comes_back_in_a_browser() {
    leave_and_come_back(
        "wizards",
        "/wizard play preset:quick clock:live",
        "Start now with computers",
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_leaves_a_dice_game_for_now_and_comes_back_in_a_browser() {
    leave_and_come_back("dice", "/wizard play game:dice clock:live", "Start now").await;
}

/// Plays with Ben, who continues while nobody is at the browser, and waits for the return: however slow the browser is,
/// the game is not over by then.
async fn leave_and_come_back(channel: &str, command: &str, begin: &str) {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", channel).await;
    let (ben, here) = (stage.person("Ben"), stage.channel(channel));

    page.type_line(command).await;
    page.wait_for_text("one minute per decision").await;
    press(&ben, &ben.wait_for(&here, is_lobby).await.unwrap(), ".sit").await;
    page.wait_for_text("Ben").await;
    page.picture(&format!("{channel}-clock-lobby")).await;
    page.press(begin).await;
    page.wait_for_text("Only you can see this").await;
    page.picture(&format!("{channel}-clock")).await;
    page.type_line("/wizard leave").await;
    page.press("For now").await;
    page.wait_for_text("sits in for you").await;
    page.picture(&format!("{channel}-away")).await;
    for _ in 0..6 {
        answer(&ben, &here).await;
    }
    page.press("Take my seat back").await;
    page.wait_for_text("While you were away, a computer").await;
    page.picture(&format!("{channel}-back")).await;
    let goes_on = tokio::spawn(async move {
        loop {
            answer(&ben, &here).await;
        }
    });
    play_so_long_as(&page, LINES_OF_A_RETURN, |pressed| pressed < A_FEW).await;
    goes_on.abort();
    assert_eq!(page.troubles().await, Vec::<String>::new());
    stage.check_the_wire();
}
