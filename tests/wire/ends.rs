//! The end of a game, and what follows it.

use std::time::Duration;

use henge::features::press::{Press, Subcommand};
use henge::store::MessageKind;
use henge::table::UserId;
use playground::{Channel, Fault, Kind, Message, Person};

use crate::disk::{posted, seats, stage_of, table};
use crate::games::{hand_of, play_to_the_end};
use crate::stage::{Stage, begin, begin_at, button, ids, message, own, press, result, sees, wait};
use crate::truth::check_no_hand_in_public;
use crate::words::say;

#[tokio::test(flavor = "multi_thread")]
async fn the_result_is_a_new_message_that_calls_those_who_played() {
    for (command, more) in [("/wizard play preset:quick", 2), ("/wizard play game:dice", 0)] {
        let stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let people = ["Ada", "Ben"].map(|name| stage.person(name));
        let lobby = message(people[0].command(&wizards, command).await.unwrap());
        press(&people[1], &lobby, "2.l.1.sit").await;
        for _ in 0..more {
            press(&people[0], &lobby, "2.l.1.add-computer").await;
        }
        press(&people[0], &lobby, "2.l.1.begin").await;
        play_to_the_end(&people, &wizards).await;
        let shown =
            wait(|| sees(&people[0], &wizards), async || result(&people[0], &wizards)).await;
        assert!(shown.id > lobby.id);
        for person in &people {
            assert!(shown.content.contains(&person.mention()), "{}", shown.content);
        }
        let mut posts = stage.playground.journal().requests();
        posts.retain(|request| {
            let posted = request.method == "POST" && request.path.starts_with("/channels/");
            posted && request.body.to_string().contains("\"2.r.1\"")
        });
        let called = posts[0].body["allowed_mentions"]["users"].as_array().unwrap().len();
        assert_eq!((posts.len(), called), (1, 2), "{posts:#?}");
        let small = |now: &Message| now.id == lobby.id && now.buttons().count() == 0;
        people[0].wait_for(&wizards, small).await.unwrap();
        stage.check_the_wire();
    }
}

/// Waits until the person has one private message, and it is their own line.
async fn own_line(person: &Person, channel: &Channel) -> Message {
    let look = async || {
        let mut seen = person.sees(channel);
        seen.retain(Message::is_ephemeral);
        let [own] = &seen[..] else { return None };
        own.content.contains("choices **").then(|| own.clone())
    };
    wait(|| sees(person, channel), look).await
}

/// Two people play such a game to its end. Returns each with their own line, below the result.
async fn two_own_lines(stage: &Stage, channel: &Channel, game: &str) -> Vec<(Person, Message)> {
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    begin(&people, channel, game).await;
    play_to_the_end(&people, channel).await;
    let shown = result(&people[0], channel).unwrap();
    let mut lines = Vec::new();
    for person in people {
        let below = async || Some(own_line(&person, channel).await).filter(|own| own.id > shown.id);
        let own = wait(|| sees(&person, channel), below).await;
        lines.push((person, own));
    }
    lines
}

#[tokio::test(flavor = "multi_thread")]
async fn everybodys_own_line_follows_the_result_in_place_of_their_hand() {
    for game in ["preset:quick", "game:dice"] {
        let stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let lines = two_own_lines(&stage, &wizards, game).await;
        for (person, own) in &lines {
            assert!(own.content.contains(" points**") || own.content.contains(" point**"));
            assert!(own.content.contains("\n-# Next: **"), "{}", own.content);
            // The message does not move again, whatever is pressed there.
            let more = message(press(person, own, ".show.details").await);
            let back = message(press(person, &more, ".show.hand").await);
            assert_eq!((more.id, back.id, &back.content), (own.id, own.id, &own.content));
            tokio::time::sleep(Duration::from_secs(2)).await;
            assert_eq!(own_line(person, &wizards).await.id, own.id);
        }
        let people = lines.into_iter().map(|(person, _)| person).collect::<Vec<_>>();
        check_no_hand_in_public(&stage, &wizards, &people);
        stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_own_line_says_which_choice_cost_most_and_shows_it_to_its_player() {
    for game in ["preset:quick", "game:dice"] {
        let stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let lines = two_own_lines(&stage, &wizards, game).await;
        for (person, own) in &lines {
            let (table, _) = table(&stage, 1).await;
            let seat = table.private_view(UserId::new(person.id.0)).unwrap().seat;
            let step = table.after.verdict.unwrap().breakdown.unwrap()[seat].costliest;
            assert_eq!(own.content.contains("**Costliest choice.**"), step.is_some());
            assert_eq!(button(own, ".here").is_some(), step.is_some(), "{}", own.content);
            // Somebody who takes any legal action has made at least one choice that cost something.
            let step = step.unwrap();
            let replay = message(press(person, own, ".here").await);
            assert_eq!((replay.id, replay.is_ephemeral()), (own.id, true));
            let due = [format!("step {} of", step + 1), format!("as {} saw it", person.name)];
            assert!(due.iter().all(|part| replay.text().contains(part)), "{}", replay.text());
            assert!(replay.text().contains("A master would have"), "{}", replay.text());
        }
        let people = lines.into_iter().map(|(person, _)| person).collect::<Vec<_>>();
        check_no_hand_in_public(&stage, &wizards, &people);
        stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_own_line_that_cannot_follow_the_result_takes_the_place_of_the_hand() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    begin(&people, &wizards, "preset:quick").await;
    let hands = async || {
        let hands = people.iter().map(|person| own(person, &wizards));
        hands.collect::<Option<Vec<Message>>>()
    };
    let hands = wait(|| sees(&people[0], &wizards), hands).await;
    stage.playground.faults().next(Kind::Followup, 1000, Fault::Refused(404, 10015));
    play_to_the_end(&people, &wizards).await;
    for (person, hand) in people.iter().zip(hands) {
        assert_eq!(own_line(person, &wizards).await.id, hand.id);
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_rematch_seats_who_presses_it_in_the_lobby_of_the_first() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let [ada, ben, eve] = ["Ada", "Ben", "Eve"].map(|name| stage.person(name));
    let lobby = message(ada.command(&wizards, "/wizard play preset:quick").await.unwrap());
    press(&ben, &lobby, "2.l.1.sit").await;
    begin_at(&ada, &lobby).await;
    play_to_the_end(&[ada.clone(), ben.clone()], &wizards).await;
    let shown = wait(|| sees(&ada, &wizards), async || result(&ada, &wizards)).await;
    let again = message(ben.press_id(&shown, "2.r.1").await.unwrap());
    assert!(!again.is_ephemeral());
    assert_eq!(seats(&stage, 2).await, ["Ben", "Merlin"]);
    let posted = async || posted(&stage, 2, MessageKind::Table).await;
    wait(|| sees(&ada, &wizards), posted).await;
    let seated = message(ada.press_id(&shown, "2.r.1").await.unwrap());
    assert!(seated.is_ephemeral());
    let link = format!("/{}/{}", wizards.id, again.id);
    assert!(seated.content.contains(&link), "{} has no {link}", seated.content);
    assert_eq!(seats(&stage, 2).await, ["Ben", "Merlin", "Ada"]);
    let refused = message(eve.press_id(&shown, "2.r.1").await.unwrap());
    assert!(refused.is_ephemeral());
    let seated = |now: &Message| now.id == again.id && now.text().contains("Ada");
    eve.wait_for(&wizards, seated).await.unwrap();
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_who_is_in_for_the_next_game_has_a_seat_in_the_lobby_of_the_rematch() {
    let mut stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let [ada, ben, cy] = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    for spectator in [&ben, &cy] {
        let told = message(spectator.command(&wizards, "/wizard hand").await.unwrap());
        let told = message(spectator.press_id(&told, "2.n.1.in").await.unwrap());
        assert!(told.content.contains(&say("next-in")), "{}", told.content);
        assert!(told.content.contains("Ben"), "{}", told.content);
    }
    // Whoever plays has a seat anyway.
    let own = hand_of(&ada, &wizards).await.unwrap();
    let refused = message(ada.forge_press(own.id, "2.n.1.in").await);
    assert!(refused.text().contains(&say("next-plays-already")), "{}", refused.text());
    let shown = message(cy.command(&wizards, "/wizard scores").await.unwrap());
    let told = message(cy.press_id(&shown, "2.n.1.out").await.unwrap());
    assert!(told.content.contains(&say("next-out")), "{}", told.content);
    stage.restart_bot().await;
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    let result = wait(|| sees(&ada, &wizards), async || result(&ada, &wizards)).await;
    // An edit may add who is in.
    let rematch = async || {
        let result = ada.look(result.id)?;
        let mut buttons = result.buttons();
        buttons.any(|button| button.label == "Rematch · Ben is in").then_some(())
    };
    wait(|| sees(&ada, &wizards), rematch).await;
    let lobby = message(ada.press_id(&result, "2.r.1").await.unwrap());
    assert!(!lobby.is_ephemeral());
    let seated = seats(&stage, 2).await;
    assert_eq!((&seated[..2], seated.len()), (&["Ada".into(), "Ben".into()][..], 4));
    // It is too late for the list: the lobby is open, and there is a seat in it.
    let seated = message(cy.forge_press(shown.id, "2.n.1.in").await);
    assert!(seated.content.contains(&wizards.id.to_string()), "{}", seated.content);
    assert_eq!(seats(&stage, 2).await.last().map(String::as_str), Some("Cy"));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_person_who_leaves_is_told_beforehand() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let [ada, ben] = ["Ada", "Ben"].map(|name| stage.person(name));
    let lobby = message(ada.command(&wizards, "/wizard play preset:quick").await.unwrap());
    press(&ben, &lobby, "2.l.1.sit").await;
    begin_at(&ada, &lobby).await;
    let asked = message(ben.command(&wizards, "/wizard leave").await.unwrap());
    assert!(!asked.text().contains("counts for nobody"), "{}", asked.text());
    press(&ben, &asked, ".leave").await;
    let asked = message(ada.command(&wizards, "/wizard leave").await.unwrap());
    assert!(asked.text().contains("counts for nobody"), "{}", asked.text());
    press(&ada, &asked, ".leave").await;
    assert_eq!(stage_of(&stage, 1).await, "over");
    let told = |now: &Message| !now.is_ephemeral() && now.text().contains("ended the table early");
    ben.wait_for(&wizards, told).await.unwrap();
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_end_a_table_is_told_so_and_others_are_not() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let [ben, eve] = ["Ben", "Eve"].map(|name| stage.person(name));
    message(ben.command(&wizards, "/wizard play").await.unwrap());
    let end = Press::Command(Subcommand::End, None).text();
    for (person, may_end) in [(&ben, true), (&eve, false)] {
        let told = message(person.command(&wizards, "/wizard play").await.unwrap());
        assert_eq!(ids(&told).any(|id| id == end), may_end, "{}", told.text());
        assert!(told.is_ephemeral(), "{}", told.text());
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_of_one_game_says_which() {
    let stage = Stage::start().await;
    let ada = stage.person("Ada");
    let open = "/wizard play magic-cards:true";
    let lobby = message(ada.command(&stage.channel("dice"), open).await.unwrap());
    assert!(!lobby.is_ephemeral() && lobby.text().contains("dice"), "{}", lobby.text());
    let both = "/wizard play magic-cards:true bidding:covered";
    let refused = message(ada.command(&stage.channel("wizards"), both).await.unwrap());
    assert!(refused.is_ephemeral() && refused.text().contains("bidding"), "{}", refused.text());
    stage.check_the_wire();
}
