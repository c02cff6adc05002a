//! Cuts: players mix words into the randomness with a form, and the proof of the randomness shows
//! them.

use std::time::Duration;

use henge::record::verify;
use playground::{Answer, Channel, Delivery, Form, Message, Person};

use crate::disk::{hold, table};
use crate::stage::{
    Stage, begin_at, behind_more, database_url, is_lobby, is_result, lobby, message, number, press,
    sees, wait,
};

/// A delay longer than the 1.5 s after which a response is deferred, shorter than Discord's
/// timeout.
const LATE: Duration = Duration::from_millis(2200);
/// A wait long enough for every effect of a second delivery.
const A_WHILE: Duration = Duration::from_millis(250);

/// Opens the form for a cut in the lobby, by the button that lobbies once had.
pub async fn form(person: &Person, lobby: &Message) -> Form {
    match person.forge_press(lobby.id, &format!("2.c.{}", number(lobby))).await {
        Answer::Form(form) => form,
        other => panic!("no form: {other:?}"),
    }
}

/// Opens the form and sends it with these words.
pub async fn cut(person: &Person, lobby: &Message, words: &str) -> Answer {
    person.fill(&form(person, lobby).await, &[words]).await.unwrap()
}

/// The players who have cut at table 1, with their words.
pub async fn cuts(stage: &Stage) -> Vec<(u64, String)> {
    let (table, _) = table(stage, 1).await;
    table.cuts.iter().map(|cut| (cut.by.get(), cut.words.to_string())).collect()
}

fn pairs(cuts: &[(&Person, &str)]) -> Vec<(u64, String)> {
    cuts.iter().map(|(person, words)| (person.id.0, (*words).to_owned())).collect()
}

/// The sealed luck of the lobby, as this person is shown it.
async fn seal(person: &Person, lobby: &Message) -> String {
    let shown = message(press(person, lobby, ".luck").await);
    assert!(shown.is_ephemeral());
    let text = shown.text();
    text.lines().find(|line| line.contains("sealed as")).expect("the luck is sealed").to_owned()
}

/// The record of table 1, written by the program itself.
async fn record(stage: &Stage) -> String {
    let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_henge"));
    program.args(["record", "1"]).env("DATABASE_URL", database_url(&stage.database()));
    let output = tokio::task::spawn_blocking(move || program.output()).await.unwrap().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The proof of the randomness of the game whose result is in this channel.
async fn proof(person: &Person, channel: &Channel) -> Message {
    let result = person.wait_for(channel, is_result).await.unwrap();
    behind_more(person, &result, ".luck").await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_cut_is_in_the_luck_and_its_proof() {
    let mut stage = Stage::start().await;
    let [ada, ben, cy] = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    let wizards = stage.channel("wizards");
    let table = lobby(&[ada.clone(), ben.clone()], &wizards, "preset:quick").await;
    let sealed = seal(&ada, &table).await;
    message(cut(&ben, &table, "too early").await);
    let shown = message(cut(&ada, &table, "  **abra** <@1> @everyone ").await);
    assert_eq!((shown.id, seal(&ben, &shown).await), (table.id, sealed.clone()));
    assert!(shown.notified.is_empty() && shown.mentions.is_empty());
    for live in ["**abra**", "<@1>", "@everyone"] {
        assert!(!shown.text().contains(live), "{live} is live in {}", shown.text());
    }
    stage.restart_bot().await;
    press(&cy, &table, ".sit").await;
    let shown = message(cut(&ben, &table, "cadabra é 🐉").await);
    assert!(shown.text().contains("cadabra é 🐉") && !shown.text().contains("too early"));
    assert_eq!(seal(&cy, &shown).await, sealed);
    let expected = pairs(&[(&ada, "**abra** <@1> @everyone"), (&ben, "cadabra é 🐉")]);
    assert_eq!(cuts(&stage).await, expected);

    begin_at(&ada, &table).await;
    let confirm = message(ada.command(&wizards, "/wizard end").await.unwrap());
    press(&ada, &confirm, ".end").await;
    let proof = proof(&cy, &wizards).await.text();
    let (first, second) = (proof.find("abra").unwrap(), proof.find("cadabra é 🐉").unwrap());
    assert!(first < second && !proof.contains("too early"), "{proof}");
    let record = record(&stage).await;
    verify(&record).unwrap();
    referee::check(&record).unwrap();
    let header: serde_json::Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    let words: Vec<&str> = expected.iter().map(|(_, words)| words.as_str()).collect();
    assert_eq!(header["proof"]["cuts"], serde_json::json!(words));
    assert!(sealed.contains(header["commitment"].as_str().unwrap()), "the seal was kept");
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_opens_in_time_and_comes_back_late_whatever_is_written_meanwhile() {
    let stage = Stage::start_in_real_time().await;
    let [ada, ben] = ["Ada", "Ben"].map(|name| stage.person(name));
    let wizards = stage.channel("wizards");
    let table = lobby(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    let held = hold(&stage, LATE).await;
    let sitting = press(&ben, &table, ".sit");
    let opening = async {
        // This waits behind Ben's seat, which the locked database does not store yet.
        tokio::time::sleep(A_WHILE).await;
        form(&ada, &table).await
    };
    let (_, form) = tokio::join!(sitting, opening);
    held.await.unwrap();
    let held = hold(&stage, LATE).await;
    assert_eq!(ada.fill(&form, &["abra"]).await.unwrap(), Answer::DeferredUpdate);
    held.await.unwrap();
    let cut = |message: &Message| is_lobby(message) && message.text().contains("abra");
    assert_eq!(ada.wait_for(&wizards, cut).await.unwrap().id, table.id);
    assert_eq!(cuts(&stage).await, pairs(&[(&ada, "abra")]));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cut_delivered_twice_is_one_in_its_place() {
    let stage = Stage::start().await;
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    let wizards = stage.channel("wizards");
    let table = lobby(&people, &wizards, "preset:quick").await;
    let [ada, ben] = &people;
    let form = form(ada, &table).await;
    let told = || {
        let events = stage.playground.journal().events();
        events.iter().filter(|event| event.name == "INTERACTION_CREATE").count()
    };
    let wanted = told() + 4;
    stage.playground.faults().deliver(Delivery::Twice(Duration::from_millis(900)));
    message(ada.fill(&form, &["abra"]).await.unwrap());
    message(cut(ben, &table, "cadabra").await);
    let delivered = async || (told() >= wanted).then_some(());
    wait(|| sees(ada, &wizards), delivered).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(cuts(&stage).await, pairs(&[(ada, "abra"), (ben, "cadabra")]));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cut_behind_fair_luck_is_in_the_lobby_and_below_the_seal() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let table = lobby(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    let luck = message(press(&ada, &table, ".luck").await);
    let Answer::Form(form) = ada.press_id(&luck, "2.c.1").await.unwrap() else {
        panic!("no form");
    };
    let shown = message(ada.fill(&form, &["abra"]).await.unwrap());
    assert_eq!(shown.id, luck.id);
    assert!(shown.text().contains("“abra”") && shown.text().contains("sealed as"));
    let cut = |now: &Message| now.id == table.id && now.text().contains("“abra”");
    ada.wait_for(&wizards, cut).await.unwrap();
    // Who has no seat cannot cut.
    let ben = stage.person("Ben");
    let luck = message(press(&ben, &table, ".luck").await);
    let refused = message(ben.press_id(&luck, "2.c.1").await.unwrap());
    assert!(refused.text().contains("press **Join**"), "{}", refused.text());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_takes_their_cut_along() {
    let stage = Stage::start().await;
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    let wizards = stage.channel("wizards");
    let table = lobby(&people, &wizards, "game:dice").await;
    message(cut(&people[0], &table, "abra").await);
    message(cut(&people[1], &table, "cadabra").await);
    let shown = message(press(&people[0], &table, ".stand-up").await);
    assert!(shown.text().contains("cadabra") && !shown.text().contains("“abra”"));
    assert_eq!(cuts(&stage).await, pairs(&[(&people[1], "cadabra")]));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_opened_before_the_table_moved_is_not_lost() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let table = lobby(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    let form = form(&ada, &table).await;
    let moved = message(ada.command(&wizards, "/wizard board").await.unwrap());
    let small = |now: &Message| now.id == table.id && now.buttons().count() == 0;
    ada.wait_for(&wizards, small).await.unwrap();
    let told = message(ada.fill(&form, &["abra"]).await.unwrap());
    assert!(told.is_ephemeral() && told.text().contains(&crate::words::say("cut-done")));
    let cut = |now: &Message| now.id == moved.id && now.text().contains("abra");
    ada.wait_for(&wizards, cut).await.unwrap();
    stage.check_the_wire();
}
