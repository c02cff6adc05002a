//! Places that disappear during a game, over the wire. Cases that take long are in
//! `tests/simulated/places.rs`.

use henge::store::MessageKind;
use henge::table::Table;
use playground::{Access, Channel, Person};

use crate::disk::{forget_messages, posted, stage_of, table};
use crate::games::play_to_the_end;
use crate::stage::{Stage, begin, is_board, is_result, lobby, message, own, sees, wait};
use crate::truth::{board_is_true, own_is_true};
use crate::words::say;

/// A game of Ada and computer players with a clock; this happens to its place while the bot is
/// offline.
async fn away(happens: impl FnOnce(&Stage, &Channel)) -> (Stage, Person, Channel) {
    let mut stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    begin(std::slice::from_ref(&ada), &wizards, "preset:quick clock:slow").await;
    own_is_true(&stage, 1, &ada, &wizards).await;
    stage.stop_bot().await;
    happens(&stage, &wizards);
    stage.start_bot().await;
    (stage, ada, wizards)
}

/// Waits until the stored game satisfies a condition.
async fn becomes(stage: &Stage, is_so: fn(&Table) -> bool) {
    let look = async || is_so(&table(stage, 1).await.0).then_some(());
    wait(|| "the game as it is stored".to_owned(), look).await;
}

async fn reads(person: &Person, channel: &Channel, command: &str) -> String {
    message(person.command(channel, command).await.unwrap()).text()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_forbids_makes_the_game_wait_and_everybody_is_told_once() {
    let (stage, ada, wizards) =
        away(|stage, wizards| stage.playground.set_access(wizards, Access::Hidden)).await;
    becomes(&stage, Table::is_unseen).await;
    assert_eq!(table(&stage, 1).await.0.due(), None);
    let missing = "I need the permissions **View Channel and Send Messages**";
    assert!(reads(&ada, &wizards, "/wizard hand").await.contains(missing));
    let hand = reads(&ada, &wizards, "/wizard hand").await;
    assert!(!hand.contains(missing) && hand.contains(&say("table-unseen")), "{hand}");
    stage.playground.set_access(&wizards, Access::Full);
    reads(&ada, &wizards, "/wizard hand").await;
    becomes(&stage, |table| !table.is_unseen() && table.due().is_some()).await;
    let board = ada.wait_for(&wizards, is_board).await.unwrap();
    board_is_true(&stage, 1, &ada, &board).await;
    own_is_true(&stage, 1, &ada, &wizards).await;
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_channel_is_deleted_is_played_on_in_another() {
    let (stage, ada, _) = away(|stage, wizards| stage.playground.delete_channel(wizards)).await;
    becomes(&stage, |table| table.is_astray && table.is_unseen()).await;
    let general = stage.channel("general");
    assert_eq!(reads(&ada, &general, "/wizard hand").await, say("refusal-channel-gone"));
    let board = message(ada.command(&general, "/wizard board").await.unwrap());
    assert!(is_board(&board) && board.channel_id == general.id);
    becomes(&stage, |table| !table.is_astray && table.due().is_some()).await;
    board_is_true(&stage, 1, &ada, &board).await;
    let stored = async || {
        posted(&stage, 1, MessageKind::Table).await.filter(|stands| stands.get() == board.id.0)
    };
    wait(|| sees(&ada, &general), stored).await;
    play_to_the_end(std::slice::from_ref(&ada), &general).await;
    ada.wait_for(&general, is_result).await.unwrap();
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_removes_the_bot_loses_its_lobbies_and_none_of_its_games() {
    let mut stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    begin(std::slice::from_ref(&ada), &wizards, "preset:quick clock:slow").await;
    lobby(std::slice::from_ref(&ada), &stage.channel("dice"), "").await;
    stage.stop_bot().await;
    stage.playground.remove_bot();
    let before = stage.playground.journal().counted().len();
    stage.start_bot().await;
    becomes(&stage, Table::is_unseen).await;
    wait(String::new, async || (stage_of(&stage, 2).await == "closed").then_some(())).await;
    let asked = stage.playground.journal().counted().split_off(before);
    assert!(!asked.iter().any(|request| request.path.starts_with("/channels/")), "{asked:#?}");
    stage.playground.add_bot();
    reads(&ada, &wizards, "/wizard hand").await;
    becomes(&stage, |table| !table.is_unseen()).await;
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    assert!(own(&ada, &wizards).is_some() || ada.sees(&wizards).iter().any(is_result));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_never_posted_appears_when_the_bot_is_back_on_the_server() {
    let mut stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let board = begin(std::slice::from_ref(&ada), &wizards, "preset:quick clock:slow").await;
    stage.stop_bot().await;
    // As if the bot had been killed before it posted the table.
    stage.playground.delete_message(board.id);
    forget_messages(&stage).await;
    stage.playground.remove_bot();
    stage.start_bot().await;
    becomes(&stage, Table::is_unseen).await;
    stage.playground.add_bot();
    reads(&ada, &wizards, "/wizard help").await;
    let board = ada.wait_for(&wizards, is_board).await.unwrap();
    board_is_true(&stage, 1, &ada, &board).await;
    stage.check_the_wire();
}
