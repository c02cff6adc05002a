//! Logging on standard error: the filter and the format.

use std::io::stderr;

use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::filter::{EnvFilter, filter_fn};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::{Layer, SubscriberExt as _};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::settings::{Environment, LogFormat, Variable};

/// Libraries whose debug logs contain tokens.
const QUIET: [&str; 8] = [
    "serenity",
    "reqwest",
    "h2",
    "hyper",
    "hyper_util",
    "rustls",
    "tokio_websockets",
    "twilight_gateway",
];

/// Starts logging. A second call in one process changes nothing.
pub(super) fn start(format: LogFormat, environment: &Environment) {
    let _ = tracing_subscriber::registry()
        .with(lines(format))
        .with(EnvFilter::builder().parse_lossy(environment.value(Variable::RustLog)))
        .with(filter_fn(holds_no_token))
        .try_init();
}

/// Formats log lines. Text has no timestamps, because whatever collects it adds them; JSON lines
/// have their own.
fn lines<S>(format: LogFormat) -> Box<dyn Layer<S> + Send + Sync>
where
    S: Subscriber + for<'span> LookupSpan<'span>,
{
    let lines = fmt::layer().with_writer(stderr);
    match format {
        LogFormat::Text => lines.without_time().boxed(),
        LogFormat::Json => lines.json().flatten_event(true).with_span_list(false).boxed(),
    }
}

/// Returns whether a log event is free of tokens. Libraries whose debug logs contain tokens are
/// limited to warnings, whatever `RUST_LOG` asks for.
pub fn holds_no_token(what: &Metadata<'_>) -> bool {
    let part = what.target().split("::").next().unwrap_or_default();
    !QUIET.contains(&part) || *what.level() <= Level::WARN
}
