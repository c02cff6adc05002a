//! A player that is a program of its own: a process that is asked line by line.

use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::runtime::{Builder, Runtime};

/// The longest line that a program may answer, in bytes.
pub const LONGEST_ANSWER: u64 = 4096;

/// A program that plays one game.
pub(super) struct Program {
    runtime: Runtime,
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

/// Why a program gives no line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mute {
    /// It has ended, or closed its output.
    Ended,
    /// It takes too long.
    Late,
    /// It does not end its line.
    Huge,
}

impl Program {
    /// Starts it. What it says on standard error is shown as it is.
    pub(super) fn start(words: &[String]) -> std::io::Result<Self> {
        let missing = || std::io::Error::other("it names no program");
        let (program, arguments) = words.split_first().ok_or_else(missing)?;
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        #[cfg(unix)]
        command.process_group(0);
        let mut process = {
            let _entered = runtime.enter();
            command.spawn()?
        };
        match (process.stdin.take(), process.stdout.take()) {
            (Some(input), Some(output)) => {
                Ok(Self { runtime, process, input, output: BufReader::new(output) })
            }
            _ => Err(std::io::Error::other("it has no input or output")),
        }
    }

    /// Its line after this one, without the end of the line.
    pub(super) fn ask(&mut self, line: &str, limit: Duration) -> Result<Vec<u8>, Mute> {
        let Self { runtime, input, output, .. } = self;
        let talk = async {
            let mut answer = Vec::new();
            let written = async {
                input.write_all(format!("{line}\n").as_bytes()).await?;
                input.flush().await
            };
            written.await.map_err(|_| Mute::Ended)?;
            let mut output = output.take(LONGEST_ANSWER);
            let read = output.read_until(b'\n', &mut answer).await;
            read.map_err(|_| Mute::Ended)?;
            Ok(answer)
        };
        let timed = async { tokio::time::timeout(limit, talk).await };
        let mut answer = runtime.block_on(timed).map_err(|_| Mute::Late)??;
        match answer.pop() {
            Some(b'\n') => Ok(answer),
            Some(_) if answer.len() as u64 + 1 == LONGEST_ANSWER => Err(Mute::Huge),
            Some(_) | None => Err(Mute::Ended),
        }
    }
}

/// The program is ended, and what it started with it.
impl Drop for Program {
    fn drop(&mut self) {
        #[cfg(unix)]
        if let Some(group) =
            self.process.id().and_then(|id| rustix::process::Pid::from_raw(id as i32))
        {
            // A group that has ended already is what is wanted.
            let _ended = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        // It has been ended; this takes it from the system's list.
        let _ended = self.runtime.block_on(self.process.kill());
    }
}
