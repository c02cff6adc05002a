//! Printing of figures.

use std::fmt::Display;
use std::time::Duration;
pub fn say(what: &str, figure: impl Display) {
    println!("{what:<58} {figure}");
}

/// Prints a figure and its target.
pub fn aim(what: &str, figure: impl Display, aim: &str) {
    println!("{what:<58} {figure} (aim: {aim})");
}

pub fn ms(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}

/// The median, the 99th percentile, the maximum, and the number of times.
pub fn spread(mut times: Vec<Duration>) -> String {
    times.sort();
    let count = times.len();
    let [median, late, longest] = [0.5, 0.99, 1.0].map(|share| ms(at(&times, share)));
    format!("p50 {median}, p99 {late}, longest {longest} of {count}")
}

/// The time at this quantile of sorted times.
pub fn at(times: &[Duration], share: f64) -> Duration {
    let place = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
    times.get(place).copied().unwrap_or_default()
}

/// The maximum number of moments within any second.
pub fn most_in_a_second(mut moments: Vec<Duration>) -> usize {
    moments.sort();
    let (mut first, mut most) = (0, 0);
    for (last, moment) in moments.iter().enumerate() {
        while moment.saturating_sub(moments[first]) >= Duration::from_secs(1) {
            first += 1;
        }
        most = most.max(last + 1 - first);
    }
    most
}

/// The verdict on a promise.
pub fn kept(is_kept: bool) -> &'static str {
    if is_kept { "kept" } else { "NOT KEPT" }
}
