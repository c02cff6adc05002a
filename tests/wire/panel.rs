//! The host's panel of options: a whole lobby is set up with its selects alone.

use henge::computer::Level;
use henge::rules::{GameKind, Options};
use henge::table::{Clock, Joining, Refusal, Table, Tempo};
use playground::{Channel, Impossible, Message, Person, Select};
use sqlx::Connection as _;

use crate::disk::{seats, stage_of, table};
use crate::stage::{
    Stage, is_board, is_lobby, is_own, is_result, lobby, message, press, sees, wait,
};
use crate::words::{say, why, with};

/// Three people in a lobby, and the host's panel.
struct Host {
    stage: Stage,
    wizards: Channel,
    people: [Person; 3],
    lobby: Message,
}

impl Host {
    async fn start() -> Self {
        let stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let people = ["Cy", "Ben", "Di"].map(|name| stage.person(name));
        let lobby = lobby(&people, &wizards, "").await;
        Self { stage, wizards, people, lobby }
    }

    fn person(&self) -> &Person {
        &self.people[0]
    }

    /// Opens the panel with the lobby's button.
    async fn open(&self) -> Message {
        open(self.person(), &self.lobby).await
    }

    async fn table(&self) -> Table {
        table(&self.stage, 1).await.0
    }

    /// Waits until the lobby's message shows the selected options.
    async fn is_shown_to_all(&self) {
        let look = async || {
            let wanted = self.stage.words().table(&self.table().await.public_view());
            let wanted = &wanted.message().embed.as_ref().unwrap().description;
            let shown = self.person().look(self.lobby.id)?;
            shown.text().contains(wanted.as_str()).then_some(())
        };
        wait(|| sees(self.person(), &self.wizards), look).await;
    }
}

pub async fn open(person: &Person, lobby: &Message) -> Message {
    let id = format!("2.p.{}.show.game", crate::stage::number(lobby));
    message(person.forge_press_and_see(lobby.id, &id).await)
}

/// Turns the panel to another page.
async fn turn(person: &Person, panel: &Message, page: &str) -> Message {
    message(press(person, panel, &format!(".show.{page}")).await)
}

/// The selected value of a select.
fn chosen(select: &Select) -> Option<&str> {
    let chosen: Vec<&str> = select
        .options
        .iter()
        .filter(|option| option.default)
        .map(|option| option.value.as_str())
        .collect();
    assert!(chosen.len() < 2, "{select:?}");
    chosen.first().copied()
}

/// Picks this value; the panel shows it as selected at once.
async fn pick(person: &Person, panel: &Message, select: &str, value: &str) -> Message {
    let select = format!("2.p.1.pick.{select}");
    let now = message(person.pick_id(panel, &select, value).await.unwrap());
    assert!(now.id == panel.id && now.is_ephemeral());
    let shown = now.select(&select).unwrap_or_else(|| panic!("{select} is gone: {}", now.text()));
    assert_eq!(chosen(shown), Some(value), "{}", now.text());
    now
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_lobby_of_each_game_is_set_up_by_the_panel_alone() {
    for game in [GameKind::Cards, GameKind::Dice] {
        let mut host = Host::start().await;
        let (cy, mut panel) = (host.person().clone(), host.open().await);
        if game == GameKind::Dice {
            panel = pick(&cy, &panel, "game", "dice").await;
        }
        panel = pick(&cy, &panel, "clock", "slow").await;
        panel = pick(&cy, &panel, "level", "random").await;
        let mut wanted = Options::classic(game);
        for page in ["variants", "more-variants"] {
            let Some(_) = crate::stage::button(&panel, page) else { continue };
            panel = turn(&cy, &panel, page).await;
            let picked = panel.selects.clone();
            for select in &picked {
                let name = select.custom_id.rsplit('.').next().unwrap();
                let short = select.custom_id.strip_prefix("2.p.1.pick.").unwrap();
                if let Some(value) = [("hints", "on"), ("tempo", "calm")]
                    .into_iter()
                    .find_map(|(of, value)| (name == of).then_some(value))
                {
                    panel = pick(&cy, &panel, short, value).await;
                    continue;
                }
                let value = another_value(wanted, name);
                panel = pick(&cy, &panel, short, &value).await;
                wanted = wanted.with(name, &value).unwrap();
            }
        }
        if wanted.hindrance(4).is_some() {
            panel = turn(&cy, &panel, "variants").await;
            pick(&cy, &panel, "choice.cards.bidding", "open").await;
            wanted = wanted.with("bidding", "open").unwrap();
        }
        host.is_shown_to_all().await;
        host.stage.restart_bot().await;
        let table = host.table().await;
        assert_eq!(
            (table.options, table.clock, table.joining, table.hints, table.chosen_tempo),
            (wanted, Clock::Slow, Joining::Level(Level::RANDOM), true, Some(Tempo::Calm))
        );
        host.is_shown_to_all().await;
        press(&cy, &host.lobby, ".add-computer").await;
        let board = message(press(&cy, &host.lobby, ".begin").await);
        assert!(is_board(&board), "{}", board.text());
        let begun = host.table().await;
        assert_eq!((begun.options, stage_of(&host.stage, 1).await), (wanted, "playing"));
        let levels: Vec<Level> = begun.sitters().iter().filter_map(|s| s.player.level()).collect();
        assert_eq!(levels, [Level::RANDOM]);
        host.stage.check_the_wire();
    }
}

/// A person without results is an apprentice. A result of one game moves the level of the next, and
/// the other game knows nothing of it.
#[tokio::test(flavor = "multi_thread")]
async fn computer_players_may_be_as_strong_as_the_host() {
    let host = Host::start().await;
    let (cy, panel) = (host.person(), host.open().await);
    pick(cy, &panel, "level", "host").await;
    host.is_shown_to_all().await;
    let at = |level| Joining::AsHost(level);
    assert_eq!(host.table().await.joining, at(Level::APPRENTICE));
    // Cy came in last among many computer players, round after round.
    let url = crate::stage::database_url(&host.stage.database());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
    for table in 100..120 {
        for sentence in [
            "insert into game_table (id, guild, channel, host, options, secret, stage, opened_at)
             select $1, guild, -$1, host, options, secret, 'over', 0 from game_table where id = 1",
            "insert into seat (game_table, place, computer, level, press)
             values ($1, 1, 'Merlin', 'beginner', 0), ($1, 2, 'Morgana', 'beginner', 0)",
            "insert into result (game_table, person, guild, game, ended_at, seats, people, stood_in, place, points,
                                 predictions, exact)
             select $1, host, guild, 'cards', $1, 3, 1, 0, 3, -100, 15, 0 from game_table where id = 1",
        ] {
            sqlx::query(sentence).bind(table).execute(&mut connection).await.unwrap();
        }
    }
    connection.close().await.unwrap();
    press(cy, &host.lobby, ".add-computer").await;
    let board = message(press(cy, &host.lobby, ".begin").await);
    assert!(is_board(&board), "{}", board.text());
    let end = message(cy.command(&host.wizards, "/wizard end").await.unwrap());
    press(cy, &end, ".end").await;
    let levels = async |number| {
        let table = table(&host.stage, number).await.0;
        let sitters = table.sitters();
        let levels = sitters.iter().filter_map(|sitter| sitter.player.level());
        (table.joining, levels.collect::<Vec<_>>())
    };
    assert_eq!(levels(1).await, (at(Level::APPRENTICE), vec![Level::APPRENTICE]));
    let result = cy.wait_for(&host.wizards, is_result).await.unwrap();
    let lobby = message(press(cy, &result, "2.r.1").await);
    let rematch = crate::stage::number(&lobby);
    let (joining, seated) = levels(rematch).await;
    assert!(joining.is_as_host() && joining.level() < Level::NOVICE, "{joining}");
    assert_eq!(seated, [joining.level()]);
    let panel = open(cy, &lobby).await;
    cy.pick_id(&panel, &format!("2.p.{rematch}.pick.game"), "dice").await.unwrap();
    assert_eq!(levels(rematch).await.0, Joining::Level(Level::JOINING));
    cy.pick_id(&panel, &format!("2.p.{rematch}.pick.level"), "host").await.unwrap();
    assert_eq!(levels(rematch).await.0, at(Level::APPRENTICE));
    host.stage.check_the_wire();
}

/// A value of this option that is not selected.
fn another_value(options: Options, name: &str) -> String {
    let choices = Options::choices(options.kind());
    let choice = choices.iter().find(|choice| choice.name == name).unwrap();
    let now = options.chosen(choice);
    choice.words().into_iter().rfind(|word| *word != now).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_go_together_is_said_and_begins_no_game() {
    let host = Host::start().await;
    let (cy, panel) = (host.person(), host.open().await);
    let panel = pick(cy, &panel, "preset.cards", "tournament").await;
    let panel = turn(cy, &panel, "variants").await;
    let panel = pick(cy, &panel, "choice.cards.bidding", "covered").await;
    let sentence = say("unplayable-nobody-last");
    assert!(panel.text().contains(&sentence), "{}", panel.text());
    host.is_shown_to_all().await;
    let refused = message(press(cy, &host.lobby, ".begin").await);
    assert!(refused.is_ephemeral() && refused.text() == sentence, "{}", refused.text());
    let panel = pick(cy, &panel, "choice.cards.plus-minus-one", "off").await;
    assert!(!panel.text().contains(&sentence), "{}", panel.text());
    assert!(is_board(&message(press(cy, &host.lobby, ".begin").await)));
    host.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_for_the_other_game_are_told_and_nobody_is_thrown_out() {
    let host = Host::start().await;
    let (cy, panel) = (host.person(), host.open().await);
    for name in ["Ada", "Eve", "Finn"] {
        press(&host.stage.person(name), &host.lobby, ".sit").await;
    }
    let panel = pick(cy, &panel, "game", "dice").await;
    let sentence = say("unplayable-dice-seats");
    assert!(panel.text().contains(&sentence), "{}", panel.text());
    assert_eq!(seats(&host.stage, 1).await.len(), 6);
    let refused = message(press(cy, &host.lobby, ".begin").await);
    assert!(refused.is_ephemeral() && refused.text() == sentence, "{}", refused.text());
    let panel = turn(cy, &panel, "seats").await;
    let finn = host.stage.person("Finn");
    let panel = message(cy.pick(&panel, "Finn").await.unwrap());
    assert!(panel.text().contains(&say("panel-sent-away")), "{}", panel.text());
    assert!(!panel.text().contains(&sentence), "{}", panel.text());
    assert_eq!(seats(&host.stage, 1).await, ["Cy", "Ben", "Di", "Ada", "Eve"]);
    let full = message(finn.forge_press(host.lobby.id, "2.l.1.sit").await);
    assert_eq!(full.text(), say("refusal-full"));
    cy.pick(&panel, "Eve").await.unwrap();
    assert!(is_lobby(&message(finn.forge_press(host.lobby.id, "2.l.1.sit").await)));
    assert!(is_board(&message(press(cy, &host.lobby, ".begin").await)));
    host.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_panels_the_newer_stays() {
    let host = Host::start().await;
    let older = host.open().await;
    let newer = host.open().await;
    host.person().wait_gone(&older).await.unwrap();
    assert!(host.person().look(newer.id).is_some());
    host.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn on_two_panels_nothing_is_lost() {
    let mut host = Host::start().await;
    let (cy, older) = (host.person().clone(), host.open().await);
    let older = turn(&cy, &older, "variants").await;
    // After the restart the bot does not know the older panel, and leaves it alone.
    host.stage.restart_bot().await;
    let newer = host.open().await;
    pick(&cy, &newer, "preset.cards", "quick").await;
    pick(&cy, &older, "choice.cards.bidding", "secret").await;
    let wanted = Options::classic(GameKind::Cards).with("rounds", "short").unwrap();
    assert_eq!(host.table().await.options, wanted.with("bidding", "secret").unwrap());
    host.stage.restart_bot().await;
    let newer = host.open().await;
    pick(&cy, &newer, "game", "dice").await;
    let stale = cy.pick_id(&older, "2.p.1.pick.choice.cards.bidding", "covered").await;
    let now = message(stale.unwrap_or_else(|error| panic!("{error}")));
    assert!(now.text().contains(&say("refusal-stale")), "{}", now.text());
    assert!(now.select("2.p.1.pick.choice.dice.target").is_some(), "{:?}", now.selects);
    host.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_picked_again_is_sent_by_no_client_and_changes_nothing() {
    let host = Host::start().await;
    let (cy, panel) = (host.person(), host.open().await);
    let panel = pick(cy, &panel, "preset.cards", "tournament").await;
    let again = cy.pick_id(&panel, "2.p.1.pick.preset.cards", "tournament").await;
    assert!(matches!(again, Err(Impossible::Unchanged(_))), "{again:?}");
    let before = host.table().await.options;
    // A modified client picks the current game again; this resets no option.
    let shown = message(cy.forge_pick(panel.id, "2.p.1.pick.game", &["cards"]).await);
    assert_eq!(chosen(shown.select("2.p.1.pick.game").unwrap()), Some("cards"));
    assert_eq!(host.table().await.options, before);
    host.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_panel_is_the_hosts_alone() {
    let host = Host::start().await;
    let [cy, ben, _] = &host.people;
    let not_host = with("refusal-not-host", &[("name", "Cy")]);
    for person in [ben, &host.stage.person("Eve")] {
        let told = open(person, &host.lobby).await;
        assert!(told.is_ephemeral() && told.text() == not_host, "{}", told.text());
        let before = stored(&host.stage).await;
        let forged = person.forge_pick(told.id, "2.p.1.pick.game", &["dice"]).await;
        check_closed(&host, &message(forged), &not_host);
        assert_eq!(stored(&host.stage).await, before);
    }
    let panel = host.open().await;
    press(cy, &host.lobby, ".stand-up").await;
    let new_host = with("refusal-not-host", &[("name", "Ben")]);
    let look = async || cy.look(panel.id).filter(|now| now.text().contains(&new_host));
    let stale = wait(|| sees(cy, &host.wizards), look).await;
    check_closed(&host, &stale, &new_host);
    let late = cy.forge_pick(panel.id, "2.p.1.pick.game", &["dice"]).await;
    check_closed(&host, &message(late), &new_host);
    let of_ben = open(ben, &host.lobby).await;
    pick(ben, &of_ben, "game", "dice").await;
    host.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn once_the_game_has_begun_the_hand_takes_the_panels_place() {
    let host = Host::start().await;
    let (cy, panel) = (host.person(), host.open().await);
    press(cy, &host.lobby, ".begin").await;
    cy.wait_gone(&panel).await.unwrap();
    cy.wait_for(&host.wizards, is_own).await.unwrap();
    host.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_that_is_still_there_says_that_the_game_has_begun() {
    let mut host = Host::start().await;
    let (cy, panel) = (host.person().clone(), host.open().await);
    host.stage.restart_bot().await;
    press(&cy, &host.lobby, ".begin").await;
    let begun = say("panel-begun");
    let pick = "2.p.1.pick.choice.cards.bidding";
    check_closed(&host, &message(cy.forge_pick(panel.id, pick, &["secret"]).await), &begun);
    let turned = cy.forge_press(panel.id, "2.p.1.show.variants").await;
    check_closed(&host, &message(turned), &begun);
    assert_eq!(host.table().await.options, Options::classic(GameKind::Cards));
    host.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_lobbys_panel_says_so() {
    let host = Host::start().await;
    let (cy, panel) = (host.person(), host.open().await);
    let ask = message(cy.command(&host.wizards, "/wizard end").await.unwrap());
    press(cy, &ask, ".end").await;
    let over = why(&host.stage.words(), &host.table().await, cy, Refusal::Over);
    let stale = cy.forge_pick(panel.id, "2.p.1.pick.game", &["dice"]).await;
    check_closed(&host, &message(stale), &over);
    host.stage.check_the_wire();
}

/// Checks that one person is told why nothing can be selected, and sees the current options.
#[track_caller]
fn check_closed(host: &Host, panel: &Message, sentence: &str) {
    assert!(panel.is_ephemeral() && panel.selects.is_empty(), "{}", panel.text());
    assert!(panel.buttons().next().is_none(), "{}", sees(host.person(), &host.wizards));
    assert!(panel.content.contains(sentence), "{sentence} is not in {}", panel.text());
    assert!(panel.text().contains(&say("chosen-bidding-open")), "{}", panel.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_values_are_refused_and_change_nothing() {
    let host = Host::start().await;
    let (cy, panel) = (host.person(), host.open().await);
    let before = stored(&host.stage).await;
    let (forged, stale) = (say("refusal-forged"), say("refusal-stale"));
    let seat = host.stage.person("Eve").id.to_string();
    for (select, values, sentence) in [
        ("2.p.1.pick.game", vec!["chess"], &forged),
        ("2.p.1.pick.game", vec![], &forged),
        ("2.p.1.pick.game", vec!["dice", "cards"], &forged),
        ("2.p.1.pick.level", vec!["oracle"], &forged),
        ("2.p.1.pick.preset.cards", vec!["own"], &forged),
        ("2.p.1.pick.preset.dice", vec!["quick"], &forged),
        ("2.p.1.pick.preset.dice", vec!["classic"], &stale),
        ("2.p.1.pick.choice.cards.bidding", vec!["12"], &forged),
        ("2.p.1.pick.choice.cards.target", vec!["12"], &forged),
        ("2.p.1.pick.choice.dice.target", vec!["12"], &stale),
        ("2.p.1.pick.choice.chess.rounds", vec!["all"], &forged),
        ("2.p.1.pick.seat", vec!["everybody"], &forged),
        ("2.p.1.pick.seat", vec![seat.as_str()], &say("refusal-not-there")),
        ("2.p.1.show.variants", vec!["game"], &forged),
        ("2.l.1.begin", vec!["now"], &forged),
        ("2.p.99.pick.game", vec!["dice"], &say("refusal-no-table")),
        ("no select", vec!["dice"], &forged),
    ] {
        let told = message(cy.forge_pick(panel.id, select, &values).await);
        assert!(told.is_ephemeral(), "{select} {values:?}");
        assert!(told.content.contains(sentence.as_str()), "{select} {values:?}: {}", told.text());
    }
    // A select of the panel is picked on a public message, or pressed as if it were a button.
    let public = cy.forge_pick(host.lobby.id, "2.p.1.pick.game", &["dice"]).await;
    let pressed = cy.forge_press(panel.id, "2.p.1.pick.game").await;
    for told in [message(public), message(pressed)] {
        assert!(told.is_ephemeral() && told.text() == forged, "{}", told.text());
    }
    assert_eq!(stored(&host.stage).await, before);
    host.stage.check_the_wire();
}

/// The stored tables and seats.
async fn stored(stage: &Stage) -> Vec<String> {
    let url = crate::stage::database_url(&stage.database());
    let mut database = sqlx::SqliteConnection::connect(&url).await.unwrap();
    let all = "select host || stage || options || joining from game_table
               union all select place || ' ' || coalesce(person, 0) from seat order by 1";
    sqlx::query_scalar(all).fetch_all(&mut database).await.unwrap()
}
