//! `henge setup` leads from a token to a bot that plays. It overwrites nothing unasked, and shows the token nowhere.

use std::fs;
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use playground::{Options, Playground};
use tempfile::TempDir;

use crate::program::{PATIENCE, TOKEN, check_refused, ended, henge, run, said};

const GUIDE: &str = include_str!("../../docs/hosting.md");
const WHOLE_UNIT: &str = include_str!("../../packaging/henge.service");
/// The settings that are written.
const SETTINGS: &str = "DISCORD_TOKEN_FILE=henge.token\nDATABASE_URL=sqlite://henge.db\n";

async fn start_playground() -> Playground {
    Playground::start(Options { patience: PATIENCE, ..Options::default() }).await.unwrap()
}

/// Runs `henge setup` with these arguments and pipes this line into it.
fn set_up(folder: &Path, arguments: &[&str], base: &str, piped: &str) -> Output {
    let arguments = [&["setup"][..], arguments].concat();
    let mut command = henge(folder, &arguments, &[("DISCORD_API_BASE", base)]);
    let mut program = command.stdin(Stdio::piped()).spawn().unwrap();
    // A program that refuses at once reads nothing.
    let _ = writeln!(program.stdin.take().unwrap(), "{piped}");
    ended(program)
}

/// Everything that a program printed which ended well, without the token.
#[track_caller]
fn told(output: &Output, token: &str) -> String {
    let told = [String::from_utf8(output.stdout.clone()).unwrap(), said(output)].concat();
    assert_eq!(output.status.code(), Some(0), "{told}");
    assert!(!told.contains(token), "{told}");
    told
}

/// Checks the files of a set-up, which only their owner may read.
#[track_caller]
fn check_files(folder: &Path, token: &str) {
    let read = |name: &str| {
        let file = folder.join(name);
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600, "{name}");
        fs::read_to_string(file).unwrap()
    };
    assert_eq!(read("henge.token"), format!("{token}\n"));
    let settings = read(".env");
    let (comment, settings) = settings.split_once('\n').unwrap();
    assert!(comment.starts_with("# ") && settings == SETTINGS, "{comment}\n{settings}");
}

/// The names in a folder.
fn names(folder: &Path) -> Vec<String> {
    let files = folder.read_dir().unwrap();
    let mut names: Vec<_> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_becomes_a_link_and_settings_with_which_the_bot_starts() {
    let (folder, playground) = (TempDir::new().unwrap(), start_playground().await);
    let output = set_up(folder.path(), &[], playground.base(), playground.token());
    let told = told(&output, playground.token());
    assert!(told.contains("the application is \"bot\""), "{told}");
    let link = GUIDE.split('`').find(|text| text.starts_with("https://discord.com/oauth2/"));
    let link = link.unwrap().replace("APPLICATION_ID", &playground.application().to_string());
    assert!(told.split_whitespace().any(|word| word == link), "{link} is not in {told}");
    assert_eq!(names(folder.path()), [".env", "henge.token"]);
    check_files(folder.path(), playground.token());

    let environment = [("DISCORD_API_BASE", playground.base())];
    let bot = henge(folder.path(), &[], &environment).spawn().unwrap();
    playground.wait_ready().await.unwrap();
    let id = bot.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert_eq!(ended(bot).status.code(), Some(0));
    assert!(folder.path().join("henge.db").exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_set_is_not_asked_for() {
    let (folder, playground) = (TempDir::new().unwrap(), start_playground().await);
    let path = folder.path();
    fs::write(path.join("copied"), format!("Bot {}\n", playground.token())).unwrap();
    for (name, value, to) in
        [("DISCORD_TOKEN", playground.token(), "one"), ("DISCORD_TOKEN_FILE", "copied", "two/deep")]
    {
        let environment = [(name, value), ("DISCORD_API_BASE", playground.base())];
        let output = run(path, &["setup", "--folder", to], &environment);
        let told = told(&output, playground.token());
        let start = format!("cd {} && ", path.canonicalize().unwrap().join(to).display());
        assert!(told.contains(&start), "{start:?} is not in {told}");
        check_files(&path.join(to), playground.token());
    }
}

/// Checks that a set-up is refused, and that nothing is written.
#[track_caller]
fn check_set_up_refused(base: &str, piped: &str, code: i32, words: &[&str]) {
    let folder = TempDir::new().unwrap();
    let output = set_up(folder.path(), &["--folder", "new"], base, piped);
    check_refused(&output, code, words);
    let piped = piped.trim();
    assert!(piped.is_empty() || !said(&output).contains(piped), "{output:?}");
    assert!(names(folder.path()).is_empty(), "it leaves something behind");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_none_or_that_discord_does_not_take_is_said() {
    let playground = start_playground().await;
    let taken = ["Discord does not take this token", "reset it in the developer portal"];
    check_set_up_refused(playground.base(), TOKEN, 2, &taken);
    check_set_up_refused(playground.base(), "two words", 2, &["this is no token", "three parts"]);
    check_set_up_refused(playground.base(), " ", 2, &["no token was given", "Reset Token"]);
}

#[test]
fn a_discord_that_cannot_be_reached_is_said() {
    let words = ["Discord cannot be reached", "the connection is refused"];
    check_set_up_refused("http://127.0.0.1:9", TOKEN, 1, &words);
    let words = ["Discord cannot be reached", "its name is not found"];
    check_set_up_refused("https://discord.invalid", TOKEN, 1, &words);
}

#[tokio::test(flavor = "multi_thread")]
async fn files_that_exist_are_kept_unless_the_host_says_otherwise() {
    let (folder, playground) = (TempDir::new().unwrap(), start_playground().await);
    let path = folder.path();
    let set_up = |arguments: &[&str]| {
        let arguments = [&["--unit", "henge.service"][..], arguments].concat();
        set_up(path, &arguments, playground.base(), playground.token())
    };
    for name in [".env", "henge.token", "henge.service"] {
        let file = path.join(name);
        fs::write(&file, "of the host\n").unwrap();
        check_refused(&set_up(&[]), 1, &[name, "exists already and is kept", "--force"]);
        assert_eq!(fs::read_to_string(&file).unwrap(), "of the host\n");
        assert_eq!(names(path), [name], "it leaves something behind");
        told(&set_up(&["--force"]), playground.token());
        check_files(path, playground.token());
        assert!(fs::read_to_string(path.join("henge.service")).unwrap().contains("[Service]"));
        for written in names(path) {
            fs::remove_file(path.join(written)).unwrap();
        }
    }
    // A link without a target is in the way as well.
    std::os::unix::fs::symlink("nowhere", path.join(".env")).unwrap();
    check_refused(&set_up(&[]), 1, &[".env", "exists already"]);
    assert_eq!(names(path), [".env"]);
}

/// The lines of a unit that set something, with the headings.
fn lines(unit: &str) -> Vec<&str> {
    unit.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_unit_runs_this_program_in_this_folder_as_hardened_as_the_other_one() {
    let (folder, playground) = (TempDir::new().unwrap(), start_playground().await);
    let arguments = ["--folder", "a 100% game", "--unit", "-"];
    let output = set_up(folder.path(), &arguments, playground.base(), playground.token());
    told(&output, playground.token());
    assert!(said(&output).contains("systemctl --user enable --now henge"), "{output:?}");
    let unit = String::from_utf8(output.stdout).unwrap();
    let there = folder.path().canonicalize().unwrap().join("a 100%% game");
    let there = there.display();
    let program = Path::new(env!("CARGO_BIN_EXE_henge")).canonicalize().unwrap();
    let own = [
        format!("ExecStart=\"{}\" run", program.display()),
        format!("WorkingDirectory={there}"),
        "ProtectHome=read-only".to_owned(),
        format!("ReadWritePaths=\"{there}\""),
        "WantedBy=default.target".to_owned(),
    ];
    let (written, whole) = (lines(&unit), lines(WHOLE_UNIT));
    let added: Vec<_> = written.iter().filter(|line| !whole.contains(line)).collect();
    assert_eq!(added, own.iter().collect::<Vec<_>>());
    let missing = whole.iter().filter(|line| !written.contains(line));
    let missing: Vec<_> = missing.map(|line| line.split('=').next().unwrap()).collect();
    // One user has no account to make, no network to wait for and no folders of the system.
    let expected = [
        "Documentation",
        "Wants",
        "After",
        "ExecStart",
        "LoadCredential",
        "Environment",
        "Environment",
        "EnvironmentFile",
        "DynamicUser",
        "StateDirectory",
        "StateDirectoryMode",
        "WorkingDirectory",
        "ProtectHome",
        "WantedBy",
    ];
    assert_eq!(missing, expected);
    for system in ["/etc/", "/usr/local/", "/var/lib", "%S", "%n"] {
        assert!(!unit.contains(system), "{system} in {unit}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_unit_goes_where_systemd_looks_for_it() {
    let (folder, playground) = (TempDir::new().unwrap(), start_playground().await);
    let home = folder.path().to_str().unwrap();
    let set_up = |environment: &[(&str, &str)]| {
        let bot = [("DISCORD_TOKEN", playground.token()), ("DISCORD_API_BASE", playground.base())];
        run(folder.path(), &["setup", "--force", "--unit"], &[&bot[..], environment].concat())
    };
    check_refused(&set_up(&[]), 2, &["HOME is not set", "--unit henge.service"]);
    let settings = folder.path().join("settings");
    for (name, value, units) in [
        ("HOME", home, ".config/systemd/user"),
        ("XDG_CONFIG_HOME", settings.to_str().unwrap(), "settings/systemd/user"),
    ] {
        let output = set_up(&[(name, value)]);
        let told = told(&output, playground.token());
        assert!(told.contains("systemctl --user enable --now henge\n"), "{told}");
        let unit = fs::read_to_string(folder.path().join(units).join("henge.service")).unwrap();
        assert!(unit.contains("\n[Service]\n"), "{unit}");
    }
}

#[cfg(target_os = "linux")]
mod terminal {
    use std::fs::File;
    use std::io::{Read as _, Write as _};
    use std::os::fd::OwnedFd;
    use std::path::Path;
    use std::process::{Child, Command, Stdio};

    use rustix::fs::{Mode, OFlags, open};
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    use rustix::termios::{LocalModes, tcgetattr};
    use tempfile::TempDir;

    use super::{check_files, names, start_playground};
    use crate::program::{ended, henge, said};

    /// A terminal, and the keyboard and screen in front of it.
    struct Terminal {
        terminal: OwnedFd,
        keyboard: File,
    }

    impl Terminal {
        fn new() -> Self {
            // Programs that other tests start at the same time must not keep it open.
            let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC;
            let keyboard = openpt(flags).unwrap();
            grantpt(&keyboard).unwrap();
            unlockpt(&keyboard).unwrap();
            let name = ptsname(&keyboard, Vec::<u8>::new()).unwrap();
            let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::CLOEXEC;
            let terminal = open(name, flags, Mode::empty()).unwrap();
            Self { terminal, keyboard: keyboard.into() }
        }

        /// Starts `henge setup` on this terminal and waits until it asks for the token.
        fn set_up(&self, folder: &Path, base: &str) -> Child {
            let mut command = henge(folder, &["setup"], &[("DISCORD_API_BASE", base)]);
            command.stdin(Stdio::from(self.terminal.try_clone().unwrap()));
            let mut program = command.spawn().unwrap();
            let (mut asked, mut byte) = (Vec::<u8>::new(), [0_u8]);
            while !asked.ends_with(b"not shown: ") {
                program.stderr.as_mut().unwrap().read_exact(&mut byte).unwrap();
                asked.extend(byte);
            }
            program
        }

        fn shows_what_is_typed(&self) -> bool {
            tcgetattr(&self.terminal).unwrap().local_modes.contains(LocalModes::ECHO)
        }

        /// Everything that the screen showed.
        fn screen(self) -> String {
            let Self { terminal, mut keyboard } = self;
            drop(terminal);
            let mut shown = Vec::new();
            // The end of a terminal that nobody has open is an error.
            let _ = keyboard.read_to_end(&mut shown);
            String::from_utf8(shown).unwrap()
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_terminal_does_not_show_the_token() {
        let (folder, playground) = (TempDir::new().unwrap(), start_playground().await);
        let mut terminal = Terminal::new();
        let program = terminal.set_up(folder.path(), playground.base());
        assert!(!terminal.shows_what_is_typed());
        writeln!(terminal.keyboard, "{}", playground.token()).unwrap();
        let output = ended(program);
        super::told(&output, playground.token());
        check_files(folder.path(), playground.token());
        assert!(terminal.shows_what_is_typed(), "it hides what is typed afterwards");
        let screen = terminal.screen();
        assert!(!screen.contains(playground.token()), "{screen}");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_host_who_gives_up_has_a_terminal_that_works() {
        let (folder, playground) = (TempDir::new().unwrap(), start_playground().await);
        let terminal = Terminal::new();
        let program = terminal.set_up(folder.path(), playground.base());
        let id = program.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
        let output = ended(program);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert!(said(&output).contains("nothing is written"), "{output:?}");
        assert!(terminal.shows_what_is_typed(), "it hides what is typed afterwards");
        assert!(names(folder.path()).is_empty());
    }
}
