//! Reports to systemd, if it started the bot: when people can play, a status line, and watchdog
//! pings.

#[cfg(target_os = "linux")]
use std::time::Duration;

#[cfg(target_os = "linux")]
use sd_notify::NotifyState;

#[cfg(target_os = "linux")]
use crate::discord::Connected;
use crate::discord::Health;
#[cfg(target_os = "linux")]
use crate::metrics::StoredTables;

/// The interval between reports if systemd has set no watchdog.
#[cfg(target_os = "linux")]
const EVERY: Duration = Duration::from_secs(10);
/// The interval between reports while people cannot play yet.
#[cfg(target_os = "linux")]
const AT_FIRST: Duration = Duration::from_millis(200);
/// The number of reports within the watchdog's timeout, so that one failed check does not end the
/// bot.
#[cfg(target_os = "linux")]
const IN_TIME: u32 = 4;

/// Reports the status to systemd until the bot has to stop, and then that it is stopping.
pub(super) async fn tell_until(stop: impl Future<Output = ()>, health: Health) {
    tokio::select! {
        () = stop => {}
        () = keep_telling(&health) => {}
    }
    #[cfg(target_os = "linux")]
    tell(&[NotifyState::Stopping]);
}

/// Reports at regular intervals. No watchdog ping is sent while the database does not answer, and
/// none can be sent if this task hangs.
#[cfg(target_os = "linux")]
async fn keep_telling(health: &Health) {
    if std::env::var_os("NOTIFY_SOCKET").is_none() {
        return std::future::pending().await;
    }
    let every = sd_notify::watchdog_enabled().map_or(EVERY, |time| time / IN_TIME);
    let mut was_ready = false;
    loop {
        let (status, is_alive, is_ready) = match health.stored_tables().await {
            Err(why) => (why.to_string(), false, false),
            Ok(stored) => match health.check_ready().await {
                Err(why) => (why.to_string(), true, false),
                Ok(()) => (sum(stored, &health.connected()), true, true),
            },
        };
        let mut told = vec![NotifyState::Status(&status)];
        if is_alive {
            told.push(NotifyState::Watchdog);
        }
        if is_ready && !was_ready {
            told.push(NotifyState::Ready);
            was_ready = true;
        }
        tell(&told);
        tokio::time::sleep(if was_ready { every } else { every.min(AT_FIRST) }).await;
    }
}

#[cfg(not(target_os = "linux"))]
async fn keep_telling(_health: &Health) {
    std::future::pending().await
}

/// The text that `systemctl status` shows while people can play.
#[cfg(target_os = "linux")]
fn sum(stored: StoredTables, connected: &Connected) -> String {
    let StoredTables { lobbies, playing, .. } = stored;
    format!("people can play: {connected}, games {playing}, lobbies {lobbies}")
}

/// Sends states to systemd; without systemd this does nothing.
#[cfg(target_os = "linux")]
fn tell(states: &[NotifyState<'_>]) {
    if let Err(error) = sd_notify::notify(states) {
        tracing::debug!("systemd is not told how it goes: {error}");
    }
}
