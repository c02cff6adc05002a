//! Lobbies that are full, somebody else's, in the wrong place, or with contradicting options.

use henge::table::{ChannelId, Clock, Refusal};
use playground::{Access, Options};
use serde_json::{Value, json};

use super::{Played, check_refused, check_told, command, follow, hand, stored};
use crate::disk::table;
use crate::stage::{
    Stage, begin_at, button, is_board, is_lobby, is_own, lobby, message, press, sees, wait,
};
use crate::words::{ENGLISH, say, why, with};

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_takes_no_more_than_have_a_seat() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Cy", "Ben", "Di", "Eve"].map(|name| stage.person(name));
    let lobby = lobby(&people, &wizards, "unicolore:true").await;
    let finn = stage.person("Finn");
    let (full, seated) = (say("refusal-full"), say("refusal-seated"));
    check_refused(&stage, finn.forge_press_and_see(lobby.id, "2.l.1.sit"), &full).await;
    check_refused(&stage, people[0].forge_press_and_see(lobby.id, "2.l.1.add-computer"), &full)
        .await;
    check_refused(&stage, people[1].forge_press_and_see(lobby.id, "2.l.1.sit"), &seated).await;
    // The last edit of the lobby may be in flight.
    let is_full = async || {
        let live = finn.look(lobby.id).and_then(|lobby| button(&lobby, ".sit"));
        live.is_none().then_some(())
    };
    wait(|| "the button can be pressed".to_owned(), is_full).await;
    assert!(finn.press_id(&lobby, "2.l.1.sit").await.is_err(), "the button can be pressed");
    // A lobby of their own opens in a thread.
    let told = message(finn.forge_press_and_see(lobby.id, "2.l.1.sit").await);
    follow(&finn, &told, "2.open.thread.").await;
    assert_eq!(table(&stage, 2).await.0.host.get(), finn.id.0);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_is_its_hosts() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Cy", "Ben"].map(|name| stage.person(name));
    let (lobby, eve) = (lobby(&people, &wizards, "").await, stage.person("Eve"));
    let not_host = with("refusal-not-host", &[("name", "Cy")]);
    for word in ["begin", "fill-and-begin", "add-computer", "remove-computer"] {
        let forged = format!("2.l.1.{word}");
        check_refused(&stage, people[1].forge_press_and_see(lobby.id, &forged), &not_host).await;
        check_refused(&stage, eve.forge_press_and_see(lobby.id, &forged), &not_host).await;
    }
    let none = say("refusal-no-computer");
    check_refused(&stage, people[0].forge_press_and_see(lobby.id, "2.l.1.remove-computer"), &none)
        .await;
    let (now, _) = table(&stage, 1).await;
    let too_few = why(&stage.words(), &now, &people[0], Refusal::TooFew { needed: 3 });
    check_refused(&stage, people[0].forge_press_and_see(lobby.id, "2.l.1.begin"), &too_few).await;
    let no_seat = say("refusal-not-seated-lobby");
    check_refused(&stage, press(&eve, &lobby, ".stand-up"), &no_seat).await;
    check_refused(&stage, command(&eve, &wizards, "/wizard leave"), &no_seat).await;
    check_refused(&stage, command(&eve, &wizards, "/wizard hand"), &no_seat).await;
    let not_begun = say("refusal-not-begun");
    check_refused(&stage, command(&people[1], &wizards, "/wizard hand"), &not_begun).await;
    check_refused(&stage, command(&eve, &wizards, "/wizard scores"), &not_begun).await;
    let not_playing = say("refusal-not-playing");
    check_refused(&stage, command(&eve, &wizards, "/wizard end"), &not_playing).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begins_once() {
    let game = Played::start().await;
    let before = stored(&game.stage).await;
    for late in ["begin", "fill-and-begin", "sit", "stand-up", "add-computer", "remove-computer"] {
        let late = format!("2.l.1.{late}");
        let shown = message(game.people[0].forge_press_and_see(game.board.id, &late).await);
        assert!(shown.id == game.board.id && is_board(&shown), "{late}");
    }
    assert_eq!(stored(&game.stage).await, before);
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_has_one_table() {
    let game = Played::start().await;
    let (eve, stage) = (game.stranger(), &game.stage);
    let taken = say("refusal-channel-taken");
    check_refused(stage, command(&eve, &game.wizards, "/wizard play"), &taken).await;
    let (host, taken) = (&game.people[0], say("refusal-channel-taken-by-you"));
    check_refused(stage, command(host, &game.wizards, "/wizard play"), &taken).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_that_do_not_go_together_open_no_lobby() {
    let stage = Stage::start().await;
    let (cy, wizards) = (stage.person("Cy"), stage.channel("wizards"));
    let nobody_last = say("unplayable-nobody-last");
    let no_tournament = say("unplayable-unicolore-rounds");
    let mut refused = vec![
        ("preset:tournament bidding:covered".to_owned(), &nobody_last),
        ("preset:tournament unicolore:true".to_owned(), &no_tournament),
        ("unicolore:true rounds:tournament".to_owned(), &no_tournament),
    ];
    for bidding in ["covered", "secret"] {
        for bound in ["strict", "tournament", "late", "canadian"] {
            refused.push((format!("bidding:{bidding} plus-minus-one:{bound}"), &nobody_last));
        }
    }
    for (choices, sentence) in refused {
        let play = format!("/wizard play {choices}");
        check_refused(&stage, command(&cy, &wizards, &play), sentence).await;
    }
    assert!(stored(&stage).await.is_empty());
    // Either of the two is dropped by a button, and the rest is as it was typed.
    let play = "/wizard play clock:live unicolore:true rounds:tournament ties:tournament";
    let told = message(command(&cy, &wizards, play).await);
    assert_eq!(told.buttons().count(), 2, "{}", told.text());
    let open = "2.open.here.live.cards.open.off.off.true.all.tournament";
    assert!(is_lobby(&message(cy.press_id(&told, open).await.unwrap())));
    let opened = table(&stage, 1).await.0;
    assert_eq!((opened.clock, opened.host.get()), (Clock::Live, cy.id.0));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn names_do_nothing_wherever_they_stand() {
    let names = ["@everyone", "<@1> **x** [a](http://b)", "a\u{202e}b\u{200b}\nc ||d||"];
    let people = names.map(str::to_owned).to_vec();
    let stage = Stage::start_with(Options { people, ..Stage::options() }).await;
    let (people, wizards) = (names.map(|name| stage.person(name)), stage.channel("wizards"));
    let table = lobby(&people, &wizards, "preset:quick").await;
    let mut shown = vec![people[0].look(table.id).unwrap()];
    begin_at(&people[0], &table).await;
    for person in &people {
        shown.push(hand(person, &wizards).await);
        shown.push(message(press(person, &table, ".scores").await));
    }
    shown.push(people[0].look(table.id).unwrap());
    let end = message(command(&people[0], &wizards, "/wizard end").await);
    press(&people[0], &end, ".end").await;
    let result = people[0].wait_for(&wizards, crate::stage::is_result).await.unwrap();
    for message in shown.iter().chain([&result]) {
        let text = message.text();
        let marks = ['\u{202e}', '\u{200e}', '\u{0}'];
        assert!(!text.contains(marks), "{text:?}");
        // A result mentions those who played, and nobody else.
        let called = if message.id == result.id { people.len() } else { 0 };
        assert_eq!((message.mentions.len(), message.notified.len()), (called, called), "{text}");
        let running: String = text.split("```").step_by(2).collect();
        for live in ["@everyone", "<@1>", "[a](", "||d||", "**x**"] {
            assert!(!running.contains(live), "{live} is live in {running}");
        }
    }
    stage.check_the_wire();
}

/// The message for permissions that the bot lacks.
fn needs(permissions: &[&str]) -> String {
    ENGLISH.missing_permissions(permissions, None).message().content.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_may_not_post_it_says_so() {
    let stage = Stage::start().await;
    let (cy, quiet, dice) =
        (stage.person("Cy"), stage.channel("quiet-corner"), stage.channel("dice"));
    let send = needs(&["permission-send"]);
    let told = message(command(&cy, &quiet, "/wizard play").await);
    assert!(told.text().contains(&send) && !told.text().contains("<#"), "{}", told.text());
    stage.playground.set_access(&dice, Access::Hidden);
    let view = needs(&["permission-view", "permission-send"]);
    check_refused(&stage, command(&cy, &dice, "/wizard play"), &view).await;
    stage.playground.set_access(&dice, Access::Full);
    let table = lobby(&[cy.clone(), stage.person("Ben")], &dice, "").await;
    stage.playground.set_access(&dice, Access::ReadOnly);
    check_refused(&stage, command(&cy, &dice, "/wizard board"), &send).await;
    begin_at(&cy, &table).await;
    assert!(is_own(&message(press(&cy, &table, ".hand").await)));
    // Somebody who was in a channel where the bot may post is sent there, and nobody else.
    let wizards = stage.channel("wizards");
    command(&cy, &wizards, "/wizard help").await;
    let there = Some(ChannelId::new(wizards.id.0));
    let there = ENGLISH.missing_permissions(&["permission-send"], there);
    // The bot notes where somebody was after its answer to them has arrived.
    let is_sent_there = async || {
        let told = message(command(&cy, &quiet, "/wizard play").await);
        told.text().contains(&there.message().content).then_some(())
    };
    wait(|| sees(&cy, &quiet), is_sent_there).await;
    let told = message(command(&stage.person("Eve"), &quiet, "/wizard play").await);
    assert!(told.text().contains(&send) && !told.text().contains("<#"), "{}", told.text());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_table_there_is_nothing_to_show() {
    let stage = Stage::start().await;
    let (cy, wizards) = (stage.person("Cy"), stage.channel("wizards"));
    for typed in ["hand", "board", "scores", "leave", "end"] {
        let (typed, none) = (format!("/wizard {typed}"), say("refusal-no-table"));
        check_refused(&stage, command(&cy, &wizards, &typed), &none).await;
    }
    stage.check_the_wire();
}

/// Registers a command of another version in addition to the bot's own, or instead of it.
async fn register(stage: &Stage, command: Value) {
    let playground = &stage.playground;
    let (base, bot) = (playground.base(), playground.application());
    let request = reqwest::Client::builder().no_proxy().build().unwrap();
    let request = request.post(format!("{base}/api/v10/applications/{bot}/commands"));
    let token = format!("Bot {}", playground.token());
    let registered = request.header("authorization", token).json(&command).send().await.unwrap();
    assert!(registered.status().is_success(), "{registered:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_of_another_version_is_not_taken_for_a_button() {
    let stage = Stage::start().await;
    let (cy, wizards) = (stage.person("Cy"), stage.channel("wizards"));
    let option = |name: &str| json!({ "type": 3, "name": name, "description": "How" });
    let options = [option("preset"), option("table")];
    let play = json!({ "type": 1, "name": "play", "description": "Play", "options": options });
    let dance = json!({ "type": 1, "name": "dance", "description": "Dance" });
    let wizard = json!({ "name": "wizard", "description": "Old", "options": [play, dance] });
    register(&stage, wizard).await;
    let hand = json!({ "type": 1, "name": "hand", "description": "A hand" });
    register(&stage, json!({ "name": "tarot", "description": "Old", "options": [hand] })).await;
    register(&stage, json!({ "name": "deal", "description": "Old" })).await;
    let unknown = say("refusal-unknown-command");
    for typed in ["/wizard dance", "/wizard play table:round", "/tarot hand", "/deal"] {
        check_refused(&stage, command(&cy, &wizards, typed), &unknown).await;
    }
    let no_value = with("refusal-no-such-value", &[("option", "preset"), ("value", "blind")]);
    check_refused(&stage, command(&cy, &wizards, "/wizard play preset:blind"), &no_value).await;
    assert!(stored(&stage).await.is_empty());
    check_told(command(&cy, &wizards, "/wizard dance").await, &unknown);
    stage.check_the_wire();
}
