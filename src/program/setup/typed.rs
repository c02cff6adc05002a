//! Reads the token from standard input, and does not show it if that is a terminal.

use std::io::{self, IsTerminal as _};

#[cfg(unix)]
use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};

use crate::program::Failure;
use crate::program::lines::Lines;

/// The page on which a host finds the token.
const PORTAL: &str = "https://discord.com/developers/applications";

/// The line that the host types, or pipes in. If the caller stops waiting, the terminal again shows
/// what is typed.
pub(super) async fn token() -> Result<String, Failure> {
    let _hidden = if io::stdin().is_terminal() { Some(ask()?) } else { None };
    let line = tokio::task::spawn_blocking(|| Lines::of(io::stdin().lock()).next()).await;
    let line = line.map_err(io::Error::other).and_then(Option::transpose);
    let line = line.map_err(|error| Failure::Failed(format!("cannot read the token: {error}")))?;
    line.filter(|line| !line.trim().is_empty()).ok_or_else(|| {
        Failure::Usage(format!("no token was given: {PORTAL}, your application, Bot, Reset Token"))
    })
}

fn ask() -> Result<Hidden, Failure> {
    let hidden = Hidden::start().map_err(|error| {
        let cure = "pipe the token in, or set DISCORD_TOKEN_FILE";
        Failure::Failed(format!("cannot hide what is typed here ({error}): {cure}"))
    })?;
    eprintln!("The token is at {PORTAL}: your application, Bot, Reset Token.");
    eprint!("Paste it here, where it is not shown: ");
    Ok(hidden)
}

/// The terminal while it does not show what is typed; contains its modes before that.
#[cfg(unix)]
struct Hidden(Termios);

#[cfg(unix)]
impl Hidden {
    fn start() -> io::Result<Self> {
        let shown = tcgetattr(io::stdin())?;
        let mut hidden = shown.clone();
        hidden.local_modes.remove(LocalModes::ECHO);
        hidden.local_modes.insert(LocalModes::ECHONL);
        tcsetattr(io::stdin(), OptionalActions::Now, &hidden)?;
        Ok(Self(shown))
    }
}

#[cfg(unix)]
impl Drop for Hidden {
    fn drop(&mut self) {
        // Nothing can be done if the terminal is gone.
        let _ = tcsetattr(io::stdin(), OptionalActions::Now, &self.0);
    }
}

#[cfg(not(unix))]
struct Hidden;

#[cfg(not(unix))]
impl Hidden {
    fn start() -> io::Result<Self> {
        Err(io::ErrorKind::Unsupported.into())
    }
}
