//! A spectator watches through the eyes of a player who allows it.

use henge::features::press::{Draft, OwnPress, Press, Screen, SpectatorPress};
use henge::rules::Seat;
use henge::table::{Player, TableId, UserId};
use playground::{Answer, Channel, Message, Person};

use crate::disk::table;
use crate::games::{is_over, play_to_the_end, press_once};
use crate::stage::{
    Stage, begin, begin_at, button, forge, lobby, message, opened, own, press, sees, wait,
};
use crate::words::say;

const TABLE: TableId = TableId::new(1);

pub fn eyes(open: bool) -> String {
    Press::Own(TABLE, Draft::default(), OwnPress::Eyes(open)).text()
}

/// Returns whether *More* of the private message offers to let spectators look, or no longer.
async fn offers(person: &Person, channel: &Channel, open: bool) -> bool {
    let more = OwnPress::Show(Screen::More);
    let more = Press::Own(TABLE, Draft::default(), more).text();
    let more = own_press(person, channel, &more).await;
    button(&more, &eyes(open)).is_some()
}

fn look(seat: usize) -> String {
    Press::Spectator(TABLE, SpectatorPress::Look(Seat::new(seat as u8))).text()
}

/// Presses this on the private message, and returns that as it is then.
pub async fn own_press(person: &Person, channel: &Channel, text: &str) -> Message {
    let own = opened(person, channel).await.unwrap();
    match forge(person, own.id, text).await {
        Answer::DeferredUpdate => person.look(own.id).unwrap(),
        answer => message(answer),
    }
}

/// The spectator's message as a command opens it.
async fn spectators(person: &Person, channel: &Channel) -> Message {
    message(person.command(channel, "/wizard hand").await.unwrap())
}

pub async fn seat_of(stage: &Stage, person: &Person) -> usize {
    let (table, _) = table(stage, 1).await;
    let sits = |player: &Player| player.is(UserId::new(person.id.0));
    table.public_view().players().iter().position(sits).unwrap()
}

/// What the bot says when the spectator looks through the eyes of this player now.
async fn as_seen_by(stage: &Stage, person: &Person) -> String {
    let (table, _) = table(stage, 1).await;
    let own = table.private_view(UserId::new(person.id.0)).unwrap();
    let shown = stage.words().through_eyes(&own.watched(), &[]);
    shown
        .message()
        .embed
        .clone()
        .unwrap()
        .fields
        .last()
        .map_or(String::new(), |it| it.value.clone())
}

/// What everybody but the spectator sees in the channel.
fn all_seen(people: &[&Person], channel: &Channel) -> String {
    people.iter().map(|person| sees(person, channel)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_in_place_of_what_a_player_sees_takes_the_picture_away() {
    let stage = Stage::start_with_pictures().await;
    let wizards = stage.channel("wizards");
    let [ada, cy] = ["Ada", "Cy"].map(|name| stage.person(name));
    begin(std::slice::from_ref(&ada), &wizards, "game:dice").await;
    own_press(&ada, &wizards, &eyes(true)).await;
    let told = spectators(&cy, &wizards).await;
    let watched = message(press(&cy, &told, &look(seat_of(&stage, &ada).await)).await);
    assert_eq!(watched.attachments.len(), 1, "{}", watched.json);
    let no_table = Press::Spectator(TableId::new(9), SpectatorPress::LookAway).text();
    let refused = message(forge(&cy, watched.id, &no_table).await);
    assert!(refused.text().contains(&say("refusal-no-table")), "{}", refused.text());
    assert!(refused.id == watched.id && refused.attachments.is_empty(), "{}", refused.json);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_follows_a_whole_game_through_the_eyes_of_who_allows_it() {
    for (choices, pictures) in [("preset:quick", 0), ("game:dice", 1)] {
        let mut stage = match pictures {
            0 => Stage::start().await,
            _ => Stage::start_with_pictures().await,
        };
        let wizards = stage.channel("wizards");
        let [ada, cy, di] = ["Ada", "Cy", "Di"].map(|name| stage.person(name));
        begin(std::slice::from_ref(&ada), &wizards, choices).await;
        let looks = look(seat_of(&stage, &ada).await);

        let told = spectators(&cy, &wizards).await;
        assert_eq!(button(&told, &looks), None, "off by default");
        let refused = message(forge(&cy, told.id, &looks).await);
        assert!(refused.text().contains(&say("refusal-eyes-closed")), "{}", refused.text());

        assert!(offers(&ada, &wizards, true).await);
        let own_message = own_press(&ada, &wizards, &eyes(true)).await;
        assert!(own_message.text().contains(&say("eyes-open")), "{}", own_message.text());
        assert!(offers(&ada, &wizards, false).await);
        let refused = message(forge(&ada, own_message.id, &looks).await);
        assert!(refused.text().contains(&say("refusal-no-eyes")), "{}", refused.text());

        let told = spectators(&cy, &wizards).await;
        assert!(told.buttons().any(|button| button.label == "Look through Ada’s eyes"));
        let watched = message(press(&cy, &told, &looks).await);
        assert!(watched.is_ephemeral() && watched.content.contains("What **Ada** sees"));
        // It is redrawn with each move, and shows what Ada sees.
        let follows = async |stage: &Stage| {
            let now = async || {
                let shown = cy.look(watched.id).unwrap();
                assert_eq!(shown.attachments.len(), pictures, "beside the picture of the table");
                shown.text().contains(&as_seen_by(stage, &ada).await).then_some(())
            };
            wait(|| sees(&cy, &wizards), now).await;
        };
        for _ in 0..6 {
            press_once(std::slice::from_ref(&ada), &wizards).await;
            follows(&stage).await;
        }
        assert!(!all_seen(&[&ada, &di], &wizards).contains("What **Ada** sees"));
        // Who has looked cannot sit in.
        let told = spectators(&cy, &wizards).await;
        assert!(told.buttons().all(|button| !button.label.starts_with("Sit in")));
        let computer = 1 - usize::from(looks.ends_with(".1"));
        let sit_in = Press::Spectator(TABLE, SpectatorPress::SitIn(Seat::new(computer as u8)));
        let refused = message(forge(&cy, told.id, &sit_in.text()).await);
        assert!(refused.text().contains("you cannot sit in"), "{}", refused.text());

        // What is taken back is gone at once.
        own_press(&ada, &wizards, &eyes(false)).await;
        let is_closed = |now: &Message| !now.text().contains("What **Ada** sees");
        let gone = async || cy.look(watched.id).filter(is_closed);
        let gone = wait(|| sees(&cy, &wizards), gone).await;
        assert!(gone.attachments.is_empty(), "the picture goes as well");

        // A restart closes all eyes; the end of the game does as well.
        own_press(&ada, &wizards, &eyes(true)).await;
        stage.restart_bot().await;
        let refused = message(forge(&cy, gone.id, &looks).await);
        assert!(refused.text().contains(&say("refusal-eyes-closed")), "{}", refused.text());
        own_press(&ada, &wizards, &eyes(true)).await;
        let told = spectators(&cy, &wizards).await;
        message(press(&cy, &told, &looks).await);
        play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
        let over = async || {
            let mut shown = cy.sees(&wizards).into_iter();
            (!shown.any(|now| now.text().contains("What **Ada** sees"))).then_some(())
        };
        wait(|| sees(&cy, &wizards), over).await;
        let told = spectators(&cy, &wizards).await;
        let refused = message(forge(&cy, told.id, &looks).await);
        assert!(refused.text().contains(&say("refusal-eyes-closed")), "{}", refused.text());
        stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_may_be_rated_neither_offers_nor_answers_it() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    let [ada, _] = &people;
    let cy = stage.person("Cy");
    let lobby = lobby(&people, &wizards, "preset:quick").await;
    press(ada, &lobby, ".add-computer").await;
    begin_at(ada, &lobby).await;
    while !is_over(ada, &wizards) {
        if own(ada, &wizards).is_some() {
            assert!(!offers(ada, &wizards, true).await);
            let refused = own_press(ada, &wizards, &eyes(true)).await;
            assert!(!refused.text().contains(&say("eyes-open")), "{}", refused.text());
        }
        let told = spectators(&cy, &wizards).await;
        for seat in 0..3 {
            assert_eq!(button(&told, &look(seat)), None);
            let refused = message(forge(&cy, told.id, &look(seat)).await);
            assert!(refused.text().contains(&say("refusal-eyes-closed")), "{}", refused.text());
        }
        press_once(&people, &wizards).await;
    }
    stage.check_the_wire();
}
