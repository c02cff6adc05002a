//! Floods: 20,000 presses at once, 10,000 commands at once, one person a hundred times a second;
//! meanwhile others play as usual.

use std::time::{Duration, Instant};

use henge::features::press::{OwnPress, Press, Screen};
use henge::store::{MessageKind, Store};
use henge::table::{Move, TableId};
use henge::view::Words;
use playground::{Answer, Chance, Channel, Delivery, Fault, Kind, Person, Snowflake};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

use crate::bot::Bot;
use crate::figures::{aim, say, spread};
use crate::moves::any_answer;
use crate::ordinary::begin_all;
use crate::party::{Party, Play, Waits, parties, people_of};
use crate::process::Lookout;
use crate::seed::Seed;
use crate::stage::{Stage, Threads};
use crate::stored::{Standing, make};

/// The number of tables from which the flood comes, with four people each.
const TABLES: usize = 1000;
/// The number of tables from which a flood of few people comes.
const RAIDED: usize = 25;
/// The number of tables at which others play.
const OTHERS: usize = 40;
/// Presses per second of the other players.
const RATE: f64 = 20.0;
const PRESSES: usize = 20_000;
const COMMANDS: usize = 10_000;
/// Presses per second of the person who presses too fast.
const TOO_FAST: u64 = 100;
/// Presses per second with which the flooding people get ready.
const GETTING_READY: u64 = 200;

/// The network latency of an initial response, because no bot runs next to Discord.
const WAY: Duration = Duration::from_millis(50);

/// Faults that place Discord far away.
struct Far;

impl Chance for Far {
    fn request(&mut self, kind: Kind) -> Option<Fault> {
        (kind == Kind::Callback).then_some(Fault::Delay(WAY))
    }

    fn delivery(&mut self) -> Option<Delivery> {
        None
    }
}

/// A table from which the flood comes.
struct Source {
    people: Vec<Person>,
    table: TableId,
    channel: Channel,
    board: Snowflake,
    /// A person who is asked, their private message, and an answer that it offers.
    answer: Option<(Person, Snowflake, String)>,
}

/// The flood's presses and commands in flight. They have their own threads, so that the other
/// players wait for nothing but the bot.
struct Deeds {
    threads: Threads,
    under_way: JoinSet<Answer>,
}

impl Deeds {
    fn none() -> Self {
        Self { threads: Threads::start("flood"), under_way: JoinSet::new() }
    }

    fn spawn(&mut self, deed: impl Future<Output = Answer> + Send + 'static) {
        self.under_way.spawn_on(deed, self.threads.handle());
    }
}

pub fn run(runtime: &Runtime, time: Duration) {
    runtime.block_on(async {
        let others = people_of(OTHERS);
        let stage = Stage::set(others + TABLES * 4, OTHERS + TABLES).await;
        let channels = stage.playground.channels().split_off(OTHERS);
        let people = stage.playground.people().split_off(others);
        let tables = make(&stage, &people, &channels, |_| Standing::People).await;
        let bot = stage.start_bot().await;
        while stage.tally.drawn() < TABLES {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        let waits = Waits::default();
        let mut parties = parties(&stage.playground, OTHERS, Seed::of_this_run(), &waits);
        parties = begin_all(parties).await;
        let sources = sources(&stage, &people, &tables, &channels).await;
        stage.playground.faults().leave_to(Far);
        let lookout = Lookout::at(bot.id());
        for (what, flood) in [
            ("nobody else presses", Flood::Nobody),
            ("20,000 presses at once, of 100 people", Flood::Presses(RAIDED)),
            ("20,000 presses at once, of 4,000 people", Flood::Presses(TABLES)),
            ("10,000 commands at once, of 100 people", Flood::Commands(RAIDED)),
            ("10,000 commands at once, of 4,000 people", Flood::Commands(TABLES)),
            ("one person presses a hundred times a second", Flood::OnePerson),
        ] {
            println!("-- {what}");
            waits.take();
            stage.tally.take();
            parties = endure(parties, flood, &sources, &bot, time).await;
            aim("what others wait for answers", spread(waits.take()), "p99 below 1 s");
            stage.tally.take().print();
            stage.print_holdings(&bot, &lookout, "below 80 MB");
            aim("most sockets", lookout.most().sockets, "below 350");
        }
    });
}

#[derive(Clone, Copy)]
enum Flood {
    Nobody,
    /// Presses from this number of tables.
    Presses(usize),
    /// Commands from this number of tables.
    Commands(usize),
    OnePerson,
}

/// Lets others play for this time, and until everybody in the flood has received a response or been
/// given up.
async fn endure(
    parties: Vec<Party>,
    flood: Flood,
    from: &[Source],
    bot: &Bot,
    time: Duration,
) -> Vec<Party> {
    let play = Play::start(parties, RATE);
    tokio::time::sleep(time / 4).await;
    let before = bot.presses();
    let started = Instant::now();
    let mut deeds = Deeds::none();
    match flood {
        Flood::Nobody => {}
        Flood::Presses(tables) => {
            (0..PRESSES).for_each(|number| press(&from[..tables], number, &mut deeds));
        }
        Flood::Commands(tables) => {
            (0..COMMANDS).for_each(|number| command(&from[..tables], number, &mut deeds));
        }
        Flood::OnePerson => {
            let mut clock = tokio::time::interval(Duration::from_millis(1000 / TOO_FAST));
            while started.elapsed() < time {
                clock.tick().await;
                let text = Press::Show(from[0].table, Screen::Rules).text();
                spawn_press(&from[0].people[0], from[0].board, text, &mut deeds);
            }
        }
    }
    let sent = started.elapsed();
    let (mut answered, mut told, mut unanswered) = (0, 0, 0);
    let busy = Words::english().say("busy");
    for answer in deeds.under_way.join_all().await {
        match answer {
            Answer::Failed => unanswered += 1,
            answer if answer.clone().message().is_some_and(|m| m.text().contains(&busy)) => {
                told += 1;
            }
            _ => answered += 1,
        }
    }
    say(
        "the flood took, until all of it was answered or given up",
        format!("{sent:.1?}, {:.1?}", started.elapsed()),
    );
    say("answered, told to press again, not answered", format!("{answered}, {told}, {unanswered}"));
    for (outcome, count) in bot.presses() {
        let before = before.get(&outcome).copied().unwrap_or_default();
        say(&format!("  by the bot's own count, others included: {outcome}"), count - before);
    }
    tokio::time::sleep(time / 4).await;
    play.stop().await
}

/// Sends one press. The first presses answer questions, the others open something to look at.
fn press(from: &[Source], number: usize, deeds: &mut Deeds) {
    let (source, round) = (&from[number % from.len()], number / from.len());
    if let (0, Some((person, hand, text))) = (round, &source.answer) {
        return spawn_press(person, *hand, text.clone(), deeds);
    }
    let screen = [Screen::Hand, Screen::Scores, Screen::Rules][round % 3];
    let person = &source.people[round % source.people.len()];
    spawn_press(person, source.board, Press::Show(source.table, screen).text(), deeds);
}

fn spawn_press(person: &Person, on: Snowflake, text: String, deeds: &mut Deeds) {
    let person = person.clone();
    deeds.spawn(async move { person.forge_press(on, &text).await });
}

fn command(from: &[Source], number: usize, deeds: &mut Deeds) {
    let (source, round) = (&from[number % from.len()], number / from.len());
    let typed = ["hand", "scores", "rules", "leaderboard", "board"][round % 5];
    let person = source.people[round % source.people.len()].clone();
    let channel = source.channel.clone();
    deeds.spawn(async move {
        person.command(&channel, &format!("/wizard {typed}")).await.unwrap_or(Answer::Failed)
    });
}

/// Opens the hand of a person who is asked at each table. Returns the tables for the flood.
async fn sources(
    stage: &Stage,
    people: &[Person],
    tables: &[TableId],
    channels: &[Channel],
) -> Vec<Source> {
    let store = Store::open_to_read(&stage.database_url()).await.unwrap();
    let mut clock = tokio::time::interval(Duration::from_millis(1000 / GETTING_READY));
    let mut sources = Vec::new();
    for (number, (id, channel)) in tables.iter().zip(channels).enumerate() {
        clock.tick().await;
        let table = store.table(*id).await.unwrap().unwrap();
        let board = Snowflake(store.messages(*id).await.unwrap()[&MessageKind::Table].get());
        let people = people[number * 4..number * 4 + 4].to_vec();
        let mut answer = None;
        if let Some((asked, Move::Answer { question, action })) = any_answer(&table) {
            let person = people.iter().find(|person| person.id.0 == asked.id.get()).unwrap();
            let show = Press::Show(*id, Screen::Hand).text();
            let hand = person.forge_press(board, &show).await.message();
            let press = OwnPress::Answer { question, action, place: 0 };
            let text = Press::Own(*id, henge::features::press::Draft::default(), press).text();
            answer = hand.map(|hand| (person.clone(), hand.id, text));
        }
        sources.push(Source { people, table: *id, channel: channel.clone(), board, answer });
    }
    store.close().await;
    sources
}
