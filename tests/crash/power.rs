//! The power fails again and again while people play: everything that was acknowledged survives,
//! whatever else the disk loses.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;
use tempfile::TempDir;

use crate::disk::{self, Found};
use crate::forgetful::{ForgetfulDisk, Remains, Syncs};
use crate::number;
use crate::play::{Bot, PATIENCE, Play};
use crate::seed::Seed;

/// The number of power cuts during play, unless `HENGE_POWER_CUTS` sets another.
const CUTS: u32 = 20;
/// The number of power cuts before that, while the bot makes the database.
const CUTS_AT_FIRST: u32 = 5;
/// The most changes of the disk before each of these.
const CHANGES_AT_FIRST: u32 = 300;
/// The most changes of the disk before a power cut during play. SQLite's log outlives a cut, so checkpoints are as
/// frequent as in a longer life.
const CHANGES: u32 = 200;
/// The most changes of the disk before a power cut once the bot is told to stop.
const CHANGES_AT_THE_END: u32 = 20;
/// The number of power cuts within which a missing sync must be noticed.
const NOTICED_WITHIN: u32 = 3;
/// The number of things that are acknowledged before each of these.
const ACKNOWLEDGED: usize = 100;

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_acknowledged_survives_a_power_cut_and_every_game_goes_on() {
    let cuts = number("HENGE_POWER_CUTS", CUTS);
    let seed = Seed::of_this_run();
    let Some(mut machine) = Machine::new(seed, Syncs::All) else { return };
    let mut play = Play::new(seed).await;
    for _ in 0..CUTS_AT_FIRST {
        machine.fail_at_first(&play).await;
    }
    let bot = play.start(&machine.database).await;
    machine.cut(bot, &play).await;
    play.sit_down();
    for _ in 0..cuts {
        machine.fail_during_play(&play).await;
        let found = machine.check(&play).await;
        play.count(&found);
    }
    let bot = play.start(&machine.database).await;
    play.end().await;
    machine.cut(bot, &play).await;
    let Remains { kept, lost } = machine.remains;
    let unsynced = format!("{kept} changes that were not synced remained, {lost} were lost");
    play.conclude(&machine.check(&play).await, &format!("{cuts} power cuts, {unsynced}"));
    assert!(kept > 0 && lost > 0, "{unsynced}");
}

/// With `synchronous=NORMAL` the file would stay intact, and the last moves would be lost.
#[tokio::test(flavor = "multi_thread")]
async fn a_commit_that_is_not_synced_is_noticed() {
    let seed = Seed::of_this_run();
    let Some(mut machine) = Machine::new(seed, Syncs::NotAtCommit) else { return };
    let mut play = Play::new(seed).await;
    // A bot that stops folds its log into the database, which is synced even then.
    play.start(&machine.database).await.stop().await;
    play.noticed().await;
    play.sit_down();
    for _ in 0..NOTICED_WITHIN {
        machine.fail_after_answers(&play).await;
        if !machine.check(&play).await.lost.is_empty() {
            return;
        }
    }
    panic!("nothing was lost in {NOTICED_WITHIN} power cuts");
}

/// With `synchronous=OFF` the file may be damaged, or there may be none.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_never_synced_is_noticed() {
    let seed = Seed::of_this_run();
    let Some(mut machine) = Machine::new(seed, Syncs::None) else { return };
    let mut play = Play::new(seed).await;
    play.sit_down();
    for _ in 0..NOTICED_WITHIN {
        machine.fail_after_answers(&play).await;
        let (database, folder) = (machine.database.clone(), machine.folder.path().to_owned());
        let facts = play.told.all();
        let check = tokio::spawn(async move { disk::check(&database, &folder, &facts).await });
        if check.await.is_err() || !machine.check(&play).await.lost.is_empty() {
            return;
        }
    }
    panic!("nothing was lost in {NOTICED_WITHIN} power cuts");
}

/// A machine on which the power fails.
struct Machine {
    disk: ForgetfulDisk,
    database: PathBuf,
    /// A folder with the disk, and with copies that are on another disk.
    folder: TempDir,
    luck: ChaCha20Rng,
    /// The remains of all power cuts together.
    remains: Remains,
}

impl Machine {
    /// A machine with an empty disk, if one can be mounted.
    fn new(seed: Seed, syncs: Syncs) -> Option<Self> {
        let folder = TempDir::new().unwrap();
        let place = folder.path().join("disk");
        std::fs::create_dir(&place).unwrap();
        match ForgetfulDisk::mount(&place, syncs) {
            Ok(disk) => {
                let (luck, remains) = (seed.luck(0), Remains::default());
                Some(Self { disk, database: place.join("henge.db"), folder, luck, remains })
            }
            Err(error) => {
                eprintln!("skipped: no FUSE file system can be mounted here: {error}");
                None
            }
        }
    }

    /// Lets the power fail while a bot makes the database, or once it has made it.
    async fn fail_at_first(&mut self, play: &Play) {
        let mut bot = play.spawn(&self.database);
        self.disk.fail_after(self.luck.random_range(0..CHANGES_AT_FIRST), bot.process());
        self.wait_while(&mut bot, play, || !play.playground.bot_connected()).await;
        self.cut(bot, play).await;
    }

    /// Lets the power fail while a bot starts, while people play, or while it stops.
    async fn fail_during_play(&mut self, play: &Play) {
        let mut bot = play.spawn(&self.database);
        self.disk.fail_after(self.luck.random_range(0..CHANGES), bot.process());
        if self.luck.random_bool(0.2) {
            let life = Duration::from_millis(self.luck.random_range(0..900));
            self.wait_while(&mut bot, play, || !play.playground.bot_connected()).await;
            tokio::time::sleep(life).await;
            self.disk.count_anew(self.luck.random_range(0..CHANGES_AT_THE_END));
            bot.stop().await;
        } else {
            self.wait_while(&mut bot, play, || true).await;
        }
        self.cut(bot, play).await;
    }

    /// Lets the power fail once the bot has acknowledged some things.
    async fn fail_after_answers(&mut self, play: &Play) {
        let enough = play.told.count() + ACKNOWLEDGED;
        let mut bot = play.start(&self.database).await;
        self.wait_while(&mut bot, play, || play.told.count() < enough).await;
        self.cut(bot, play).await;
    }

    /// Waits while this is true, at most until the power fails.
    async fn wait_while(&self, bot: &mut Bot, play: &Play, goes_on: impl Fn() -> bool) {
        let end = Instant::now() + PATIENCE;
        while goes_on() && !self.disk.is_off() {
            let ended = bot.ended().filter(|_| !self.disk.is_off());
            assert_eq!(ended, None, "the bot ends though it has power");
            assert!(Instant::now() < end, "nobody plays: {:#?}", play.told.stuck());
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Cuts the power, if it is still on, and turns it on again.
    async fn cut(&mut self, mut bot: Bot, play: &Play) {
        bot.kill();
        let Remains { kept, lost } = self.disk.cut(&mut self.luck);
        self.remains.kept += kept;
        self.remains.lost += lost;
        play.noticed().await;
    }

    /// Checks the database against everything that was told by now, which a bot that is dead has told.
    async fn check(&self, play: &Play) -> Found {
        disk::check(&self.database, self.folder.path(), &play.told.all()).await
    }
}
