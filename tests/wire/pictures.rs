//! Tables with pictures: the displayed state is correct in either form, and a picture never delays
//! anything else.

use std::time::Duration;

use futures_util::future::join_all;
use playground::{Access, Answer, Channel, Event, Fault, Kind, Message, Person, Request};
use serde_json::json;

use crate::disk::table;
use crate::games::{is_over, play_to_the_end, press_once};
use crate::stage::{Stage, begin, button, is_result, message, sees, wait};
use crate::truth::shows;
use crate::words::{say, says_who_won};

/// The first table, with pictures, where Ada plays with computer players.
struct Game {
    stage: Stage,
    ada: Person,
    wizards: Channel,
    board: Message,
}

/// The form in which a table is displayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Pictured,
    Text,
}

impl Game {
    async fn begin() -> Self {
        let stage = Stage::start_with_pictures().await;
        let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
        let board = begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
        let game = Self { stage, ada, wizards, board };
        game.is_shown(Form::Pictured).await;
        game
    }

    fn now(&self) -> Message {
        self.ada.look(self.board.id).expect("the table's message is there")
    }

    /// Waits until the current state of the table is displayed in this form.
    async fn is_shown(&self, form: Form) {
        let seen = || {
            let now = self.now();
            format!("{:?} wanted, {} files\n{}", form, now.attachments.len(), now.text())
        };
        let is_true = async || {
            let (table, _) = table(&self.stage, 1).await;
            let drawn = self.stage.words().table(&table.public_view());
            let now = self.now();
            match (form, &now.attachments[..]) {
                (Form::Text, []) => shows(&now, drawn.message()).then_some(()),
                (Form::Pictured, [file]) => {
                    let drawn = drawn.pictured()?;
                    let is_told = file.description.as_deref() == Some(drawn.picture.alt());
                    let is_near = is_told && shows(&now, &drawn.message);
                    // The picture is drawn last because drawing takes time.
                    (is_near && file.bytes == drawn.picture.png().ok()?).then_some(())
                }
                _ => None,
            }
        };
        wait(seen, is_true).await;
    }

    /// Ada does what she is asked, so that the table changes.
    async fn press(&self) {
        let (before, _) = table(&self.stage, 1).await;
        let pressed = async || {
            press_once(std::slice::from_ref(&self.ada), &self.wizards).await;
            let (now, _) = table(&self.stage, 1).await;
            (now.entries() > before.entries()).then_some(())
        };
        wait(|| sees(&self.ada, &self.wizards), pressed).await;
    }

    fn uploads(&self) -> Vec<Request> {
        let requests = self.stage.playground.journal().requests().into_iter();
        requests.filter(|request| request.files > 0).collect()
    }

    fn events(&self) -> Vec<Event> {
        self.stage.playground.journal().events()
    }

    /// Waits until the state after this number of events was displayed as text, whatever follows.
    async fn was_shown_as_text(&self, events: usize) {
        let is_text = |event: &Event| {
            event.name == "MESSAGE_UPDATE" && event.data["attachments"] == json!([])
        };
        let as_text = async || self.events()[events..].iter().any(is_text).then_some(());
        wait(|| sees(&self.ada, &self.wizards), as_text).await;
    }

    /// The number of messages with this text that Ada sees.
    fn told(&self, sentence: &str) -> usize {
        let seen = self.ada.sees(&self.wizards).into_iter();
        seen.filter(|message| message.text() == say(sentence)).count()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_picture_comes_with_its_text_and_its_words() {
    let game = Game::begin().await;
    for _ in 0..3 {
        game.press().await;
        game.is_shown(Form::Pictured).await;
    }
    let uploads = game.uploads();
    assert!(uploads.len() >= 3, "{} uploads", uploads.len());
    for upload in uploads {
        let body = &upload.body;
        assert_eq!((upload.status, upload.files), (Some(200), 1));
        let words = body["content"].as_str().unwrap_or_default();
        assert!(words.contains("**") && body["components"][0].is_object(), "{body}");
        let said = body["attachments"][0]["description"].as_str().unwrap_or_default();
        assert!((1..=1024).contains(&said.chars().count()), "{body}");
    }
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_that_has_not_changed_is_not_sent_again() {
    let game = Game::begin().await;
    let uploads = game.uploads().len();
    let shown = game.now().attachments;
    let answer = game.ada.command(&game.wizards, "/wizard pause").await.unwrap();
    assert!(message(answer).is_ephemeral());
    let pauses = async || button(&game.now(), "2.g.1").map(|_| game.now());
    let shown_then = wait(|| game.now().text(), pauses).await;
    assert_eq!((game.uploads().len(), &shown_then.attachments), (uploads, &shown));
    // The press that ends the pause sends no picture either; it is only acknowledged.
    assert_eq!(game.ada.press_id(&shown_then, "2.g.1").await.unwrap(), Answer::DeferredUpdate);
    let goes_on = async || button(&game.now(), "2.g.1").is_none().then(|| game.now());
    let goes_on = wait(|| game.now().text(), goes_on).await;
    assert_eq!((game.uploads().len(), goes_on.attachments), (uploads, shown));
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_and_a_message_that_was_moved_have_no_picture() {
    let game = Game::begin().await;
    let (ada, wizards) = (&game.ada, &game.wizards);
    let board = message(ada.command(wizards, "/wizard board").await.unwrap());
    let moved = async || (game.now().text() == say("table-moved")).then_some(());
    wait(|| sees(ada, wizards), moved).await;
    assert!(game.now().attachments.is_empty());
    let game = Game { board, ..game };
    game.is_shown(Form::Pictured).await;
    play_to_the_end(std::slice::from_ref(&game.ada), &game.wizards).await;
    let ended = async || says_who_won(&game.now().text()).then_some(());
    wait(|| sees(&game.ada, &game.wizards), ended).await;
    assert!(game.now().attachments.is_empty());
    assert_eq!(game.ada.sees(&game.wizards).iter().filter(|seen| is_result(seen)).count(), 1);
    // A replay shows the table as it was, and no table at its last step.
    let mut replay = message(game.ada.command(&game.wizards, "/wizard replay").await.unwrap());
    let mut first = replay.attachments.clone();
    while let Some(on) = button(&replay, ".round-on") {
        assert_eq!(replay.attachments.len(), 1, "{}", replay.text());
        replay = message(game.ada.press_id(&replay, &on).await.unwrap());
        assert!(replay.attachments != first, "{}", replay.text());
        first.clone_from(&replay.attachments);
    }
    assert!(replay.attachments.is_empty() && !replay.embeds.is_empty(), "{}", replay.text());
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dice_game_is_played_with_pictures() {
    let stage = Stage::start_with_pictures().await;
    let (ada, dice) = (stage.person("Ada"), stage.channel("dice"));
    let people = [ada.clone()];
    begin(&people, &dice, "game:dice").await;
    let played = async || {
        press_once(&people, &dice).await;
        is_over(&ada, &dice).then_some(())
    };
    wait(|| sees(&ada, &dice), played).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_text_and_picture_are_sent_once() {
    let mut game = Game::begin().await;
    let before = game.uploads().len();
    game.stage.restart_bot().await;
    let sent = async || (game.uploads().len() > before).then_some(());
    wait(|| sees(&game.ada, &game.wizards), sent).await;
    game.is_shown(Form::Pictured).await;
    game.press().await;
    game.is_shown(Form::Pictured).await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_pictures_are_not_taken_tables_are_text_and_who_manages_is_told_once() {
    let game = Game::begin().await;
    let uploads = game.uploads().len();
    game.stage.playground.faults().next(Kind::Upload, 1, Fault::Refused(413, 40005));
    for _ in 0..3 {
        game.press().await;
        game.is_shown(Form::Text).await;
    }
    assert_eq!(game.uploads().len(), uploads + 1, "none is sent after one was refused");
    let told = async || (game.told("pictures-not-taken") > 0).then_some(());
    wait(|| sees(&game.ada, &game.wizards), told).await;
    game.press().await;
    game.is_shown(Form::Text).await;
    assert_eq!(game.told("pictures-not-taken"), 1);
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_that_is_forbidden_leaves_the_text_and_who_manages_is_told() {
    let game = Game::begin().await;
    let before = game.events().len();
    game.stage.playground.faults().next(Kind::Upload, 1, Fault::Refused(403, 50013));
    game.press().await;
    game.was_shown_as_text(before).await;
    let told = async || {
        press_once(std::slice::from_ref(&game.ada), &game.wizards).await;
        (game.told("pictures-not-permitted") > 0).then_some(())
    };
    wait(|| sees(&game.ada, &game.wizards), told).await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_permission_that_is_taken_away_and_given_back_is_noticed_by_the_next_press() {
    let game = Game::begin().await;
    game.stage.playground.set_access(&game.wizards, Access::NoFiles);
    game.press().await;
    game.is_shown(Form::Text).await;
    let uploads = game.uploads().len();
    game.press().await;
    game.is_shown(Form::Text).await;
    assert_eq!(game.uploads().len(), uploads);
    game.stage.playground.set_access(&game.wizards, Access::Full);
    game.press().await;
    game.is_shown(Form::Pictured).await;
    assert_eq!(game.told("pictures-not-permitted"), 1);
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upload_that_fails_or_hangs_is_made_up_for() {
    let after_the_time_out = Duration::from_millis(4500);
    let faults = [
        Fault::Silence,
        Fault::Delay(after_the_time_out),
        Fault::SlowAnswer(after_the_time_out),
        Fault::ServerError(502),
        Fault::Reset,
        Fault::ResetAfter,
    ];
    let met = faults.map(|fault| async move {
        let game = Game::begin().await;
        game.stage.playground.faults().next(Kind::Upload, 1, fault);
        let before = game.events().len();
        game.press().await;
        game.was_shown_as_text(before).await;
        // Whatever was late, in the end text and picture show the current state of the table.
        game.is_shown(Form::Pictured).await;
        tokio::time::sleep(after_the_time_out).await;
        game.is_shown(Form::Pictured).await;
        game.stage.check_the_wire();
        game
    });
    // All of them end together, because a bot whose Discord is gone would block the others.
    drop(join_all(met).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn switched_off_there_are_none() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let board = begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    let game = Game { stage, ada, wizards, board };
    game.is_shown(Form::Text).await;
    game.press().await;
    game.is_shown(Form::Text).await;
    assert!(game.uploads().is_empty());
    game.stage.check_the_wire();
}
