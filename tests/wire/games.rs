//! Whole games.

use henge::rules::SeenPrediction;
use henge::table::{StageFace, Table, TableView};
use playground::{Channel, Message, Person};

use crate::disk::table;
use crate::stage::{Stage, message, offered, seen};

#[tokio::test(flavor = "multi_thread")]
async fn one_person_and_computers_play_to_the_leaderboard() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let lobby = message(ada.command(&wizards, "/wizard play preset:quick").await.unwrap());
    ada.press(&lobby, "Fill with computers and begin").await.unwrap();
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    let board = message(ada.command(&wizards, "/wizard leaderboard").await.unwrap());
    assert!(board.text().contains("Ada"), "{}", board.text());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_and_the_bot_restarts_in_the_middle() {
    let mut stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben", "Cy", "Di"].map(|name| stage.person(name));
    let lobby = message(people[0].command(&wizards, "/wizard play preset:quick").await.unwrap());
    for person in &people[1..] {
        person.press(&lobby, "Take a seat").await.unwrap();
    }
    people[0].press(&lobby, "Begin").await.unwrap();
    let mut restarts = Vec::new();
    while !is_over(&people[0], &wizards) {
        for person in &people {
            press_once(std::slice::from_ref(person), &wizards).await;
            let (table, _) = table(&stage, 1).await;
            if let Some(moment) = in_the_middle(&table).filter(|moment| !restarts.contains(moment))
            {
                restarts.push(moment);
                stage.restart_bot().await;
            }
        }
    }
    assert_eq!(restarts, [Moment::Predictions, Moment::Trick]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_boards_asked_for_at_once_the_newest_has_the_buttons() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let lobby = message(ada.command(&wizards, "/wizard play preset:quick").await.unwrap());
    ada.press(&lobby, "Fill with computers and begin").await.unwrap();
    for _ in 0..5 {
        let board = || ada.command(&wizards, "/wizard board");
        let (one, two, three) = tokio::join!(board(), board(), board());
        let boards = [one, two, three].map(|board| message(board.unwrap()));
        let newest = boards.iter().map(|board| board.id).max().unwrap();
        let live = |now: &Message| now.button("My hand").is_some();
        while ada.sees(&wizards).iter().filter(|now| live(now)).count() != 1 {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        assert!(live(&ada.look(newest).unwrap()), "the newest board has lost its buttons");
    }
    stage.check_the_wire();
}

/// In the middle of what a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    Predictions,
    Trick,
}

/// Whether some have predicted and some have not, or a trick lies open.
fn in_the_middle(table: &Table) -> Option<Moment> {
    let StageFace::Playing(board) = table.face().stage else { return None };
    let TableView::Cards(view) = board.view else { return None };
    let open = |said: &SeenPrediction<u8>| *said == SeenPrediction::NotMade;
    let open = view.predictions.values().iter().filter(|said| open(said)).count();
    match (open, view.trick.len()) {
        (1..=3, _) => Some(Moment::Predictions),
        (0, 1..) => Some(Moment::Trick),
        _ => None,
    }
}

pub fn is_over(person: &Person, channel: &Channel) -> bool {
    seen(person, channel, "The game is over").is_some()
}

/// Everybody opens their hand, presses what it offers, and goes on until the final message is there.
pub async fn play_to_the_end(people: &[Person], channel: &Channel) {
    while !is_over(&people[0], channel) {
        press_once(people, channel).await;
    }
}

/// Whoever is asked presses the first button that their hand offers. Says how many pressed.
pub async fn press_once(people: &[Person], channel: &Channel) -> usize {
    let mut pressed = 0;
    for person in people {
        let Some(hand) = hand_of(person, channel).await else { return pressed };
        if let Some(press) = offered(&hand) {
            person.press_id(&hand, &press).await.unwrap();
            pressed += 1;
        }
    }
    if pressed == 0 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    pressed
}

/// The hand that a person sees, opened if need be; none once the game is over.
pub async fn hand_of(person: &Person, channel: &Channel) -> Option<Message> {
    let open = person
        .sees(channel)
        .into_iter()
        .rev()
        .find(|message| message.is_ephemeral() && message.text().contains("your hand"));
    match open {
        Some(hand) => {
            let answer = person.press(&hand, "Refresh").await.ok()?;
            answer.message().or_else(|| person.look(hand.id))
        }
        None => person.command(channel, "/wizard hand").await.unwrap().message(),
    }
    .filter(|hand| hand.text().contains("your hand"))
}
