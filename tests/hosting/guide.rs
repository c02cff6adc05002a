//! Follows docs/hosting.md line by line from an empty folder, as far as possible without Docker and
//! systemd. The commands are read from the document. System folders are replaced by folders of the
//! test; cargo does not compile, but checks its arguments and installs the program that is already
//! built; the service managers record what they are told.

use std::fs;
use std::io::Write as _;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::os::unix::net::UnixDatagram;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use playground::{Options, Playground};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;

use crate::home;
use crate::image::{copy, takes};
use crate::program::{PATIENCE, ended, said};

const GUIDE: &str = include_str!("../../docs/hosting.md");
const UNIT: &str = include_str!("../../packaging/henge.service");
/// The newest database of an earlier version in the repository.
const EARLIER: &str = include_str!("../it/games/databases/before-ratings.sql");
/// The system folders in the guide and the unit.
const SYSTEM: [&str; 4] = ["/etc/", "/usr/local/", "/var/lib/", "/run/credentials/"];
/// The address of the metrics in the guide's examples.
const FIGURES: &str = "127.0.0.1:7460";

/// The command blocks of a section.
fn blocks(heading: &str) -> Vec<String> {
    let start = format!("\n## {heading}\n");
    let (_, section) = GUIDE.split_once(&start).unwrap_or_else(|| panic!("no {heading}"));
    let section = section.split("\n## ").next().unwrap();
    let blocks = section.split("```sh\n").skip(1);
    blocks.map(|block| block.split("```").next().unwrap().to_owned()).collect()
}

/// The only block of a section that contains these words.
fn block(heading: &str, words: &str) -> String {
    let mut blocks = blocks(heading);
    blocks.retain(|block| block.contains(words));
    assert_eq!(blocks.len(), 1, "{words:?} below {heading:?}: {blocks:?}");
    blocks.remove(0)
}

/// The machine of somebody who follows the guide: the sources in their own folder, and nothing
/// else.
struct Machine {
    root: TempDir,
    playground: Playground,
}

impl Machine {
    async fn new() -> Self {
        let options = Options { patience: PATIENCE, ..Options::default() };
        let playground = Playground::start(options).await.unwrap();
        let machine = Self { root: TempDir::new().unwrap(), playground };
        for folder in
            ["sources", "bin", "etc/systemd/system", "usr/local/bin", "var/lib/henge", "data"]
        {
            fs::create_dir_all(machine.at(folder)).unwrap();
        }
        let sources = machine.at("sources");
        copy("", &sources);
        for file in [".env.example", "compose.yaml", "docs/hosting.md", "packaging/henge.service"] {
            fs::create_dir_all(sources.join(file).parent().unwrap()).unwrap();
            fs::copy(home().join(file), sources.join(file)).unwrap();
        }
        machine.stands_in("sudo", "exec \"$@\"");
        machine.stands_in("systemctl", &format!("echo \"$@\" >>{}", machine.at("told").display()));
        machine.stands_in("journalctl", "");
        // Only root may give a file to another account.
        machine.stands_in(
            "install",
            "[ \"$3\" = -o ] && set -- \"$1\" \"$2\" \"$5\" \"$6\"; exec /usr/bin/install \"$@\"",
        );
        machine.stands_in(
            "cargo",
            &format!(
                "does=$1; shift; flags=; for flag in \"$@\"; do [ $flag = --release ] || flags=\"$flags $flag\"; done\n\
                 {} tree --quiet --offline $flags >/dev/null\n\
                 mkdir -p target/release; ln -sf {henge} target/release/henge\n\
                 if [ $does = run ]; then exec {henge}; fi",
                env!("CARGO"),
                henge = env!("CARGO_BIN_EXE_henge"),
            ),
        );
        // These are `docker compose exec SERVICE PROGRAM …` and `docker compose cp SERVICE:FILE
        // TO`.
        machine.stands_in(
            "docker",
            &format!(
                "case \"$2\" in\n\
                 exec) shift 3; cd {data}; DATABASE_URL=sqlite://{data}/henge.db exec \"$@\" ;;\n\
                 cp) cp \"${{3#*:}}\" \"$4\" ;;\n\
                 *) echo \"$@\" >>{told} ;;\n\
                 esac",
                data = machine.at("data").display(),
                told = machine.at("told").display(),
            ),
        );
        symlink(env!("CARGO_BIN_EXE_henge"), machine.at("bin/henge")).unwrap();
        machine
    }

    fn at(&self, path: &str) -> PathBuf {
        self.root.path().join(path)
    }

    /// Adds a script in place of a command that this machine does not have.
    fn stands_in(&self, name: &str, script: &str) {
        let file = self.at("bin").join(name);
        fs::write(&file, format!("#!/bin/sh\nset -e\n{script}\n")).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    }

    /// The text with the system's folders replaced by this machine's.
    fn moved(&self, text: &str) -> String {
        let root = self.root.path().display().to_string();
        let moved = SYSTEM
            .iter()
            .fold(text.to_owned(), |text, folder| text.replace(folder, &format!("{root}{folder}")));
        moved
            .replace(" /data/", &format!(" {root}/data/"))
            .replace(":/data/", &format!(":{root}/data/"))
    }

    /// A shell that runs these commands in this folder, with the token and the address of Discord
    /// in its environment.
    fn shell(&self, commands: &str, folder: &Path) -> Command {
        let mut shell = Command::new("sh");
        shell.args(["-eu", "-c", &self.moved(commands)]).current_dir(folder).env_clear();
        let paths = std::env::var("PATH").unwrap();
        shell.env("PATH", format!("{}:{paths}", self.at("bin").display()));
        for kept in ["HOME", "CARGO_HOME", "RUSTUP_HOME", "RUSTUP_TOOLCHAIN"] {
            shell.envs(std::env::var(kept).map(|value| (kept, value)));
        }
        shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        shell
    }

    /// Runs the commands and types the token when they ask for it.
    #[track_caller]
    fn follow(&self, commands: &str, folder: &Path) -> Output {
        let mut shell = self.shell(commands, folder).spawn().unwrap();
        // A shell that reads nothing may have ended.
        let _ = writeln!(shell.stdin.take().unwrap(), "{}", self.playground.token());
        let done = ended(shell);
        assert!(done.status.success(), "{commands}\n{}", said(&done));
        done
    }

    /// Starts a bot with this command and waits until people can play.
    async fn start(&self, command: &mut Command) -> Started<'_> {
        let socket = self.at("notify");
        let _ = fs::remove_file(&socket);
        let systemd = UnixDatagram::bind(&socket).unwrap();
        systemd.set_read_timeout(Some(PATIENCE)).unwrap();
        let log = fs::File::create(self.at("log")).unwrap();
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        command.env("DISCORD_API_BASE", self.playground.base()).env("METRICS", "localhost:0");
        command.env("NOTIFY_SOCKET", &socket);
        let program = command.spawn().unwrap();
        let mut message = [0; 4096];
        loop {
            let length = systemd.recv(&mut message).unwrap_or_else(|_| panic!("{}", self.log()));
            if String::from_utf8_lossy(&message[..length]).contains("READY=1\n") {
                break;
            }
        }
        self.playground.wait_ready().await.unwrap();
        Started { program, machine: self }
    }

    fn log(&self) -> String {
        fs::read_to_string(self.at("log")).unwrap()
    }

    /// Starts the bot with cargo as in the guide.
    async fn start_with_cargo(&self) -> Started<'_> {
        // The stop signal must reach the bot, not the shell.
        let commands =
            block("Run it with cargo", "cargo run").replace("cargo run", "exec cargo run");
        let mut shell = self.shell(&commands, &self.at("sources"));
        self.start(shell.env("DISCORD_TOKEN", self.playground.token())).await
    }

    /// Starts the bot as systemd does with the installed unit.
    async fn start_the_unit(&self) -> Started<'_> {
        let unit = fs::read_to_string(self.at("etc/systemd/system/henge.service")).unwrap();
        let values =
            |name: &'static str| unit.lines().filter_map(move |line| line.strip_prefix(name));
        let whole =
            |text: &str| self.moved(&text.replace("%n", "henge.service").replace("%S", "/var/lib"));
        for credential in values("LoadCredential=") {
            let (name, file) = credential.split_once(':').unwrap();
            let to = self.at("run/credentials/henge.service");
            fs::create_dir_all(&to).unwrap();
            fs::copy(whole(file), to.join(name)).unwrap();
        }
        let start = whole(values("ExecStart=").next().unwrap());
        let mut words = start.split(' ');
        let mut command = Command::new(words.next().unwrap());
        command
            .args(words)
            .env_clear()
            .current_dir(whole(values("WorkingDirectory=").next().unwrap()));
        for setting in values("Environment=") {
            let (name, value) = setting.split_once('=').unwrap();
            command.env(name, whole(value));
        }
        self.start(&mut command).await
    }
}

/// A running bot, and its machine.
struct Started<'machine> {
    program: Child,
    machine: &'machine Machine,
}

impl Started<'_> {
    /// Checks with the guide's command that people can play.
    fn check_health(&self) {
        let log = self.machine.log();
        let (_, address) = log.split_once("figures are at http://").unwrap();
        let health = block("What to look at", "henge health");
        let health = health.replace(FIGURES, address.split("/metrics").next().unwrap());
        self.machine.follow(&health, self.machine.root.path());
    }

    /// Opens a lobby in this channel.
    async fn open_a_lobby(&self, channel: &str) {
        let playground = &self.machine.playground;
        let (ada, channel) =
            (playground.person("Ada").unwrap(), playground.channel(channel).unwrap());
        ada.command(&channel, "/wizard play preset:quick").await.unwrap().message().unwrap();
    }

    /// Asks the bot to stop, and waits until it has ended.
    fn stop(mut self) {
        let id = self.program.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        assert!(self.program.wait().unwrap().success(), "{}", self.machine.log());
    }
}

impl Drop for Started<'_> {
    fn drop(&mut self) {
        let _ = self.program.kill();
    }
}

/// The number of lobbies in a database.
async fn lobbies(database: &Path) -> i64 {
    let options = SqliteConnectOptions::new().filename(database);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let lobbies = sqlx::query_scalar("select count(*) from game_table where stage = 'lobby'");
    let lobbies = lobbies.fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    lobbies
}

/// Creates the database as an earlier version left it.
async fn earlier(database: &Path) {
    let options = SqliteConnectOptions::new().filename(database).create_if_missing(true);
    let mut connection =
        SqliteConnection::connect_with(&options.foreign_keys(false)).await.unwrap();
    sqlx::raw_sql(EARLIER).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

const BACK_UP: &str = "Back up and restore";

/// The commands that restore a backup: all blocks except the one that makes a backup.
fn restore() -> String {
    let mut blocks = blocks(BACK_UP);
    blocks.retain(|block| !block.contains("henge backup"));
    assert!(!blocks.is_empty(), "the guide says how to restore a backup");
    blocks.concat()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_quickest_way_leads_to_a_bot() {
    let machine = Machine::new().await;
    let folder = machine.at("sources");
    let [set_up, start] = <[String; 2]>::try_from(blocks("The quickest way")).unwrap();
    let mut shell = machine.shell(&set_up, &folder);
    let mut shell = shell.env("DISCORD_API_BASE", machine.playground.base()).spawn().unwrap();
    writeln!(shell.stdin.take().unwrap(), "{}", machine.playground.token()).unwrap();
    let done = ended(shell);
    assert!(done.status.success(), "{}", said(&done));
    // The stop signal must reach the bot, not the shell.
    let mut shell = machine.shell(&format!("exec {}", start.trim()), &folder);
    let bot = machine.start(&mut shell).await;
    bot.open_a_lobby("wizards").await;
    bot.stop();
    assert_eq!(lobbies(&folder.join("henge.db")).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_guide_leads_from_a_bare_folder_to_a_bot_a_backup_and_back() {
    let machine = Machine::new().await;
    let folder = machine.at("sources");
    let database = folder.join("henge.db");
    let bot = machine.start_with_cargo().await;
    bot.check_health();
    bot.open_a_lobby("wizards").await;
    machine.follow(&block(BACK_UP, "target/release/henge backup"), &folder);
    bot.open_a_lobby("dice").await;
    bot.stop();
    assert_eq!(lobbies(&database).await, 2);
    machine.follow(&restore(), &folder);
    assert_eq!(lobbies(&database).await, 1);
    let bot = machine.start_with_cargo().await;
    bot.check_health();
    bot.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_database_of_the_version_before_is_backed_up_upgraded_and_restored() {
    let machine = Machine::new().await;
    let folder = machine.at("sources");
    let database = folder.join("henge.db");
    earlier(&database).await;
    machine.follow("cargo build --release --locked --no-default-features", &folder);
    machine.follow(&block(BACK_UP, "target/release/henge backup"), &folder);
    for _ in 0..2 {
        let bot = machine.start_with_cargo().await;
        bot.check_health();
        bot.stop();
        assert!(machine.log().contains("earlier results are rated"), "{}", machine.log());
        machine.follow(&restore(), &folder);
        // The folder would be in the way of the next restore.
        let _ = fs::remove_dir_all(folder.join("aside"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_guide_leads_to_a_service_of_systemd() {
    let machine = Machine::new().await;
    let folder = machine.at("sources");
    for block in blocks("Run it with systemd") {
        machine.follow(&block, &folder);
    }
    let told = fs::read_to_string(machine.at("told")).unwrap();
    assert!(told.starts_with("daemon-reload\nenable --now henge\n"), "{told}");
    let documentation = UNIT.lines().find_map(|line| line.strip_prefix("Documentation=file:"));
    assert!(Path::new(&machine.moved(documentation.unwrap())).exists(), "{documentation:?}");
    let token = fs::metadata(machine.at("etc/henge/token")).unwrap();
    assert_eq!(token.permissions().mode() & 0o777, 0o600);
    let bot = machine.start_the_unit().await;
    bot.check_health();
    bot.open_a_lobby("wizards").await;
    machine.follow(&block(BACK_UP, "/var/lib/henge/henge.db"), &folder);
    assert_eq!(lobbies(&folder.join("henge-backup.db")).await, 1);
    bot.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_guide_leads_to_a_container_as_far_as_docker_is_not_needed() {
    let machine = Machine::new().await;
    let folder = machine.at("sources");
    for block in blocks("Run it with Docker") {
        machine.follow(&block, &folder);
    }
    let told = fs::read_to_string(machine.at("told")).unwrap();
    assert!(told.starts_with("compose up -d --build\n"), "{told}");
    let token = fs::read_to_string(folder.join("token")).unwrap();
    assert_eq!(token.trim(), machine.playground.token());
    assert!(!takes("token"), "the token goes into the image");
    earlier(&machine.at("data/henge.db")).await;
    machine.follow(&block(BACK_UP, "docker compose exec"), &folder);
    assert!(folder.join("henge-backup.db").exists());
}
