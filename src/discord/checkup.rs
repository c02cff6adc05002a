//! Checks Discord's answers for a bot that is being set up, without a gateway connection and
//! without a database.

use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use http::HeaderMap;
use http::header::DATE;
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use serenity::all::ApplicationId;

use super::permissions::invitation;
use super::rest::{GatewayBot, Rest, SendError};
use super::route::Route;
use super::transport::Network;
use crate::clock;
use crate::metrics::Metrics;
use crate::settings::Settings;

/// A response gives its time in whole seconds; on average that time is half a second ago.
const HALF_A_SECOND: f64 = 0.5;

/// The answers to all questions of a check.
#[derive(Debug)]
pub struct Checkup {
    /// The duration of the first request, including the connection.
    pub took: Duration,
    /// The number of seconds by which this machine's clock is ahead of Discord's, to about a
    /// second; `None` if Discord does not say.
    pub ahead: Option<f64>,
    /// The rate limit for requests of the first one's kind: the number that remains, and the number
    /// allowed.
    pub requests: Option<(u64, u64)>,
    /// The account that the token belongs to.
    pub bot: Result<Account, NoAnswer>,
    /// The parameters for connecting to the gateway.
    pub gateway: Result<GatewayBot, NoAnswer>,
    /// The servers that the bot is on.
    pub servers: Result<Servers, NoAnswer>,
}

/// The reason why Discord gave no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAnswer {
    /// Discord does not accept the token.
    #[error("Discord does not take this token")]
    Unauthorized,
    /// There were too many requests.
    #[error("too much was asked: Discord answers again in {} s", .0.as_secs())]
    Limited(Duration),
    /// Any other reason, in words that contain no token.
    #[error("{0}")]
    Other(String),
}

/// The bot's own account.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Account {
    pub username: String,
}

/// The application that a bot belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Application {
    id: ApplicationId,
    pub name: String,
}

/// The number of servers that the bot is on, up to the 200 that Discord lists at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "Vec<IgnoredAny>")]
pub struct Servers(pub usize);

impl From<Vec<IgnoredAny>> for Servers {
    fn from(listed: Vec<IgnoredAny>) -> Self {
        Self(listed.len())
    }
}

impl From<SendError> for NoAnswer {
    fn from(error: SendError) -> Self {
        match error {
            SendError::Refused { status: 401, .. } => Self::Unauthorized,
            SendError::Limited(wait) => Self::Limited(wait),
            other => Self::Other(other.to_string()),
        }
    }
}

impl Checkup {
    /// Sends the three requests of a check, one after the other.
    pub async fn ask(settings: &Settings) -> Result<Self, NoAnswer> {
        let network = Arc::new(Network::new()?);
        let rest = Rest::new(settings, network, Metrics::default());
        let before = clock::now();
        let (headers, bot) = rest.ask_once(Route::CurrentUser).await?;
        let after = clock::now();
        let then = f64::midpoint(before.as_secs_f64(), after.as_secs_f64());
        let gateway = rest.ask_once(Route::GatewayBot).await;
        let servers = rest.ask_once(Route::CurrentUserGuilds).await;
        Ok(Self {
            took: after.saturating_sub(before),
            ahead: date(&headers).map(|date| then - date - HALF_A_SECOND),
            requests: requests(&headers),
            bot: read(bot),
            gateway: gateway.map_err(NoAnswer::from).and_then(|(_, answer)| read(answer)),
            servers: servers.map_err(NoAnswer::from).and_then(|(_, answer)| read(answer)),
        })
    }
}

impl Application {
    /// Asks Discord for the application that the token belongs to.
    pub async fn ask(settings: &Settings) -> Result<Self, NoAnswer> {
        let network = Arc::new(Network::new()?);
        let rest = Rest::new(settings, network, Metrics::default());
        let (_, answer) = rest.ask_once(Route::CurrentApplication).await?;
        read(answer)
    }

    /// The address that adds the bot to a server, with every permission that it uses.
    pub fn invitation(&self) -> String {
        invitation(self.id)
    }
}

fn read<T: DeserializeOwned>(answer: Result<serde_json::Value, SendError>) -> Result<T, NoAnswer> {
    let strange = |_| NoAnswer::Other("what answers is not Discord".to_owned());
    serde_json::from_value(answer?).map_err(strange)
}

/// The time of a response, in Unix seconds.
fn date(headers: &HeaderMap) -> Option<f64> {
    let date = httpdate::parse_http_date(headers.get(DATE)?.to_str().ok()?).ok()?;
    Some(date.duration_since(UNIX_EPOCH).ok()?.as_secs_f64())
}

fn requests(headers: &HeaderMap) -> Option<(u64, u64)> {
    let number = |name| headers.get(name)?.to_str().ok()?.parse().ok();
    number("x-ratelimit-remaining").zip(number("x-ratelimit-limit"))
}
