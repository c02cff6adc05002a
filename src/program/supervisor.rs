//! What systemd is told where it has started the bot: that people can play, how it goes, and that nothing hangs.

#[cfg(target_os = "linux")]
use std::time::Duration;

#[cfg(target_os = "linux")]
use sd_notify::NotifyState;

#[cfg(target_os = "linux")]
use crate::discord::Connected;
use crate::discord::Health;
#[cfg(target_os = "linux")]
use crate::metrics::Standing;

/// How often it is told, where no watchdog wants it more often.
#[cfg(target_os = "linux")]
const EVERY: Duration = Duration::from_secs(10);
/// How often while people cannot play yet.
#[cfg(target_os = "linux")]
const AT_FIRST: Duration = Duration::from_millis(200);
/// How often in the time after which the watchdog ends the bot: one look that fails ends nothing.
#[cfg(target_os = "linux")]
const IN_TIME: u32 = 4;

/// Tells systemd how it goes until the bot has to stop, and then that it stops.
pub(super) async fn tell_until(stop: impl Future<Output = ()>, health: Health) {
    tokio::select! {
        () = stop => {}
        () = keep_telling(&health) => {}
    }
    #[cfg(target_os = "linux")]
    tell(&[NotifyState::Stopping]);
}

/// The watchdog hears nothing for as long as the database does not answer, or as this task is not run.
#[cfg(target_os = "linux")]
async fn keep_telling(health: &Health) {
    if std::env::var_os("NOTIFY_SOCKET").is_none() {
        return std::future::pending().await;
    }
    let every = sd_notify::watchdog_enabled().map_or(EVERY, |time| time / IN_TIME);
    let mut was_ready = false;
    loop {
        let (status, is_alive, is_ready) = match health.standing().await {
            Err(why) => (why.to_string(), false, false),
            Ok(standing) => match health.check_ready().await {
                Err(why) => (why.to_string(), true, false),
                Ok(()) => (sum(standing, health.connected()), true, true),
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

/// What `systemctl status` shows while people can play.
#[cfg(target_os = "linux")]
fn sum(standing: Standing, Connected { up, of }: Connected) -> String {
    let Standing { lobbies, playing, .. } = standing;
    format!("people can play: {up} of {of} shards, games {playing}, lobbies {lobbies}")
}

/// Without systemd it goes nowhere.
#[cfg(target_os = "linux")]
fn tell(states: &[NotifyState<'_>]) {
    if let Err(error) = sd_notify::notify(states) {
        tracing::debug!("systemd is not told how it goes: {error}");
    }
}
