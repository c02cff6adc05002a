//! Two people watch a whole game and guess whose predictions come true.

use std::collections::BTreeSet;

use henge::features::press::{Press, SpectatorPress};
use henge::rules::OfGame;
use henge::table::{PublicView, TableId, UserId};
use playground::{Message, Person};

use crate::disk::table;
use crate::games::{is_over, press_once};
use crate::stage::{Stage, begin, forge, message, opened, result, sees, wait};
use crate::words::{say, with};

/// The text of the select for a round of the first table.
fn select(round: u8) -> String {
    Press::Spectator(TableId::new(1), SpectatorPress::Guess(round)).text()
}

/// Guesses on the message of a spectator, which asks in each round by itself, and returns it as it is then.
pub async fn guess(person: &Person, on: &Message, round: u8, values: &[&str]) -> Message {
    let select = select(round);
    let asks = |now: &Message| now.selects.iter().any(|one| one.custom_id == select);
    let asked = async || person.look(on.id).filter(asks);
    let own = wait(|| person.look(on.id).map_or(String::new(), |now| now.text()), asked).await;
    message(person.pick_values(&own, &select, values).await.unwrap())
}

/// The number of players who missed in each round.
fn missed(view: &PublicView) -> Vec<usize> {
    let OfGame::Cards(game) = &view.board().unwrap().game else { panic!("a card game") };
    let points = game.sheet.iter().map(|round| round.points.values().iter());
    points.map(|points| points.filter(|points| **points < 0).count()).collect()
}

/// Checks that a pick is refused with this sentence.
async fn check_refused(person: &Person, on: &Message, select: &str, values: &[&str], why: &str) {
    let told = message(person.forge_pick(on.id, select, values).await);
    assert!(told.is_ephemeral() && told.text().contains(&say(why)), "{why}: {}", told.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_guess_through_a_whole_game_and_the_table_says_how_many_were_right() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    let [di, eve] = ["Di", "Eve"].map(|name| stage.person(name));
    begin(&people, &wizards, "preset:quick").await;
    let of_di = message(di.command(&wizards, "/wizard scores").await.unwrap());
    let of_eve = message(eve.command(&wizards, "/wizard scores").await.unwrap());
    let (mut guessed, mut told) = (BTreeSet::new(), 0);
    let mut last: Option<Message> = None;
    while !is_over(&people[0], &wizards) {
        let view = table(&stage, 1).await.0.public_view();
        match view.guessed_by(UserId::new(di.id.0)) {
            Ok(round) if guessed.insert(round) => {
                let shown = guess(&eve, &of_eve, round, &["nobody"]).await;
                assert!(shown.text().contains("nobody makes it"), "{}", shown.text());
                // The first guess is changed.
                guess(&di, &of_di, round, &["1", "2"]).await;
                let shown = guess(&di, &of_di, round, &["0"]).await;
                let first = view.players()[0].name();
                assert!(shown.text().contains(&format!("{first} makes it")), "{}", shown.text());
                let hand = opened(&people[1], &wizards).await.unwrap();
                let select = select(round);
                check_refused(&people[1], &hand, &select, &["0"], "refusal-plays-here").await;
                check_refused(&di, &shown, &select, &["9"], "refusal-forged").await;
                let pressed = message(forge(&di, shown.id, &select).await);
                assert!(pressed.text().contains(&say("refusal-forged")), "{}", pressed.text());
                last = Some(shown);
            }
            Err(_) if last.is_some() => {
                let (on, round) = (last.take().unwrap(), *guessed.last().unwrap());
                check_refused(&di, &on, &select(round), &["1"], "refusal-no-guess-now").await;
            }
            Ok(_) | Err(_) => {}
        }
        press_once(&people, &wizards).await;
        let rounds = missed(&table(&stage, 1).await.0.public_view());
        if rounds.len() > told && rounds.len() < 5 {
            told = rounds.len();
            // Of two guesses for the first seat one is no majority: the crowd believes in nobody, as Eve does.
            let right = rounds[told - 1].to_string();
            let news = with("crowd-round", &[("right", &*right), ("of", "3")]);
            let is_told = |shown: &Message| !shown.is_ephemeral() && shown.text().contains(&news);
            people[0].wait_for(&wizards, is_told).await.unwrap();
        }
    }
    assert_eq!(guessed, (1..=5).collect(), "every round is guessed");
    let view = table(&stage, 1).await.0.public_view();
    let all: usize = missed(&view).iter().sum();
    let OfGame::Cards(game) = &view.board().unwrap().game else { panic!("a card game") };
    let first = game.sheet.iter().map(|round| round.points.values().to_vec());
    let rights = first.map(|points| {
        usize::from(points[0] > 0) + points[1..].iter().filter(|points| **points < 0).count()
    });
    let right: usize = rights.sum();
    let (all, best) = (all.to_string(), right.max(all).to_string());
    let values = [("right", &*all), ("of", "15"), ("best", &*best), ("best-of", "15")];
    let shown = wait(|| sees(&people[0], &wizards), async || result(&people[0], &wizards)).await;
    assert!(shown.text().contains(&with("crowd-game", &values)), "{}", shown.text());
    stage.check_the_wire();
}
