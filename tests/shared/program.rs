//! The real program, from outside.

use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// A timeout longer than the program ever takes.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// A token that Discord never accepts.
pub const TOKEN: &str = "MTIz.secret.token";

/// The program in an empty folder, with only this environment.
pub fn henge(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_henge"));
    command.args(arguments).env_clear().current_dir(folder).stdin(Stdio::null());
    command.envs(environment.iter().copied());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program until it ends by itself. Returns its output.
pub fn run(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Output {
    ended(henge(folder, arguments, environment).spawn().unwrap())
}

/// Waits until a program ends by itself, and returns its output.
pub fn ended(mut program: Child) -> Output {
    let start = Instant::now();
    while program.try_wait().unwrap().is_none() {
        if start.elapsed() > PATIENCE {
            program.kill().unwrap();
            panic!("it does not end: {:?}", program.wait_with_output());
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    program.wait_with_output().unwrap()
}

/// The text on standard error.
pub fn said(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Checks that the program ended with this code, printed nothing, and reported the problem in one
/// line that contains these words.
#[track_caller]
pub fn check_refused(output: &Output, code: i32, words: &[&str]) {
    let said = said(output);
    assert_eq!(output.status.code(), Some(code), "{said}");
    assert!(output.stdout.is_empty(), "{output:?}");
    let lines: Vec<&str> = said.lines().filter(|line| line.starts_with("henge: ")).collect();
    assert_eq!((lines.len(), said.lines().count()), (1, 1), "{said}");
    for word in words {
        assert!(said.contains(word), "{word:?} is not in {said}");
    }
    assert!(!said.contains(TOKEN), "{said}");
}
