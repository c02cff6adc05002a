//! The older text format of Prometheus, for clients that do not ask for `OpenMetrics`, above all a
//! person with curl.

use std::collections::HashMap;

/// Converts metrics from `OpenMetrics` to the older format. That format uses a counter's full name
/// in its HELP and TYPE lines, and has no `info` type, no units and no end marker.
pub fn plain(open_metrics: &str) -> String {
    let lines = || open_metrics.lines().filter_map(explanation);
    let kinds: HashMap<&str, &str> = lines()
        .filter(|(about, ..)| *about == "TYPE")
        .map(|(_, name, kind)| (name, kind))
        .collect();
    let mut text = String::with_capacity(open_metrics.len());
    for line in open_metrics.lines() {
        match explanation(line) {
            Some((about @ ("HELP" | "TYPE"), name, says)) => {
                let (ending, says) = match (kinds.get(name), about) {
                    (Some(&"counter"), _) => ("_total", says),
                    (Some(&"info"), "TYPE") => ("_info", "gauge"),
                    (Some(&"info"), _) => ("_info", says),
                    (_, _) => ("", says),
                };
                text.extend(["# ", about, " ", name, ending, " ", says, "\n"]);
            }
            None if !line.starts_with('#') => text.extend([line, "\n"]),
            Some(_) | None => {}
        }
    }
    text
}

/// Splits a comment line into its keyword, the name of the metric and the rest.
fn explanation(line: &str) -> Option<(&str, &str, &str)> {
    let (about, rest) = line.strip_prefix("# ")?.split_once(' ')?;
    let (name, says) = rest.split_once(' ')?;
    Some((about, name, says))
}
