//! Tables whose channel is gone: who may move them, where to, and how often.

use std::time::Duration;

use henge::table::{ChannelId, Table};
use playground::{Channel, Delivery, Person};

use crate::disk::table;
use crate::stage::{Stage, begin, forge, is_board, lobby, message, sees, wait};
use crate::words::say;

/// A game of Ada and Ben whose channel is gone.
async fn astray() -> (Stage, Person, Person) {
    let mut stage = Stage::start().await;
    let (ada, ben, wizards) = (stage.person("Ada"), stage.person("Ben"), stage.channel("wizards"));
    begin(&[ada.clone(), ben.clone()], &wizards, "preset:quick").await;
    stage.stop_bot().await;
    stage.playground.delete_channel(&wizards);
    stage.start_bot().await;
    let look = async || table(&stage, 1).await.0.is_astray.then_some(());
    wait(String::new, look).await;
    (stage, ada, ben)
}

async fn reads(person: &Person, channel: &Channel, command: &str) -> String {
    message(person.command(channel, command).await.unwrap()).text()
}

async fn stands_in(stage: &Stage) -> ChannelId {
    table(stage, 1).await.0.location.channel
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_play_there_fetches_nothing() {
    let (stage, ..) = astray().await;
    let (cy, general, before) =
        (stage.person("Cy"), stage.channel("general"), stands_in(&stage).await);
    for command in ["/wizard board", "/wizard hand"] {
        assert_eq!(reads(&cy, &general, command).await, say("refusal-no-table"));
    }
    assert!(stands_in(&stage).await == before && table(&stage, 1).await.0.is_astray);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_with_a_table_of_its_own_takes_no_other() {
    let (stage, ada, ben) = astray().await;
    let (general, before) = (stage.channel("general"), stands_in(&stage).await);
    let own = lobby(std::slice::from_ref(&ben), &general, "").await;
    let shown = message(ada.command(&general, "/wizard board").await.unwrap());
    assert_eq!(shown.embeds, ada.look(own.id).unwrap_or(shown.clone()).embeds);
    assert!(!is_board(&shown) && stands_in(&stage).await == before);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn fetched_twice_it_stands_in_one_place() {
    let (stage, ada, ben) = astray().await;
    let (general, dice) = (stage.channel("general"), stage.channel("dice"));
    stage.playground.faults().deliver(Delivery::Twice(Duration::from_millis(100)));
    let board = message(ada.command(&general, "/wizard board").await.unwrap());
    assert!(is_board(&board));
    assert_eq!(stands_in(&stage).await.get(), general.id.0);
    // The table is in no other channel now, whoever asks.
    let told = reads(&ben, &dice, "/wizard board").await;
    assert!(told.contains(&format!("<#{}>", general.id)), "{told}");
    let forged = message(
        forge(
            &ben,
            message(ben.command(&dice, "/wizard leaderboard").await.unwrap()).id,
            "2.s.1.hand",
        )
        .await,
    );
    assert_eq!(forged.text(), say("refusal-forged"));
    let live = || ada.sees(&general).into_iter().filter(is_board).count();
    wait(|| sees(&ada, &general), async || (live() == 1).then_some(())).await;
    assert_eq!(stands_in(&stage).await.get(), general.id.0);
    assert!(!Table::is_unseen(&table(&stage, 1).await.0));
    stage.check_the_wire();
}
