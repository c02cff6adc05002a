//! Totals of the playground's journal. The journal is read while it is written, because an hour of
//! it would not fit in memory.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use playground::{Entries, Playground};
use tokio::task::JoinHandle;

use crate::figures::{aim, most_in_a_second, say, spread};

/// Totals of a journal.
#[derive(Default)]
pub struct Sums {
    /// The times of the rate-limited requests.
    pub counted: Vec<Duration>,
    /// The channels that a rate-limited request has changed.
    pub drawn: BTreeSet<String>,
    /// The times at which the bot received presses and commands.
    pub told: Vec<Duration>,
    /// The numbers of refused requests by path and response.
    pub refused: BTreeMap<String, usize>,
    pub requests: usize,
    pub invalid: usize,
    pub answer_times: Vec<Duration>,
    pub unanswered: BTreeMap<String, usize>,
    pub violations: BTreeMap<String, usize>,
}

/// Reads a playground's journal continuously.
pub struct Tally {
    playground: Arc<Playground>,
    sums: Arc<Mutex<Sums>>,
    reading: JoinHandle<()>,
}

impl Tally {
    pub fn of(playground: &Arc<Playground>) -> Self {
        let sums = Arc::new(Mutex::new(Sums::default()));
        let (journal, into) = (playground.clone(), sums.clone());
        let reading = tokio::spawn(async move {
            loop {
                tokio::time::sleep(Duration::from_millis(500)).await;
                let mut sums = into.lock().unwrap();
                sums.add(journal.journal().take());
            }
        });
        Self { playground: playground.clone(), sums, reading }
    }

    /// The totals since the start, or since the last call.
    pub fn take(&self) -> Sums {
        let mut sums = self.sums.lock().unwrap();
        sums.add(self.playground.journal().take());
        std::mem::take(&mut sums)
    }

    /// The number of rate-limited requests so far.
    pub fn counted(&self) -> usize {
        self.sums.lock().unwrap().counted.len()
    }

    /// The number of channels in which something was drawn so far.
    pub fn drawn(&self) -> usize {
        self.sums.lock().unwrap().drawn.len()
    }
}

impl Drop for Tally {
    fn drop(&mut self) {
        self.reading.abort();
    }
}

impl Sums {
    fn add(&mut self, entries: Entries) {
        self.requests += entries.requests.len();
        for request in entries.requests {
            self.invalid += usize::from(request.is_invalid());
            let is_done = request.status.is_some_and(|status| status < 300);
            if request.is_counted() {
                self.counted.push(request.at);
                let channel = request.path.strip_prefix("/channels/");
                if let Some(channel) = channel.filter(|_| is_done && request.method != "GET") {
                    self.drawn.extend(channel.split('/').next().map(str::to_owned));
                }
            }
            if !is_done {
                let status = request.status.map_or("none".to_owned(), |status| status.to_string());
                let code = request.code.map_or(String::new(), |code| format!(" ({code})"));
                let what = format!("{} {} {status}{code}", request.method, kind(&request.path));
                *self.refused.entry(what).or_default() += 1;
            }
        }
        let told = entries.events.iter().filter(|event| event.name == "INTERACTION_CREATE");
        self.told.extend(told.map(|event| event.at));
        self.answer_times.extend(entries.answer_times);
        for unanswered in entries.unanswered {
            let kind: String = unanswered.what.chars().filter(|c| !c.is_ascii_digit()).collect();
            *self.unanswered.entry(kind).or_default() += 1;
        }
        for violation in entries.violations {
            *self.violations.entry(violation.to_string()).or_default() += 1;
        }
    }

    /// The number of interactions that were never answered.
    pub fn unanswered(&self) -> usize {
        self.unanswered.values().sum()
    }

    /// Prints the figures that are relevant in every scenario.
    pub fn print(&self) {
        let most = most_in_a_second(self.told.clone());
        let told = format!("{}, {most}", self.told.len());
        say("presses and commands told to the bot, most in a second", told);
        let answers = spread(self.answer_times.clone());
        aim("press to answer", answers, "p99 below 100 ms");
        say("presses without an answer in time", self.unanswered());
        aim("invalid answers (401, 403, 429)", self.invalid, "below 100 in ten minutes");
        let counted = self.counted.len();
        say("requests, and those that Discord counts", format!("{}, {counted}", self.requests));
        let most = most_in_a_second(self.counted.clone());
        aim("most counted requests in any second", most, "40 of our own will, never above 50");
        self.print_causes();
    }

    fn print_causes(&self) {
        for (what, times) in &self.refused {
            say(&format!("  {what}"), times);
        }
        let mut unanswered: Vec<_> = self.unanswered.iter().collect();
        unanswered.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
        for (what, times) in unanswered.into_iter().take(6) {
            say(&format!("  not answered: {what}"), times);
        }
        for (what, times) in &self.violations {
            say(&format!("  against Discord's rules: {what}"), times);
        }
    }
}

/// A path without its numbers.
fn kind(path: &str) -> String {
    let part = |part: &str| if part.len() > 8 { "…".to_owned() } else { part.to_owned() };
    path.split('/').map(part).collect::<Vec<_>>().join("/")
}
