//! The HTTP server for the bot's host: `/metrics`, `/healthz`, `/readyz`.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{ACCEPT, CONTENT_TYPE};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tracing::{debug, info};

use super::Failure;
use crate::discord::Health;
use crate::metrics::plain;

/// The maximum number of connections at a time.
const AT_ONCE: usize = 16;
/// The time a client has to send its request.
const PATIENCE: Duration = Duration::from_secs(5);
/// The pause after a connection could not be accepted.
const AFTER_A_FAULT: Duration = Duration::from_secs(1);
const PLAIN: &str = "text/plain; charset=utf-8";
const PLAIN_FIGURES: &str = "text/plain; version=0.0.4; charset=utf-8";
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Binds the address, before anything is started that would have to be stopped again.
pub(super) async fn open(address: SocketAddr) -> Result<TcpListener, Failure> {
    TcpListener::bind(address)
        .await
        .map_err(|error| Failure::Usage(format!("cannot open METRICS {address}: {error}")))
}

/// Answers requests until the bot stops.
pub(super) async fn serve(listener: TcpListener, health: Health) {
    if let Ok(address) = listener.local_addr() {
        info!("figures are at http://{address}/metrics");
    }
    let permits = Arc::new(Semaphore::new(AT_ONCE));
    while let Ok(permit) = permits.clone().acquire_owned().await {
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(AFTER_A_FAULT).await;
            continue;
        };
        let health = health.clone();
        tokio::spawn(async move {
            talk(stream, health).await;
            drop(permit);
        });
    }
}

/// Answers one request on a connection.
async fn talk(stream: TcpStream, health: Health) {
    let service = service_fn(|request| answer(request, &health));
    let talk = http1::Builder::new()
        .keep_alive(false)
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .serve_connection(TokioIo::new(stream), service);
    if let Err(error) = talk.await {
        debug!("a question for figures broke off: {error}");
    }
}

/// Returns whether the client accepts `OpenMetrics`, as Prometheus does.
fn takes_open_metrics(request: &Request<Incoming>) -> bool {
    let takes = request.headers().get(ACCEPT).and_then(|takes| takes.to_str().ok());
    takes.is_some_and(|takes| takes.contains("application/openmetrics-text"))
}

async fn answer(
    request: Request<Incoming>,
    health: &Health,
) -> Result<Response<Full<Bytes>>, Infallible> {
    let (status, kind, text) = match request.uri().path() {
        "/metrics" if takes_open_metrics(&request) => {
            (StatusCode::OK, OPEN_METRICS, health.figures().await)
        }
        "/metrics" => (StatusCode::OK, PLAIN_FIGURES, plain(&health.figures().await)),
        "/healthz" => (StatusCode::OK, PLAIN, "alive\n".to_owned()),
        "/readyz" => match health.check_ready().await {
            Ok(()) => (StatusCode::OK, PLAIN, "ready\n".to_owned()),
            Err(why) => (StatusCode::SERVICE_UNAVAILABLE, PLAIN, format!("{why}\n")),
        },
        _ => (StatusCode::NOT_FOUND, PLAIN, "/metrics, /healthz or /readyz\n".to_owned()),
    };
    let mut response = Response::new(Full::from(text));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, hyper::header::HeaderValue::from_static(kind));
    Ok(response)
}
