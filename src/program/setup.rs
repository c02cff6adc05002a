//! `henge setup`: asks for the bot's token, checks it with Discord, and writes the settings.

mod files;
mod typed;
mod unit;

use std::io::{self, Write};
use std::path::PathBuf;

use self::files::{Existing, check_free, make, write};
use self::unit::Destination;
use super::Failure;
use super::doctor::NEW_TOKEN;
use super::run::{block_on, stop_signal};
use crate::discord::{Application, NoAnswer};
use crate::settings::{Environment, Settings, Unset, env_file};

/// The file for the token, next to `.env`.
const TOKEN_FILE: &str = "henge.token";

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The folder for the settings and the database; it is made if it does not exist.
    #[arg(long, value_name = "DIR", default_value = ".")]
    folder: PathBuf,
    /// Replaces files that exist already.
    #[arg(long)]
    force: bool,
    /// Writes a unit as well, with which systemd runs the bot for this user: where systemd looks
    /// for it, to a file, or with - to standard output.
    #[arg(long, value_name = "FILE|-", num_args = 0..=1, default_missing_value = "")]
    unit: Option<Destination>,
}

/// The token that Discord accepts, and its application.
struct Accepted {
    token: String,
    application: Application,
}

/// Everything that was written.
struct Written {
    folder: PathBuf,
    unit: Option<Unit>,
}

/// The unit, and its file if it has one.
struct Unit {
    text: String,
    file: Option<PathBuf>,
}

/// Sets a bot up. Only the process's own environment is read: the `.env` file is what is written.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let unit_file = arguments.unit.as_ref().map(Destination::file).transpose()?.flatten();
    let existing = if arguments.force { Existing::Replaced } else { Existing::Kept };
    let folder = &arguments.folder;
    let files = [Some(folder.join(TOKEN_FILE)), Some(folder.join(".env")), unit_file.clone()];
    check_free(files.iter().flatten(), existing)?;
    let accepted = block_on(async {
        tokio::select! {
            accepted = accept() => accepted,
            () = stop_signal() => Err(Failure::Failed("stopped; nothing is written".to_owned())),
        }
    })??;
    let folder = make(folder)?;
    let unit = match arguments.unit {
        Some(_) => Some(Unit { text: unit::of(&program()?, &folder)?, file: unit_file }),
        None => None,
    };
    write(&folder.join(TOKEN_FILE), &format!("{}\n", accepted.token), existing)?;
    write(&folder.join(".env"), &env_file(TOKEN_FILE), existing)?;
    if let Some(Unit { text, file: Some(file) }) = &unit {
        write(file, text, existing)?;
    }
    let written = Written { folder, unit };
    tell(&accepted.application, &written).map_err(|_| Failure::OutputClosed)
}

/// Reads the token, from the environment or from standard input, and checks it with Discord.
async fn accept() -> Result<Accepted, Failure> {
    let environment = Environment::default();
    let settings = match Settings::read(&environment) {
        Err(Unset::Token) => Settings::read_with_token(&typed::token().await?, &environment)?,
        read => read?,
    };
    match Application::ask(&settings).await {
        Ok(application) => Ok(Accepted { token: settings.token, application }),
        Err(why @ NoAnswer::Unauthorized) => Err(Failure::Usage(format!("{why}: {NEW_TOKEN}"))),
        Err(why @ (NoAnswer::Limited(_) | NoAnswer::Other(_))) => {
            Err(Failure::Failed(why.to_string()))
        }
    }
}

fn program() -> Result<PathBuf, Failure> {
    let failed = |error: io::Error| {
        Failure::Failed(format!("the path of this program is not known: {error}"))
    };
    std::env::current_exe().map_err(failed)
}

/// Says what was written and what to do next. If standard output gets the unit, it gets nothing
/// else.
fn tell(application: &Application, written: &Written) -> io::Result<()> {
    let Written { folder, unit } = written;
    let mut output: Box<dyn Write> = match unit {
        Some(Unit { text, file: None }) => {
            io::stdout().write_all(text.as_bytes())?;
            Box::new(io::stderr())
        }
        Some(Unit { file: Some(_), .. }) | None => Box::new(io::stdout()),
    };
    writeln!(output, "Discord takes the token: the application is {:?}", application.name)?;
    let folder_said = folder.display();
    writeln!(output, "{folder_said} has the token ({TOKEN_FILE}) and the settings (.env)")?;
    writeln!(output, "1. add the bot to a server: {}", application.invitation())?;
    writeln!(output, "2. start it: {}", start(written))?;
    if unit.is_some() {
        writeln!(output, "3. let it run while you are logged out: loginctl enable-linger")?;
    }
    Ok(())
}

/// The command that starts the bot.
fn start(Written { folder, unit }: &Written) -> String {
    match unit {
        Some(Unit { file: Some(file), .. }) => {
            format!("systemctl --user enable --now {}", unit::named(file))
        }
        Some(Unit { file: None, .. }) => "save the unit as ~/.config/systemd/user/henge.service, \
                                          then systemctl --user enable --now henge"
            .to_owned(),
        None if std::env::current_dir().is_ok_and(|here| here == *folder) => called(),
        None => format!("cd {} && {}", files::quoted(folder), called()),
    }
}

/// The program as a shell finds it from any folder.
fn called() -> String {
    let typed = std::env::args_os().next().map(PathBuf::from);
    match typed.filter(|typed| typed.components().count() == 1) {
        Some(typed) => files::quoted(&typed),
        None => std::env::current_exe()
            .map_or_else(|_| "henge".to_owned(), |program| files::quoted(&program)),
    }
}
