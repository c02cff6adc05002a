//! The older text form of Prometheus, for whoever does not ask for `OpenMetrics`: a person with curl above all.

use std::collections::HashMap;

/// The same figures in the older form: where it explains a counter it says its whole name, and it knows no kind `info`,
/// no units and no end.
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

/// What a line explains of which figure, and what it says.
fn explanation(line: &str) -> Option<(&str, &str, &str)> {
    let (about, rest) = line.strip_prefix("# ")?.split_once(' ')?;
    let (name, says) = rest.split_once(' ')?;
    Some((about, name, says))
}
