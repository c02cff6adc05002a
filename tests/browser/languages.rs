//! Pictures of what people read in the other languages, and of names in many scripts; only where pictures
//! are wanted.

use std::path::PathBuf;
use std::time::Duration;

use henge::rules::GameKind;
use playground::{Channel, Options, Person};

use super::chromium::Chromium;
use super::page::Page;
use super::past::play_before;
use super::stage::{Stage, answers, is_result, opened, result};
use super::{answer, chromium, play_until, stage_of, stage_without_bot};

/// Commands whose answers are pictured.
const COMMANDS: [&str; 12] = [
    "leaderboard",
    "leaderboard game:dice",
    "history",
    "privacy",
    "tutorial",
    "tutorial game:dice",
    "rules",
    "rules game:dice",
    "help",
    "bell",
    "daily",
    "panel",
];
/// The pages of a server's settings, by the ends of their buttons.
const SETTINGS: [&str; 5] = ["tables", "places", "limits", "presets", "bell"];
const NAMES: [&str; 5] = ["山田太郎", "김민준", "محمد الأمين", "สมชาย ใจดี", "🦊✨🎲"];

#[tokio::test(flavor = "multi_thread")]
async fn every_language_is_read_in_a_browser_where_pictures_are_wanted() {
    for language in ["fr", "nl", "de"] {
        let Some(programs) = wanted() else { return };
        let mut stage = stage_without_bot().await;
        let people = ["Ada", "Ben"].map(|name| stage.person(name));
        play_before(&stage, &people, &stage.channel("wizards"), (GameKind::Cards, 1)).await;
        play_before(&stage, &people, &stage.channel("dice"), (GameKind::Dice, 1)).await;
        stage.start_bot().await;
        let chromium = Chromium::start(&programs).await;
        let page = Page::open(&chromium, &stage, "Ada", "wizards").await;
        for select in ["#locale", "#guild-locale"] {
            page.follow(&format!("{select} option[value={language}]")).await;
        }
        let reader = Reader { page: &page, language };
        people[0].wait_for(&stage.channel("wizards"), is_result).await.unwrap();
        reader.reads_a_card_game(&people[0], &stage.channel("wizards")).await;
        for command in COMMANDS {
            page.type_line(&format!("/wizard {command}")).await;
            reader.takes(command).await;
        }
        page.type_line("/wizard profile").await;
        reader.takes("profile").await;
        page.press(".achievements.turn").await;
        reader.takes("achievements").await;
        page.type_line("/wizard replay game:1").await;
        reader.takes("replay").await;
        page.type_line("/wizard settings").await;
        for shown in SETTINGS {
            reader.takes(&format!("settings-{shown}")).await;
            let next = SETTINGS.iter().skip_while(|page| **page != shown).nth(1);
            if let Some(next) = next {
                page.press(&format!(".show.{next}")).await;
            }
        }
        let page = Page::open(&chromium, &stage, "Ada", "dice").await;
        Reader { page: &page, language }.reads_a_dice_game().await;
        stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_in_many_scripts_are_read_in_a_browser_where_pictures_are_wanted() {
    let Some(programs) = wanted() else { return };
    let people = NAMES.map(str::to_owned).to_vec();
    let mut stage = stage_of(Options { people, ..Stage::options() }).await;
    let people = NAMES.map(|name| stage.person(name));
    let wizards = stage.channel("wizards");
    for games in [(GameKind::Cards, 1), (GameKind::Dice, 1)] {
        play_before(&stage, &people, &wizards, games).await;
    }
    stage.start_bot().await;
    let chromium = Chromium::start(&programs).await;
    let page = Page::open(&chromium, &stage, NAMES[0], "wizards").await;
    let reader = Reader { page: &page, language: "names" };
    let over = people[0].wait_for(&wizards, is_result).await.unwrap();
    reader.takes("result").await;
    for (command, then) in [
        ("leaderboard", None),
        ("leaderboard game:dice", None),
        ("replay game:1", None),
        ("replay game:2", None),
        ("profile", None),
        ("play preset:quick", Some(".fill-and-begin")),
    ] {
        page.type_line(&format!("/wizard {command}")).await;
        reader.takes(command).await;
        if let Some(button) = then {
            page.press(button).await;
            reader.takes("table").await;
        }
    }
    for shown in ["1", "2"] {
        people[0].forge_press_and_see(over.id, &format!("2.s.{shown}.scores")).await;
        reader.takes(&format!("scores-{shown}")).await;
    }
    stage.check_the_wire();
}

/// The paths of the browser and its driver, if pictures are wanted.
fn wanted() -> Option<[PathBuf; 2]> {
    std::env::var_os("HENGE_SCREENSHOTS")?;
    chromium()
}

/// Somebody who takes pictures of all that they read.
struct Reader<'a> {
    page: &'a Page<'a>,
    language: &'a str,
}

impl Reader<'_> {
    /// Takes pictures once the answer is there. What is too wide is printed.
    async fn takes(&self, what: &str) {
        let Self { page, language } = self;
        tokio::time::sleep(Duration::from_millis(800)).await;
        let name = what.replace([' ', ':'], "-");
        page.on_a_phone().await;
        for wide in page.too_wide().await {
            println!("{language} {name}: too wide: {wide}");
        }
        page.picture(&format!("{language}-{name}")).await;
    }

    async fn reads_a_card_game(&self, person: &Person, channel: &Channel) {
        let page = self.page;
        page.type_line("/wizard play preset:quick").await;
        self.takes("lobby").await;
        page.press(".fill-and-begin").await;
        self.takes("predictions").await;
        loop {
            let own = opened(person, channel).await;
            let offered = own.as_ref().map(answers).unwrap_or_default();
            if offered.len() > 20 {
                break;
            }
            if let Some((own, first)) = own.zip(offered.first()) {
                drop(person.press_id(&own, first).await);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        self.takes("predictions-of-twenty").await;
        answer(person, channel).await;
        self.takes("hand-of-twenty").await;
        page.press(".more").await;
        self.takes("more").await;
        page.type_line("/wizard hand").await;
        let before = result(person, channel).map(|before| before.id);
        let ends = person.wait_for(channel, |now| is_result(now) && Some(now.id) != before);
        play_until(std::slice::from_ref(person), channel, ends).await.unwrap();
        self.takes("result").await;
        page.press(".details").await;
        self.takes("details").await;
        page.press(".scores").await;
        self.takes("scores").await;
    }

    async fn reads_a_dice_game(&self) {
        const MARK: &str = ".message[data-ephemeral=true] button[data-custom-id^='2.o.'][data-custom-id$='.show.hand']:not(:disabled)";
        let page = self.page;
        page.type_line("/wizard play game:dice").await;
        self.takes("dice-lobby").await;
        page.press(".fill-and-begin").await;
        self.takes("dice-page").await;
        loop {
            let found = tokio::time::timeout(Duration::from_secs(1), page.wait_for_element(MARK));
            if found.await.is_ok() {
                break;
            }
            page.answer().await;
        }
        page.follow(MARK).await;
        self.takes("dice-marks").await;
        page.press(".scores").await;
        self.takes("pages").await;
    }
}
