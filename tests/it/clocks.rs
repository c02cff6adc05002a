//! Clocks, on a simulated clock, so that nobody has to sleep. When a player's time is up, one
//! decision is made for them. A computer player sits in for players who are away, and they return
//! with any press. Time during which the bot was offline is given back.

use std::sync::LazyLock;
use std::time::Duration;

use henge::clock;
use henge::computer::{self, Level};
use henge::rules::{Action, Chance, GameKind, Options, Seat, SeatView, cards, dice};
use henge::store::Store;
use henge::table::{
    ChannelId, Chosen, Clock, GivenBack, GuildId, Location, Move, Opening, Person, PressId,
    Randomness, Refusal, Stop, Table, TableId, UserId,
};
use henge::tables::{Happened, Seen, Tables, Visit};
use henge::work::{Steps, Work};
use serde_json::Value;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tokio::time::sleep;

/// The runtime of the database's own tasks, whose clock is the real one.
static DATABASE: LazyLock<Runtime> =
    LazyLock::new(|| Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap());

const START: Duration = Duration::from_hours(500_376);
pub const MINUTE: Duration = Duration::from_mins(1);
/// The time after which everything due has been done.
pub const A_MOMENT: Duration = Duration::from_millis(10);
pub const ADA: u64 = 1;
pub const BEN: u64 = 2;

/// A bot without a connection to Discord.
pub struct Bot {
    pub tables: Tables,
    steps: Steps,
}

/// A table of this bot at which Ada and Ben, or Ada alone, play with computer players.
pub struct Room {
    folder: TempDir,
    pub bot: Bot,
    pub table: TableId,
    pub presses: u64,
}

/// Runs a test on a simulated clock.
pub fn driven(test: impl AsyncFnOnce() + Send) {
    let on_its_thread = || {
        let mut runtime = Builder::new_current_thread();
        let runtime = runtime.enable_time().start_paused(true).build().unwrap();
        {
            let _driven = runtime.enter();
            clock::drive(START);
        }
        runtime.block_on(test());
    };
    let ended = std::thread::scope(|scope| scope.spawn(on_its_thread).join());
    ended.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
}

impl Bot {
    async fn start(folder: &TempDir) -> Self {
        let steps = Steps::new(DATABASE.handle().clone());
        let database = folder.path().join("henge.db");
        let url = format!("sqlite://{}", database.display());
        let store = Store::open_with(&url, Work::Stepwise(steps.clone())).await.unwrap();
        let (tables, _) = Tables::new(store, Duration::ZERO, Randomness::Seeded(7));
        tables.start_clocks().await.unwrap();
        tables.wake().await.unwrap();
        Self { tables, steps }
    }
}

/// A bot whose room is gone would try to write to its database every few seconds, and the days of the
/// next room are long.
impl Drop for Bot {
    fn drop(&mut self) {
        self.steps.stop();
    }
}

impl Room {
    async fn open(clock: Clock, people: u64) -> Self {
        Self::open_for(GameKind::Cards, clock, people).await
    }

    async fn open_for(game: GameKind, clock: Clock, people: u64) -> Self {
        let mut room = Self::lobby(game, clock, people).await;
        room.press(ADA, Some(Move::Choose(Chosen::Level(Level::RANDOM)))).await;
        room.press(ADA, Some(Move::FillAndBegin)).await;
        sleep(A_MOMENT).await;
        room
    }

    /// A lobby with this number of people, of whom Ada is the host.
    pub async fn lobby(game: GameKind, clock: Clock, people: u64) -> Self {
        let folder = TempDir::new().unwrap();
        let bot = Bot::start(&folder).await;
        let opening = Opening {
            clock,
            ..Opening::new(
                Location { guild: GuildId::new(1), channel: ChannelId::new(2) },
                person(ADA),
                PressId::new(1),
                Options::classic(game),
                bot.tables.draw_secret().unwrap(),
            )
        };
        let table = bot.tables.open(opening).await.unwrap().id;
        let mut room = Self { folder, bot, table, presses: 1 };
        for by in 2..=people {
            room.press(by, Some(Move::Sit)).await;
        }
        room
    }

    pub async fn press(&mut self, by: u64, next: Option<Move>) -> Seen {
        self.presses += 1;
        let visit = Visit {
            press: PressId::new(self.presses),
            person: person(by),
            location: Location { guild: GuildId::new(1), channel: ChannelId::new(2) },
            manages: false,
        };
        self.bot.tables.visit(self.table, visit, next).await.unwrap()
    }

    pub async fn look<T>(&self, look: impl FnOnce(&Table) -> T) -> T {
        self.bot.tables.look(self.table, look).await.unwrap()
    }

    /// A random legal answer of this person, if they are asked anything.
    pub async fn answer_of(&self, by: u64) -> Option<Move> {
        let view = self.look(|table| table.private_view(UserId::new(by))).await?;
        let luck = &mut Chance::new([self.presses as u8; 32]).set_up();
        let action = computer::choose(Level::RANDOM, &view.game, luck)?;
        Some(Move::Answer { question: view.question, action })
    }

    /// Waits until this person is asked something, while everybody else answers at once.
    pub async fn until_asked(&mut self, by: u64, others: &[u64]) -> bool {
        loop {
            sleep(A_MOMENT).await;
            if self.look(Table::is_over).await {
                return false;
            }
            if self.answer_of(by).await.is_some() {
                return true;
            }
            for other in others {
                if let Some(answer) = self.answer_of(*other).await {
                    self.press(*other, Some(answer)).await.happened.unwrap();
                }
            }
        }
    }

    /// The number of consecutive timeouts of this person, unless they are away.
    async fn missed(&self, by: u64) -> Option<u8> {
        self.look(|table| {
            let seat = table.seat_of(UserId::new(by)).ok()?;
            let view = table.public_view();
            let attendance = &view.board()?.timing.attendance;
            attendance.iter().find(|(other, _)| *other == seat).map(|(_, attended)| attended.missed)
        })
        .await
    }

    /// The actions of this person's seat in the whole game, according to the log.
    async fn deeds(&self, by: u64) -> Vec<Value> {
        let own = self.look(|table| table.private_view(UserId::new(by))).await.unwrap();
        let log = self.bot.tables.store().log(self.table).await.unwrap();
        let events = log.iter().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let deeds = events.filter(|event| event["seat"] == own.seat.index());
        deeds
            .filter(|event| ["predict", "play"].iter().any(|deed| event["event"] == *deed))
            .collect()
    }

    async fn due(&self) -> Option<(i64, Seat)> {
        self.look(Table::due).await
    }

    /// Stops the bot, in an orderly way or not, and starts it again later.
    pub async fn restart(self, in_order: bool, away: Duration) -> Self {
        let Self { folder, bot, table, presses } = self;
        if in_order {
            bot.tables.close().await;
        }
        drop(bot);
        sleep(away).await;
        let bot = Bot::start(&folder).await;
        Self { folder, bot, table, presses }
    }
}

fn person(number: u64) -> Person {
    Person { id: UserId::new(number), name: format!("P{number}") }
}

fn millis(time: Duration) -> i64 {
    time.as_millis() as i64
}

/// A time slightly shorter than this one.
fn nearly(time: Duration) -> Duration {
    time.saturating_sub(A_MOMENT * 2)
}

fn until(moment: i64) -> Duration {
    Duration::from_millis((moment - clock::now_ms()).cast_unsigned())
}

#[test]
fn a_decision_is_made_once_its_time_is_up_and_not_before() {
    driven(async || {
        for (clock, limit) in [
            (Clock::Live, MINUTE),
            (Clock::Relaxed, MINUTE * 10),
            (Clock::Slow, Duration::from_hours(24)),
        ] {
            let mut room = Room::open(clock, 2).await;
            assert!(room.until_asked(ADA, &[BEN]).await);
            let entries = room.look(Table::entries).await;
            let (due, _) = room.due().await.unwrap();
            assert!(until(due) <= limit && until(due) >= nearly(limit), "{clock}: {due}");
            sleep(nearly(until(due))).await;
            assert_eq!(room.look(Table::entries).await, entries, "{clock}");
            sleep(A_MOMENT * 3).await;
            assert!(room.look(Table::entries).await > entries, "{clock}");
            assert_eq!(room.missed(ADA).await, Some(1), "{clock}");
        }
    });
}

#[test]
fn without_a_clock_everybody_has_all_the_time_there_is() {
    driven(async || {
        let room = Room::open(Clock::None, 2).await;
        let entries = room.look(Table::entries).await;
        sleep(Duration::from_hours(24 * 30)).await;
        assert_eq!((room.look(Table::entries).await, room.due().await), (entries, None));
    });
}

#[test]
fn a_game_of_either_kind_is_played_to_its_end_though_one_is_silent() {
    driven(async || {
        for kind in [GameKind::Cards, GameKind::Dice] {
            let mut room = Room::open_for(kind, Clock::Live, 2).await;
            let mut away = false;
            while room.until_asked(BEN, &[ADA]).await {
                assert!(!away, "nobody waits for who is away");
                sleep(MINUTE).await;
                away = room.missed(BEN).await.is_none();
            }
            assert!(away, "{kind:?}");
        }
    });
}

#[test]
fn who_presses_in_time_is_never_taken_for_away() {
    driven(async || {
        let mut room = Room::open(Clock::Live, 1).await;
        for round in 0..9 {
            assert!(room.until_asked(ADA, &[]).await);
            if round % 3 == 2 {
                let answer = room.answer_of(ADA).await.unwrap();
                room.press(ADA, Some(answer)).await.happened.unwrap();
                assert_eq!(room.missed(ADA).await, Some(0));
            } else {
                sleep(MINUTE).await;
                assert_eq!(room.missed(ADA).await, Some(round % 3 + 1));
            }
        }
    });
}

#[test]
fn who_is_away_comes_back_by_any_press_and_has_all_their_time() {
    driven(async || {
        let mut room = Room::open(Clock::Live, 2).await;
        for _ in 0..3 {
            assert!(room.until_asked(BEN, &[ADA]).await);
            sleep(MINUTE).await;
        }
        assert!(room.look(|table| table.absence(UserId::new(BEN)).is_some()).await);
        sleep(MINUTE * 7).await;
        let seen = room.press(BEN, None).await;
        assert!(seen.own.is_some() && room.missed(BEN).await == Some(0));
        let back = seen.back.unwrap();
        assert!(back.was_away && back.decided >= 3, "{back:?}");
        assert_eq!(room.press(BEN, None).await.back, None);
        if let Some((due, _)) = room.due().await {
            assert!(until(due) >= nearly(MINUTE));
        }
        assert!(room.until_asked(BEN, &[ADA]).await);
        let (due, _) = room.due().await.unwrap();
        assert!(until(due) >= nearly(MINUTE));
    });
}

/// The same actions as they are reported.
fn told(deeds: &[Value]) -> Vec<Action> {
    let told = |event: &Value| match event["card"].as_str() {
        Some(card) => cards::Action::Play(card.parse().unwrap()),
        None => cards::Action::Predict(event["tricks"].as_u64().unwrap() as u8),
    };
    deeds.iter().map(|event| Action::Cards(told(event))).collect()
}

#[test]
fn who_was_away_or_late_is_told_once_what_their_seat_has_done() {
    driven(async || {
        for restarts in [false, true] {
            let mut room = Room::open(Clock::Live, 2).await;
            assert!(room.until_asked(BEN, &[ADA]).await);
            sleep(MINUTE).await;
            if restarts {
                room = room.restart(true, MINUTE).await;
            }
            let late = room.press(BEN, None).await.back.unwrap();
            assert!(!late.was_away && late.decided == 1, "{late:?}");
            let first = room.deeds(BEN).await;
            assert_eq!(late.done, told(&first));
            assert_eq!(room.press(BEN, None).await.back, None);
            assert_eq!(room.missed(BEN).await, Some(1), "who looks has not decided");
            for _ in 0..2 {
                assert!(room.until_asked(BEN, &[ADA]).await);
                sleep(MINUTE).await;
            }
            assert_eq!(room.missed(BEN).await, None);
            for _ in 0..20 {
                assert!(room.until_asked(ADA, &[]).await);
                let answer = room.answer_of(ADA).await.unwrap();
                room.press(ADA, Some(answer)).await.happened.unwrap();
            }
            if restarts {
                room = room.restart(false, MINUTE).await;
            }
            let back = room.press(BEN, None).await.back.unwrap();
            let all = room.deeds(BEN).await;
            assert!(back.was_away && back.done.len() > 10, "{back:?}");
            // An action that follows automatically before the next decision, in a last trick, is
            // nobody's decision.
            let expected = told(&all[first.len()..]);
            assert!(expected.ends_with(&back.done), "{back:?} is not the end of {expected:?}");
            assert!(back.done.len() + 1 >= expected.len(), "{back:?}, {expected:?}");
        }
    });
}

#[test]
fn of_dice_is_told_what_was_decided_and_each_score_once() {
    driven(async || {
        let mut room = Room::open_for(GameKind::Dice, Clock::Live, 2).await;
        assert!(room.until_asked(BEN, &[ADA]).await);
        room.press(BEN, Some(Move::StepAway)).await.happened.unwrap();
        for _ in 0..20 {
            assert!(room.until_asked(ADA, &[]).await);
            let answer = room.answer_of(ADA).await.unwrap();
            room.press(ADA, Some(answer)).await.happened.unwrap();
        }
        let back = room.press(BEN, None).await.back.unwrap();
        let (mut predicted, mut scored, mut rolled) = (0, 0, 0);
        for action in &back.done {
            match action {
                Action::Dice(dice::Action::Predict(_)) => predicted += 1,
                Action::Dice(dice::Action::Score(_)) => scored += 1,
                Action::Dice(dice::Action::Roll(_)) => rolled += 1,
                _ => {}
            }
        }
        assert!(predicted > 1 && rolled > 0, "{back:?}");
        assert!((predicted - 1..=predicted).contains(&scored), "{back:?}");
    });
}

/// When time is up, the Wizard Color is the Seer Color, and of two results the one worth more is
/// taken: no computer player chooses.
#[test]
fn what_the_rules_settle_when_time_is_up_is_left_to_no_computer() {
    driven(async || {
        let mut room = Room::open_for(GameKind::Dice, Clock::Live, 2).await;
        let mut settled = 0;
        while room.until_asked(BEN, &[ADA]).await {
            let own = room.look(|table| table.private_view(UserId::new(BEN))).await.unwrap();
            let SeatView::Dice(seen) = &own.game else { panic!("a dice game is played") };
            let Some(action) = seen.out_of_time() else {
                let answer = room.answer_of(BEN).await.unwrap();
                room.press(BEN, Some(answer)).await.happened.unwrap();
                continue;
            };
            let expected = match action {
                dice::Action::NameWizardColor(None) => {
                    dice::Action::NameWizardColor(seen.prediction.map(|said| said.color))
                }
                other => other,
            };
            sleep(MINUTE).await;
            let late = room.press(BEN, None).await.back.unwrap();
            assert_eq!(late.done, [Action::Dice(expected)]);
            settled += 1;
        }
        assert!(settled > 3, "{settled}");
    });
}

#[test]
fn a_table_that_everybody_has_left_for_now_waits_for_them() {
    driven(async || {
        let mut room = Room::open(Clock::Live, 1).await;
        assert!(room.until_asked(ADA, &[]).await);
        room.press(ADA, Some(Move::StepAway)).await.happened.unwrap();
        let entries = room.look(Table::entries).await;
        sleep(Duration::from_hours(24)).await;
        assert!(room.look(Table::is_paused).await && room.due().await.is_none());
        assert_eq!(room.look(Table::entries).await, entries);
        room = room.restart(true, MINUTE).await;
        sleep(Duration::from_hours(24)).await;
        assert_eq!(room.look(Table::entries).await, entries);
        room.press(ADA, None).await;
        let (due, _) = room.due().await.unwrap();
        assert_eq!(due - clock::now_ms(), millis(MINUTE));
        assert!(!room.look(Table::is_paused).await);
        assert!(room.until_asked(ADA, &[]).await);
    });
}

#[test]
fn the_time_that_the_bot_was_away_is_given_back_and_said() {
    driven(async || {
        for (in_order, away) in [(true, MINUTE * 50), (false, MINUTE * 50), (false, A_MOMENT)] {
            let mut room = Room::open(Clock::Relaxed, 2).await;
            assert!(room.until_asked(ADA, &[BEN]).await);
            sleep(MINUTE * 3).await;
            let (due, seat) = room.due().await.unwrap();
            let room = room.restart(in_order, away).await;
            let (later, same_seat) = room.due().await.unwrap();
            let given = later - due - millis(away);
            assert_eq!(seat, same_seat);
            assert!((0..=millis(MINUTE)).contains(&given), "{given} ms more than it was away");
            let view = room.look(Table::public_view).await;
            assert_eq!(view.board().unwrap().timing.given_back, [GivenBack::Outage]);
            let entries = room.look(Table::entries).await;
            sleep(nearly(until(later))).await;
            assert_eq!(room.look(Table::entries).await, entries);
            sleep(A_MOMENT * 3).await;
            assert!(room.look(Table::entries).await > entries);
            assert_eq!(room.missed(ADA).await, Some(1));
        }
    });
}

#[test]
fn a_press_in_the_moment_in_which_time_runs_out_is_one_of_the_two_and_never_both() {
    driven(async || {
        let (mut pressed, mut ran_out) = (0, 0);
        for early in 0..6 {
            let mut room = Room::open(Clock::Live, 2).await;
            assert!(room.until_asked(ADA, &[BEN]).await);
            let answer = room.answer_of(ADA).await.unwrap();
            let (due, _) = room.due().await.unwrap();
            sleep(
                (until(due) + Duration::from_millis(2))
                    .saturating_sub(Duration::from_millis(early)),
            )
            .await;
            match room.press(ADA, Some(answer)).await.happened {
                Ok(Happened::Now) => {
                    pressed += 1;
                    assert_eq!(room.missed(ADA).await, Some(0));
                }
                Err(Refusal::Stale | Refusal::Rule(_)) => {
                    ran_out += 1;
                    assert_eq!(room.missed(ADA).await, Some(1));
                }
                other => panic!("{other:?}"),
            }
        }
        assert!(pressed > 0 && ran_out > 0, "{pressed}, {ran_out}");
    });
}

#[test]
fn a_pause_is_stored_as_it_was() {
    driven(async || {
        let mut room = Room::open(Clock::Live, 1).await;
        room.press(ADA, Some(Move::StepAway)).await.happened.unwrap();
        sleep(MINUTE).await;
        room.press(ADA, None).await;
        let pauses = room.look(|table| table.pauses.clone()).await;
        assert!(matches!(pauses[..], [Stop { until: Some(_), .. }]), "{pauses:?}");
        let timing = |table: &Table| table.public_view().board().unwrap().timing.clone();
        let before = room.look(timing).await;
        let room = room.restart(true, Duration::ZERO).await;
        assert_eq!(room.look(|table| table.pauses.clone()).await, pauses);
        let after = room.look(timing).await;
        assert_eq!((after.attendance, after.due), (before.attendance, before.due));
    });
}

#[test]
fn a_game_at_which_nobody_has_moved_for_a_week_is_ended_if_no_clock_runs() {
    driven(async || {
        let week = Duration::from_hours(7 * 24);
        for (clock, leaves, ends) in
            [(Clock::None, false, true), (Clock::Slow, true, true), (Clock::Slow, false, false)]
        {
            let mut room = Room::open(clock, 2).await;
            assert!(room.until_asked(ADA, &[BEN]).await);
            if leaves {
                // Players who were away this long are replaced by computer players; when the last
                // person leaves, the table pauses.
                for by in [ADA, BEN] {
                    room.press(by, Some(Move::StepAway)).await.happened.unwrap();
                }
            }
            for (days, is_over) in [(6, false), (2, ends)] {
                sleep(Duration::from_hours(24 * days)).await;
                let since = clock::now_ms() - millis(week);
                room.bot.tables.end_games_left_since(since).await.unwrap();
                assert_eq!(room.look(Table::is_over).await, is_over, "{clock}, {days}");
            }
        }
    });
}
