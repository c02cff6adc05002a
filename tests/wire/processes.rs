//! Several processes run one bot, each with some of its shards and a database of its own.

use futures_util::future::join_all;
use henge::discord::{Bot, RunError};
use henge::language::Language;
use henge::settings::{Daily, Settings};
use henge::sharding::{AllShards, ShardRange};
use henge::store::Store;
use henge::table::GuildId;
use henge::view::Words;
use playground::{Answer, Channel, Options, Person, Snowflake};

use crate::daily::{CARDS, daily, play, posted, posted_with};
use crate::games::{asked, play_to_the_end};
use crate::stage::{RunningBot, Stage, begin, database_url, is_lobby, message, sees, wait};
use crate::words::say;

/// A playground with a channel for each of two shards, on a server of its own.
struct TwoServers {
    stage: Stage,
    ada: Person,
    channels: [Channel; 2],
    /// All servers with the bot.
    servers: Vec<Snowflake>,
}

impl TwoServers {
    async fn new(stage: Stage) -> Self {
        divide(&stage, &["0/2", "1/2"]).await;
        let playground = &stage.playground;
        let mut server = playground.guild();
        let mut servers = vec![server];
        let channels = ["0/2", "1/2"].map(range).map(|range| {
            while !range.contains(GuildId::new(server.0)) {
                // Ids that are made within a millisecond belong to the same shard.
                std::thread::sleep(std::time::Duration::from_millis(1));
                server = playground.add_other_servers(1)[0];
                servers.push(server);
            }
            playground.add_channel(server, "far")
        });
        let ada = stage.person("Ada");
        Self { stage, ada, channels, servers }
    }

    fn server(&self, shard: usize) -> Snowflake {
        self.channels[shard].guild.expect("it is on a server")
    }

    /// Begins a game on the server of each shard.
    async fn begin(&self) {
        for channel in &self.channels {
            begin(std::slice::from_ref(&self.ada), channel, "preset:quick").await;
        }
    }

    /// Ada answers the game's question on the server of this shard.
    async fn check_answered(&self, shard: usize) {
        let channel = &self.channels[shard];
        let (hand, press) = asked(&self.ada, channel).await;
        // The hand that the bot sends by itself may have replaced this message meanwhile.
        let answer = self.ada.forge_press(hand.id, &press).await;
        assert!(matches!(answer, Answer::Update(_) | Answer::DeferredUpdate), "{answer:?}");
        let goes_on = async || (asked(&self.ada, channel).await.1 != press).then_some(());
        wait(|| sees(&self.ada, channel), goes_on).await;
    }

    /// Whether `/wizard help` on the server of this shard mentions the command in such a way that it can be pressed.
    async fn mentions_the_command(&self, shard: usize) -> bool {
        let help = self.ada.command(&self.channels[shard], "/wizard help").await.unwrap();
        message(help).text().contains("</wizard")
    }
}

fn range(text: &str) -> ShardRange {
    text.parse().unwrap()
}

/// Options with which shards of different processes may identify at once.
fn options() -> Options {
    Options { max_concurrency: 16, ..Stage::options() }
}

/// The settings of a process that runs these shards.
fn settings(stage: &Stage, shards: &str) -> Settings {
    let range = range(shards);
    let name = format!("whole-{}.db", range.to_string().replace('/', "-of-"));
    let database_url = database_url(&stage.folder.path().join(name));
    Settings {
        shards: Some(range),
        database_url,
        daily: Daily {
            folder: Some(stage.folder.path().join("daily")),
            clock: stage.day_clock.clone(),
        },
        ..stage.settings()
    }
}

/// Divides the database of a new bot among these shards.
async fn divide(stage: &Stage, shards: &[&str]) {
    let folder = stage.folder.path();
    let whole = folder.join("whole.db");
    Store::open(&database_url(&whole)).await.unwrap().close().await;
    let all = AllShards::try_from(shards.iter().map(|text| range(text)).collect::<Vec<_>>());
    Store::split(&whole, &all.unwrap(), folder).await.unwrap();
}

/// Starts processes with these shards, all at once.
async fn start(stage: &Stage, shards: &[&str]) -> Vec<RunningBot> {
    let bots = shards.iter().map(|shards| RunningBot::start(settings(stage, shards)));
    let bots = join_all(bots).await;
    for bot in &bots {
        ready(bot).await;
    }
    bots
}

async fn ready(bot: &RunningBot) {
    let is_ready = async || bot.health.check_ready().await.ok();
    wait(|| format!("{:?}", bot.health.connected()), is_ready).await;
}

/// The number of requests with this method whose path ends like this, and which Discord has accepted: processes do not
/// know what the others have used of a rate limit, so one may be told to wait.
fn requests(stage: &Stage, method: &str, end: &str) -> usize {
    let mut requests = stage.playground.journal().requests();
    requests.retain(|sent| sent.status.is_some_and(|status| (200..300).contains(&status)));
    requests.iter().filter(|sent| sent.method == method && sent.path.ends_with(end)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_process_answers_its_own_servers_and_one_does_what_is_done_once() {
    let mut stage = Stage::without_emojis(options()).await;
    stage.emoji_pause = Some(std::time::Duration::ZERO);
    for emoji in &henge::emojis::ALL[3..] {
        stage.playground.add_emoji(emoji.name, emoji.png);
    }
    let two = TwoServers::new(stage).await;
    let bots = start(&two.stage, &["0-0/2", "1-1/2"]).await;
    two.begin().await;
    for shard in [0, 1] {
        two.check_answered(shard).await;
        let stored = bots[shard].health.stored_tables().await.unwrap();
        assert_eq!(stored.playing, 1);
        let own = settings(&two.stage, ["0-0/2", "1-1/2"][shard]).database_url;
        let own = Store::open_to_read(&own).await.unwrap();
        assert_eq!(own.known_servers().await.unwrap(), [GuildId::new(two.server(shard).0)]);
        let counted = async || {
            let figures = bots[shard].health.figures().await;
            let own = format!("henge_gateway_shard_connected{{shard=\"{shard}\"}} 1");
            let lines = [
                "henge_gateway_shards 1",
                "henge_gateway_shards_connected 1",
                "henge_gateway_all_shards 2",
                &own,
            ];
            lines.iter().all(|line| figures.lines().any(|other| other == *line)).then_some(())
        };
        wait(|| "the shards are not counted".to_owned(), counted).await;
    }
    play_to_the_end(std::slice::from_ref(&two.ada), &two.channels[1]).await;
    let stored = two.ada.command(&two.channels[1], "/wizard privacy").await.unwrap();
    let stored = message(stored).text();
    assert!(stored.contains("several databases"), "{stored}");
    for event in two.stage.playground.journal().events() {
        assert!(event.name != "INTERACTION_CREATE" || event.sessions == 1, "{event:?}");
    }
    assert_eq!(requests(&two.stage, "PUT", "/commands"), 1);
    let there =
        async || (two.stage.playground.emojis().len() == henge::emojis::ALL.len()).then_some(());
    wait(|| "emojis are missing".to_owned(), there).await;
    assert_eq!(requests(&two.stage, "POST", "/emojis"), 3);
    two.stage.check_the_wire();
}

/// Their games belong to no server: in several databases they could not be merged.
#[tokio::test(flavor = "multi_thread")]
async fn on_servers_without_the_bot_the_process_with_shard_0_plays_alone() {
    let stage = loop {
        let stage = Stage::without_bot(options()).await;
        if range("1/2").contains(GuildId::new(stage.playground.guild().0)) {
            break stage;
        }
    };
    divide(&stage, &["0/2", "1/2"]).await;
    let bots = start(&stage, &["0/2", "1/2"]).await;
    let ada = stage.person("Ada");
    ada.install_app();
    stage.playground.remove_bot();
    let told = message(ada.command(&stage.channel("wizards"), "/wizard play").await.unwrap());
    assert!(told.is_ephemeral(), "{told:?}");
    assert_eq!(told.text(), say("refusal-other-process"));
    let lobby = message(
        ada.command(&stage.playground.direct_messages(&ada).unwrap(), "/wizard play")
            .await
            .unwrap(),
    );
    assert!(is_lobby(&lobby), "{lobby:?}");
    drop(bots);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_counts_its_own_servers_and_resumes_its_own_sessions() {
    let two = TwoServers::new(Stage::without_bot(options()).await).await;
    let others = two.stage.playground.add_other_servers(40);
    let all: Vec<u64> = two.servers.iter().chain(&others).map(|server| server.0).collect();
    let mut bots = start(&two.stage, &["0/2", "1/2"]).await;
    let count = async |bot: &RunningBot| {
        let figures = bot.health.figures().await;
        let line = figures.lines().find_map(|line| line.strip_prefix("henge_servers "));
        line.unwrap().parse::<usize>().unwrap()
    };
    let listed = async || {
        let counts = [count(&bots[0]).await, count(&bots[1]).await];
        (counts.iter().sum::<usize>() >= all.len()).then_some(counts)
    };
    let counts = wait(|| "they are not counted".to_owned(), listed).await;
    let own = ["0/2", "1/2"].map(|shards| {
        all.iter().filter(|server| range(shards).contains(GuildId::new(**server))).count()
    });
    assert_eq!(counts, own);

    two.begin().await;
    let started = two.stage.playground.gateway().sessions_started();
    bots.pop().unwrap().stop().await;
    two.check_answered(0).await;
    let again = start(&two.stage, &["1/2"]).await;
    two.check_answered(1).await;
    assert_eq!(two.stage.playground.gateway().sessions_started(), started);
    drop(again);
    two.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_is_killed_leaves_the_others_answering() {
    let two = TwoServers::new(Stage::without_bot(options()).await).await;
    let mut bots = start(&two.stage, &["0/2", "1/2"]).await;
    two.begin().await;
    drop(bots.remove(0));
    two.check_answered(1).await;
    two.check_answered(1).await;
    assert!(bots[0].health.check_ready().await.is_ok());
    two.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_without_shard_zero_waits_for_the_command_of_the_one_with_it() {
    let two = TwoServers::new(Stage::without_bot(options()).await).await;
    let _first = start(&two.stage, &["1/2"]).await;
    assert_eq!(two.stage.playground.commands(), Vec::<serde_json::Value>::new());
    let _second = start(&two.stage, &["0/2"]).await;
    assert!(two.mentions_the_command(0).await);
    let mentioned = async || two.mentions_the_command(1).await.then_some(());
    wait(|| "the command is not found".to_owned(), mentioned).await;
    assert_eq!(requests(&two.stage, "PUT", "/commands"), 1);
    two.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_that_start_at_once_identify_in_turns() {
    let stage = Stage::without_bot(Options { max_concurrency: 1, ..Stage::options() }).await;
    let shards = ["0/4", "1/4", "2/4", "3/4"];
    divide(&stage, &shards).await;
    let bots = start(&stage, &shards).await;
    assert!(stage.playground.bot_connected());
    assert_eq!(stage.playground.gateway().sessions_started(), 4);
    drop(bots);
    // The playground calls a shard that identifies too soon a violation.
    stage.check_the_wire();
}

/// A file that no split has made could never be merged with the others.
#[tokio::test(flavor = "multi_thread")]
async fn one_process_of_several_makes_no_database() {
    let stage = Stage::without_bot(options()).await;
    for shards in ["0/2", "1/2"] {
        let error = Bot::prepare(&settings(&stage, shards)).await.err().expect("it is refused");
        assert!(matches!(error, RunError::NoPart { .. }), "{error}");
        assert!(error.to_string().contains("henge split"), "{error}");
    }
    assert_eq!(stage.folder.path().read_dir().unwrap().count(), 0);
    ready(&RunningBot::start(settings(&stage, "0-1/2")).await).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_with_servers_of_other_shards_is_refused() {
    let mut two = TwoServers::new(Stage::start_with(options()).await).await;
    two.begin().await;
    two.stage.stop_bot().await;
    let database_url = database_url(&two.stage.database());
    for shards in ["0/2", "1/2"] {
        let other = Settings { database_url: database_url.clone(), ..settings(&two.stage, shards) };
        let error = Bot::prepare(&other).await.err().expect("it is refused");
        assert!(matches!(error, RunError::OtherServers { count: 1, .. }), "{error}");
        assert!(error.to_string().contains("henge split"), "{error}");
    }
    // The bot that was stopped has just identified, and Discord wants five seconds between the two.
    tokio::time::sleep(std::time::Duration::from_secs(5)).await;
    let all = Settings { database_url, ..settings(&two.stage, "0-1/2") };
    ready(&RunningBot::start(all).await).await;
    two.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_and_a_deletion_reach_the_other_process_also_after_it_was_stopped() {
    let two = TwoServers::new(Stage::without_bot(options()).await).await;
    let mut bots = start(&two.stage, &["0/2", "1/2"]).await;
    let (ada, [here, there]) = (&two.ada, &two.channels);
    let speaks = async |language: &str| {
        let settings = message(ada.command(here, "/wizard settings").await.unwrap());
        let places = ada.press_id(&settings, "2.settings.show.places").await.unwrap();
        let places = places.message().unwrap();
        drop(ada.pick_id(&places, "2.settings.language", language).await.unwrap());
    };
    let says = async |id: &str, language| {
        let expected = Words::of(language).say(id);
        let said = async || {
            let stored = message(ada.command(there, "/wizard privacy").await.unwrap());
            stored.text().contains(&expected).then_some(())
        };
        wait(|| sees(ada, there), said).await;
    };
    speaks("de").await;
    says("privacy-why", Language::German).await;
    // The other process is told when it starts again.
    bots.pop().unwrap().stop().await;
    speaks("nl").await;
    bots.extend(start(&two.stage, &["1/2"]).await);
    says("privacy-why", Language::Dutch).await;
    let stored = message(ada.command(here, "/wizard privacy").await.unwrap());
    let asked = message(ada.press_id(&stored, "2.d.ask").await.unwrap());
    let deleted = message(ada.press_id(&asked, "2.d.delete").await.unwrap()).text();
    assert!(deleted.contains(&Words::of(Language::Dutch).say("privacy-deleted")), "{deleted}");
    assert!(deleted.contains("meerdere databases"), "{deleted}");
    says("privacy-nothing", Language::English).await;
    for bot in bots {
        bot.stop().await;
    }
    two.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_games_of_the_day_on_two_processes_the_first_to_be_finished_counts() {
    let two = TwoServers::new(Stage::without_bot(options()).await).await;
    two.stage.day_clock.set(CARDS.begins_at());
    let bots = start(&two.stage, &["0/2", "1/2"]).await;
    let (ada, [here, there]) = (&two.ada, &two.channels);
    let (one, other) = (daily(ada, here).await, daily(ada, there).await);
    assert_eq!(one.text(), other.text(), "the same deal in every process");
    let (first, second) = (play(ada, one).await, play(ada, other).await);
    let struck = say("daily-struck");
    assert!(!first.text().contains(&struck) && second.text().contains(&struck));
    posted_with(ada, here, CARDS, "Ada").await;
    let elsewhere = posted(ada, there, CARDS).await;
    assert!(elsewhere.text().contains(&say("daily-nobody")), "{}", elsewhere.text());
    for bot in bots {
        bot.stop().await;
    }
}
