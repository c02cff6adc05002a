//! An evening on a simulated clock: two people, a game, and a bot that may be restarted.

use std::sync::Arc;
use std::time::Duration;

use henge::table::{Deadline, Table, TableId};
use playground::{Access, Channel, Options, Person, Playground, Snowflake};
use tokio::time::sleep;

use crate::bot::{Bot, Host};
use crate::people::live;
use crate::run::folder;
use crate::trace::Trace;

const GROUP: &str = "Game night";
pub const NOW: Duration = Duration::from_hours(500_376);
/// The time after which a change is displayed.
pub const SHOWN: Duration = Duration::from_secs(3);

/// Two people, a channel, and a game with this clock.
pub struct Evening {
    pub playground: Arc<Playground>,
    pub host: Host,
    pub bot: Bot,
    pub people: Vec<Person>,
    pub channel: Channel,
    _folder: tempfile::TempDir,
}

impl Evening {
    pub async fn begin(clock: &str, trace: Trace) -> Self {
        Self::begin_with(clock, Duration::ZERO, trace).await
    }

    /// Like [`Self::begin`], with this pause before a computer player's move.
    pub async fn begin_with(clock: &str, pause: Duration, trace: Trace) -> Self {
        Self::begin_at(clock, pause, trace, |playground| playground.channels().remove(0)).await
    }

    /// A game in a group chat, of which the bot is no member. Ada has added it to her account.
    pub async fn begin_in_a_group(trace: Trace) -> Self {
        let place = |playground: &Playground| {
            playground.people()[0].install_app();
            playground.group(GROUP).unwrap()
        };
        Self::begin_at("none", Duration::from_secs(1), trace, place).await
    }

    async fn begin_at(
        clock: &str,
        pause: Duration,
        trace: Trace,
        place: impl FnOnce(&Playground) -> Channel,
    ) -> Self {
        let folder = folder();
        let people = vec!["Ada".to_owned(), "Ben".to_owned()];
        let options = Options {
            groups: [(GROUP.to_owned(), people.clone())].into(),
            people,
            channels: ["wizards", "dice"].map(|name| (name.to_owned(), Access::Full)).to_vec(),
            seed: Some(7),
            ..Options::default()
        };
        let playground = Arc::new(Playground::in_process(options));
        let database = folder.path().join("henge.db");
        let mut host = Host::new(playground.clone(), trace, 7, &database, pause);
        let bot = host.start().await;
        let (people, channel) = (playground.people(), place(&playground));
        people[0].command(&channel, &format!("/wizard play clock:{clock}")).await.unwrap();
        let evening = Self { playground, host, bot, people, channel, _folder: folder };
        evening.press(&evening.people[1], ".sit").await;
        evening.press(&evening.people[0], "begin").await;
        evening
    }

    /// Presses the newest enabled button of this kind that somebody sees.
    pub async fn press(&self, person: &Person, part: &str) {
        let shown = person.sees(&self.channel);
        let button = shown.iter().rev().find_map(|message| {
            let id = live(message).find(|id| id.contains(part))?;
            Some((message.clone(), id))
        });
        let (message, id) = button.unwrap_or_else(|| panic!("{} sees no {part}", person.name));
        person.press_id(&message, &id).await.unwrap();
        sleep(SHOWN).await;
    }

    /// The person with the earliest deadline, and the deadline.
    pub async fn waited_for(&self) -> (&Person, Deadline) {
        let tables = self.bot.core.tables();
        let deadlines = tables.look(TableId::new(1), Table::deadlines).await.unwrap();
        let deadline = *deadlines.iter().min_by_key(|deadline| deadline.due).unwrap();
        let person = self.people.iter().find(|person| person.id.0 == deadline.user.get());
        (person.unwrap(), deadline)
    }

    /// The message with the reminder.
    pub fn reminder(&self) -> Option<Snowflake> {
        let mut shown = self.people[0].sees(&self.channel).into_iter();
        let reminder = shown.find(|message| message.content.contains("it’s your turn"));
        reminder.map(|reminder| reminder.id)
    }

    /// The person whom the reminder mentions.
    pub fn reminded(&self) -> Option<String> {
        let shown = self.people[0].sees(&self.channel).into_iter();
        let calls = shown.filter(|message| message.content.contains("it’s your turn"));
        let calls: Vec<_> = calls.map(|call| call.content).collect();
        assert!(calls.len() < 2, "{calls:?}");
        calls.first().map(|call| call.split(' ').next().unwrap().to_owned())
    }

    pub async fn restart(mut self) -> Self {
        self.bot.stop().await;
        self.bot = self.host.start().await;
        self
    }

    /// The bot is killed, and started again.
    pub async fn kill(mut self) -> Self {
        self.bot.kill();
        self.bot = self.host.start().await;
        self
    }

    pub async fn end(self) {
        let violations = self.playground.journal();
        assert!(violations.violations().is_empty(), "{:#?}", violations.violations());
        self.bot.stop().await;
    }
}

pub async fn sleep_until(moment: i64) {
    let left = (moment - henge::clock::now_ms()).max(0).cast_unsigned();
    sleep(Duration::from_millis(left)).await;
}

pub fn mention(person: &Person) -> String {
    format!("<@{}>", person.id)
}
