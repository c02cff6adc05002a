//! A Tablet of Truth while requests fail and the bot is killed in the middle of its work: whatever the
//! message has shown is stored, in order, and no press enters twice.

use std::sync::Arc;
use std::time::Duration;

use henge::features::press::{Press, TabletPress};
use henge::table::PressId;
use henge::tablet::{Due, Sheet, Tablet};
use playground::{Access, Answer, Channel, Message, Options, Person, Playground};
use tokio::time::sleep;

use crate::bot::{Bot, Host};
use crate::evening::NOW;
use crate::luck::Luck;
use crate::people::live;
use crate::run::{driven, empty, folder};
use crate::swarm::Swarm;
use crate::trace::Trace;
use crate::weather::{Sky, Weather};

const SEEDS: u64 = 30;
/// The number of times that things go wrong for a while.
const SPELLS: u64 = 6;
/// The number of things that people do in each of them.
const DEEDS: u64 = 8;
/// The random stream for what happens here.
const TABLETS: u64 = 104;
const SHOWN: Duration = Duration::from_secs(30);
/// Lines for three players; many break a rule.
const LINES: [&str; 9] =
    ["0 0 0", "1 0 0", "0 1 0", "1 1 1", "2 0 1", "0 2", "1 1 0", "0 0 3", "x"];

struct Evening {
    playground: Arc<Playground>,
    host: Host,
    bot: Option<Bot>,
    channel: Channel,
    people: Vec<Person>,
    luck: Luck,
    /// The largest number of entries that a message has shown.
    shown: usize,
    /// The number of presses that may have entered something.
    tried: usize,
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
        let (people, channel) = (playground.people(), playground.channels().remove(0));
        let mut host = Host::new(playground.clone(), trace, seed, &database, Duration::ZERO);
        let bot = Some(host.start().await);
        let sky = Sky::default();
        let swarm = Arc::new(Swarm::of(seed));
        let weather = Weather { sky: sky.clone(), luck: Luck::of(seed, TABLETS + 1), swarm };
        let luck = Luck::of(seed, TABLETS);
        let mut evening = Self { playground, host, bot, channel, people, luck, shown: 0, tried: 0 };
        let [ada, ben] = [0, 1].map(|place| evening.people[place].id);
        let command =
            format!("/wizard tablet game:cards preset:classic players:<@{ada}>, <@{ben}>, Grandma");
        let opened = evening.people[0].command(&evening.channel, &command).await.unwrap();
        evening.see(Ok(opened));
        evening.playground.faults().leave_to(weather);
        for _ in 0..SPELLS {
            sky.set(*evening.luck.one_of(&[0, 12, 5]).unwrap());
            evening.go_on_while_the_bot_may_die().await;
            sky.set(0);
            sleep(SHOWN).await;
        }
        evening.end().await
    }

    async fn go_on_while_the_bot_may_die(&mut self) {
        let dies_after = self.luck.below(150) as u32;
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
            self.bot.take().unwrap().kill();
            self.bot = Some(self.host.start().await);
        }
    }

    /// People press what they see, and fill in forms.
    async fn go_on(&mut self) {
        for _ in 0..DEEDS {
            sleep(Duration::from_secs(1)).await;
            let person = self.luck.one_of(&self.people).unwrap().clone();
            let Some(tablet) = self.tablet() else { continue };
            let buttons: Vec<String> = live(&tablet).filter(|id| !id.contains(".end.")).collect();
            let lines: Vec<String> =
                buttons.iter().filter(|id| !id.contains(".undo.")).cloned().collect();
            let offered = if self.luck.once_in(6) { buttons } else { lines };
            let Some(id) = self.luck.one_of(&offered).cloned() else { continue };
            self.tried += 1;
            let answer = person.press_id(&tablet, &id).await;
            let answer = match answer {
                Ok(Answer::Form(form)) => {
                    let number = (*self.luck.one_of(&["0", "1", "7"]).unwrap()).to_owned();
                    let line = (*self.luck.one_of(&LINES).unwrap()).to_owned();
                    let typed = if id.contains(".own.") { number } else { line };
                    person.fill(&form, &[&typed]).await
                }
                answer => answer,
            };
            self.see(answer);
        }
    }

    fn see(&mut self, answer: Result<Answer, playground::Impossible>) {
        let Ok(answer) = answer else { return };
        if let Some(message) = answer.message()
            && let Some((_, entries)) = entries(&message)
        {
            self.shown = self.shown.max(entries);
        }
    }

    fn tablet(&self) -> Option<Message> {
        let shown = self.people[0].sees(&self.channel).into_iter();
        shown.filter(|message| entries(message).is_some()).last()
    }

    /// Checks what is stored when nothing goes wrong any more. Returns the number of entries.
    async fn end(mut self) -> usize {
        self.bot.take().unwrap().stop().await;
        let bot = self.host.start().await;
        let (id, _) = entries(&self.tablet().unwrap()).unwrap();
        let stored = bot.core.tables().store().tablet(id).await.unwrap().unwrap();
        assert!(stored.log.len() >= self.shown, "{} entries were shown", self.shown);
        assert!(stored.log.len() <= self.tried, "a press enters once: {:?}", stored.log);
        check(&stored);
        // The scribe's next press shows what is stored.
        let shown = self.tablet().unwrap();
        let undo = Press::Tablet(TabletPress::Undo(id, usize::MAX)).text();
        let now = self.people[0].forge_press_and_see(shown.id, &undo).await;
        let (_, now) = entries(&now.message().unwrap()).unwrap();
        assert_eq!(now, stored.log.len(), "the message is as the tablet");
        let journal = self.playground.journal();
        assert!(journal.violations().is_empty(), "{:#?}", journal.violations());
        bot.stop().await;
        stored.log.len()
    }
}

/// Every prefix of the log is a sheet that keeps the laws.
fn check(tablet: &Tablet) {
    for entries in 0..=tablet.log.len() {
        let log = tablet.log[..entries].to_vec();
        let sheet: Sheet = Tablet { log, ..tablet.clone() }.sheet().unwrap();
        assert!(sheet.due() != Due::MagicCard);
    }
}

/// The tablet that a message shows, and the number of its entries.
fn entries(message: &Message) -> Option<(PressId, usize)> {
    live(message).find_map(|id| match Press::read(&id) {
        Ok(Press::Tablet(
            TabletPress::Undo(tablet, entries) | TabletPress::End(tablet, entries),
        )) => Some((tablet, entries)),
        _ => None,
    })
}

#[test]
fn whatever_a_tablet_has_shown_is_stored() {
    // It is made outside of the simulation.
    empty();
    let mut entered = 0;
    for seed in 0..SEEDS {
        let (runtime, trace) = driven(NOW);
        entered += runtime.block_on(Evening::of(seed, trace));
    }
    assert!(entered > 5 * SEEDS as usize, "{entered} entries");
}
