//! One place to act: a player's private message appears by itself, is only one, and contains every
//! question, refusal and screen.

use std::time::Duration;

use playground::{Channel, Delivery, Message, Person, Request};

use crate::disk::logged;
use crate::games::asked;
use crate::stage::{
    Stage, answers, begin_at, forge, ids, message, offered, opened, own, press, sees, wait,
};
use crate::truth::own_is_true;

/// These people take seats, and the first of them begins.
async fn begin(stage: &Stage, people: &[Person], channel: &Channel, command: &str) -> Message {
    let lobby = message(people[0].command(channel, command).await.unwrap());
    for person in &people[1..] {
        press(person, &lobby, "2.l.1.sit").await;
    }
    press(&people[0], &lobby, "2.l.1.begin").await;
    stage.check_the_wire();
    lobby
}

fn own_messages(person: &Person, channel: &Channel) -> Vec<Message> {
    let mut seen = person.sees(channel);
    seen.retain(Message::is_ephemeral);
    seen
}

/// Returns whether a request is a follow-up: a new message with an interaction token.
fn is_follow_up(request: &Request) -> bool {
    request.method == "POST" && request.path.starts_with("/webhooks/")
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_and_pages_come_by_themselves_and_to_their_players_alone() {
    for command in ["/wizard play preset:quick", "/wizard play game:dice"] {
        let stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let people = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
        begin(&stage, &people, &wizards, command).await;
        for person in &people {
            wait(|| sees(person, &wizards), async || own(person, &wizards)).await;
        }
        let mut sent = stage.playground.journal().requests();
        sent.retain(is_follow_up);
        assert_eq!(sent.len(), people.len(), "one each: {sent:#?}");
        for request in &sent {
            assert_eq!(request.body["flags"], 64, "only for whom it is: {request:#?}");
        }
        let eve = stage.person("Eve");
        for person in people.iter().chain([&eve]) {
            let seen = person.sees(&wizards);
            let own = seen.iter().filter(|seen| ids(seen).any(|id| id.starts_with("2.o.")));
            assert_eq!(own.count(), usize::from(person.name != "Eve"), "{}", person.name);
        }
        stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_one_own_message_whatever_they_open() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    let board = begin(&stage, &people, &wizards, "/wizard play preset:quick").await;
    let ada = &people[0];
    wait(|| sees(ada, &wizards), async || own(ada, &wizards)).await;
    for screen in ["hand", "scores", "rules", "luck", "hand"] {
        let open = format!("2.s.1.{screen}");
        let shown = message(forge(ada, board.id, &open).await);
        wait(
            || sees(ada, &wizards),
            async || {
                let mine = own_messages(ada, &wizards);
                (mine.len() == 1 && mine[0].id == shown.id).then_some(())
            },
        )
        .await;
    }
    for command in ["/wizard scores", "/wizard leave", "/wizard end", "/wizard hand"] {
        let shown = message(ada.command(&wizards, command).await.unwrap());
        wait(
            || sees(ada, &wizards),
            async || {
                let mine = own_messages(ada, &wizards);
                (mine.len() == 1 && mine[0].id == shown.id).then_some(())
            },
        )
        .await;
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_on_a_hand_that_closes_meanwhile_counts_and_is_answered() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    crate::stage::begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    let (hand, answer) = asked(&ada, &wizards).await;
    stage.playground.faults().deliver(Delivery::Late(Duration::from_millis(600)));
    let another = async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        let another = message(ada.command(&wizards, "/wizard hand").await.unwrap());
        assert_ne!(another.id, hand.id);
        ada.wait_gone(&hand).await.unwrap();
    };
    let (pressed, ()) = tokio::join!(ada.press_id(&hand, &answer), another);
    let shown = message(pressed.unwrap());
    assert!(offered(&shown) != Some(answer), "{}", shown.text());
    wait(|| sees(&ada, &wizards), async || (own_messages(&ada, &wizards).len() == 1).then_some(()))
        .await;
    own_is_true(&stage, 1, &ada, &wizards).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn scores_rules_and_questions_open_inside_and_lead_back() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    begin(&stage, &people, &wizards, "/wizard play preset:quick").await;
    let ada = &people[0];
    let hand = wait(|| sees(ada, &wizards), async || own(ada, &wizards)).await;
    for screen in ["last", "scores", "rules", "luck", "leave"] {
        let value = format!("0.show.{screen}");
        let shown = message(ada.pick_id(&hand, "2.o.1.0.more", &value).await.unwrap());
        assert_eq!(shown.id, hand.id);
        assert!(answers(&shown).is_empty(), "{screen}: {}", shown.text());
        let back = message(press_ending(ada, &shown, ".show.hand").await);
        assert_eq!(back.id, hand.id);
    }
    assert_eq!(own_messages(ada, &wizards).len(), 1);
    stage.check_the_wire();
}

async fn press_ending(person: &Person, shown: &Message, end: &str) -> playground::Answer {
    let found = ids(shown).find(|id| id.ends_with(end)).map(str::to_owned);
    let found = found.unwrap_or_else(|| panic!("nothing ends with {end} on {shown:#?}"));
    person.press_id(shown, &found).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_stands_in_the_hand() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    begin(&stage, &people, &wizards, "/wizard play preset:quick").await;
    let ada = &people[0];
    let hand = wait(|| sees(ada, &wizards), async || own(ada, &wizards)).await;
    let before = logged(&stage, 1, "predict").await;
    let told = message(ada.forge_press(hand.id, "2.o.1.0.do.4294967295.cards.p1.0").await);
    assert_eq!(told.id, hand.id);
    assert!(told.content.contains("moved on"), "{}", told.content);
    assert_eq!(own_messages(ada, &wizards).len(), 1);
    assert_eq!(logged(&stage, 1, "predict").await, before);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_tap_on_the_same_place_plays_nothing() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let lobby = message(ada.command(&wizards, "/wizard play preset:quick").await.unwrap());
    begin_at(&ada, &lobby).await;
    let mut cards = 0;
    while cards < 20 {
        let hand = opened(&ada, &wizards).await.expect("the game is played");
        let Some(press) = offered(&hand) else {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        let place = place_of(&hand, &press).unwrap();
        let playing = press.contains(".cards.c");
        let round = logged(&stage, 1, "round").await;
        let after = message(ada.press_id(&hand, &press).await.unwrap());
        if playing && logged(&stage, 1, "round").await == round {
            cards += 1;
            let at = after.buttons().nth(place).unwrap();
            let blank = at.custom_id.as_deref().is_some_and(|id| id.contains(".blank."));
            assert!(at.disabled && blank, "after {press} the same place offers {at:?}");
        }
    }
    stage.check_the_wire();
}

/// The index of the button with this `custom_id`.
fn place_of(shown: &Message, press: &str) -> Option<usize> {
    shown.buttons().position(|button| button.custom_id.as_deref() == Some(press))
}
