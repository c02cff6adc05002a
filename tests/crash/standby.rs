//! A machine is lost with its disk while people play. Litestream has replicated the database, as `packaging/litestream.yml`
//! tells it to, and another machine starts from the replica: at most the last two seconds are lost, and games go on.
//!
//! The drill needs Litestream on `PATH`; the replica is a folder instead of a bucket.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rand::RngExt as _;
use tempfile::TempDir;

use crate::disk;
use crate::number;
use crate::play::{PATIENCE, Play};
use crate::seed::Seed;

/// The number of machines that are lost, unless `HENGE_FAILOVERS` sets another.
const FAILOVERS: u32 = 2;
/// The version in the recipe.
const VERSION: &str = "0.5.17";
const RECIPE: &str = include_str!("../../packaging/litestream.yml");
/// The most that may be lost.
const LOST: Duration = Duration::from_secs(2);
/// The longest time from the loss of a machine until people can play on the next one.
const TAKES: Duration = Duration::from_mins(1);
/// The time after which Discord sends nothing again that is young enough to be done: presses of the last moments, which
/// the lost machine had read, may be done by the next one. People who have forgotten them would press otherwise.
const SENT_AGAIN: Duration = Duration::from_secs(3);
/// The number of things that are acknowledged before a machine is lost.
const ACKNOWLEDGED: usize = 200;

#[tokio::test(flavor = "multi_thread")]
async fn a_standby_starts_from_the_replica_of_a_lost_disk_and_every_game_goes_on() {
    if !has_litestream() {
        eprintln!("skipped: Litestream is not on PATH");
        return;
    }
    let failovers = number("HENGE_FAILOVERS", FAILOVERS);
    let (seed, folder) = (Seed::of_this_run(), TempDir::new().unwrap());
    let (mut luck, mut play) = (seed.luck(0), Play::new(seed).await);
    let mut machine = Machine::new(folder.path(), 0);
    let mut bot = play.start(&machine.database).await;
    play.sit_down();
    for number in 1..=failovers {
        let litestream = machine.replicate();
        play_for_a_while(&play, Duration::from_millis(luck.random_range(4_000..7_000))).await;
        drop(litestream);
        bot.kill();
        let lost_at = Instant::now();
        play.interrupt().await;
        fs::remove_dir_all(&machine.folder).unwrap();
        play.noticed().await;

        machine = Machine::new(folder.path(), number);
        machine.restore();
        let restored = lost_at.elapsed();
        let told = play.told.all();
        let found = disk::check(&machine.database, folder.path(), &told).await;
        let first = play.told.forget(&found.lost);
        let lost = first.map_or(Duration::ZERO, |first| lost_at.duration_since(first));
        let starts = Instant::now();
        bot = play.start(&machine.database).await;
        let took = restored + starts.elapsed();
        eprintln!(
            "a disk is lost: {} of {} things that were acknowledged are not in the replica, the first of them told \
             {lost:.1?} before; people can play after {took:.1?}",
            found.lost.len(),
            told.len()
        );
        assert!(lost <= LOST, "{lost:?}: {:#?}", found.lost);
        assert!(took <= TAKES, "{took:?}");
        play.count_interrupted(&found);
        tokio::time::sleep(SENT_AGAIN).await;
        play.play_on().await;
    }
    play.end().await;
    bot.kill();
    let last = disk::check(&machine.database, folder.path(), &play.told.all()).await;
    play.conclude(&last, &format!("{failovers} lost disks"));
}

fn has_litestream() -> bool {
    let Ok(said) = Command::new("litestream").arg("version").output() else { return false };
    let version = String::from_utf8_lossy(&said.stdout).trim().to_owned();
    if version != VERSION {
        eprintln!("Litestream is {version}, and the recipe is for {VERSION}");
    }
    true
}

/// Waits until enough is acknowledged, and for this time.
async fn play_for_a_while(play: &Play, time: Duration) {
    let (enough, end) = (play.told.count() + ACKNOWLEDGED, Instant::now() + PATIENCE);
    tokio::time::sleep(time).await;
    while play.told.count() < enough {
        assert!(Instant::now() < end, "nobody plays: {:#?}", play.told.stuck());
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A machine with a disk of its own.
struct Machine {
    folder: PathBuf,
    database: PathBuf,
    /// A folder on another machine.
    replica: PathBuf,
}

impl Machine {
    fn new(all: &Path, number: u32) -> Self {
        let folder = all.join(format!("machine-{number}"));
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("litestream.yml"), RECIPE.replace("type: s3", "type: file")).unwrap();
        Self { database: folder.join("henge.db"), replica: all.join("replica"), folder }
    }

    fn litestream(&self, command: &str) -> Command {
        let log = fs::File::create(self.folder.join(format!("{command}.log"))).unwrap();
        let mut litestream = Command::new("litestream");
        litestream.args([command, "-config", "litestream.yml"]).current_dir(&self.folder);
        litestream.env("DATABASE", &self.database).env("REPLICA_PATH", &self.replica);
        litestream.stdin(Stdio::null()).stdout(log).stderr(Stdio::inherit());
        litestream
    }

    fn replicate(&self) -> Replicating {
        Replicating(self.litestream("replicate").spawn().unwrap())
    }

    /// Fills the empty disk, as the guide does.
    fn restore(&self) {
        let mut litestream = self.litestream("restore");
        litestream.args(["-if-db-not-exists", "-if-replica-exists", "-integrity-check", "quick"]);
        assert!(litestream.arg(&self.database).status().unwrap().success());
        assert!(self.database.exists(), "there is no replica");
    }
}

/// Litestream, which dies with its machine.
struct Replicating(Child);

impl Drop for Replicating {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
