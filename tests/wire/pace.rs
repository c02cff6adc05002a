//! Nothing flashes by: a computer player's move replaces the displayed state only after it was
//! visible for its time. A person's move takes effect at once.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::time::Duration;

use playground::{Answer, Channel, Event, Person, Snowflake};
use serde_json::Value;

use crate::disk::{logged, table};
use crate::games::{hand_of, is_over};
use crate::stage::{Stage, lobby, message, offered, own, press, sees, wait};

/// A tenth of the pause that hosts have. All display times scale with it; anything that must be
/// drawn first is awaited however short the pause is. `HENGE_PAUSE_MS=1200` plays at full length.
const PAUSE: Duration = Duration::from_millis(120);

fn pause() -> Duration {
    let set = std::env::var("HENGE_PAUSE_MS").ok().and_then(|text| text.parse().ok());
    set.map_or(PAUSE, Duration::from_millis)
}

/// Plays a whole game of Ada and computer players, displayed in letters. Returns every text of the
/// table's message, and the events.
async fn watch(command: &str) -> (Vec<String>, Vec<Value>) {
    let mut stage = Stage::without_emojis(Stage::options()).await;
    stage.pause = pause();
    stage.start_bot().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let lobby = message(ada.command(&wizards, command).await.unwrap());
    press(&ada, &lobby, "2.l.1.fill-and-begin").await;
    while !is_over(&ada, &wizards) {
        look_and_press(&stage, &ada, &wizards).await;
    }
    stage.check_the_wire();
    let shown = texts_of(&stage);
    let (_, events) = table(&stage, 1).await;
    let events: Vec<Value> =
        events.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    tell_figures(&stage, &events);
    (shown, events)
}

/// Prints, even if the test passes, the number of people's decisions and of requests to Discord in
/// a whole game.
fn tell_figures(stage: &Stage, events: &[Value]) {
    let follows = ["deal", "trick", "score", "round", "roll", "end"];
    let is_decision = |event: &&Value| !follows.contains(&event["event"].as_str().unwrap());
    let decisions = events.iter().filter(is_decision).count();
    let journal = stage.playground.journal();
    let (presses, requests) = (journal.answer_times().len(), journal.requests().len());
    let figures = format!(
        "{decisions} decisions, {presses} presses and looks, {requests} requests, {} of them counted\n",
        journal.counted().len()
    );
    std::io::stderr().write_all(figures.as_bytes()).unwrap();
}

/// Somebody who looks at the table before each press sees every roll, including one that arrives
/// while they look; a press on an outdated offer is refused. A press itself waits for nothing, not
/// even for being seen.
async fn look_and_press(stage: &Stage, person: &Person, channel: &Channel) {
    let hand = hand_of(person, channel).await;
    let offer = hand.and_then(|hand| offered(&hand).map(|press| (hand, press)));
    let is_shown =
        async || last_roll_and_round_are_shown(stage, person, channel).await.then_some(());
    wait(|| sees(person, channel), is_shown).await;
    match offer {
        // The hand may be redrawn, or the game over, while the press is in flight.
        Some((hand, press)) => drop(person.press_id(&hand, &press).await),
        None => tokio::time::sleep(Duration::from_millis(100)).await,
    }
}

/// All texts of the table's message and of the result.
fn texts_of(stage: &Stage) -> Vec<String> {
    let events = stage.playground.journal().events();
    let messages = events.into_iter().filter(|event| event.name.starts_with("MESSAGE_"));
    messages
        .map(|event| {
            let embeds = event.data["embeds"].as_array().cloned().unwrap_or_default();
            let texts = embeds.iter().flat_map(|embed| {
                let fields = embed["fields"].as_array().cloned().unwrap_or_default();
                let fields = fields.iter().map(|field| field["value"].clone()).collect::<Vec<_>>();
                [embed["title"].clone(), embed["description"].clone()].into_iter().chain(fields)
            });
            let parts = std::iter::once(event.data["content"].clone()).chain(texts);
            let parts: Vec<String> =
                parts.filter_map(|part| part.as_str().map(str::to_owned)).collect();
            parts.join("\n")
        })
        .collect()
}

/// The cards that a line names, in order: `B11`, `W`, `J`.
fn cards_in(line: &str) -> Vec<String> {
    let words = line.split(|mark: char| !mark.is_ascii_alphanumeric());
    let is_card = |word: &&str| {
        let suited = word.starts_with(['B', 'G', 'R', 'Y']);
        let number = word.get(1..).is_some_and(|rank| rank.parse::<u8>().is_ok());
        matches!(*word, "W" | "J") || (suited && number)
    };
    words.filter(is_card).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_trick_and_every_rounds_result_of_a_card_game_is_shown() {
    let (shown, events) = watch("/wizard play preset:quick").await;
    let lines: Vec<Vec<String>> =
        shown.iter().flat_map(|text| text.lines()).map(cards_in).collect();
    let (mut trick, mut tricks, mut rounds) = (Vec::new(), 0, 0);
    for event in &events {
        match event["event"].as_str().unwrap() {
            "play" => trick.push(event["card"].as_str().unwrap().to_owned()),
            "trick" => {
                let finished = std::mem::take(&mut trick);
                let seen = lines.contains(&finished);
                let near = || shown.iter().filter(|text| text.contains(&finished[0]));
                let near = || near().cloned().collect::<Vec<_>>().join("\n\n");
                assert!(seen, "nobody saw the trick {finished:?} in\n{}", near());
                tricks += 1;
            }
            "score" => {
                rounds += 1;
                let points = event["points"].as_array().unwrap();
                let named = |text: &&String| {
                    text.contains(&format!("Round {rounds}")) && has_points(text, points)
                };
                assert!(shown.iter().any(|text| named(&text)), "nobody saw round {rounds}");
            }
            _ => {}
        }
    }
    assert_eq!((tricks, rounds), (60, 5));
}

/// Returns whether a text names all these points with their signs.
fn has_points(text: &str, points: &[Value]) -> bool {
    points.iter().all(|points| match points.as_i64().unwrap() {
        0 => true,
        gained @ 1.. => text.contains(&format!("+{gained}")),
        lost => text.contains(&format!("−{}", -lost)),
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn every_roll_and_every_rounds_result_of_a_dice_game_is_shown() {
    let (shown, events) = watch("/wizard play game:dice").await;
    let mut round = 0;
    for event in &events {
        match event["event"].as_str().unwrap() {
            "round" => round = event["round"].as_u64().unwrap(),
            "roll" => {
                let roll = &event["roll"];
                assert!(is_shown(&shown, round, event), "nobody saw roll {roll} of round {round}");
            }
            _ => {}
        }
    }
    for ended in 1..round {
        let seen = |text: &String| text.contains(&format!("Round {ended} ended"));
        assert!(shown.iter().any(seen), "nobody saw how round {ended} ended");
    }
}

/// Returns whether a roll was displayed. The last roll of a round is scored at once and appears in
/// the round's result.
fn is_shown(shown: &[String], round: u64, rolled: &Value) -> bool {
    let letter = |face: &Value| face.as_str().unwrap().chars().next().unwrap().to_ascii_uppercase();
    let dice: String = rolled["dice"].as_array().unwrap().iter().map(letter).collect();
    let roll = format!("Roll {}", rolled["roll"]);
    let ended = format!("Round {round} ended");
    shown.iter().any(|text| {
        let is_named = text.contains(&format!("Round {round}")) && text.contains(&roll);
        let mut lines = text.lines();
        lines.any(|line| (is_named || line.contains(&ended)) && faces_in(line) == dice)
    })
}

/// Returns whether the last roll so far, if any, is publicly visible, and the result of its round
/// once the next round has begun.
async fn last_roll_and_round_are_shown(stage: &Stage, person: &Person, channel: &Channel) -> bool {
    let (_, events) = table(stage, 1).await;
    let events: Vec<Value> =
        events.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let Some(at) = events.iter().rposition(|event| event["event"] == "roll") else { return true };
    let round = events[..at].iter().rfind(|event| event["event"] == "round").unwrap();
    let public = person.sees(channel).into_iter().filter(|message| !message.is_ephemeral());
    let texts: Vec<String> = public.map(|message| message.text()).collect();
    let round = round["round"].as_u64().unwrap();
    let has_ended = events[at..].iter().any(|event| event["event"] == "round");
    let ended = format!("Round {round} ended");
    is_shown(&texts, round, &events[at])
        && (!has_ended || texts.iter().any(|text| text.contains(&ended)))
}

/// The letters of the faces in a line; each is joined to its color.
fn faces_in(line: &str) -> String {
    line.split('\u{2060}').skip(1).filter_map(|face| face.chars().next()).collect()
}

/// The numbers of predictions that the table's message has shown in its first round, in letters.
fn predictions_shown(stage: &Stage, board: Snowflake) -> BTreeSet<usize> {
    let events = stage.playground.journal().events();
    let is_board = |event: &&Event| event.data["id"] == board.to_string();
    let shown = events.iter().filter(is_board).filter_map(|event| {
        let text = event.data["embeds"][0]["description"].as_str()?;
        let (_, rows) = text.split_once("```\n")?;
        // A row ends with a prediction, the tricks and the total.
        let made = |row: &&str| row.split_whitespace().rev().nth(2).is_some_and(|said| said != "–");
        Some(rows.lines().skip(1).take_while(|row| *row != "```").filter(made).count())
    });
    shown.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn predictions_of_computers_in_a_row_are_one_edit_in_a_calm_game_too() {
    let mut stage = Stage::without_emojis(Stage::options()).await;
    stage.pause = 10 * PAUSE;
    stage.start_bot().await;
    let (people, wizards) =
        (["Ada", "Ben"].map(|name| stage.person(name)), stage.channel("wizards"));
    let board = lobby(&people, &wizards, "").await;
    // Among six seats in a circle, two of these computers are neighbours who predict in a row.
    for _ in 0..4 {
        press(&people[0], &board, ".add-computer").await;
    }
    press(&people[0], &board, ".begin").await;
    while logged(&stage, 1, "predict").await < 6 {
        for person in &people {
            if let Some(hand) = hand_of(person, &wizards).await
                && let Some(press) = offered(&hand)
            {
                drop(person.press_id(&hand, &press).await);
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let (now, events) = table(&stage, 1).await;
    let players = now.public_view().players().to_vec();
    let seat = |event: &String| {
        let event: Value = serde_json::from_str(event).unwrap();
        let seat = event["seat"].as_u64().filter(|_| event["event"] == "predict")?;
        Some(usize::try_from(seat).unwrap())
    };
    let seats: Vec<usize> = events.iter().filter_map(seat).take(6).collect();
    let is_computer = |place: usize| players[seats[place]].level().is_some();
    let within: Vec<usize> = (1..6).filter(|at| is_computer(at - 1) && is_computer(*at)).collect();
    assert!(!within.is_empty(), "no computers in a row: {seats:?}");
    let shown = predictions_shown(&stage, board.id);
    assert!(within.iter().all(|made| !shown.contains(made)), "{shown:?} of {within:?}");
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_press_waits_for_nothing() {
    let mut stage = Stage::without_bot(Stage::options()).await;
    stage.pause = Duration::from_hours(1);
    stage.start_bot().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    let open = "/wizard play preset:quick bidding:covered";
    let lobby = message(people[0].command(&wizards, open).await.unwrap());
    for person in &people[1..] {
        press(person, &lobby, "2.l.1.sit").await;
    }
    press(&people[0], &lobby, "2.l.1.add-computer").await;
    press(&people[0], &lobby, "2.l.1.begin").await;
    let mut predicted = 0;
    for person in &people {
        predicted += usize::from(predicts(person, &wizards).await);
    }
    // A computer player may have to name the trump suit first; then nobody is asked.
    assert_eq!(logged(&stage, 1, "predict").await, predicted);
    stage.check_the_wire();
}

/// Presses the first offered prediction, which is answered at once. Returns false if no prediction
/// is offered.
async fn predicts(person: &Person, channel: &Channel) -> bool {
    let hand = wait(|| sees(person, channel), async || own(person, channel)).await;
    let Some(press) = offered(&hand).filter(|press| press.contains(".cards.p")) else {
        return false;
    };
    let answer = person.press_id(&hand, &press).await.unwrap();
    assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
    true
}
