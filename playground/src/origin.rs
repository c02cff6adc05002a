//! Who may use a playground: the programs of this machine, and its own page. Every other page that is open in a
//! browser can send requests to this machine as well, and a browser says from where they come.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::discord::Discord;

/// What this machine is called by its own programs.
const NAMES: [&str; 2] = ["127.0.0.1", "localhost"];
/// The port of addresses that name none.
const USUAL_PORT: &str = "80";

/// Refuses what a foreign page asks for, whichever way it does.
pub(crate) async fn check(
    State(discord): State<Arc<Discord>>,
    request: Request,
    next: Next,
) -> Response {
    if is_allowed(request.headers(), port(&discord.base)) {
        return next.run(request).await;
    }
    let told = format!("A playground is used from this machine alone, at {}\n", discord.base);
    (StatusCode::FORBIDDEN, told).into_response()
}

/// A name that leads here without being this machine's is one that a foreign page has been given (DNS
/// rebinding). Browsers tell the origin of a page that opens a WebSocket; programs tell none.
fn is_allowed(headers: &HeaderMap, port: &str) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let host = text(header::HOST).is_some_and(|host| is_own(host, port));
    let from = |origin: &str| origin.strip_prefix("http://").is_some_and(|from| is_own(from, port));
    host && text(header::ORIGIN).is_none_or(from)
}

/// Whether this name and port are the playground's own.
fn is_own(address: &str, own_port: &str) -> bool {
    let (name, port) = address.rsplit_once(':').unwrap_or((address, USUAL_PORT));
    port == own_port && NAMES.iter().any(|own| own.eq_ignore_ascii_case(name))
}

/// The port of `http://127.0.0.1:PORT`.
fn port(base: &str) -> &str {
    base.rsplit_once(':').map_or(USUAL_PORT, |(_, port)| port)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_without_a_port_has_the_usual_one() {
        assert!(is_own("localhost", "80") && is_own("127.0.0.1:80", "80"));
        assert!(!is_own("localhost", "8090") && !is_own("localhost:", "80"));
        assert!(!is_own("127.0.0.1:8090:8090", "8090") && !is_own("", "80"));
    }
}
