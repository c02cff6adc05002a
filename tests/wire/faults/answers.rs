//! Initial responses that do not arrive, or do not seem to.

use std::time::Duration;

use playground::{Answer, Fault, Kind, Message, Options};

use super::{Game, check_the_end};
use crate::disk::seats;
use crate::games::{asked, play_to_the_end};
use crate::stage::{
    Stage, again, begin, begin_at, begin_unseen, is_board, is_lobby, lobby, message, press, sees,
    wait,
};
use crate::truth::own_is_true;

#[tokio::test(flavor = "multi_thread")]
async fn a_first_answer_that_fails_on_the_way_is_sent_again_and_is_one_move() {
    let game = Game::begin().await;
    let faults =
        [Fault::RateLimited(Duration::from_millis(400)), Fault::ServerError(502), Fault::Reset];
    for (before, fault) in faults.into_iter().enumerate() {
        let (hand, press) = game.asked().await;
        game.stage.playground.faults().next(Kind::Callback, 1, fault);
        let answer = game.ada.press_id(&hand, &press).await.unwrap();
        assert!(matches!(answer, Answer::Update(_)), "{fault:?}: {answer:?}");
        assert_eq!(game.answers().await, before + 1, "{fault:?}");
    }
    play_to_the_end(std::slice::from_ref(&game.ada), &game.wizards).await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_answer_that_had_arrived_counts() {
    let game = Game::begin().await;
    let (hand, first) = game.asked().await;
    game.stage.playground.faults().next(Kind::Callback, 1, Fault::ResetAfter);
    let answer = game.ada.press_id(&hand, &first).await.unwrap();
    assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
    assert_eq!(game.answers().await, 1);
    own_is_true(&game.stage, 1, &game.ada, &game.wizards).await;
    // This response opens a table, whose message must nevertheless be found.
    let (ada, dice) = (&game.ada, game.stage.channel("dice"));
    game.stage.playground.faults().next(Kind::Callback, 1, Fault::ResetAfter);
    let lobby = message(ada.command(&dice, "/wizard play preset:quick").await.unwrap());
    let board = begin_at(ada, &lobby).await;
    play_to_the_end(std::slice::from_ref(ada), &dice).await;
    check_the_end(ada, &dice, &board).await;
    let refused = game.stage.playground.journal().refused();
    let twice = refused.iter().filter(|request| request.code == Some(40060)).count();
    assert_eq!(twice, 2, "{refused:#?}");
    assert_eq!(refused.len(), 2, "{refused:#?}");
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_whose_answer_had_arrived_is_the_one_that_changes() {
    let game = Game::begin().await;
    let (ada, wizards) = (&game.ada, &game.wizards);
    game.asked().await;
    game.stage.playground.faults().next(Kind::Callback, 1, Fault::ResetAfter);
    let board = message(ada.command(wizards, "/wizard board").await.unwrap());
    let only = || {
        let boards: Vec<Message> = ada.sees(wizards).into_iter().filter(is_board).collect();
        (boards.len() == 1 && boards[0].id == board.id).then_some(())
    };
    wait(|| sees(ada, wizards), async || only()).await;
    play_to_the_end(std::slice::from_ref(ada), wizards).await;
    check_the_end(ada, wizards, &board).await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_answer_that_vanishes_is_sent_again() {
    // The bot waits for Discord for a good part of the three seconds. What is left is too short to
    // be reliable when many tests run at once.
    let first_answer = Duration::from_secs(20);
    let options = Options { first_answer, patience: first_answer, ..Options::default() };
    let game = Game::begin_on(Stage::start_with(options).await).await;
    let (hand, press) = game.asked().await;
    game.stage.playground.faults().next(Kind::Callback, 1, Fault::Silence);
    let answer = game.ada.press_id(&hand, &press).await.unwrap();
    assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
    assert_eq!(game.answers().await, 1);
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_whose_answer_never_arrives_is_a_move() {
    let game = Game::begin_on(Stage::start_in_real_time().await).await;
    let (hand, press) = game.asked().await;
    game.stage.playground.faults().next(Kind::Callback, 3, Fault::Reset);
    assert_eq!(game.ada.press_id(&hand, &press).await.unwrap(), Answer::Failed);
    assert_eq!(game.answers().await, 1);
    // Her hand is redrawn with the token of the previous press, or by pressing again.
    let answer = game.ada.forge_press(hand.id, &press).await;
    assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
    assert_eq!(game.answers().await, 1, "pressing again is no second move");
    play_to_the_end(std::slice::from_ref(&game.ada), &game.wizards).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_whose_answer_never_arrives_is_posted() {
    let stage = Stage::start_in_real_time().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    stage.playground.faults().next(Kind::Callback, 3, Fault::Reset);
    let answer = ada.command(&wizards, "/wizard play preset:quick").await.unwrap();
    assert_eq!(answer, Answer::Failed);
    let lobby = ada.wait_for(&wizards, is_lobby).await.unwrap();
    press(&ada, &lobby, ".add-computer").await;
    assert_eq!(seats(&stage, 1).await, ["Ada", "Merlin"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_stands_nobody_knows_where_is_posted() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    // The response arrives, but the confirmation of it is lost, and the message cannot be found.
    stage.playground.faults().next(Kind::Callback, 1, Fault::ResetAfter);
    stage.playground.faults().next(Kind::Read, 3, Fault::Reset);
    let first = message(ada.command(&wizards, "/wizard play preset:quick").await.unwrap());
    let another = |now: &Message| now.id > first.id && is_lobby(now);
    let lobby = ada.wait_for(&wizards, another).await.unwrap();
    let board = begin_at(&ada, &lobby).await;
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    check_the_end(&ada, &wizards, &board).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_is_never_answered_keeps_nobody_else_waiting() {
    let game = Game::begin_and_restart().await;
    let (stage, ada) = (&game.stage, &game.ada);
    let (hand, answer) = game.asked().await;
    // The edit after Ada's press hangs until the bot gives up on it.
    stage.playground.faults().next(Kind::ChannelEdit, 1, Fault::Silence);
    ada.press_id(&hand, &answer).await.unwrap();
    let hangs = || game.edits().iter().any(|edit| edit.status.is_none()).then_some(());
    wait(|| format!("{:#?}", game.edits()), async || hangs()).await;
    let hanging = game.edits().len();
    // Meanwhile another table is played and displayed, and presses at this one count.
    let (ben, dice) = (stage.person("Ben"), stage.channel("dice"));
    let lobby = lobby(&[ben.clone(), ada.clone()], &dice, "preset:quick").await;
    press(&ben, &lobby, ".add-computer").await;
    begin_at(&ben, &lobby).await;
    own_is_true(stage, 2, &ben, &dice).await;
    let (hand, answer) = game.asked().await;
    let answer = ada.press_id(&hand, &answer).await.unwrap();
    assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
    assert_eq!(game.edits().len(), hanging, "all that while the edit hung");
    // Then the bot gives up on it, and displays the current state of the table.
    let tried = || (game.edits().len() > hanging).then_some(());
    wait(|| format!("{:#?}", game.edits()), async || tried()).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_hands_the_later_stays_though_word_of_the_earlier_comes_last() {
    let game = Game::begin().await;
    let (stage, ada, wizards) = (&game.stage, &game.ada, &game.wizards);
    own_is_true(stage, 1, ada, wizards).await;
    let late = Duration::from_millis(600);
    stage.playground.faults().next(Kind::Callback, 1, Fault::SlowAnswer(late));
    let earlier = message(ada.command(wizards, "/wizard hand").await.unwrap());
    let later = message(ada.command(wizards, "/wizard hand").await.unwrap());
    ada.wait_gone(&earlier).await.unwrap();
    assert!(ada.look(later.id).is_some(), "the hand asked for last is still there");
    // This is a press on a hand that the bot does not yet know to have arrived.
    stage.playground.faults().next(Kind::Callback, 1, Fault::SlowAnswer(late));
    let hand = message(ada.command(wizards, "/wizard hand").await.unwrap());
    ada.forge_press(hand.id, &again(&hand).unwrap()).await;
    tokio::time::sleep(late * 2).await;
    assert!(ada.look(hand.id).is_some(), "the pressed hand is still there");
    play_to_the_end(std::slice::from_ref(ada), wizards).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_that_cannot_be_sent_at_first_are_sent_or_opened_by_a_press() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    for fault in [Fault::RateLimited(Duration::from_millis(400)), Fault::ServerError(502)] {
        stage.playground.faults().next(Kind::Followup, 1, fault);
    }
    begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    own_is_true(&stage, 1, &ada, &wizards).await;
    // If it cannot be sent at all, it is the response to the player who asks for it.
    let dice = stage.channel("dice");
    stage.playground.faults().next(Kind::Followup, 1000, Fault::ServerError(502));
    let lobby = lobby(std::slice::from_ref(&ada), &dice, "preset:quick").await;
    begin_unseen(&ada, &lobby).await;
    let hand = message(ada.command(&dice, "/wizard hand").await.unwrap());
    own_is_true(&stage, 2, &ada, &dice).await;
    let (asked, answer) = asked(&ada, &dice).await;
    assert_eq!(asked.id, hand.id);
    assert!(matches!(ada.press_id(&hand, &answer).await.unwrap(), Answer::Update(_)));
    stage.check_the_wire();
}
