//! The deals of the days, and what a master makes of them.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OnceCell, mpsc};
use tracing::{error, warn};

use crate::daily::{Chain, Claim, Day, DayClock, Deal};
use crate::features::Responder;
use crate::solo::Attempt;
use crate::table::{ChannelId, GuildId, Person, Randomness, UserId};
use crate::tables::TablesError;
use crate::view::PublicMessage;

/// The number of days of which a master's game is remembered.
const REMEMBERED: usize = 3;

/// A server whose message of the day is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayChanged {
    pub guild: GuildId,
    /// The channel in which it is posted if it is nowhere yet; `None` posts none.
    pub channel: Option<ChannelId>,
}

/// What the deals of the days follow from.
pub struct Days {
    /// The folder with the secret; `None` if the host has to name one.
    folder: Option<PathBuf>,
    clock: DayClock,
    randomness: Randomness,
    chain: Mutex<Option<Arc<Chain>>>,
    /// A master's games of the last days, each thought out once.
    masters: Mutex<BTreeMap<Day, Arc<OnceCell<Arc<Masters>>>>>,
    changed: mpsc::UnboundedSender<DayChanged>,
}

/// A master's game of a day.
pub struct Masters {
    pub attempt: Attempt,
    /// The master's total after each round: par.
    pub totals: Vec<i16>,
}

impl Days {
    /// Days whose secret is in this folder. Changes of the days' messages are sent to the receiver.
    pub fn new(
        folder: Option<PathBuf>,
        clock: DayClock,
        randomness: Randomness,
    ) -> (Self, mpsc::UnboundedReceiver<DayChanged>) {
        let (changed, receiver) = mpsc::unbounded_channel();
        let (chain, masters) = Default::default();
        (Self { folder, clock, randomness, chain, masters, changed }, receiver)
    }

    /// The moment by the clock of the days, in Unix milliseconds.
    pub fn now(&self) -> i64 {
        self.clock.now()
    }

    /// The current day by this clock.
    pub fn today(&self) -> Day {
        Day::at(self.now())
    }

    /// The last day that is open.
    pub fn open_day(&self) -> Day {
        let yesterday = self.today().before();
        if yesterday.may_be_finished(self.now()) { yesterday.before() } else { yesterday }
    }

    /// The chain of secrets; `None` if there is none, for a reason that is logged.
    fn chain(&self) -> Option<Arc<Chain>> {
        let mut chain = self.chain.lock().unwrap_or_else(PoisonError::into_inner);
        if chain.is_none() {
            let folder = self.folder.as_ref()?;
            let secret = self.randomness.draw("daily").ok()?;
            match Chain::open(folder, secret) {
                Ok(opened) => *chain = Some(Arc::new(opened)),
                Err(error) => error!("there is no deal of the day: {error}"),
            }
        }
        chain.clone()
    }

    /// The deal of a day; `None` if there is none.
    pub fn deal(&self, day: Day) -> Option<Deal> {
        Some(Deal::new(day, self.chain()?.secret(day)?))
    }

    /// The place for a master's game of the day, which may not be thought out yet.
    fn masters(&self, day: Day) -> Arc<OnceCell<Arc<Masters>>> {
        let mut masters = self.masters.lock().unwrap_or_else(PoisonError::into_inner);
        let place = masters.entry(day).or_default().clone();
        while masters.len() > REMEMBERED {
            masters.pop_first();
        }
        place
    }

    /// The message of the day on this server is to be drawn, or posted in this channel if it is
    /// nowhere yet. Elsewhere there is none.
    pub(in crate::features) fn changed(&self, guild: GuildId, channel: Option<ChannelId>) {
        if !guild.is_server() {
            return;
        }
        // Nobody listens any more when the bot stops.
        let _ = self.changed.send(DayChanged { guild, channel });
    }
}

impl Responder {
    pub const fn days(&self) -> &Days {
        &self.days
    }

    /// A master's game of the day.
    pub(super) async fn masters(&self, deal: Deal) -> Result<Arc<Masters>, TablesError> {
        let play = move || {
            let attempt = deal.setting().masters();
            let nobody = Person { id: UserId::default(), name: String::new() };
            let totals = deal.setting().look(&attempt, &nobody).map(|course| course.totals);
            totals.map(|totals| Arc::new(Masters { attempt, totals }))
        };
        let thinking = async || {
            let masters = self.tables.store().work().think(play).await;
            masters.map_err(|_| TablesError::Broken)?.map_err(|_| TablesError::Broken)
        };
        Ok(self.days.masters(deal.day).get_or_try_init(thinking).await?.clone())
    }

    /// Lets a master play the game of the day, before anybody asks what came of it.
    pub(super) fn think_of_masters(self: &Arc<Self>, deal: Deal) {
        if !self.days.masters(deal.day).initialized() {
            let responder = self.clone();
            self.tables
                .store()
                .work()
                .spawn(async move { responder.masters(deal).await.map(drop) });
        }
    }

    /// Whether this person's game counts on this server: other processes are asked. If they cannot
    /// be asked, it counts.
    pub(super) async fn counts(&self, day: Day, person: UserId, guild: GuildId) -> bool {
        let Some(chain) = self.days.chain().filter(|_| self.is_part) else { return true };
        let claim = move || chain.claim(day, person, guild);
        match self.tables.store().work().think(claim).await {
            Ok(Ok(claim)) => claim == Claim::First,
            Ok(Err(error)) => {
                warn!("whether a deal of the day was finished elsewhere is not known: {error}");
                true
            }
            Err(_) => true,
        }
    }

    /// The message of a day on a server, as it is now, and the number of games that it shows.
    pub async fn day_message(
        &self,
        guild: GuildId,
        day: Day,
        mentioned: &[UserId],
    ) -> Result<(PublicMessage, u32), TablesError> {
        let table = self.tables.store().day_table(guild, day).await?;
        let deal = self.days.deal(day).ok_or(TablesError::Broken)?;
        // Par is said when it spoils nothing any more: somebody has set a mark.
        let par = if table.entries.is_empty() { None } else { Some(self.masters(deal).await?) };
        let par = par.and_then(|masters| masters.totals.last().copied());
        let words = self.words_for_all(guild);
        let is_today = day == self.days.today();
        let message = words.day(&table, deal.options().kind(), par, is_today, mentioned);
        Ok((message, table.people))
    }
}
