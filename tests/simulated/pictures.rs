//! Pictures on a simulated clock: they are sent less often than text alone, and hide no state.

use std::time::Duration;

use henge::rules::TableView;
use henge::table::{Table, TableId};
use henge::view::Words;
use playground::Message;
use tokio::time::{Instant, sleep};

use crate::evening::{Evening, NOW};
use crate::people::live;
use crate::run::driven;

/// The computer players' pause, unless a host sets another.
const PAUSE: Duration = Duration::from_millis(1200);
/// A time shorter than any displayed state lasts.
const BLINK: Duration = Duration::from_millis(200);
/// The minimum time between two pictures of a table.
const PACE: Duration = Duration::from_millis(1500);

/// The picture of the current state of the table, and the number of tricks taken in this round.
async fn drawn(evening: &Evening, words: &Words) -> Option<(Vec<u8>, u8)> {
    let view = evening.bot.core.tables().look(TableId::new(1), Table::public_view).await.unwrap();
    let TableView::Cards(game) = &view.board()?.game else { return None };
    let won = game.won.values().iter().sum();
    let picture = words.table(&view).pictured()?.picture.png().unwrap();
    Some((picture, won))
}

/// The picture that everybody sees.
fn seen(evening: &Evening) -> Option<Vec<u8>> {
    let mut shown = evening.people[0].sees(&evening.channel).into_iter();
    let file = shown.find_map(|message: Message| message.attachments.into_iter().next())?;
    Some(file.bytes.to_vec())
}

/// Presses an answer for one of the people who is asked.
async fn press(evening: &Evening) {
    for person in &evening.people {
        let shown = person.sees(&evening.channel).into_iter().rev();
        let own = shown.filter(Message::is_ephemeral).find_map(|message| {
            let id = live(&message).find(|id| id.contains(".do."))?;
            Some((message, id))
        });
        if let Some((message, id)) = own {
            person.press_id(&message, &id).await.unwrap();
            return;
        }
    }
}

#[test]
fn every_trick_is_seen_on_a_picture_and_none_comes_too_soon() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let evening = Evening::begin_with("relaxed preset:quick", PAUSE, trace).await;
        let words = Words::english();
        let (mut owed, mut tricks) = (Vec::new(), 0);
        let (mut before, mut entries) = (0, 0);
        // The first picture has been displayed for a while already.
        let (mut shown, mut since) = (seen(&evening), Instant::now() - PACE);
        let tables = evening.bot.core.tables();
        let mut now = drawn(&evening, &words).await;
        while let Some((picture, won)) = &now {
            if *won > before {
                tricks += 1;
                owed.push(picture.clone());
            }
            before = *won;
            let sees = seen(&evening);
            owed.retain(|picture| Some(picture) != sees.as_ref());
            if sees == Some(picture.clone()) {
                // People look at the picture before they go on.
                press(&evening).await;
            }
            if sees != shown {
                let stood = since.elapsed() + BLINK;
                assert!(stood >= PACE, "a picture stood for {stood:?}");
                (shown, since) = (sees, Instant::now());
            }
            sleep(BLINK).await;
            let has = tables.look(TableId::new(1), Table::entries).await.unwrap();
            if std::mem::replace(&mut entries, has) != has {
                now = drawn(&evening, &words).await;
            }
        }
        assert!(owed.is_empty() && tricks > 40, "{} of {tricks} tricks were not seen", owed.len());
        evening.end().await;
    });
}
