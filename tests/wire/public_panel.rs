//! The panel that stays in a channel: people who type no command play from it.

use henge::features::press::{Press, Subcommand};
use henge::rules::GameKind;
use playground::Message;

use crate::games::is_over;
use crate::stage::{
    Stage, begin_at, forge, ids, is_lobby, is_own, message, offered, own, result, sees, wait,
};
use crate::words::say;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_from_the_panel_without_a_command() {
    let mut stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let [ada, ben] = ["Ada", "Ben"].map(|name| stage.person(name));
    let refused = message(ben.command(&wizards, "/wizard panel").await.unwrap());
    assert!(refused.is_ephemeral() && refused.content == say("help-panel-managers"));
    let panel = message(ada.command(&wizards, "/wizard panel").await.unwrap());
    assert!(!panel.is_ephemeral() && panel.text().contains(&say("help-panel")), "{panel:?}");

    stage.restart_bot().await;
    let pressed = async |subcommand, game| {
        let press = Press::Command(subcommand, game).text();
        assert!(ids(&panel).any(|id| id == press), "{press}");
        message(forge(&ben, panel.id, &press).await)
    };
    let lobby = pressed(Subcommand::Play, Some(GameKind::Dice)).await;
    assert!(is_lobby(&lobby) && !lobby.is_ephemeral());
    begin_at(&ben, &lobby).await;
    while !is_over(&ben, &wizards) {
        let hand = wait(|| sees(&ben, &wizards), async || own(&ben, &wizards)).await;
        match offered(&hand) {
            Some(press) => drop(ben.press_id(&hand, &press).await),
            None => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
        }
    }
    wait(|| sees(&ben, &wizards), async || result(&ben, &wizards)).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn every_button_of_the_panel_answers_whoever_presses_it() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let [ada, ben] = ["Ada", "Ben"].map(|name| stage.person(name));
    let panel = message(ada.command(&wizards, "/wizard panel").await.unwrap());
    let ids: Vec<String> = ids(&panel).map(str::to_owned).collect();
    assert_eq!(ids.len(), 11);
    let shown = async |id: &str| message(forge(&ben, panel.id, id).await);
    for id in ids {
        let answer: Message = shown(&id).await;
        // A channel has one table: the other game is refused.
        let is_for_all = id == "2.k.play.cards" || id.starts_with("2.k.leaderboard");
        assert_ne!(answer.is_ephemeral(), is_for_all, "{id}: {}", answer.text());
        assert!(!answer.text().contains(&say("refusal-forged")), "{id}");
        assert!(!is_own(&answer), "nobody plays: {id}");
    }
    assert_eq!(ben.look(panel.id).unwrap().text(), panel.text(), "it stays as it is");
    stage.check_the_wire();
}
