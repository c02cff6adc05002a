//! The deal of the day, whose bot is killed while somebody plays: each move that was acknowledged is stored in its
//! place, and there is one game.

use std::path::Path;
use std::time::Duration;

use henge::clock::now_ms;
use henge::daily::Day;
use henge::features::press::{DailyPress, OwnPress, Press};
use henge::rules::OfGame;
use henge::store::{DailyGame, Store};
use henge::table::UserId;
use playground::{Answer, Message, Person};
use rand::RngExt as _;
use tempfile::TempDir;

use crate::company::{live, presses};
use crate::play::Play;
use crate::seed::Seed;

/// A move: the number of the actions before it, and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Acknowledged {
    before: usize,
    action: String,
}

/// The first move that this message offers in the game of this day, with its button.
fn offered(shown: &Message, day: Day) -> Option<(Acknowledged, String)> {
    live(shown).find_map(|press| match &press {
        Press::Daily(DailyPress::Own(of, _, OwnPress::Answer { question, action, .. }))
            if *of == day =>
        {
            let action = match action {
                OfGame::Cards(action) => action.to_string(),
                OfGame::Dice(action) => action.to_string(),
            };
            Some((Acknowledged { before: question.get() as usize, action }, press.text()))
        }
        _ => None,
    })
}

/// Opens the deal of the day, as often as it takes.
async fn open(person: &Person, play: &Play) -> Message {
    let channel = play.playground.channels().remove(0);
    loop {
        if let Ok(Answer::Message(shown)) = person.command(&channel, "/wizard daily").await
            && presses(&shown).any(|press| matches!(press, Press::Daily(_)))
        {
            return shown;
        }
    }
}

/// What is stored of the person's game.
async fn stored(database: &Path, person: &Person, day: Day) -> DailyGame {
    let store = Store::open_to_read(&format!("sqlite://{}", database.display())).await.unwrap();
    let user = UserId::new(person.id.0);
    assert_eq!(store.daily_servers(user, day).await.unwrap().len(), 1, "one game");
    let game = store.daily_game(user, day).await.unwrap().unwrap();
    store.close().await;
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn an_acknowledged_move_of_the_days_deal_survives_a_kill() {
    let day = Day::at(now_ms());
    assert!(day.number() > 0, "the first deal was on 2026-11-01");
    let seed = Seed::of_this_run();
    let (mut luck, play) = (seed.luck(0), Play::new(seed).await);
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("henge.db");
    let mut bot = play.start(&database).await;
    let person = play.playground.people().remove(0);
    let mut shown = open(&person, &play).await;
    let (mut acknowledged, mut kills) = (Vec::new(), 0);
    while let Some((next, id)) = offered(&shown, day) {
        let dies = luck.random_bool(0.25);
        let a_moment = Duration::from_millis(luck.random_range(0..40));
        let killed = async {
            if dies {
                tokio::time::sleep(a_moment).await;
                bot.kill();
            }
        };
        let (answer, ()) = tokio::join!(person.press_id(&shown, &id), killed);
        let now = match answer {
            Ok(Answer::Update(now)) => {
                acknowledged.push(next);
                Some(now)
            }
            _ => None,
        };
        if dies {
            let game = stored(&database, &person, day).await;
            let actions: Vec<&str> = game.actions.split('-').collect();
            for Acknowledged { before, action } in &acknowledged {
                assert_eq!(actions.get(*before), Some(&action.as_str()), "after {kills} kills");
            }
            play.noticed().await;
            bot = play.start(&database).await;
            kills += 1;
        }
        shown = match now {
            Some(now) => now,
            None => open(&person, &play).await,
        };
    }
    bot.kill();
    let game = stored(&database, &person, day).await;
    // A day that ended meanwhile is not opened again.
    let is_over = game.finished.is_some() || Day::at(now_ms()) > day;
    assert!(is_over, "{} moves, {kills} kills", acknowledged.len());
    eprintln!("{} moves, {kills} kills", acknowledged.len());
}
