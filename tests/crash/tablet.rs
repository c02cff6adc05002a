//! A Tablet of Truth whose bot is killed while lines are entered: each line is stored once, and none that the
//! tablet's message has shown is lost.

use std::path::Path;
use std::time::Duration;

use henge::features::press::{Press, TabletPress};
use henge::store::Store;
use henge::table::PressId;
use playground::{Answer, Delivery, Message, Person};
use rand::RngExt as _;
use tempfile::TempDir;

use crate::company::presses;
use crate::play::Play;
use crate::seed::Seed;

const COMMAND: &str =
    "/wizard tablet game:cards preset:classic players:Agnes, Boris, Clara, Dmitri";
/// The rounds of a classic game of four.
const ROUNDS: u8 = 15;

/// Predictions and tricks, round by round: whoever begins says one trick too many, and the last player takes all.
fn lines() -> Vec<String> {
    (1..=ROUNDS).flat_map(|cards| [format!("1 0 0 {cards}"), format!("0 0 0 {cards}")]).collect()
}

/// The tablet of a message, and the step that is due.
fn due(shown: &Message) -> Option<(PressId, u16)> {
    presses(shown).find_map(|press| match press {
        Press::Tablet(TabletPress::Line(tablet, step)) => Some((tablet, step)),
        _ => None,
    })
}

async fn open(scribe: &Person, play: &Play) -> Message {
    let channel = play.playground.channels().remove(0);
    match scribe.command(&channel, COMMAND).await {
        Ok(Answer::Message(shown)) => shown,
        other => panic!("no tablet: {other:?}"),
    }
}

/// What is stored of a tablet, line by line.
async fn stored(database: &Path, tablet: PressId) -> Vec<String> {
    let url = format!("sqlite://{}", database.display());
    let store = Store::open_to_read(&url).await.unwrap();
    let tablet = store.tablet(tablet).await.unwrap().expect("it was opened");
    store.close().await;
    tablet.log.iter().map(ToString::to_string).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_line_of_a_tablet_is_stored_once_however_often_the_bot_is_killed() {
    let seed = Seed::of_this_run();
    let (mut luck, play) = (seed.luck(0), Play::new(seed).await);
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("henge.db");
    let mut bot = play.start(&database).await;
    let scribe = play.playground.people().remove(0);
    let opened = open(&scribe, &play).await;
    let (tablet, mut step) = due(&opened).expect("a line is due");
    let (lines, mut kills) = (lines(), 0);
    loop {
        let shown = scribe.look(opened.id).expect("nobody deletes the message");
        let Some((_, now)) = due(&shown) else { break };
        assert!(now >= step, "step {step} was due, and {now} is due again");
        step = now;
        let press = Press::Tablet(TabletPress::Line(tablet, step)).text();
        let Ok(Answer::Form(form)) = scribe.press_id(&shown, &press).await else { continue };
        if luck.random_bool(0.3) {
            let later = Duration::from_millis(luck.random_range(0..20));
            play.playground.faults().deliver(Delivery::Twice(later));
        }
        let line = [lines[usize::from(step)].as_str()];
        let entered = scribe.fill(&form, &line);
        if luck.random_bool(0.7) {
            let _ = entered.await;
            continue;
        }
        let a_moment = Duration::from_millis(luck.random_range(0..8));
        let killed = async {
            tokio::time::sleep(a_moment).await;
            bot.kill();
        };
        let _ = tokio::join!(entered, killed);
        play.noticed().await;
        bot = play.start(&database).await;
        kills += 1;
    }
    bot.kill();
    let written: Vec<String> = lines.iter().map(|line| format!("line {line}")).collect();
    assert_eq!(stored(&database, tablet).await, written, "{kills} kills");
    eprintln!("{} lines, {kills} kills", lines.len());
}
