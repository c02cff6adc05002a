//! Places that disappear during a game: permissions, messages, channels, servers. Nothing is lost:
//! the table is posted again, or it waits, and meanwhile nobody's time runs out.

use std::time::Duration;

use henge::store::MessageKind;
use henge::table::{Table, TableId};
use playground::{Access, Answer, Channel, Fault, Kind, Person, Playground};
use tokio::time::{Instant, sleep};

use crate::emojis::Shown;
use crate::evening::{Evening, NOW, SHOWN, mention, sleep_until};
use crate::laws;
use crate::run::driven;

const DAY: Duration = Duration::from_hours(24);
/// The time by which refused requests have been retried automatically.
const TRIED: Duration = Duration::from_mins(70);
const GAME: TableId = TableId::new(1);

impl Evening {
    async fn look<T>(&self, look: impl FnOnce(&Table) -> T) -> T {
        self.bot.core.tables().look(GAME, look).await.unwrap()
    }

    /// An evening with a restarted bot, which has no token with which it could edit the table's
    /// message regardless of permissions.
    async fn begun_and_restarted(clock: &str, trace: crate::trace::Trace) -> Self {
        let evening = Self::begin(clock, trace).await.restart().await;
        sleep(SHOWN).await;
        evening
    }

    fn other_channel(&self) -> Channel {
        self.playground.channel("dice").unwrap()
    }

    /// The text that somebody reads after typing this command there.
    async fn types(&self, person: &Person, channel: &Channel, command: &str) -> String {
        let answer = person.command(channel, command).await.unwrap();
        sleep(SHOWN).await;
        answer.message().map(|message| message.text()).unwrap_or_default()
    }

    /// Lets time pass and checks that nobody has moved.
    async fn stands_still_for(&self, time: Duration) {
        let before = self.look(Table::entries).await;
        sleep(time).await;
        assert!(self.look(Table::is_unseen).await, "it is shown");
        assert_eq!(self.look(Table::entries).await, before, "somebody's time ran out");
        assert!(self.look(Table::due).await.is_none());
    }

    /// Checks that the table is displayed, and that the player to move has this much time left.
    async fn goes_on(&self, left: i64) {
        assert!(!self.look(Table::is_unseen).await, "it is not shown");
        let (_, deadline) = self.waited_for().await;
        let has = deadline.due - henge::clock::now_ms();
        let a_moment = 60_000;
        assert!((left - a_moment..=left + a_moment).contains(&has), "{has} ms of {left}");
        let (core, reader) = (&self.bot.core, &self.people[0]);
        laws::tables_are_shown(core, reader, &[], &[], &Shown::WhenDrawn).await;
    }

    /// Checks that refused requests are retried and the table is displayed, although nobody
    /// presses.
    async fn is_shown_by_itself(&self) {
        let until = Instant::now() + TRIED;
        while self.look(Table::is_unseen).await {
            assert!(Instant::now() < until, "it is not tried again");
            sleep(SHOWN).await;
        }
        sleep(SHOWN).await;
    }

    async fn left(&self) -> i64 {
        self.waited_for().await.1.due - henge::clock::now_ms()
    }
}

fn requests_to_channels(playground: &Playground) -> usize {
    let requests = playground.journal().requests();
    requests.iter().filter(|request| request.path.starts_with("/channels/")).count()
}

#[test]
fn a_game_waits_while_its_channel_forbids_it_and_goes_on_by_itself() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let mut evening = Evening::begun_and_restarted("relaxed", trace).await;
        evening.playground.set_access(&evening.channel, Access::Hidden);
        let left = evening.left().await;
        evening = evening.restart().await;
        sleep(SHOWN).await;
        evening.stands_still_for(DAY).await;
        let (ada, ben) = (evening.people[0].clone(), evening.people[1].clone());
        let missing = "I need the permissions **View Channel";
        for person in [&ada, &ben] {
            let told = evening.types(person, &evening.channel, "/wizard hand").await;
            assert!(told.contains(missing), "{told}");
            let told = evening.types(person, &evening.channel, "/wizard hand").await;
            assert!(!told.contains(missing) && told.contains("waits"), "{told}");
        }
        // A restarted bot finds the game unchanged.
        evening = evening.restart().await;
        evening.stands_still_for(DAY).await;
        evening.playground.set_access(&evening.channel, Access::Full);
        evening.is_shown_by_itself().await;
        let shown = evening.people[0].sees(&evening.channel);
        assert!(shown.iter().any(|message| message.text().contains("that time is added back")));
        evening.goes_on(left).await;
        evening.end().await;
    });
}

#[test]
fn a_press_that_says_that_all_is_permitted_again_shows_the_table_at_once() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let mut evening = Evening::begun_and_restarted("relaxed", trace).await;
        evening.playground.set_access(&evening.channel, Access::Hidden);
        let left = evening.left().await;
        evening = evening.restart().await;
        sleep(SHOWN).await;
        evening.stands_still_for(DAY).await;
        evening.playground.set_access(&evening.channel, Access::Full);
        evening.types(&evening.people[0], &evening.channel, "/wizard scores").await;
        sleep(SHOWN).await;
        evening.goes_on(left).await;
        evening.end().await;
    });
}

#[test]
fn whoever_is_waited_for_loses_no_time_though_nothing_else_happens() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        for access in [Access::Hidden, Access::ReadOnly] {
            let evening = Evening::begun_and_restarted("slow", trace.clone()).await;
            sleep(Duration::from_mins(20)).await;
            evening.playground.set_access(&evening.channel, access);
            let (_, deadline) = evening.waited_for().await;
            sleep_until(deadline.half).await;
            sleep(SHOWN).await;
            // As long as the table's message can be edited, the table counts as displayed, whatever
            // else is forbidden.
            assert_eq!(evening.look(Table::is_unseen).await, access == Access::Hidden);
            if access == Access::Hidden {
                evening.stands_still_for(DAY * 2).await;
            }
            evening.end().await;
        }
    });
}

#[test]
fn a_fault_that_passes_stops_nothing() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        for fault in [
            Fault::ServerError(502),
            Fault::Reset,
            Fault::RateLimited(Duration::from_secs(20)),
            Fault::Banned,
        ] {
            let mut evening = Evening::begun_and_restarted("relaxed", trace.clone()).await;
            evening.playground.faults().next(Kind::ChannelEdit, 3, fault);
            evening = evening.restart().await;
            for _ in 0..20 {
                sleep(SHOWN).await;
                assert!(!evening.look(Table::is_unseen).await, "{fault:?}");
            }
            evening.end().await;
        }
    });
}

#[test]
fn a_thread_that_is_locked_is_like_a_channel_that_forbids() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        for status in [400, 403] {
            let mut evening = Evening::begun_and_restarted("relaxed", trace.clone()).await;
            let left = evening.left().await;
            let faults = evening.playground.faults();
            faults.next(Kind::ChannelEdit, 10_000, Fault::Refused(400, 50_083));
            faults.next(Kind::ChannelPost, 10_000, Fault::Refused(status, 160_005));
            evening = evening.restart().await;
            sleep(SHOWN).await;
            let before = requests_to_channels(&evening.playground);
            evening.stands_still_for(DAY).await;
            let tried = requests_to_channels(&evening.playground) - before;
            assert!((10..40).contains(&tried), "{tried} tries in a day");
            evening.playground.faults().clear();
            evening.is_shown_by_itself().await;
            evening.goes_on(left).await;
            evening.end().await;
        }
    });
}

#[test]
fn a_message_that_is_deleted_is_shown_anew_but_not_again_and_again() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let evening = Evening::begun_and_restarted("slow", trace).await;
        let store = evening.bot.core.tables().store().clone();
        let message = async || {
            let id = store.messages(GAME).await.unwrap()[&MessageKind::Table];
            playground::Snowflake(id.get())
        };
        let first = message().await;
        let somebody_moves = async || {
            let person = evening.waited_for().await.0;
            evening.types(person, &evening.channel, "/wizard hand").await;
            evening.press(person, ".do.").await;
        };
        evening.playground.delete_message(first);
        let (_, deadline) = evening.waited_for().await;
        sleep_until(deadline.half).await;
        sleep(SHOWN).await;
        let second = message().await;
        assert!(second > first && evening.people[0].look(second).is_some());
        evening.playground.delete_message(second);
        somebody_moves().await;
        let third = message().await;
        assert!(third > second && evening.people[0].look(third).is_some());
        // Somebody does not want the message there.
        sleep(Duration::from_mins(3)).await;
        evening.playground.delete_message(third);
        somebody_moves().await;
        assert_eq!(message().await, third);
        assert!(evening.look(Table::is_unseen).await);
        let told = evening.types(&evening.people[0], &evening.channel, "/wizard hand").await;
        assert!(told.contains("`/wizard board` brings it back"), "{told}");
        evening.types(&evening.people[0], &evening.channel, "/wizard board").await;
        assert!(message().await > third && !evening.look(Table::is_unseen).await);
        evening.end().await;
    });
}

#[test]
fn a_game_whose_channel_is_deleted_is_fetched_by_its_people() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        for clock in ["none", "relaxed", "slow"] {
            let evening = Evening::begin(clock, trace.clone()).await;
            sleep(Duration::from_mins(1)).await;
            evening.playground.delete_channel(&evening.channel);
            let (ada, other) = (&evening.people[0], evening.other_channel());
            if clock == "none" {
                // Nobody has looked there since the deletion.
                let told = evening.types(ada, &other, "/wizard hand").await;
                assert!(told.contains(&format!("<#{}>", evening.channel.id)), "{told}");
            }
            let before = evening.look(Table::entries).await;
            sleep(DAY).await;
            assert_eq!(evening.look(Table::entries).await, before, "somebody's time ran out");
            let told = evening.types(ada, &other, "/wizard hand").await;
            assert!(told.contains("`/wizard board` brings the game here"), "{told}");
            let before = requests_to_channels(&evening.playground);
            evening.stands_still_for(DAY).await;
            assert_eq!(requests_to_channels(&evening.playground), before, "it is left alone");
            evening.types(ada, &other, "/wizard board").await;
            sleep(SHOWN).await;
            assert!(!evening.look(Table::is_paused).await);
            let core = &evening.bot.core;
            laws::tables_are_shown(core, ada, &[], &[], &Shown::WhenDrawn).await;
            let ben = &evening.people[1];
            let hand = evening.types(ben, &other, "/wizard hand").await;
            assert!(
                !hand.is_empty() && ben.sees(&other).iter().any(crate::people::is_own),
                "{hand}"
            );
            evening.end().await;
        }
    });
}

#[test]
fn a_game_that_nobody_fetches_ends_in_a_week_and_a_lobby_at_once() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let evening = Evening::begun_and_restarted("relaxed", trace).await;
        let other = evening.other_channel();
        evening.types(&evening.people[0], &other, "/wizard play").await;
        evening.playground.delete_channel(&evening.channel);
        evening.playground.delete_channel(&other);
        let evening = evening.restart().await;
        sleep(SHOWN).await;
        let tables = evening.bot.core.tables();
        let lobby = TableId::new(2);
        assert!(tables.look(lobby, Table::is_over).await.unwrap(), "the lobby is closed");
        evening.stands_still_for(DAY * 6).await;
        sleep(DAY * 2).await;
        assert!(evening.look(Table::is_over).await, "the game has ended");
        evening.end().await;
    });
}

#[test]
fn a_server_that_removes_the_bot_stops_its_games_until_it_is_back() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        for (others, comes_back_by_a_press) in [(0, true), (250, false)] {
            let evening = Evening::begun_and_restarted("slow", trace.clone()).await;
            evening.playground.add_other_servers(others);
            let other = evening.other_channel();
            evening.types(&evening.people[0], &other, "/wizard play").await;
            let left = evening.left().await;
            evening.playground.remove_bot();
            let evening = evening.restart().await;
            sleep(SHOWN).await;
            let tables = evening.bot.core.tables();
            assert!(tables.look(TableId::new(2), Table::is_over).await.unwrap());
            let before = requests_to_channels(&evening.playground);
            evening.stands_still_for(DAY * 3).await;
            assert_eq!(requests_to_channels(&evening.playground), before, "it is left alone");
            evening.playground.add_bot();
            if comes_back_by_a_press {
                evening.types(&evening.people[0], &evening.channel, "/wizard scores").await;
            } else {
                sleep(DAY).await;
            }
            sleep(SHOWN).await;
            assert!(!evening.look(Table::is_unseen).await);
            assert!(evening.left().await > left - DAY.as_millis() as i64);
            evening.end().await;
        }
    });
}

#[test]
fn servers_that_cannot_be_listed_to_the_end_remove_nothing() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        // The request fails on the first page, which lists the game's server, or on a later one,
        // when it is known that there are more.
        for fault in [Fault::ServerError(500), Fault::Silence, Fault::Refused(403, 50_001)] {
            let mut evening = Evening::begun_and_restarted("slow", trace.clone()).await;
            evening.playground.add_other_servers(450);
            evening.playground.faults().next(Kind::Guilds, 100, fault);
            evening = evening.restart().await;
            sleep(Duration::from_mins(5)).await;
            assert!(!evening.look(Table::is_unseen).await, "{fault:?}");
            evening.end().await;
        }
    });
}

#[test]
fn who_has_left_the_server_is_sat_in_for() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let evening = Evening::begun_and_restarted("relaxed", trace).await;
        let (waited, deadline) = evening.waited_for().await;
        let (waited, other) = (waited.clone(), evening.people.iter().find(|p| p.id != waited.id));
        evening.playground.remove_person(&waited);
        sleep_until(deadline.half).await;
        sleep(SHOWN).await;
        let shown = other.unwrap().sees(&evening.channel);
        let call = shown.iter().find(|message| message.content.contains("it’s your turn"));
        assert!(call.unwrap().content.starts_with(&mention(&waited)));
        sleep(Duration::from_hours(2)).await;
        assert!(evening.look(Table::is_paused).await, "both are sat in for");
        let answer = other.unwrap().command(&evening.channel, "/wizard hand").await.unwrap();
        assert!(matches!(answer, Answer::Message(_)), "{answer:?}");
        sleep(SHOWN).await;
        assert!(!evening.look(Table::is_paused).await);
        evening.end().await;
    });
}
