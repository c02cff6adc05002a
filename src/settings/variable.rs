//! The environment variables of the program.

use std::fmt::Write as _;

use strum::VariantArray as _;

/// An environment variable of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "SCREAMING_SNAKE_CASE")]
pub enum Variable {
    DiscordToken,
    DiscordTokenFile,
    DatabaseUrl,
    BackupDir,
    ComputerPauseMs,
    PressesPerSecond,
    Pictures,
    RustLog,
    LogFormat,
    Metrics,
    Shards,
    DailyDir,
    DiscordApiBase,
}

impl Variable {
    /// The name in the environment and in `.env`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Its explanation for the help text, and its default value.
    pub(super) const fn sets(self) -> (&'static str, Option<&'static str>) {
        match self {
            Self::DiscordToken => ("the bot's token", None),
            Self::DiscordTokenFile => ("a file that holds the token, instead", None),
            Self::DatabaseUrl => ("where games and scores are kept", Some("sqlite://henge.db")),
            Self::BackupDir => ("a folder for a backup each night; the last seven are kept", None),
            Self::ComputerPauseMs => {
                ("how long a computer player pauses, in milliseconds", Some("1200"))
            }
            Self::PressesPerSecond => ("how many presses of one person are taken", Some("5")),
            Self::Pictures => {
                ("tables as pictures, where the bot may send files: on or off", Some("on"))
            }
            Self::RustLog => ("what is logged", Some("henge=info,sqlx=error,warn")),
            Self::LogFormat => ("text, or json: a line of the log is a JSON object", Some("text")),
            Self::Metrics => {
                ("where /metrics, /healthz and /readyz are, like 127.0.0.1:7460", None)
            }
            Self::Shards => ("which of all shards this process runs, like 0-3/16", None),
            Self::DailyDir => {
                ("a folder for the secret of the deal of the day, which all processes share", None)
            }
            Self::DiscordApiBase => ("another address of Discord's API, for tests", None),
        }
    }

    /// The section about environment variables in the help text.
    pub fn help() -> String {
        let mut help =
            "Environment (an .env file in this folder is read as well; .env.example says more):"
                .to_owned();
        for variable in Self::VARIANTS {
            let (sets, default) = variable.sets();
            let _ = write!(help, "\n  {:18}  {sets}", variable.name());
            if let Some(default) = default {
                let _ = write!(help, " [default: {default}]");
            }
        }
        help
    }
}
