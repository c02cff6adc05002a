//! Whole games of both kinds, and how a table looks.

use std::time::Duration;

use henge::picture::{HEIGHT, WIDTH};

use super::chromium::Chromium;
use super::page::Page;
use super::{A_FEW, LINES_OF_NAMES, chromium, play, play_so_long_as, stage};

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_card_game_in_a_browser() {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "wizards").await;

    page.type_line("/wizard play preset:quick").await;
    page.wait_for_text("seats free").await;
    page.picture("lobby").await;
    page.press("Fair luck").await;
    page.wait_for_text("A secret was sealed").await;
    page.press("Cut").await;
    page.fill_in("abracadabra **é**").await;
    page.picture("cut").await;
    page.send_form().await;
    page.wait_for_text("abracadabra **é**").await;
    page.picture("lobby-cut").await;
    page.press("Start now with computers").await;
    play(&page).await;
    page.picture("result").await;
    page.press("More").await;
    page.press("Proof of luck").await;
    page.wait_for_text("henge verify").await;
    page.wait_for_text("mixed into the luck").await;
    page.picture("luck").await;
    page.press("Back").await;
    page.press("Scores").await;
    page.wait_for_text("Score sheet").await;
    page.picture("scores").await;
    look_at_the_leaderboard(&page, "/wizard leaderboard").await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_dice_game_in_a_browser() {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "dice").await;

    page.type_line("/wizard play game:dice magic-cards:True").await;
    page.wait_for_text("seats free").await;
    page.picture("dice-lobby").await;
    page.press("Add computer").await;
    page.wait_for_text("Merlin").await;
    page.press("Add computer").await;
    page.wait_for_text("Morgana").await;
    page.press("Start now").await;
    play(&page).await;
    page.picture("dice-result").await;
    page.press("All pages").await;
    page.wait_for_text("Pages of Prediction").await;
    page.picture("dice-pages").await;
    look_at_the_leaderboard(&page, "/wizard leaderboard game:dice").await;
    stage.check_the_wire();
}

/// Tables, most of which no other test here plays: the name of the pictures, the channel, the
/// number of computer players, and the command that opens them. If pictures are wanted, they are
/// played for longer.
const TABLES: [(&str, &str, usize, &str); 6] = [
    ("covered-six", "wizards", 5, "/wizard play preset:quick bidding:covered"),
    ("open-six", "wizards", 5, "/wizard play preset:tournament"),
    ("secret-four", "wizards", 3, "/wizard play preset:quick bidding:secret"),
    ("clairvoyant-five", "wizards", 4, "/wizard play preset:quick clairvoyance:every-round"),
    ("unicolore-four", "wizards", 3, "/wizard play preset:quick unicolore:True"),
    ("dice-five", "dice", 4, "/wizard play game:dice magic-cards:True"),
];

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_many_kinds_are_played_at_in_a_browser() {
    let Some(programs) = chromium() else { return };
    for (name, channel, computers, command) in TABLES {
        let stage = stage().await;
        let chromium = Chromium::start(&programs).await;
        let page = Page::open(&chromium, &stage, "Ada", channel).await;
        page.type_line(command).await;
        page.wait_for_text("seats free").await;
        for _ in 0..computers {
            let before = page.text().await;
            page.press("Add computer").await;
            while page.text().await == before {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        page.press("Start now").await;
        page.wait_for_text("Only you can see this").await;
        let moments = if page.is_pictured() { A_FEW } else { 1 };
        for moment in 0..moments {
            page.picture(&format!("{name}-{moment}")).await;
            play_so_long_as(&page, LINES_OF_NAMES, |pressed| pressed <= moment).await;
        }
        assert_eq!(page.troubles().await, Vec::<String>::new());
        stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_in_a_thread_in_a_browser() {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "wizards").await;
    page.type_line("/wizard play preset:quick thread:true").await;
    page.wait_for_text("wants to play").await;
    page.picture("thread-opens").await;
    page.follow(".started-thread").await;
    page.press("Start now with computers").await;
    play(&page).await;
    page.picture("thread-result").await;
    page.follow(".above-thread").await;
    page.wait_for_text("🏆").await;
    page.picture("thread-report").await;
    page.follow(".message a.mention").await;
    page.wait_for_text("Rematch").await;
    assert_eq!(page.troubles().await, Vec::<String>::new());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_in_german_in_a_browser() {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "wizards").await;
    page.on_a_phone().await;
    page.follow("#show-places").await;
    page.follow("#locale option[value=de]").await;
    page.follow("#channels a[aria-current]").await;
    page.take_offer("/wizard spie", "/wizard spielen").await;
    page.take_offer("vorl", "vorlage").await;
    page.take_offer("schn", "Schnell: fünf Runden (Karten)").await;
    page.type_line("").await;
    page.wait_for_text("Plätze frei").await;
    page.picture("german-lobby").await;
    page.press("Auffüllen und beginnen").await;
    page.wait_for_text("Only you can see this").await;
    page.take_offer("/wizard hil", "/wizard hilfe").await;
    page.type_line("").await;
    page.wait_for_text("Was du hier tun kannst").await;
    page.picture("german-help").await;
    page.on_a_phone().await;
    assert_eq!(page.too_wide().await, Vec::<String>::new());
    assert_eq!(page.troubles().await, Vec::<String>::new());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_makes_a_move_by_keyboard_in_a_browser() {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "wizards").await;
    page.type_line("/wizard play preset:quick").await;
    page.wait_for_text("seats free").await;
    page.press("Start now with computers").await;
    page.wait_for_text("Only you can see this").await;
    let offered = page.move_by_keyboard().await;
    assert!(["predict 0", "name trump blue"].contains(&&*offered), "{offered}");
    page.wait_for_text("/wizard move").await;
    assert_eq!(page.troubles().await, Vec::<String>::new());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_seen_as_a_picture_in_a_browser() {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "wizards").await;

    page.type_line("/wizard play preset:quick").await;
    page.wait_for_text("seats free").await;
    page.press("Start now with computers").await;
    let [desk, phone] = page.table_sizes().await;
    let scaled = |width: u64| (width * HEIGHT as u64).div_ceil(WIDTH as u64);
    assert_eq!(desk, (550, scaled(550)), "as on Discord");
    assert!((300..390).contains(&phone.0) && phone.1 == scaled(phone.0), "{phone:?}");
    let [light, dark] = [page.change_light().await, page.change_light().await];
    assert!(light > 200 && dark < 40, "light {light}, dark {dark}");
    page.picture("table-predicting").await;
    for _ in 0..5 {
        page.answer().await;
    }
    page.picture("table-playing").await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_emoji_is_a_picture_in_a_browser_and_large_where_it_stands_alone() {
    let Some(programs) = chromium() else { return };
    let stage = stage().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, "Ada", "general").await;
    let (name, id) = stage.playground.emojis().remove(0);
    page.type_line(&format!("<:{name}:{id}>")).await;
    page.wait_for_element(&format!(".jumbo img[alt=':{name}:']")).await;
    page.type_line(&format!("**Ada** plays <:{name}:{id}>, not <:moon:7>")).await;
    page.wait_for_element(&format!(".markdown:not(.jumbo) img[alt=':{name}:']")).await;
    page.wait_for_text("not :moon:").await;
    stage.playground.delete_emoji(id);
    page.wait_for_text(&format!("plays :{name}:, not")).await;
    assert_eq!(page.troubles().await, Vec::<String>::new());
}

async fn look_at_the_leaderboard(page: &Page<'_>, command: &str) {
    page.type_line(command).await;
    page.wait_for_text("Leaderboard").await;
    page.picture("leaderboard").await;
    assert!(page.newest_message().await.contains("Ada"), "{}", page.newest_message().await);
    assert_eq!(page.troubles().await, Vec::<String>::new());
}
