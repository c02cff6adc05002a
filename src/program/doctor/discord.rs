//! The doctor's questions to Discord: the connection, the clock, the token, and how often the bot may start.

use super::Finding::{self, Fine, Warn, Wrong};
use super::{NEW_TOKEN, Report};
use crate::discord::{Checkup, GatewayBot, NoAnswer, Servers};
use crate::program::Failure;
use crate::settings::Settings;
use crate::sharding::ShardRange;

/// The clock difference in seconds that needs no warning; Discord reports its time in whole
/// seconds.
const SMALL_SKEW: f64 = 2.0;
/// The clock difference in seconds above which certificates and the games' time limits are at risk.
const LARGE_SKEW: f64 = 60.0;
/// A bot that restarts over and over uses more session starts than this in a day.
const FEW_STARTS: u32 = 50;
/// The most servers that Discord lists at once.
const LISTED: usize = 200;

pub(super) async fn discord(settings: &Settings, report: &mut Report) -> Result<(), Failure> {
    let Checkup { took, ahead, requests, bot, gateway, servers } =
        match Checkup::ask(settings).await {
            Ok(checkup) => checkup,
            Err(why) => return report.say("Discord", Wrong(why.to_string())),
        };
    report.say(
        "Discord",
        Fine(format!(
            "it answers in {} ms, over a connection that can be trusted",
            took.as_millis()
        )),
    )?;
    report.say("clock", of_clock(ahead))?;
    let bot = match bot {
        Ok(bot) => Fine(format!("Discord takes it: the bot is {:?}", bot.username)),
        Err(NoAnswer::Unauthorized) => Wrong(format!("Discord does not take it: {NEW_TOKEN}")),
        Err(why) => unanswered(why),
    };
    report.say("token", bot)?;
    if let Some((left, limit)) = requests {
        report.say("limits", of_limits(left, limit))?;
    }
    report.say("gateway", of_gateway(gateway, settings.shards))?;
    report.say("servers", of_servers(servers))
}

fn unanswered(why: NoAnswer) -> Finding {
    match why {
        // The line about the token reports this already.
        NoAnswer::Unauthorized => Warn("not known without a token that Discord takes".to_owned()),
        why @ NoAnswer::Limited(_) => Warn(format!("{why}; if a bot runs, look at its log")),
        why @ NoAnswer::Other(_) => Wrong(why.to_string()),
    }
}

fn of_clock(ahead: Option<f64>) -> Finding {
    let Some(ahead) = ahead else { return Warn("Discord does not say its time".to_owned()) };
    let skew = ahead.abs();
    if skew <= SMALL_SKEW {
        return Fine("it agrees with Discord's".to_owned());
    }
    let way = if ahead > 0.0 { "ahead of" } else { "behind" };
    let said = format!("it is {skew:.0} s {way} Discord's: have the system set it (NTP)");
    if skew > LARGE_SKEW { Wrong(said) } else { Warn(said) }
}

fn of_limits(left: u64, limit: u64) -> Finding {
    let said = format!("{left} of {limit} requests of one kind are left at this moment");
    if left == 0 { Warn(format!("{said}; something else uses this token")) } else { Fine(said) }
}

fn of_gateway(gateway: Result<GatewayBot, NoAnswer>, range: Option<ShardRange>) -> Finding {
    let GatewayBot { shards: recommended, session_start_limit: starts, .. } = match gateway {
        Ok(gateway) => gateway,
        Err(why) => return unanswered(why),
    };
    let hours = starts.reset_after.div_ceil(3_600_000);
    let said = format!(
        "{} of {} session starts are left; shards recommended: {recommended}",
        starts.remaining, starts.total
    );
    if starts.remaining < range.map_or(recommended, ShardRange::own) {
        Wrong(format!("{said}; do not start before they are given back, in {hours} h"))
    } else if range.is_some_and(|range| recommended > range.count()) {
        Warn(format!("{said}; raise the number after the slash in SHARDS, for all processes"))
    } else if starts.remaining < FEW_STARTS {
        Warn(format!("{said}; something starts over and over: look at the bot's log"))
    } else {
        Fine(said)
    }
}

fn of_servers(servers: Result<Servers, NoAnswer>) -> Finding {
    match servers {
        Ok(Servers(0)) => Warn(
            "the bot is on none: invite it with the address of docs/hosting.md, \"A bot on Discord\"".to_owned(),
        ),
        Ok(Servers(count)) => {
            let more = if count < LISTED { "" } else { " or more" };
            Fine(format!(
                "the bot is on {count}{more}; what it may do in a channel only a press tells: /wizard play says \
                 there what is missing"
            ))
        }
        Err(why) => unanswered(why),
    }
}
