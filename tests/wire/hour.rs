//! A lobby that begins by itself: its host names the hour, everybody reads it, and at that time the
//! game begins and calls who sits there.

use henge::clock::now_ms;
use henge::features::press::{HourPress, OwnPress, Press};
use henge::table::TableId;
use henge::zone::{TimeOfDay, Zone};
use playground::{Answer, Channel, Message, Person};

use crate::stage::{
    Stage, answers, is_board, is_lobby, lobby, message, number, opened, own, press, sees, wait,
};
use crate::words::{say, with};

/// A lobby of three people, of whom Ada is the host.
struct Room {
    stage: Stage,
    wizards: Channel,
    people: [Person; 3],
    lobby: Message,
}

impl Room {
    async fn open() -> Self {
        let stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let people = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
        let lobby = lobby(&people, &wizards, "").await;
        Self { stage, wizards, people, lobby }
    }

    fn press(&self, press: HourPress) -> String {
        text(&self.lobby, press)
    }

    async fn asks(&self, person: &Person) -> Message {
        asks(person, &self.lobby).await
    }

    async fn types(&self, hours: &Message, form: HourPress, typed: &str) -> Message {
        types(&self.people[0], &self.lobby, hours, form, typed).await
    }

    /// Waits until the lobby's message is like this.
    async fn lobby_that(&self, is_it: impl Fn(&str) -> bool) -> Message {
        let [_, ben, _] = &self.people;
        let look = async || {
            let seen = ben.sees(&self.wizards).into_iter().rev().find(is_lobby)?;
            is_it(&seen.text()).then_some(seen)
        };
        wait(|| sees(ben, &self.wizards), look).await
    }
}

/// The text of a press about the hour of this lobby.
pub fn text(lobby: &Message, press: HourPress) -> String {
    Press::Hour(TableId::new(number(lobby)), press).text()
}

/// What this person sees who presses *Begin at …* in the lobby.
pub async fn asks(person: &Person, lobby: &Message) -> Message {
    let shown = text(lobby, HourPress::Show);
    let shown = message(person.forge_press_and_see(lobby.id, &shown).await);
    assert!(shown.is_ephemeral(), "{}", shown.text());
    shown
}

/// The host fills in this form of the message with the hours.
pub async fn types(
    host: &Person,
    lobby: &Message,
    hours: &Message,
    form: HourPress,
    typed: &str,
) -> Message {
    let form = host.press_id(hours, &text(lobby, form)).await.unwrap();
    let Answer::Form(form) = form else { panic!("no form: {form:?}") };
    let now = message(host.fill(&form, &[typed]).await.unwrap());
    assert_eq!(now.id, hours.id, "it is redrawn in place");
    now
}

const fn is_an_answer(press: OwnPress) -> bool {
    matches!(press, OwnPress::Answer { .. })
}

pub fn at_time(moment: i64) -> String {
    format!("<t:{}:t>", moment.div_euclid(1000))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_names_an_hour_in_their_time_zone_and_everybody_reads_it() {
    let room = Room::open().await;
    let [ada, ben, _] = &room.people;
    let refused = room.asks(ben).await;
    let not_host = with("refusal-not-host", &[("name", "Ada")]);
    assert!(refused.text().contains(&not_host), "{}", refused.text());

    let hours = room.asks(ada).await;
    assert!(hours.text().contains(&say("hour-none")), "{}", hours.text());
    let hours = room.types(&hours, HourPress::TypeZone, "auckland").await;
    assert!(hours.text().contains("**Auckland**"), "{}", hours.text());

    // What is no time, and no zone, changes nothing.
    let hours = room.types(&hours, HourPress::Type, "soon").await;
    assert!(hours.text().contains(&with("hour-unknown", &[("typed", "soon")])), "{}", hours.text());
    let hours = room.types(&hours, HourPress::TypeZone, "Camelot").await;
    assert!(hours.text().contains("**Auckland**"), "{}", hours.text());

    let auckland = Zone::typed("Auckland").unwrap();
    let expected = auckland.next(TimeOfDay::typed("20:30").unwrap(), now_ms());
    let hours = room.types(&hours, HourPress::Type, "8:30 pm").await;
    assert!(hours.text().contains(&at_time(expected)), "{}", hours.text());
    room.lobby_that(|text| text.contains(&at_time(expected)) && text.contains(":R>")).await;

    // A full hour is picked; then none. 8:30 pm stands among them, at a place that depends on when
    // this test runs.
    let pick = room.press(HourPress::Pick);
    let select = hours.select(&pick).unwrap();
    assert_eq!(select.options.len(), 25);
    let next_hours = &select.options[2..];
    let picked = next_hours.iter().find(|option| !option.default).unwrap().value.clone();
    let hours = message(ada.pick_id(&hours, &pick, &picked).await.unwrap());
    let chosen = hours.select(&pick).unwrap().options.iter().find(|option| option.default).cloned();
    assert_eq!(chosen.map(|option| option.value), Some(picked.clone()));
    room.lobby_that(|text| text.contains(&at_time(picked.parse().unwrap()))).await;
    message(ada.pick_id(&hours, &pick, HourPress::NEVER).await.unwrap());
    room.lobby_that(|text| !text.contains(":t>")).await;

    // What nobody is offered is refused.
    for forged in ["1", "99999999999999999", "soon", ""] {
        let told = ada.forge_pick(hours.id, &pick, &[forged]).await;
        assert!(!told.message().unwrap().text().contains("<t:1:t>"));
    }
    room.lobby_that(|text| !text.contains(":t>")).await;
    room.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn at_its_hour_the_game_begins_and_calls_who_sits_there_though_the_bot_was_away() {
    let mut room = Room::open().await;
    let ada = room.people[0].clone();
    let hours = room.asks(&ada).await;
    // Within three seconds a press is acknowledged, or has failed.
    let at = now_ms() + 3000;
    let pick = room.press(HourPress::Pick);
    let named = message(ada.forge_pick(hours.id, &pick, &[&at.to_string()]).await);
    assert!(named.text().contains(&at_time(at)), "{}", named.text());
    room.stage.restart_bot().await;
    let look = async || ada.sees(&room.wizards).into_iter().rev().find(is_board);
    let board = wait(|| sees(&ada, &room.wizards), look).await;
    assert_ne!(board.id, room.lobby.id, "a new message calls them");
    for person in &room.people {
        assert!(board.notified.contains(&person.id), "{}", board.text());
        assert!(board.text().contains(&person.mention()), "{}", board.text());
    }
    // The game can be played, and the line that called them goes with the first move.
    let mut asked = None;
    for person in &room.people {
        opened(person, &room.wizards).await;
        let hand = own(person, &room.wizards);
        let is_answer = |id: &String| {
            let press = Press::read(id);
            press.is_ok_and(|press| press.own().is_some_and(|(_, own)| is_an_answer(own)))
        };
        let offered = hand.as_ref().map(answers).unwrap_or_default();
        let answer = offered.into_iter().find(is_answer);
        asked = asked.or(hand.zip(answer).map(|(hand, answer)| (person.clone(), hand, answer)));
    }
    let (person, hand, answer) = asked.unwrap();
    let now = message(person.press_id(&hand, &answer).await.unwrap());
    assert!(!answers(&now).contains(&answer), "{answer}: {}", now.text());
    let look = async || {
        let board = ada.sees(&room.wizards).into_iter().rev().find(is_board)?;
        (!board.text().contains(&ada.mention())).then_some(board)
    };
    let later = wait(|| sees(&ada, &room.wizards), look).await;
    assert_eq!(later.id, board.id);
    room.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn with_too_few_players_the_lobby_says_so_and_waits() {
    let room = Room::open().await;
    let [ada, ben, _] = &room.people;
    press(ben, &room.lobby, ".stand-up").await;
    let hours = room.asks(ada).await;
    let at = now_ms() + 500;
    message(ada.forge_pick(hours.id, &room.press(HourPress::Pick), &[&at.to_string()]).await);
    let values = [("hour", at_time(at)), ("countdown", String::new()), ("fewest", "3".to_owned())];
    let values: Vec<(&str, &str)> = values.iter().map(|(key, of)| (*key, of.as_str())).collect();
    let missed = with("hour-missed", &values);
    room.lobby_that(|text| text.contains(&missed)).await;
    room.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hours_are_gone_once_the_game_has_begun() {
    let room = Room::open().await;
    let [ada, ben, _] = &room.people;
    let hours = room.asks(ada).await;
    let hours = room.types(&hours, HourPress::Type, "8:30 pm").await;
    // They follow the lobby.
    press(ben, &room.lobby, ".stand-up").await;
    press(ben, &room.lobby, ".sit").await;
    let pick = room.press(HourPress::Pick);
    assert!(ada.look(hours.id).unwrap().select(&pick).is_some());
    press(ada, &room.lobby, ".begin").await;
    let look = async || {
        let is_gone = ada.look(hours.id).is_none_or(|now| now.select(&pick).is_none());
        (is_gone && own(ada, &room.wizards).is_some()).then_some(())
    };
    wait(|| sees(ada, &room.wizards), look).await;
    room.stage.check_the_wire();
}
