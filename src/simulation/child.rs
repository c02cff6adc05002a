//! A player that is a separate program: a process that is asked line by line.

use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::runtime::{Builder, Runtime};
use tokio::time::{Instant, timeout_at};

use super::family::Family;
use crate::protocol::READY;

/// The length limit of a program's answer, in bytes.
pub const LONGEST_ANSWER: u64 = 4096;

/// The only environment variables that a program gets: any other might hold a token.
#[cfg(not(windows))]
const GIVEN: [&str; 3] = ["PATH", "HOME", "LANG"];
/// Many programs on Windows do not start without `SystemRoot`.
#[cfg(windows)]
const GIVEN: [&str; 4] = ["PATH", "HOME", "LANG", "SystemRoot"];

/// A program that plays a game, or one game after another.
pub(super) struct Program {
    runtime: Runtime,
    process: Child,
    family: Family,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

/// The reason why a program has not given a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mute {
    /// The program has ended.
    Ended(ExitStatus),
    /// The program is still running, but has closed its output.
    Closed,
    /// The program has exceeded its time limit.
    Late,
    /// The line exceeds its length limit.
    Huge,
}

impl Program {
    /// Starts the program. Its standard error is passed through unchanged.
    pub(super) fn start(words: &[String]) -> std::io::Result<Self> {
        let missing = || std::io::Error::other("it names no program");
        let (program, arguments) = words.split_first().ok_or_else(missing)?;
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let given = |name| Some((name, std::env::var_os(name)?));
        command.env_clear().envs(GIVEN.into_iter().filter_map(given));
        let (mut process, family) = {
            let _entered = runtime.enter();
            Family::found(&mut command)?
        };
        match (process.stdin.take(), process.stdout.take()) {
            (Some(input), Some(output)) => {
                Ok(Self { runtime, process, family, input, output: BufReader::new(output) })
            }
            _ => Err(std::io::Error::other("it has no input or output")),
        }
    }

    /// Sends a line and returns the answer without its newline.
    pub(super) fn ask(&mut self, line: &str, limit: Duration) -> Result<Vec<u8>, Mute> {
        let Self { runtime, process, input, output, .. } = self;
        runtime.block_on(async {
            let until = Instant::now() + limit;
            let question = format!("{line}\n");
            // The answer counts, no matter whether the program has read the question.
            let asked = async { input.write_all(question.as_bytes()).await.is_ok() };
            let mut answer = Vec::new();
            let mut output = output.take(LONGEST_ANSWER);
            let talk = async { tokio::join!(asked, output.read_until(b'\n', &mut answer)) };
            let is_in_time = timeout_at(until, talk).await.is_ok();
            match answer.pop() {
                Some(b'\n') if is_in_time => Ok(answer),
                Some(_) if answer.len() as u64 + 1 == LONGEST_ANSWER => Err(Mute::Huge),
                Some(_) | None => Err(silence(process, is_in_time, until).await),
            }
        })
    }

    /// Sends the result of a game. Returns whether the program has answered that it is ready, and
    /// nothing else: no line of this game can be read as an answer in the next one.
    pub(super) fn is_ready_after(&mut self, result: &str, limit: Duration) -> bool {
        let answer = self.ask(result, limit);
        answer.is_ok_and(|line| line.trim_ascii() == READY.as_bytes())
            && self.output.buffer().is_empty()
    }
}

/// The reason why there is no line. If the program has ended, that is the reason, even if a process
/// that it started keeps its output open.
async fn silence(process: &mut Child, is_closed: bool, until: Instant) -> Mute {
    // A program that ends closes its output a moment before.
    let _ended = timeout_at(until, process.wait()).await;
    match process.try_wait() {
        Ok(Some(status)) => Mute::Ended(status),
        Ok(None) | Err(_) if is_closed => Mute::Closed,
        Ok(None) | Err(_) => Mute::Late,
    }
}

/// Ends the program and all processes that it started.
impl Drop for Program {
    fn drop(&mut self) {
        let Self { runtime, process, family, .. } = self;
        family.end(|| {
            // The process has already been ended; this reaps it.
            let _ended = runtime.block_on(process.kill());
        });
    }
}
