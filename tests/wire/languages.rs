//! Everybody reads their own language, and everyone at a table that of the server: whole games,
//! and every screen beside them, without a sentence of another language.

use std::collections::{BTreeSet, HashSet};
use std::path::Path;

use aho_corasick::AhoCorasick;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use henge::features::press::Topic;
use henge::language::Language;
use playground::{Answer, Channel, Message, Person, Snowflake};
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use serde_json::Value;
use strum::VariantArray as _;

use crate::dice::press_something;
use crate::games::press_once;
use crate::stage::{Stage, begin, ids, message, result, sees, wait};

/// The least length of a part of a sentence by which its language is known, in characters.
const SHORTEST: usize = 10;
/// What the buttons say that would change a game or what is stored.
const CHANGING: [&str; 8] =
    [".leave", ".end", ".away", ".tempo", ".hints", ".delete", ".reset", "k.play"];
/// The number of buttons that are pressed on what a command opens.
const PRESSED: usize = 20;

/// Finds sentences of other languages.
struct Detector {
    language: Language,
    parts: Vec<(Language, String)>,
    found: AhoCorasick,
}

impl Detector {
    fn of(language: Language) -> Self {
        let own = parts_of(language).into_iter().collect::<Vec<_>>().join("\n");
        let others = Language::VARIANTS.iter().filter(|other| **other != language);
        let parts = others.flat_map(|other| {
            let parts = parts_of(*other).into_iter().map(|part| (*other, part));
            parts.filter(|(_, part)| !own.contains(part.as_str())).collect::<Vec<_>>()
        });
        let parts: Vec<(Language, String)> = parts.collect();
        let found = AhoCorasick::new(parts.iter().map(|(_, part)| part)).unwrap();
        Self { language, parts, found }
    }

    /// Checks that this text is in the language alone.
    #[track_caller]
    fn check(&self, text: &str) {
        assert!(!text.contains('⟨'), "a sentence is missing: {text}");
        if let Some(found) = self.found.find(text) {
            let (other, part) = &self.parts[found.pattern().as_usize()];
            panic!("{other} in {}: “{part}” in\n{text}", self.language);
        }
    }
}

/// The parts of a language's sentences between their values, as far as they are long enough to be
/// its own.
fn parts_of(language: Language) -> BTreeSet<String> {
    let mut parts = BTreeSet::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.to_string());
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        for entry in parse(text.as_str()).unwrap().body {
            if let Entry::Message(message) = entry {
                message.value.iter().for_each(|pattern| add(pattern, &mut parts));
            }
        }
    }
    parts
}

fn add(pattern: &Pattern<&str>, parts: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                let part = value.trim();
                if part.chars().count() >= SHORTEST && part.contains(' ') {
                    parts.insert(part.to_owned());
                }
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    add(&variant.value, parts);
                }
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::Placeable { .. }),
            }
            | PatternElement::Placeable { .. } => {}
        }
    }
}

/// All that Discord shows to people of a request's body.
fn texts(body: &Value, texts: &mut Vec<String>) {
    match body {
        Value::Array(all) => all.iter().for_each(|one| self::texts(one, texts)),
        Value::Object(fields) => {
            for (name, field) in fields {
                match field.as_str() {
                    Some(_) if matches!(name.as_str(), "custom_id" | "url" | "filename") => {}
                    Some(text) => texts.push(text.to_owned()),
                    None => self::texts(field, texts),
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Checks everything that the bot has sent since the last call.
fn check_sent(stage: &Stage, detector: &Detector, checked: &mut usize) {
    let requests = stage.playground.journal().requests();
    for request in &requests[std::mem::replace(checked, requests.len())..] {
        let mut sent = Vec::new();
        texts(&request.body, &mut sent);
        if !request.path.ends_with("/commands") {
            for text in &sent {
                detector.check(text);
            }
        }
    }
}

/// Presses every kind of button and picks from every select of what this command opens, and of
/// what they open in turn.
async fn look_around(person: &Person, channel: &Channel, command: &str) {
    let Ok(Answer::Message(opened)) = person.command(channel, command).await else { return };
    let (mut pressed, mut left) = (HashSet::new(), PRESSED);
    let mut shown: Vec<Snowflake> = vec![opened.id];
    while let Some(id) = shown.pop() {
        let Some(now) = person.look(id).filter(Message::is_ephemeral) else { continue };
        let buttons = now.buttons().filter(|button| !button.disabled);
        let next = buttons.filter_map(|button| button.custom_id.clone()).find(|id| {
            !CHANGING.iter().any(|word| id.contains(word)) && pressed.insert(id.clone())
        });
        if let Some(next) = next.filter(|_| left > 0) {
            left -= 1;
            shown.push(id);
            if let Ok(Answer::Message(other)) = person.press_id(&now, &next).await {
                shown.push(other.id);
            }
        }
    }
}

/// Two people who read this language play both games on a server of theirs, and look at
/// everything.
async fn play_in(language: Language) {
    let stage = Stage::start_with_pictures().await;
    let (detector, mut checked) = (Detector::of(language), 0);
    let (wizards, dice) = (stage.channel("wizards"), stage.channel("general"));
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    for person in &people {
        person.set_locale(language.into());
    }
    let [ada, ben] = &people;
    for command in ["play", "hand", "board", "scores", "end", "leave", "pause", "replay", "verify"]
    {
        let nowhere = if command == "play" { "play preset:tournament" } else { command };
        drop(ben.command(&dice, &format!("/wizard {nowhere}")).await);
        if command == "play" {
            drop(ben.command(&dice, "/wizard leave").await);
        }
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
    let resume = async || {
        let shown = ada.sees(&wizards).into_iter().rev();
        shown
            .flat_map(|shown| {
                ids(&shown).map(str::to_owned).map(|id| (shown.id, id)).collect::<Vec<_>>()
            })
            .find(|(_, id)| id.starts_with("2.g."))
    };
    let (paused, go_on) = wait(|| sees(ada, &wizards), resume).await;
    ada.forge_press(paused, &go_on).await;
    while result(ada, &wizards).is_none() {
        press_once(&people, &wizards).await;
        if checked == 0 {
            for beside in ["scores", "board", "help", "hand"] {
                look_around(ben, &wizards, &format!("/wizard {beside}")).await;
            }
            drop(ben.command(&wizards, "/wizard hand").await);
            check_sent(&stage, &detector, &mut checked);
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
    check_sent(&stage, &detector, &mut checked);
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
        check_sent(&stage, &detector, &mut checked);
    }
    for topic in Topic::VARIANTS {
        drop(ben.command(&wizards, &format!("/wizard rules topic:{}", topic.word())).await);
    }
    let alone = message(ada.command(&wizards, "/wizard play").await.unwrap());
    let options = ids(&alone).find(|id| id.starts_with("2.p."));
    ada.forge_press(alone.id, options.unwrap_or_else(|| panic!("{}", alone.text()))).await;
    drop(ada.command(&wizards, "/wizard leave").await);
    check_sent(&stage, &detector, &mut checked);
    stage.check_the_wire();
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

#[test]
fn a_sentence_of_another_language_is_found() {
    let english = "You have nothing to do now.";
    let german = "Für dich ist gerade nichts zu tun.";
    let finds = |language, text: &str| Detector::of(language).found.is_match(text);
    for other in [Language::German, Language::French, Language::Dutch] {
        assert!(finds(other, english), "{other}");
        assert_eq!(finds(other, german), other != Language::German, "{other}");
    }
    assert!(!finds(Language::English, english));
}
