//! Lobbies that are full, somebody else's, in the wrong place or of choices that do not go together.

use playground::{Access, Options};
use serde_json::{Value, json};

use super::{
    NO_TABLE, Played, begin, check_refused, check_told, command, hand, lobby, press, stored,
};
use crate::stage::{Stage, message};

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_takes_no_more_than_have_a_seat() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Cy", "Ben", "Di", "Eve"].map(|name| stage.person(name));
    let lobby = lobby(&people, &wizards, "unicolore:true").await;
    let finn = stage.person("Finn");
    let full = "Every seat is taken";
    check_refused(&stage, finn.forge_press(lobby.id, "1.l.1.sit"), full).await;
    check_refused(&stage, people[0].forge_press(lobby.id, "1.l.1.add"), full).await;
    let seated = "You have a seat here already.";
    check_refused(&stage, people[1].forge_press(lobby.id, "1.l.1.sit"), seated).await;
    assert!(finn.press(&lobby, "Take a seat").await.is_err(), "the button can be pressed");
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_is_its_hosts() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Cy", "Ben"].map(|name| stage.person(name));
    let (lobby, eve) = (lobby(&people, &wizards, "").await, stage.person("Eve"));
    let not_host = "Only the host, Cy, may do that.";
    for press in ["1.l.1.begin", "1.l.1.fill", "1.l.1.add", "1.l.1.remove"] {
        check_refused(&stage, people[1].forge_press(lobby.id, press), not_host).await;
        check_refused(&stage, eve.forge_press(lobby.id, press), not_host).await;
    }
    let none = "No computer player sits here.";
    check_refused(&stage, people[0].forge_press(lobby.id, "1.l.1.remove"), none).await;
    let too_few = "The game needs 3 players.";
    check_refused(&stage, people[0].forge_press(lobby.id, "1.l.1.begin"), too_few).await;
    let no_seat = "You have no seat at this table yet";
    check_refused(&stage, press(&eve, &lobby, "Leave"), no_seat).await;
    let not_begun = "The game has not begun yet.";
    check_refused(&stage, command(&people[1], &wizards, "/wizard hand"), not_begun).await;
    check_refused(&stage, command(&eve, &wizards, "/wizard scores"), not_begun).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begins_once() {
    let game = Played::start().await;
    game.shows("Round 1 of 5").await;
    let before = stored(&game.stage).await;
    for late in ["1.l.1.begin", "1.l.1.fill", "1.l.1.sit", "1.l.1.stand", "1.l.1.add"] {
        let answer = game.people[0].forge_press(game.board.id, late).await;
        let shown = message(answer);
        assert!(shown.id == game.board.id && shown.text().contains("Round 1 of 5"), "{late}");
    }
    assert_eq!(stored(&game.stage).await, before);
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_has_one_table() {
    let game = Played::start().await;
    let taken = "This channel has a table already";
    let (eve, stage) = (game.stranger(), &game.stage);
    check_refused(stage, command(&eve, &game.wizards, "/wizard play"), taken).await;
    let host = &game.people[0];
    check_refused(stage, command(host, &game.wizards, "/wizard play"), taken).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_that_do_not_go_together_open_no_lobby() {
    let stage = Stage::start().await;
    let (cy, wizards) = (stage.person("Cy"), stage.channel("wizards"));
    let nobody_last = "Plus/minus one goes with open predictions only";
    let no_tournament = "Unicolore has no tournament rounds";
    let mut refused = vec![
        ("preset:tournament bidding:covered".to_owned(), nobody_last),
        ("preset:tournament unicolore:true".to_owned(), no_tournament),
        ("unicolore:true rounds:tournament".to_owned(), no_tournament),
    ];
    for bidding in ["covered", "secret"] {
        for bound in ["strict", "tournament", "late", "canadian"] {
            refused.push((format!("bidding:{bidding} plus-minus-one:{bound}"), nobody_last));
        }
    }
    for (choices, sentence) in refused {
        let play = format!("/wizard play {choices}");
        check_refused(&stage, command(&cy, &wizards, &play), sentence).await;
    }
    assert!(stored(&stage).await.is_empty());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn names_do_nothing_wherever_they_stand() {
    let names = ["@everyone", "<@1> **x** [a](http://b)", "a\u{202e}b\u{200b}\nc ||d||"];
    let people = names.map(str::to_owned).to_vec();
    let stage = Stage::start_with(Options { people, ..Options::default() }).await;
    let (people, wizards) = (names.map(|name| stage.person(name)), stage.channel("wizards"));
    let table = lobby(&people, &wizards, "preset:quick").await;
    let mut shown = vec![people[0].look(table.id).unwrap()];
    begin(&people[0], &table).await;
    for person in &people {
        shown.push(hand(person, &wizards).await);
    }
    shown.push(people[0].look(table.id).unwrap());
    for message in shown {
        let text = message.text();
        let marks = ['\u{202e}', '\u{200e}', '\u{0}'];
        assert!(!text.contains(marks), "{text:?}");
        assert!(message.mentions.is_empty() && message.notified.is_empty(), "{text}");
        let running: String = text.split("```").step_by(2).collect();
        for live in ["@everyone", "<@1>", "[a](", "||d||", "**x**"] {
            assert!(!running.contains(live), "{live} is live in {running}");
        }
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_may_not_post_it_says_so() {
    let stage = Stage::start().await;
    let (cy, quiet, dice) =
        (stage.person("Cy"), stage.channel("quiet-corner"), stage.channel("dice"));
    let send = "I need the permissions Send Messages in this channel.";
    check_refused(&stage, command(&cy, &quiet, "/wizard play"), send).await;
    stage.playground.set_access(&dice, Access::Hidden);
    let view = "I need the permissions View Channel, Send Messages in this channel.";
    check_refused(&stage, command(&cy, &dice, "/wizard play"), view).await;
    stage.playground.set_access(&dice, Access::Full);
    let table = lobby(&[cy.clone(), stage.person("Ben")], &dice, "").await;
    stage.playground.set_access(&dice, Access::ReadOnly);
    check_refused(&stage, command(&cy, &dice, "/wizard board"), send).await;
    press(&cy, &table, "Fill with computers and begin").await;
    check_told(press(&cy, &table, "My hand").await, "your hand");
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_table_there_is_nothing_to_show() {
    let stage = Stage::start().await;
    let (cy, wizards) = (stage.person("Cy"), stage.channel("wizards"));
    for typed in ["hand", "board", "scores", "leave", "end"] {
        let typed = format!("/wizard {typed}");
        check_refused(&stage, command(&cy, &wizards, &typed), NO_TABLE).await;
    }
    stage.check_the_wire();
}

/// Registers a command of another version beside the bot's own, or in place of it.
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
    let preset = json!({ "type": 3, "name": "preset", "description": "How" });
    let play = json!({ "type": 1, "name": "play", "description": "Play", "options": [preset] });
    let dance = json!({ "type": 1, "name": "dance", "description": "Dance" });
    let wizard = json!({ "name": "wizard", "description": "Old", "options": [play, dance] });
    register(&stage, wizard).await;
    let hand = json!({ "type": 1, "name": "hand", "description": "A hand" });
    register(&stage, json!({ "name": "tarot", "description": "Old", "options": [hand] })).await;
    register(&stage, json!({ "name": "deal", "description": "Old" })).await;
    for typed in ["/wizard dance", "/wizard play preset:blind", "/tarot hand", "/deal"] {
        let unknown = "I do not know this command, or not any more.";
        check_refused(&stage, command(&cy, &wizards, typed), unknown).await;
    }
    assert!(stored(&stage).await.is_empty());
    stage.check_the_wire();
}
