//! Whole card games.

use std::time::{Duration, Instant};

use henge::rules::{SeenPrediction, TableView};
use henge::table::Table;
use playground::{Channel, Message, Person};

use crate::disk::table;
use crate::stage::{
    Stage, again, begin, is_board, message, offered, opened, own, result, sees, wait,
};

/// A timeout longer than any game takes, even on a slow machine.
const A_GAME: Duration = Duration::from_mins(5);

#[tokio::test(flavor = "multi_thread")]
async fn one_person_and_computers_play_to_the_leaderboard() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
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
    begin(&people, &wizards, "preset:quick").await;
    let (mut restarts, started) = (Vec::new(), Instant::now());
    while !is_over(&people[0], &wizards) {
        assert!(started.elapsed() < A_GAME, "{}", sees(&people[0], &wizards));
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
    begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    for _ in 0..5 {
        let board = || ada.command(&wizards, "/wizard board");
        let (one, two, three) = tokio::join!(board(), board(), board());
        let boards = [one, two, three].map(|board| message(board.unwrap()));
        let newest = boards.iter().map(|board| board.id).max().unwrap();
        let live = || ada.sees(&wizards).into_iter().filter(is_board).count();
        wait(|| sees(&ada, &wizards), async || (live() == 1).then_some(())).await;
        assert!(is_board(&ada.look(newest).unwrap()), "the newest board has lost its buttons");
    }
    stage.check_the_wire();
}

/// The moments in the middle of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    Predictions,
    Trick,
}

/// The moment at which the table is, if some players have predicted and others have not, or if a
/// trick is incomplete.
fn in_the_middle(table: &Table) -> Option<Moment> {
    let view = table.public_view();
    let TableView::Cards(game) = &view.board().filter(|_| !view.is_over())?.game else {
        return None;
    };
    let open = |said: &&SeenPrediction<u8>| **said == SeenPrediction::NotMade;
    let open = game.predictions.values().iter().filter(open).count();
    match (open, game.trick.len()) {
        (1..=3, _) => Some(Moment::Predictions),
        (0, 1..) => Some(Moment::Trick),
        _ => None,
    }
}

pub fn is_over(person: &Person, channel: &Channel) -> bool {
    result(person, channel).is_some()
}

/// Everybody looks at their hand, presses what it offers, and goes on until the result is posted.
pub async fn play_to_the_end(people: &[Person], channel: &Channel) {
    let started = Instant::now();
    while !is_over(&people[0], channel) {
        press_once(people, channel).await;
        assert!(started.elapsed() < A_GAME, "{}", sees(&people[0], channel));
    }
}

/// Everyone who is asked presses the first button that their hand offers. Returns the number of
/// people who pressed.
pub async fn press_once(people: &[Person], channel: &Channel) -> usize {
    let mut pressed = 0;
    for person in people {
        let Some(hand) = hand_of(person, channel).await else { continue };
        if let Some(press) = offered(&hand) {
            // The hand may be redrawn, or another one opened, while the press is in flight.
            let answer = person.press_id(&hand, &press).await;
            pressed += usize::from(answer.is_ok());
        }
    }
    if pressed == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    pressed
}

/// The current hand or page that a person sees, opened if necessary; `None` once the game is over.
pub async fn hand_of(person: &Person, channel: &Channel) -> Option<Message> {
    let Some(hand) = own(person, channel) else { return opened(person, channel).await };
    person.forge_press(hand.id, &again(&hand)?).await;
    person.look(hand.id).or_else(|| own(person, channel))
}

/// Waits until this person is asked something, while the other one answers every question before
/// that.
pub async fn asked_after(person: &Person, other: &Person, channel: &Channel) -> (Message, String) {
    let answer_before = async {
        loop {
            let (hand, press) = asked(other, channel).await;
            drop(other.press_id(&hand, &press).await);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::select! {
        found = asked(person, channel) => found,
        () = answer_before => unreachable!("it goes on and on"),
    }
}

/// Waits until this person is asked something. Returns their hand or page, and a press that it
/// offers.
pub async fn asked(person: &Person, channel: &Channel) -> (Message, String) {
    let look = async || {
        let hand = hand_of(person, channel).await?;
        offered(&hand).map(|press| (hand, press))
    };
    wait(|| sees(person, channel), look).await
}
