//! `henge health`: asks the bot running on this machine whether people can play.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use reqwest::StatusCode;

use super::Failure;
use super::run::block_on;
use crate::settings::{Environment, metrics_address};

/// The timeout for an answer; a healthy bot answers at once.
const PATIENCE: Duration = Duration::from_secs(5);

pub(super) fn run(environment: &Environment) -> Result<(), Failure> {
    let address = metrics_address(environment)?
        .ok_or_else(|| Failure::Usage("METRICS is not set: nothing is there to ask".to_owned()))?;
    match block_on(ask(reached_at(address)))? {
        Ok((status, _)) if status.is_success() => Ok(()),
        Ok((_, why)) => Err(Failure::Failed(format!("nobody can play now: {}", why.trim()))),
        Err(error) => {
            Err(Failure::Failed(format!("no henge answers at METRICS {address}: {error}")))
        }
    }
}

async fn ask(address: SocketAddr) -> Result<(StatusCode, String), reqwest::Error> {
    // The bot is on this machine, so no proxy may be used.
    let client = reqwest::Client::builder().no_proxy().timeout(PATIENCE).build()?;
    let answer = client.get(format!("http://{address}/readyz")).send().await?;
    Ok((answer.status(), answer.text().await?))
}

/// The address to ask: a server that listens on all addresses is asked on the loopback address.
pub(super) fn reached_at(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        other => other,
    };
    SocketAddr::new(ip, address.port())
}
