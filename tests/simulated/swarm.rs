//! Swarm testing: each run has only about half of what can happen, so that what it has happens more
//! often, and rare things meet.

use henge::features::press::{OwnPressKind, Press, PressKind, Subcommand};
use henge::rules::GameKind;
use strum::VariantArray;

use crate::luck::Luck;

/// The random stream for what a run has.
const SWARM: u64 = 102;

/// What happens in a run, besides ordinary play.
#[derive(Debug)]
pub struct Swarm {
    pub games: Vec<GameKind>,
    pub habits: Vec<Habit>,
    pub events: Vec<Event>,
    pub requests: Vec<RequestFault>,
    pub deliveries: Vec<DeliveryFault>,
    pub commands: Vec<Subcommand>,
    presses: Vec<PressKind>,
    own_presses: Vec<OwnPressKind>,
}

/// What people do besides pressing buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Habit {
    /// Plays with a clock.
    Clocks,
    /// Plays in threads.
    Threads,
    /// Plays variants of the games.
    Variants,
    /// Uses Discord in another language.
    Languages,
    /// Picks values in selects.
    Picks,
    /// Presses buttons that may be gone.
    OldButtons,
    /// Presses a button several times at once.
    Repeats,
    /// Restarts the client, so that private messages are gone.
    ClientRestarts,
    /// Dismisses private messages.
    Dismissals,
}

/// What happens to the bot and its server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Event {
    /// The bot is stopped in order, as by SIGTERM, and started again.
    Stop,
    /// The bot is killed, and started again.
    Kill,
    /// The bot is killed in the middle of a use of its database.
    KillInTheMiddle,
    /// The bot is killed, and started again some minutes later.
    Outage,
    LoseGateway,
    /// Discord forgets the gateway's session, which can no longer be resumed.
    ForgetSession,
    ChangeAccess,
    DeleteMessage,
    DeleteChannel,
    RemoveBot,
    LockThread,
    ArchiveThread,
    TakeEmojis,
}

/// The fate of a request to Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum RequestFault {
    Delay,
    SlowAnswer,
    Reset,
    ResetAfter,
    ServerError,
    Silence,
    RateLimit,
    GlobalRateLimit,
    Ban,
}

/// The fate of an interaction on its way to the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum DeliveryFault {
    Twice,
    Late,
    Lost,
}

impl Swarm {
    pub fn of(seed: u64) -> Self {
        let luck = &mut Luck::of(seed, SWARM);
        Self {
            games: some_or_all(luck),
            habits: some(luck),
            events: some(luck),
            requests: some(luck),
            deliveries: some(luck),
            commands: some(luck),
            presses: some(luck),
            own_presses: some(luck),
        }
    }

    /// Returns whether people do this.
    pub fn has(&self, habit: Habit) -> bool {
        self.habits.contains(&habit)
    }

    /// Returns whether people press the button with this `custom_id`, or use the select. The
    /// buttons without which nobody could play are always pressed.
    pub fn presses(&self, custom_id: &str) -> bool {
        match Press::read(custom_id) {
            Ok(Press::Own(_, _, press)) => {
                let kind = OwnPressKind::from(press);
                matches!(kind, OwnPressKind::Answer | OwnPressKind::Show)
                    || self.own_presses.contains(&kind)
            }
            Ok(press) => {
                let kind = PressKind::from(&press);
                matches!(kind, PressKind::Show | PressKind::Lobby) || self.presses.contains(&kind)
            }
            Err(_) => true,
        }
    }
}

/// Each of all values with a chance of one half.
fn some<T: VariantArray + Copy>(luck: &mut Luck) -> Vec<T> {
    T::VARIANTS.iter().copied().filter(|_| luck.once_in(2)).collect()
}

/// The same, or all if there would be none.
fn some_or_all<T: VariantArray + Copy>(luck: &mut Luck) -> Vec<T> {
    let some = some(luck);
    if some.is_empty() { T::VARIANTS.to_vec() } else { some }
}
