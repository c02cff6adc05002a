//! The way of requests to Discord: over the network; a simulation has another.

use std::pin::Pin;

use http::{Request, Response};

use super::rest::SendError;
use crate::settings::Settings;

/// Carries requests to Discord, and brings back what it answers.
pub trait Transport: Send + Sync {
    /// Carries one. Whoever has waited long enough stops waiting: it may arrive nevertheless.
    fn carry(&self, request: Request<Vec<u8>>) -> Carried<'_>;
}

/// A request that is under way.
pub type Carried<'a> =
    Pin<Box<dyn Future<Output = Result<Response<String>, Unreachable>> + Send + 'a>>;

/// Why no answer came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreachable {
    /// There is no connection.
    #[error("no connection")]
    NoConnection,
    /// The connection broke, before or after the request arrived.
    #[error("the connection broke")]
    Broken,
    /// It was waited for long enough.
    #[error("no answer in time")]
    Silent,
}

/// The network.
#[derive(Clone)]
pub(super) struct Network {
    client: reqwest::Client,
}

impl Network {
    pub(super) fn new(settings: &Settings) -> Result<Self, SendError> {
        let mut client = reqwest::Client::builder();
        if settings.api_base.is_some() {
            // Another base is on this machine or beside it: no proxy stands between.
            client = client.no_proxy();
        }
        let client = client.build().map_err(|error| unreachable(&error))?;
        Ok(Self { client })
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

/// reqwest's own text names the address; this one does not.
fn unreachable(error: &reqwest::Error) -> Unreachable {
    if error.is_connect() { Unreachable::NoConnection } else { Unreachable::Broken }
}
