//! One run: a bot, its people and its Discord, all from a seed.

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use henge::clock;
use henge::store::Store;
use henge::table::GuildId;
use playground::{Access, Channel, Options, Person, Playground, Snowflake, drive_clock};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tokio::time::{Instant, sleep};

use crate::bot::{Bot, Host};
use crate::counts;
use crate::emojis::{Owner, Shown, there};
use crate::laws::{self, Logs, Pauses, Unseen};
use crate::luck::Luck;
use crate::people::{LONGEST_PRESS, Mood, Moods, Opened, Player, is_ending, live, places};
use crate::swarm::{Event, Habit, Swarm};
use crate::trace::Trace;
use crate::weather::{Sky, Weather};

/// The time of day at which runs begin, in seconds since 1970: the last day of a month.
const START: u64 = 1_801_353_600;
/// The time by which games have ended once nothing goes wrong any more.
const LONGEST: Duration = Duration::from_hours(3);
/// The time by which a channel that has refused is retried if somebody presses there.
const FORGIVEN: Duration = Duration::from_mins(70);
/// The random stream for the actions of the application's owner.
const EMOJIS: u64 = 100;
/// The purpose of the luck that gives people their languages.
const LANGUAGES: u64 = 101;
/// The languages of people's clients; the bot does not speak the last.
const LOCALES: [&str; 5] = ["en-US", "de", "fr", "nl", "ja"];
/// The milliseconds after which a host starts the bot again, and those after which one does who was
/// not there.
const SOON: Range<u64> = 1..10_000;
const LATE: Range<u64> = 30_000..300_000;
/// A state that lasts this long is displayed.
const STANDS: Duration = Duration::from_secs(10);
/// The time by which every change is displayed.
const SHOWN: Duration = Duration::from_secs(90);

/// An empty database; migrating a new one would take longer than the run.
static EMPTY: LazyLock<(TempDir, PathBuf)> = LazyLock::new(|| {
    let folder = folder();
    let path = folder.path().join("empty.db");
    let url = format!("sqlite://{}", path.display());
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async { Store::open(&url).await.unwrap().close().await });
    (folder, path)
});

/// The file of an empty database.
pub fn empty() -> &'static Path {
    &EMPTY.1
}

/// A temporary folder, in memory if possible.
pub fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { TempDir::new_in(memory).unwrap() } else { TempDir::new().unwrap() }
}

/// Plays one seed and returns its trace. If an invariant is violated, it prints the end of the
/// trace.
pub fn play(seed: u64) -> Trace {
    empty();
    let (runtime, trace) = driven(Duration::from_secs(START + seed % 86_400));
    let run = AssertUnwindSafe(|| {
        runtime.block_on(Run::of(seed, trace.clone()));
        laws::nothing_panicked();
    });
    laws::watch_panics();
    if let Err(broken) = catch_unwind(run) {
        let told = if crate::number("HENGE_SEED").is_some() { trace.course() } else { trace.end() };
        eprintln!("{told}\nHENGE_SEED={seed} breaks a law, with {:?}", Swarm::of(seed));
        resume_unwind(broken);
    }
    trace
}

/// A runtime on this thread with a simulated clock that starts at this time of day.
pub fn driven(now: Duration) -> (Runtime, Trace) {
    let runtime = Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    let trace = {
        let _driven = runtime.enter();
        clock::drive(now);
        drive_clock(now);
        Trace::start()
    };
    (runtime, trace)
}

/// A run in progress.
struct Run {
    luck: Luck,
    swarm: Arc<Swarm>,
    playground: Arc<Playground>,
    host: Host,
    bot: Option<Bot>,
    people: Vec<Person>,
    moods: Moods,
    sky: Sky,
    logs: Logs,
    pauses: Pauses,
    opened: Opened,
    owner: Owner,
    /// The messages that a moderator has deleted.
    deleted: Vec<Snowflake>,
    /// The channels that were deleted.
    gone: Vec<Snowflake>,
    unseen: Unseen,
    /// The number of presses that were not answered while things went wrong.
    unanswered: usize,
}

impl Run {
    async fn of(seed: u64, trace: Trace) {
        let (mut luck, swarm) = (Luck::of(seed, 0), Arc::new(Swarm::of(seed)));
        trace.say(&format!("{swarm:?}"));
        let folder = folder();
        let database = folder.path().join("henge.db");
        std::fs::copy(empty(), &database).unwrap();
        let channels = ["one", "two"].map(|name| (name.to_owned(), Access::Full)).to_vec();
        let people = ["Ada", "Ben", "Cy", "Di"][..2 + luck.below(3) as usize].iter();
        let people = people.map(|name| (*name).to_owned()).collect();
        let options = Options { people, channels, seed: Some(seed), ..Options::default() };
        let playground = Arc::new(Playground::in_process(options));
        let pause = Duration::from_millis(luck.below(2) * 1200);
        let owner = Owner::begin(&mut Luck::of(seed, EMOJIS), &playground);
        let host = Host::new(playground.clone(), trace.clone(), seed, &database, pause);
        let mut host = host.with_emojis(owner.pause());
        let bot = host.start().await;
        let (moods, sky, opened) = (Moods::default(), Sky::default(), Opened::default());
        let weather = Weather { sky: sky.clone(), luck: Luck::of(seed, 1), swarm: swarm.clone() };
        playground.faults().leave_to(weather);
        let people = playground.people();
        let mut languages = Luck::of(seed, LANGUAGES);
        for person in people.iter().filter(|_| swarm.has(Habit::Languages)) {
            person.set_locale(languages.one_of(&LOCALES).unwrap());
        }
        let playing = people.iter().zip(2..).map(|(person, purpose)| {
            let player = Player {
                person: person.clone(),
                playground: playground.clone(),
                luck: Luck::of(seed, purpose),
                swarm: swarm.clone(),
                moods: moods.clone(),
                opened: opened.clone(),
                trace: trace.clone(),
                seen: Vec::new(),
            };
            tokio::spawn(player.play())
        });
        let playing: Vec<_> = playing.collect();
        let mut run = Self {
            luck,
            swarm,
            playground,
            host,
            bot: Some(bot),
            people,
            moods,
            sky,
            logs: Logs::default(),
            pauses: Pauses::default(),
            opened,
            owner,
            deleted: Vec::new(),
            gone: Vec::new(),
            unseen: Unseen::default(),
            unanswered: 0,
        };
        run.storm().await;
        run.calm().await;
        run.play_on().await;
        assert!(playing.iter().all(|player| !player.is_finished()), "somebody broke off");
        run.end().await;
    }
    async fn storm(&mut self) {
        self.change_the_weather();
        let until = Instant::now() + self.luck.ms(8000, 30_000);
        while Instant::now() < until {
            self.let_something_happen().await;
            sleep(self.luck.ms(300, 5000)).await;
            self.check_memory().await;
        }
    }

    async fn let_something_happen(&mut self) {
        match self.luck.below(20) {
            0..3 => self.change_the_weather(),
            3..14 => {
                let swarm = self.swarm.clone();
                if let Some(event) = self.luck.one_of(&swarm.events) {
                    self.host.trace.say(&format!("{event:?} happens"));
                    self.happens(*event).await;
                }
            }
            _ => {}
        }
    }

    fn change_the_weather(&mut self) {
        let one_in = *self.luck.one_of(&[0, 40, 12, 5]).unwrap();
        self.host.trace.say(&format!("one thing in {one_in} goes wrong"));
        self.sky.set(one_in);
    }

    async fn happens(&mut self, event: Event) {
        match event {
            Event::Stop => self.restart(End::Stopped, SOON).await,
            Event::Kill => self.restart(End::Killed, SOON).await,
            Event::Outage => self.restart(End::Killed, LATE).await,
            Event::KillInTheMiddle => {
                let bot = self.bot.as_ref().unwrap();
                bot.steps.stop_after(Some(self.luck.below(20) as u32));
                let waits = self.luck.ms(1000, 20_000);
                tokio::select! {
                    biased;
                    () = bot.steps.stopped() => self.restart(End::Killed, SOON).await,
                    () = sleep(waits) => bot.steps.stop_after(None),
                }
            }
            Event::LoseGateway => {
                let time = self.luck.ms(1, 5000);
                self.bot.as_mut().unwrap().connection.is_lost_for(time).await;
            }
            Event::ForgetSession => self.host.gateway.forget_session(),
            Event::ChangeAccess => {
                let some = [Access::NoThreads, Access::NoFiles, Access::ReadOnly];
                let all = [&some[..], &[Access::Full, Access::Hidden]].concat();
                let access = *self.luck.one_of(&all).unwrap();
                let channel = self.luck.one_of(&self.playground.channels()).cloned().unwrap();
                self.host.trace.say(&format!("{} is {access:?} now", channel.name));
                self.playground.set_access(&channel, access);
            }
            Event::DeleteMessage => {
                let channel = self.one_place();
                let mut shown = self.people[0].sees(&channel);
                shown.retain(|message| !message.is_ephemeral());
                if let Some(message) = self.luck.one_of(&shown) {
                    self.host.trace.say(&format!("a moderator deletes {}", message.id));
                    self.playground.delete_message(message.id);
                    self.deleted.push(message.id);
                }
            }
            Event::DeleteChannel => {
                let channels = self.playground.channels();
                if channels.len() > 1 && self.luck.once_in(2) {
                    let channel = self.luck.one_of(&channels).cloned().unwrap();
                    self.host.trace.say(&format!("{} is deleted", channel.name));
                    let threads = self.playground.threads(&channel);
                    self.playground.delete_channel(&channel);
                    self.gone.push(channel.id);
                    self.gone.extend(threads.iter().map(|thread| thread.id));
                }
            }
            Event::RemoveBot if self.luck.once_in(3) => self.playground.remove_bot(),
            Event::RemoveBot => self.playground.add_bot(),
            Event::LockThread => {
                let channel = self.one_place();
                self.playground.lock_thread(&channel);
            }
            Event::ArchiveThread => {
                let channel = self.one_place();
                self.playground.archive_thread(&channel);
            }
            Event::TakeEmojis => {
                let taken = self.owner.take_away(&mut self.luck, &self.playground);
                self.host.trace.say(&taken);
            }
        }
    }

    /// A channel or a thread.
    fn one_place(&mut self) -> Channel {
        self.luck.one_of(&places(&self.playground)).cloned().unwrap()
    }

    /// Ends the bot, and starts it again after a time in this range, in milliseconds.
    async fn restart(&mut self, end: End, after: Range<u64>) {
        self.host.trace.say(&format!("the bot is {end:?}"));
        self.opened.forget();
        self.owner.waits_no_more();
        if let Some(bot) = self.bot.take() {
            match end {
                End::Stopped => bot.stop().await,
                End::Killed => bot.kill(),
            }
        }
        sleep(self.luck.ms(after.start, after.end)).await;
        self.bot = Some(self.host.start().await);
    }

    /// Stops all faults and restores everything that was broken.
    async fn calm(&mut self) {
        self.host.trace.say("calm");
        self.sky.set(0);
        self.playground.add_bot();
        for channel in self.playground.channels() {
            self.playground.set_access(&channel, Access::Full);
        }
        for thread in places(&self.playground) {
            self.playground.unlock_thread(&thread);
        }
        self.moods.set(Mood::Still);
        self.check_own(&Shown::WhenDrawn).await;
        self.unanswered = self.playground.journal().unanswered().len();
        // The next start uploads what the owner of the application has removed.
        if self.owner.waits() {
            self.restart(End::Stopped, SOON).await;
        }
        // The channels that have refused are retried when somebody presses there.
        sleep(FORGIVEN).await;
        self.type_everywhere("/wizard board").await;
        self.owner.is_content(&self.playground);
        self.check_tables().await;
    }

    /// Everybody types this command in every channel.
    async fn type_everywhere(&self, command: &str) {
        for channel in places(&self.playground) {
            for person in &self.people {
                let answer = person.command(&channel, command).await;
                self.opened.answered(self.opened.now(), &answer);
            }
        }
    }

    /// People continue their games, in some runs to the end.
    async fn play_on(&mut self) {
        self.moods.set(Mood::Eager);
        // A table that cannot be moved because other tables occupy every channel is not continued.
        let is_to_the_end = self.luck.once_in(40) && self.gone.is_empty();
        let until = Instant::now() + if is_to_the_end { LONGEST } else { Duration::from_secs(10) };
        while Instant::now() < until && self.is_played().await {
            sleep(Duration::from_secs(10)).await;
        }
        assert!(!is_to_the_end || !self.is_played().await, "a game does not end");
        self.moods.set(Mood::Still);
        sleep(LONGEST_PRESS).await;
        self.type_everywhere("/wizard hand").await;
        let now = Shown::Now(there(&self.playground).into());
        self.check_own(&now).await;
        self.check_tables().await;
    }

    /// The owner of the server ends all remaining games.
    async fn end(&mut self) {
        self.end_everywhere().await;
        // Tables whose channel is gone are moved one after the other; a lobby expires at some
        // point.
        for _ in 0..8 {
            if self.gone.is_empty() || !self.is_played().await {
                break;
            }
            self.type_everywhere("/wizard board").await;
            sleep(FORGIVEN).await;
            self.end_everywhere().await;
        }
        self.check_tables().await;
        assert!(!self.is_played().await, "a table does not end");
        let core = &self.bot.as_ref().unwrap().core;
        let guild = GuildId::new(self.playground.guild().0);
        let lifetimes = counts::of_games(core, &self.people).await;
        self.host.trace.say(&format!("the games come to {lifetimes:?}"));
        counts::are_kept(core, guild, &self.people, &lifetimes).await;
        laws::leaderboards_are_shown(core, &self.playground).await;
        let looked = laws::profiles_come_as_they_are_liked(core, &self.playground).await;
        self.host.trace.say(&format!("{looked} profiles were looked at"));
        laws::the_limits_hold(&self.playground, &self.owner);
        laws::nothing_private_was_public(&self.playground);
        self.owner.is_content(&self.playground);
        laws::all_are_answered(&self.playground, self.unanswered);
        if let Some(bot) = self.bot.take() {
            bot.stop().await;
        }
    }

    async fn end_everywhere(&self) {
        let owner = &self.people[0];
        for channel in places(&self.playground) {
            let asked = owner.command(&channel, "/wizard end").await.unwrap().message().unwrap();
            if let Some(end) = live(&asked).find(|id| is_ending(id)) {
                owner.press_id(&asked, &end).await.unwrap();
            }
        }
    }

    async fn is_played(&self) -> bool {
        let stored =
            self.bot.as_ref().unwrap().core.tables().store().stored_tables().await.unwrap();
        stored.lobbies + stored.playing > 0
    }

    /// Waits until changes are displayed. Clocks keep running, so it must not stop right after one
    /// has run out.
    async fn let_it_stand(&self) {
        sleep(SHOWN).await;
        let core = &self.bot.as_ref().unwrap().core;
        let mut before = None;
        loop {
            let now = laws::standing(core).await;
            if before.as_ref() == Some(&now) {
                return;
            }
            before = Some(now);
            sleep(STANDS).await;
        }
    }

    async fn check_memory(&mut self) {
        let core = &self.bot.as_ref().unwrap().core;
        laws::memory_is_the_log(core, &self.people, &mut self.logs).await;
        laws::no_clock_is_forgotten(core).await;
        laws::no_time_runs_out_unseen(core, &mut self.unseen).await;
        laws::votes_are_counted(core).await;
        laws::pauses_hold(core, &mut self.pauses).await;
    }

    /// Checks that everybody's private message shows the current state of the table, after a wait.
    async fn check_own(&mut self, emojis: &Shown) {
        self.let_it_stand().await;
        self.host.trace.say("own messages are checked");
        self.check_memory().await;
        let core = &self.bot.as_ref().unwrap().core;
        laws::own_messages_are_true(core, &self.people, &self.opened, emojis).await;
    }

    /// Checks that every table's messages show its current state, after a wait; the table's own
    /// message with the emojis that exist.
    async fn check_tables(&mut self) {
        self.let_it_stand().await;
        self.host.trace.say("tables are checked");
        self.check_memory().await;
        let core = &self.bot.as_ref().unwrap().core;
        let now = Shown::Now(there(&self.playground).into());
        laws::tables_are_shown(core, &self.people[0], &self.deleted, &self.gone, &now).await;
        counts::of_games(core, &self.people).await;
    }
}

/// The way in which a bot ends.
#[derive(Clone, Copy, Debug)]
enum End {
    Stopped,
    Killed,
}
