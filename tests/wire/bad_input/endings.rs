//! Leaving, ending and a rematch: who may, and what is possible afterwards.

use playground::Message;

use super::{
    ALONE, FORGED, NO_TABLE, OVER, Played, begin, check_refused, check_told, command, lobby, press,
};
use crate::stage::{Stage, message};

#[tokio::test(flavor = "multi_thread")]
async fn after_the_end_nothing_is_played() {
    let game = Played::start().await;
    let (asked, hand, act) = game.asked().await;
    let board = game.shows("Round 1 of 5").await;
    game.end().await;
    game.shows("The table was ended before the game was").await;
    let redrawn = |m: &Message| m.id == hand.id && m.text().contains("The game is over.");
    asked.wait_for(&game.wizards, redrawn).await.unwrap();
    let stage = &game.stage;
    check_refused(stage, asked.forge_press(hand.id, &act), OVER).await;
    check_refused(stage, asked.forge_press(board.id, "1.c.1.end"), OVER).await;
    check_refused(stage, asked.forge_press(board.id, "1.c.1.leave"), OVER).await;
    for typed in ["hand", "board", "scores", "leave", "end"] {
        let typed = format!("/wizard {typed}");
        check_refused(stage, command(asked, &game.wizards, &typed), NO_TABLE).await;
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_hands_the_lobby_over_and_the_last_closes_it() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Cy", "Ben"].map(|name| stage.person(name));
    let table = lobby(&people, &wizards, "").await;
    press(&people[0], &table, "Add computer").await;
    check_told(command(&people[0], &wizards, "/wizard leave").await, "You gave up your seat.");
    let host = |m: &Message| m.text().contains("1. **Ben** (host)") && !m.text().contains("Cy");
    people[1].wait_for(&wizards, host).await.unwrap();
    press(&people[1], &table, "Leave").await;
    let closed = people[1].look(table.id).unwrap();
    assert!(closed.text().contains("This lobby was closed"), "{}", closed.text());
    assert_eq!((closed.embeds.len(), closed.buttons().count()), (0, 0));
    check_refused(&stage, people[0].forge_press(table.id, "1.l.1.sit"), FORGED).await;
    check_refused(&stage, command(&people[0], &wizards, "/wizard hand"), NO_TABLE).await;
    lobby(&people, &wizards, "").await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_a_game_confirms_it_and_is_gone_for_good() {
    let game = Played::start().await;
    let (stage, cy) = (&game.stage, &game.people[0]);
    let ask = || command(cy, &game.wizards, "/wizard leave");
    check_refused(stage, ask(), "Leave the game for good?").await;
    let asked = message(ask().await);
    check_refused(stage, press(cy, &asked, "Play on"), "Nothing has changed.").await;
    let asked = message(ask().await);
    check_told(press(cy, &asked, "Leave").await, "You have left.");
    // The computer player on the seat moves by itself from now on.
    check_told(command(cy, &game.wizards, "/wizard hand").await, ALONE);
    check_told(cy.forge_press(asked.id, "1.c.1.leave").await, ALONE);
    let sit = cy.forge_press(game.board.id, "1.l.1.sit").await;
    assert!(message(sit).text().contains("Round 1 of 5"));
    check_told(command(cy, &game.wizards, "/wizard hand").await, ALONE);
    for person in &game.people[1..] {
        let asked = message(command(person, &game.wizards, "/wizard leave").await);
        press(person, &asked, "Leave").await;
    }
    game.shows("The table was ended before the game was").await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_sits_there_or_manages_the_server_ends_a_table() {
    let game = Played::start().await;
    let (stage, eve) = (&game.stage, game.stranger());
    let refused = "Only who plays at this table may end it.";
    check_refused(stage, command(&eve, &game.wizards, "/wizard end"), refused).await;
    check_refused(stage, eve.forge_press(game.board.id, "1.c.1.end"), refused).await;
    let cy = &game.people[0];
    let ask = message(command(cy, &game.wizards, "/wizard end").await);
    check_refused(stage, press(cy, &ask, "Play on"), "Nothing has changed.").await;
    let owner = stage.person("Ada");
    let ask = message(command(&owner, &game.wizards, "/wizard end").await);
    check_told(press(&owner, &ask, "End the table").await, "The table is ended.");
    game.shows("The table was ended before the game was").await;
    check_refused(stage, cy.forge_press(ask.id, "1.c.1.end"), OVER).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_for_those_who_played() {
    let game = Played::start().await;
    check_refused(&game.stage, game.people[1].forge_press(game.board.id, "1.r.1"), "").await;
    game.end().await;
    let over = game.shows("The table was ended before the game was").await;
    check_refused(&game.stage, press(&game.stranger(), &over, "Rematch"), ALONE).await;
    let lobby = message(press(&game.people[1], &over, "Rematch").await);
    assert!(!lobby.is_ephemeral());
    for (place, seat) in ["**Ben** (host)", "**Cy**", "**Di**"].iter().enumerate() {
        assert!(lobby.text().contains(&format!("{}. {seat}", place + 1)), "{}", lobby.text());
    }
    let taken = "This channel has a table already";
    check_refused(&game.stage, press(&game.people[2], &over, "Rematch"), taken).await;
    begin(&game.people[1], &lobby).await;
    check_told(press(&game.people[2], &lobby, "My hand").await, "Di · your hand");
    game.stage.check_the_wire();
}
