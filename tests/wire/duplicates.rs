//! Presses that are delivered twice, and people who press at the same moment.

use std::time::Duration;

use futures_util::future::join_all;
use playground::{Access, Answer, Delivery, Fault, Kind, Message, Options};

use crate::disk::{answers_of, logged, seats, stage_of};
use crate::games::{asked, hand_of, press_once};
use crate::stage::{
    Stage, answers, begin, is_board, is_lobby, is_own, lobby, message, offered, press, sees, wait,
};
use crate::truth::{board_is_true, check_no_hand_in_public, own_is_true};
use crate::words::say;

/// The time of the second delivery of a press.
#[derive(Clone, Copy)]
enum Again {
    AtOnce,
    Later,
    AfterARestart,
}

const EVERY_WAY: [Again; 3] = [Again::AtOnce, Again::Later, Again::AfterARestart];

/// A wait long enough for every effect of a second delivery.
const A_WHILE: Duration = Duration::from_millis(250);

impl Again {
    /// Makes the playground deliver the next press twice.
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
    /// Waits for the second delivery and its possible effects.
    async fn delivered(self, stage: &mut Stage) {
        if matches!(self.again, Again::AfterARestart) {
            stage.restart_bot().await;
        }
        let delivered = || (interactions(stage) >= self.wanted).then_some(());
        let seen = || format!("{} of {} deliveries", interactions(stage), self.wanted);
        wait(seen, async || delivered()).await;
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
        let lobby = lobby(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
        let twice = again.announce(&stage);
        press(&ben, &lobby, ".sit").await;
        twice.delivered(&mut stage).await;
        assert_eq!(seats(&stage, 1).await, ["Ada", "Ben"]);
        let twice = again.announce(&stage);
        press(&ada, &lobby, ".add-computer").await;
        twice.delivered(&mut stage).await;
        assert_eq!(seats(&stage, 1).await, ["Ada", "Ben", "Merlin"]);
        let twice = again.announce(&stage);
        press(&ada, &lobby, ".begin").await;
        twice.delivered(&mut stage).await;
        assert_eq!(logged(&stage, 1, "round").await, 1);
        board_is_true(&stage, 1, &ada, &lobby).await;
        assert!(is_board(&ada.look(lobby.id).unwrap()));
        // The bot no longer knows a hand that was opened before a restart. Of two hands opened
        // since then, the older one is deleted.
        for person in [&ada, &ben].into_iter().filter(|_| !matches!(again, Again::AfterARestart)) {
            let hands = || person.sees(&wizards).iter().filter(|now| is_own(now)).count();
            wait(|| sees(person, &wizards), async || (hands() <= 1).then_some(())).await;
        }
        stage.check_the_wire();
        stage.stop_bot().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_given_up_stays_given_up_when_the_press_that_took_it_comes_again() {
    let mut stage = Stage::start().await;
    let (ada, ben, wizards) = (stage.person("Ada"), stage.person("Ben"), stage.channel("wizards"));
    let lobby = lobby(std::slice::from_ref(&ada), &wizards, "").await;
    let twice = Again::Later.announce(&stage);
    press(&ben, &lobby, ".sit").await;
    press(&ben, &lobby, ".stand-up").await;
    twice.delivered(&mut stage).await;
    assert_eq!(seats(&stage, 1).await, ["Ada"]);
    board_is_true(&stage, 1, &ada, &lobby).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_prediction_and_a_card_delivered_twice_are_one() {
    for again in EVERY_WAY {
        let mut stage = Stage::start().await;
        let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
        begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
        let (mut presses, mut predictions, mut cards) = (0, 0, 0);
        // Each player has four cards; the last one would be played automatically.
        while predictions < 1 || cards < 2 {
            let (hand, press) = asked(&ada, &wizards).await;
            let twice = again.announce(&stage);
            let answer = ada.press_id(&hand, &press).await.unwrap();
            assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
            twice.delivered(&mut stage).await;
            let action = press.split('.').nth(7).unwrap();
            predictions += usize::from(action.starts_with('p'));
            cards += usize::from(action.starts_with('c'));
            presses += 1;
            assert_eq!(answers_of(&stage, 1, &ada).await, presses, "one event for each press");
            let now = if let Again::AfterARestart = again {
                // Somebody who has had no response since the start must press a button to see the
                // current state.
                hand_of(&ada, &wizards).await.unwrap()
            } else {
                own_is_true(&stage, 1, &ada, &wizards).await
            };
            assert!(!answers(&now).contains(&press), "{press} was answered");
        }
        stage.check_the_wire();
        stage.stop_bot().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_asked_for_twice_by_one_press_is_there_once() {
    let mut stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    own_is_true(&stage, 1, &ada, &wizards).await;
    let twice = Again::Later.announce(&stage);
    let hand = message(ada.command(&wizards, "/wizard hand").await.unwrap());
    twice.delivered(&mut stage).await;
    assert!(ada.look(hand.id).is_some(), "the hand is still there");
    let hands = || ada.sees(&wizards).iter().filter(|now| is_own(now)).count();
    wait(|| sees(&ada, &wizards), async || (hands() == 1).then_some(())).await;
    own_is_true(&stage, 1, &ada, &wizards).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_brought_down_twice_by_one_press_is_there_once_and_goes_on() {
    for again in [Again::AtOnce, Again::Later] {
        let mut stage = Stage::start().await;
        let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
        begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
        own_is_true(&stage, 1, &ada, &wizards).await;
        let twice = again.announce(&stage);
        let board = message(ada.command(&wizards, "/wizard board").await.unwrap());
        // Another move is made between the two deliveries.
        let (hand, press) = asked(&ada, &wizards).await;
        ada.press_id(&hand, &press).await.unwrap();
        twice.delivered(&mut stage).await;
        let boards = || ada.sees(&wizards).iter().filter(|now| is_board(now)).count();
        wait(|| sees(&ada, &wizards), async || (boards() == 1).then_some(())).await;
        assert!(is_board(&ada.look(board.id).unwrap()), "the one that was brought down");
        board_is_true(&stage, 1, &ada, &board).await;
        stage.check_the_wire();
        stage.stop_bot().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_delivered_twice_leaves_no_stale_hand() {
    let mut stage = Stage::start().await;
    let (people, wizards) =
        (["Ada", "Ben"].map(|name| stage.person(name)), stage.channel("wizards"));
    let board = begin(&people, &wizards, "preset:quick").await;
    for person in &people {
        own_is_true(&stage, 1, person, &wizards).await;
    }
    // Everybody moves while the first response is in flight; the second one is not shown.
    for _ in 0..4 {
        let twice = Again::Later.announce(&stage);
        stage.playground.faults().next(Kind::Callback, 1, Fault::Delay(Duration::from_millis(300)));
        let refresh = async {
            let hand = crate::stage::own(&people[0], &wizards).unwrap();
            people[0].forge_press(hand.id, &crate::stage::again(&hand).unwrap()).await
        };
        let others = async {
            tokio::time::sleep(Duration::from_millis(50)).await;
            for person in &people {
                let Some(hand) = crate::stage::own(person, &wizards) else { continue };
                if let Some(press) = offered(&hand) {
                    // It is possible that nobody is asked right now.
                    drop(person.press_id(&hand, &press).await);
                }
            }
        };
        tokio::join!(refresh, others);
        twice.delivered(&mut stage).await;
        for person in &people {
            own_is_true(&stage, 1, person, &wizards).await;
        }
        board_is_true(&stage, 1, &people[0], &board).await;
    }
    stage.check_the_wire();
}

/// The first delivery opens the hand below the table's message, which remains the original message
/// of the press's token. The second arrives while only initial responses may be sent, and would put
/// the hand into that message.
#[tokio::test(flavor = "multi_thread")]
async fn a_hand_opened_twice_is_never_drawn_into_the_tables_message() {
    let mut stage = Stage::start().await;
    let (people, wizards) =
        (["Ada", "Ben"].map(|name| stage.person(name)), stage.channel("wizards"));
    let board = begin(&people, &wizards, "preset:quick").await;
    for _ in 0..2 {
        let twice = Again::Later.announce(&stage);
        let closed = Fault::RateLimitedGlobally(Duration::from_millis(500));
        stage.playground.faults().next(Kind::Followup, 1, closed);
        press(&people[0], &board, ".hand").await;
        twice.delivered(&mut stage).await;
        press_once(&people, &wizards).await;
        for person in &people {
            own_is_true(&stage, 1, person, &wizards).await;
        }
        board_is_true(&stage, 1, &people[0], &board).await;
        check_no_hand_in_public(&stage, &wizards, &people);
    }
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
    let lobby = ada.wait_for(&wizards, is_lobby).await.unwrap();
    press(&ada, &lobby, ".add-computer").await;
    assert_eq!(seats(&stage, 1).await, ["Ada", "Merlin"]);
    board_is_true(&stage, 1, &ada, &lobby).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_lobby_that_a_host_may_open_is_there_though_its_press_comes_twice() {
    let channels = (0..5).map(|number| (format!("table-{number}"), Access::Full));
    let options = Options { channels: channels.collect(), ..Stage::options() };
    let mut stage = Stage::start_with(options).await;
    let (ada, channels) = (stage.person("Ada"), stage.playground.channels());
    for channel in &channels[..4] {
        ada.command(channel, "/wizard play").await.unwrap();
    }
    let twice = Again::AtOnce.announce(&stage);
    ada.command(&channels[4], "/wizard play").await.unwrap();
    twice.delivered(&mut stage).await;
    let shown = ada.wait_for(&channels[4], is_lobby).await.unwrap();
    let refused = ada.sees(&channels[4]).iter().any(Message::is_ephemeral);
    assert!(!refused, "{}", sees(&ada, &channels[4]));
    board_is_true(&stage, 5, &ada, &shown).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_is_opened_by_a_press_that_was_refused_before_is_shown() {
    let stage = Stage::start().await;
    let (ada, ben, wizards) = (stage.person("Ada"), stage.person("Ben"), stage.channel("wizards"));
    let first = lobby(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    stage.playground.faults().deliver(Delivery::Twice(Duration::from_secs(1)));
    let refused = message(ben.command(&wizards, "/wizard play preset:quick").await.unwrap());
    assert!(refused.is_ephemeral(), "{}", refused.text());
    press(&ada, &first, ".stand-up").await;
    let second = |now: &Message| now.id != first.id && is_lobby(now);
    let second = ada.wait_for(&wizards, second).await.unwrap();
    board_is_true(&stage, 2, &ada, &second).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_is_closed_is_not_opened_again_by_the_press_that_opened_it() {
    let mut stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let twice = Again::Later.announce(&stage);
    let lobby = message(ada.command(&wizards, "/wizard play").await.unwrap());
    press(&ada, &lobby, ".stand-up").await;
    twice.delivered(&mut stage).await;
    let none = message(ada.command(&wizards, "/wizard board").await.unwrap());
    assert_eq!(none.text(), say("refusal-no-table"));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn covered_predictions_at_the_same_moment_all_count() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben", "Cy", "Di", "Eve", "Finn"].map(|name| stage.person(name));
    begin(&people, &wizards, "preset:quick bidding:covered").await;
    let hands = join_all(people.iter().map(|person| hand_of(person, &wizards))).await;
    let mut presses = Vec::new();
    for (person, hand) in people.iter().zip(&hands) {
        let hand = hand.as_ref().unwrap();
        // A trump suit may have to be named first; in that case nobody predicts yet.
        if let Some(press) = offered(hand).filter(|press| press.contains(".cards.p")) {
            presses.push(async move { person.press_id(hand, &press).await.unwrap() });
        }
    }
    let said = presses.len();
    let told = join_all(presses).await;
    assert!(told.iter().all(|answer| matches!(answer, Answer::Update(_))), "{told:?}");
    assert_eq!(logged(&stage, 1, "predict").await, said);
    for person in &people {
        let now = own_is_true(&stage, 1, person, &wizards).await;
        assert!(said == 0 || answers(&now).iter().all(|press| !press.contains(".cards.p")));
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_people_who_take_the_last_seat_one_gets_it() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let [ada, ben, cy] = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    let lobby = lobby(std::slice::from_ref(&ada), &wizards, "").await;
    for _ in 0..4 {
        press(&ada, &lobby, ".add-computer").await;
    }
    let sit = "2.l.1.sit";
    let both = tokio::join!(ben.press_id(&lobby, sit), cy.press_id(&lobby, sit));
    let seated = seats(&stage, 1).await;
    assert_eq!(seated.len(), 6);
    assert!(seated.contains(&"Ben".to_owned()) != seated.contains(&"Cy".to_owned()));
    for (answer, name) in [(both.0.unwrap(), "Ben"), (both.1.unwrap(), "Cy")] {
        match answer {
            Answer::Update(lobby) => assert!(lobby.text().contains(name)),
            Answer::Message(refusal) => assert!(refusal.is_ephemeral()),
            Answer::Deferred(_) | Answer::Form(_) | Answer::DeferredUpdate | Answer::Failed => {
                panic!("{answer:?}")
            }
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
        let people = [ada.clone(), ben.clone(), cy];
        let lobby = lobby(&people, &wizards, "preset:quick").await;
        let (begin, leave) = tokio::join!(
            ada.forge_press(lobby.id, "2.l.1.begin"),
            ben.forge_press(lobby.id, "2.l.1.stand-up")
        );
        match stage_of(&stage, 1).await {
            "playing" => assert_eq!(seats(&stage, 1).await, ["Ada", "Ben", "Cy"]),
            "lobby" => {
                assert_eq!(seats(&stage, 1).await, ["Ada", "Cy"]);
                // Two players are too few.
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
    let lobby = lobby(std::slice::from_ref(&people[0]), &wizards, "").await;
    // The host stays in the lobby and thereby keeps it open.
    let storm = people.iter().map(|person| {
        let lobby = &lobby;
        let host = person.name == "Ada";
        async move {
            for press in 0..12 {
                let word = match (host, press % 4) {
                    (true, 0 | 1) => "add-computer",
                    (true, _) => "remove-computer",
                    (false, 0 | 2) => "sit",
                    (false, _) => "stand-up",
                };
                person.forge_press(lobby.id, &format!("2.l.1.{word}")).await;
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
    let stage = Stage::start().await;
    let [ada, ben, cy] = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    let wizards = stage.channel("wizards");
    let lobby = lobby(std::slice::from_ref(&ada), &wizards, "").await;
    // The response to Ben's press, which does not include Cy, arrives after everything that does.
    let late = Fault::Delay(Duration::from_millis(1300));
    stage.playground.faults().next(Kind::Callback, 1, late);
    let ben = press(&ben, &lobby, ".sit");
    let cy = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        press(&cy, &lobby, ".sit").await
    };
    tokio::join!(ben, cy);
    let both = |now: &Message| now.text().contains("Ben") && now.text().contains("Cy");
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert!(both(&ada.look(lobby.id).unwrap()), "{}", ada.look(lobby.id).unwrap().text());
    stage.check_the_wire();
}
