//! An ordinary evening on which Discord misbehaves at random; then all faults stop, and every
//! table's message and every open hand must eventually show the current state of the table.

use std::time::{Duration, Instant};

use playground::{Access, Delivery, Fault, Kind, Playground, Resumable};
use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;
use rand::seq::IndexedRandom as _;
use tokio::runtime::Runtime;

use crate::figures::{aim, say, spread};
use crate::ordinary::{RATE, TABLES, begin_all};
use crate::party::{Play, Waits, parties, people_of};
use crate::process::Lookout;
use crate::seed::Seed;
use crate::stage::Stage;
use crate::truth::{Watch, untrue_hands, untrue_tables_in};

const KINDS: [Kind; 9] = [
    Kind::Callback,
    Kind::Followup,
    Kind::EditOriginal,
    Kind::ChannelPost,
    Kind::ChannelEdit,
    Kind::Delete,
    Kind::Commands,
    Kind::Read,
    Kind::Any,
];
/// The time between two faults.
const EVERY: Duration = Duration::from_millis(500);
/// The time for which people keep pressing afterwards; then nobody presses any more.
const AFTERWARDS: Duration = Duration::from_mins(1);
/// A timeout longer than the rate limiter ever closes, which is ten minutes.
const PATIENCE: Duration = Duration::from_mins(12);

pub fn run(runtime: &Runtime, time: Duration) {
    runtime.block_on(async {
        let stage = Stage::set(people_of(TABLES), TABLES).await;
        let (waits, seed, bot) = (Waits::default(), Seed::of_this_run(), stage.start_bot().await);
        let parties = begin_all(parties(&stage.playground, TABLES, seed, &waits)).await;
        stage.tally.take();
        let lookout = Lookout::at(bot.id());
        let channels = parties.iter().map(|party| party.channel().clone()).collect::<Vec<_>>();
        let watch = Watch::start(&stage.playground, &stage.database_url(), channels.clone());
        let play = Play::start(parties, RATE);
        let misdeeds = misbehave(&stage.playground, seed.luck(u64::MAX), time).await;
        say("misdeeds", misdeeds);
        aim("what people wait for answers", spread(waits.take()), "none here");
        stage.tally.take().print();
        watch.end().await.print();

        println!("-- all is well again");
        let (watch, well) = (
            Watch::start(&stage.playground, &stage.database_url(), channels.clone()),
            Instant::now(),
        );
        tokio::time::sleep(AFTERWARDS).await;
        let mut parties = play.stop().await;
        watch.end().await.print();
        let (url, playground) = (stage.database_url(), &stage.playground);
        let (mut tables, mut hands);
        loop {
            tables = untrue_tables_in(playground, &url, &channels).await;
            hands = untrue_hands(&url, &mut parties).await;
            if tables.len() + hands.len() == 0 || well.elapsed() > PATIENCE {
                break;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        let after = format!("after {:.0} s", well.elapsed().as_secs_f64());
        aim(
            "tables whose message does not show how they stand",
            format!("{} {after}", tables.len()),
            "0",
        );
        aim("open hands that do not show it", format!("{} {after}", hands.len()), "0");
        for untrue in tables.iter().chain(&hands).take(4) {
            println!("{untrue}");
        }
        aim("what people wait for answers", spread(waits.take()), "p99 below 100 ms");
        stage.tally.take().print();
        stage.print_holdings(&bot, &lookout, "none here");
    });
}

/// Causes faults repeatedly. Returns their number.
async fn misbehave(playground: &Playground, mut luck: ChaCha20Rng, time: Duration) -> usize {
    let (started, mut misdeeds) = (Instant::now(), 0);
    while started.elapsed() < time {
        tokio::time::sleep(EVERY).await;
        misdeeds += 1;
        match luck.random_range(0..100) {
            0..60 => {
                let kind = *KINDS.choose(&mut luck).unwrap();
                let fault = fault(&mut luck);
                playground.faults().next(kind, luck.random_range(1..4), fault);
            }
            60..85 => playground.faults().deliver(delivery(&mut luck)),
            85..90 => hiccup(playground, &mut luck).await,
            90..95 => delete_any(playground, &mut luck),
            _ => forbid_any(playground, &mut luck).await,
        }
    }
    playground.faults().clear();
    for channel in playground.channels() {
        playground.set_access(&channel, Access::Full);
    }
    // A session that receives nothing would be noticed only after ten minutes.
    playground.gateway().drop_connections();
    misdeeds
}

fn fault(luck: &mut ChaCha20Rng) -> Fault {
    let a_while = Duration::from_millis(luck.random_range(50..3000));
    // Invalid responses are rarer, because each brings the rate limiter closer to closing for
    // minutes.
    match luck.random_range(0..40) {
        0 => Fault::RateLimited(a_while),
        1 => Fault::RateLimitedGlobally(a_while),
        2 => Fault::Banned,
        3..10 => Fault::ServerError(500),
        10..14 => Fault::ServerError(503),
        14..20 => Fault::Reset,
        20..26 => Fault::ResetAfter,
        26..32 => Fault::Delay(a_while),
        32..38 => Fault::SlowAnswer(a_while),
        _ => Fault::Silence,
    }
}

fn delivery(luck: &mut ChaCha20Rng) -> Delivery {
    let a_while = Duration::from_millis(luck.random_range(0..4000));
    match luck.random_range(0..4) {
        0 | 1 => Delivery::Twice(a_while),
        2 => Delivery::Late(a_while),
        _ => Delivery::Lost,
    }
}

async fn hiccup(playground: &Playground, luck: &mut ChaCha20Rng) {
    let gateway = playground.gateway();
    match luck.random_range(0..6) {
        0 => gateway.drop_connections(),
        1 => gateway.reconnect(),
        2 => gateway.close(4000),
        3 => gateway.invalidate(Resumable::Yes),
        4 => {
            gateway.forget_sessions();
            gateway.drop_connections();
        }
        _ => {
            gateway.deafen();
            tokio::time::sleep(Duration::from_secs(5)).await;
            gateway.drop_connections();
        }
    }
}

/// Deletes a message as a moderator would.
fn delete_any(playground: &Playground, luck: &mut ChaCha20Rng) {
    let Some(channel) = playground.channels().choose(luck).cloned() else { return };
    let public = playground.people()[0].sees(&channel);
    let public: Vec<_> = public.iter().filter(|message| !message.is_ephemeral()).collect();
    if let Some(message) = public.last() {
        playground.delete_message(message.id);
    }
}

/// Removes the bot's permissions in a channel for a while.
async fn forbid_any(playground: &Playground, luck: &mut ChaCha20Rng) {
    let Some(channel) = playground.channels().choose(luck).cloned() else { return };
    let access = if luck.random_bool(0.5) { Access::Hidden } else { Access::ReadOnly };
    playground.set_access(&channel, access);
    tokio::time::sleep(Duration::from_secs(3)).await;
    playground.set_access(&channel, Access::Full);
}
