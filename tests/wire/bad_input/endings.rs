//! Leaving, ending and rematches: who may do so, and what is possible afterwards.

use henge::store::MessageKind;
use henge::table::Refusal;
use playground::Message;

use super::{Played, check_refused, check_told, command, follow};
use crate::disk::{posted, seats};
use crate::stage::{
    Stage, begin_at, is_board, is_lobby, is_own, is_result, lobby, message, press, sees, wait,
};
use crate::truth::own_is_true;
use crate::words::{say, with};

/// The values for the line of a lobby's host.
const HOST: [(&str, &str); 6] = [
    ("gate", ""),
    ("name", "Ben"),
    ("titled", "no"),
    ("title", ""),
    ("who", "host"),
    ("level", ""),
];

#[tokio::test(flavor = "multi_thread")]
async fn after_the_end_nothing_is_played() {
    let game = Played::start().await;
    let (asked, _, act) = game.asked().await;
    game.end().await;
    game.shows(&with("table-ended", &[("name", "Cy")])).await;
    let result = asked.wait_for(&game.wizards, is_result).await.unwrap();
    assert!(result.id > game.board.id);
    assert_eq!(asked.look(game.board.id).unwrap().buttons().count(), 0);
    let stage = &game.stage;
    game.line_of(asked, &result).await;
    let own = own_is_true(stage, 1, asked, &game.wizards).await;
    let (forged, over) = (say("refusal-forged"), say("refusal-over"));
    for press in [act.as_str(), "2.o.1.0.end", "2.o.1.0.leave"] {
        check_refused(stage, asked.forge_press(game.board.id, press), &forged).await;
        check_refused(stage, asked.forge_press(own.id, press), &over).await;
    }
    for press in ["2.l.1.sit", "2.l.1.begin", "2.r.1"] {
        check_refused(stage, asked.forge_press(game.board.id, press), &forged).await;
    }
    for typed in ["hand", "board", "scores", "leave", "end"] {
        let typed = format!("/wizard {typed}");
        let none = say("refusal-no-table");
        check_refused(stage, command(asked, &game.wizards, &typed), &none).await;
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_hands_the_lobby_over_and_the_last_closes_it() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Cy", "Ben"].map(|name| stage.person(name));
    let table = lobby(&people, &wizards, "").await;
    press(&people[0], &table, ".add-computer").await;
    let left = command(&people[0], &wizards, "/wizard leave").await;
    check_told(left, &say("lobby-left"));
    let host = with("lobby-seat", &HOST);
    let hosts = |m: &Message| m.text().contains(&host) && !m.text().contains("Cy");
    people[1].wait_for(&wizards, hosts).await.unwrap();
    press(&people[1], &table, ".stand-up").await;
    let closed = people[1].look(table.id).unwrap();
    assert_eq!(closed.text(), say("lobby-closed"));
    assert_eq!((closed.embeds.len(), closed.buttons().count()), (0, 0));
    let sit = people[0].forge_press(table.id, "2.l.1.sit");
    check_refused(&stage, sit, &say("refusal-forged")).await;
    let none = say("refusal-no-table");
    check_refused(&stage, command(&people[0], &wizards, "/wizard hand"), &none).await;
    lobby(&people, &wizards, "").await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_a_game_confirms_it_and_is_gone_for_good() {
    let game = Played::start().await;
    let (stage, cy) = (&game.stage, &game.people[0]);
    let ask = || command(cy, &game.wizards, "/wizard leave");
    check_refused(stage, ask(), &say("leave-ask")).await;
    let asked = message(ask().await);
    check_refused(stage, press(cy, &asked, ".show.hand"), "").await;
    assert!(is_own(&cy.look(asked.id).unwrap()));
    let asked = message(ask().await);
    check_told(press(cy, &asked, ".leave").await, &say("leave-done"));
    // A computer player takes over the seat and moves by itself from now on.
    let gone = game.why(cy, Refusal::NotSeated).await;
    assert_eq!(gone, say("refusal-has-left"));
    check_told(cy.forge_press(asked.id, "2.o.1.0.leave").await, &gone);
    check_told(cy.forge_press(asked.id, "2.o.1.0.show.hand").await, &gone);
    let forged = cy.forge_press(asked.id, "2.o.1.0.end").await;
    check_told(forged, &game.why(cy, Refusal::NotPlaying).await);
    let sit = message(cy.forge_press(game.board.id, "2.l.1.sit").await);
    assert!(sit.id == game.board.id && is_board(&sit));
    check_told(command(cy, &game.wizards, "/wizard hand").await, &gone);
    assert!(!cy.sees(&game.wizards).iter().any(is_own), "{}", sees(cy, &game.wizards));
    let told = message(command(cy, &game.wizards, "/wizard hand").await);
    assert!(told.is_ephemeral() && told.text().contains(&gone), "{}", told.text());
    let scores = follow(cy, &told, "2.s.1.scores").await;
    assert!(scores.is_ephemeral() && scores.text().contains("Score sheet"), "{}", scores.text());
    follow(cy, &told, "2.open.thread.").await;
    for (person, question) in game.people[1..].iter().zip(["leave-ask", "leave-ask-last"]) {
        let asked = message(command(person, &game.wizards, "/wizard leave").await);
        assert!(asked.text().contains(&say(question)), "{}", asked.text());
        press(person, &asked, ".leave").await;
    }
    game.shows(&with("table-ended", &[("name", "Di")])).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_sits_there_or_manages_the_server_ends_a_table() {
    let game = Played::start().await;
    let (eve, own) = game.onlookers().await;
    let stage = &game.stage;
    let refused = game.why(&eve, Refusal::NotPlaying).await;
    check_refused(stage, command(&eve, &game.wizards, "/wizard end"), &refused).await;
    let forged = eve.forge_press(game.board.id, "2.o.1.0.end");
    check_refused(stage, forged, &say("refusal-forged")).await;
    check_refused(stage, eve.forge_press(own.id, "2.o.1.0.end"), &refused).await;
    let cy = &game.people[0];
    let ask = message(command(cy, &game.wizards, "/wizard end").await);
    check_refused(stage, press(cy, &ask, ".show.hand"), "").await;
    let owner = stage.person("Ada");
    let ask = message(command(&owner, &game.wizards, "/wizard end").await);
    assert!(ask.is_ephemeral() && ask.text().contains(&say("end-ask")), "{}", ask.text());
    check_told(press(&owner, &ask, ".end").await, &say("end-done"));
    game.shows(&with("table-ended", &[("name", "Ada")])).await;
    let over = say("refusal-over");
    let result = cy.wait_for(&game.wizards, is_result).await.unwrap();
    let line = game.line_of(cy, &result).await;
    check_refused(stage, cy.forge_press(line.id, "2.o.1.0.end"), &over).await;
    check_refused(stage, owner.forge_press(ask.id, "2.o.1.0.end"), &over).await;
    let told = message(owner.forge_press_and_see(ask.id, "2.s.1.hand").await);
    assert!(told.is_ephemeral() && told.text().contains(&over), "{}", told.text());
    assert!(is_lobby(&follow(&owner, &told, "2.k.play.cards").await));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_for_those_who_played() {
    let game = Played::start().await;
    let (ben, di) = (&game.people[1], &game.people[2]);
    let taken = say("refusal-channel-taken-by-you");
    check_refused(&game.stage, ben.forge_press(game.board.id, "2.r.1"), &taken).await;
    game.end().await;
    let result = ben.wait_for(&game.wizards, is_result).await.unwrap();
    let alone = say("refusal-not-seated");
    let strangers = game.stranger();
    check_refused(&game.stage, press(&strangers, &result, "2.r.1"), &alone).await;
    let lobby = message(ben.press_id(&result, "2.r.1").await.unwrap());
    assert!(is_lobby(&lobby));
    let host = with("lobby-seat", &HOST);
    assert!(lobby.text().contains(&host), "{}", lobby.text());
    let stands = async || posted(&game.stage, 2, MessageKind::Table).await;
    wait(|| sees(ben, &game.wizards), stands).await;
    // Everybody else who played gets a seat in it with the same press, but only once.
    for person in [di, &game.people[0], di] {
        let seated = message(person.press_id(&result, "2.r.1").await.unwrap());
        assert!(seated.is_ephemeral() && seated.text().contains(&lobby.id.to_string()));
    }
    assert_eq!(seats(&game.stage, 2).await, ["Ben", "Di", "Cy"]);
    check_refused(&game.stage, press(&strangers, &result, "2.r.1"), &alone).await;
    begin_at(ben, &lobby).await;
    assert!(is_own(&message(press(di, &lobby, ".hand").await)));
    check_refused(&game.stage, press(di, &result, "2.r.1"), &taken).await;
    game.stage.check_the_wire();
}
