//! The message of the week while requests fail and the bot is killed in the middle of its work: it is
//! posted once at most, and every vote that it has shown is stored.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use henge::features::press::{Press, WeekPress};
use henge::scores::Week;
use henge::server::{Change, Weekly};
use henge::table::{GuildId, UserId};
use playground::{Access, Answer, Channel, Message, Options, Person, Playground};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tokio::time::sleep;

use crate::bot::{Bot, Host};
use crate::evening::NOW;
use crate::luck::Luck;
use crate::people::{is_ending, live};
use crate::run::{driven, empty, folder};
use crate::swarm::Swarm;
use crate::trace::Trace;
use crate::weather::{Sky, Weather};

const SEEDS: u64 = 30;
/// The number of games that are begun and ended early while things go wrong.
const GAMES: u64 = 5;
/// The random stream for what happens here.
const WEEKS: u64 = 103;
const SHOWN: Duration = Duration::from_secs(30);

/// Stores a game that these people finished in the week before.
fn have_played(database: &Path, guild: GuildId, people: &[Person]) {
    let at = Week::at(NOW.as_millis() as i64).before().begins_at();
    let people: Vec<_> =
        people.iter().map(|person| (person.id.0 as i64, person.name.clone())).collect();
    let options = SqliteConnectOptions::new().filename(database).foreign_keys(false);
    let store = async move {
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        for (place, (id, name)) in (1..).zip(people) {
            let query = sqlx::query("insert into person (id, name, since) values ($1, $2, 0)");
            query.bind(id).bind(name).execute(&mut connection).await.unwrap();
            sqlx::query(
                "insert into result (game_table, person, guild, game, ended_at, seats, people,
                     stood_in, place, points, predictions, exact)
                 values (1000, $1, $2, 'cards', $3, 3, 2, 0, $4, 0, 5, 2)",
            )
            .bind(id)
            .bind(guild.get() as i64)
            .bind(at)
            .bind(place)
            .execute(&mut connection)
            .await
            .unwrap();
        }
        connection.close().await.unwrap();
    };
    // The runtime of the simulation has no threads for a database.
    let runtime = || tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    std::thread::spawn(move || runtime().block_on(store)).join().unwrap();
}

/// The votes that a message offers.
fn votes(message: &Message) -> Vec<String> {
    let is_vote = |id: &String| matches!(Press::read(id), Ok(Press::Week(WeekPress::Vote(..))));
    live(message).filter(is_vote).collect()
}

struct Evening {
    playground: Arc<Playground>,
    host: Host,
    bot: Option<Bot>,
    channel: Channel,
    people: Vec<Person>,
    luck: Luck,
    /// What each person has voted for, as the message has shown it; `None` if it is not known.
    told: BTreeMap<UserId, Option<u8>>,
}

impl Evening {
    async fn of(seed: u64, trace: Trace) -> usize {
        let folder = folder();
        let database = folder.path().join("henge.db");
        std::fs::copy(empty(), &database).unwrap();
        let options = Options {
            people: ["Ada", "Ben"].map(str::to_owned).to_vec(),
            channels: vec![("wizards".to_owned(), Access::Full)],
            seed: Some(seed),
            ..Options::default()
        };
        let playground = Arc::new(Playground::in_process(options));
        let guild = GuildId::new(playground.guild().0);
        let (people, channel) = (playground.people(), playground.channels().remove(0));
        have_played(&database, guild, &people);
        let mut host = Host::new(playground.clone(), trace, seed, &database, Duration::ZERO);
        let bot = host.start().await;
        let store = bot.core.tables().store();
        store.change_settings(guild, Change::Weekly(Weekly::On)).await.unwrap().unwrap();
        let sky = Sky::default();
        let swarm = Arc::new(Swarm::of(seed));
        let weather = Weather { sky: sky.clone(), luck: Luck::of(seed, WEEKS + 1), swarm };
        playground.faults().leave_to(weather);
        let (luck, told) = (Luck::of(seed, WEEKS), BTreeMap::new());
        let bot = Some(bot);
        let mut evening = Self { playground, host, bot, channel, people, luck, told };
        for _ in 0..GAMES {
            sky.set(*evening.luck.one_of(&[0, 12, 5]).unwrap());
            evening.play_while_the_bot_may_die().await;
            sky.set(0);
            sleep(SHOWN).await;
        }
        evening.end().await
    }

    async fn play_while_the_bot_may_die(&mut self) {
        let dies_after = self.luck.below(200) as u32;
        let steps = self.bot.as_ref().unwrap().steps.clone();
        if self.luck.once_in(2) {
            steps.stop_after(Some(dies_after));
        }
        let is_dead = tokio::select! {
            biased;
            () = steps.stopped() => true,
            () = self.play() => false,
        };
        steps.stop_after(None);
        if is_dead || self.luck.once_in(4) {
            self.bot.take().unwrap().kill();
            self.bot = Some(self.host.start().await);
        }
    }

    /// Begins a game, ends it early, and votes.
    async fn play(&mut self) {
        let host = self.people[0].clone();
        let _ = host.command(&self.channel, "/wizard play").await;
        for wanted in [".fill-and-begin", ".end"] {
            if wanted == ".end" {
                let _ = host.command(&self.channel, "/wizard end").await;
            }
            let shown = host.sees(&self.channel);
            let button = shown.iter().rev().find_map(|message| {
                let is_wanted = |id: &String| {
                    if wanted == ".end" { is_ending(id) } else { id.ends_with(wanted) }
                };
                Some((message.clone(), live(message).find(is_wanted)?))
            });
            if let Some((message, id)) = button {
                let _ = host.press_id(&message, &id).await;
            }
            sleep(SHOWN).await;
        }
        for _ in 0..4 {
            self.vote().await;
            sleep(Duration::from_secs(1)).await;
        }
    }

    async fn vote(&mut self) {
        let person = self.luck.one_of(&self.people).unwrap().clone();
        let Some(week) = self.week() else { return };
        let Some(id) = self.luck.one_of(&votes(&week)).cloned() else { return };
        let Ok(Press::Week(WeekPress::Vote(_, choice))) = Press::read(&id) else { return };
        let user = UserId::new(person.id.0);
        self.told.insert(user, None);
        if let Ok(Answer::Update(_)) = person.press_id(&week, &id).await {
            self.told.insert(user, Some(choice));
        }
    }

    fn weeks(&self) -> Vec<Message> {
        let shown = self.people[0].sees(&self.channel).into_iter();
        shown.filter(|message| !votes(message).is_empty()).collect()
    }

    fn week(&self) -> Option<Message> {
        self.weeks().pop()
    }

    /// Checks what is stored when nothing goes wrong any more. Returns the number of messages.
    async fn end(mut self) -> usize {
        self.bot.take().unwrap().stop().await;
        let bot = self.host.start().await;
        let store = bot.core.tables().store();
        for (person, choice) in &self.told {
            let Some(choice) = choice else { continue };
            let export = store.export(*person).await.unwrap();
            assert_eq!(export["tables"]["week_vote"][0]["choice"], *choice, "{export}");
        }
        let posted = self.weeks().len();
        assert!(posted <= 1, "{posted} messages of one week");
        let violations = self.playground.journal();
        assert!(violations.violations().is_empty(), "{:#?}", violations.violations());
        bot.stop().await;
        posted
    }
}

#[test]
fn a_week_has_one_message_and_keeps_every_vote_that_it_has_shown() {
    // It is made outside of the simulation.
    empty();
    let mut posted = 0;
    for seed in 0..SEEDS {
        let (runtime, trace) = driven(NOW);
        posted += runtime.block_on(Evening::of(seed, trace));
    }
    assert!(posted > SEEDS as usize / 2, "{posted} of {SEEDS} weeks have a message");
}
