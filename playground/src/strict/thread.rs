//! The limits of a thread that is started or changed.

use serde_json::Value;

use super::limits::Findings;
use crate::error::FieldError;
use crate::rest::Threads;

/// The permitted numbers of minutes after which a thread is archived.
const DURATIONS: [u64; 4] = [60, 1440, 4320, 10080];

/// Checks a request about a thread.
pub(super) fn check(call: Threads, body: &Value) -> Vec<FieldError> {
    let mut found = Findings::default();
    match call {
        Threads::Delete => return Vec::new(),
        Threads::Edit if body["name"].is_null() => {}
        Threads::Edit | Threads::Start | Threads::StartFrom(_) => {
            found.required(&body["name"], 1..=100, "name".to_owned());
        }
    }
    let minutes = &body["auto_archive_duration"];
    if !minutes.is_null() && !minutes.as_u64().is_some_and(|minutes| DURATIONS.contains(&minutes)) {
        let message = "Value must be one of (60, 1440, 4320, 10080).";
        found.add("auto_archive_duration".to_owned(), "BASE_TYPE_CHOICES", message);
    }
    found.0
}
