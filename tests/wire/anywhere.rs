//! Where the bot is not: whole games in a group chat, in direct messages, and on a server that has not
//! added it. Everything there is an answer to somebody's press.

use std::time::{Duration, Instant};

use henge::features::press::{Draft, OwnPress, Press};
use henge::table::{Clock, Proposal, Stage as TableStage, TableId};
use playground::{Answer, Channel, Impossible, Message, Options, Person};
use rand::SeedableRng as _;
use rand::rngs::StdRng;

use crate::daily;
use crate::dice::press_something;
use crate::disk::{stage_of, table};
use crate::games::{is_over, press_once};
use crate::privacy;
use crate::stage::{
    Stage, begin_unseen, behind_more, forge, ids, is_lobby, is_result, message, number, own, press,
    result, sees, wait,
};
use crate::truth::{board_is_true, check_no_hand_in_public, result_is_true};
use crate::words::{ENGLISH, say};

/// A timeout longer than any game takes, even on a slow machine.
const A_GAME: Duration = Duration::from_mins(5);
const GROUP: &str = "Game night";

/// A stage with a group chat of Ada and Ben. Only Ada has added the bot to her account.
async fn stage() -> Stage {
    let people = ["Ada", "Ben"].map(str::to_owned).to_vec();
    let groups = [(GROUP.to_owned(), people)].into();
    let stage = Stage::start_with(Options { groups, ..Stage::options() }).await;
    stage.person("Ada").install_app();
    stage.playground.journal().clear();
    stage
}

fn group(stage: &Stage) -> Channel {
    stage.playground.group(GROUP).expect("there is a group chat")
}

/// Checks that the bot has asked for nothing but the answers to presses.
fn check_answers_alone(stage: &Stage) {
    let counted = stage.playground.journal().counted();
    let asked = counted.iter().map(|request| format!("{} {}", request.method, request.path));
    // These are asked at each start.
    let own = |path: &String| {
        ["/commands", "/emojis", "/gateway", "/@me"].iter().any(|part| path.contains(part))
    };
    let others: Vec<String> = asked.filter(|path| !own(path)).collect();
    assert!(others.is_empty(), "{others:#?}");
    stage.check_the_wire();
}

async fn types(person: &Person, channel: &Channel, command: &str) -> Message {
    message(person.command(channel, command).await.unwrap())
}

/// Opens a lobby in which Ada and Ben have seats, and begins its game.
async fn begin(stage: &Stage, channel: &Channel, choices: &str) -> Message {
    let [ada, ben] = ["Ada", "Ben"].map(|name| stage.person(name));
    let lobby = types(&ada, channel, &format!("/wizard play {choices}")).await;
    assert!(is_lobby(&lobby) && lobby.text().contains(&say("elsewhere-lobby")), "{lobby:?}");
    let has_hours = ids(&lobby).any(|id| id.starts_with("2.at."));
    assert!(!has_hours, "nothing begins by itself: {lobby:?}");
    press(&ben, &lobby, ".sit").await;
    begin_unseen(&ada, &lobby).await
}

/// The hand or page of a person at this table.
fn own_at(person: &Person, board: &Message) -> Option<Message> {
    own(person, board.channel_id).filter(|own| number(own) == number(board))
}

/// Each person who has no hand or page at this table presses its message for it.
async fn press_for_hands(people: &[Person], board: &Message) {
    for person in people {
        if own_at(person, board).is_none() && !is_over_at(person, board) {
            let id = format!("2.s.{}.hand", number(board));
            let came = message(forge(person, board.id, &id).await);
            assert!(came.is_ephemeral() && own_at(person, board).is_some(), "{}", came.text());
        }
    }
}

/// Returns whether the table's message has become the result.
fn is_over_at(person: &Person, board: &Message) -> bool {
    person.look(board.id).is_some_and(|now| is_result(&now))
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_card_games_in_a_group_chat_need_no_request_as_the_bot() {
    let mut stage = stage().await;
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    let group = group(&stage);
    let mut board = begin(&stage, &group, "preset:quick").await;
    for games in 1..=2 {
        assert!(board.text().contains(&say("elsewhere-goes-on")), "{}", board.text());
        for person in &people {
            assert!(own_at(person, &board).is_none(), "a hand comes to who presses");
        }
        let started = Instant::now();
        while !is_over_at(&people[0], &board) {
            press_for_hands(&people, &board).await;
            press_once(&people, &group).await;
            assert!(started.elapsed() < A_GAME, "{}", sees(&people[0], &group));
        }
        let end = result(&people[0], &group).expect("the table's message is the result");
        assert_eq!(end.id, board.id, "there is one message");
        result_is_true(&stage, games, &end).await;
        let lobby = message(people[0].press_id(&end, &format!("2.r.{games}")).await.unwrap());
        assert!(is_lobby(&lobby), "{lobby:?}");
        people[1].press_id(&end, &format!("2.r.{games}")).await.unwrap();
        board = begin_unseen(&people[0], &lobby).await;
    }
    check_no_hand_in_public(&stage, &group, &people);
    check_answers_alone(&stage);
    stage.stop_bot().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_dice_game_in_a_group_chat_survives_a_restart_and_any_press_goes_on() {
    let mut stage = stage().await;
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    let group = group(&stage);
    let board = begin(&stage, &group, "game:dice magic-cards:true").await;
    press_for_hands(&people, &board).await;
    let mut luck = StdRng::seed_from_u64(1);
    for _ in 0..10 {
        for person in &people {
            press_something(person, &group, &mut luck).await;
        }
    }
    stage.restart_bot().await;
    // The bot has no token any more that edits the table's message: it stays as it is.
    let before = people[0].look(board.id).unwrap();
    for person in &people {
        press_something(person, &group, &mut luck).await;
    }
    assert_eq!(people[0].look(board.id).unwrap(), before);
    // Any press on it goes on.
    let hand = forge(&people[1], board.id, &format!("2.s.{}.hand", number(&board))).await;
    assert!(message(hand).is_ephemeral());
    board_is_true(&stage, 1, &people[0], &board).await;
    let started = Instant::now();
    while !is_over_at(&people[0], &board) {
        press_for_hands(&people, &board).await;
        for person in &people {
            press_something(person, &group, &mut luck).await;
        }
        assert!(
            started.elapsed() < A_GAME,
            "{}",
            people.each_ref().map(|one| sees(one, &group)).join("\n===\n")
        );
    }
    let end = result(&people[0], &group).expect("the table's message is the result");
    assert_eq!(end.id, board.id);
    let (table, _) = table(&stage, 1).await;
    assert!(!table.public_view().location.has_bot());
    let luck = behind_more(&people[1], &end, ".luck").await;
    let seed = hex::encode(table.proof().unwrap().seed());
    assert!(luck.is_ephemeral() && luck.text().contains(&seed), "{}", luck.text());
    check_no_hand_in_public(&stage, &group, &people);
    check_answers_alone(&stage);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_agree_to_end_a_game_without_a_message_that_asks_them() {
    let stage = stage().await;
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    let group = group(&stage);
    let board = begin(&stage, &group, "preset:quick").await;
    press_for_hands(&people, &board).await;
    let propose = |person: &Person| {
        let hand = own_at(person, &board).expect("a hand");
        let person = person.clone();
        async move {
            let end = OwnPress::Propose(Proposal::End);
            let end = Press::Own(TableId::new(1), Draft::default(), end);
            person.forge_press(hand.id, &end.text()).await
        }
    };
    let told = message(propose(&people[1]).await);
    assert!(told.text().contains(&say("elsewhere-proposed")), "{}", told.text());
    propose(&people[0]).await;
    wait(|| sees(&people[0], &group), async || is_over(&people[0], &group).then_some(())).await;
    assert_eq!(stage_of(&stage, 1).await, "over");
    check_answers_alone(&stage);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_direct_messages_a_person_plays_alone_learns_and_reads() {
    let stage = stage().await;
    let ada = stage.person("Ada");
    let hers = stage.playground.direct_messages(&ada).unwrap();
    let help = types(&ada, &hers, "/wizard help").await;
    assert!(help.is_ephemeral() && help.text().contains(&say("elsewhere-help")), "{help:?}");
    for command in ["rules", "tutorial", "tutorial game:dice", "privacy", "history", "profile"] {
        let shown = types(&ada, &hers, &format!("/wizard {command}")).await;
        assert!(shown.is_ephemeral(), "{command}: {}", shown.text());
    }
    let profile = types(&ada, &hers, "/wizard profile").await;
    assert_eq!(profile.content, say("elsewhere-no-profile"));
    let over = daily::play(&ada, daily::daily(&ada, &hers).await).await;
    assert!(ids(&over).all(|id| id != "2.y.remind"), "nothing is posted there: {over:?}");
    for game in ["preset:quick", "game:dice"] {
        let lobby = types(&ada, &hers, &format!("/wizard play {game}")).await;
        let board = begin_unseen(&ada, &lobby).await;
        let mut luck = StdRng::seed_from_u64(7);
        let started = Instant::now();
        while !is_over_at(&ada, &board) {
            press_for_hands(std::slice::from_ref(&ada), &board).await;
            press_something(&ada, &hers, &mut luck).await;
            assert!(started.elapsed() < A_GAME, "{}", sees(&ada, &hers));
        }
    }
    let profile = types(&ada, &hers, "/wizard profile").await;
    assert!(profile.content.contains(&say("elsewhere-profile")), "{}", profile.text());
    check_answers_alone(&stage);
    // On a server she alone reads of them.
    let wizards = stage.channel("wizards");
    let hint = ENGLISH.with("profile-elsewhere", [("games", 2.into())]);
    let own = types(&ada, &wizards, "/wizard profile").await;
    assert!(own.is_ephemeral() && own.content.contains(&hint), "{}", own.text());
    let of_another = types(&stage.person("Ben"), &wizards, "/wizard profile player:@Ada").await;
    assert!(!of_another.text().contains(&hint), "{}", of_another.text());
    // They are in the file with all of her data, and go with it.
    let export = privacy::export(&ada, &hers).await;
    let rows = |table: &str| export["tables"][table].as_array().map_or(0, Vec::len);
    assert_eq!((rows("seat"), rows("result"), rows("daily_game")), (2, 2, 1), "{export:#}");
    assert_eq!(privacy::delete(&ada, &hers).await.text(), say("privacy-deleted"));
    let profile = types(&ada, &hers, "/wizard profile").await;
    assert_eq!(profile.content, say("elsewhere-no-profile"));
    let again = types(&ada, &hers, "/wizard privacy").await;
    assert_eq!(again.text(), say("privacy-nothing"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_only_servers_have_is_refused_elsewhere() {
    let stage = stage().await;
    let [ada, ben] = ["Ada", "Ben"].map(|name| stage.person(name));
    let group = group(&stage);
    for command in ["leaderboard", "settings", "bell", "panel", "pause"] {
        let told = types(&ada, &group, &format!("/wizard {command}")).await;
        assert!(told.is_ephemeral(), "{command}: {told:?}");
        assert_eq!(told.text(), say("refusal-guild-only"), "{command}");
    }
    let lobby = types(&ada, &group, "/wizard play thread:true clock:live").await;
    assert!(is_lobby(&lobby), "{lobby:?}");
    for press in ["2.at.1.show", "2.b.show.cards.points.all.-", "2.bell.show", "2.w.show"] {
        if let Answer::Message(told) = ada.forge_press(lobby.id, press).await {
            assert!(told.is_ephemeral(), "{press}: {told:?}");
        }
    }
    let challenge = stage.playground.commands().into_iter().find(|command| command["type"] == 2);
    let name = challenge.unwrap()["name"].as_str().unwrap().to_owned();
    let used = ada.use_on(&group, &name, &ben).await;
    assert_eq!(used, Err(Impossible::NotOffered(name)));
    let (table, _) = table(&stage, 1).await;
    assert_eq!(table.clock, Clock::None);
    check_answers_alone(&stage);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_learns_in_one_place_what_was_played_in_another() {
    let stage = stage().await;
    let [ada, ben, cy] = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    cy.install_app();
    let group = group(&stage);
    let people = [ada.clone(), ben.clone()];
    let board = begin(&stage, &group, "preset:quick").await;
    let started = Instant::now();
    while !is_over_at(&ada, &board) {
        press_for_hands(&people, &board).await;
        press_once(&people, &group).await;
        assert!(started.elapsed() < A_GAME, "{}", sees(&ada, &group));
    }
    let his = stage.playground.direct_messages(&cy).unwrap();
    let mut read = String::new();
    for command in [
        "history",
        "replay game:1",
        "verify game:1",
        "help",
        "scores",
        "hand",
        "profile player:@Ada",
    ] {
        let told = types(&cy, &his, &format!("/wizard {command}")).await;
        read.push_str(&told.text());
    }
    for press in ["2.h.replay.1.-.-.-", "2.s.1.hand", "2.s.1.scores", "2.r.1", "2.x.play.1"] {
        if let Some(told) = cy.forge_press(board.id, press).await.message() {
            read.push_str(&told.text());
        }
    }
    assert!(!read.contains("Ada") && !read.contains("Ben"), "{read}");
    let other = stage.playground.direct_messages(&ada).unwrap();
    let list = types(&ada, &other, "/wizard history").await;
    assert!(list.text().contains("#1"), "her own games are hers everywhere: {}", list.text());
    // On the server the game does not exist, and nothing there counts it.
    let wizards = stage.channel("wizards");
    let list = types(&ada, &wizards, "/wizard history").await;
    assert!(!list.text().contains("#1"), "{}", list.text());
    let leaderboard = types(&ada, &wizards, "/wizard leaderboard").await;
    assert!(!leaderboard.text().contains("Ada"), "{}", leaderboard.text());
    let (table, _) = table(&stage, 1).await;
    let TableStage::Over(_) = &table.stage else { panic!("it is over") };
    assert!(table.after.ratings.is_empty(), "{:?}", table.after.ratings);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_server_without_the_bot_a_person_brings_it_along() {
    let stage = stage().await;
    let (ada, ben, dice) = (stage.person("Ada"), stage.person("Ben"), stage.channel("dice"));
    stage.playground.remove_bot();
    let board = begin(&stage, &dice, "preset:quick").await;
    let people = [ada, ben];
    let started = Instant::now();
    while !is_over_at(&people[0], &board) {
        press_for_hands(&people, &board).await;
        press_once(&people, &dice).await;
        assert!(started.elapsed() < A_GAME, "{}", sees(&people[0], &dice));
    }
    check_answers_alone(&stage);
}
