//! Late responses end up in the right place, and a hand never where others can see it. The database
//! is really slow: another connection keeps it locked.

use std::time::{Duration, Instant};

use henge::store::MessageKind;
use playground::{Answer, Channel, Message, Person};

use crate::disk::{hold, logged, posted, seats, stage_of};
use crate::games::{asked, play_to_the_end};
use crate::stage::{
    Stage, begin, begin_at, ids, is_board, is_lobby, is_own, is_result, lobby, message, offered,
    own, press, sees, wait,
};
use crate::truth::{check_no_hand_in_public, own_is_true};
use crate::words::{say, says_who_won, why};

/// A delay longer than the 1.5 s after which a response is deferred, shorter than Discord's
/// timeout.
const LATE: Duration = Duration::from_millis(2200);
/// A delay longer than the database's busy timeout.
const TOO_LONG: Duration = Duration::from_millis(6200);

/// Waits until the journal has this number of initial responses with this type and these flags. The
/// journal records completed requests.
async fn announced(stage: &Stage, wanted: (u64, u64), times: usize) {
    let first_answers = || {
        let mut requests = stage.playground.journal().requests();
        requests.retain(|request| {
            let flags = request.body["data"]["flags"].as_u64().unwrap_or_default();
            let kind = request.body["type"].as_u64();
            request.path.ends_with("/callback") && (kind, flags) == (Some(wanted.0), wanted.1)
        });
        requests
    };
    let enough = || (first_answers().len() >= times).then_some(());
    wait(|| format!("{times} of {wanted:?}: {:#?}", first_answers()), async || enough()).await;
}

/// A lobby of Ada's whose message id is stored.
async fn open(stage: &Stage) -> (Person, Person, Channel, Message) {
    let (ada, ben, wizards) = (stage.person("Ada"), stage.person("Ben"), stage.channel("wizards"));
    let lobby = lobby(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    let stored = async || posted(stage, 1, MessageKind::Table).await;
    wait(|| sees(&ada, &wizards), stored).await;
    (ada, ben, wizards, lobby)
}

/// A game of Ada and computer players in which she is asked something; her hand is open.
async fn game(stage: &Stage) -> (Person, Channel, Message, String) {
    let (ada, _, wizards, lobby) = open(stage).await;
    begin_at(&ada, &lobby).await;
    own_is_true(stage, 1, &ada, &wizards).await;
    let (hand, press) = asked(&ada, &wizards).await;
    (ada, wizards, hand, press)
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_follow_the_beginning_in_private_and_everybody_has_one() {
    let stage = Stage::start_in_real_time().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben", "Cy", "Di"].map(|name| stage.person(name));
    begin(&people, &wizards, "preset:quick").await;
    for person in &people {
        own_is_true(&stage, 1, person, &wizards).await;
        assert_eq!(person.sees(&wizards).iter().filter(|now| now.is_ephemeral()).count(), 1);
    }
    let eve = stage.person("Eve");
    assert!(eve.sees(&wizards).iter().all(|now| !now.is_ephemeral()));
    let requests = stage.playground.journal().requests();
    let follows = requests
        .iter()
        .filter(|request| request.method == "POST" && request.path.starts_with("/webhooks/"));
    assert!(follows.clone().all(|request| request.body["flags"] == 64), "{follows:#?}");
    assert_eq!(follows.count(), 4);
    // The same is checked with a beginning that is itself late.
    let dice = stage.channel("dice");
    let lobby = lobby(&people, &dice, "preset:quick").await;
    wait(|| sees(&people[0], &dice), async || posted(&stage, 2, MessageKind::Table).await).await;
    let held = hold(&stage, LATE).await;
    assert_eq!(press_begin(&people[0], &lobby).await, Answer::DeferredUpdate);
    for person in &people {
        own_is_true(&stage, 2, person, &dice).await;
    }
    held.await.unwrap();
    people[0].wait_for(&dice, |now| now.id == lobby.id && is_board(now)).await.unwrap();
    let everybody = [&people[..], &[eve]].concat();
    for channel in [&wizards, &dice] {
        check_no_hand_in_public(&stage, channel, &everybody);
    }
    stage.check_the_wire();
}

async fn press_begin(host: &Person, lobby: &Message) -> Answer {
    host.forge_press(lobby.id, "2.l.2.begin").await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_cannot_be_reached_opens_their_hand_on_the_table() {
    let mut stage = Stage::start_in_real_time().await;
    let (ada, ben, wizards, lobby) = open(&stage).await;
    press(&ben, &lobby, ".sit").await;
    press(&ada, &lobby, ".add-computer").await;
    // Nobody has pressed anything since the bot started.
    stage.restart_bot().await;
    let board = begin_at(&ada, &lobby).await;
    own_is_true(&stage, 1, &ada, &wizards).await;
    assert!(own(&ben, &wizards).is_none(), "{}", sees(&ben, &wizards));
    let hand = message(press(&ben, &board, ".hand").await);
    assert!(is_own(&hand));
    own_is_true(&stage, 1, &ben, &wizards).await;
    check_no_hand_in_public(&stage, &wizards, &[ada, ben]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_lobby_press_redraws_the_lobby() {
    let stage = Stage::start_in_real_time().await;
    let (ada, ben, wizards, lobby) = open(&stage).await;
    let held = hold(&stage, LATE).await;
    assert_eq!(press(&ben, &lobby, ".sit").await, Answer::DeferredUpdate);
    announced(&stage, (6, 0), 1).await;
    ada.wait_for(&wizards, |now| now.id == lobby.id && now.text().contains("Ben")).await.unwrap();
    held.await.unwrap();
    assert_eq!(seats(&stage, 1).await, ["Ada", "Ben"]);
    check_no_hand_in_public(&stage, &wizards, &[ada, ben]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_refusal_on_the_lobby_is_for_the_presser_alone() {
    let stage = Stage::start_in_real_time().await;
    let (ada, ben, wizards, lobby) = open(&stage).await;
    let held = hold(&stage, LATE).await;
    // The first press locks the table until it is stored; the second waits for it, and is refused.
    let first = press(&ben, &lobby, ".sit");
    let second = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        ben.forge_press(lobby.id, "2.l.1.add-computer").await
    };
    assert_eq!(tokio::join!(first, second), (Answer::DeferredUpdate, Answer::DeferredUpdate));
    let (table, _) = crate::disk::table(&stage, 1).await;
    let refusal = why(&stage.words(), &table, &ben, henge::table::Refusal::NotTheHost);
    let refused = |now: &Message| now.is_ephemeral() && now.text() == refusal;
    ben.wait_for(&wizards, refused).await.unwrap();
    assert!(!ada.sees(&wizards).iter().any(Message::is_ephemeral));
    assert!(is_lobby(&ada.look(lobby.id).unwrap()), "{}", sees(&ada, &wizards));
    held.await.unwrap();
    assert_eq!(seats(&stage, 1).await, ["Ada", "Ben"]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_press_on_a_hand_redraws_that_hand() {
    let stage = Stage::start_in_real_time().await;
    let (ada, wizards, hand, press) = game(&stage).await;
    let held = hold(&stage, LATE).await;
    let answer = ada.press_id(&hand, &press).await.unwrap();
    assert_eq!(answer, Answer::DeferredUpdate);
    announced(&stage, (6, 0), 1).await;
    let done = |now: &Message| now.id == hand.id && ids(now).all(|id| id != press);
    let redrawn = ada.wait_for(&wizards, done).await.unwrap();
    assert!(is_own(&redrawn));
    held.await.unwrap();
    own_is_true(&stage, 1, &ada, &wizards).await;
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    check_no_hand_in_public(&stage, &wizards, &[ada, stage.person("Ben")]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_hand_asked_for_on_the_board_or_by_command_is_private() {
    let stage = Stage::start_in_real_time().await;
    let (ada, wizards, hand, answer) = game(&stage).await;
    let board = ada.wait_for(&wizards, is_board).await.unwrap();
    let held = hold(&stage, LATE).await;
    // The answer waits for the disk and locks the table; both hands wait for the table.
    let card = ada.press_id(&hand, &answer);
    let later = tokio::time::sleep(Duration::from_millis(100));
    let both = async {
        later.await;
        let my_hand = ada.press_id(&board, "2.s.1.hand");
        tokio::join!(my_hand, ada.command(&wizards, "/wizard hand"))
    };
    let (card, (pressed, typed)) = tokio::join!(card, both);
    assert_eq!(card.unwrap(), Answer::DeferredUpdate);
    announced(&stage, (5, 64), 1).await;
    assert_eq!(pressed.unwrap(), Answer::DeferredUpdate);
    let Answer::Deferred(waiting) = typed.unwrap() else { panic!("it was not late") };
    assert!(waiting.is_ephemeral());
    // The hand that was requested later replaces the other.
    tokio::select! {
        filled = ada.wait_filled(&waiting) => assert!(is_own(&filled.unwrap())),
        gone = ada.wait_gone(&waiting) => gone.unwrap(),
    }
    held.await.unwrap();
    let hands = || ada.sees(&wizards).iter().filter(|now| is_own(now)).count();
    wait(|| sees(&ada, &wizards), async || (hands() == 1).then_some(())).await;
    own_is_true(&stage, 1, &ada, &wizards).await;
    check_no_hand_in_public(&stage, &wizards, &[ada, stage.person("Ben")]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_lobby_is_posted_in_the_channel_and_the_private_answer_says_so() {
    let stage = Stage::start_in_real_time().await;
    let (ada, ben, dice) = (stage.person("Ada"), stage.person("Ben"), stage.channel("dice"));
    let held = hold(&stage, LATE).await;
    let answer = ada.command(&dice, "/wizard play preset:quick").await.unwrap();
    let Answer::Deferred(waiting) = answer else { panic!("{answer:?}") };
    assert!(waiting.is_ephemeral());
    let said = ada.wait_filled(&waiting).await.unwrap();
    assert_eq!(said.text(), say("posted-below"));
    held.await.unwrap();
    let lobby = ben.wait_for(&dice, is_lobby).await.unwrap();
    press(&ben, &lobby, ".sit").await;
    assert_eq!(seats(&stage, 1).await, ["Ada", "Ben"]);
    // It is the table's message, so the game is displayed on it.
    begin_at(&ada, &lobby).await;
    play_to_the_end(&[ada.clone(), ben.clone()], &dice).await;
    let over = |now: &Message| now.id == lobby.id && says_who_won(&now.text());
    ada.wait_for(&dice, over).await.unwrap();
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_rematch_is_posted_below() {
    let stage = Stage::start_in_real_time().await;
    let (ada, wizards, ..) = game(&stage).await;
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    let last = ada.wait_for(&wizards, is_result).await.unwrap();
    wait(|| sees(&ada, &wizards), async || posted(&stage, 1, MessageKind::Result).await).await;
    let held = hold(&stage, LATE).await;
    assert_eq!(ada.press_id(&last, "2.r.1").await.unwrap(), Answer::DeferredUpdate);
    let lobby = ada.wait_for(&wizards, is_lobby).await.unwrap();
    assert!(lobby.id > last.id);
    assert_eq!(ada.look(last.id), Some(last), "the result stays");
    held.await.unwrap();
    assert_eq!(seats(&stage, 2).await.len(), 3);
    check_no_hand_in_public(&stage, &wizards, &[ada]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_waits_too_long_is_refused_with_an_apology_and_works_again() {
    let stage = Stage::start_in_real_time().await;
    let (ada, wizards, hand, press) = game(&stage).await;
    let kind = if press.contains(".cards.p") { "predict" } else { "trump" };
    let before = logged(&stage, 1, kind).await;
    let started = Instant::now();
    let held = hold(&stage, TOO_LONG).await;
    let answer = ada.press_id(&hand, &press).await.unwrap();
    assert_eq!(answer, Answer::DeferredUpdate);
    let apology = |now: &Message| now.id == hand.id && now.text().contains(&say("fault"));
    let told = ada.wait_for(&wizards, apology).await.unwrap();
    assert!(started.elapsed() < TOO_LONG, "the apology comes while the lock is held");
    assert_eq!(offered(&told), Some(press.clone()), "and the hand is still there");
    held.await.unwrap();
    assert_eq!(logged(&stage, 1, kind).await, before, "nothing changed");
    assert_eq!(stage_of(&stage, 1).await, "playing");
    let answer = ada.press_id(&hand, &press).await.unwrap();
    assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
    assert!(logged(&stage, 1, kind).await > before);
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    check_no_hand_in_public(&stage, &wizards, &[ada]);
    stage.check_the_wire();
}
