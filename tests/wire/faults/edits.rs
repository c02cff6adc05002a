//! The table's message and the result's: edits and posts that fail, are slow, or no longer find
//! their message.

use std::time::Duration;

use playground::{Access, Answer, Fault, Kind, Message};

use super::{Game, check_the_end};
use crate::disk::{seats, stage_of};
use crate::games::{play_to_the_end, press_once};
use crate::stage::{
    Stage, begin, begin_at, is_board, is_lobby, is_result, lobby, message, press, sees, wait,
};
use crate::truth::{board_is_true, own_is_true};
use crate::words::says_who_won;

#[tokio::test(flavor = "multi_thread")]
async fn edits_and_posts_that_fail_are_made_up_for() {
    let game = Game::begin_and_restart().await;
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
    // After three failures in a row the bot gives up and retries after a while.
    faults.next(Kind::ChannelEdit, 3, Fault::ServerError(503));
    play_to_the_end(std::slice::from_ref(&game.ada), &game.wizards).await;
    check_the_end(&game.ada, &game.wizards, &game.board).await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_whose_answer_is_lost_is_there_once() {
    // Discord's response to the post of a result is lost twice.
    let game = Game::begin().await;
    let (stage, ada, wizards) = (&game.stage, &game.ada, &game.wizards);
    stage.playground.faults().next(Kind::ChannelPost, 2, Fault::ResetAfter);
    play_to_the_end(std::slice::from_ref(ada), wizards).await;
    check_the_end(ada, wizards, &game.board).await;
    // Every attempt to post another result loses its response; the bot retries after a while.
    let general = stage.channel("general");
    let board = begin(std::slice::from_ref(ada), &general, "preset:quick").await;
    stage.playground.faults().next(Kind::ChannelPost, 3, Fault::ResetAfter);
    play_to_the_end(std::slice::from_ref(ada), &general).await;
    check_the_end(ada, &general, &board).await;
    // A moderator has deleted the table's message.
    let dice = stage.channel("dice");
    let board = begin(std::slice::from_ref(ada), &dice, "preset:quick").await;
    own_is_true(stage, 3, ada, &dice).await;
    stage.playground.faults().next(Kind::ChannelPost, 3, Fault::ResetAfter);
    stage.playground.delete_message(board.id);
    press_until(ada, &dice, |now| now.id > board.id && is_board(now)).await;
    play_to_the_end(std::slice::from_ref(ada), &dice).await;
    ada.wait_for(&dice, |now| says_who_won(&now.text())).await.unwrap();
    let public: Vec<Message> = ada.sees(&dice).into_iter().filter(|m| !m.is_ephemeral()).collect();
    assert_eq!(public.len(), 2, "the table's message and the result: {}", sees(ada, &dice));
    stage.check_the_wire();
}

/// Presses what this person's hand offers until a matching message is visible.
async fn press_until(
    person: &playground::Person,
    channel: &playground::Channel,
    fits: impl Fn(&Message) -> bool,
) -> Message {
    let look = async || {
        press_once(std::slice::from_ref(person), channel).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        person.sees(channel).into_iter().rev().find(&fits)
    };
    wait(|| sees(person, channel), look).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_not_shown_before_a_restart_is_shown_after_it() {
    let mut game = Game::begin_on(Stage::start_in_real_time().await).await;
    // The lobby is included because there no player's move would display what was not displayed
    // before.
    let (dice, ben) = (game.stage.channel("dice"), game.stage.person("Ben"));
    let lobby = lobby(std::slice::from_ref(&game.ada), &dice, "preset:quick").await;
    let faults = game.stage.playground.faults();
    for kind in [Kind::ChannelEdit, Kind::EditOriginal, Kind::ChannelPost] {
        faults.next(kind, 1000, Fault::ServerError(500));
    }
    faults.next(Kind::Callback, 3, Fault::Reset);
    let sit = format!("2.l.{}.sit", crate::stage::number(&lobby));
    assert_eq!(ben.press_id(&lobby, &sit).await.unwrap(), Answer::Failed);
    assert_eq!(seats(&game.stage, 2).await, ["Ada", "Ben"], "it counts, but nobody has seen it");
    let ada = [game.ada.clone()];
    let over = async || {
        press_once(&ada, &game.wizards).await;
        (stage_of(&game.stage, 1).await == "over").then_some(())
    };
    wait(|| sees(&game.ada, &game.wizards), over).await;
    game.stage.stop_bot().await;
    assert!(!game.ada.sees(&game.wizards).iter().any(is_result));
    assert!(is_board(&game.ada.look(game.board.id).unwrap()));
    assert!(!game.ada.look(lobby.id).unwrap().text().contains("Ben"));
    game.stage.playground.faults().clear();
    game.stage.start_bot().await;
    check_the_end(&game.ada, &game.wizards, &game.board).await;
    board_is_true(&game.stage, 2, &ben, &lobby).await;
    assert!(ben.look(lobby.id).unwrap().text().contains("Ben"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_edit_that_discord_refuses_is_not_tried_for_ever() {
    let game = Game::begin_and_restart().await;
    let (hand, press) = game.asked().await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    game.stage.playground.set_access(&game.wizards, Access::Hidden);
    let before = game.edits().len();
    game.ada.press_id(&hand, &press).await.unwrap();
    // This is longer than the bot waits after a transient error.
    tokio::time::sleep(Duration::from_secs(8)).await;
    assert_eq!(game.edits().len() - before, 1);
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
    check_the_end(&game.ada, &game.wizards, &board).await;
    let public = game.ada.sees(&game.wizards).iter().filter(|now| !now.is_ephemeral()).count();
    assert_eq!(public, 2, "the game went on where it was posted, and only there");
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_a_moderator_deletes_is_brought_back_by_a_command() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let first = lobby(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    stage.playground.delete_message(first.id);
    let lobby = message(ada.command(&wizards, "/wizard board").await.unwrap());
    assert!(is_lobby(&lobby));
    press(&ada, &lobby, ".add-computer").await;
    let board = begin_at(&ada, &lobby).await;
    assert_eq!(board.id, lobby.id);
    board_is_true(&stage, 1, &ada, &board).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn edits_of_a_table_keep_their_order_and_about_a_second_between_them() {
    let game = Game::begin_and_restart().await;
    for slow in [700, 50, 1500, 0, 300] {
        let slow = Duration::from_millis(slow);
        game.stage.playground.faults().next(Kind::ChannelEdit, 1, Fault::SlowAnswer(slow));
    }
    // There are several moves for each edit, and several edits.
    for _ in 0..24 {
        press_once(std::slice::from_ref(&game.ada), &game.wizards).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    play_to_the_end(std::slice::from_ref(&game.ada), &game.wizards).await;
    check_the_end(&game.ada, &game.wizards, &game.board).await;
    let mut edits = game.edits();
    edits.sort_by_key(|edit| edit.at);
    assert!(edits.len() > 4, "{} edits", edits.len());
    for pair in edits.windows(2) {
        let [one, next] = pair else { continue };
        // A slow machine makes the gap longer, never shorter.
        let gap = next.at.saturating_sub(one.at + one.took);
        assert!(gap > Duration::from_millis(950), "{gap:?} after an edit came the next");
        assert_ne!(one.body, next.body, "an edit that changes nothing");
    }
    game.stage.check_the_wire();
}
