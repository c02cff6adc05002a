//! The deal of the day and challenges, while requests fail and the bot is killed in the middle of its
//! work, over midnight: a game never goes back, there is one try, and what is stored is what was told.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use henge::daily::Day;
use henge::features::press::{ChallengePress, DailyPress, OwnPress, Press};
use henge::solo::Finished;
use henge::store::Store;
use henge::table::{GuildId, Question, TableId, UserId};
use playground::{Access, Answer, Channel, Impossible, Message, Options, Person, Playground};
use tokio::time::sleep;

use crate::bot::{Bot, Host};
use crate::luck::Luck;
use crate::people::live;
use crate::run::{driven, empty, folder};
use crate::swarm::Swarm;
use crate::trace::Trace;
use crate::weather::{Sky, Weather};

const SEEDS: u64 = 2;
/// The number of times that things go wrong for a while.
const SPELLS: u64 = 4;
/// The number of things that people do in each of them.
const DEEDS: u64 = 16;
/// More moves than any game has.
const MOVES: u32 = 400;
/// The random stream for what happens here.
const SOLO: u64 = 105;
const SHOWN: Duration = Duration::from_secs(30);
/// A day of cards, before another one.
pub const DAY: Day = Day::of_number(65);
/// The time before midnight at which people begin: they go on after it.
const BEFORE_MIDNIGHT: i64 = 4 * 60 * 1000;
const TABLE: TableId = TableId::new(1);

/// A game that somebody plays alone: the deal of a day, or that of the game at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Game {
    Daily(Day),
    Challenge(TableId),
}

/// What the bot has told somebody last about their game.
#[derive(Clone, Debug)]
enum Told {
    Asked(Question),
    /// The game is over; the line with the points.
    Over(String),
}

/// A playground with a bot, and people who play alone.
pub struct Evening {
    pub playground: Arc<Playground>,
    host: Host,
    bot: Option<Bot>,
    pub channel: Channel,
    /// Those who play alone.
    pub people: Vec<Person>,
    luck: Luck,
    told: BTreeMap<(UserId, Game), Told>,
    /// The result of the game whose deal is played; `None` for the deal of the day.
    result: Option<Message>,
    _folder: tempfile::TempDir,
}

impl Evening {
    pub async fn begin(seed: u64, names: &[&str], trace: Trace) -> Self {
        let folder = folder();
        let database = folder.path().join("henge.db");
        std::fs::copy(empty(), &database).unwrap();
        let options = Options {
            people: names.iter().map(|name| (*name).to_owned()).collect(),
            channels: vec![("wizards".to_owned(), Access::Full)],
            seed: Some(seed),
            ..Options::default()
        };
        let playground = Arc::new(Playground::in_process(options));
        let (people, channel) = (playground.people(), playground.channels().remove(0));
        let mut host = Host::new(playground.clone(), trace, seed, &database, Duration::ZERO);
        let bot = Some(host.start().await);
        let (luck, told, result) = (Luck::of(seed, SOLO), BTreeMap::new(), None);
        Self { playground, host, bot, channel, people, luck, told, result, _folder: folder }
    }

    fn store(&self) -> &Store {
        self.bot.as_ref().unwrap().core.tables().store()
    }

    /// The first person plays a game with computer players to its end, and is no challenger then.
    async fn play_at_a_table(&mut self) {
        let host = self.people.remove(0);
        host.command(&self.channel, "/wizard play preset:quick").await.unwrap();
        while self.result.is_none() {
            let shown = host.sees(&self.channel);
            let offered = |wanted: &'static str| {
                shown.iter().rev().find_map(|message| {
                    let id = live(message).find(|id| id.contains(wanted))?;
                    Some((message.clone(), id))
                })
            };
            let dare = Press::Challenge(ChallengePress::Play(TABLE)).text();
            self.result = shown.iter().find(|of| live(of).any(|id| id == dare)).cloned();
            if let Some((message, id)) = offered(".do.").or_else(|| offered(".fill-and-begin")) {
                let _ = host.press_id(&message, &id).await;
            }
            sleep(Duration::from_secs(2)).await;
        }
    }

    /// Things go wrong for a while, again and again.
    async fn storm(&mut self, seed: u64) {
        let (sky, swarm) = (Sky::default(), Arc::new(Swarm::of(seed)));
        let weather = Weather { sky: sky.clone(), luck: Luck::of(seed, SOLO + 1), swarm };
        self.playground.faults().leave_to(weather);
        for _ in 0..SPELLS {
            sky.set(*self.luck.one_of(&[0, 12, 5]).unwrap());
            self.go_on_while_the_bot_may_die().await;
            sky.set(0);
            sleep(SHOWN).await;
        }
    }

    async fn go_on_while_the_bot_may_die(&mut self) {
        let dies_after = self.luck.below(100) as u32;
        let steps = self.bot.as_ref().unwrap().steps.clone();
        if self.luck.once_in(2) {
            steps.stop_after(Some(dies_after));
        }
        let is_dead = tokio::select! {
            biased;
            () = steps.stopped() => true,
            () = self.go_on() => false,
        };
        steps.stop_after(None);
        if is_dead || self.luck.once_in(4) {
            self.restart().await;
        }
    }

    /// The bot is killed and starts again.
    pub async fn restart(&mut self) {
        self.bot.take().unwrap().kill();
        self.bot = Some(self.host.start().await);
    }

    /// People press what they see, and open their games again.
    async fn go_on(&mut self) {
        for _ in 0..DEEDS {
            sleep(Duration::from_secs(1)).await;
            let person = self.luck.one_of(&self.people).unwrap().clone();
            let shown = person.sees(&self.channel).into_iter();
            let shown = shown.filter(|message| told(message).is_some()).max_by_key(|of| of.id);
            if self.luck.once_in(6) || !self.answer(&person, shown).await {
                let opened = self.open(&person).await;
                self.see(&person, opened);
            }
        }
    }

    pub async fn open(&self, person: &Person) -> Result<Answer, Impossible> {
        let Some(result) = &self.result else {
            return person.command(&self.channel, "/wizard daily").await;
        };
        let play = Press::Challenge(ChallengePress::Play(TABLE)).text();
        Ok(person.forge_press_and_see(result.id, &play).await)
    }

    /// Gives one of the answers that this message offers; returns whether it offers any.
    async fn answer(&mut self, person: &Person, shown: Option<Message>) -> bool {
        let Some(shown) = shown else { return false };
        let answers: Vec<String> = live(&shown).filter(|id| id.contains(".do.")).collect();
        let Some(id) = self.luck.one_of(&answers).cloned() else { return false };
        let answer = person.press_id(&shown, &id).await;
        self.see(person, answer);
        true
    }

    pub fn see(&mut self, person: &Person, answer: Result<Answer, Impossible>) {
        let message = answer.ok().and_then(Answer::message);
        let Some((game, now)) = message.as_ref().and_then(told) else { return };
        let of = (UserId::new(person.id.0), game);
        match (self.told.insert(of, now.clone()), now) {
            (Some(Told::Asked(before)), Told::Asked(now)) => {
                assert!(now >= before, "{of:?} goes back from {before} to {now}");
            }
            (Some(Told::Over(before)), Told::Over(now)) => assert_eq!(before, now, "{of:?}"),
            (Some(Told::Over(_)), Told::Asked(_)) => panic!("{of:?} has a second try"),
            (Some(Told::Asked(_)) | None, Told::Over(_)) | (None, Told::Asked(_)) => {}
        }
    }

    /// Plays all games that were begun to their end, while nothing goes wrong.
    pub async fn play_to_the_end(&mut self) {
        for person in self.people.clone() {
            let games: Vec<Game> = self.told.keys().map(|(_, game)| *game).collect();
            for game in games {
                for _ in 0..MOVES {
                    let is_it = |of: &Message| told(of).is_some_and(|(other, _)| other == game);
                    let shown = person.sees(&self.channel).into_iter().filter(is_it);
                    let shown = shown.max_by_key(|message| message.id);
                    if !self.answer(&person, shown).await {
                        break;
                    }
                }
            }
        }
    }

    /// Checks what is stored against what was told. Returns the number of finished games.
    async fn check(&self) -> usize {
        let mut of_days: BTreeMap<Day, usize> = BTreeMap::new();
        for ((person, game), told) in &self.told {
            let (actions, finished) = match game {
                Game::Daily(day) => {
                    let stored = self.store().daily_game(*person, *day).await.unwrap().unwrap();
                    *of_days.entry(*day).or_default() += usize::from(stored.finished.is_some());
                    (stored.actions, stored.finished)
                }
                Game::Challenge(table) => {
                    let stored = self.store().challenge(*table, *person).await.unwrap().unwrap();
                    (stored.actions, stored.finished)
                }
            };
            let taken = actions.split('-').filter(|action| !action.is_empty()).count() as u32;
            match told {
                Told::Asked(question) => assert!(taken >= question.get(), "{person} lost a move"),
                Told::Over(line) => {
                    let points = finished.as_ref().map(Finished::points).unwrap();
                    let line = line.replace('−', "-");
                    assert!(line.contains(&format!("**{points}")), "{points} and not: {line}");
                }
            }
        }
        let guild = GuildId::new(self.playground.guild().0);
        for (day, finished) in &of_days {
            let table = self.store().day_table(guild, *day).await.unwrap();
            assert_eq!((table.people as usize, table.entries.len()), (*finished, *finished));
            for entry in &table.entries {
                let stored = self.store().daily_game(entry.person, *day).await.unwrap().unwrap();
                assert_eq!(stored.finished.as_ref(), Some(&entry.finished));
            }
        }
        self.told.values().filter(|told| matches!(told, Told::Over(_))).count()
    }

    pub async fn end(mut self) {
        let journal = self.playground.journal();
        assert!(journal.violations().is_empty(), "{:#?}", journal.violations());
        self.bot.take().unwrap().stop().await;
    }
}

/// What a private message says about a game that is played alone.
fn told(message: &Message) -> Option<(Game, Told)> {
    if !message.is_ephemeral() {
        return None;
    }
    let presses = || live(message).filter_map(|id| Press::read(&id).ok());
    let asked = presses().find_map(|press| match press {
        Press::Daily(DailyPress::Own(day, _, OwnPress::Answer { question, .. })) => {
            Some((Game::Daily(day), Told::Asked(question)))
        }
        Press::Challenge(ChallengePress::Own(table, _, OwnPress::Answer { question, .. })) => {
            Some((Game::Challenge(table), Told::Asked(question)))
        }
        _ => None,
    });
    let over = || {
        let made = message.embeds.first()?["description"].as_str()?.lines().next()?;
        let game = presses().find_map(|press| match press {
            Press::Daily(DailyPress::Yesterday(_)) => Some(Game::Daily(day(message)?)),
            Press::Challenge(ChallengePress::Record(table)) => Some(Game::Challenge(table)),
            _ => None,
        });
        Some((game?, Told::Over(made.to_owned())))
    };
    asked.or_else(over)
}

/// The day in the heading of a result.
fn day(message: &Message) -> Option<Day> {
    let heading = message.content.lines().find(|line| line.starts_with("## "))?;
    heading.rsplit(' ').next()?.parse().ok()
}

/// This long after the beginning of a day.
pub fn moment(day: Day, after: i64) -> Duration {
    Duration::from_millis((day.begins_at() + after).cast_unsigned())
}

#[test]
fn a_deal_of_the_day_has_one_try_and_what_was_told_is_stored() {
    // It is made outside of the simulation.
    empty();
    let mut finished = 0;
    for seed in 0..SEEDS {
        let (runtime, trace) = driven(moment(DAY.after(), -BEFORE_MIDNIGHT));
        finished += runtime.block_on(async {
            let mut evening = Evening::begin(seed, &["Ada", "Ben"], trace).await;
            evening.storm(seed).await;
            evening.play_to_the_end().await;
            let finished = evening.check().await;
            evening.end().await;
            finished
        });
    }
    assert!(finished >= 2 * SEEDS as usize, "{finished} games");
}

#[test]
fn a_challenge_has_one_try_and_what_was_told_is_stored() {
    empty();
    let mut finished = 0;
    for seed in 0..SEEDS {
        let (runtime, trace) = driven(moment(DAY, 0));
        finished += runtime.block_on(async {
            let mut evening = Evening::begin(seed, &["Ada", "Ben", "Cy"], trace).await;
            evening.play_at_a_table().await;
            evening.storm(seed).await;
            evening.play_to_the_end().await;
            let finished = evening.check().await;
            evening.end().await;
            finished
        });
    }
    assert!(finished > SEEDS as usize, "{finished} games");
}
