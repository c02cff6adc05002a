//! Whole games in a real browser: a person types and clicks on the playground's page.
//!
//! With `HENGE_SCREENSHOTS=<folder>` the test saves screenshots of the page.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

#[path = "browser/chromium.rs"]
mod chromium;
#[path = "browser/page.rs"]
mod page;
#[path = "browser/past.rs"]
mod past;
#[path = "browser/robot.rs"]
mod robot;
#[path = "wire/stage.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod stage;
#[path = "browser/tempo.rs"]
mod tempo;

use std::io::Write as _;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use henge::picture::{HEIGHT, WIDTH};
use henge::rules::GameKind;
use henge::settings::Pictures;
use playground::{Channel, Options, Person};

use chromium::Chromium;
use page::Page;
use past::play_before;
use stage::{Stage, is_lobby, offered, opened, press};

/// A timeout longer than any game takes, even on a slow machine.
const A_GAME: Duration = Duration::from_mins(8);
/// The greatest height in CSS pixels that a table and a hand may have together on a phone, and the
/// greatest while more than 12 cards are predicted on. A phone shows about 690.
const ONE_SCREEN: [u64; 2] = [690, 780];
/// The height of a line of text in CSS pixels. Names may take two more. Who comes back reads two
/// lines about what was decided for them; the table still says that they are away, beside what is
/// worth saying, until its edit arrives.
const A_LINE: u64 = 22;
const LINES_OF_NAMES: u64 = 2;
const LINES_OF_A_RETURN: u64 = LINES_OF_NAMES + 4;
/// The greatest height of a lesson, which has a table and a hand, in CSS pixels on a phone.
const A_LESSON: u64 = 690;
/// The number of answers that show that somebody who was away plays as before.
const A_FEW: usize = 6;

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

/// Plays with Ben, who continues while nobody is at the browser.
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
    let goes_on = tokio::spawn(async move {
        loop {
            answer(&ben, &here).await;
        }
    });
    page.press("Take my seat back").await;
    page.wait_for_text("While you were away, a computer").await;
    page.picture(&format!("{channel}-back")).await;
    play_so_long_as(&page, LINES_OF_A_RETURN, |pressed| pressed < A_FEW).await;
    goes_on.abort();
    assert_eq!(page.troubles().await, Vec::<String>::new());
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

/// Presses these buttons, each one as soon as the newest message shows the result of the previous
/// press.
async fn press_through(page: &Page<'_>, presses: &[(&str, &str)]) {
    for (pressed, shown) in presses {
        page.press(pressed).await;
        seen(page, shown).await;
    }
}

/// Waits until the newest message contains this text, and checks that the page shows it completely
/// and without errors.
async fn seen(page: &Page<'_>, text: &str) {
    page.wait_for_newest(text).await;
    assert!(!page.text().await.contains("<@"), "people are called by their names");
    assert_eq!(page.too_wide().await, Vec::<String>::new());
    assert_eq!(page.troubles().await, Vec::<String>::new());
}

/// Waits until this person is asked something, and answers it.
async fn answer(person: &Person, channel: &Channel) {
    loop {
        if let Some(hand) = opened(person, channel).await
            && let Some(press) = offered(&hand)
            && person.press_id(&hand, &press).await.is_ok()
        {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Plays to the end on a phone. The hand or the page appears by itself, and nobody scrolls.
async fn play(page: &Page<'_>) {
    play_so_long_as(page, LINES_OF_NAMES, |_| true).await;
}

/// Plays until the game is over, or until `wants_more` returns false for the number of pressed
/// answers. Table and hand may take this many lines more than a screen.
async fn play_so_long_as(page: &Page<'_>, lines: u64, wants_more: impl Fn(usize) -> bool) {
    page.on_a_phone().await;
    page.wait_for_text("Only you can see this").await;
    let started = Instant::now();
    while wants_more(page.pressed().0) && !page.text().await.contains("Rematch") {
        if let Some(moment) = page.moment().await {
            page.picture(&moment).await;
            page.on_a_phone().await;
        }
        page.measure().await;
        page.answer().await;
        assert!(started.elapsed() < A_GAME, "{}", page.text().await);
    }
    let highest = page.highest();
    let heights = highest.each_ref().map(|(height, _)| height);
    std::io::stderr().write_all(format!("{heights:?} pixels high\n").as_bytes()).unwrap();
    for (heading, (table, own)) in page.by_heading() {
        let line = format!("{table} + {own} = {}: {heading}\n", table + own);
        std::io::stderr().write_all(line.as_bytes()).unwrap();
    }
    for ((height, text), most) in highest.iter().zip(ONE_SCREEN) {
        assert!(*height <= most + lines * A_LINE, "{height} pixels high: {text}");
    }
    let (pressed, off_screen) = page.pressed();
    assert!(pressed > 0 && off_screen.is_empty(), "of {pressed} not on the screen: {off_screen:?}");
    // This is printed even if the test passes.
    std::io::stderr().write_all(format!("{pressed} answers were pressed\n").as_bytes()).unwrap();
}

async fn look_at_the_leaderboard(page: &Page<'_>, command: &str) {
    page.type_line(command).await;
    page.wait_for_text("Leaderboard").await;
    page.picture("leaderboard").await;
    assert!(page.newest_message().await.contains("Ada"), "{}", page.newest_message().await);
    assert_eq!(page.troubles().await, Vec::<String>::new());
}

async fn stage() -> Stage {
    let mut stage = stage_without_bot().await;
    stage.start_bot().await;
    stage
}

async fn stage_without_bot() -> Stage {
    let options = Options { bot: "henge".to_owned(), ..Stage::options() };
    let mut stage = Stage::without_bot(options).await;
    stage.pictures = Pictures::On;
    stage
}

/// The paths of the browser and its driver, if they are installed.
fn chromium() -> Option<[PathBuf; 2]> {
    match chromium::installed() {
        Ok(programs) => Some(programs),
        Err(missing) if std::env::var_os("CI").is_some() => panic!("{missing}"),
        Err(missing) => {
            // Direct writes to standard error are printed even if the test passes.
            std::io::stderr().write_all(format!("skipped: {missing}\n").as_bytes()).unwrap();
            None
        }
    }
}
