//! Presses that are stale, forged or not one's own: what is true now is shown, and no hand to others.

use playground::{Message, Person};

use super::{
    ALONE, FORGED, NO_TABLE, Played, STALE, check_refused, check_told, command, hand, lobby, press,
};
use crate::stage::seen;

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_sit_there_gets_no_hand() {
    let game = Played::start().await;
    let (stage, eve) = (&game.stage, game.stranger());
    let (_, _, act) = game.asked().await;
    check_refused(stage, press(&eve, &game.board, "My hand"), ALONE).await;
    check_refused(stage, command(&eve, &game.wizards, "/wizard hand"), ALONE).await;
    check_refused(stage, command(&eve, &game.wizards, "/wizard leave"), ALONE).await;
    for forged in [act.as_str(), "1.h.1.s.refresh", "1.h.1.r.sort"] {
        check_refused(stage, eve.forge_press(game.board.id, forged), ALONE).await;
    }
    check_refused(stage, eve.forge_press(game.board.id, "1.c.1.leave"), ALONE).await;
    let sees_no_hand = eve.sees(&game.wizards).iter().all(|m| !m.text().contains("your hand"));
    assert!(sees_no_hand);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_on_anothers_hand() {
    let game = Played::start().await;
    let (asked, _, act) = game.asked().await;
    let other = game.people.iter().find(|person| person.id != asked.id).unwrap();
    let own = hand(other, &game.wizards).await;
    check_refused(&game.stage, other.forge_press(own.id, &act), STALE).await;
    check_refused(&game.stage, other.forge_press(game.board.id, &act), STALE).await;
    for seen in other.sees(&game.wizards) {
        assert!(!seen.text().contains(&format!("{} · your hand", asked.name)), "{}", seen.text());
    }
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_button_answers_with_what_is_true_now() {
    let game = Played::start().await;
    let (asked, shown, act) = game.asked().await;
    asked.press_id(&shown, &act).await.unwrap();
    let (next, _, _) = game.asked().await;
    if next.id != asked.id {
        let waits = format!("It is not your turn: {} is waited for.", next.name);
        let shown = hand(asked, &game.wizards).await;
        check_refused(&game.stage, asked.forge_press(shown.id, &act), &waits).await;
    }
    loop {
        let (next, hand, act) = game.asked().await;
        if next.id == asked.id {
            break;
        }
        next.press_id(&hand, &act).await.unwrap();
    }
    let shown = hand(asked, &game.wizards).await;
    check_refused(&game.stage, asked.forge_press(shown.id, &act), STALE).await;
    let told = asked.look(shown.id).unwrap();
    assert!(told.text().contains("your hand"), "{}", told.text());
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_never_lands_in_the_public_message() {
    let game = Played::start().await;
    let (asked, _, act) = game.asked().await;
    let refresh = asked.forge_press(game.board.id, "1.h.1.s.refresh").await;
    check_told(refresh, "your hand");
    check_told(asked.forge_press(game.board.id, "1.h.1.r.sort").await, "your hand");
    check_told(asked.forge_press(game.board.id, "1.h.1.s.0.cB1.0").await, STALE);
    check_told(asked.forge_press(game.board.id, &act).await, "your hand");
    for seen in game.stranger().sees(&game.wizards) {
        assert!(!seen.text().contains("your hand"), "{}", seen.text());
    }
    let public = game.stage.playground.journal().requests().into_iter().filter(|request| {
        request.body.to_string().contains("your hand")
            && request.body["data"]["flags"] != 64
            && !request.path.contains("webhooks")
    });
    for request in public {
        assert_eq!(request.body["type"], 7, "{request:?}");
    }
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_texts_mean_nothing() {
    let game = Played::start().await;
    let (asked, hand, _) = game.asked().await;
    let dice = game.stage.channel("dice");
    let eve = game.stranger();
    lobby(std::slice::from_ref(&eve), &dice, "").await;
    let long = "x".repeat(100);
    let forged = [
        ("garbage", FORGED),
        ("1", FORGED),
        (".", FORGED),
        (long.as_str(), FORGED),
        ("'; drop table event; --", FORGED),
        ("2.h.1.s.refresh", FORGED),
        ("1.h.01.s.refresh", FORGED),
        ("1.h.-1.s.refresh", FORGED),
        ("1.h.2.s.refresh", FORGED),
        ("1.l.2.sit", FORGED),
        ("1.s.2.hand", FORGED),
        ("1.c.2.end", FORGED),
        ("1.r.2", FORGED),
        ("1.s.99.hand", NO_TABLE),
        ("1.h.18446744073709551615.s.refresh", NO_TABLE),
        ("1.c.99.end", NO_TABLE),
        ("1.l.99.sit", FORGED),
        ("1.b.cards.wins.all-time.0", FORGED),
    ];
    for (text, sentence) in forged {
        check_refused(&game.stage, asked.forge_press(game.board.id, text), sentence).await;
        if !text.starts_with("1.") {
            check_refused(&game.stage, asked.forge_press(hand.id, text), sentence).await;
        }
    }
    assert_eq!(eve.look(game.board.id).unwrap().buttons().count(), 3, "the table still stands");
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_was_never_asked_is_stale() {
    let game = Played::start().await;
    let (asked, hand, act) = game.asked().await;
    let fields: Vec<&str> = act.split('.').collect();
    for question in ["0", "4294967295"] {
        let forged = ["1", "h", "1", "s", question, fields[5], fields[6]].join(".");
        check_refused(&game.stage, asked.forge_press(hand.id, &forged), STALE).await;
    }
    let right = fields[4];
    for (answer, sentence) in [
        ("p200", "You cannot win more than 4: say 0 to 4."),
        ("cW", "First say how many tricks you will win."),
        ("tB", "First say how many tricks you will win."),
    ] {
        let forged = ["1", "h", "1", "s", right, answer, "0"].join(".");
        // The turned card may be a Wizard: then another question is the first.
        if fields[5].starts_with('p') {
            check_refused(&game.stage, asked.forge_press(hand.id, &forged), sentence).await;
        }
    }
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_on_sees_every_public_message_and_no_hand() {
    let game = Played::start().await;
    let (eve, public) = (game.stranger(), |m: &Message| !m.is_ephemeral());
    for _ in 0..6 {
        let (asked, hand, act) = game.asked().await;
        asked.press_id(&hand, &act).await.unwrap();
        let seen = eve.sees(&game.wizards);
        assert!(seen.iter().all(public), "{seen:?}");
        let ids = |person: &Person| -> Vec<_> {
            person.sees(&game.wizards).into_iter().filter(public).map(|m| m.id).collect()
        };
        assert_eq!(ids(&eve), ids(asked));
        assert!(seen.iter().all(|m| !m.text().contains("your hand")));
    }
    assert!(seen(&eve, &game.wizards, "Round ").is_some());
    let sheet = press(&eve, &game.board, "Scores").await;
    check_told(sheet, "Score sheet");
    game.stage.check_the_wire();
}
