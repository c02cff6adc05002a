//! External programs as players: a program plays, or it loses by default and is named, and nothing
//! else breaks.

use std::path::Path;

use henge::computer::Level;
use henge::record::verify;
use serde_json::Value;
use tempfile::TempDir;

use crate::program::{self, henge, said};
use crate::tournament::run;

/// The beginning of a script: reads the number of the seat that is asked into `$seat`.
const READ_SEAT: &str = r#"read -r line; rest=${line#*\"seat\":}; seat=${rest%%[!0-9]*}"#;

/// Writes a script and returns its name as a player.
fn script(folder: &Path, text: &str) -> String {
    let file = folder.join("player.sh");
    std::fs::write(&file, text).unwrap();
    format!("program:sh {}", file.display())
}

/// Plays dice games between this script and a computer player. Returns the script's row of the
/// standings.
fn played(script_text: &str, arguments: &str) -> Value {
    let folder = TempDir::new().unwrap();
    let seats = format!("{},random", script(folder.path(), script_text));
    let standings =
        crate::tournament::tournament(&format!("--game dice --players 2 {arguments}"), &seats);
    let [ours, other] = &standings["entrants"].as_array().unwrap()[..] else { panic!() };
    assert_eq!(other["forfeits"], 0);
    let wins = ours["wins"].as_f64().unwrap() + other["wins"].as_f64().unwrap();
    assert!((wins - standings["games"].as_f64().unwrap()).abs() < 1e-9, "every game is won");
    ours.clone()
}

/// Checks that the script loses all games by default, for this reason.
#[track_caller]
fn check_lost(script: &str, arguments: &str, words: &[&str]) {
    let ours = played(script, &format!("--games 2 {arguments}"));
    assert_eq!((&ours["forfeits"], &ours["games"]), (&2.into(), &2.into()), "{ours}");
    assert_eq!(ours["wins"], 0.0);
    let fault = ours["first-fault"].as_str().unwrap();
    for word in words {
        assert!(fault.contains(word), "{word:?} is not in {fault}");
    }
    assert!(fault.len() < 400 && !fault.contains(char::is_control), "{fault}");
}

#[test]
fn who_crashes_loses() {
    check_lost("exit 3", "", &["ended without an answer (exit status: 3)"]);
    check_lost("read -r line; kill -9 $$", "", &["ended without an answer (signal: 9 (SIGKILL))"]);
    check_lost("printf '{\"action\"'", "", &["ended without an answer (exit status: 0)"]);
    // A process that the program has started keeps its output open.
    check_lost("sleep 600 & exit 3", "", &["ended without an answer (exit status: 3)"]);
}

#[test]
fn who_closes_its_output_loses() {
    let fault = "closed its output without an answer";
    check_lost("exec >&-; sleep 600", "", &[fault]);
    check_lost("exec >&-; cat >/dev/null", "", &[fault]);
}

/// The script answers yes to everything and does not read.
#[test]
fn who_closes_its_input_is_judged_by_what_it_answers() {
    check_lost("exec <&-; echo yes; sleep 600", "", &["no action", "yes"]);
    check_lost("exec <&-; echo yes", "", &["no action", "yes"]);
    check_lost("exec <&-; sleep 600", "--limit 0.2", &["no answer within 0.2 s"]);
}

#[test]
fn who_answers_late_or_never_loses() {
    check_lost("sleep 600", "--limit 0.2", &["no answer within 0.2 s"]);
    check_lost("read -r line; sleep 600; echo", "--limit 0.2", &["no answer within 0.2 s"]);
}

/// Checks that this fault is reported, and that none of the processes that wrote their ids to
/// `$processes` keeps running.
#[cfg(unix)]
#[track_caller]
fn check_ends(script: &str, fault: &str) {
    let folder = TempDir::new().unwrap();
    let script =
        format!("processes={}/$$\necho $$ > $processes\n{script}", folder.path().display());
    check_lost(&script, "", &[fault]);
    let mut numbers = String::new();
    for file in folder.path().read_dir().unwrap() {
        numbers.push_str(&std::fs::read_to_string(file.unwrap().path()).unwrap());
    }
    assert!(numbers.lines().count() >= 4, "two of each game: {numbers}");
    for process in numbers.lines() {
        let mut alive = std::process::Command::new("kill");
        let alive = alive.args(["-0", process]).stderr(std::process::Stdio::null());
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat"));
        let waits_to_be_taken = stat.is_ok_and(|stat| stat.contains(") Z "));
        assert!(waits_to_be_taken || !alive.status().unwrap().success(), "{process} goes on");
    }
}

#[cfg(unix)]
#[test]
fn what_a_program_has_started_ends_with_it() {
    let script = "sleep 600 & echo $! >> $processes; echo started; wait";
    check_ends(script, "no action (");
}

/// One process has left its program's group and session, and another one's parent has ended as
/// well.
#[cfg(target_os = "linux")]
#[test]
fn what_has_left_its_program_ends_with_it() {
    let leaves = r#"setsid sh -c 'echo $$ >> "$1"; exec sleep 600' sh $processes &"#;
    let written = "while [ $(wc -l < $processes) -lt 2 ]; do sleep 0.01; done";
    check_ends(&format!("{leaves} {written}; echo started; sleep 600"), "no action (");
    check_ends(&format!("( {leaves} ); {written}; exit 3"), "ended without an answer");
}

/// A process that one program has left behind is not mistaken for one of another program that still
/// plays.
#[cfg(target_os = "linux")]
#[test]
fn what_another_program_has_started_goes_on() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("player.sh");
    let level = format!("{} player --level random", env!("CARGO_BIN_EXE_henge"));
    let (to, from) = (folder.path().join("to"), folder.path().join("from"));
    // The process that thinks for this program has left its session, and its parent has ended.
    let script = format!(
        "rm -f {to} {from}; mkfifo {to} {from}\n( setsid {level} < {to} > {from} & )\n\
         exec 3> {to} 4< {from}\n\
         while read -r line; do echo \"$line\" >&3; read -r answer <&4; echo \"$answer\"; done",
        to = to.display(),
        from = from.display(),
    );
    std::fs::write(&file, script).unwrap();
    let seats = format!("{},program:sh -c 'exit 3'", format_args!("program:sh {}", file.display()));
    let standings = crate::tournament::tournament(
        "--game dice --players 2 --games 6 --limit 60 --threads 1",
        &seats,
    );
    let entrants = standings["entrants"].as_array().unwrap();
    assert_eq!(
        (&entrants[0]["forfeits"], &entrants[1]["forfeits"]),
        (&0.into(), &6.into()),
        "{standings}"
    );
}

/// A program receives nothing of the host's own environment, which may contain the bot's token.
#[cfg(target_os = "linux")]
#[test]
fn a_program_is_given_a_clean_environment() {
    let folder = TempDir::new().unwrap();
    let given = folder.path().join("given");
    std::fs::write(folder.path().join(".env"), "DISCORD_TOKEN=MTIz.in.file\n").unwrap();
    let path = std::env::var("PATH").unwrap();
    let environment = [
        ("PATH", path.as_str()),
        ("HOME", "/nowhere"),
        ("LANG", "C.UTF-8"),
        ("DISCORD_TOKEN", program::TOKEN),
        ("SSH_AUTH_SOCK", "/nowhere/agent"),
    ];
    let seats = format!("random,program:cp /proc/self/environ {}", given.display());
    let arguments = ["simulate", "--game", "dice", "--players", "2", "--seats", &seats];
    let output = program::run(folder.path(), &arguments, &environment);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    let given = std::fs::read_to_string(given).unwrap();
    let mut given: Vec<&str> = given.split_terminator('\0').collect();
    given.sort_unstable();
    let path = format!("PATH={path}");
    assert_eq!(given, ["HOME=/nowhere", "LANG=C.UTF-8", path.as_str()]);
}

#[test]
fn who_answers_what_is_no_action_loses() {
    let always = |answer: &str| format!("while read -r line; do {answer}; done");
    check_lost(&always("echo"), "", &["no action"]);
    check_lost(&always("echo I predict three"), "", &["no action", "I predict three"]);
    check_lost(&always(r"printf '\377\033[2J\n'"), "", &["no action", "\\u{1b}"]);
    check_lost(&always(r#"echo '{"action":"fly","seat":0}'"#), "", &["no action", "fly"]);
    check_lost(&always(r#"echo '{"action":"stay"}'"#), "", &["no action", "seat"]);
    check_lost(&always(r#"echo '{"action":"stay","seat":99}'"#), "", &["no action", "99"]);
    check_lost(&always(r#"echo '{"action":"play","seat":0,"card":"W"}'"#), "", &["no action"]);
    let long = always("head -c 3000 /dev/zero | tr '\\0' x; echo");
    check_lost(&long, "", &["no action", "xxx", "…"]);
}

#[test]
fn who_does_not_end_a_line_loses() {
    let endless =
        "while :; do printf xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done";
    check_lost(endless, "", &["more than 4096 bytes"]);
}

#[test]
fn who_breaks_a_rule_loses() {
    let illegal = format!(
        r#"{READ_SEAT}; echo "{{\"action\":\"leave\",\"seat\":$seat,\"jester\":false}}"; cat"#
    );
    check_lost(&illegal, "", &["refused by the rules", "leave"]);
    let other =
        format!(r#"{READ_SEAT}; echo "{{\"action\":\"stay\",\"seat\":$(((seat + 1) % 2))}}"; cat"#);
    check_lost(&other, "", &["acted for seat", "stay"]);
}

#[test]
fn who_does_not_listen_loses() {
    check_lost("while :; do echo yes; done", "", &["no action", "yes"]);
}

#[test]
fn where_all_lose_by_default_nobody_wins() {
    let folder = TempDir::new().unwrap();
    let seats = script(folder.path(), "exit 1");
    let standings = crate::tournament::tournament("--game dice --players 2 --games 2", &seats);
    let alone = &standings["entrants"][0];
    assert_eq!((&alone["wins"], &alone["forfeits"]), (&0.0.into(), &4.into()));
}

#[test]
fn a_simulated_game_goes_on_and_names_who_has_lost() {
    let folder = TempDir::new().unwrap();
    let seats = format!("random,{},random", script(folder.path(), "exit 1"));
    let arguments = ["simulate", "--game", "cards", "--players", "3", "--seats", &seats];
    let output = run(folder.path(), &arguments);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(verify(&String::from_utf8(output.stdout.clone()).unwrap()).unwrap().games, 1);
    let said = said(&output);
    assert_eq!(said.lines().count(), 1, "{said}");
    for word in ["game 0", "seat", "player.sh", "ended without an answer", "lost"] {
        assert!(said.contains(word), "{word:?} is not in {said}");
    }
}

#[test]
fn a_program_that_is_not_there_is_told_at_once() {
    let folder = TempDir::new().unwrap();
    for command in ["tournament", "simulate"] {
        let seats = "program:./no-such-player,random";
        let arguments = [command, "--game", "dice", "--players", "2", "--seats", seats];
        program::check_refused(&run(folder.path(), &arguments), 2, &["--seats", "no-such-player"]);
    }
}

#[test]
fn every_level_plays_as_a_program() {
    let folder = TempDir::new().unwrap();
    for level in Level::NAMED {
        let player = format!("program:{} player --level {level}", env!("CARGO_BIN_EXE_henge"));
        for game in ["--game dice --set target=9", "--game cards --set rounds=short"] {
            let seats = format!("random,random,{player}");
            let standings =
                crate::tournament::tournament(&format!("{game} --players 3 --limit 60"), &seats);
            let ours = &standings["entrants"][1];
            assert_eq!((&ours["forfeits"], &ours["first-fault"]), (&0.into(), &Value::Null));
            assert!(ours["decisions"].as_u64().unwrap() > 20, "{level}: {ours}");
        }
    }
    drop(folder);
}

#[test]
fn a_player_says_what_it_cannot_read() {
    for (line, word) in [
        ("", "line 1"),
        ("{}", "protocol"),
        (r#"{"protocol":2,"game":"cards","seat":0}"#, "protocol 2"),
        (r#"{"protocol":1,"game":"chess","seat":0}"#, "chess"),
        (r#"{"protocol":1,"game":"dice","seat":0}"#, "missing field"),
        (r#"{"protocol":1,"game":"dice","seat":9}"#, "seat 9"),
    ] {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("lines");
        std::fs::write(&file, format!("{line}\n")).unwrap();
        let mut command = henge(folder.path(), &["player", "--level", "random"], &[]);
        let output = command.stdin(std::fs::File::open(file).unwrap()).output().unwrap();
        program::check_refused(&output, 1, &[word]);
    }
    crate::tournament::check_refused("player", "--level");
    crate::tournament::check_refused("player --level genius", "genius");
}

/// The path of an example, which must be short.
fn example(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(name);
    let lines = std::fs::read_to_string(&path).unwrap().lines().count();
    assert!(lines < 60, "{name} has {lines} lines");
    path.display().to_string()
}

/// Checks that this command plays both games, kept and started for each game.
#[track_caller]
fn check_plays(command: &str) {
    let seats = format!("program:\"{command}\",random,random");
    for game in
        ["--game cards --set clairvoyance=every-round", "--game dice --set magic-cards=true"]
    {
        for keep in ["", "--keep"] {
            let arguments = format!("{game} --players 3 --games 3 --limit 60 {keep}");
            let ours = &crate::tournament::tournament(&arguments, &seats)["entrants"][0];
            let faults = ["games", "forfeits", "first-fault", "not-ready"].map(|key| &ours[key]);
            assert_eq!(faults, [&3.into(), &0.into(), &Value::Null, &0.into()], "{game} {keep}");
        }
    }
}

/// Checks that this example plays, if its interpreter is here.
#[track_caller]
fn check_example_plays(interpreter: &str, name: &str) {
    let example = example(name);
    if std::process::Command::new(interpreter).arg("--version").output().is_err() {
        eprintln!("{interpreter} is not on this machine: {name} does not play");
        return;
    }
    check_plays(&format!("{interpreter} '{example}'"));
}

#[test]
fn the_example_in_python_plays_cards_and_dice() {
    check_example_plays("python3", "player.py");
}

#[test]
fn the_example_in_javascript_plays_cards_and_dice() {
    check_example_plays("node", "player.js");
}

/// The example needs nothing but the compiler.
#[test]
fn the_example_in_rust_plays_cards_and_dice() {
    let folder = TempDir::new().unwrap();
    let program = folder.path().join("player");
    let compiler = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let mut compiler = std::process::Command::new(compiler);
    compiler.args(["--edition", "2024", "-o"]).arg(&program).arg(example("player.rs"));
    assert!(compiler.status().unwrap().success());
    check_plays(&format!("'{}'", program.display()));
}
