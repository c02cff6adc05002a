//! Whole dice games, with restarts in every phase and every Magic Card.

use std::collections::BTreeSet;

use playground::{Answer, Button, Channel, Message, Person};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom as _, IteratorRandom as _};
use rand::{RngExt as _, SeedableRng as _};

use crate::games::is_over;
use crate::stage::{Stage, message};

/// What a table may wait for, as it stands above the dice.
const PHASES: [&str; 9] = [
    "turns two dice",
    "to predict",
    "Still to predict",
    "May strike a box",
    "names the Wizard Color",
    "chooses dice and rolls",
    "rolls again or stops",
    "Score or stay",
    "How to score",
];

/// How the sentences of the ten Magic Cards begin.
const MAGIC_CARDS: [&str; 10] = [
    "✨ Every Wizard counts",
    "✨ Jesters may not be rolled",
    "✨ The first roll comes before",
    "✨ The Seer turns two dice",
    "✨ One more die of each color",
    "✨ Jesters also count",
    "✨ After the predictions you may strike",
    "✨ The Seer rolls up to",
    "✨ A Jester Score in the column",
    "✨ Everybody but the Seer",
];

#[tokio::test(flavor = "multi_thread")]
async fn one_person_and_computers_play_to_the_leaderboard() {
    let stage = Stage::start().await;
    let (ada, dice) = (stage.person("Ada"), stage.channel("dice"));
    let open = "/wizard play game:dice magic-cards:true";
    let lobby = message(ada.command(&dice, open).await.unwrap());
    ada.press(&lobby, "Fill with computers and begin").await.unwrap();
    let mut luck = StdRng::seed_from_u64(1);
    while !is_over(&ada, &dice) {
        if let Some(table) = table(&ada, &dice).await {
            press_something(&ada, &dice, &table, &mut luck).await;
        }
    }
    let end = ada.wait_for(&dice, |now| now.button("Rematch").is_some()).await.unwrap();
    for shown in ["wins with", "Ada", "Xs", "The seal is open"] {
        assert!(end.text().contains(shown), "{shown} is not in {}", end.text());
    }
    let pages = message(ada.press(&end, "All pages").await.unwrap());
    assert!(pages.text().contains("Pages of Prediction"), "{}", pages.text());
    let board = message(ada.command(&dice, "/wizard leaderboard game:dice").await.unwrap());
    assert!(board.text().contains("Ada"), "{}", board.text());
    let board = message(ada.command(&dice, "/wizard leaderboard game:cards").await.unwrap());
    assert!(!board.text().contains("Ada"), "{}", board.text());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_meet_every_magic_card_and_the_bot_restarts_in_every_phase() {
    play_an_evening(&["Ada", "Ben"], 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn five_people_meet_every_magic_card_and_the_bot_restarts_in_every_phase() {
    play_an_evening(&["Ada", "Ben", "Cy", "Di", "Eve"], 3).await;
}

/// Games one after the other, until all Magic Cards have been met and the bot has been restarted in
/// every phase. Every second person says themselves whether they stay.
async fn play_an_evening(names: &[&str], seed: u64) {
    let mut stage = Stage::start().await;
    let mut luck = StdRng::seed_from_u64(seed);
    let dice = stage.channel("dice");
    let people: Vec<Person> = names.iter().map(|name| stage.person(name)).collect();
    let (mut phases, mut cards) = (BTreeSet::new(), BTreeSet::new());
    let mut undecided: Vec<Person> = people.iter().skip(1).step_by(2).cloned().collect();
    let open = "/wizard play game:dice magic-cards:true";
    let mut lobby = message(people[0].command(&dice, open).await.unwrap());
    for person in &people[1..] {
        person.press(&lobby, "Take a seat").await.unwrap();
    }
    for games in 0.. {
        people[0].press(&lobby, "Begin").await.unwrap();
        while ends(&people[0], &dice).len() == games {
            for person in &people {
                let Some(mut table) = table(person, &dice).await else { continue };
                cards.extend(MAGIC_CARDS.into_iter().filter(|card| table.text().contains(card)));
                let here = PHASES.into_iter().filter(|phase| table.content.contains(phase));
                if here.filter(|phase| phases.insert(*phase)).count() > 0 {
                    stage.restart_bot().await;
                    let Some(after) = self::table(person, &dice).await else { continue };
                    table = after;
                }
                if table.button("Standing order").is_some()
                    && let Some(person) = undecided.pop()
                {
                    let note = message(person.press(&table, "Standing order").await.unwrap());
                    let switched = message(person.press(&note, "Switch it off").await.unwrap());
                    assert!(switched.text().contains("is off"), "{}", switched.text());
                }
                press_something(person, &dice, &table, &mut luck).await;
            }
        }
        // Of two, nobody predicts at the same time as somebody else.
        let met = PHASES.len() - usize::from(people.len() == 2);
        if phases.len() == met && cards.len() == MAGIC_CARDS.len() {
            break;
        }
        let end = ends(&people[0], &dice).pop().unwrap();
        lobby = message(people[0].press(&end, "Rematch").await.unwrap());
    }
    stage.check_the_wire();
}

/// The final messages of all games that are over.
fn ends(person: &Person, channel: &Channel) -> Vec<Message> {
    let ended = |now: &Message| now.button("Rematch").is_some();
    person.sees(channel).into_iter().filter(ended).collect()
}

/// The table's message, brought down so that it is up to date; none once the game is over.
async fn table(person: &Person, channel: &Channel) -> Option<Message> {
    let table = person.command(channel, "/wizard board").await.unwrap().message()?;
    (!table.is_ephemeral() && table.text().contains("is the Seer")).then_some(table)
}

/// Who is named above the dice presses something that is offered there or on their page; a question that
/// follows is answered.
async fn press_something(person: &Person, channel: &Channel, table: &Message, luck: &mut StdRng) {
    if !table.content.contains(&person.name) {
        return;
    }
    let page = person.command(channel, "/wizard hand").await.unwrap().message();
    let on_page = page.iter().flat_map(|page| answers(page).map(move |press| (page, press)));
    let below = answers(table).map(|press| (table, press));
    // The page first, where it offers something: what is below the dice may be for others.
    let offered: Vec<_> = on_page.collect();
    let first = offered.choose(luck).cloned().filter(|_| luck.random_bool(0.8));
    let Some((shown, press)) = first.or_else(|| below.choose(luck)) else { return };
    // The table may have moved on: then the message is gone, and the next look shows how it stands.
    let Ok(answer) = person.press_id(shown, &press).await else { return };
    assert!(!matches!(answer, Answer::Failed), "{press} is not answered");
    if let Some(asked) = answer.message().filter(Message::is_ephemeral)
        && asked.id != shown.id
        && let Some(press) = answers(&asked).choose(luck)
    {
        person.press_id(&asked, &press).await.unwrap();
    }
}

/// What answers something on this message: neither looks at something else nor marks a die.
fn answers(message: &Message) -> impl Iterator<Item = String> + '_ {
    let answers = |button: &&Button| {
        let id = button.custom_id.as_deref().unwrap_or_default();
        let below = id.starts_with("1.t.") && !id.contains(".m") && !id.contains(".u");
        !button.disabled && (below || id.starts_with("1.h.") || id.starts_with("1.q."))
    };
    message.buttons().filter(answers).filter_map(|button| button.custom_id.clone())
}
