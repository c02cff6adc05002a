//! The first Seer of a dice game is the player who last played on the server, in either game, unless
//! the table has chosen another; the record proves it.

use std::process::{Command, Stdio};

use henge::rules::OfGame;
use henge::rules::dice::FirstSeer;
use playground::{Channel, Message, Person};

use crate::disk::table;
use crate::games::play_to_the_end;
use crate::stage::{
    Stage, begin, begin_at, database_url, message, number, press, result, sees, wait,
};

const HENGE: &str = env!("CARGO_BIN_EXE_henge");

/// Begins a dice game with these people and choices. Returns the name of the first Seer, how they were
/// determined, and the number of the table.
async fn first_seer(
    stage: &Stage,
    people: &[Person],
    channel: &Channel,
    choices: &str,
) -> (String, FirstSeer, u64) {
    let number = number(&begin(people, channel, &format!("game:dice {choices}")).await);
    let (table, _) = table(stage, number).await;
    let OfGame::Dice(playing) = table.playing().unwrap() else { panic!("a dice game") };
    let beginning = playing.beginning();
    let seer = playing.players()[beginning.seer.index()].name().to_owned();
    (seer, beginning.first, number)
}

async fn end(person: &Person, channel: &Channel) {
    let ask = message(person.command(channel, "/wizard end").await.unwrap());
    press(person, &ask, ".end").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_last_played_is_the_first_seer() {
    let mut stage = Stage::start().await;
    let people = ["Ada", "Ben", "Cy", "Di"].map(|name| stage.person(name));
    let [ada, ben, cy, di] = &people;
    let dice = stage.channel("dice");
    let pairs = [[cy.clone(), di.clone()], [ben.clone(), ada.clone()], [cy.clone(), ada.clone()]];

    let (_, first, _) = first_seer(&stage, &pairs[0], &dice, "").await;
    assert_eq!(first, FirstSeer::Drawn, "nobody has played before");
    end(cy, &dice).await;
    // Ada plays a card game, then Ben. The last to have played among these two is Ben, among Cy and
    // Ada it is Ada.
    for (person, cards) in [(ada, "wizards"), (ben, "general")] {
        let cards = stage.channel(cards);
        begin(std::slice::from_ref(person), &cards, "preset:quick").await;
        play_to_the_end(std::slice::from_ref(person), &cards).await;
    }
    let mut tables = Vec::new();
    let (last_played, chosen) = (FirstSeer::LastPlayed, FirstSeer::Chosen);
    for (pair, choices, seer, how, written) in [
        (&pairs[1], "first-seer:last-played", "Ben", last_played, "last-played"),
        (&pairs[2], "first-seer:player-3", "Ada", last_played, "last-played"),
        (&pairs[2], "first-seer:player-1", "Cy", chosen, "chosen"),
    ] {
        let (name, first, number) = first_seer(&stage, pair, &dice, choices).await;
        assert_eq!((name.as_str(), first), (seer, how));
        end(&pair[0], &dice).await;
        tables.push((number, written));
    }
    stage.check_the_wire();
    stage.stop_bot().await;
    for (number, first) in tables {
        check_record(&stage, number, first);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_names_the_first_seer_and_a_rematch_chooses_nobody() {
    let stage = Stage::start().await;
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    let dice = stage.channel("dice");
    let lobby = crate::stage::lobby(&people, &dice, "game:dice first-seer:player-2").await;
    let said = |message: &Message| format!("{message:?}");
    let names_ben = |lobby: &Message| said(lobby).contains("first Seer: Ben");
    let look = async || people[0].look(lobby.id).filter(names_ben);
    wait(|| sees(&people[0], &dice), look).await;
    let number = number(&begin_at(&people[0], &lobby).await);
    play_to_the_end(&people, &dice).await;
    let over = wait(|| sees(&people[0], &dice), async || result(&people[0], &dice)).await;
    let rematch = people[0].press_id(&over, &format!("2.r.{number}")).await;
    let rematch = said(&message(rematch.unwrap()));
    assert!(rematch.contains("wants to play") && !rematch.contains("first Seer"), "{rematch}");
    stage.check_the_wire();
}

/// Checks that `henge verify` accepts what `henge record` writes of this table, whose first Seer was
/// found in this way.
fn check_record(stage: &Stage, number: u64, first: &str) {
    let record = Command::new(HENGE)
        .args(["record", &number.to_string()])
        .env("DATABASE_URL", database_url(&stage.database()))
        .output()
        .unwrap();
    let text = String::from_utf8(record.stdout).unwrap();
    assert!(text.contains(&format!(r#""first":"{first}""#)), "{text}");
    let verify = Command::new(HENGE).args(["verify", "-"]).stdin(Stdio::piped()).spawn();
    let mut verify = verify.unwrap();
    std::io::Write::write_all(&mut verify.stdin.take().unwrap(), text.as_bytes()).unwrap();
    assert!(verify.wait().unwrap().success(), "{text}");
}
