//! A leaderboard that is requested, re-sorted, and viewed for another season.

use henge::scores::Season;
use playground::{Message, Person};

use crate::games::play_to_the_end;
use crate::stage::{Stage, begin_at, is_lobby, message, press};

/// Picks a value on a leaderboard. Returns the updated message.
async fn pick(person: &Person, board: &Message, select: &str, value: &str) -> Message {
    let select = board.selects.iter().find(|of| of.custom_id.starts_with(select)).unwrap();
    let now = message(person.pick_id(board, &select.custom_id, value).await.unwrap());
    assert_eq!(now.id, board.id, "{}", now.text());
    now
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_and_look_at_every_leaderboard() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    let [ada, ben] = &people;
    let lobby = message(ada.command(&wizards, "/wizard play preset:quick").await.unwrap());
    press(ben, &lobby, "2.l.1.sit").await;
    begin_at(ada, &lobby).await;
    play_to_the_end(&people, &wizards).await;

    let board = message(ada.command(&wizards, "/wizard leaderboard").await.unwrap());
    // A computer player may have won; without a win there is no medal.
    let medals = ["🥇", "🥈", "gold", "silver"];
    let wins = |line: &str| line.split_whitespace().rev().nth(2).map(|wins| wins != "0");
    let text = board.text();
    let has_won =
        text.lines().filter(|line| line.ends_with('%')).any(|line| wins(line) == Some(true));
    assert_eq!(medals.iter().any(|medal| text.contains(medal)), has_won, "{text}");
    assert_eq!(text.contains("Nobody has won yet"), !has_won, "{text}");
    let lines = |board: &Message, end: &str| {
        board.text().lines().filter(|line| line.ends_with(end)).count()
    };
    assert_eq!(lines(&board, "%"), 2, "{}", board.text());
    // The row of the person who pressed last is marked.
    assert!(board.text().contains(">Ada"), "{}", board.text());
    let rating = pick(ben, &board, "2.b.by.", "rating").await;
    assert!(rating.text().contains("**Ben** has 2 to go"), "{}", rating.text());
    let games = pick(ben, &rating, "2.b.by.", "games").await;
    assert!(games.text().contains(">Ben"), "{}", games.text());
    let season = pick(ada, &games, "2.b.period.", "season").await;
    assert_eq!(lines(&season, "%"), 2, "{}", season.text());
    let long_ago = message(ada.command(&wizards, "/wizard leaderboard players:6").await.unwrap());
    assert!(long_ago.text().contains("6 players"), "{}", long_ago.text());
    assert_eq!(lines(&long_ago, "%"), 0, "{}", long_ago.text());
    let three = message(
        ben.command(&wizards, "/wizard leaderboard players:3 period:season").await.unwrap(),
    );
    assert_eq!(lines(&three, "%"), 2, "{}", three.text());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_leaderboard_offers_is_refused() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let typed = "/wizard leaderboard game:dice players:4";
    let refused = message(ada.command(&wizards, typed).await.unwrap());
    assert!(refused.is_ephemeral() && refused.text().contains("players"), "{}", refused.text());
    let board = message(ada.command(&wizards, "/wizard leaderboard").await.unwrap());
    let forged = stage.words().say("refusal-forged");
    let season = Season::at(0).to_string();
    for (id, values) in [
        ("2.b.by.cards.wins.all-time.0", vec!["moon"]),
        ("2.b.by.cards.wins.all-time.0", vec![]),
        ("2.b.by.cards.wins.all-time.0", vec!["wins", "games"]),
        ("2.b.period.cards.wins.all-time.0", vec!["by"]),
        ("2.b.period.cards.wins.all-time.0", vec!["2026-5"]),
        ("2.b.cards.wins.all-time.0", vec![season.as_str()]),
    ] {
        let refused = message(ada.forge_pick(board.id, id, &values).await);
        assert!(refused.is_ephemeral(), "{id}");
        assert_eq!(refused.text(), forged, "{id}");
    }
    // Nobody is listed yet: a game begins with a press.
    assert!(is_lobby(&message(press(&ada, &board, "2.k.play.cards").await)));
    stage.check_the_wire();
}
