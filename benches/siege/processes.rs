//! Four processes run one bot: 10,000 servers (or four for each of `HENGE_SIEGE_TABLES`), and 2,500
//! tables in play. The tables begin under one process, whose database is split. While people play,
//! each of the four is killed and started again, and what people wait for the others is compared
//! with the time before. In the end the databases are merged.

use std::fmt;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use henge::sharding::ShardRange;
use henge::table::GuildId;
use playground::{Options, Playground, Snowflake};
use tokio::runtime::Runtime;

use crate::bot::{Bot, database};
use crate::figures::{aim, at, kept, most_in_a_second, ms, say};
use crate::ordinary::rate;
use crate::party::{COMPANIES, Party, Play, Waits, parties, people_of};
use crate::process::{Holdings, computed};
use crate::seed::Seed;
use crate::split::{Games, merge, split};
use crate::stage::Stage;
use crate::tally::Tally;

/// The shards of each process.
const SHARDS: [&str; 4] = ["0-3/16", "4-7/16", "8-11/16", "12-15/16"];
/// The number of tables, unless `HENGE_SIEGE_TABLES` sets another one.
const TABLES: usize = 2500;
/// The number of servers for each table; one of them has the table.
const SERVERS: usize = 4;
/// The number of tables that are played without long pauses, so that games end.
const BRISK: usize = 48;
/// The time between two presses at such a table.
const PAUSE: Duration = Duration::from_millis(1500);
/// The number of these tables that may be between two games.
const BETWEEN_GAMES: f64 = 12.0;
/// The number of games that end before the database is split.
const ENDED: f64 = 12.0;
/// The metric that counts the games in play.
const PLAYING: &str = "henge_tables{stage=\"playing\"}";
/// The longest wait for tables to begin, and for processes that have started to come to rest.
const PATIENCE: Duration = Duration::from_mins(10);
/// Processes that send no counted request for this long are at rest.
const REST: Duration = Duration::from_secs(5);
/// The time limit of an answer: a press that takes longer has failed.
const TOO_LATE: Duration = Duration::from_secs(3);

pub fn run(runtime: &Runtime, time: Duration) {
    let set = || std::env::var("HENGE_SIEGE_TABLES").ok()?.parse().ok();
    let tables = set().unwrap_or(TABLES);
    runtime.block_on(async {
        let stage = set_stage(tables).await;
        let waits: [Waits; SHARDS.len()] = Default::default();
        let seed = Seed::of_this_run();
        let mut parties = parties(&stage.playground, tables, seed, &Waits::default());
        for party in &mut parties {
            let server = party.channel().guild.expect("it is on a server");
            party.wait_in(&waits[process_of(server)]);
        }

        println!("-- one process, in which the tables begin");
        let bot = stage.start_bot().await;
        let parties = begin(parties, &bot).await;
        stage.stop_bot(bot).await;
        println!("-- split");
        let whole = database(stage.folder.path());
        let files = split(&whole, &SHARDS);
        Games::of(&[whole]).await.print_same(&Games::of(&files).await, "split");

        println!("-- four processes");
        stage.tally.take();
        let mut processes = Processes::start(&stage.playground, &files).await;
        come_to_rest(&stage.tally).await;
        let play = start(parties, rate());
        measure(&waits, time).await;
        say("games in play at each", processes.games_in_play());
        let mut all = Vec::new();
        for killed in 0..SHARDS.len() {
            println!("-- process {} is killed", killed + 1);
            let phases = processes.kill(killed, &waits, time).await;
            phases.print();
            all.push(phases);
        }
        stop(play).await;

        println!("-- all in all");
        let sums = stage.tally.take();
        sums.print();
        processes.print();
        processes.stop();
        println!("-- merge");
        let merged = merge(&files);
        Games::of(&files).await.print_same(&Games::of(&[merged]).await, "merge");
        println!("-- while each was killed and started again");
        print_verdict(&all);
        let most = most_in_a_second(sums.counted);
        let figure = format!("{most}: {}", kept(most <= 50));
        aim("most counted requests of all in any second", figure, "at most 50");
    });
}

/// A playground on which the bot has been for long: it has its emojis, and many servers.
async fn set_stage(tables: usize) -> Stage {
    let options = Stage::options(people_of(tables), 0);
    let stage = Stage::set_with(Options { shards: 16, max_concurrency: 16, ..options }).await;
    for emoji in henge::emojis::ALL {
        stage.playground.add_emoji(emoji.name, emoji.png);
    }
    add_servers(&stage.playground, tables);
    stage
}

/// Adds servers of all shards, and a channel for each table; each process has tables of every kind.
fn add_servers(playground: &Playground, tables: usize) {
    let mut servers: [Vec<Snowflake>; SHARDS.len()] = Default::default();
    let (at_once, mut missing) = (tables.div_ceil(100), SERVERS * tables);
    while missing > 0 {
        // Ids that are made within a millisecond belong to the same shard.
        std::thread::sleep(Duration::from_millis(1));
        for server in playground.add_other_servers(at_once.min(missing)) {
            servers[process_of(server)].push(server);
            missing -= 1;
        }
    }
    for table in 0..tables {
        let process = table / COMPANIES.len() % SHARDS.len();
        let server = servers[process].pop().unwrap();
        playground.add_channel(server, &format!("c{table:05}"));
    }
}

/// The number of the process that answers for a server.
fn process_of(server: Snowflake) -> usize {
    let has =
        |shards: &&str| shards.parse::<ShardRange>().unwrap().contains(GuildId::new(server.0));
    SHARDS.iter().position(has).unwrap()
}

/// The processes of the bot.
struct Processes<'a> {
    playground: &'a Playground,
    files: &'a [PathBuf],
    bots: Vec<Bot>,
}

impl<'a> Processes<'a> {
    async fn start(playground: &'a Playground, files: &'a [PathBuf]) -> Self {
        let mut processes = Self { playground, files, bots: Vec::new() };
        processes.bots = (0..SHARDS.len()).map(|number| processes.launch(number)).collect();
        for bot in &mut processes.bots {
            bot.wait_ready(playground).await;
        }
        say("start to READY of all", ms(processes.bots[0].ready));
        processes
    }

    fn launch(&self, number: usize) -> Bot {
        Bot::launch(self.playground, &self.files[number], Some(SHARDS[number]))
    }

    /// Kills a process and starts it again, each after this time.
    async fn kill(
        &mut self,
        killed: usize,
        waits: &[Waits; SHARDS.len()],
        time: Duration,
    ) -> Phases {
        let before = measure(waits, time).await;
        // A bot that is dropped gets SIGKILL.
        drop(self.bots.remove(killed));
        let away = measure(waits, time).await;
        let mut bot = self.launch(killed);
        let (back, ()) = tokio::join!(measure(waits, time), bot.wait_ready(self.playground));
        say("its start to READY", ms(bot.ready));
        self.bots.insert(killed, bot);
        Phases { killed, before, away, back }
    }

    fn games_in_play(&self) -> String {
        let playing = self.bots.iter().map(|bot| bot.metric(PLAYING).to_string());
        playing.collect::<Vec<_>>().join(", ")
    }

    fn print(&self) {
        for (number, bot) in self.bots.iter().enumerate() {
            let computed = computed(bot.id()).as_secs_f64();
            let holds = format!("{}; {computed:.1} s", Holdings::of(bot.id()));
            say(&format!("process {} holds, and has computed", number + 1), holds);
            bot.print_log();
        }
    }

    fn stop(self) {
        self.bots.into_iter().for_each(Bot::stop);
    }
}

/// Lets people play, at some tables without long pauses, and at the others with this number of
/// presses per second in total.
fn start(mut parties: Vec<Party>, a_second: f64) -> [Play; 2] {
    let others = parties.split_off(BRISK.min(parties.len()));
    let brisk = parties.len() as f64 / PAUSE.as_secs_f64();
    [Play::start(parties, brisk), Play::start(others, a_second)]
}

async fn stop([brisk, others]: [Play; 2]) -> Vec<Party> {
    let mut parties = brisk.stop().await;
    parties.extend(others.stop().await);
    parties
}

/// Lets people play until every table has begun and some games have ended.
async fn begin(parties: Vec<Party>, bot: &Bot) -> Vec<Party> {
    let (tables, started) = (parties.len() as f64, Instant::now());
    let play = start(parties, rate() * 3.0);
    let (mut playing, mut ended) = (0.0, 0.0);
    while (playing < tables - BETWEEN_GAMES || ended < ENDED) && started.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_secs(1)).await;
        playing = bot.metric(PLAYING);
        ended = bot.metric("henge_games_ended_total");
    }
    let took = started.elapsed().as_secs_f64();
    say("games in play, and ended", format!("{playing}, {ended} after {took:.0} s"));
    stop(play).await
}

/// Waits until processes that have started send no counted request any more.
async fn come_to_rest(tally: &Tally) {
    let (started, mut before) = (Instant::now(), usize::MAX);
    while tally.counted() != before && started.elapsed() < PATIENCE {
        before = tally.counted();
        tokio::time::sleep(REST).await;
    }
    let took = format!("{:.0} s, {before}", started.elapsed().as_secs_f64());
    say("at rest after, and counted requests until then", took);
}

/// What people waited for the answers of a process.
struct Answers {
    /// In order.
    times: Vec<Duration>,
    /// The number of presses without an answer.
    lost: usize,
}

impl Answers {
    fn of(mut times: Vec<Duration>) -> Self {
        times.sort();
        let lost = times.split_off(times.partition_point(|time| *time < TOO_LATE)).len();
        Self { times, lost }
    }

    fn p99(&self) -> Duration {
        at(&self.times, 0.99)
    }
}

impl fmt::Display for Answers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [median, late] = [at(&self.times, 0.5), self.p99()].map(ms);
        let text = format!("{median}, {late}, {}, {}", self.times.len(), self.lost);
        f.pad(&text)
    }
}

/// The answers of each process in this time.
async fn measure(waits: &[Waits; SHARDS.len()], time: Duration) -> [Answers; SHARDS.len()] {
    for waits in waits {
        drop(waits.take());
    }
    tokio::time::sleep(time).await;
    waits.each_ref().map(|waits| Answers::of(waits.take()))
}

/// The answers before a process was killed, while it was away, and from its start on.
struct Phases {
    killed: usize,
    before: [Answers; SHARDS.len()],
    away: [Answers; SHARDS.len()],
    back: [Answers; SHARDS.len()],
}

impl Phases {
    fn print(&self) {
        let line = |what: &str, [before, away, back]: [&dyn fmt::Display; 3]| {
            println!("{what:<24}{before:<34}{away:<34}{back}");
        };
        line("", [&"before", &"while it is away", &"started again"]);
        line("", [&"p50, p99, answered, lost"; 3]);
        for number in 0..SHARDS.len() {
            let killed = if number == self.killed { ", killed" } else { "" };
            let [before, away, back] = [&self.before, &self.away, &self.back];
            let of_it = [&before[number], &away[number], &back[number]];
            line(&format!("process {}{killed}", number + 1), of_it.map(|a| a as _));
        }
    }

    /// The p99 of each other process before, and later.
    fn others(&self) -> impl Iterator<Item = (Duration, &Answers)> {
        let later = [&self.away, &self.back].into_iter();
        let later = later.flat_map(move |phase| self.before.iter().zip(phase).enumerate());
        let others = later.filter(move |(number, _)| *number != self.killed);
        others.map(|(_, (before, later))| (before.p99(), later))
    }
}

/// Prints whether those who were not killed answered as before.
fn print_verdict(all: &[Phases]) {
    let others = || all.iter().flat_map(Phases::others);
    let lost: usize = others().map(|(_, later)| later.lost).sum();
    aim("presses that others left unanswered", format!("{lost}: {}", kept(lost == 0)), "0");
    let limit = |before: Duration| before.mul_f64(1.2).max(before + Duration::from_millis(20));
    let worst = others().map(|(before, later)| (before, later.p99()));
    let Some((before, later)) = worst
        .max_by_key(|(before, later)| later.as_micros() as i64 - limit(*before).as_micros() as i64)
    else {
        return;
    };
    let figure = format!("{} after {}: {}", ms(later), ms(before), kept(later <= limit(before)));
    aim("worst p99 of another process", figure, "at most 20 % or 20 ms above before");
}
