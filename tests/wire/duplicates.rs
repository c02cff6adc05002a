//! The same press delivered twice, and people who press at the same moment.

use std::time::Duration;

use futures_util::future::join_all;
use playground::{Answer, Channel, Delivery, Message, Person};

use crate::disk::{answers_of, logged, seats, stage_of};
use crate::games::hand_of;
use crate::stage::{Stage, message, offered};

/// How a press comes to be delivered a second time.
#[derive(Clone, Copy)]
enum Again {
    AtOnce,
    Later,
    AfterARestart,
}

const EVERY_WAY: [Again; 3] = [Again::AtOnce, Again::Later, Again::AfterARestart];

/// Long enough for everything that a second delivery could do.
const A_WHILE: Duration = Duration::from_millis(250);

impl Again {
    /// The next press is delivered twice.
    fn announce(self, stage: &Stage) -> Announced {
        let pause = match self {
            Self::AtOnce => Duration::ZERO,
            Self::Later => Duration::from_millis(150),
            Self::AfterARestart => Duration::from_millis(1500),
        };
        let wanted = interactions(stage) + 2;
        stage.playground.faults().deliver(Delivery::Twice(pause));
        Announced { again: self, wanted }
    }
}

/// A press that will be delivered twice.
struct Announced {
    again: Again,
    wanted: usize,
}

impl Announced {
    /// Waits until it has been, and whatever could come of it.
    async fn delivered(self, stage: &mut Stage) {
        if matches!(self.again, Again::AfterARestart) {
            stage.restart_bot().await;
        }
        while interactions(stage) < self.wanted {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        tokio::time::sleep(A_WHILE).await;
    }
}

fn interactions(stage: &Stage) -> usize {
    let events = stage.playground.journal().events();
    events.iter().filter(|event| event.name == "INTERACTION_CREATE").count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_or_a_computer_or_a_begin_delivered_twice_is_one() {
    for again in EVERY_WAY {
        let mut stage = Stage::start().await;
        let (ada, ben, wizards) =
            (stage.person("Ada"), stage.person("Ben"), stage.channel("wizards"));
        let lobby = message(ada.command(&wizards, "/wizard play preset:quick").await.unwrap());
        let twice = again.announce(&stage);
        ben.press(&lobby, "Take a seat").await.unwrap();
        twice.delivered(&mut stage).await;
        assert_eq!(seats(&stage, 1).await, ["Ada", "Ben"]);
        let twice = again.announce(&stage);
        ada.press(&lobby, "Add computer").await.unwrap();
        twice.delivered(&mut stage).await;
        assert_eq!(seats(&stage, 1).await, ["Ada", "Ben", "Merlin"]);
        let twice = again.announce(&stage);
        ada.press(&lobby, "Begin").await.unwrap();
        twice.delivered(&mut stage).await;
        assert_eq!(logged(&stage, 1, "round").await, 1);
        assert!(is_board(&ada.look(lobby.id).unwrap()));
        stage.check_the_wire();
        stage.stop_bot().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_given_up_stays_given_up_when_the_press_that_took_it_comes_again() {
    let mut stage = Stage::start().await;
    let (ada, ben, wizards) = (stage.person("Ada"), stage.person("Ben"), stage.channel("wizards"));
    let lobby = message(ada.command(&wizards, "/wizard play").await.unwrap());
    let twice = Again::Later.announce(&stage);
    ben.press(&lobby, "Take a seat").await.unwrap();
    ben.press(&lobby, "Leave").await.unwrap();
    twice.delivered(&mut stage).await;
    assert_eq!(seats(&stage, 1).await, ["Ada"]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_prediction_and_a_card_delivered_twice_are_one() {
    for again in EVERY_WAY {
        let mut stage = Stage::start().await;
        let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
        let lobby = message(ada.command(&wizards, "/wizard play preset:quick").await.unwrap());
        ada.press(&lobby, "Fill with computers and begin").await.unwrap();
        let (mut presses, mut predictions, mut cards) = (0, 0, 0);
        // Four cards each; the last one would play itself.
        while predictions < 1 || cards < 2 {
            let Some(hand) = hand_of(&ada, &wizards).await else { panic!("no hand") };
            let Some(press) = offered(&hand) else {
                tokio::time::sleep(Duration::from_millis(10)).await;
                continue;
            };
            let twice = again.announce(&stage);
            let answer = ada.press_id(&hand, &press).await.unwrap();
            assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
            let answer = press.split('.').nth(5).unwrap().to_owned();
            twice.delivered(&mut stage).await;
            predictions += usize::from(answer.starts_with('p'));
            cards += usize::from(answer.starts_with('c'));
            presses += 1;
            assert_eq!(answers_of(&stage, 1, &ada).await, presses, "one event for each press");
        }
        stage.check_the_wire();
        stage.stop_bot().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_asked_for_twice_by_one_press_is_there_once() {
    let mut stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let lobby = message(ada.command(&wizards, "/wizard play preset:quick").await.unwrap());
    ada.press(&lobby, "Fill with computers and begin").await.unwrap();
    let twice = Again::Later.announce(&stage);
    let hand = message(ada.command(&wizards, "/wizard hand").await.unwrap());
    twice.delivered(&mut stage).await;
    assert!(ada.look(hand.id).is_some(), "the hand is still there");
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_opened_twice_by_one_press_is_one() {
    let mut stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let twice = Again::AtOnce.announce(&stage);
    message(ada.command(&wizards, "/wizard play").await.unwrap());
    twice.delivered(&mut stage).await;
    let lobbies = ada.sees(&wizards).len();
    assert_eq!(lobbies, 1);
    let lobby = ada.wait_for(&wizards, |now| now.button("Take a seat").is_some()).await.unwrap();
    ada.press(&lobby, "Add computer").await.unwrap();
    assert_eq!(seats(&stage, 1).await, ["Ada", "Merlin"]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn covered_predictions_at_the_same_moment_all_count() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben", "Cy", "Di", "Eve", "Finn"].map(|name| stage.person(name));
    let play = "/wizard play preset:quick bidding:covered";
    begin(&people, &wizards, play).await;
    let hands = join_all(people.iter().map(|person| hand_of(person, &wizards))).await;
    let mut presses = Vec::new();
    for (person, hand) in people.iter().zip(&hands) {
        let hand = hand.as_ref().unwrap();
        // Somebody may have to name a trump suit first: then nobody predicts yet.
        if let Some(press) = offered(hand).filter(|press| press.contains(".p")) {
            presses.push(async move { person.press_id(hand, &press).await.unwrap() });
        }
    }
    let said = presses.len();
    let answers = join_all(presses).await;
    assert!(answers.iter().all(|answer| matches!(answer, Answer::Update(_))), "{answers:?}");
    assert_eq!(logged(&stage, 1, "predict").await, said);
    for (person, hand) in people.iter().zip(&hands) {
        let wanted = |now: &Message| !now.buttons().any(is_prediction);
        let id = hand.as_ref().unwrap().id;
        person.wait_for(&wizards, |now| now.id == id && wanted(now)).await.unwrap();
    }
    stage.check_the_wire();
}

fn is_prediction(button: &playground::Button) -> bool {
    !button.disabled && button.custom_id.as_deref().is_some_and(|id| id.contains(".p"))
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_people_who_take_the_last_seat_one_gets_it() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let [ada, ben, cy] = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    let lobby = message(ada.command(&wizards, "/wizard play").await.unwrap());
    for _ in 0..4 {
        ada.press(&lobby, "Add computer").await.unwrap();
    }
    let both = tokio::join!(ben.press(&lobby, "Take a seat"), cy.press(&lobby, "Take a seat"));
    let seated = seats(&stage, 1).await;
    assert_eq!(seated.len(), 6);
    assert!(seated.contains(&"Ben".to_owned()) != seated.contains(&"Cy".to_owned()));
    for (answer, name) in [(both.0.unwrap(), "Ben"), (both.1.unwrap(), "Cy")] {
        match answer {
            Answer::Update(lobby) => assert!(lobby.text().contains(name)),
            Answer::Message(refusal) => assert!(refusal.is_ephemeral()),
            Answer::Deferred(_) | Answer::DeferredUpdate | Answer::Failed => panic!("{answer:?}"),
        }
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn begin_and_leave_at_the_same_moment_come_one_after_the_other() {
    for _ in 0..8 {
        let mut stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let [ada, ben, cy] = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
        let lobby = message(ada.command(&wizards, "/wizard play preset:quick").await.unwrap());
        ben.press(&lobby, "Take a seat").await.unwrap();
        cy.press(&lobby, "Take a seat").await.unwrap();
        let (begin, leave) = tokio::join!(
            ada.forge_press(lobby.id, "1.l.1.begin"),
            ben.forge_press(lobby.id, "1.l.1.stand")
        );
        match stage_of(&stage, 1).await {
            "playing" => assert_eq!(seats(&stage, 1).await, ["Ada", "Ben", "Cy"]),
            "lobby" => {
                assert_eq!(seats(&stage, 1).await, ["Ada", "Cy"]);
                // Two are too few.
                assert!(message(begin).is_ephemeral());
            }
            other => panic!("{other}"),
        }
        assert!(matches!(leave, Answer::Update(_)), "{leave:?}");
        stage.check_the_wire();
        stage.stop_bot().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_storm_on_the_lobby_leaves_it_as_the_database_has_it() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben", "Cy", "Di", "Eve", "Finn"].map(|name| stage.person(name));
    let lobby = message(people[0].command(&wizards, "/wizard play").await.unwrap());
    // The host stays, so that the lobby does.
    let storm = people.iter().map(|person| {
        let lobby = &lobby;
        let host = person.name == "Ada";
        async move {
            for press in 0..12 {
                let word = match (host, press % 4) {
                    (true, 0 | 1) => "add",
                    (true, _) => "remove",
                    (false, 0 | 2) => "sit",
                    (false, _) => "stand",
                };
                person.forge_press(lobby.id, &format!("1.l.1.{word}")).await;
            }
        }
    });
    join_all(storm).await;
    let seated = seats(&stage, 1).await;
    assert_eq!(seated[0], "Ada");
    let names = ["Ada", "Ben", "Cy", "Di", "Eve", "Finn", "Merlin", "Morgana", "Nimue", "Circe"];
    let shows = |now: &Message| {
        let text = now.text();
        names.iter().all(|name| text.contains(name) == seated.iter().any(|one| one == name))
    };
    people[0].wait_for(&wizards, |now| now.id == lobby.id && shows(now)).await.unwrap();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert!(shows(&people[0].look(lobby.id).unwrap()), "and it stays so");
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_answer_draws_late_is_drawn_over() {
    use playground::{Fault, Kind};
    let stage = Stage::start().await;
    let [ada, ben, cy] = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    let wizards = stage.channel("wizards");
    let lobby = message(ada.command(&wizards, "/wizard play").await.unwrap());
    // Ben's answer, which does not know of Cy, arrives after everything that does.
    let late = Fault::Delay(Duration::from_millis(1300));
    stage.playground.faults().next(Kind::Callback, 1, late);
    let ben = async { ben.press(&lobby, "Take a seat").await.unwrap() };
    let cy = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        cy.press(&lobby, "Take a seat").await.unwrap()
    };
    tokio::join!(ben, cy);
    let both = |now: &Message| now.text().contains("Ben") && now.text().contains("Cy");
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert!(both(&ada.look(lobby.id).unwrap()), "{}", ada.look(lobby.id).unwrap().text());
    stage.check_the_wire();
}

/// Everybody sits down, the first begins.
async fn begin(people: &[Person], channel: &Channel, play: &str) {
    let lobby = message(people[0].command(channel, play).await.unwrap());
    for person in &people[1..] {
        person.press(&lobby, "Take a seat").await.unwrap();
    }
    people[0].press(&lobby, "Begin").await.unwrap();
    assert!(is_board(&people[0].look(lobby.id).unwrap()));
}

fn is_board(now: &Message) -> bool {
    now.button("My hand").is_some()
}
