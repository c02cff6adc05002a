//! Everybody reads their own language, and everyone at a table that of the server: whole games,
//! and every screen beside them, without a sentence of another language.

mod detector;
mod walks;

use std::collections::HashSet;
use std::env;

use henge::features::press::Topic;
use henge::language::{Language, Pseudo};
use henge::settings::Pictures;
use playground::{Answer, Channel, Message, Person, Snowflake};
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use strum::VariantArray as _;

use self::detector::{Detector, NAMES, check_sent};
use self::walks::People;
use crate::dice::press_something;
use crate::games::press_once;
use crate::stage::{Stage, begin, begin_at, ids, message, result};

/// Parts of the ids of buttons and selects that would change a game or what is stored.
const CHANGING: [&str; 9] =
    [".leave", ".end", ".away", ".tempo", ".hints", ".delete", ".reset", "k.play", "settings.pick"];
/// The select of a person's own language.
const OWN_LANGUAGE: &str = "2.settings.language";
/// The number of buttons that are pressed on what a command opens.
const PRESSED: usize = 20;

/// Presses the buttons of what this command opens, and of what they open in turn, and picks each
/// value of each select, as far as that changes nothing.
async fn look_around(person: &Person, channel: &Channel, command: &str) {
    if let Ok(Answer::Message(opened)) = person.command(channel, command).await {
        look_around_at(person, &opened).await;
    }
}

async fn look_around_at(person: &Person, opened: &Message) {
    let (mut done, mut left) = (HashSet::new(), PRESSED);
    let mut shown: Vec<Snowflake> = vec![opened.id];
    while let Some(id) = shown.pop() {
        let Some(now) = person.look(id).filter(Message::is_ephemeral) else { continue };
        let Some((press, value)) = choices(&now).into_iter().find(|one| !done.contains(one)) else {
            continue;
        };
        if left == 0 {
            return;
        }
        left -= 1;
        shown.push(id);
        let answer = match &value {
            Some(value) => person.pick_id(&now, &press, value).await,
            None => person.press_id(&now, &press).await,
        };
        done.insert((press, value));
        if let Ok(Answer::Message(other)) = answer {
            shown.push(other.id);
        }
    }
}

/// The buttons of a message, and the values of its selects.
fn choices(message: &Message) -> Vec<(String, Option<String>)> {
    let buttons = message.buttons().filter(|button| !button.disabled);
    let buttons = buttons.filter_map(|button| Some((button.custom_id.clone()?, None)));
    let values = message.selects.iter().flat_map(|select| {
        let value = |value: &str| (select.custom_id.clone(), Some(value.to_owned()));
        select.options.iter().map(move |option| value(&option.value))
    });
    let changes = |text: &str| CHANGING.iter().any(|part| text.contains(part));
    let all = buttons.chain(values).filter(|(id, value)| {
        !changes(id) && id != OWN_LANGUAGE && !value.as_deref().is_some_and(changes)
    });
    all.collect()
}

/// Two people who read this language play both games on a server of theirs, and look at
/// everything.
async fn play_in(language: Language) {
    let stage = Stage::start_with_pictures().await;
    play_on(stage, language, &Detector::of(language)).await;
}

/// Two people do the same in a pseudo-language, in which no sentence of any language is left.
async fn play_in_pseudo(pseudo: Pseudo) {
    let mut stage = Stage::without_bot(Stage::options()).await;
    (stage.pictures, stage.pseudo) = (Pictures::On, Some(pseudo));
    stage.start_bot().await;
    play_on(stage, Language::English, &Detector::of_pseudo(pseudo)).await;
}

async fn play_on(stage: Stage, language: Language, detector: &Detector) {
    let mut checked = 0;
    let (wizards, dice) = (stage.channel("wizards"), stage.channel("general"));
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    for person in &people {
        person.set_locale(language.into());
    }
    let [ada, ben] = &people;
    for nowhere in ["hand", "board", "scores", "end", "leave", "pause", "replay", "verify"] {
        drop(ben.command(&dice, &format!("/wizard {nowhere}")).await);
    }
    begin(&people, &wizards, "preset:quick clock:live").await;
    for what in ["", "xyzzy", "1", "B1", "Z", "N"] {
        for person in &people {
            drop(person.suggestions(&wizards, &format!("/wizard move what:{what}")).await);
            drop(person.command(&wizards, &format!("/wizard move what:{what}x")).await);
        }
    }
    drop(ada.command(&wizards, "/wizard pause").await);
    drop(ben.command(&wizards, "/wizard pause").await);
    drop(ben.command(&wizards, "/wizard move what:xyzzy").await);
    drop(ada.command(&wizards, "/wizard hand").await);
    let goes_on = |shown: &Message| ids(shown).any(|id| id == "2.g.1");
    let paused = ada.wait_for(&wizards, goes_on).await.unwrap();
    ada.forge_press(paused.id, "2.g.1").await;
    while result(ada, &wizards).is_none() {
        press_once(&people, &wizards).await;
        if checked == 0 {
            for beside in ["scores", "board", "help", "hand"] {
                look_around(ben, &wizards, &format!("/wizard {beside}")).await;
            }
            drop(ben.command(&wizards, "/wizard hand").await);
            check_sent(&stage, detector, &mut checked);
        }
    }
    begin(&people, &dice, "game:dice magic-cards:true clock:live").await;
    look_around(ben, &dice, "/wizard scores").await;
    for person in &people {
        look_around(person, &dice, "/wizard hand").await;
        drop(person.command(&dice, "/wizard hand").await);
    }
    let mut luck = StdRng::seed_from_u64(1);
    while result(ada, &dice).is_none() {
        for person in &people {
            press_something(person, &dice, &mut luck).await;
        }
    }
    check_sent(&stage, detector, &mut checked);
    for beside in [
        "leaderboard",
        "profile",
        "history",
        "replay",
        "verify",
        "settings",
        "privacy",
        "help",
        "tutorial game:cards",
        "tutorial game:dice",
    ] {
        look_around(ada, &wizards, &format!("/wizard {beside}")).await;
        check_sent(&stage, detector, &mut checked);
    }
    for topic in Topic::VARIANTS {
        drop(ben.command(&wizards, &format!("/wizard rules topic:{}", topic.word())).await);
    }
    let alone = message(ada.command(&wizards, "/wizard play").await.unwrap());
    let options = ids(&alone).find(|id| id.starts_with("2.p."));
    ada.forge_press(alone.id, options.unwrap_or_else(|| panic!("{}", alone.text()))).await;
    drop(ada.command(&wizards, "/wizard leave").await);
    check_sent(&stage, detector, &mut checked);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_english_reads_english_alone() {
    play_in(Language::English).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_german_reads_german_alone() {
    play_in(Language::German).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_french_reads_french_alone() {
    play_in(Language::French).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_dutch_reads_dutch_alone() {
    play_in(Language::Dutch).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn longer_sentences_fit() {
    play_in_pseudo(Pseudo::Long).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sentences_from_right_to_left_fit() {
    play_in_pseudo(Pseudo::RightToLeft).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wide_letters_fit() {
    play_in_pseudo(Pseudo::Wide).await;
}

/// Takes a walk in this language; with `HENGE_EVERY_LANGUAGE`, in every language and pseudo-language.
async fn in_one_language(
    language: Language,
    pictures: Pictures,
    walk: impl AsyncFn(&Stage, &People),
) {
    let real = Language::VARIANTS.iter().map(|language| (*language, None));
    let pseudo = Pseudo::VARIANTS.iter().map(|pseudo| (Language::English, Some(*pseudo)));
    let is_asked_for = env::var_os("HENGE_EVERY_LANGUAGE").is_some();
    let all = real.chain(pseudo).filter(|one| is_asked_for || *one == (language, None));
    for (language, pseudo) in all {
        let mut stage = Stage::without_bot(Stage::options()).await;
        (stage.pictures, stage.pseudo) = (pictures, pseudo);
        stage.start_bot().await;
        let people = NAMES.map(|name| stage.person(name));
        for person in &people {
            person.set_locale(language.into());
        }
        walk(&stage, &people).await;
        let detector = pseudo.map_or_else(|| Detector::of(language), Detector::of_pseudo);
        check_sent(&stage, &detector, &mut 0);
        stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_the_day_is_in_one_language() {
    in_one_language(Language::German, Pictures::Off, walks::the_deal_of_the_day).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_in_one_language() {
    in_one_language(Language::Dutch, Pictures::Off, walks::a_challenge).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bell_and_an_hour_are_in_one_language() {
    in_one_language(Language::French, Pictures::Off, walks::the_bell_and_an_hour).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_week_and_its_vote_are_in_one_language() {
    in_one_language(Language::German, Pictures::Off, walks::the_week_and_its_vote).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_panel_is_in_one_language() {
    in_one_language(Language::Dutch, Pictures::Off, walks::the_panel).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tablet_is_in_one_language() {
    in_one_language(Language::French, Pictures::On, walks::the_tablet).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_watch_read_one_language() {
    in_one_language(Language::German, Pictures::Off, walks::those_who_watch).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_company_at_a_table_reads_one_language() {
    in_one_language(Language::Dutch, Pictures::Off, walks::the_company).await;
}

/// Two people who read different languages, on a server of a third: what each reads stays in its
/// language while the other, a computer and a choice of another language change the table.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_at_a_table_reads_their_own_language() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    let [ada, ben] = &people;
    ada.set_locale("nl");
    let lobby = message(ada.command(&wizards, "/wizard play preset:quick").await.unwrap());
    // Ada manages the server and is told its language once.
    let told = |shown: &Message| shown.is_ephemeral() && shown.text().contains("Nederlands");
    ada.wait_for(&wizards, told).await.unwrap();
    ada.restart_client();
    ada.set_locale("de");
    ben.set_locale("fr");
    ben.press_id(&lobby, "2.l.1.sit").await.unwrap();
    begin_at(ada, &lobby).await;
    let [german, french, dutch, english] =
        [Language::German, Language::French, Language::Dutch, Language::English].map(Detector::of);
    let check = |own: [&Detector; 2]| {
        for (person, own) in people.iter().zip(own) {
            for message in person.sees(&wizards) {
                let detector = if message.is_ephemeral() { own } else { &dutch };
                detector.check(&message.text());
            }
        }
    };
    for _ in 0..10 {
        press_once(&people, &wizards).await;
        check([&german, &french]);
    }
    let settings = message(ada.command(&wizards, "/wizard settings").await.unwrap());
    let places = ada.press_id(&settings, "2.settings.show.places").await.unwrap();
    let places = places.message().unwrap();
    let chosen = ada.pick_id(&places, OWN_LANGUAGE, "en").await.unwrap();
    english.check(&chosen.message().unwrap().text());
    // What was opened before stays German until it is pressed.
    ada.restart_client();
    while result(ada, &wizards).is_none() {
        press_once(&people, &wizards).await;
        check([&english, &french]);
    }
    assert!(!ada.sees(&wizards).iter().any(told));
}

/// On a new server, the first message for everyone is in the language of who asks for it, though no
/// lobby has been opened.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_message_for_everyone_settles_the_language_of_a_server() {
    let tablet = "/wizard tablet game:cards players:Ada, Ben, Oma";
    for command in ["/wizard panel", "/wizard leaderboard", tablet] {
        let stage = Stage::start().await;
        let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
        ada.set_locale("de");
        let shown = message(ada.command(&wizards, command).await.unwrap());
        assert!(!shown.is_ephemeral());
        Detector::of(Language::German).check(&shown.text());
        let told = |shown: &Message| shown.is_ephemeral() && shown.text().contains("Deutsch");
        ada.wait_for(&wizards, told).await.unwrap();
        stage.check_the_wire();
    }
}

#[test]
fn a_sentence_of_another_language_is_found() {
    let english = "You have nothing to do now.";
    let german = "Für dich ist gerade nichts zu tun.";
    for language in Language::VARIANTS {
        let detector = Detector::of(*language);
        let is_english = *language == Language::English;
        assert_ne!(detector.found.is_match(english), is_english, "{language}");
        assert_ne!(detector.whole.contains_key("My hand"), is_english, "{language}");
        let is_german = *language == Language::German;
        assert_ne!(detector.found.is_match(german), is_german, "{language}");
    }
}
