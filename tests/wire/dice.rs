//! Whole dice games.

use playground::{Channel, Message, Person};

use crate::stage::{Stage, message, seen};

#[tokio::test(flavor = "multi_thread")]
async fn one_person_and_computers_play_with_magic_cards() {
    let stage = Stage::start().await;
    let (ada, dice) = (stage.person("Ada"), stage.channel("dice"));
    let open = "/wizard play game:dice magic-cards:true";
    let lobby = message(ada.command(&dice, open).await.unwrap());
    ada.press(&lobby, "Fill with computers and begin").await.unwrap();
    play_to_the_end(&[ada.clone()], &dice).await;
    let board = message(ada.command(&dice, "/wizard leaderboard game:dice").await.unwrap());
    assert!(board.text().contains("Ada"), "{}", board.text());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn five_people_play_and_the_bot_restarts_after_every_fifth_press() {
    let mut stage = Stage::start().await;
    let dice = stage.channel("dice");
    let people = ["Ada", "Ben", "Cy", "Di", "Eve"].map(|name| stage.person(name));
    let open = "/wizard play game:dice magic-cards:true";
    let lobby = message(people[0].command(&dice, open).await.unwrap());
    for person in &people[1..] {
        person.press(&lobby, "Take a seat").await.unwrap();
    }
    people[0].press(&lobby, "Begin").await.unwrap();
    let mut rounds = 0;
    while !is_over(&people[0], &dice) {
        press_once(&people, &dice).await;
        rounds += 1;
        if rounds % 5 == 0 && rounds < 60 {
            stage.restart_bot().await;
        }
    }
    stage.check_the_wire();
}

fn is_over(person: &Person, channel: &Channel) -> bool {
    seen(person, channel, "The game is over").is_some()
}

async fn play_to_the_end(people: &[Person], channel: &Channel) {
    while !is_over(&people[0], channel) {
        press_once(people, channel).await;
    }
}

/// Everybody presses what the table asks of them, on their page or under the dice.
async fn press_once(people: &[Person], channel: &Channel) {
    let mut pressed = false;
    for person in people {
        pressed |=
            press_on_the_table(person, channel).await || press_on_the_page(person, channel).await;
    }
    if !pressed {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

/// The table's message, brought down so that it is up to date; none once the game is over.
async fn table(person: &Person, channel: &Channel) -> Option<Message> {
    let table = person.command(channel, "/wizard board").await.unwrap().message()?;
    (!table.is_ephemeral() && table.text().contains("is the Seer")).then_some(table)
}

async fn press_on_the_table(person: &Person, channel: &Channel) -> bool {
    let Some(table) = table(person, channel).await else { return false };
    if !table.content.contains(&person.name) {
        return false;
    }
    let wanted = |label: &str| {
        ["Turn one to", "As my", "Strike nothing", "Roll ", "Score"]
            .iter()
            .any(|w| label.starts_with(w))
    };
    let button = table.buttons().find(|button| !button.disabled && wanted(&button.label));
    let Some(custom_id) = button.and_then(|button| button.custom_id.clone()) else { return false };
    // A computer player may have been quicker: then the next look shows what is asked.
    let Ok(answer) = person.press_id(&table, &custom_id).await else { return false };
    eprintln!(
        "PRESS {custom_id} -> {}",
        format!("{answer:?}").chars().take(300).collect::<String>()
    );
    // A choice that follows is a private message: its first button will do.
    if let Some(choice) = answer.message().filter(Message::is_ephemeral)
        && let Some(first) = choice.buttons().find(|button| !button.disabled)
        && let Some(custom_id) = first.custom_id.clone()
    {
        person.press_id(&choice, &custom_id).await.unwrap();
    }
    true
}

async fn press_on_the_page(person: &Person, channel: &Channel) -> bool {
    let Some(table) = table(person, channel).await else { return false };
    if !table.content.contains("predict") || !table.content.contains(&person.name) {
        return false;
    }
    let page = person.command(channel, "/wizard hand").await.unwrap().message();
    let Some(page) = page else { return false };
    let free = page.buttons().find(|button| !button.disabled);
    let Some(custom_id) = free.and_then(|button| button.custom_id.clone()) else { return false };
    person.press_id(&page, &custom_id).await.unwrap();
    true
}
