//! Notifications to systemd, on a socket like its own.

use std::os::unix::fs::FileExt as _;
use std::os::unix::net::UnixDatagram;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, Executor as _, SqliteConnection};
use tempfile::TempDir;

use crate::Hosted;
use crate::program::PATIENCE;

/// The systemd end of the socket.
struct Systemd {
    socket: UnixDatagram,
    folder: TempDir,
}

impl Systemd {
    fn listen() -> Self {
        let folder = TempDir::new().unwrap();
        let socket = UnixDatagram::bind(folder.path().join("notify")).unwrap();
        socket.set_read_timeout(Some(PATIENCE)).unwrap();
        Self { socket, folder }
    }

    /// Starts the bot as a service, with this watchdog timeout.
    async fn start(&self, watchdog_ms: u64) -> Hosted {
        let socket = self.folder.path().join("notify");
        let watchdog = (watchdog_ms * 1000).to_string();
        let settings = [("NOTIFY_SOCKET", socket.to_str().unwrap()), ("WATCHDOG_USEC", &watchdog)];
        Hosted::start_with(&settings).await
    }

    /// The next message.
    fn hear(&self) -> String {
        let mut message = [0; 4096];
        let length = self.socket.recv(&mut message).expect("a message");
        String::from_utf8(message[..length].to_vec()).unwrap()
    }

    /// Reads on until a message satisfies a condition.
    fn hear_of(&self, like: impl Fn(&str) -> bool) -> String {
        loop {
            let message = self.hear();
            if like(&message) {
                return message;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn systemd_is_told_when_people_can_play_and_when_the_bot_stops() {
    let systemd = Systemd::listen();
    let mut hosted = systemd.start(400).await;
    let ready = systemd.hear_of(|message| message.contains("READY=1\n"));
    assert!(
        ready.contains("STATUS=people can play: 1 of 1 shards, games 0, lobbies 0\n"),
        "{ready}"
    );
    let (ada, wizards) = (hosted.person("Ada"), hosted.playground.channel("wizards").unwrap());
    ada.command(&wizards, "/wizard play preset:quick").await.unwrap();
    let told = systemd.hear_of(|message| message.contains("lobbies 1\n"));
    assert!(told.contains("WATCHDOG=1\n") && !told.contains("READY=1"), "{told}");
    hosted.stop();
    systemd.hear_of(|message| message == "STOPPING=1\n");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_watchdog_hears_nothing_while_the_database_does_not_answer() {
    let systemd = Systemd::listen();
    let mut hosted = systemd.start(400).await;
    systemd.hear_of(|message| message.contains("READY=1\n"));
    systemd.hear_of(|message| message.contains("WATCHDOG=1\n"));
    let stuck = Stuck::database(&hosted.folder.path().join("henge.db")).await;
    let hung = systemd.hear_of(|message| !message.contains("WATCHDOG=1\n"));
    assert!(hung.contains("STATUS=") && hung.contains("database"), "{hung}");
    for _ in 0..2 {
        let hung = systemd.hear();
        assert!(!hung.contains("WATCHDOG=1\n"), "{hung}");
    }
    stuck.free().await;
    systemd.hear_of(|message| message.contains("WATCHDOG=1\n"));
    hosted.stop();
}

/// A database that nobody can read: its index is marked as invalid, and anyone who would rebuild it
/// waits for a writer that does not end.
struct Stuck {
    writer: SqliteConnection,
    index: std::fs::File,
    was: [u8; 1],
}

/// The position of the index's change counter. A second copy of it reveals that the index is
/// invalid.
const CHANGES: u64 = 8;

impl Stuck {
    async fn database(path: &Path) -> Self {
        let mut writer =
            SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(path))
                .await
                .unwrap();
        writer.execute("begin immediate").await.unwrap();
        let index = path.with_extension("db-shm");
        let index = std::fs::File::options().read(true).write(true).open(index).unwrap();
        let mut was = [0];
        index.read_exact_at(&mut was, CHANGES).unwrap();
        index.write_all_at(&[was[0] ^ 0xff], CHANGES).unwrap();
        Self { writer, index, was }
    }

    async fn free(mut self) {
        self.index.write_all_at(&self.was, CHANGES).unwrap();
        self.writer.execute("rollback").await.unwrap();
        self.writer.close().await.unwrap();
    }
}
