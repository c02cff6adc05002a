//! `henge run`: runs the bot.

use std::time::Duration;

use super::{Failure, logs, monitor, supervisor};
use crate::discord::{Bot, Health, RunError};
use crate::metrics::Totals;
use crate::settings::{Environment, LogFormat, Settings, Unset};
use crate::store::OpenError;

/// The interval between summary lines in the log.
const HOUR: Duration = Duration::from_hours(1);
/// The number of SIGXFSZ, for which tokio has no name.
#[cfg(unix)]
const FILE_LIMIT: i32 = 25;

pub(super) fn run(environment: &Environment) -> Result<(), Failure> {
    logs::start(LogFormat::read(environment)?, environment);
    let settings = Settings::read(environment)?;
    block_on(async { run_bot(&settings, stop_signal()).await })?
}

/// Runs the bot until `stop` completes.
pub(super) async fn run_bot(
    settings: &Settings,
    stop: impl Future<Output = ()> + Send,
) -> Result<(), Failure> {
    outlive_file_limits();
    let monitor = match settings.metrics {
        Some(address) => Some(monitor::open(address).await?),
        None => None,
    };
    let bot = Bot::prepare(settings).await.map_err(|error| failure(&error))?;
    if let Some(monitor) = monitor {
        tokio::spawn(monitor::serve(monitor, bot.health()));
    }
    let stop = supervisor::tell_until(stop, bot.health());
    let stop = sum_up_until(stop, bot.health());
    bot.run(stop).await.map_err(|error| failure(&error))
}

/// Writes a summary to the log every hour and at the end, for hosts without monitoring.
async fn sum_up_until(stop: impl Future<Output = ()>, health: Health) {
    let (mut stop, mut totals) = (std::pin::pin!(stop), Totals::default());
    loop {
        let is_over = tokio::time::timeout(HOUR, &mut stop).await.is_ok();
        totals = health.log(totals).await;
        if is_over {
            return;
        }
    }
}

impl From<Unset> for Failure {
    fn from(unset: Unset) -> Self {
        Self::Usage(unset.to_string())
    }
}

pub(super) fn failure(error: &RunError) -> Failure {
    match error {
        RunError::Token
        | RunError::Closed(_)
        | RunError::TooFewShards { .. }
        | RunError::OtherServers { .. }
        | RunError::NoPart { .. }
        | RunError::Store(OpenError::Address { .. }) => Failure::Usage(error.to_string()),
        RunError::Store(_)
        | RunError::Lost
        | RunError::Read(_)
        | RunError::Clocks(_)
        | RunError::Gateway { .. }
        | RunError::Sharding { .. }
        | RunError::Discord(_) => Failure::Failed(error.to_string()),
    }
}

pub(super) fn block_on<T>(work: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Failure::Failed(format!("cannot start the runtime: {error}")))?;
    let done = runtime.block_on(work);
    // Everything is stored by now, and tasks that are still waiting are abandoned.
    runtime.shutdown_background();
    Ok(done)
}

/// Completes on Ctrl-C, and on Unix also on SIGTERM. From this call on neither ends the process, so
/// that a bot that still starts stops in order. It must be called in the runtime.
#[cfg(unix)]
pub(super) fn stop_signal() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    // If a signal cannot be caught, it still ends the process.
    let heard = |kind| {
        let signal = signal(kind).ok();
        async move {
            match signal {
                Some(mut signal) => drop(signal.recv().await),
                None => std::future::pending().await,
            }
        }
    };
    let (interrupted, terminated) =
        (heard(SignalKind::interrupt()), heard(SignalKind::terminate()));
    async {
        tokio::select! {
            () = interrupted => {}
            () = terminated => {}
        }
    }
}

#[cfg(not(unix))]
pub(super) async fn stop_signal() {
    // If Ctrl-C cannot be caught, it still ends the process.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Ignores SIGXFSZ, which would end the process when a file reaches its size limit. The write then
/// fails as on a full disk.
#[cfg(unix)]
fn outlive_file_limits() {
    use tokio::signal::unix::{SignalKind, signal};
    // If the signal cannot be caught, it still ends the process.
    let _ = signal(SignalKind::from_raw(FILE_LIMIT));
}

#[cfg(not(unix))]
fn outlive_file_limits() {}
