//! The connection to the gateway breaks, and is resumed or replaced by a new session.

use std::time::Duration;

use henge::settings::Watch;
use playground::{Answer, Playground, Resumable};

use super::Game;
use crate::games::play_to_the_end;
use crate::stage::{Stage, wait};

/// Failures of the gateway that the session survives.
const HICCUPS: [fn(&Playground); 4] = [
    |playground| playground.gateway().drop_connections(),
    |playground| playground.gateway().reconnect(),
    |playground| playground.gateway().close(4000),
    |playground| playground.gateway().invalidate(Resumable::Yes),
];

#[tokio::test(flavor = "multi_thread")]
async fn a_press_after_a_hiccup_of_the_gateway_is_one_move() {
    for two in HICCUPS.chunks(2) {
        let mut game = Game::begin().await;
        for (before, hiccup) in two.iter().enumerate() {
            let (hand, press) = game.asked().await;
            hiccup(&game.stage.playground);
            let answer = game.ada.press_id(&hand, &press).await.unwrap();
            assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
            assert_eq!(game.answers().await, before + 1);
        }
        play_to_the_end(std::slice::from_ref(&game.ada), &game.wizards).await;
        game.stage.check_the_wire();
        game.stage.stop_bot().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_just_before_a_hiccup_of_the_gateway_is_one_move() {
    for two in HICCUPS.chunks(2) {
        let mut game = Game::begin().await;
        for (before, hiccup) in two.iter().enumerate() {
            let (hand, press) = game.asked().await;
            // The press is sent first, and its response awaited after the hiccup.
            let meanwhile = async { hiccup(&game.stage.playground) };
            let (answer, ()) = tokio::join!(game.ada.press_id(&hand, &press), meanwhile);
            let answer = answer.unwrap();
            assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
            assert_eq!(game.answers().await, before + 1);
        }
        play_to_the_end(std::slice::from_ref(&game.ada), &game.wizards).await;
        game.stage.check_the_wire();
        game.stage.stop_bot().await;
    }
}

/// Failures of the gateway that lose the session.
const LOSSES: [fn(&Playground); 3] = [
    |playground| playground.gateway().invalidate(Resumable::No),
    |playground| {
        playground.gateway().forget_sessions();
        playground.gateway().drop_connections();
    },
    |playground| playground.gateway().close(4009),
];

#[tokio::test(flavor = "multi_thread")]
async fn the_game_goes_on_after_a_session_is_lost() {
    let game = Game::begin().await;
    for (before, lose) in LOSSES.into_iter().enumerate() {
        let (hand, press) = game.asked().await;
        lose(&game.stage.playground);
        // Presses in between are lost on Discord as well; afterwards the old button works. serenity
        // takes about five seconds for a new session.
        assert!(!game.stage.playground.bot_connected());
        game.stage.playground.wait_ready().await.unwrap();
        let answer = game.ada.press_id(&hand, &press).await.unwrap();
        assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
        assert_eq!(game.answers().await, before + 1);
    }
    play_to_the_end(std::slice::from_ref(&game.ada), &game.wizards).await;
    game.stage.check_the_wire();
}

/// The number of events of this name that the bot received.
fn told(stage: &Stage, name: &str) -> usize {
    stage.playground.journal().events().iter().filter(|event| event.name == name).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_tells_nothing_any_more_is_left_for_another() {
    let mut stage = Stage::without_bot(Stage::options()).await;
    stage.watch = Watch { quiet: Duration::from_millis(500), patience: Duration::from_millis(500) };
    stage.start_bot().await;
    let game = Game::begin_on(stage).await;
    // Nobody presses, but the gateway answers requests.
    let asked = async || (told(&game.stage, "GUILD_MEMBERS_CHUNK") > 2).then_some(());
    wait(|| "no answers".to_owned(), asked).await;
    assert_eq!(told(&game.stage, "READY"), 1, "nothing is wrong");

    let (hand, press) = game.asked().await;
    game.stage.playground.gateway().deafen();
    let again = async || (told(&game.stage, "READY") > 1).then_some(());
    wait(|| "no new session".to_owned(), again).await;
    let answer = game.ada.press_id(&hand, &press).await.unwrap();
    assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
    assert!(game.stage.figures().await.contains("henge_gateway_restarts_total 1\n"));
    game.stage.check_the_wire();
}
