//! The transport of requests to Discord: the network, or something else in a simulation.

use std::error::Error;
use std::pin::Pin;

use http::{Request, Response};

use super::rest::SendError;

/// Carries requests to Discord and returns its responses.
pub trait Transport: Send + Sync {
    /// Carries one request. The caller may stop waiting; the request may arrive all the same.
    fn carry(&self, request: Request<Vec<u8>>) -> Carried<'_>;
}

/// A request that is under way.
pub type Carried<'a> =
    Pin<Box<dyn Future<Output = Result<Response<String>, Unreachable>> + Send + 'a>>;

/// The reason why there is no response, without the address of the request, which may contain a
/// token.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreachable {
    /// The host name cannot be resolved.
    #[error("its name is not found ({0}); check the network and the name server of this machine")]
    Unknown(String),
    /// No program listens at this address.
    #[error("the connection is refused ({0})")]
    Refused(String),
    /// The certificate is not valid yet, or no longer.
    #[error("its certificate is not valid at this time ({0}); check the clock of this machine")]
    Untimely(String),
    /// The certificate belongs to another host, or is not signed by a trusted authority.
    #[error(
        "its certificate is not to be trusted ({0}); something answers in its place, like a filter or a proxy"
    )]
    Untrusted(String),
    /// There is no connection.
    #[error("there is no connection ({0})")]
    NoConnection(String),
    /// The connection broke, before or after the request arrived.
    #[error("the connection broke ({0})")]
    Broken(String),
    /// No response came in time.
    #[error("no answer came in time")]
    Silent,
}

#[derive(Clone)]
pub(super) struct Network {
    client: reqwest::Client,
}

impl Network {
    pub(super) fn new() -> Result<Self, SendError> {
        // The gateway connection cannot use a proxy, so nothing does.
        let client = reqwest::Client::builder().no_proxy().build();
        Ok(Self { client: client.map_err(|error| unreachable(&error))? })
    }

    async fn send(&self, request: Request<Vec<u8>>) -> reqwest::Result<Response<String>> {
        let answer = self.client.execute(request.try_into()?).await?;
        let (status, headers) = (answer.status(), answer.headers().clone());
        let mut response = Response::new(answer.text().await?);
        (*response.status_mut(), *response.headers_mut()) = (status, headers);
        Ok(response)
    }
}

impl Transport for Network {
    fn carry(&self, request: Request<Vec<u8>>) -> Carried<'_> {
        Box::pin(async move { self.send(request).await.map_err(|error| unreachable(&error)) })
    }
}

/// Classifies an error. The libraries below keep their error types private, so only their texts can
/// be used.
fn unreachable(error: &reqwest::Error) -> Unreachable {
    let cause = cause(error) + &unused_proxy();
    let says = |words: &str| cause.contains(words);
    if !error.is_connect() {
        return Unreachable::Broken(cause);
    }
    if says("dns error") {
        Unreachable::Unknown(cause)
    } else if says("certificate expired") || says("certificate not valid yet") {
        Unreachable::Untimely(cause)
    } else if says("invalid peer certificate") {
        Unreachable::Untrusted(cause)
    } else if is_refused(error) {
        Unreachable::Refused(cause)
    } else {
        Unreachable::NoConnection(cause)
    }
}

/// A note on a proxy that is configured: its owner may expect it to be used.
fn unused_proxy() -> String {
    let named = ["HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"];
    let set = named.iter().find(|name| std::env::var_os(name).is_some());
    set.map(|name| format!("; {name} is set, but henge uses no proxy")).unwrap_or_default()
}

/// The texts of the errors below reqwest's own, which contains the address. A text that is
/// contained in the next one is left out.
fn cause(error: &reqwest::Error) -> String {
    let texts: Vec<String> = below(error).map(ToString::to_string).collect();
    let says_more = |(at, text): &(usize, &String)| {
        texts.get(at + 1).is_none_or(|next| !next.contains(text.as_str()))
    };
    let said = texts.iter().enumerate().filter(says_more).map(|(_, text)| text.as_str());
    said.collect::<Vec<_>>().join(": ")
}

fn is_refused(error: &reqwest::Error) -> bool {
    below(error).any(|error| {
        let error = error.downcast_ref::<std::io::Error>();
        error.is_some_and(|error| error.kind() == std::io::ErrorKind::ConnectionRefused)
    })
}

/// The errors that caused this one, except reqwest's.
fn below(error: &reqwest::Error) -> impl Iterator<Item = &(dyn Error + 'static)> {
    let mut next = error.source();
    let below = std::iter::from_fn(move || {
        let error = next?;
        next = error.source();
        Some(error)
    });
    below.filter(|error| !error.is::<reqwest::Error>())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    async fn said(address: &str) -> String {
        let network = Network { client: reqwest::Client::new() };
        let request = Request::post(address).body(Vec::new()).unwrap();
        network.carry(request).await.unwrap_err().to_string()
    }

    #[tokio::test]
    async fn the_address_of_a_request_is_not_said() {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let refused = listener.local_addr().unwrap();
        drop(listener);
        for host in [refused.to_string(), "discord.invalid".to_owned(), "[::1]:0".to_owned()] {
            for scheme in ["http", "https", "gopher"] {
                let said = said(&format!("{scheme}://{host}/webhooks/7/t0ken?wait=t0ken")).await;
                assert!(!said.contains("t0ken") && !said.contains("webhooks"), "{said}");
            }
        }
    }
}
