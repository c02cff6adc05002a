//! The requests of a day on a server where nothing but the deal of the day is played.

use std::time::Duration;

use tokio::time::sleep;

use crate::run::{driven, empty};
use crate::solo::{DAY, Evening, moment};

/// The number of requests so far that count towards Discord's limit and are about a channel.
fn counted(evening: &Evening) -> usize {
    let requests = evening.playground.journal().counted().into_iter();
    requests.filter(|request| request.path.contains("/channels/")).count()
}

#[test]
fn a_day_of_a_server_is_three_counted_requests_however_many_play_the_deal() {
    empty();
    let (runtime, trace) = driven(moment(DAY, 0));
    runtime.block_on(async {
        let mut evening = Evening::begin(7, &["Ada", "Ben", "Cy"], trace).await;
        let people = evening.people.clone();
        for (number, day) in [(1, DAY), (2, DAY.after())] {
            for person in &people {
                // Nobody presses anything on the day's message, whose token would edit it for free.
                let opened = evening.open(person).await;
                evening.see(person, opened);
                evening.people = vec![person.clone()];
                evening.play_to_the_end().await;
                sleep(Duration::from_hours(5)).await;
            }
            if day != DAY {
                // What the message does not show yet is not forgotten.
                evening.restart().await;
            }
            let left = moment(day.after(), 0).saturating_sub(moment_now());
            sleep(left + Duration::from_mins(90)).await;
            assert!(counted(&evening) <= 3 * number, "{} after {number} days", counted(&evening));
            let title = format!("· {}", day.number());
            let shown = people[0].sees(&evening.channel).into_iter();
            let mut shown = shown.filter(|of| !of.is_ephemeral() && of.text().contains(&title));
            let shown = shown.next().expect("the day has a message").text();
            assert!(people.iter().all(|person| shown.contains(&person.name)), "{shown}");
        }
        evening.end().await;
    });
}

/// The moment by the simulated clock.
fn moment_now() -> Duration {
    Duration::from_millis(henge::clock::now_ms().cast_unsigned())
}
