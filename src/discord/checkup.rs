//! What Discord says to a bot that is being set up: asked once, without a gateway and without a database.

use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use http::HeaderMap;
use http::header::DATE;
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::rest::{GatewayBot, Rest, SendError};
use super::route::Route;
use super::transport::Network;
use crate::clock;
use crate::metrics::Metrics;
use crate::settings::Settings;

/// A response says its time in whole seconds; on average that is half a second ago.
const HALF_A_SECOND: f64 = 0.5;

/// What Discord has answered.
#[derive(Debug)]
pub struct Checkup {
    /// How long the first answer took, the connection included.
    pub took: Duration,
    /// How many seconds this machine's clock is ahead of Discord's, to about a second; `None` where Discord does not
    /// say.
    pub ahead: Option<f64>,
    /// Of the limit on requests of the first one's kind: how many are left now, and how many it allows.
    pub requests: Option<(u64, u64)>,
    /// Who the bot is.
    pub bot: Result<Account, NoAnswer>,
    /// What a start needs to know.
    pub gateway: Result<GatewayBot, NoAnswer>,
    /// On how many servers it is.
    pub servers: Result<Servers, NoAnswer>,
}

/// Why Discord gives no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAnswer {
    /// It takes nothing from this token.
    #[error("Discord does not take this token")]
    Unauthorized,
    /// Too much was asked.
    #[error("too much was asked: Discord answers again in {} s", .0.as_secs())]
    Limited(Duration),
    /// Anything else, in words that hold no token.
    #[error("{0}")]
    Other(String),
}

/// The bot's own account.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Account {
    /// What it is called.
    pub username: String,
}

/// The servers on which the bot is: how many, up to the 200 that Discord lists at once.
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
    /// Asks Discord.
    ///
    /// # Errors
    /// It cannot be reached.
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

fn read<T: DeserializeOwned>(answer: Result<serde_json::Value, SendError>) -> Result<T, NoAnswer> {
    let strange = |_| NoAnswer::Other("what answers is not Discord".to_owned());
    serde_json::from_value(answer?).map_err(strange)
}

/// The time of a response, in seconds since 1970.
fn date(headers: &HeaderMap) -> Option<f64> {
    let date = httpdate::parse_http_date(headers.get(DATE)?.to_str().ok()?).ok()?;
    Some(date.duration_since(UNIX_EPOCH).ok()?.as_secs_f64())
}

fn requests(headers: &HeaderMap) -> Option<(u64, u64)> {
    let number = |name| headers.get(name)?.to_str().ok()?.parse().ok();
    number("x-ratelimit-remaining").zip(number("x-ratelimit-limit"))
}
