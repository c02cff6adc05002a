//! The data of a server is deleted thirty days after the bot has left it, on a simulated clock.

use std::time::Duration;

use henge::table::{GuildId, Table, TableId};
use tokio::time::sleep;

use crate::evening::{Evening, NOW, SHOWN};
use crate::run::driven;

const DAY: Duration = Duration::from_hours(24);
const GAME: TableId = TableId::new(1);

impl Evening {
    /// Stops the bot for this time; after its start it checks which servers exist.
    async fn sleeps(mut self, time: Duration) -> Self {
        self.bot.stop().await;
        sleep(time).await;
        self.bot = self.host.start().await;
        sleep(SHOWN).await;
        self
    }

    async fn servers(&self) -> (Vec<GuildId>, usize) {
        let store = self.bot.core.tables().store();
        (store.known_servers().await.unwrap(), store.left_servers().await.unwrap().len())
    }

    async fn is_over(&self) -> Option<bool> {
        self.bot.core.tables().look(GAME, Table::is_over).await.ok()
    }
}

#[test]
fn what_is_stored_of_a_server_goes_thirty_days_after_the_bot_has_left_it() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let mut evening = Evening::begin("relaxed", trace).await;
        evening.playground.remove_bot();
        evening = evening.sleeps(DAY).await;
        let known = evening.servers().await;
        assert_eq!((known.0.len(), known.1), (1, 1));
        // The period begins on the day on which the departure was noticed, although the bot was
        // restarted since.
        evening = evening.sleeps(DAY * 29).await;
        assert_eq!(evening.servers().await, known);
        assert!(evening.is_over().await.is_some());
        evening = evening.sleeps(DAY).await;
        assert_eq!(evening.servers().await, (Vec::new(), 0));
        assert!(evening.is_over().await.is_none());
        evening.end().await;
    });
}

#[test]
fn a_server_that_adds_the_bot_again_keeps_everything() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let mut evening = Evening::begin("relaxed", trace).await;
        for _ in 0..2 {
            evening.playground.remove_bot();
            evening = evening.sleeps(DAY).await;
            assert_eq!(evening.servers().await.1, 1);
            evening = evening.sleeps(DAY * 20).await;
            evening.playground.add_bot();
            evening = evening.sleeps(DAY).await;
            assert_eq!(evening.servers().await.1, 0);
        }
        assert!(evening.is_over().await.is_some());
        evening.end().await;
    });
}

#[test]
fn a_press_there_says_that_the_bot_is_there() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let mut evening = Evening::begin("relaxed", trace).await;
        evening.playground.remove_bot();
        evening = evening.sleeps(DAY).await;
        evening = evening.sleeps(DAY).await;
        evening.playground.add_bot();
        evening.people[0].command(&evening.channel, "/wizard hand").await.unwrap();
        sleep(SHOWN).await;
        assert_eq!(evening.servers().await.1, 0);
        evening.end().await;
    });
}
