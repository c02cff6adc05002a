//! The settings of a server.

use super::chromium::Chromium;
use super::page::Page;
use super::{chromium, stage};

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_set_up_in_a_browser() {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "wizards").await;

    page.type_line("/wizard play preset:quick bidding:secret").await;
    page.wait_for_text("seats free").await;
    page.type_line("/wizard settings").await;
    page.wait_for_text("Settings of this server").await;
    page.unfold("Clock: none").await;
    page.pick("Clock: relaxed").await;
    page.wait_for_text("relaxed, ten minutes per decision").await;
    page.picture("settings-tables").await;
    page.press("Channels").await;
    page.unfold("Channels for tables: every one").await;
    page.pick("#dice").await;
    page.pick("#wizards").await;
    page.picture("settings-channels-open").await;
    // The select sends its values when it is closed.
    page.unfold("Channels for tables: every one").await;
    page.wait_for_text("Tables open only in these channels").await;
    page.picture("settings-channels").await;
    page.press("Limits").await;
    page.wait_for_text("Who may end a game").await;
    page.picture("settings-limits").await;
    page.press("Presets").await;
    page.press("Save as preset").await;
    page.fill_in("Friday night").await;
    page.picture("settings-name").await;
    page.send_form().await;
    page.wait_for_text("is saved").await;
    page.picture("settings-presets").await;
    page.press("Bell and week").await;
    page.wait_for_text("The message of the week").await;
    page.picture("settings-bell").await;
    page.press("Limits").await;
    page.press("Defaults").await;
    page.wait_for_text("sets everything above back").await;
    page.picture("settings-defaults").await;
    assert!(page.troubles().await.is_empty(), "{:?}", page.troubles().await);
    stage.check_the_wire();
}
