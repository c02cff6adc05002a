//! The message of the week: posted once by the first game that ends in a week, where the server
//! wants it, with a vote that everybody can change.

use henge::features::press::{Press, WeekPress};
use henge::rules::{GameKind, Options};
use henge::scores::Week;
use playground::{Channel, Message, Person};
use sqlx::{Connection as _, SqliteConnection};

use crate::games::press_once;
use crate::stage::{
    Stage, begin, button, database_url, message, number, press, presses, result, sees, wait,
};
use crate::words::{say, with};

const HOUR: i64 = 60 * 60 * 1000;

/// These people play a game to its end. Returns its result.
pub async fn play(people: &[Person], channel: &Channel) -> Message {
    let before = result(&people[0], channel).map(|result| result.id);
    begin(people, channel, "preset:quick").await;
    loop {
        let shown = result(&people[0], channel).filter(|result| Some(result.id) != before);
        match shown {
            Some(shown) => return shown,
            None => drop(press_once(people, channel).await),
        }
    }
}

/// The messages about a week that everybody sees.
fn weeks(person: &Person, channel: &Channel, week: Week) -> Vec<Message> {
    let [from, to] = week.days().map(|day| format!("<t:{}:d>", day / 1000));
    let title = with("week-title", &[("from", &from), ("to", &to)]);
    let is_it = |shown: &Message| !shown.is_ephemeral() && shown.text().contains(&title);
    person.sees(channel).into_iter().filter(is_it).collect()
}

async fn posted(person: &Person, channel: &Channel, week: Week) -> Message {
    let look = async || weeks(person, channel, week).pop();
    wait(|| sees(person, channel), look).await
}

pub async fn turn_on(person: &Person, channel: &Channel) {
    let panel = message(person.command(channel, "/wizard settings").await.unwrap());
    let panel = message(press(person, &panel, "settings.show.bell").await);
    person.pick_id(&panel, "2.settings.pick.weekly", "on").await.unwrap();
}

async fn run(stage: &Stage, statement: &'static str) {
    let mut database = SqliteConnection::connect(&database_url(&stage.database())).await.unwrap();
    sqlx::query(statement).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
}

/// The week in which the last game has ended.
pub async fn week_of_the_last_game(stage: &Stage) -> Week {
    let mut database = SqliteConnection::connect(&database_url(&stage.database())).await.unwrap();
    let last = sqlx::query_scalar("select max(ended_at) from result");
    let last = Week::at(last.fetch_one(&mut database).await.unwrap());
    database.close().await.unwrap();
    last
}

/// What a vote shows to the person: the message redrawn, or a refusal.
pub async fn vote(person: &Person, on: &Message, week: Week, choice: u8) -> Message {
    let press = Press::Week(WeekPress::Vote(week, choice)).text();
    message(person.forge_press_and_see(on.id, &press).await)
}

/// The votes for each preset of the rule books, as the buttons say.
fn counted(shown: &Message) -> [u32; 4] {
    let labels = ["Cards, classic", "Cards, quick", "Cards, tournament", "Dice, classic"];
    let votes = |label: &str| {
        let mut left = shown.buttons().filter_map(|button| button.label.strip_prefix(label));
        let left = left.next().unwrap_or_else(|| panic!("no {label}: {}", shown.text()));
        left.strip_prefix(" · ").map_or(0, |votes| votes.parse().unwrap())
    };
    labels.map(votes)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_game_of_a_week_posts_the_week_before_once_and_everybody_has_one_vote() {
    let mut stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    let [ada, ben] = &people;
    play(&people, &wizards).await;
    let past = week_of_the_last_game(&stage).await;
    let week = past.after();
    stage.day_clock.set(week.begins_at() + HOUR);

    // Nothing is posted until the server wants it.
    play(&people, &wizards).await;
    turn_on(ada, &wizards).await;
    let over = play(&people, &wizards).await;
    let shown = posted(ada, &wizards, past).await;
    assert!(shown.id > over.id, "below the result");
    for name in ["**Ada**", "**Ben**"] {
        assert!(shown.text().contains(name), "{}", shown.text());
    }
    let votes =
        |shown: &Message| presses(shown).filter(|of| *of != Press::Week(WeekPress::Show)).count();
    assert_eq!(votes(&shown), 4, "the presets of the rule books");

    // Each vote redraws the message by itself: nothing is sent as the bot.
    let as_bot = || {
        let requests = stage.playground.journal().requests();
        requests.iter().filter(|sent| sent.path.contains("/channels/")).count()
    };
    let sent = as_bot();
    for (person, choice, votes) in [
        (ada, 1, [0, 1, 0, 0]),
        (ben, 0, [1, 1, 0, 0]),
        (ben, 1, [0, 2, 0, 0]),
        (ben, 1, [0, 2, 0, 0]),
    ] {
        let now = vote(person, &shown, week, choice).await;
        assert_eq!((now.id, counted(&now)), (shown.id, votes));
    }
    assert_eq!(as_bot(), sent);

    // Neither a restart nor another game posts it again, and the votes are still there.
    stage.restart_bot().await;
    play(&people, &wizards).await;
    let now = vote(ada, &shown, week, 3).await;
    assert_eq!(counted(&now), [0, 1, 0, 1]);
    let so_far = message(press(ben, &now, ".w.show").await);
    assert!(so_far.is_ephemeral(), "{}", so_far.text());

    // Forged: no such preset, a vote of another week, a vote on another message.
    for (on, of, choice, said) in [
        (&shown, week, 4, "refusal-forged"),
        (&shown, past, 0, "refusal-forged"),
        (&over, week, 0, "refusal-forged"),
    ] {
        let told = vote(ben, on, of, choice).await;
        assert!(told.is_ephemeral() && told.text().contains(&say(said)), "{}", told.text());
    }
    assert_eq!(counted(&vote(ada, &shown, week, 1).await), [0, 2, 0, 0]);

    // The vote is over with the week, and its winner is the first in a lobby, and marked.
    let next = week.after();
    stage.day_clock.set(next.begins_at());
    let late = vote(ben, &shown, week, 0).await;
    assert!(late.is_ephemeral() && late.text().contains(&say("week-vote-over")), "{}", late.text());
    assert!(late.text().contains("Cards, quick"), "{}", late.text());
    let lobby = message(ada.command(&wizards, "/wizard play").await.unwrap());
    let options = format!("2.p.{}.show.game", number(&lobby));
    let panel = message(ada.forge_press_and_see(lobby.id, &options).await);
    let presets = panel.selects.iter().find(|select| select.custom_id.contains(".preset."));
    let first = &presets.unwrap().options[0];
    let quick = [("preset", say("pick-preset-quick"))];
    let quick = quick.each_ref().map(|(name, text)| (*name, text.as_str()));
    assert_eq!((&*first.value, first.label.clone()), ("quick", with("pick-preset-week", &quick)));

    // Nobody has played this week by the clock: nothing is posted about it.
    press(ada, &lobby, ".stand-up").await;
    play(&people, &wizards).await;
    assert!(weeks(ada, &wizards, week).is_empty());

    // Who is deleted is not named any more, once the message is drawn again.
    run(&stage, "update result set ended_at = ended_at + 7 * 24 * 60 * 60 * 1000").await;
    play(&people, &wizards).await;
    let shown = posted(ada, &wizards, week).await;
    assert!(shown.text().contains("**Cards, quick**. "), "the winner: {}", shown.text());
    vote(ben, &shown, next, 2).await;
    let privacy = message(ben.command(&wizards, "/wizard privacy").await.unwrap());
    let asked = message(press(ben, &privacy, ".ask").await);
    press(ben, &asked, ".delete").await;
    let now = vote(ada, &shown, next, 0).await;
    assert!(!now.text().contains("Ben") && now.text().contains("Ada"), "{}", now.text());
    assert_eq!(counted(&now), [1, 0, 0, 0]);
    assert_eq!(weeks(ada, &wizards, past).len(), 1);

    // Where the server no longer wants it, no vote counts.
    let panel = message(ada.command(&wizards, "/wizard settings").await.unwrap());
    let panel = message(press(ada, &panel, "settings.show.bell").await);
    ada.pick_id(&panel, "2.settings.pick.weekly", "off").await.unwrap();
    let told = vote(ada, &shown, next, 0).await;
    assert!(told.text().contains(&say("week-vote-over")), "{}", told.text());
    assert!(button(&shown, ".w.show").is_some());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_saved_preset_comes_first_on_the_ballot_and_the_leaderboard_shows_the_week_in_private() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    let [ada, ben] = &people;
    let board = message(ben.command(&wizards, "/wizard leaderboard").await.unwrap());
    assert_eq!(button(&board, ".w.show"), None);
    turn_on(ada, &wizards).await;
    let board = message(ben.command(&wizards, "/wizard leaderboard").await.unwrap());
    let empty = message(press(ben, &board, ".w.show").await);
    let nobody = say("week-nobody");
    assert!(empty.is_ephemeral() && empty.text().contains(&nobody), "{}", empty.text());
    play(&people, &wizards).await;
    let past = week_of_the_last_game(&stage).await;
    let so_far = message(press(ben, &board, ".w.show").await);
    assert!(so_far.text().contains("**Ada**"), "{}", so_far.text());

    let options = Options::classic(GameKind::Dice).with("target", "12").unwrap();
    let text = serde_json::to_string(&options).unwrap();
    let mut database = SqliteConnection::connect(&database_url(&stage.database())).await.unwrap();
    let save =
        "insert into server_preset select guild, 78, 'Fri_day', 'fri_day', $1 from server_settings";
    sqlx::query(save).bind(text).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    let mut stage = stage;
    stage.restart_bot().await;
    stage.day_clock.set(past.after().begins_at());
    play(&people, &wizards).await;
    let shown = posted(ada, &wizards, past).await;
    let labels: Vec<String> = shown.buttons().map(|button| button.label.clone()).collect();
    assert_eq!(labels[..2], ["Fri_day", "Cards, classic"]);
    assert!(shown.text().contains("-# **Fri\\_day**"), "{}", shown.text());
    stage.check_the_wire();
}
