//! The table's message: edits that fail, come slowly, or find no message any more.

use std::time::Duration;

use playground::{Access, Answer, Fault, Kind, Message, Request};

use super::{Game, is_board, is_final};
use crate::disk::seats;
use crate::games::{play_to_the_end, press_once};
use crate::stage::message;

#[tokio::test(flavor = "multi_thread")]
async fn edits_and_posts_that_fail_are_made_up_for() {
    let game = Game::begin().await;
    let faults = game.stage.playground.faults();
    for fault in [
        Fault::RateLimited(Duration::from_millis(500)),
        Fault::ServerError(500),
        Fault::Reset,
        Fault::ResetAfter,
    ] {
        for kind in [Kind::ChannelEdit, Kind::EditOriginal, Kind::ChannelPost, Kind::Delete] {
            faults.next(kind, 1, fault);
        }
    }
    // Three in a row: the bot gives up, and comes back to it after a while.
    faults.next(Kind::ChannelEdit, 3, Fault::ServerError(503));
    play_to_the_end(std::slice::from_ref(&game.ada), &game.wizards).await;
    let last = |now: &Message| now.id == game.board.id && is_final(now);
    game.ada.wait_for(&game.wizards, last).await.unwrap();
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_not_shown_before_a_restart_is_shown_after_it() {
    let mut game = Game::begin().await;
    // A lobby as well: there nobody's move would show what was not shown.
    let (dice, ben) = (game.stage.channel("dice"), game.stage.person("Ben"));
    let lobby = message(game.ada.command(&dice, "/wizard play preset:quick").await.unwrap());
    let faults = game.stage.playground.faults();
    faults.next(Kind::ChannelEdit, 1000, Fault::ServerError(500));
    faults.next(Kind::Callback, 3, Fault::Reset);
    let answer = ben.press(&lobby, "Take a seat").await.unwrap();
    assert_eq!(answer, Answer::Failed);
    assert_eq!(seats(&game.stage, 2).await, ["Ada", "Ben"], "it counts, but nobody has seen it");
    play_to_the_end(std::slice::from_ref(&game.ada), &game.wizards).await;
    game.stage.stop_bot().await;
    assert!(!is_final(&game.ada.look(game.board.id).unwrap()));
    assert!(!game.ada.look(lobby.id).unwrap().text().contains("Ben"));
    game.stage.playground.faults().clear();
    game.stage.start_bot().await;
    let last = |now: &Message| now.id == game.board.id && is_final(now);
    game.ada.wait_for(&game.wizards, last).await.unwrap();
    let seated = |now: &Message| now.id == lobby.id && now.text().contains("Ben");
    game.ada.wait_for(&dice, seated).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_edit_that_discord_refuses_is_not_tried_for_ever() {
    let game = Game::begin().await;
    let (hand, press) = game.asked().await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    game.stage.playground.set_access(&game.wizards, Access::Hidden);
    let edits =
        |request: &&Request| request.method == "PATCH" && request.path.starts_with("/channels/");
    let count = || game.stage.playground.journal().requests().iter().filter(edits).count();
    let before = count();
    game.ada.press_id(&hand, &press).await.unwrap();
    // Longer than the bot waits after a fault that may pass.
    tokio::time::sleep(Duration::from_secs(8)).await;
    // Once for Ada's move, and for those of the computers after it.
    assert!((1..=3).contains(&(count() - before)), "{} edits", count() - before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_message_that_a_moderator_deletes_is_posted_anew() {
    let game = Game::begin().await;
    game.stage.playground.delete_message(game.board.id);
    let (hand, press) = game.asked().await;
    game.ada.press_id(&hand, &press).await.unwrap();
    let board = game.ada.wait_for(&game.wizards, is_board).await.unwrap();
    assert!(board.id > game.board.id);
    play_to_the_end(std::slice::from_ref(&game.ada), &game.wizards).await;
    let last = game.ada.wait_for(&game.wizards, is_final).await.unwrap();
    assert_eq!(last.id, board.id, "the game goes on where it was posted");
    let public = |now: &&Message| !now.is_ephemeral();
    assert_eq!(game.ada.sees(&game.wizards).iter().filter(public).count(), 1, "and only once");
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn edits_of_a_table_keep_their_order_and_about_a_second_between_them() {
    let game = Game::begin().await;
    for slow in [700, 50, 1500, 0, 300] {
        let slow = Duration::from_millis(slow);
        game.stage.playground.faults().next(Kind::ChannelEdit, 1, Fault::SlowAnswer(slow));
    }
    // Several moves for each edit, and several edits.
    for _ in 0..24 {
        press_once(std::slice::from_ref(&game.ada), &game.wizards).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    play_to_the_end(std::slice::from_ref(&game.ada), &game.wizards).await;
    let last = |now: &Message| now.id == game.board.id && is_final(now);
    game.ada.wait_for(&game.wizards, last).await.unwrap();
    let path = format!("/channels/{}/messages/{}", game.wizards.id, game.board.id);
    let mut edits = game.stage.playground.journal().requests();
    edits.retain(|request| request.method == "PATCH" && request.path == path);
    edits.sort_by_key(|edit| edit.at);
    assert!(edits.len() > 4, "{} edits", edits.len());
    for pair in edits.windows(2) {
        let [one, next] = pair else { continue };
        // A slow machine makes it longer, never shorter.
        let gap = next.at.saturating_sub(one.at + one.took);
        assert!(gap > Duration::from_millis(950), "{gap:?} after an edit came the next");
        assert_ne!(one.body, next.body, "an edit that changes nothing");
    }
    game.stage.check_the_wire();
}
