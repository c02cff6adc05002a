//! Who is called while a clock runs, and when that ends.

use std::sync::Arc;
use std::time::Duration;

use henge::table::{Deadline, Table, TableId};
use playground::{Access, Channel, Options, Person, Playground, Snowflake};
use tokio::time::sleep;

use crate::bot::{Bot, Host};
use crate::people::live;
use crate::run::{driven, folder};
use crate::trace::Trace;

pub const NOW: Duration = Duration::from_hours(500_376);
/// By then what has changed is shown.
const SHOWN: Duration = Duration::from_secs(3);

/// Two people, a channel, and a game with this clock.
pub struct Evening {
    pub playground: Arc<Playground>,
    host: Host,
    pub bot: Bot,
    people: Vec<Person>,
    channel: Channel,
    _folder: tempfile::TempDir,
}

impl Evening {
    pub async fn begin(clock: &str, trace: Trace) -> Self {
        let folder = folder();
        let options = Options {
            people: vec!["Ada".to_owned(), "Ben".to_owned()],
            channels: vec![("wizards".to_owned(), Access::Full)],
            seed: Some(7),
            ..Options::default()
        };
        let playground = Arc::new(Playground::in_process(options));
        let database = folder.path().join("henge.db");
        let mut host = Host::new(playground.clone(), trace, 7, &database, Duration::ZERO);
        let bot = host.start().await;
        let (people, channel) = (playground.people(), playground.channels().remove(0));
        people[0].command(&channel, &format!("/wizard play clock:{clock}")).await.unwrap();
        let evening = Self { playground, host, bot, people, channel, _folder: folder };
        evening.press(&evening.people[1], ".sit").await;
        evening.press(&evening.people[0], ".fill-and-begin").await;
        evening
    }

    /// Presses the newest live button of this kind that somebody sees.
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

    /// Who is waited for first, and until when.
    pub async fn waited_for(&self) -> (&Person, Deadline) {
        let tables = self.bot.core.tables();
        let deadlines = tables.look(TableId::new(1), Table::deadlines).await.unwrap();
        let deadline = *deadlines.iter().min_by_key(|deadline| deadline.due).unwrap();
        let person = self.people.iter().find(|person| person.id.0 == deadline.user.get());
        (person.unwrap(), deadline)
    }

    /// The message that calls somebody.
    fn call(&self) -> Option<Snowflake> {
        let mut shown = self.people[0].sees(&self.channel).into_iter();
        let call = shown.find(|message| message.content.contains("the table waits for you"));
        call.map(|call| call.id)
    }

    /// Whom the bot calls.
    fn called(&self) -> Option<String> {
        let shown = self.people[0].sees(&self.channel).into_iter();
        let calls = shown.filter(|message| message.content.contains("the table waits for you"));
        let calls: Vec<_> = calls.map(|call| call.content).collect();
        assert!(calls.len() < 2, "{calls:?}");
        calls.first().map(|call| call.split(' ').next().unwrap().to_owned())
    }

    async fn restart(mut self) -> Self {
        self.bot.stop().await;
        self.bot = self.host.start().await;
        self
    }

    pub async fn end(self) {
        let violations = self.playground.journal();
        assert!(violations.violations().is_empty(), "{:#?}", violations.violations());
        self.bot.stop().await;
    }
}

async fn sleep_until(moment: i64) {
    let left = (moment - henge::clock::now_ms()).max(0).cast_unsigned();
    sleep(Duration::from_millis(left)).await;
}

fn mention(person: &Person) -> String {
    format!("<@{}>", person.id)
}

#[test]
fn who_is_waited_for_is_called_at_half_time_until_they_have_moved() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let evening = Evening::begin("relaxed", trace).await;
        for _ in 0..6 {
            let (waited, deadline) = evening.waited_for().await;
            assert_eq!(evening.called(), None);
            sleep_until(deadline.half).await;
            sleep(SHOWN).await;
            assert_eq!(evening.called(), Some(mention(waited)));
            evening.press(waited, ".s.1.hand").await;
            assert_eq!(
                evening.called(),
                Some(mention(waited)),
                "who has only looked is still called"
            );
            evening.press(waited, ".do.").await;
            assert_eq!(evening.called(), None);
        }
        evening.end().await;
    });
}

#[test]
fn who_is_there_is_not_called() {
    for (clock, looks_again) in [("relaxed", true), ("live", false)] {
        let (runtime, trace) = driven(NOW);
        runtime.block_on(async {
            let evening = Evening::begin(clock, trace).await;
            let (waited, deadline) = evening.waited_for().await;
            if looks_again {
                evening.press(waited, ".s.1.scores").await;
            }
            sleep_until(deadline.half).await;
            sleep(SHOWN).await;
            assert_eq!(evening.called(), None, "{clock}");
            evening.end().await;
        });
    }
}

#[test]
fn a_call_ends_with_the_time_that_it_was_about_whatever_happens() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let evening = Evening::begin("relaxed", trace).await;
        let (waited, deadline) = evening.waited_for().await;
        sleep_until(deadline.half).await;
        sleep(SHOWN).await;
        assert_eq!(evening.called(), Some(mention(waited)));
        let call = evening.call();
        let mut evening = evening.restart().await;
        sleep(SHOWN).await;
        assert_eq!(evening.call(), call, "the call stands, and none comes besides");
        evening = evening.restart().await;
        sleep(Duration::from_hours(2)).await;
        assert_eq!(evening.called(), None, "everybody is away");
        evening.end().await;
    });
}
