//! The settings of a server: a member who manages it changes them on a panel, and they apply where
//! they are relevant.

use henge::computer::Level;
use henge::features::press::{Press, SettingsPress, options_text};
use henge::rules::{GameKind, Options};
use henge::settings::Pictures;
use henge::table::{Clock, Enders, Joining, Refusal};
use playground::{Answer, Channel, Form, Impossible, Message, Person};
use sqlx::Connection as _;

use crate::disk::{stage_of, table};
use crate::games::press_once;
use crate::stage::{
    Stage, begin, begin_at, button, ids, is_board, is_lobby, is_result, lobby, message, press,
    sees, wait,
};
use crate::words::{say, why, with};

/// Ada, who manages the server, and Ben, who does not.
struct Server {
    stage: Stage,
    wizards: Channel,
    ada: Person,
    ben: Person,
}

impl Server {
    async fn start() -> Self {
        Self::on(Stage::start().await)
    }

    fn on(stage: Stage) -> Self {
        let wizards = stage.channel("wizards");
        let [ada, ben] = ["Ada", "Ben"].map(|name| stage.person(name));
        Self { stage, wizards, ada, ben }
    }

    async fn command(&self, person: &Person, text: &str) -> Message {
        message(person.command(&self.wizards, text).await.unwrap())
    }

    /// The panel, at this page.
    async fn page(&self, page: &str) -> Message {
        let panel = self.command(&self.ada, "/wizard settings").await;
        assert!(panel.is_ephemeral());
        turn(&self.ada, &panel, page).await
    }

    /// Ada picks this value; the panel shows it as selected at once.
    async fn set(&self, page: &str, setting: &str, value: &str) -> Message {
        let panel = self.page(page).await;
        let select = select(setting);
        let now = message(self.ada.pick_id(&panel, &select, value).await.unwrap());
        assert_eq!(now.id, panel.id);
        let shown = now.select(&select).unwrap_or_else(|| panic!("{setting}: {}", now.text()));
        let mut chosen = shown.options.iter().filter(|option| option.default);
        assert_eq!(chosen.next().map(|option| option.value.as_str()), Some(value));
        now
    }

    /// The response to Ben's `/wizard play` with these parameters: a lobby, or a refusal.
    async fn play(&self, said: &str) -> Message {
        self.command(&self.ben, &format!("/wizard play {said}")).await
    }

    /// Ada saves the options of the table in the channel under this name. Returns the response.
    async fn save(&self, name: &str) -> Message {
        let panel = self.page("presets").await;
        message(self.ada.fill(&self.form(&panel).await, &[name]).await.unwrap())
    }

    async fn form(&self, panel: &Message) -> Form {
        let save = ids(panel).find(|id| id.starts_with("2.settings.save.")).map(str::to_owned);
        let save = save.unwrap_or_else(|| panic!("nothing to save: {}", panel.text()));
        match self.ada.press_id(panel, &save).await.unwrap() {
            Answer::Form(form) => form,
            other => panic!("no form: {other:?}"),
        }
    }
    async fn stored(&self) -> Vec<String> {
        let url = crate::stage::database_url(&self.stage.database());
        let mut database = sqlx::SqliteConnection::connect(&url).await.unwrap();
        let all = "select place || options || clock || level || enders || most_tables || most_lobbies || look || weekly
                   from server_settings
                   union all select channel from server_channel
                   union all select name || options from server_preset";
        sqlx::query_scalar(all).fetch_all(&mut database).await.unwrap()
    }
}

async fn turn(person: &Person, panel: &Message, page: &str) -> Message {
    message(press(person, panel, &format!("settings.show.{page}")).await)
}

fn select(setting: &str) -> String {
    format!("2.settings.pick.{setting}")
}

fn mention(channel: &Channel) -> String {
    format!("<#{}>", channel.id)
}

fn quick() -> Options {
    Options::classic(GameKind::Cards).with("rounds", "short").unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_said_is_as_the_server_has_it_and_what_is_said_goes_before() {
    let mut server = Server::start().await;
    let dice = Options::classic(GameKind::Dice);
    server.set("tables", "options", &options_text(&dice)).await;
    server.set("tables", "clock", "slow").await;
    server.set("tables", "level", "random").await;
    server.stage.restart_bot().await;
    assert!(is_lobby(&server.play("").await));
    let one = table(&server.stage, 1).await.0;
    assert_eq!(
        (one.options, one.clock, one.joining),
        (dice, Clock::Slow, Joining::Level(Level::RANDOM))
    );
    let other = server.stage.channel("dice");
    let lobby = server.ben.command(&other, "/wizard play preset:quick clock:none").await.unwrap();
    assert!(is_lobby(&message(lobby)));
    let two = table(&server.stage, 2).await.0;
    assert_eq!((two.options, two.clock), (quick(), Clock::None));
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_open_in_threads_where_that_is_set() {
    let server = Server::start().await;
    server.set("tables", "place", "thread").await;
    let line = server.play("").await;
    assert_eq!(line.buttons().count(), 0, "{}", line.text());
    server.ben.wait_for(line.id, is_lobby).await.unwrap();
    assert!(is_lobby(&server.play("thread:false").await));
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_open_in_the_channels_that_are_chosen_and_their_threads_alone() {
    let server = Server::start().await;
    let dice = server.stage.channel("dice");
    // An open lobby stays, whatever is set meanwhile.
    let standing = lobby(std::slice::from_ref(&server.ben), &server.wizards, "preset:quick").await;
    let panel = server.page("places").await;
    let pick = server.ada.pick_channels(&panel, &select("channels"), &[dice.id]).await;
    let panel = message(pick.unwrap());
    assert!(panel.text().contains(&mention(&dice)), "{}", panel.text());
    assert_eq!(panel.select(&select("channels")).unwrap().channels, [dice.id]);
    begin_at(&server.ben, &standing).await;
    press(&server.ada, &server.command(&server.ada, "/wizard end").await, ".end").await;
    let result = server.ben.wait_for(&server.wizards, is_result).await.unwrap();

    let refusal = with("refusal-not-in-this-channel", &[("channels", &mention(&dice))]);
    for refused in [
        server.play("").await,
        server.play("thread:true").await,
        message(press(&server.ben, &result, "2.r.1").await),
    ] {
        assert!(refused.is_ephemeral() && refused.text() == refusal, "{}", refused.text());
    }
    let line = message(server.ben.command(&dice, "/wizard play thread:true").await.unwrap());
    let thread = server.ben.wait_for(line.id, is_lobby).await.unwrap();
    press(&server.ben, &thread, ".stand-up").await;
    let again = server.ben.command(line.id, "/wizard play").await.unwrap();
    assert!(is_lobby(&message(again)), "a thread counts as the channel above");
    // No selected channel means all channels.
    let panel = server.page("places").await;
    message(server.ada.pick_channels(&panel, &select("channels"), &[]).await.unwrap());
    assert!(is_lobby(&server.play("").await));
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_channel_is_gone_is_fetched_to_where_tables_may_stand() {
    let mut server = Server::start().await;
    let [dice, general] = ["dice", "general"].map(|name| server.stage.channel(name));
    begin(&[server.ben.clone()], &server.wizards, "preset:quick").await;
    let panel = server.page("places").await;
    server.ada.pick_channels(&panel, &select("channels"), &[dice.id]).await.unwrap();
    server.stage.stop_bot().await;
    server.stage.playground.delete_channel(&server.wizards);
    server.stage.start_bot().await;
    let look = async || table(&server.stage, 1).await.0.is_astray.then_some(());
    wait(|| "the channel is there".to_owned(), look).await;
    let refused = message(server.ben.command(&general, "/wizard board").await.unwrap());
    let refusal = with("refusal-not-in-this-channel", &[("channels", &mention(&dice))]);
    assert_eq!(refused.text(), refusal);
    assert!(is_board(&message(server.ben.command(&dice, "/wizard board").await.unwrap())));
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_hold() {
    let server = Server::start().await;
    server.set("limits", "lobbies", "1").await;
    server.set("limits", "tables", "2").await;
    assert!(is_lobby(&server.play("").await));
    let dice = server.stage.channel("dice");
    let refused = message(server.ben.command(&dice, "/wizard play").await.unwrap());
    assert_eq!(refused.text(), say_number("refusal-many-lobbies", 1));
    assert!(is_lobby(&message(server.ada.command(&dice, "/wizard play").await.unwrap())));
    let general = server.stage.channel("general");
    let cy = server.stage.person("Cy");
    let refused = message(cy.command(&general, "/wizard play").await.unwrap());
    assert_eq!(refused.text(), say_number("refusal-many-tables", 2));
    server.stage.check_the_wire();
}

fn say_number(id: &str, most: u16) -> String {
    crate::words::ENGLISH.with(id, [("most", most.into())])
}

#[tokio::test(flavor = "multi_thread")]
async fn where_a_vote_ends_games_the_host_asks_the_others() {
    let server = Server::start().await;
    let cy = server.stage.person("Cy");
    begin(&[server.ben.clone(), cy.clone()], &server.wizards, "preset:quick").await;
    // The confirmation is requested while the host may still end the game alone, and pressed when
    // they no longer may.
    let ask = server.command(&server.ben, "/wizard end").await;
    let end = button(&ask, ".end").unwrap();
    server.set("limits", "enders", Enders::Nobody.into()).await;
    let refused = message(server.ben.forge_press(ask.id, &end).await);
    let now = table(&server.stage, 1).await.0;
    let not_alone = why(&server.stage.words(), &now, &server.ben, Refusal::NotAlone);
    assert!(refused.text().contains(&not_alone), "{}", refused.text());
    assert_eq!(stage_of(&server.stage, 1).await, "playing");
    let ask = server.command(&server.ben, "/wizard end").await;
    let offered = button(&ask, ".end").unwrap();
    assert!(offered.contains(".propose."), "{offered}");
    press(&server.ben, &ask, ".propose.end").await;
    let votes = |message: &Message| button(message, ".agree").is_some();
    let vote = cy.wait_for(&server.wizards, votes).await.unwrap();
    press(&cy, &vote, ".agree").await;
    server.ben.wait_for(&server.wizards, is_result).await.unwrap();
    assert_eq!(stage_of(&server.stage, 1).await, "over");
    // Somebody who plays alone needs no vote.
    begin(std::slice::from_ref(&cy), &server.wizards, "preset:quick").await;
    let ask = server.command(&cy, "/wizard end").await;
    press(&cy, &ask, ".end").await;
    let over = async || (stage_of(&server.stage, 2).await == "over").then_some(());
    wait(|| sees(&cy, &server.wizards), over).await;
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_lose_and_regain_their_pictures_at_once() {
    let server = Server::on(Stage::start_with_pictures().await);
    assert_eq!(server.stage.pictures, Pictures::On);
    let ben = std::slice::from_ref(&server.ben);
    let board = begin(ben, &server.wizards, "preset:quick").await;
    let becomes = async |pictures: usize| {
        let look = async || {
            let now = server.ben.look(board.id)?;
            (now.attachments.len() == pictures).then_some(())
        };
        wait(|| format!("{:?}", server.ben.look(board.id)), look).await;
    };
    becomes(1).await;
    server.set("places", "look", "text").await;
    becomes(0).await;
    // Changes of the table keep it as text.
    let before = table(&server.stage, 1).await.0.entries();
    press_once(std::slice::from_ref(&server.ben), &server.wizards).await;
    let look = async || (table(&server.stage, 1).await.0.entries() > before).then_some(());
    wait(|| sees(&server.ben, &server.wizards), look).await;
    becomes(0).await;
    server.set("places", "look", "pictures").await;
    becomes(1).await;
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn presets_are_saved_offered_played_and_deleted() {
    let mut server = Server::start().await;
    let none = server.command(&server.ben, "/wizard play saved:Friday").await;
    assert_eq!(none.text(), with("refusal-no-presets", &[("name", "Friday"), ("saved", "")]));
    server.play("preset:quick bidding:secret").await;
    let name = "  **Friday** <@1> ";
    let saved = server.save(name).await;
    assert!(saved.is_ephemeral() && saved.notified.is_empty(), "{}", saved.text());
    for live in ["**Friday**", "<@1>"] {
        assert!(!saved.text().contains(live), "{live} is live in {}", saved.text());
    }
    let wanted = quick().with("bidding", "secret").unwrap();
    assert!(!ids(&saved).any(|id| id.contains(".save.")), "it is saved already");
    server.stage.restart_bot().await;

    // The preset is available in a lobby's panel of options.
    let lobby =
        message(server.ada.command(&server.stage.channel("dice"), "/wizard play").await.unwrap());
    let panel = message(server.ada.forge_press_and_see(lobby.id, "2.p.2.show.game").await);
    let picked =
        server.ada.pick_id(&panel, "2.p.2.pick.preset.cards", &options_text(&wanted)).await;
    message(picked.unwrap());
    assert_eq!(table(&server.stage, 2).await.0.options, wanted);

    // The preset is also available by the command, however its name is written; single options
    // override it.
    let general = server.stage.channel("general");
    let offered = server.ben.suggestions(&general, "/wizard play saved:FRI").await.unwrap();
    assert_eq!(offered.len(), 1, "{offered:?}");
    let play = "/wizard play saved:**FRIDAY** <@1>";
    assert!(is_lobby(&message(server.ben.command(&general, play).await.unwrap())));
    assert_eq!(table(&server.stage, 3).await.0.options, wanted);
    let both = server.play("preset:quick saved:Friday").await;
    assert_eq!(both.text(), say("refusal-two-presets"));

    let panel = server.page("presets").await;
    let id = panel.select(&select("preset")).unwrap().options[1].value.clone();
    let ask = message(server.ada.pick_id(&panel, &select("preset"), &id).await.unwrap());
    let gone = message(press(&server.ada, &ask, &format!("settings.delete.{id}")).await);
    assert!(gone.text().contains(&say("settings-deleted")) && gone.selects.is_empty());
    assert_eq!(server.stored().await.len(), 1);
    // Earlier selections keep their meaning.
    assert_eq!(table(&server.stage, 2).await.0.options, wanted);
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_saved_is_told_and_loses_nothing() {
    let server = Server::start().await;
    server.play("preset:quick bidding:secret").await;
    let panel = server.page("presets").await;
    let form = server.form(&panel).await;
    for (typed, sentence) in
        [("\u{200b} \u{2800}", say("refusal-name-blank")), ("\u{3164}", say("refusal-name-blank"))]
    {
        let told = message(server.ada.fill(&form, &[typed]).await.unwrap());
        assert_eq!(told.text(), sentence, "{typed:?}");
    }
    server.save("Friday").await;
    let saved = server.stored().await;
    let taken = with("refusal-name-taken", &[("name", "Friday")]);
    let already = with("refusal-saved-already", &[("name", "Friday")]);
    let classic = with("refusal-saved-already", &[("name", &say("settings-preset-classic"))]);
    let mut other = quick().with("bidding", "covered").unwrap();
    for (options, name, sentence) in [
        (other, "FRIDAY", taken),
        (quick().with("bidding", "secret").unwrap(), "Sunday", already),
        (Options::classic(GameKind::Cards), "Sunday", classic),
    ] {
        let told = message(forge_save(&server.ada, &panel, &options, name).await);
        assert!(told.text().contains(&sentence), "{sentence}: {}", told.text());
    }
    other = other.with("plus-minus-one", "strict").unwrap();
    let told = message(forge_save(&server.ada, &panel, &other, "Sunday").await);
    assert!(told.text().contains(&say("unplayable-nobody-last")), "{}", told.text());
    assert_eq!(server.stored().await, saved);
    server.stage.check_the_wire();
}

/// Submits the form for these options, as a modified client can.
async fn forge_save(person: &Person, panel: &Message, options: &Options, name: &str) -> Answer {
    let press = Press::Settings(SettingsPress::Save(*options)).text();
    let input = serde_json::json!({ "type": 4, "id": 2, "custom_id": "words", "value": name });
    let rows = serde_json::json!([{ "type": 1, "id": 1, "components": [input] }]);
    let data = serde_json::json!({ "custom_id": press, "components": rows });
    person.forge_form(panel.channel_id, Some(panel.id), data).await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_manage_the_server_reads_and_changes_nothing() {
    let server = Server::start().await;
    server.set("tables", "clock", "slow").await;
    let before = server.stored().await;
    let read = server.command(&server.ben, "/wizard settings").await;
    let is_to_read = |shown: &Message| {
        let not_yours = say("settings-not-yours");
        assert!(shown.is_ephemeral() && shown.text().contains(&not_yours), "{}", shown.text());
        assert!(shown.text().contains(&say("settings-clock-slow")), "{}", shown.text());
        let own = Press::Settings(SettingsPress::OwnLanguage).text();
        let only_own = shown.selects.iter().all(|select| select.custom_id == own);
        assert!(only_own && shown.buttons().next().is_none(), "{}", shown.text());
    };
    is_to_read(&read);
    let panel = server.page("tables").await;
    let dice = options_text(&Options::classic(GameKind::Dice));
    let channel = server.wizards.id.to_string();
    for on in [read.id, panel.id] {
        for (setting, value) in [
            ("clock", "none"),
            ("options", dice.as_str()),
            ("place", "thread"),
            ("level", "random"),
            ("look", "text"),
            ("enders", "nobody"),
            ("tables", "1"),
            ("lobbies", "1"),
            ("channels", channel.as_str()),
        ] {
            is_to_read(&message(server.ben.forge_pick(on, &select(setting), &[value]).await));
        }
        is_to_read(&message(server.ben.forge_press(on, "2.settings.reset").await));
        is_to_read(&message(server.ben.forge_press(on, "2.settings.delete.1").await));
        let form = server.ben.forge_press(on, "2.settings.save.dice.12.false").await;
        is_to_read(&message(form));
    }
    let options = Options::classic(GameKind::Dice).with("target", "12").unwrap();
    is_to_read(&message(forge_save(&server.ben, &read, &options, "Friday").await));
    assert_eq!(server.stored().await, before);
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_values_are_refused_and_change_nothing() {
    let server = Server::start().await;
    let panel = server.set("tables", "clock", "slow").await;
    let lobby = lobby(std::slice::from_ref(&server.ben), &server.wizards, "").await;
    let before = server.stored().await;
    let forged = say("refusal-forged");
    for (setting, values) in [
        ("clock", vec!["sundial"]),
        ("clock", vec![]),
        ("clock", vec!["live", "none"]),
        ("options", vec!["chess"]),
        ("options", vec!["classic"]),
        ("options", vec!["cards.loud.off.off.false.all.shared"]),
        ("tables", vec!["0"]),
        ("tables", vec!["501"]),
        ("tables", vec!["-1"]),
        ("lobbies", vec!["6"]),
        ("channels", vec!["here"]),
        ("wallpaper", vec!["blue"]),
    ] {
        let told = message(server.ada.forge_pick(panel.id, &select(setting), &values).await);
        assert!(told.is_ephemeral() && told.text().contains(&forged), "{setting}: {}", told.text());
    }
    for text in ["2.settings.pick.clock", "2.settings.save.chess", "2.settings.show.moon"] {
        let told = message(server.ada.forge_press(panel.id, text).await);
        assert_eq!(told.text(), forged, "{text}");
    }
    // These are on a public message.
    let public = message(server.ada.forge_pick(lobby.id, &select("clock"), &["none"]).await);
    assert!(public.is_ephemeral() && public.text() == forged);
    assert_eq!(server.stored().await, before);
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn back_at_first_after_a_confirmation_and_the_presets_stay() {
    let server = Server::start().await;
    server.play("preset:quick bidding:secret").await;
    server.save("Friday").await;
    server.set("tables", "clock", "slow").await;
    let panel = turn(&server.ada, &server.page("limits").await, "reset").await;
    assert!(panel.text().contains(&say("settings-clock-slow")), "nothing is changed yet");
    let reset = message(press(&server.ada, &panel, "settings.reset").await);
    assert!(reset.text().contains(&say("settings-are-reset")));
    assert!(reset.text().contains(&say("settings-clock-none")) && reset.text().contains("Friday"));
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn two_panels_undo_nothing_of_each_other() {
    let server = Server::start().await;
    let older = server.page("tables").await;
    server.set("tables", "clock", "slow").await;
    let picked = server.ada.pick_id(&older, &select("level"), "random").await.unwrap();
    let now = message(picked);
    assert!(now.text().contains(&say("settings-clock-slow")), "{}", now.text());
    let again = server.ada.pick_id(&now, &select("level"), "random").await;
    assert!(matches!(again, Err(Impossible::Unchanged(_))), "{again:?}");
    server.stage.check_the_wire();
}
