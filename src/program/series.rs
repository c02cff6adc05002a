//! What `tournament` and `ladder` share: their threads, how they say how far they are, and how they
//! are stopped.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use tokio::time::Instant;

use super::games::seconds;
use super::run::{block_on, stop_signal};
use super::{Failure, STOPPED};
use crate::simulation::Progress;

#[derive(clap::Args)]
pub(super) struct Series {
    /// Number of threads [default: one for each core]. It does not change the results.
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Seconds between two lines on standard error that say how far the games are.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    progress: Duration,
}

impl Series {
    pub(super) fn threads(&self) -> NonZeroUsize {
        let cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        self.threads.unwrap_or_else(cores)
    }

    /// Says from time to time how far the games are.
    pub(super) fn tell(&self) -> impl FnMut(&Progress) {
        let (begun, every) = (Instant::now(), self.progress);
        let mut told = begun;
        move |progress| {
            if told.elapsed() >= every {
                told = Instant::now();
                let Progress { played, games, leader, share } = progress;
                let (seconds, percent) = (begun.elapsed().as_secs(), share * 100.0);
                eprintln!(
                    "henge: {played} of {games} games, {seconds} s; {leader} leads with {percent:.1} % of its games won"
                );
            }
        }
    }
}

/// Set by the first Ctrl-C or SIGTERM from this call on. The second one ends the process at once.
pub(super) fn stop() -> &'static AtomicBool {
    static STOP: AtomicBool = AtomicBool::new(false);
    let (listening, listens) = mpsc::channel();
    std::thread::spawn(move || {
        block_on(async {
            let first = stop_signal();
            drop(listening);
            first.await;
            let second = stop_signal();
            STOP.store(true, Ordering::Relaxed);
            second.await;
            std::process::exit(STOPPED.into())
        })
    });
    // Nothing is sent: the thread listens once it has dropped its end, or cannot listen at all.
    let _listens: Result<(), _> = listens.recv();
    &STOP
}

/// The failure to report if the games were stopped, of which this number counts.
pub(super) fn stopped(stop: &AtomicBool, games: u64) -> Result<(), Failure> {
    if stop.load(Ordering::Relaxed) {
        return Err(Failure::Stopped(format!("stopped: {games} games count")));
    }
    Ok(())
}
