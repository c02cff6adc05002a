//! Reminders: who is reminded while a clock runs, and when a reminder disappears.

use std::time::Duration;

use tokio::time::sleep;

use crate::evening::{Evening, NOW, SHOWN, mention, sleep_until};
use crate::run::driven;

#[test]
fn who_is_waited_for_is_reminded_at_half_time_until_they_have_moved() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let evening = Evening::begin("relaxed", trace).await;
        for _ in 0..6 {
            let (waited, deadline) = evening.waited_for().await;
            assert_eq!(evening.reminded(), None);
            sleep_until(deadline.half).await;
            sleep(SHOWN).await;
            assert_eq!(evening.reminded(), Some(mention(waited)));
            evening.press(waited, ".s.1.hand").await;
            assert_eq!(
                evening.reminded(),
                Some(mention(waited)),
                "who has only looked is still reminded"
            );
            evening.press(waited, ".do.").await;
            assert_eq!(evening.reminded(), None);
        }
        evening.end().await;
    });
}

#[test]
fn who_is_there_is_not_reminded() {
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
            assert_eq!(evening.reminded(), None, "{clock}");
            evening.end().await;
        });
    }
}

#[test]
fn a_reminder_ends_with_the_time_that_it_was_about_whatever_happens() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let evening = Evening::begin("relaxed", trace).await;
        let (waited, deadline) = evening.waited_for().await;
        sleep_until(deadline.half).await;
        sleep(SHOWN).await;
        assert_eq!(evening.reminded(), Some(mention(waited)));
        let reminder = evening.reminder();
        let mut evening = evening.restart().await;
        sleep(SHOWN).await;
        assert_eq!(evening.reminder(), reminder, "the reminder stands, and none comes besides");
        evening = evening.restart().await;
        sleep(Duration::from_hours(2)).await;
        assert_eq!(evening.reminded(), None, "everybody is away");
        evening.end().await;
    });
}
