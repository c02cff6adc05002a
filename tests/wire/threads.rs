//! Tables in their own threads: how they open, how the parent channel is told about their end, and
//! the effects of archived and locked threads.

use std::time::Duration;

use henge::features::press::{LobbyPress, Press};
use henge::store::MessageKind;
use henge::table::TableId;
use playground::{Access, Chance, Channel, Delivery, Fault, Kind, Message, Options, Person};

use crate::disk::{posted, seats, stage_of, table};
use crate::games::{hand_of, play_to_the_end, press_once};
use crate::stage::{
    Stage, begin_at, is_board, is_lobby, message, number, offered, press, presses, result, sees,
    wait,
};
use crate::truth::{board_is_true, own_is_true};
use crate::words::{ENGLISH, say};

/// A wait long enough for every post that could be repeated by mistake.
const A_WHILE: Duration = Duration::from_millis(1500);

/// The thread that this command opens, and the lobby in it.
async fn open(
    stage: &Stage,
    host: &Person,
    channel: &Channel,
    choices: &str,
) -> (Channel, Message) {
    let command = format!("/wizard play thread:true {choices}");
    let line = message(host.command(channel, &command).await.unwrap());
    assert!(!line.is_ephemeral() && line.buttons().count() == 0, "{}", line.text());
    let lobby = host.wait_for(line.id, is_lobby).await.unwrap();
    let thread = threads(stage, channel).into_iter().find(|thread| thread.id == line.id);
    (thread.expect("a thread of the line"), lobby)
}

/// Like [`open`], with the game begun and computer players in the missing seats.
async fn begun(stage: &Stage, host: &Person, channel: &Channel) -> (Channel, Message) {
    let (thread, lobby) = open(stage, host, channel, "preset:quick").await;
    (thread, begin_at(host, &lobby).await)
}

fn threads(stage: &Stage, channel: &Channel) -> Vec<Channel> {
    stage.playground.threads(channel)
}

/// The messages in this channel that report the end of this table's game.
async fn reports(stage: &Stage, reader: &Person, channel: &Channel, number: u64) -> Vec<Message> {
    let (table, _) = table(stage, number).await;
    let report = ENGLISH.report(&table.public_view()).expect("the channel is told");
    let mut shown = reader.sees(channel);
    shown.retain(|shown| shown.content == report.message().content);
    shown
}

/// Waits until the end of this table's game has been reported in the channel, and the report is
/// stored.
async fn reported(stage: &Stage, reader: &Person, channel: &Channel, number: u64) -> Message {
    let told = async || {
        posted(stage, number, MessageKind::Report).await?;
        reports(stage, reader, channel, number).await.pop()
    };
    let told = wait(|| sees(reader, channel), told).await;
    assert_eq!(reports(stage, reader, channel, number).await, std::slice::from_ref(&told));
    told
}

/// The one of these people who is asked something, their hand, and a press that it offers.
async fn asked(people: &[Person], channel: &Channel) -> (Person, Message, String) {
    let look = async || {
        for person in people {
            if let Some(hand) = hand_of(person, channel).await
                && let Some(press) = offered(&hand)
            {
                return Some((person.clone(), hand, press));
            }
        }
        None
    };
    wait(|| sees(&people[0], channel), look).await
}

/// Ends the table in this channel for everybody.
async fn end(person: &Person, channel: &Channel) {
    let sure = message(person.command(channel, "/wizard end").await.unwrap());
    press(person, &sure, ".end").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_games_are_played_in_threads_over_a_restart_and_the_channel_is_told() {
    for choices in ["preset:quick", "game:dice"] {
        let mut stage = Stage::start().await;
        let people = ["Ada", "Ben"].map(|name| stage.person(name));
        let wizards = stage.channel("wizards");
        let (thread, lobby) = open(&stage, &people[0], &wizards, choices).await;
        press(&people[1], &lobby, ".sit").await;
        begin_at(&people[0], &lobby).await;
        for _ in 0..3 {
            press_once(&people, &thread).await;
        }
        stage.restart_bot().await;
        play_to_the_end(&people, &thread).await;
        let told = reported(&stage, &people[0], &wizards, 1).await;
        assert!(told.content.contains(&format!("<#{}>", thread.id)), "{}", told.content);
        assert!(told.notified.is_empty(), "the result in the thread calls those who played");
        // Nothing else of the game is in the channel, and another table can open there.
        assert_eq!(people[0].sees(&wizards), [told], "{}", sees(&people[0], &wizards));
        let next = message(people[1].command(&wizards, "/wizard play").await.unwrap());
        assert!(is_lobby(&next));
        stage.restart_bot().await;
        tokio::time::sleep(A_WHILE).await;
        assert_eq!(reports(&stage, &people[0], &wizards, 1).await.len(), 1);
        stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_stays_in_its_thread_and_the_channel_is_told_again() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let (thread, _) = begun(&stage, &ada, &wizards).await;
    play_to_the_end(std::slice::from_ref(&ada), &thread).await;
    let last = wait(|| sees(&ada, &thread), async || result(&ada, &thread)).await;
    reported(&stage, &ada, &wizards, 1).await;
    let lobby = message(ada.press_id(&last, "2.r.1").await.unwrap());
    assert_eq!(lobby.channel_id, thread.id);
    begin_at(&ada, &lobby).await;
    end(&ada, &thread).await;
    reported(&stage, &ada, &wizards, 2).await;
    assert_eq!(threads(&stage, &wizards).len(), 1);
    assert_eq!(ada.sees(&wizards).len(), 2, "{}", sees(&ada, &wizards));
    stage.check_the_wire();
}

/// Waits until the line from which this thread was started contains these words.
async fn above(reader: &Person, thread: &Channel, words: &str) -> Message {
    let look = async || reader.look(thread.id.0).filter(|line| line.text().contains(words));
    wait(|| format!("{words}: {:?}", reader.look(thread.id.0)), look).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_line_above_a_thread_invites_says_who_plays_and_becomes_the_result() {
    let stage = Stage::start().await;
    let [ada, ben, cy] = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    let wizards = stage.channel("wizards");
    let (thread, lobby) = open(&stage, &ada, &wizards, "preset:quick").await;
    let line = above(&ben, &thread, "1 of 6 seats: Ada").await;
    let seated = message(ben.press_id(&line, "2.j.1").await.unwrap());
    assert!(seated.is_ephemeral() && seated.content.contains(&thread.id.to_string()));
    assert_eq!(seats(&stage, 1).await, ["Ada", "Ben"]);
    let shown = |now: &Message| is_lobby(now) && now.text().contains("Ben");
    ada.wait_for(&thread, shown).await.unwrap();
    // Other presses on the table are made where it is.
    let refused = message(cy.forge_press(line.id, "2.l.1.sit").await);
    assert!(refused.is_ephemeral());
    let line = above(&cy, &thread, "2 of 6 seats: Ada\u{a0}· Ben").await;
    begin_at(&ada, &lobby).await;
    let plays = above(&cy, &thread, "Merlin").await;
    assert!(["Ada", "Ben", "Merlin"].iter().all(|name| plays.content.contains(name)));
    assert_eq!(plays.buttons().count(), 0);
    let late = message(cy.forge_press(line.id, "2.j.1").await);
    assert!(late.is_ephemeral() && !late.content.contains(&thread.id.to_string()));
    end(&ada, &thread).await;
    let told = reported(&stage, &cy, &wizards, 1).await;
    assert_eq!(told.id, line.id);
    assert_eq!(cy.sees(&wizards).iter().filter(|shown| !shown.is_ephemeral()).count(), 1);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_can_be_asked_for_above_the_thread_and_says_who_is_in() {
    let stage = Stage::start().await;
    let [ada, ben, cy] = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    let wizards = stage.channel("wizards");
    let (thread, lobby) = open(&stage, &ada, &wizards, "preset:quick").await;
    press(&ben, &lobby, ".sit").await;
    begin_at(&ada, &lobby).await;
    end(&ada, &thread).await;
    let told = reported(&stage, &ada, &wizards, 1).await;
    let refused = message(cy.press_id(&told, "2.r.1").await.unwrap());
    assert!(refused.is_ephemeral());
    let seated = message(ada.press_id(&told, "2.r.1").await.unwrap());
    assert!(seated.is_ephemeral() && seated.content.contains(&thread.id.to_string()));
    let again = |now: &Message| is_lobby(now) && number(now) == 2;
    let again = ada.wait_for(&thread, again).await.unwrap();
    assert_eq!(seats(&stage, 2).await, ["Ada", "Merlin"]);
    let label = |message: &Message| {
        let rematch = |button: &&playground::Button| button.custom_id.as_deref() == Some("2.r.1");
        message.buttons().find(rematch).map(|button| button.label.clone())
    };
    let labels = async |expected: &str| {
        let look = || {
            let shown = [result(&ada, &thread), ada.look(told.id)];
            shown.map(|shown| shown.as_ref().and_then(label))
        };
        let both = || look().iter().all(|label| label.as_deref() == Some(expected));
        wait(|| format!("{:?}", look()), async || both().then_some(())).await;
    };
    labels("Rematch · Ada is in").await;
    let seated = message(ben.press_id(&told, "2.r.1").await.unwrap());
    assert!(seated.is_ephemeral());
    labels("Rematch · Ada and Ben are in").await;
    press(&ada, &again, ".stand-up").await;
    labels("Rematch · Ben is in").await;
    press(&ben, &again, ".stand-up").await;
    labels("Rematch").await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_line_above_a_thread_says_that_a_game_was_ended_and_a_lobby_closed() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let (closed, lobby) = open(&stage, &ada, &wizards, "").await;
    press(&ada, &lobby, ".stand-up").await;
    let (thread, _) = begun(&stage, &ada, &wizards).await;
    end(&ada, &thread).await;
    let told = reported(&stage, &ada, &wizards, 2).await;
    assert!(told.content.contains("ended the table"), "{}", told.content);
    assert_eq!(stage_of(&stage, 1).await, "closed");
    above(&ada, &closed, "lobby was closed").await;
    assert_eq!(ada.sees(&wizards).len(), 2, "{}", sees(&ada, &wizards));
    stage.check_the_wire();
}

/// Faults that let the first of every two posts in a row succeed but lose its response.
struct EveryOther(bool);

impl Chance for EveryOther {
    fn request(&mut self, kind: Kind) -> Option<Fault> {
        if kind != Kind::ChannelPost {
            return None;
        }
        self.0 = !self.0;
        self.0.then_some(Fault::ResetAfter)
    }

    fn delivery(&mut self) -> Option<Delivery> {
        None
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_channel_is_told_once_though_the_bot_stops_before_it_knows() {
    let mut stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let (thread, lobby) = open(&stage, &ada, &wizards, "").await;
    press(&ada, &lobby, ".stand-up").await;
    // The thread was started for another table, so the end of this one is posted.
    let lobby = ada.command(&thread, "/wizard play thread:true preset:quick").await.unwrap();
    begin_at(&ada, &message(lobby)).await;
    stage.playground.faults().leave_to(EveryOther(false));
    end(&ada, &thread).await;
    let told = async || reports(&stage, &ada, &wizards, 2).await.pop();
    wait(|| sees(&ada, &wizards), told).await;
    stage.restart_bot().await;
    reported(&stage, &ada, &wizards, 2).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(reports(&stage, &ada, &wizards, 2).await.len(), 1);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_permission_that_is_missing_is_named_before_anything_opens() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    stage.playground.set_access(&wizards, Access::NoThreads);
    let refused = message(ada.command(&wizards, "/wizard play thread:true").await.unwrap());
    assert!(refused.is_ephemeral());
    for permission in ["permission-start-threads", "permission-send-in-threads"] {
        assert!(refused.text().contains(&say(permission)), "{}", refused.text());
    }
    assert!(threads(&stage, &wizards).is_empty());
    let lobby = message(ada.command(&wizards, "/wizard play").await.unwrap());
    assert_eq!((is_lobby(&lobby), number(&lobby)), (true, 1));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_thread_can_be_had_nothing_stays() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    // First the thread itself is refused, then the lobby in it.
    for refused in [Kind::Thread, Kind::ChannelPost] {
        stage.playground.faults().next(refused, 1, Fault::Refused(403, 50013));
        ada.command(&wizards, "/wizard play thread:true").await.unwrap();
        let told = |now: &Message| now.is_ephemeral() && now.text() == say("refusal-no-thread");
        let told = ada.wait_for(&wizards, told).await.unwrap();
        assert!(ada.sees(&wizards).iter().all(Message::is_ephemeral), "the line is gone");
        ada.dismiss(&told).unwrap();
    }
    assert_eq!(stage_of(&stage, 1).await, "closed");
    let (_, lobby) = open(&stage, &ada, &wizards, "").await;
    assert_eq!(number(&lobby), 2, "of the first try there is no table");
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_passes_is_tried_again_and_opens_one_table_in_one_thread() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    for kind in [Kind::Callback, Kind::Thread, Kind::ChannelPost] {
        stage.playground.faults().next(kind, 1, Fault::ResetAfter);
    }
    let (thread, lobby) = open(&stage, &ada, &wizards, "").await;
    tokio::time::sleep(A_WHILE).await;
    let lobbies = ada.sees(&thread).into_iter().filter(is_lobby).count();
    assert_eq!((threads(&stage, &wizards).len(), lobbies, number(&lobby)), (1, 1, 1));
    assert_eq!(ada.sees(&wizards).len(), 1);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_delivered_twice_opens_one_table_in_one_thread() {
    for (pause, restarts) in [(0, false), (150, false), (1500, true)] {
        let mut stage = Stage::start().await;
        let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
        let twice = Delivery::Twice(Duration::from_millis(pause));
        stage.playground.faults().deliver(twice);
        let (thread, lobby) = open(&stage, &ada, &wizards, "").await;
        if restarts {
            stage.restart_bot().await;
        }
        let heard = || {
            let mut events = stage.playground.journal().events();
            events.retain(|event| event.name == "INTERACTION_CREATE");
            events
        };
        wait(|| format!("{:#?}", heard()), async || (heard().len() == 2).then_some(())).await;
        tokio::time::sleep(A_WHILE).await;
        assert_eq!(threads(&stage, &wizards).len(), 1);
        assert_eq!(ada.sees(&thread).len(), 1, "{}", sees(&ada, &thread));
        assert_eq!(ada.sees(&wizards).len(), 1, "{}", sees(&ada, &wizards));
        press(&stage.person("Ben"), &lobby, ".sit").await;
        assert_eq!(seats(&stage, 1).await, ["Ada", "Ben"]);
        board_is_true(&stage, 1, &ada, &lobby).await;
        stage.check_the_wire();
        stage.stop_bot().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_thread_the_table_stands_there_and_the_channel_above_is_told() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let (thread, lobby) = open(&stage, &ada, &wizards, "").await;
    let taken = message(ada.command(&thread, "/wizard play thread:true").await.unwrap());
    assert!(taken.is_ephemeral(), "a thread holds one table: {}", taken.text());
    press(&ada, &lobby, ".stand-up").await;
    let play = "/wizard play thread:true preset:quick";
    let lobby = message(ada.command(&thread, play).await.unwrap());
    assert!(is_lobby(&lobby) && lobby.channel_id == thread.id);
    begin_at(&ada, &lobby).await;
    end(&ada, &thread).await;
    reported(&stage, &ada, &wizards, 2).await;
    // Without the parameter, the table is in the thread as in any channel.
    let lobby = message(ada.command(&thread, "/wizard play preset:quick").await.unwrap());
    begin_at(&ada, &lobby).await;
    end(&ada, &thread).await;
    wait(|| sees(&ada, &thread), async || posted(&stage, 3, MessageKind::Result).await).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(posted(&stage, 3, MessageKind::Report).await, None);
    assert_eq!(ada.sees(&wizards).len(), 2, "{}", sees(&ada, &wizards));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_bears_any_name() {
    let odd =
        ["@everyone **<#1>**", "\u{202e}\u{200b}", "𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸", "a\nb"];
    let people = odd.map(str::to_owned).to_vec();
    let stage = Stage::start_with(Options { people, ..Stage::options() }).await;
    let wizards = stage.channel("wizards");
    for host in stage.playground.people() {
        let (thread, lobby) = open(&stage, &host, &wizards, "game:dice").await;
        let name = &thread.name;
        assert!((1..=100).contains(&name.chars().count()) && !name.contains('\u{202e}'), "{name}");
        let line = host.look(thread.id.0).unwrap();
        assert!(!line.content.contains("@everyone") && !line.content.contains(" **<#1>"));
        press(&host, &lobby, ".stand-up").await;
    }
    assert_eq!(threads(&stage, &wizards).len(), odd.len());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_an_archived_thread_is_posted_anew_and_wakes_it() {
    let stage = Stage::start().await;
    let (ada, ben, wizards) = (stage.person("Ada"), stage.person("Ben"), stage.channel("wizards"));
    let (thread, lobby) = open(&stage, &ada, &wizards, "preset:quick").await;
    stage.playground.archive_thread(&thread);
    press(&ben, &lobby, ".sit").await;
    let anew = |now: &Message| is_lobby(now) && now.id != lobby.id && now.text().contains("Ben");
    let anew = ada.wait_for(&thread, anew).await.unwrap();
    assert!(!stage.playground.is_archived(&thread));
    begin_at(&ada, &anew).await;
    let (asked, hand, answer) = asked(&[ada.clone(), ben], &thread).await;
    stage.playground.archive_thread(&thread);
    asked.press_id(&hand, &answer).await.unwrap();
    let newer = |now: &Message| is_board(now) && now.id != anew.id;
    let newer = ada.wait_for(&thread, newer).await.unwrap();
    board_is_true(&stage, 1, &ada, &newer).await;
    own_is_true(&stage, 1, &asked, &thread).await;
    assert!(!stage.playground.is_archived(&thread));
    let lives = || ada.sees(&thread).into_iter().filter(is_board).count() == 1;
    wait(|| sees(&ada, &thread), async || lives().then_some(())).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_locked_thread_presses_are_answered_alone_until_it_is_unlocked() {
    let stage = Stage::start().await;
    let (ada, ben, wizards) = (stage.person("Ada"), stage.person("Ben"), stage.channel("wizards"));
    let (thread, lobby) = open(&stage, &ada, &wizards, "preset:quick").await;
    stage.playground.lock_thread(&thread);
    let sit = format!("2.l.{}.sit", number(&lobby));
    let told = message(ben.forge_press(lobby.id, &sit).await);
    assert_eq!((told.is_ephemeral(), told.text()), (true, say("thread-locked")));
    assert_eq!(seats(&stage, 1).await, ["Ada", "Ben"]);
    stage.playground.unlock_thread(&thread);
    message(ada.command(&thread, "/wizard rules").await.unwrap());
    board_is_true(&stage, 1, &ada, &lobby).await;
    let board = begin_at(&ada, &lobby).await;
    let (asked, hand, answer) = asked(&[ada.clone(), ben.clone()], &thread).await;
    board_is_true(&stage, 1, &ada, &board).await;
    stage.playground.lock_thread(&thread);
    asked.press_id(&hand, &answer).await.unwrap();
    own_is_true(&stage, 1, &asked, &thread).await;
    let refused = || {
        let refused = stage.playground.journal().refused();
        refused.into_iter().find(|request| request.code == Some(160_005))
    };
    wait(|| sees(&ada, &thread), async || refused()).await;
    tokio::time::sleep(A_WHILE).await;
    stage.playground.unlock_thread(&thread);
    message(ada.command(&thread, "/wizard hand").await.unwrap());
    board_is_true(&stage, 1, &ada, &board).await;
    play_to_the_end(&[ada.clone(), ben], &thread).await;
    reported(&stage, &ada, &wizards, 1).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_presses_a_table_of_a_thread_from_elsewhere_changes_nothing() {
    let stage = Stage::start().await;
    let (ada, ben, wizards) = (stage.person("Ada"), stage.person("Ben"), stage.channel("wizards"));
    open(&stage, &ada, &wizards, "").await;
    let other = message(ben.command(&wizards, "/wizard play").await.unwrap());
    let sit = Press::Lobby(TableId::new(1), LobbyPress::Sit);
    assert!(presses(&other).all(|press| press != sit));
    let refused = message(ben.forge_press(other.id, &sit.text()).await);
    assert!(refused.is_ephemeral(), "{}", refused.text());
    assert_eq!(seats(&stage, 1).await, ["Ada"]);
    stage.check_the_wire();
}
