//! The program from outside: its output and its exit codes.

use std::io::{Read as _, Write as _};
use std::process::{Child, Command, Output, Stdio};

use henge::record::verify;

use crate::records::text::Text;

fn henge(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_henge"));
    command.args(arguments.split_whitespace());
    command
}

fn run(arguments: &str) -> Output {
    henge(arguments).stdin(Stdio::null()).output().unwrap()
}

fn run_with_input(arguments: &str, input: &str) -> Output {
    let pipes = [Stdio::piped(), Stdio::piped(), Stdio::piped()];
    let [stdin, stdout, stderr] = pipes;
    let mut child = henge(arguments).stdin(stdin).stdout(stdout).stderr(stderr).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Checks that the program ended with this code, printed nothing, and reported the problem in one
/// line that contains this word.
#[track_caller]
fn check_refused(output: &Output, code: i32, word: &str) {
    let said = said(output);
    assert_eq!(output.status.code(), Some(code), "{said}");
    assert_eq!(printed(output), "");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.starts_with("henge: ") && said.contains(word), "{said}");
}

#[test]
fn simulate_prints_records_and_nothing_else() {
    let output = run("simulate --game cards --players 4 --games 3 --seed outside");
    assert_eq!((output.status.code(), said(&output)), (Some(0), String::new()));
    let verified = verify(&printed(&output)).unwrap();
    assert_eq!(verified.games, 3);
    assert_eq!(verified.events + 3, printed(&output).lines().count());
}

#[test]
fn the_same_arguments_print_the_same_bytes() {
    let arguments = "simulate --game cards --players 5 --games 2 --seed again --set bidding=secret";
    assert_eq!(run(arguments).stdout, run(arguments).stdout);
    assert_ne!(run(arguments).stdout, run(&arguments.replace("again", "anew")).stdout);
}

#[test]
fn every_option_can_be_set_by_the_names_of_the_record() {
    let choices = [
        ("bidding", "covered"),
        ("plus-minus-one", "canadian"),
        ("clairvoyance", "every-round"),
        ("unicolore", "true"),
        ("rounds", "short"),
        ("ties", "tournament"),
    ];
    for (name, value) in choices {
        let output = run(&format!("simulate --game cards --players 3 --set {name}={value}"));
        assert_eq!(output.status.code(), Some(0), "{}", said(&output));
        let header = printed(&output).lines().next().unwrap().to_owned();
        let header: serde_json::Value = serde_json::from_str(&header).unwrap();
        let chosen = &header["options"][name];
        assert_eq!(chosen.as_str().map_or(chosen.to_string(), str::to_owned), value, "{name}");
    }
}

#[test]
fn levels_are_one_for_all_or_one_a_seat() {
    for levels in ["random", "random,apprentice,apprentice"] {
        let output = run(&format!("simulate --game cards --players 3 --seats {levels}"));
        assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    }
}

#[test]
fn wrong_arguments_are_told_in_one_line() {
    let wrong = [
        ("conjure", "conjure"),
        ("--conjure", "--conjure"),
        ("simulate", "--game"),
        ("simulate --game cards", "--players"),
        ("simulate --game chess --players 4", "chess"),
        ("simulate --game cards --players 2", "3 to 6"),
        ("simulate --game cards --players 7", "7"),
        ("simulate --game cards --players many", "many"),
        ("simulate --game cards --players 4 --games few", "few"),
        ("simulate --game cards --players 4 --games -1", "-1"),
        ("simulate --game cards --players 4 --speed 9", "--speed"),
        ("simulate --game cards --players 4 --set bidding", "bidding"),
        ("simulate --game cards --players 4 --set bidding=loud", "loud"),
        ("simulate --game cards --players 4 --set trump=red", "trump"),
        ("simulate --game cards --players 4 --set unicolore=maybe", "maybe"),
        ("simulate --game cards --players 5 --set unicolore=true", "unicolore"),
        ("simulate --game cards --players 4 --seats random,random", "--seats"),
        ("simulate --game cards --players 4 --seats genius", "genius"),
        (
            "simulate --game cards --players 4 --set bidding=covered --set plus-minus-one=strict",
            "plus-minus-one",
        ),
        ("verify", "FILE"),
        ("verify one two", "two"),
    ];
    for (arguments, word) in wrong {
        check_refused(&run(arguments), 2, word);
    }
}

#[test]
fn help_goes_to_standard_output() {
    for arguments in ["--help", "simulate --help", "verify --help", "--version"] {
        let output = run(arguments);
        assert_eq!((output.status.code(), said(&output)), (Some(0), String::new()));
        assert!(printed(&output).contains("henge"));
    }
}

#[test]
fn verify_says_what_it_checked() {
    let output = run_with_input("verify -", &Text::short().text());
    assert_eq!((output.status.code(), said(&output)), (Some(0), String::new()));
    assert_eq!(printed(&output).lines().count(), 1);
}

#[test]
fn verify_reads_a_file() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), Text::short().text()).unwrap();
    let output = henge("verify").arg(file.path()).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
}

#[test]
fn verify_names_the_first_line_that_is_wrong() {
    let text = Text::short();
    let line = text.numbers("trick")[4];
    let mut wrong = text.clone();
    wrong.lines.remove(line - 1);
    check_refused(&run_with_input("verify -", &wrong.text()), 1, &format!("line {line}"));
    check_refused(&run_with_input("verify -", ""), 1, "no record");
}

#[test]
fn verify_says_what_it_cannot_read() {
    check_refused(&run("verify /nowhere/at/all"), 1, "/nowhere/at/all");
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), [0xff, 0xfe, b'\n']).unwrap();
    check_refused(&henge("verify").arg(file.path()).output().unwrap(), 1, "cannot read");
}

/// The program reads only one line of an endless input, and reports this in one line.
#[cfg(target_os = "linux")]
#[test]
fn verify_reads_no_more_than_a_line_of_what_does_not_end() {
    check_refused(&run("verify /dev/zero"), 1, "line 1: it is longer than");
    let endless = |written: &str| {
        let mut source = Command::new("sh")
            .args(["-c", &format!("{written}; yes 0 | tr -d '\\n'")])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let input = source.stdout.take().unwrap();
        let output = henge("verify -").stdin(input).output().unwrap();
        source.wait().unwrap();
        output
    };
    check_refused(&endless("true"), 1, "line 1: it is longer than");
    let record = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(record.path(), Text::short().text()).unwrap();
    let number = Text::short().lines.len() + 1;
    let after = endless(&format!("cat {}", record.path().display()));
    check_refused(&after, 1, &format!("line {number}: it is longer than"));
}

/// Checks that the program ends without a panic when nobody reads its output.
#[track_caller]
fn check_quiet_end(mut child: Child) {
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!((child.wait().unwrap().code(), said.as_str()), (Some(1), ""));
}

#[test]
fn a_reader_who_leaves_early_ends_it_quietly() {
    let mut child = henge("simulate --game cards --players 3 --games 1000")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    check_quiet_end(child);
}

#[test]
fn nobody_reads_it_at_all() {
    let record = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(record.path(), Text::short().text()).unwrap();
    let verify = format!("verify {}", record.path().display());
    for arguments in ["simulate --game cards --players 3", &verify, "--help", "verify --help"] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let child = henge(arguments).stdout(writer).stderr(Stdio::piped()).spawn().unwrap();
        check_quiet_end(child);
    }
}
