//! The deal of the day: until their own end, a person is shown nothing that depends on what others have
//! done, apart from results, nor on what is hidden in their own game, nor on what a master makes of the
//! rounds that are still to come.

use std::sync::Arc;
use std::time::Duration;

use henge::computer::advice::Effort;
use henge::daily::{Day, DayClock, Deal};
use henge::discord::wire;
use henge::features::press::{DailyPress, Draft, OwnPress, Press, Screen, Topic};
use henge::features::{Answering, Context, Days, Guest, On, Reply, Responder};
use henge::language::Language;
use henge::rules::Action;
use henge::solo::{Attempt, Course};
use henge::store::Store;
use henge::table::{
    ChannelId, GuildId, Location, Move, Person, PressId, Question, Randomness, Refusal, Table,
    UserId,
};
use henge::tables::{Tables, Visit};
use henge::view::{NotMoved, PicturedForOne, PublicMessage, Wordbook, Words};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use strum::VariantArray as _;
use tempfile::TempDir;

use crate::daily::answers;
use crate::leaks::games::{Setup, by_user, people, seats};
use crate::shared::actions::every_action;

/// A day of dice, and one of cards.
const DAYS: [Day; 2] = [Day::of_number(1), Day::of_number(2)];
const NOON: i64 = 12 * 60 * 60 * 1000;
/// The screens of a game that is played alone.
const SCREENS: [Screen; 5] =
    [Screen::More, Screen::Boxes, Screen::Scores, Screen::Last, Screen::Rules];

const HERE: GuildId = GuildId::new(1);
const THERE: GuildId = GuildId::new(2);
/// A person, and the server on which they play.
type Who = (u64, GuildId);
const ADA: Who = (1, HERE);
/// Ben's number. The server is another one in each world.
const BEN: u64 = 2;
/// The number of Ben's moves before each of Ada's: Ben is at the end while Ada plays.
const BENS_MOVES: usize = 12;

/// A bot with a database of its own, at noon of a day whose deal is the same in all worlds.
struct World {
    _folder: TempDir,
    responder: Arc<Responder>,
    day: Day,
}

impl World {
    async fn new(day: Day) -> Self {
        let folder = TempDir::new().unwrap();
        let database = folder.path().join("henge.db");
        let store = Store::open(&format!("sqlite://{}", database.display())).await.unwrap();
        let tables = Tables::new(store, Duration::ZERO, Randomness::Seeded(7)).0;
        let clock = DayClock::default();
        clock.set(day.begins_at() + NOON);
        let secrets = Some(folder.path().join("daily"));
        let (days, _) = Days::new(secrets, clock, Randomness::Seeded(7));
        let responder = Responder::new(tables, Wordbook::default(), false, Effort::FULL, days);
        Self { _folder: folder, responder: Arc::new(responder), day }
    }

    fn deal(&self) -> Deal {
        self.responder.days().deal(self.day).unwrap()
    }

    async fn press(&self, (id, guild): Who, press: DailyPress) -> Reply {
        let visit = Visit {
            press: PressId::new(1),
            person: person(id),
            location: Location { guild, channel: ChannelId::new(guild.get()) },
            manages: false,
        };
        let guest = Guest {
            visit,
            missing: Vec::new(),
            missing_for_thread: Vec::new(),
            open_channel: None,
            parent: None,
            seen_from: None,
            locale: None,
            guild_locale: None,
            language: Language::English,
        };
        let context = Context { guest, responder: self.responder.clone(), has_pictures: true };
        Answering::press(Press::Daily(press), On::Private).reply(context).await
    }

    async fn press_own(&self, who: Who, press: OwnPress) -> Reply {
        self.press(who, DailyPress::Own(self.day, Draft::default(), press)).await
    }

    /// The person's game; `None` if it is over, or not begun.
    async fn game(&self, id: u64) -> Option<(Attempt, Course)> {
        let store = self.responder.tables().store();
        let game = store.daily_game(UserId::new(id), self.day).await.unwrap()?;
        let setting = self.deal().setting();
        let attempt = setting.read(&game.actions).unwrap();
        let course = setting.look(&attempt, &person(id)).unwrap();
        game.finished.is_none().then_some((attempt, course))
    }

    /// The reply to the person's next move; `None` if there is none.
    async fn moves(&self, who: Who, pick: impl FnOnce(usize) -> usize) -> Option<Reply> {
        let (attempt, course) = self.game(who.0).await?;
        let answers = answers(&course);
        let action = answers[pick(answers.len())];
        let answer = OwnPress::Answer { question: attempt.question(), action, place: 0 };
        Some(self.press_own(who, answer).await)
    }

    /// The replies to presses that change nothing, some of which are refused.
    async fn looks(&self, who: Who) -> Vec<Reply> {
        let mut replies = Vec::new();
        for press in [DailyPress::Play, DailyPress::Luck, DailyPress::Record(self.day)] {
            replies.push(self.press(who, press).await);
        }
        let (attempt, course) = self.game(who.0).await.unwrap();
        let answer = |question, action| OwnPress::Answer { question, action, place: 0 };
        let legal = answers(&course);
        let all = every_action(course.own.table.options.kind()).into_iter();
        let forbidden = all.filter(|action| !legal.contains(action)).step_by(40);
        let refused = forbidden.map(|action| answer(attempt.question(), action));
        let old = answer(Question::new(0), legal[0]);
        let screens = SCREENS.into_iter().map(OwnPress::Show);
        for press in refused.chain([old, OwnPress::Rules(Topic::VARIANTS[0])]).chain(screens) {
            replies.push(self.press_own(who, press).await);
        }
        replies
    }

    /// The day's message on Ada's server.
    async fn board(&self) -> PublicMessage {
        self.responder.day_message(HERE, self.day, &[]).await.unwrap().0
    }
}

fn person(id: u64) -> Person {
    Person { id: UserId::new(id), name: format!("Person {id}") }
}

/// The text that goes over the wire.
fn sent(reply: &Reply) -> String {
    let message = match reply {
        Reply::Private(response) | Reply::Refused(response) => &response.message,
        Reply::PicturedForOne(shown) => &shown.text,
        public => panic!("it is not for one person: {public:?}"),
    };
    wire(message.message()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_do_is_in_nothing_that_is_shown_before_ones_own_end() {
    for day in DAYS {
        // Ben does nothing, plays on another server, or plays otherwise on Ada's.
        let worlds = [World::new(day).await, World::new(day).await, World::new(day).await];
        let [idle, apart, together] = &worlds;
        for world in &worlds {
            world.press(ADA, DailyPress::Play).await;
        }
        apart.press((BEN, THERE), DailyPress::Play).await;
        together.press((BEN, HERE), DailyPress::Play).await;
        let secrets = [idle.deal().secret(), idle.deal().proof().seed()].map(hex::encode);
        let mut luck = StdRng::seed_from_u64(day.number().unsigned_abs());
        while idle.game(ADA.0).await.unwrap().1.totals.len() < 2 {
            for _ in 0..BENS_MOVES {
                apart.moves((BEN, THERE), |_| 0).await;
                together.moves((BEN, HERE), |answers| answers - 1).await;
            }
            let pick = luck.random_range(0..1000);
            let mut shown = Vec::new();
            for world in &worlds {
                let moved = world.moves(ADA, |answers| pick % answers).await;
                shown.push([moved.into_iter().collect(), world.looks(ADA).await].concat());
            }
            for other in &shown[1..] {
                assert_eq!(other.len(), shown[0].len());
                for (one, other) in shown[0].iter().zip(other) {
                    let text = sent(one);
                    assert_eq!(text, sent(other), "day {day}");
                    assert!(one == other, "pictures differ on day {day}: {text}");
                    assert!(!secrets.iter().any(|secret| text.contains(secret)), "{text}");
                }
            }
            let board = idle.board().await;
            assert_eq!(board, apart.board().await, "day {day}");
            // Ben's result is for everybody on his server, and nothing before it is.
            let is_over = together.game(BEN).await.is_none();
            assert_eq!(board != together.board().await, is_over, "day {day}");
        }
        for world in [apart, together] {
            assert!(world.game(BEN).await.is_none(), "Ben's game is over on day {day}");
        }
    }
}

/// Everything that a person is shown in a game of a day at this position, in which a master's totals
/// are these.
fn shown(words: &Words, table: &Table, user: UserId, course: &Course, par: &[i16]) -> Vec<String> {
    let (day, draft) = (DAYS[0], Draft::default());
    let question = course.own.question;
    let refused = |action: &Action| match table.decide(
        &by_user(user),
        &Move::Answer { question, action: *action },
        0,
    ) {
        Err(Refusal::Rule(refusal)) => Some(refusal),
        Ok(_) | Err(_) => None,
    };
    let refusals = every_action(table.options.kind()).into_iter().step_by(40);
    let refusals =
        refusals.filter_map(|action| refused(&action)).map(NotMoved::Forbidden).map(Some);
    let hands = [None].into_iter().chain(refusals);
    let hands = hands.map(|refusal| words.daily_hand(day, course, par, &draft, refusal));
    let texts = hands.flat_map(|PicturedForOne { text, pictured }| {
        let beside = pictured.map(|of| format!("{} {:?}", wire(of.0.message()).unwrap(), of.1));
        [wire(text.message()).unwrap()].into_iter().chain(beside)
    });
    let topic = Topic::VARIANTS[table.entries() as usize % Topic::VARIANTS.len()];
    let screens = SCREENS.map(|screen| words.own(&course.own, screen, &draft));
    let screens = screens.into_iter().chain([words.own_rules(&course.own, topic, &draft)]);
    let screens = screens.map(|shown| shown.inside_daily(day));
    texts.chain(screens.map(|shown| wire(shown.message()).unwrap())).collect()
}

#[test]
fn what_is_hidden_or_still_to_come_is_in_nothing_that_is_shown_of_ones_game() {
    let words = Words::english();
    for (day, luck) in DAYS.into_iter().zip([3, 4]) {
        let setup = Setup { seats: seats(4), options: Deal::new(day, [0; 32]).options(), luck };
        setup.play(|table, luck| {
            for user in people(table) {
                if luck.random_range(0..8) != 0 {
                    continue;
                }
                let other = table.another_world(Some(user), luck);
                let seen = [(table, 0), (&other, 1000)].map(|(table, more)| {
                    let own = table.private_view(user)?;
                    let totals = vec![20; table.entries() as usize % 3];
                    let mut par = [10, 20, 30, 40, 50];
                    par.iter_mut().skip(totals.len()).for_each(|total| *total += more);
                    let course = Course { own, is_over: false, totals };
                    Some(shown(&words, table, user, &course, &par))
                });
                assert_eq!(seen[0], seen[1], "to {user:?} in {setup:?}");
            }
        });
    }
}
