//! The bell: a person turns it on for themself, and the next lobby mentions them, once, in its own
//! message.

use henge::features::press::{BellPress, Press, Wish};
use henge::zone::Zone;
use playground::{Answer, Channel, Form, Message, Person, Snowflake};
use serde_json::{Value, json};

use crate::stage::{Stage, is_lobby, message, press, sees, wait};
use crate::words::{say, with};

/// A bot with three people. Ada opens lobbies.
struct Server {
    stage: Stage,
    ada: Person,
    ben: Person,
    cy: Person,
}

impl Server {
    async fn start() -> Self {
        let stage = Stage::start().await;
        let [ada, ben, cy] = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
        Self { stage, ada, ben, cy }
    }

    fn channel(&self, name: &str) -> Channel {
        self.stage.channel(name)
    }

    async fn bell(&self, person: &Person) -> Message {
        let shown = person.command(&self.channel("general"), "/wizard bell").await.unwrap();
        let shown = message(shown);
        assert!(shown.is_ephemeral(), "{}", shown.text());
        shown
    }

    /// Turns on the bell of this person, without quiet hours.
    async fn rings_for(&self, person: &Person) -> Message {
        let shown = pressed(person, &self.bell(person).await, BellPress::On).await;
        picked(person, &shown, Wish::QuietFrom, Wish::NEVER).await
    }

    /// The mentions that the bot's requests with this text allow.
    fn allowed_mentions(&self, text: &str) -> Vec<Value> {
        let sent = self.stage.playground.journal().requests();
        let messages = sent.iter().map(|sent| {
            if sent.body["data"].is_object() { &sent.body["data"] } else { &sent.body }
        });
        let with = messages
            .filter(|sent| sent["content"].as_str().is_some_and(|content| content.contains(text)));
        with.map(|sent| sent["allowed_mentions"].clone()).collect()
    }

    /// The people who are pinged by a lobby that Ada opens in a new channel, and its message.
    async fn opens(&self, said: &str) -> (Vec<Snowflake>, Message) {
        let name = format!("table-{}", self.stage.playground.channels().len());
        let channel = self.stage.playground.add_channel(self.stage.playground.guild(), &name);
        let lobby =
            message(self.ada.command(&channel, &format!("/wizard play {said}")).await.unwrap());
        assert!(is_lobby(&lobby), "{}", lobby.text());
        (lobby.notified.clone(), lobby)
    }
}

/// The bell after this press on it.
pub async fn pressed(person: &Person, on: &Message, press: BellPress) -> Message {
    let text = Press::Bell(press).text();
    let now = message(person.press_id(on, &text).await.unwrap());
    assert_eq!(now.id, on.id, "it is redrawn in place");
    now
}

pub async fn picked(person: &Person, on: &Message, wish: Wish, value: &str) -> Message {
    let text = Press::Bell(BellPress::Pick(wish)).text();
    let now = message(person.pick_id(on, &text, value).await.unwrap());
    assert_eq!(now.id, on.id, "it is redrawn in place");
    now
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_it_is_called_once_by_the_lobbys_own_message() {
    let mut server = Server::start().await;
    let off = server.bell(&server.ben).await;
    assert!(off.text().contains(&say("bell-off")) && off.selects.is_empty(), "{}", off.text());
    assert!(server.opens("").await.0.is_empty(), "nobody has asked for it");
    let on = server.rings_for(&server.ben).await;
    assert!(on.text().contains(&say("bell-never-quiet")), "{}", on.text());
    server.rings_for(&server.ada).await;

    // What somebody has asked for outlives a restart.
    server.stage.restart_bot().await;
    let (called, lobby) = server.opens("").await;
    assert_eq!(called, [server.ben.id], "neither Ada, who opens it, nor Cy, who has not asked");
    assert!(lobby.text().contains(&server.ben.mention()), "{}", lobby.text());
    let pinged = |allowed: &Value| {
        let [parse, users] = ["parse", "users"].map(|key| allowed[key].clone());
        (parse, users, allowed["roles"].is_null())
    };
    let calls = server.allowed_mentions(&server.ben.mention());
    let [call] = &calls[..] else { panic!("one message mentions Ben: {calls:?}") };
    assert_eq!(pinged(call), (json!([]), json!([server.ben.id]), true));

    // Nobody is called again within two hours, whatever happens to the lobby.
    server.stage.restart_bot().await;
    assert!(server.opens("").await.0.is_empty());
    let moved = server.ada.command(lobby.channel_id, "/wizard board").await;
    let moved = message(moved.unwrap());
    assert!(is_lobby(&moved) && moved.notified.is_empty(), "{}", moved.text());
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bell_rings_for_the_chosen_game_and_until_it_is_turned_off() {
    let server = Server::start().await;
    let bens = server.rings_for(&server.ben).await;
    picked(&server.ben, &bens, Wish::Games, "dice").await;
    let cys = server.rings_for(&server.cy).await;
    picked(&server.cy, &cys, Wish::Games, "cards").await;
    let off = pressed(&server.cy, &cys, BellPress::Off).await;
    assert!(off.text().contains(&say("bell-off")), "{}", off.text());
    assert!(server.opens("game:cards").await.0.is_empty());
    assert_eq!(server.opens("game:dice").await.0, [server.ben.id]);
    // The line in the channel calls nobody: the lobby in the thread does.
    picked(
        &server.cy,
        &pressed(&server.cy, &off, BellPress::On).await,
        Wish::QuietFrom,
        Wish::NEVER,
    )
    .await;
    let general = server.channel("general");
    let line = message(server.ada.command(&general, "/wizard play thread:true").await.unwrap());
    assert!(line.notified.is_empty(), "{}", line.text());
    let lobby = async || server.cy.sees(line.id).into_iter().find(is_lobby);
    let lobby = wait(|| sees(&server.cy, line.id), lobby).await;
    assert_eq!(lobby.notified, [server.cy.id]);
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_are_in_the_time_zone_that_a_person_picks_or_types() {
    let server = Server::start().await;
    let shown = pressed(&server.ben, &server.bell(&server.ben).await, BellPress::On).await;
    let hours = |from: &str, to: &str| with("bell-quiet", &[("from", from), ("to", to)]);
    assert!(shown.text().contains(&hours("23:00", "08:00")), "{}", shown.text());
    let shown = picked(&server.ben, &shown, Wish::QuietFrom, "8").await;
    assert!(shown.text().contains(&hours("08:00", "16:00")), "{}", shown.text());
    let shown = picked(&server.ben, &shown, Wish::QuietTo, "7").await;
    assert!(shown.text().contains(&hours("08:00", "07:00")), "{}", shown.text());
    let shown = picked(&server.ben, &shown, Wish::Zone, "Asia/Tokyo").await;
    assert!(shown.text().contains("**Tokyo**"), "{}", shown.text());

    // A zone of which nobody has heard loses nothing.
    for (typed, echoed, city) in [
        ("Camelot", Some("Camelot"), "Tokyo"),
        ("auckland", None, "Auckland"),
        ("**", Some(r"\*\*"), "Auckland"),
    ] {
        let form = zone_form(&server.ben, &shown).await;
        let shown = message(server.ben.fill(&form, &[typed]).await.unwrap());
        assert!(shown.text().contains(&format!("**{city}**")), "{}", shown.text());
        let unknown = echoed.map(|echoed| with("zone-unknown", &[("typed", echoed)]));
        assert!(unknown.is_none_or(|unknown| shown.text().contains(&unknown)), "{}", shown.text());
        assert!(shown.text().contains(&hours("08:00", "07:00")), "{}", shown.text());
    }

    // All hours but one are quiet: the bell rings in that one alone.
    let [hour, next] = [0, 1].map(|later| (hour_in_auckland() + later) % 24);
    let quiet = async |from: u8, to: u8| {
        let shown = server.bell(&server.ben).await;
        let shown = picked(&server.ben, &shown, Wish::QuietFrom, Wish::NEVER).await;
        let shown = picked(&server.ben, &shown, Wish::QuietFrom, &from.to_string()).await;
        // What is picked already cannot be picked again.
        if !is_picked(&shown, Wish::QuietTo, to) {
            picked(&server.ben, &shown, Wish::QuietTo, &to.to_string()).await;
        }
    };
    quiet(hour, (hour + 2) % 24).await;
    assert!(server.opens("").await.0.is_empty());
    quiet((next + 1) % 24, hour).await;
    assert_eq!(server.opens("").await.0, [server.ben.id]);
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_names_a_role_and_nobody_else_does() {
    let server = Server::start().await;
    let general = server.channel("general");
    let settings = message(server.ada.command(&general, "/wizard settings").await.unwrap());
    let page = message(press(&server.ada, &settings, "settings.show.bell").await);
    let role = "2.settings.pick.bell-role";
    let [everyone, fans] = [0, 1].map(|more| Snowflake(server.stage.playground.guild().0 + more));
    let refused = message(server.ada.pick_channels(&page, role, &[everyone]).await.unwrap());
    assert!(refused.text().contains(&say("settings-bell-everyone")), "{}", refused.text());
    let named = message(server.ada.pick_channels(&page, role, &[fans]).await.unwrap());
    assert!(named.text().contains(&format!("<@&{fans}>")), "{}", named.text());
    // The server's time zone is picked there, or typed.
    let form = server.ada.press_id(&named, "2.settings.zone").await.unwrap();
    let Answer::Form(form) = form else { panic!("no form: {form:?}") };
    let typed = message(server.ada.fill(&form, &["Reykjavik"]).await.unwrap());
    assert!(typed.text().contains("Reykjavik"), "{}", typed.text());
    let bens = pressed(&server.ben, &server.bell(&server.ben).await, BellPress::On).await;
    assert!(bens.text().contains("Reykjavik"), "{}", bens.text());

    let (_, lobby) = server.opens("").await;
    assert_eq!(lobby.json["mention_roles"], json!([fans]), "{}", lobby.text());
    let (_, lobby) = server.opens("").await;
    assert_eq!(lobby.json["mention_roles"], json!([]), "once in two hours");
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_deletes_their_data_is_not_called() {
    let server = Server::start().await;
    server.rings_for(&server.ben).await;
    let general = server.channel("general");
    let told = message(server.ben.command(&general, "/wizard privacy").await.unwrap());
    let bells = server.stage.words().with("privacy-rows-bell", [("rows", 1.into())]);
    assert!(told.text().contains(&bells), "{}", told.text());
    let ask = message(press(&server.ben, &told, "d.ask").await);
    press(&server.ben, &ask, "d.delete").await;
    assert!(server.opens("").await.0.is_empty());
    let off = server.bell(&server.ben).await;
    assert!(off.text().contains(&say("bell-off")), "{}", off.text());
}

fn is_picked(shown: &Message, wish: Wish, value: u8) -> bool {
    let select = shown.select(&Press::Bell(BellPress::Pick(wish)).text()).unwrap();
    select.options.iter().any(|option| option.default && option.value == value.to_string())
}

pub async fn zone_form(person: &Person, on: &Message) -> Form {
    let form = person.press_id(on, &Press::Bell(BellPress::TypeZone).text()).await.unwrap();
    let Answer::Form(form) = form else { panic!("no form: {form:?}") };
    form
}

/// The hour of the day in Auckland.
fn hour_in_auckland() -> u8 {
    Zone::typed("Auckland").unwrap().hour_at(henge::clock::now_ms())
}
