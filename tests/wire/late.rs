//! Answers that come late end where they should, and a hand never where others look. The database is
//! really slow: another connection keeps it locked.

use std::time::{Duration, Instant};

use playground::{Answer, Channel, Message, Person, Request};

use crate::disk::{hold, logged, seats, stage_of};
use crate::games::{hand_of, play_to_the_end};
use crate::stage::{Stage, message, offered};

/// Longer than the 1.5 s after which an answer is announced, shorter than Discord's patience.
const LATE: Duration = Duration::from_millis(2200);
/// Longer than the database's patience.
const TOO_LONG: Duration = Duration::from_millis(6200);
const APOLOGY: &str = "Something went wrong on my side";

/// Waits until that many first answers of this type and with these flags are in the journal, which
/// writes down what is done with.
async fn announced(stage: &Stage, wanted: (u64, u64), times: usize) {
    let of_this_kind = |request: &&Request| {
        let body = &request.body;
        let flags = body["data"]["flags"].as_u64().unwrap_or_default();
        request.path.ends_with("/callback")
            && (body["type"].as_u64(), flags) == (Some(wanted.0), wanted.1)
    };
    let count = || stage.playground.journal().requests().iter().filter(of_this_kind).count();
    let until = Instant::now() + Duration::from_secs(2);
    while count() < times {
        assert!(Instant::now() < until, "{} of {times} answers {wanted:?}", count());
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Nothing that everybody sees ever showed a hand: not as a post, an edit, an answer, or an edit of one.
fn check_no_hand_in_public(stage: &Stage, channel: &Channel, people: &[Person]) {
    for request in stage.playground.journal().requests() {
        let to_the_channel = request.path.starts_with("/channels/");
        let flags = request.body["data"]["flags"].as_u64().unwrap_or_default();
        let answers_all = request.body["type"] == 4 && flags & 64 == 0;
        if to_the_channel || answers_all {
            let text = request.body.to_string();
            assert!(!text.contains(".s.refresh") && !text.contains("your hand"), "{text}");
        }
    }
    // What became of each message, whichever request drew it.
    let events = stage.playground.journal().events();
    for event in events.iter().filter(|event| event.name.starts_with("MESSAGE_")) {
        let text = event.data.to_string();
        assert!(!text.contains("refresh") && !text.contains("your hand"), "{text}");
    }
    for person in people {
        for message in person.sees(channel).iter().filter(|message| !message.is_ephemeral()) {
            assert!(!message.text().contains("your hand"), "{}", message.text());
        }
    }
}

fn is_final(now: &Message) -> bool {
    now.button("Rematch").is_some()
}

async fn lobby(stage: &Stage) -> (Person, Person, Channel, Message) {
    let (ada, ben, wizards) = (stage.person("Ada"), stage.person("Ben"), stage.channel("wizards"));
    let lobby = message(ada.command(&wizards, "/wizard play preset:quick").await.unwrap());
    // Where the message stands is stored as well.
    tokio::time::sleep(Duration::from_millis(400)).await;
    (ada, ben, wizards, lobby)
}

/// A game of Ada's and computers in which she is asked something; her hand is open.
async fn game(stage: &Stage) -> (Person, Channel, Message, String) {
    let (ada, _, wizards, lobby) = lobby(stage).await;
    ada.press(&lobby, "Fill with computers and begin").await.unwrap();
    loop {
        let hand = hand_of(&ada, &wizards).await.unwrap();
        if let Some(press) = offered(&hand) {
            return (ada, wizards, hand, press);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_lobby_press_redraws_the_lobby() {
    let stage = Stage::start().await;
    let (ada, ben, wizards, lobby) = lobby(&stage).await;
    let held = hold(&stage, LATE).await;
    let answer = ben.press(&lobby, "Take a seat").await.unwrap();
    assert_eq!(answer, Answer::DeferredUpdate);
    announced(&stage, (6, 0), 1).await;
    ada.wait_for(&wizards, |now| now.id == lobby.id && now.text().contains("Ben")).await.unwrap();
    held.await.unwrap();
    assert_eq!(seats(&stage, 1).await, ["Ada", "Ben"]);
    check_no_hand_in_public(&stage, &wizards, &[ada, ben]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_refusal_on_the_lobby_is_for_the_presser_alone() {
    let stage = Stage::start().await;
    let (ada, ben, wizards, lobby) = lobby(&stage).await;
    let held = hold(&stage, LATE).await;
    // The first press holds the table until it is stored; the second waits behind it, and is refused.
    let first = ben.press(&lobby, "Take a seat");
    let second = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        ben.forge_press(lobby.id, "1.l.1.add").await
    };
    let (first, second) = tokio::join!(first, second);
    assert_eq!((first.unwrap(), second), (Answer::DeferredUpdate, Answer::DeferredUpdate));
    let refused = |now: &Message| now.is_ephemeral() && now.text().contains("Ada");
    ben.wait_for(&wizards, refused).await.unwrap();
    assert!(!ada.sees(&wizards).iter().any(Message::is_ephemeral));
    let now = ada.look(lobby.id).unwrap();
    assert!(now.buttons().any(|button| button.label == "Take a seat"), "{}", now.text());
    held.await.unwrap();
    assert_eq!(seats(&stage, 1).await, ["Ada", "Ben"]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_press_on_a_hand_redraws_that_hand() {
    let stage = Stage::start().await;
    let (ada, wizards, hand, press) = game(&stage).await;
    let held = hold(&stage, LATE).await;
    let answer = ada.press_id(&hand, &press).await.unwrap();
    assert_eq!(answer, Answer::DeferredUpdate);
    announced(&stage, (6, 0), 1).await;
    let done = |now: &Message| {
        now.id == hand.id && !now.buttons().any(|b| b.custom_id.as_deref() == Some(&press))
    };
    let redrawn = ada.wait_for(&wizards, done).await.unwrap();
    assert!(redrawn.is_ephemeral() && redrawn.text().contains("your hand"));
    held.await.unwrap();
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    check_no_hand_in_public(&stage, &wizards, &[ada, stage.person("Ben")]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_hand_asked_for_on_the_board_or_by_command_is_private() {
    let stage = Stage::start().await;
    let (ada, wizards, hand, press) = game(&stage).await;
    let board = ada.wait_for(&wizards, |now| now.button("My hand").is_some()).await.unwrap();
    let held = hold(&stage, LATE).await;
    // The card waits for the disk and holds the table; both hands wait for the table.
    let card = ada.press_id(&hand, &press);
    let later = tokio::time::sleep(Duration::from_millis(100));
    let both = async {
        later.await;
        tokio::join!(ada.press(&board, "My hand"), ada.command(&wizards, "/wizard hand"))
    };
    let (card, (pressed, typed)) = tokio::join!(card, both);
    assert_eq!(card.unwrap(), Answer::DeferredUpdate);
    announced(&stage, (5, 64), 2).await;
    let mut shown = 0;
    for answer in [pressed.unwrap(), typed.unwrap()] {
        let Answer::Deferred(waiting) = answer else { panic!("{answer:?}") };
        assert!(waiting.is_ephemeral());
        // The hand asked for later takes the place of the other.
        tokio::select! {
            filled = ada.wait_filled(&waiting) => {
                assert!(filled.unwrap().text().contains("your hand"));
                shown += 1;
            }
            gone = ada.wait_gone(&waiting) => gone.unwrap(),
        }
    }
    assert!(shown > 0);
    held.await.unwrap();
    check_no_hand_in_public(&stage, &wizards, &[ada, stage.person("Ben")]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_lobby_is_posted_in_the_channel_and_the_private_answer_says_so() {
    let stage = Stage::start().await;
    let (ada, ben, dice) = (stage.person("Ada"), stage.person("Ben"), stage.channel("dice"));
    let held = hold(&stage, LATE).await;
    let answer = ada.command(&dice, "/wizard play preset:quick").await.unwrap();
    let Answer::Deferred(waiting) = answer else { panic!("{answer:?}") };
    assert!(waiting.is_ephemeral());
    let said = ada.wait_filled(&waiting).await.unwrap();
    assert!(said.text().contains("stands below"), "{}", said.text());
    held.await.unwrap();
    let lobby = ben.wait_for(&dice, |now| now.button("Take a seat").is_some()).await.unwrap();
    assert!(!lobby.is_ephemeral());
    ben.press(&lobby, "Take a seat").await.unwrap();
    assert_eq!(seats(&stage, 1).await, ["Ada", "Ben"]);
    // It is the table's message: the game is shown on it.
    ada.press(&lobby, "Add computer").await.unwrap();
    ada.press(&lobby, "Begin").await.unwrap();
    play_to_the_end(&[ada.clone(), ben.clone()], &dice).await;
    ada.wait_for(&dice, |now| now.id == lobby.id && is_final(now)).await.unwrap();
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_rematch_is_posted_below() {
    let stage = Stage::start().await;
    let (ada, wizards, ..) = game(&stage).await;
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    let last = ada.wait_for(&wizards, is_final).await.unwrap();
    let held = hold(&stage, LATE).await;
    let answer = ada.press(&last, "Rematch").await.unwrap();
    assert_eq!(answer, Answer::DeferredUpdate);
    let lobby = ada.wait_for(&wizards, |now| now.button("Take a seat").is_some()).await.unwrap();
    assert!(lobby.id > last.id && !lobby.is_ephemeral());
    assert_eq!(ada.look(last.id), Some(last), "the final message stays");
    held.await.unwrap();
    assert_eq!(seats(&stage, 2).await.len(), 3);
    check_no_hand_in_public(&stage, &wizards, &[ada]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_waits_too_long_is_refused_with_an_apology_and_works_again() {
    let stage = Stage::start().await;
    let (ada, wizards, hand, press) = game(&stage).await;
    let kind = if press.contains(".p") { "predict" } else { "trump" };
    let before = logged(&stage, 1, kind).await;
    let started = Instant::now();
    let held = hold(&stage, TOO_LONG).await;
    let answer = ada.press_id(&hand, &press).await.unwrap();
    assert_eq!(answer, Answer::DeferredUpdate);
    let apology = |now: &Message| now.is_ephemeral() && now.text().contains(APOLOGY);
    ada.wait_for(&wizards, apology).await.unwrap();
    assert!(started.elapsed() < TOO_LONG, "the apology comes while the lock is held");
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
