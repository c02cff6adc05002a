//! Forms for a cut that are forged, empty, too long, too late, or somebody else's.

use henge::table::CutWords;
use playground::Answer;
use serde_json::{Value, json};

use super::{Played, check_refused, check_told, command};
use crate::cuts::{cuts, form};
use crate::stage::{Stage, begin_at, lobby, message, press};
use crate::words::say;

/// A submitted form as a client sends it.
fn filled(custom_id: &str, input: &str, words: &str) -> Value {
    let input = json!({ "type": 4, "id": 2, "custom_id": input, "value": words });
    json!({ "custom_id": custom_id, "components": [{ "type": 1, "id": 1, "components": [input] }] })
}

#[tokio::test(flavor = "multi_thread")]
async fn words_that_cannot_be_seen_or_are_too_long_are_no_cut() {
    let stage = Stage::start().await;
    let (cy, wizards) = (stage.person("Cy"), stage.channel("wizards"));
    let table = lobby(std::slice::from_ref(&cy), &wizards, "").await;
    let (blank, long) = (say("refusal-cut-blank"), say("refusal-cut-long"));
    assert!(long.contains(&CutWords::LONGEST.to_string()));
    for unseen in [" ", "\u{a0}\u{2800}", "\u{200b}\u{202e}\n"] {
        let form = form(&cy, &table).await;
        let sent = async { cy.fill(&form, &[unseen]).await.unwrap() };
        check_refused(&stage, sent, &blank).await;
    }
    for (words, told) in [("", &blank), (&*"x".repeat(101), &long), (&*"🐉".repeat(4000), &long)]
    {
        for message in [Some(table.id), None] {
            let forged = cy.forge_form(&wizards, message, filled("2.c.1", "words", words));
            check_refused(&stage, forged, told).await;
        }
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_forms_are_refused() {
    let stage = Stage::start().await;
    let (cy, wizards) = (stage.person("Cy"), stage.channel("wizards"));
    let table = lobby(std::slice::from_ref(&cy), &wizards, "").await;
    let forged = say("refusal-forged");
    let nothing = json!({ "custom_id": "2.c.1", "components": [] });
    let empty = json!({ "custom_id": "2.c.1", "components": [{ "type": 1, "components": [] }] });
    let mut data = vec![nothing, empty, filled("2.c.1", "other", "abra")];
    for custom_id in ["", "2.c", "2.c.01", "2.c.1.words", "2.l.1.sit", "2.s.1.hand", "1.c.1", "🧙"]
    {
        data.push(filled(custom_id, "words", "abra"));
    }
    for data in data {
        for message in [Some(table.id), None] {
            let sent = cy.forge_form(&wizards, message, data.clone());
            check_refused(&stage, sent, &forged).await;
        }
    }
    let elsewhere = stage.channel("dice");
    let sent = cy.forge_form(&elsewhere, None, filled("2.c.1", "words", "abra"));
    check_refused(&stage, sent, &forged).await;
    let no_table = say("refusal-no-table");
    let sent = cy.forge_form(&wizards, Some(table.id), filled("2.c.9", "words", "abra"));
    check_refused(&stage, sent, &no_table).await;
    check_refused(&stage, cy.forge_press_and_see(table.id, "2.c.9"), &forged).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_sits_there_cuts() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Cy", "Ben"].map(|name| stage.person(name));
    let (table, eve) = (lobby(&people, &wizards, "").await, stage.person("Eve"));
    let no_seat = say("refusal-not-seated-lobby");
    check_refused(&stage, eve.forge_press_and_see(table.id, "2.c.1"), &no_seat).await;
    let forged = filled("2.c.1", "words", "abra");
    check_refused(&stage, eve.forge_form(&wizards, Some(table.id), forged.clone()), &no_seat).await;
    check_refused(&stage, eve.forge_form(&wizards, None, forged), &no_seat).await;
    let opened = form(&people[1], &table).await;
    press(&people[1], &table, ".stand-up").await;
    let sent = async { people[1].fill(&opened, &["abra"]).await.unwrap() };
    check_refused(&stage, sent, &no_seat).await;
    // The form is still open with its text.
    press(&people[1], &table, ".sit").await;
    let cut = message(people[1].fill(&opened, &["abra"]).await.unwrap());
    assert!(cut.id == table.id && cut.text().contains("abra"));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn after_begin_and_after_the_end_nobody_cuts() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    // No computer player moves meanwhile.
    let people = ["Cy", "Ben", "Di"].map(|name| stage.person(name));
    let table = lobby(&people, &wizards, "preset:quick").await;
    let opened = form(&people[1], &table).await;
    begin_at(&people[0], &table).await;
    let begun = say("refusal-cut-begun");
    let fill = async || people[1].fill(&opened, &["abra"]).await.unwrap();
    check_refused(&stage, fill(), &begun).await;
    check_refused(&stage, people[1].forge_press_and_see(table.id, "2.c.1"), &begun).await;
    let confirm = message(command(&people[0], &wizards, "/wizard end").await);
    check_told(press(&people[0], &confirm, ".end").await, &say("end-done"));
    let over = say("refusal-over");
    check_refused(&stage, fill(), &over).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_lobby_takes_no_cut() {
    let stage = Stage::start().await;
    let (cy, wizards) = (stage.person("Cy"), stage.channel("wizards"));
    let table = lobby(std::slice::from_ref(&cy), &wizards, "").await;
    let opened = form(&cy, &table).await;
    press(&cy, &table, ".stand-up").await;
    let sent = async { cy.fill(&opened, &["abra"]).await.unwrap() };
    check_refused(&stage, sent, &say("refusal-over")).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_form_sent_twice_the_last_words_count_once() {
    let stage = Stage::start().await;
    let (cy, wizards) = (stage.person("Cy"), stage.channel("wizards"));
    let table = lobby(std::slice::from_ref(&cy), &wizards, "").await;
    let opened = form(&cy, &table).await;
    for words in ["abra", "cadabra", "cadabra"] {
        let answer = cy.fill(&opened, &[words]).await.unwrap();
        assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
    }
    assert_eq!(cuts(&stage).await, [(cy.id.0, "cadabra".to_owned())]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_of_the_lobby_on_a_game_opens_no_form() {
    let game = Played::start().await;
    let told = game.people[0].forge_press_and_see(game.board.id, "2.c.1");
    check_refused(&game.stage, told, &say("refusal-cut-begun")).await;
    game.stage.check_the_wire();
}
