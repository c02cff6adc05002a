//! A master's hints, if the host has allowed them.

use henge::features::press::Screen;
use henge::store::Store;
use playground::{Channel, Message, Person};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};

use crate::games::{hand_of, is_over, press_once};
use crate::stage::{Stage, begin_at, database_url, message, own, press, result, sees, wait};
use crate::words::say;

/// Returns whether a message has a hint. After the game, one's own line says what a master would have done.
fn has_hint(message: &Message) -> bool {
    let text = message.text();
    text.contains("A master would") && !text.contains("A master would have")
}

async fn hand(person: &Person, channel: &Channel) -> Message {
    wait(|| sees(person, channel), async || own(person, channel)).await
}

/// Waits until somebody sees a message that contains this text.
async fn shown(person: &Person, channel: &Channel, text: &str) -> Message {
    let says_it = || person.sees(channel).into_iter().find(|it| it.text().contains(text));
    wait(|| sees(person, channel), async || says_it()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_hints_has_them_where_the_host_allows_them_and_such_a_game_is_not_rated() {
    for choices in ["preset:quick", "game:dice"] {
        let stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let [ada, ben] = ["Ada", "Ben"].map(|name| stage.person(name));
        let lobby =
            message(ada.command(&wizards, &format!("/wizard play {choices}")).await.unwrap());
        assert!(!lobby.text().contains("Hints"), "{}", lobby.text());
        let panel = message(ada.forge_press_and_see(lobby.id, "2.p.1.show.game").await);
        let panel = message(press(&ada, &panel, ".show.variants").await);
        let hints = panel.selects.iter().find(|select| select.custom_id.contains("hints"));
        ada.pick_id(&panel, &hints.unwrap().custom_id, "on").await.unwrap();
        shown(&ada, &wizards, "not rated").await;
        press(&ben, &lobby, ".sit").await;
        let board = begin_at(&ada, &lobby).await;
        for person in [&ada, &ben] {
            assert!(!has_hint(&hand(person, &wizards).await));
        }
        let screen: &str = Screen::Hints.into();
        press(&ada, &board, &format!(".{screen}")).await;
        let switch = shown(&ada, &wizards, &say("hints-are-off")).await;
        press(&ada, &switch, ".hints.on").await;
        let people = [ada, ben];
        let mut hinted = 0;
        while !is_over(&people[0], &wizards) {
            let hand = hand_of(&people[0], &wizards).await;
            hinted += usize::from(hand.is_some_and(|hand| has_hint(&hand)));
            let other = own(&people[1], &wizards);
            assert!(!other.is_some_and(|own| has_hint(&own)), "hints are for who wants them alone");
            press_once(&people, &wizards).await;
        }
        assert!(hinted > 1, "{hinted}");
        let [ada, _] = people;
        wait(|| sees(&ada, &wizards), async || result(&ada, &wizards)).await;
        let options = SqliteConnectOptions::new().filename(stage.database()).read_only(true);
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        let rated = "select count(*), count(rating_shown), sum(hints) from result";
        let rated = sqlx::query_as::<_, (i64, i64, i64)>(rated).fetch_one(&mut connection).await;
        assert_eq!(rated.unwrap(), (2, 0, 2), "the game counts, but not for ratings");
        let store = Store::open_to_read(&database_url(&stage.database())).await.unwrap();
        let recount = store.recount().await.unwrap();
        assert_eq!((recount.games, recount.differences), (1, Vec::<String>::new()));
        store.close().await;
        stage.check_the_wire();
    }
}
