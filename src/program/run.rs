//! `henge run`: the bot.

use tracing::info;
use tracing_subscriber::EnvFilter;

use super::Failure;
use crate::discord::{Bot, RunError};
use crate::settings::Settings;
use crate::store::OpenError;

/// What is said without `RUST_LOG`.
const FILTER: &str = "henge=info,warn";
/// Libraries whose details hold tokens stay quiet whatever `RUST_LOG` says.
const QUIET: [&str; 7] = [
    "serenity=warn",
    "reqwest=warn",
    "h2=warn",
    "hyper=warn",
    "hyper_util=warn",
    "rustls=warn",
    "tungstenite=warn",
];

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
    let bot = Bot::prepare(settings).await.map_err(|error| failure(&error))?;
    info!("ready");
    bot.run(stop).await.map_err(|error| failure(&error))
}

pub(super) fn failure(error: &RunError) -> Failure {
    match error {
        RunError::Token | RunError::Store(OpenError::Address { .. }) => {
            Failure::Usage(error.to_string())
        }
        RunError::Store(_) | RunError::Gateway { .. } | RunError::Discord(_) => {
            Failure::Failed(error.to_string())
        }
    }
}

pub(super) fn block_on<T>(work: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Failure::Failed(format!("cannot start the runtime: {error}")))?;
    Ok(runtime.block_on(work))
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

pub(super) fn start_logging() {
    let asked = std::env::var(EnvFilter::DEFAULT_ENV).unwrap_or_else(|_| FILTER.to_owned());
    let filter = EnvFilter::builder().parse_lossy(asked);
    let quiet = QUIET.iter().filter_map(|directive| directive.parse().ok());
    let filter = quiet.fold(filter, EnvFilter::add_directive);
    // A second start in one process keeps the first one's way of logging.
    let _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .without_time()
        .try_init();
}
