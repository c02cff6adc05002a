//! `/wizard privacy`: users see, export and delete the data stored about them.

use playground::{Answer, Channel, Fault, Kind, Message, Person};
use serde_json::Value;

use crate::disk::{seats, stage_of};
use crate::games::{asked_after, play_to_the_end};
use crate::stage::{Stage, begin, begin_at, ids, is_board, is_result, lobby, message, sees, wait};
use crate::words::say;

async fn types(person: &Person, channel: &Channel, command: &str) -> Message {
    message(person.command(channel, command).await.unwrap())
}

/// The summary of the data stored about somebody, as they see it.
async fn shown(person: &Person, channel: &Channel) -> Message {
    let shown = types(person, channel, "/wizard privacy").await;
    assert!(shown.is_ephemeral());
    shown
}

/// Deletes everything about somebody. Returns the message that they read then.
pub async fn delete(person: &Person, channel: &Channel) -> Message {
    let shown = shown(person, channel).await;
    let asked = message(person.press_id(&shown, "2.d.ask").await.unwrap());
    assert!(asked.text().contains(&say("privacy-delete-stays")), "{}", asked.text());
    message(person.press_id(&asked, "2.d.delete").await.unwrap())
}

/// The file with all data about somebody.
pub async fn export(person: &Person, channel: &Channel) -> Value {
    let shown = shown(person, channel).await;
    drop(person.press_id(&shown, "2.d.export").await.unwrap());
    let filled = async || {
        let files = person.sees(channel).into_iter().rev();
        files.into_iter().find(|message| !message.attachments.is_empty())
    };
    let message = wait(|| sees(person, channel), filled).await;
    assert!(message.is_ephemeral() && !message.loading);
    assert_eq!(message.content, say("privacy-exported"));
    let [file] = message.attachments.as_slice() else { panic!("{:?}", message.attachments) };
    assert_eq!(file.filename, "henge-export.json");
    serde_json::from_slice(&file.bytes).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_never_played_is_told_that_nothing_is_stored() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let nothing = shown(&ada, &wizards).await;
    assert_eq!(nothing.text(), say("privacy-nothing"));
    assert!(nothing.buttons().next().is_none());
    for press in ["2.d.export", "2.d.ask", "2.d.delete", "2.d.show"] {
        let told = message(ada.forge_press(nothing.id, press).await);
        assert_eq!(told.text(), say("privacy-nothing"), "{press}");
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_comes_as_a_file_to_who_asked_alone() {
    let stage = Stage::start().await;
    let (ada, ben, wizards) = (stage.person("Ada"), stage.person("Ben"), stage.channel("wizards"));
    begin(&[ada.clone(), ben.clone()], &wizards, "preset:quick").await;
    let export = export(&ada, &wizards).await;
    assert_eq!(export["person"], ada.id.to_string());
    assert_eq!(export["tables"]["person"][0]["name"], "Ada");
    assert_eq!(export["tables"]["seat"].as_array().unwrap().len(), 1);
    let text = export.to_string();
    assert!(!text.contains(&ben.id.to_string()) && !text.contains("secret"), "{text}");
    for message in ben.sees(&wizards) {
        assert!(message.attachments.is_empty(), "{message:?}");
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_deletes_everything_leaves_the_game_and_plays_again_as_somebody_new() {
    let mut stage = Stage::start().await;
    let (ada, ben, wizards) = (stage.person("Ada"), stage.person("Ben"), stage.channel("wizards"));
    begin(&[ada.clone(), ben.clone()], &wizards, "preset:quick").await;
    let (hand, old_press) = asked_after(&ada, &ben, &wizards).await;
    assert_eq!(delete(&ada, &wizards).await.text(), say("privacy-deleted"));
    assert!(!seats(&stage, 1).await.contains(&"Ada".to_owned()));
    // The table shows it at once, and the others keep playing.
    let says_so =
        |message: &Message| is_board(message) && message.text().contains("a former player");
    let board = ben.wait_for(&wizards, says_so).await.unwrap();
    assert!(!board.text().contains("Ada"), "{}", board.text());
    // The messages that she has open are useless now.
    let told = message(ada.forge_press(hand.id, &old_press).await);
    assert_eq!(told.text(), say("refusal-not-seated"));
    for again in ["2.d.delete", "2.d.export", "2.d.show"] {
        let told = message(ada.forge_press(hand.id, again).await);
        assert_eq!(told.text(), say("privacy-nothing"), "{again}");
    }
    stage.restart_bot().await;
    play_to_the_end(std::slice::from_ref(&ben), &wizards).await;
    let result = ben.wait_for(&wizards, is_result).await.unwrap();
    assert!(result.text().contains("a former player"), "{}", result.text());
    assert_eq!(result.mentions, [ben.id]);
    let board = types(&ben, &wizards, "/wizard leaderboard").await;
    assert!(board.text().contains("Ben") && !board.text().contains("former"), "{}", board.text());
    // She starts from scratch.
    begin(std::slice::from_ref(&ada), &stage.channel("dice"), "game:dice").await;
    assert_eq!(export(&ada, &wizards).await["tables"]["seat"].as_array().unwrap().len(), 1);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn lobbies_are_left_and_the_one_without_anybody_closes() {
    let stage = Stage::start().await;
    let (ada, ben) = (stage.person("Ada"), stage.person("Ben"));
    let (wizards, dice) = (stage.channel("wizards"), stage.channel("dice"));
    lobby(&[ada.clone(), ben.clone()], &wizards, "").await;
    lobby(std::slice::from_ref(&ada), &dice, "").await;
    assert_eq!(delete(&ada, &wizards).await.text(), say("privacy-deleted"));
    assert_eq!(seats(&stage, 1).await, ["Ben"]);
    assert_eq!(stage_of(&stage, 2).await, "closed");
    // Ben is now the lobby's host.
    let begins = |message: &Message| ids(message).any(|id| id.ends_with(".fill-and-begin"));
    let lobby = ben.wait_for(&wizards, begins).await.unwrap();
    begin_at(&ben, &lobby).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_of_it_means_nothing_on_what_everybody_sees() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let lobby = lobby(std::slice::from_ref(&ada), &wizards, "").await;
    for press in ["2.d.delete", "2.d.export", "2.d.show", "2.d.ask"] {
        let told = message(ada.forge_press(lobby.id, press).await);
        assert_eq!(told.text(), say("refusal-forged"), "{press}");
    }
    assert_eq!(seats(&stage, 1).await, ["Ada"]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_discord_refuses_is_said() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    lobby(std::slice::from_ref(&ada), &wizards, "").await;
    let shown = shown(&ada, &wizards).await;
    let refused = Fault::Refused(403, 50_013);
    stage.playground.faults().next(Kind::Upload, 1, refused);
    assert!(!matches!(ada.press_id(&shown, "2.d.export").await.unwrap(), Answer::Failed));
    let said = |message: &Message| message.content == say("file-refused");
    ada.wait_for(&wizards, said).await.unwrap();
    stage.check_the_wire();
}
