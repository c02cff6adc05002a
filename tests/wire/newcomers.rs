//! Somebody without a seat sits in for a computer player.

use henge::store::Store;
use playground::{Channel, Message, Person};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};

use crate::disk::seats;
use crate::games::{hand_of, is_over, press_once};
use crate::stage::{
    Stage, begin_at, button, database_url, lobby, message, own, press, result, sees, wait,
};
use crate::words::say;

/// Presses *Sit in* for the first computer player.
async fn sit_in(person: &Person, channel: &Channel) -> Message {
    let told = message(person.command(channel, "/wizard hand").await.unwrap());
    let sit_in = told.buttons().find(|button| button.label.starts_with("Sit in for")).unwrap();
    let sit_in = sit_in.custom_id.clone().unwrap();
    message(person.press_id(&told, &sit_in).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_plays_in_the_place_of_a_computer_player_and_the_game_is_not_rated() {
    for (choices, restarts) in [("preset:quick", false), ("game:dice", true)] {
        let mut stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let [ada, ben, cy] = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
        let lobby = lobby(&[ada.clone(), ben.clone()], &wizards, choices).await;
        press(&ada, &lobby, ".add-computer").await;
        begin_at(&ada, &lobby).await;

        let told = sit_in(&cy, &wizards).await;
        assert!(told.content.contains("in place of **Merlin**"), "{}", told.content);
        let stay_out = button(&told, ".stay-out").unwrap();
        let told = message(cy.press_id(&told, &stay_out).await.unwrap());
        assert!(told.content.contains(&say("newcomer-out")), "{}", told.content);
        sit_in(&cy, &wizards).await;
        let waits = |now: &Message| !now.is_ephemeral() && now.text().contains("next round on");
        ben.wait_for(&wizards, waits).await.unwrap();
        if restarts {
            stage.restart_bot().await;
        }
        let people = [ada.clone(), ben.clone()];
        while !seats(&stage, 1).await.contains(&"Cy".to_owned()) {
            press_once(&people, &wizards).await;
        }
        // After a restart no press is left that a hand could follow.
        let hand = if restarts {
            hand_of(&cy, &wizards).await.unwrap()
        } else {
            wait(|| sees(&cy, &wizards), async || own(&cy, &wizards)).await
        };
        assert!(hand.is_ephemeral());
        let people = [ada.clone(), ben.clone(), cy.clone()];
        while !is_over(&ada, &wizards) {
            press_once(&people, &wizards).await;
        }
        let shown = wait(|| sees(&ada, &wizards), async || result(&ada, &wizards)).await;
        assert!(shown.text().contains("sat in for a computer"), "{}", shown.text());
        assert!(shown.content.contains(&cy.mention()), "{}", shown.content);

        let options = SqliteConnectOptions::new().filename(stage.database()).read_only(true);
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        let rated = "select count(*), count(rating_shown), sum(newcomers) from result";
        let rated = sqlx::query_as::<_, (i64, i64, i64)>(rated).fetch_one(&mut connection).await;
        assert_eq!(rated.unwrap(), (2, 0, 2), "it counts for those who began it, unrated");
        let store = Store::open_to_read(&database_url(&stage.database())).await.unwrap();
        let recount = store.recount().await.unwrap();
        assert_eq!((recount.games, recount.differences), (1, Vec::<String>::new()));
        store.close().await;
        // The rematch has a seat for everybody who has played.
        let lobby = message(press(&cy, &shown, "2.r.1").await);
        assert!(!lobby.is_ephemeral());
        stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_who_leaves_gives_the_seat_back_to_the_computer_player() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let [ada, cy] = ["Ada", "Cy"].map(|name| stage.person(name));
    let lobby = lobby(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    begin_at(&ada, &lobby).await;
    sit_in(&cy, &wizards).await;
    while !seats(&stage, 1).await.contains(&"Cy".to_owned()) {
        press_once(std::slice::from_ref(&ada), &wizards).await;
    }
    let asked = message(cy.command(&wizards, "/wizard leave").await.unwrap());
    press(&cy, &asked, ".leave").await;
    assert!(seats(&stage, 1).await.contains(&"Merlin".to_owned()));
    sit_in(&cy, &wizards).await;
    stage.check_the_wire();
}
