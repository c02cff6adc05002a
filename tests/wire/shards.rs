//! Shards: their number, when they are ready, and how a restart resumes them.

use std::time::Duration;

use playground::{Answer, Options};

use crate::disk::hold;
use crate::faults::Game;
use crate::stage::{Stage, wait};

/// Options that let all shards identify at once.
fn options(shards: u32) -> Options {
    Options { shards, max_concurrency: 16, ..Stage::options() }
}

/// The number of events of this name that the bot received.
fn told(stage: &Stage, name: &str) -> usize {
    stage.playground.journal().events().iter().filter(|event| event.name == name).count()
}

/// Waits until the metrics contain this line.
async fn figure(stage: &Stage, line: &str) {
    let figures = async || stage.figures().await;
    let stands = async || figures().await.lines().any(|other| other == line).then_some(());
    wait(|| line.to_owned(), stands).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn as_many_shards_are_started_as_discord_recommends() {
    let game = Game::begin_on(Stage::start_with(options(4)).await).await;
    figure(&game.stage, "henge_gateway_shards 4").await;
    figure(&game.stage, "henge_gateway_shards_connected 4").await;
    assert_eq!(told(&game.stage, "READY"), 4);
    let (hand, press) = game.asked().await;
    let answer = game.ada.press_id(&hand, &press).await.unwrap();
    assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn session_starts_are_never_exceeded_and_ready_means_all_shards() {
    let mut stage = Stage::without_bot(Options { session_starts: 3, ..options(4) }).await;
    stage.start_bot_unready().await;
    figure(&stage, "henge_gateway_shards_connected 3").await;
    figure(&stage, "henge_gateway_connected 0").await;
    let why = stage.not_ready().await;
    assert!(why.contains("only 3 of 4 shards (not "), "{why}");
    assert_eq!(stage.playground.gateway().sessions_started(), 3);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_discord_wants_more_shards_they_are_started() {
    let game = Game::begin_on(Stage::start_with(options(1)).await).await;
    let gateway = game.stage.playground.gateway();
    gateway.recommend(2);
    gateway.require(2);
    gateway.close(4011);
    figure(&game.stage, "henge_gateway_shards_connected 2").await;
    let (hand, press) = game.asked().await;
    let answer = game.ada.press_id(&hand, &press).await.unwrap();
    assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_cannot_be_resumed_is_begun_anew() {
    for code in [4007, 4009] {
        let game = Game::begin_on(Stage::start_with(options(1)).await).await;
        let (hand, press) = game.asked().await;
        game.stage.playground.gateway().close(code);
        let again = async || (told(&game.stage, "READY") == 2).then_some(());
        wait(|| format!("no new session after {code}"), again).await;
        let answer = game.ada.press_id(&hand, &press).await.unwrap();
        assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
        assert_eq!(told(&game.stage, "RESUMED"), 0);
        game.stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_resumes_every_shard_and_answers_what_was_pressed_meanwhile() {
    let mut game = Game::begin_on(Stage::start_with(options(4)).await).await;
    let (hand, press) = game.asked().await;
    game.stage.stop_bot().await;
    let (ada, stage) = (&game.ada, &mut game.stage);
    let (answer, ()) = tokio::join!(ada.press_id(&hand, &press), stage.start_bot());
    let answer = answer.unwrap();
    assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
    assert_eq!(game.answers().await, 1);
    assert_eq!((told(&game.stage, "READY"), told(&game.stage, "RESUMED")), (4, 4));
    assert_eq!(game.stage.playground.gateway().sessions_started(), 4);
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missed_press_that_is_too_old_changes_nothing_and_its_table_is_drawn_anew() {
    // This is longer than Discord's three seconds because the machine may be busy.
    let given_up = Duration::from_secs(10);
    let mut stage =
        Stage::without_bot(Options { first_answer: given_up, ..Stage::options() }).await;
    stage.presses.oldest = given_up;
    stage.start_bot().await;
    let game = Game::begin_on(stage).await;
    let (hand, press) = game.asked().await;
    game.stage.playground.gateway().deafen();
    // Discord has given up on the interaction by then.
    let answer = game.ada.press_id(&hand, &press).await.unwrap();
    assert_eq!(answer, Answer::Failed);
    let sent = || game.stage.playground.journal().requests();
    let before = sent().len();
    game.stage.playground.gateway().drop_connections();
    figure(&game.stage, "henge_presses_total{kind=\"own\",outcome=\"dropped\"} 1").await;
    let drawn =
        async || sent()[before..].iter().any(|request| request.method == "PATCH").then_some(());
    wait(|| format!("not drawn: {:#?}", &sent()[before..]), drawn).await;
    assert!(!sent()[before..].iter().any(|request| request.path.ends_with("/callback")));
    assert_eq!(game.answers().await, 0);
    let violations = game.stage.playground.journal().violations();
    assert!(violations.is_empty(), "{violations:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_pressed_before_a_stop_is_answered() {
    let mut game = Game::begin_on(Stage::start().await).await;
    let (hand, press) = game.asked().await;
    // The response cannot be sent before the bot is told to stop.
    let held = hold(&game.stage, Duration::from_millis(700)).await;
    let (ada, stage) = (game.ada.clone(), &mut game.stage);
    let answer = tokio::spawn(async move { ada.press_id(&hand, &press).await });
    let heard = async || (told(stage, "INTERACTION_CREATE") > 0).then_some(());
    wait(|| "the press is not told".to_owned(), heard).await;
    stage.stop_bot().await;
    held.await.unwrap();
    let answer = answer.await.unwrap().unwrap();
    assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_who_presses_while_the_bot_restarts_is_answered() {
    let mut stage = Stage::start_with(options(2)).await;
    let channel = stage.channel("wizards");
    for _ in 0..3 {
        let pressing: Vec<_> = (0..60)
            .map(|number| {
                let (ada, channel) = (stage.person("Ada"), channel.clone());
                tokio::spawn(async move {
                    // Some commands arrive before the connection is closed, some while it is being
                    // closed, and some after that.
                    tokio::time::sleep(Duration::from_millis(40 + number * (number % 7))).await;
                    ada.command(&channel, "/wizard help").await.unwrap()
                })
            })
            .collect();
        stage.restart_bot().await;
        for press in pressing {
            let answer = press.await.unwrap();
            assert!(matches!(answer, Answer::Message(_)), "{answer:?}");
        }
    }
    stage.check_the_wire();
}
