//! A master's hints, if the host has allowed them.

use henge::features::press::Screen;
use henge::store::Store;
use playground::{Channel, Message, Person};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};

use crate::games::{hand_of, is_over, press_once};
use crate::stage::{Stage, begin_at, database_url, message, own, press, result, sees, wait};

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

/// A lobby in which the host has allowed hints.
async fn with_hints(ada: &Person, wizards: &Channel, choices: &str) -> Message {
    let lobby = message(ada.command(wizards, &format!("/wizard play {choices}")).await.unwrap());
    assert!(!lobby.text().contains("Hints"), "{}", lobby.text());
    let panel = message(ada.forge_press_and_see(lobby.id, "2.p.1.show.game").await);
    let panel = message(press(ada, &panel, ".show.variants").await);
    let hints = panel.selects.iter().find(|select| select.custom_id.contains("hints"));
    ada.pick_id(&panel, &hints.unwrap().custom_id, "on").await.unwrap();
    shown(ada, wizards, "not rated").await;
    lobby
}

/// The ephemeral messages that a person sees.
fn ephemeral(person: &Person, channel: &Channel) -> usize {
    person.sees(channel).iter().filter(|message| message.is_ephemeral()).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_press_on_the_hand_says_what_a_master_would_do_and_why() {
    for choices in ["preset:quick", "game:dice"] {
        let stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let people = ["Ada", "Ben"].map(|name| stage.person(name));
        let lobby = with_hints(&people[0], &wizards, choices).await;
        press(&people[1], &lobby, ".sit").await;
        let board = begin_at(&people[0], &lobby).await;
        let screen: &str = Screen::Hints.into();
        let table = people[0].sees(&wizards).into_iter().find(|it| it.id == board.id).unwrap();
        assert!(!table.buttons().any(|button| button.label == "🎓 Hint"));
        let mut hints = 0;
        while !is_over(&people[0], &wizards) && hints < 6 {
            if let Some(hand) = hand_of(&people[0], &wizards).await {
                let button = format!(".show.{screen}");
                let asks = |it: &Message| {
                    it.buttons().any(|button| !button.disabled && button.label == "🎓 Hint")
                };
                let before = ephemeral(&people[0], &wizards);
                if asks(&hand) {
                    let hinted = message(press(&people[0], &hand, &button).await);
                    assert!(hinted.id == hand.id && has_hint(&hinted), "{}", hinted.text());
                    assert!(hinted.text().contains(", because "), "{}", hinted.text());
                    assert_eq!(ephemeral(&people[0], &wizards), before, "no other message");
                    assert!(!asks(&hinted));
                    hints += 1;
                }
            }
            let other = own(&people[1], &wizards);
            assert!(!other.is_some_and(|own| has_hint(&own)), "a hint is for who asks alone");
            press_once(&people, &wizards).await;
        }
        assert!(hints > 2, "{hints}");
        stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_for_hints_below_an_older_table_gives_a_hint() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let [ada, ben] = ["Ada", "Ben"].map(|name| stage.person(name));
    let lobby = with_hints(&ada, &wizards, "game:dice").await;
    press(&ben, &lobby, ".sit").await;
    let board = begin_at(&ada, &lobby).await;
    let is_asked = |person: &Person| {
        let own = own(person, &wizards);
        own.is_some_and(|own| own.buttons().any(|it| it.label == "🎓 Hint" && !it.disabled))
    };
    let people = [&ada, &ben];
    let find = async || people.into_iter().find(|person| is_asked(person));
    let asked = wait(|| sees(&ada, &wizards), find).await;
    let hinted = asked.forge_press_and_see(board.id, "2.s.1.hints").await;
    assert!(has_hint(&message(hinted)));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_every_hint_has_them_where_the_host_allows_them_and_such_a_game_is_not_rated() {
    for choices in ["preset:quick", "game:dice"] {
        let stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let [ada, ben] = ["Ada", "Ben"].map(|name| stage.person(name));
        let lobby = with_hints(&ada, &wizards, choices).await;
        press(&ben, &lobby, ".sit").await;
        begin_at(&ada, &lobby).await;
        for person in [&ada, &ben] {
            assert!(!has_hint(&hand(person, &wizards).await));
        }
        let hand = hand(&ada, &wizards).await;
        message(ada.forge_press_and_see(hand.id, "2.o.1.0.hints.on").await);
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
