//! Restricts access to a playground to programs on this machine and to its own page. Any other page
//! that is open in a browser could send requests to this machine too, but browsers report where
//! requests come from.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::discord::Discord;

/// The names by which programs on this machine address it.
const NAMES: [&str; 2] = ["127.0.0.1", "localhost"];
/// The default port of an address.
const USUAL_PORT: &str = "80";

/// Refuses all requests from foreign pages.
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

/// Checks the headers. A foreign host name that leads to this machine was given to a foreign page
/// (DNS rebinding). Browsers send the origin of a page that opens a WebSocket; programs send none.
fn is_allowed(headers: &HeaderMap, port: &str) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let host = text(header::HOST).is_some_and(|host| is_own(host, port));
    let from = |origin: &str| origin.strip_prefix("http://").is_some_and(|from| is_own(from, port));
    host && text(header::ORIGIN).is_none_or(from)
}

/// Returns whether this name and port are the playground's own.
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
