//! A stop and a start while eight people keep pressing: with one shard, four and sixteen.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use playground::{Answer, Options};
use tokio::runtime::Runtime;

use crate::figures::{aim, ms, say};
use crate::stage::Stage;

const SHARDS: [u32; 3] = [1, 4, 16];
const PEOPLE: usize = 8;
/// The interval between presses of each person, no faster than people may press.
const EVERY: Duration = Duration::from_millis(210);

/// The time of a press, and whether it was answered.
type Pressed = (Instant, bool);

pub fn run(runtime: &Runtime, time: Duration) {
    for shards in SHARDS {
        println!("-- {shards} shards");
        runtime.block_on(stop(shards, time));
    }
}

async fn stop(shards: u32, time: Duration) {
    let options = Options { shards, max_concurrency: 16, ..Stage::options(PEOPLE, PEOPLE) };
    let stage = Stage::set_with(options).await;
    let bot = stage.start_bot().await;
    let over = Arc::new(AtomicBool::new(false));
    let people = stage.playground.people().into_iter().zip(stage.playground.channels());
    let pressing = people.map(|(person, channel)| {
        let over = over.clone();
        tokio::spawn(async move {
            let mut pressed: Vec<Pressed> = Vec::new();
            while !over.load(Ordering::Relaxed) {
                let at = Instant::now();
                let answer = person.command(&channel, "/wizard help").await;
                pressed.push((at, !matches!(answer, Ok(Answer::Failed) | Err(_))));
                tokio::time::sleep(EVERY.saturating_sub(at.elapsed())).await;
            }
            pressed
        })
    });
    let pressing: Vec<_> = pressing.collect();
    tokio::time::sleep(time).await;
    let stopped = Instant::now();
    tokio::task::spawn_blocking(|| bot.stop()).await.unwrap();
    aim("SIGTERM to the end", ms(stopped.elapsed()), "below 1 s");
    let bot = stage.start_bot().await;
    let started = Instant::now();
    tokio::time::sleep(time).await;
    over.store(true, Ordering::Relaxed);
    let mut pressed = Vec::new();
    for person in pressing {
        pressed.extend(person.await.unwrap());
    }
    let share = |from: Option<Instant>, to: Option<Instant>| {
        let within = |(at, _): &&Pressed| {
            from.is_none_or(|from| *at >= from) && to.is_none_or(|to| *at < to)
        };
        let made: Vec<&Pressed> = pressed.iter().filter(within).collect();
        let lost = made.iter().filter(|(_, is_answered)| !is_answered).count();
        format!("{lost} of {}", made.len())
    };
    aim("pressed before SIGTERM and not answered", share(None, Some(stopped)), "0");
    aim("pressed while it was away and not answered", share(Some(stopped), Some(started)), "0");
    aim("pressed after it was ready and not answered", share(Some(started), None), "0");
    let gateway = stage.playground.gateway();
    say("sessions started by both starts", gateway.sessions_started());
    drop(bot);
}
