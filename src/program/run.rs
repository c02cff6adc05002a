//! `henge run`: the bot.

use tracing::{Level, Metadata, info};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use super::Failure;
use crate::discord::{Bot, RunError};
use crate::settings::Settings;
use crate::store::OpenError;

/// What is said without `RUST_LOG`.
const FILTER: &str = "henge=info,serenity::gateway::bridge::shard_runner=error,warn";
/// SIGXFSZ; tokio has no name for it.
#[cfg(unix)]
const FILE_LIMIT: i32 = 25;
/// Libraries whose details hold tokens.
const QUIET: [&str; 7] =
    ["serenity", "reqwest", "h2", "hyper", "hyper_util", "rustls", "tungstenite"];

pub(super) fn run() -> Result<(), Failure> {
    start_logging();
    let settings = Settings::read().map_err(|unset| Failure::Usage(unset.to_string()))?;
    block_on(run_bot(&settings, stop_signal()))?
}

/// Runs the bot until it is told to stop.
pub(super) async fn run_bot(
    settings: &Settings,
    stop: impl Future<Output = ()>,
) -> Result<(), Failure> {
    outlive_file_limits();
    let bot = Bot::prepare(settings).await.map_err(|error| failure(&error))?;
    info!("ready");
    bot.run(stop).await.map_err(|error| failure(&error))
}

pub(super) fn failure(error: &RunError) -> Failure {
    match error {
        RunError::Token | RunError::Store(OpenError::Address { .. }) => {
            Failure::Usage(error.to_string())
        }
        RunError::Store(_)
        | RunError::Lost
        | RunError::Read(_)
        | RunError::Gateway { .. }
        | RunError::Discord(_) => Failure::Failed(error.to_string()),
    }
}

pub(super) fn block_on<T>(work: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Failure::Failed(format!("cannot start the runtime: {error}")))?;
    let done = runtime.block_on(work);
    // Everything is stored. serenity may still wait for the end of a connection that has ended, in a
    // loop that nothing interrupts.
    runtime.shutdown_background();
    Ok(done)
}

/// Ctrl-C, or on Unix the signal that asks a process to end.
pub(super) async fn stop_signal() {
    let interrupted = async {
        // Where the signal cannot be heard, nothing is waited for that never comes.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupted => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => drop(signal.recv().await),
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}

/// Where a file may grow no longer, the system sends a signal that ends the process. It is taken and nothing
/// is done: the write then fails like that on a full disk.
#[cfg(unix)]
fn outlive_file_limits() {
    use tokio::signal::unix::{SignalKind, signal};
    // Where it cannot be taken, the system's way is what is left.
    let _ = signal(SignalKind::from_raw(FILE_LIMIT));
}

#[cfg(not(unix))]
fn outlive_file_limits() {}

pub(super) fn start_logging() {
    let asked = std::env::var(EnvFilter::DEFAULT_ENV).unwrap_or_else(|_| FILTER.to_owned());
    // A second start in one process keeps the first one's way of logging.
    let _ = tracing_subscriber::registry()
        .with(tracing_subscriber::fmt::layer().with_writer(std::io::stderr).without_time())
        .with(EnvFilter::builder().parse_lossy(asked))
        .with(filter_fn(holds_no_token))
        .try_init();
}

/// Libraries whose details hold tokens say warnings at most, whatever `RUST_LOG` asks for.
pub fn holds_no_token(what: &Metadata<'_>) -> bool {
    let part = what.target().split("::").next().unwrap_or_default();
    !QUIET.contains(&part) || *what.level() <= Level::WARN
}
