//! Discord's limits: the requests that count, the requests that are forbidden, and what gets a host
//! banned.

use std::time::Duration;

use henge::settings::Presses;
use playground::{Access, Answer, Fault, Kind, Message, Options, Person, Request};

use crate::games::{play_to_the_end, press_once};
use crate::stage::{Stage, begin, forge, lobby, message, number, press, sees, wait};
use crate::truth::{board_is_true, own_is_true};
use crate::words::{say, says_who_won, with};

/// The requests that change a channel; they count towards Discord's rate limits.
fn counted(stage: &Stage) -> Vec<Request> {
    let mut counted = stage.playground.journal().counted();
    counted.retain(|request| request.method != "GET" && request.path.starts_with("/channels/"));
    counted
}

/// Begins games of Ada's in this number of channels and stops the bot before the computer players
/// move. Returns Ada and the tables' messages.
async fn stopped(count: usize) -> (Stage, Person, Vec<Message>) {
    let channels = (0..count).map(|number| (format!("table-{number}"), Access::Full));
    let options = Options { channels: channels.collect(), ..Stage::options() };
    let mut stage = Stage::without_bot(options).await;
    stage.pause = Duration::from_hours(1);
    stage.start_bot().await;
    let ada = stage.person("Ada");
    let mut boards = Vec::new();
    for channel in stage.playground.channels() {
        boards.push(begin(std::slice::from_ref(&ada), &channel, "preset:quick").await);
    }
    stage.stop_bot().await;
    stage.pause = Duration::ZERO;
    (stage, ada, boards)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_shown_by_the_tokens_of_its_answers() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    let counted = counted(&stage);
    assert_eq!(counted.len(), 1, "the result is posted, all else is not counted: {counted:#?}");
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_that_go_on_at_once_stay_below_the_limit() {
    let (mut stage, ada, boards) = stopped(150).await;
    // After a restart there are no interaction tokens, so every edit is rate-limited.
    stage.start_bot().await;
    for board in &boards {
        board_is_true(&stage, number(board), &ada, board).await;
    }
    let counted = counted(&stage).len();
    assert!(counted > 50, "{counted}");
    // The simulation holds the limit by a driven clock. On a busy machine, requests that were sent in two seconds may
    // arrive within one.
    let refused = stage.playground.journal().invalid();
    assert!(refused.iter().all(|request| request.status == Some(429)), "{refused:#?}");
    assert!(refused.len() * 50 <= counted, "{refused:#?} of {counted}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_says_to_all_is_heard_by_all() {
    let (mut stage, ada, boards) = stopped(24).await;
    let limit = Fault::RateLimitedGlobally(Duration::from_secs(3));
    stage.playground.faults().next(Kind::ChannelEdit, 10_000, limit);
    stage.start_bot().await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    stage.playground.faults().clear();
    for board in &boards {
        board_is_true(&stage, number(board), &ada, board).await;
    }
    // Requests in the meantime waited together with those that were refused; some were in flight.
    let invalid = stage.playground.journal().invalid().len();
    assert!((1..=8).contains(&invalid), "{invalid} invalid answers");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_opens_a_hand_on_a_table_saves_its_edits() {
    let mut stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let board = begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    // The bot has forgotten earlier tokens.
    stage.restart_bot().await;
    board_is_true(&stage, 1, &ada, &board).await;
    message(press(&ada, &board, ".hand").await);
    let before = counted(&stage).len();
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    ada.wait_for(&wizards, |now| says_who_won(&now.text())).await.unwrap();
    let after = counted(&stage);
    assert_eq!(after.len() - before, 1, "the result alone is counted: {:#?}", &after[before..]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_is_the_answer_itself_while_nothing_may_follow() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let board = begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    own_is_true(&stage, 1, &ada, &wizards).await;
    let hand = format!("2.s.{}.hand", number(&board));
    let limit = Fault::RateLimitedGlobally(Duration::from_mins(1));
    stage.playground.faults().next(Kind::Followup, 1, limit);
    assert_eq!(ada.forge_press(board.id, &hand).await, Answer::DeferredUpdate);
    let limited = || stage.playground.journal().invalid().pop();
    wait(|| sees(&ada, &wizards), async || limited()).await;
    // More requests may follow until the bot receives the response.
    let answered = async || {
        let answer = ada.forge_press(board.id, &hand).await;
        matches!(answer, Answer::Message(_)).then_some(())
    };
    wait(|| sees(&ada, &wizards), answered).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_forbids_all_is_asked_no_more() {
    let mut stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    stage.restart_bot().await;
    stage.playground.set_access(&wizards, Access::Hidden);
    for _ in 0..12 {
        press_once(std::slice::from_ref(&ada), &wizards).await;
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    // Her hand keeps working because it needs no permission in the channel.
    own_is_true(&stage, 1, &ada, &wizards).await;
    let invalid = stage.playground.journal().invalid();
    assert_eq!(invalid.len(), 1, "{invalid:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_are_redrawn_while_the_table_cannot_be() {
    let mut stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    stage.restart_bot().await;
    stage.playground.faults().next(
        Kind::ChannelEdit,
        10_000,
        Fault::RateLimited(Duration::from_mins(1)),
    );
    for _ in 0..6 {
        press_once(std::slice::from_ref(&ada), &wizards).await;
        own_is_true(&stage, 1, &ada, &wizards).await;
    }
    let board = message(ada.command(&wizards, "/wizard board").await.unwrap());
    wait(|| sees(&ada, &wizards), async || ada.look(board.id)).await;
    let invalid = stage.playground.journal().invalid().len();
    assert!(invalid <= 2, "{invalid} invalid answers");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_presses_too_fast_is_told_so_and_keeps_nobody_waiting() {
    let mut stage = Stage::without_bot(Stage::real_time()).await;
    stage.presses = Presses { oldest: Duration::from_mins(1), ..Presses::default() };
    stage.start_bot().await;
    let (ada, ben, wizards) = (stage.person("Ada"), stage.person("Ben"), stage.channel("wizards"));
    let lobby = lobby(std::slice::from_ref(&ada), &wizards, "").await;
    let sheet = format!("2.s.{}.rules", number(&lobby));
    let hurry = (0..200).map(|_| {
        let (ada, lobby, sheet) = (ada.clone(), lobby.clone(), sheet.clone());
        tokio::spawn(async move { forge(&ada, lobby.id, &sheet).await })
    });
    let hurry: Vec<_> = hurry.collect();
    let answer = forge(&ben, lobby.id, &sheet).await;
    assert!(matches!(answer, Answer::Message(_)), "{answer:?}");
    let mut answered = Vec::new();
    for press in hurry {
        answered.extend(press.await.unwrap().message());
    }
    let told = answered.iter().filter(|answer| answer.text() == say("busy")).count();
    assert!(told == 1 && (2..60).contains(&answered.len()), "{told} of {}", answered.len());
}

/// There are more presses than can be processed and queued at once, but nobody presses too fast.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_makes_room_for_others_is_told_so_each_time() {
    let stage = Stage::start().await;
    let (people, wizards) = (stage.playground.people(), stage.channel("wizards"));
    let lobby = lobby(&people[..1], &wizards, "").await;
    let sheet = format!("2.s.{}.rules", number(&lobby));
    stage.playground.faults().next(Kind::Callback, 96, Fault::Delay(Duration::from_secs(1)));
    let presses: Vec<_> = (0..1000)
        .map(|number| {
            let person = people[number % people.len()].clone();
            let (lobby, sheet) = (lobby.id, sheet.clone());
            tokio::spawn(async move { person.forge_press(lobby, &sheet).await })
        })
        .collect();
    for press in presses {
        let answer = press.await.unwrap();
        assert!(answer != Answer::Failed, "nobody is left without a word");
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_types_too_fast_is_offered_less_and_told_so_only_when_they_press() {
    let mut stage = Stage::without_bot(Stage::real_time()).await;
    stage.presses = Presses { oldest: Duration::from_mins(1), ..Presses::default() };
    stage.start_bot().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let board = begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    let events = || stage.playground.journal().events().len();
    let before = events();
    let typing = (0..200).map(|_| {
        let (ada, wizards) = (ada.clone(), wizards.clone());
        tokio::spawn(async move { ada.suggestions(&wizards, "/wizard move what:").await })
    });
    let typing: Vec<_> = typing.collect();
    wait(String::new, async || (events() >= before + 200).then_some(())).await;
    let presses = (0..100).map(|_| {
        let (ada, board) = (ada.clone(), board.id);
        tokio::spawn(async move { ada.forge_press(board, "2.l.1.sit").await })
    });
    let presses: Vec<_> = presses.collect();
    let (mut offered, mut told) = (0, 0);
    for answer in typing {
        offered += usize::from(answer.await.unwrap().is_ok());
    }
    for answer in presses {
        let answer = answer.await.unwrap().message();
        told += usize::from(answer.is_some_and(|answer| answer.text() == say("busy")));
    }
    assert!(told == 1 && (2..60).contains(&offered), "{told}, {offered}");
    assert!(stage.playground.journal().violations().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn one_host_opens_five_lobbies_and_no_more() {
    let channels = (0..6).map(|number| (format!("table-{number}"), Access::Full));
    let options = Options { channels: channels.collect(), ..Stage::options() };
    let stage = Stage::start_with(options).await;
    let (ada, ben) = (stage.person("Ada"), stage.person("Ben"));
    let channels = stage.playground.channels();
    for channel in &channels[..5] {
        lobby(std::slice::from_ref(&ada), channel, "").await;
    }
    let refused = message(ada.command(&channels[5], "/wizard play").await.unwrap());
    assert!(
        refused.is_ephemeral() && refused.text() == with("refusal-many-lobbies", &[("most", "5")])
    );
    lobby(std::slice::from_ref(&ben), &channels[5], "").await;
    stage.check_the_wire();
}
