//! Presses that are stale, forged or somebody else's: the current state is shown, and no hand to
//! others.

use henge::features::press::{Screen, Topic};
use henge::rules::cards::{Ask, Refusal as CardRefusal};
use henge::table::Refusal;
use playground::{Message, Person};

use super::{Played, check_refused, check_told, command, hand};
use crate::stage::{answers, begin, forge, is_board, is_own, lobby, message, press, sees, wait};
use crate::truth::{check_no_hand_in_public, own_is_true};
use crate::words::{ENGLISH, say, with};

const fn rule(refusal: CardRefusal) -> Refusal {
    Refusal::Rule(henge::rules::OfGame::Cards(refusal))
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_sit_there_gets_no_hand() {
    let game = Played::start().await;
    let (eve, own) = game.onlookers().await;
    let (stage, alone) = (&game.stage, say("refusal-not-seated"));
    let (_, _, act) = game.asked().await;
    check_refused(stage, press(&eve, &game.board, ".hand"), &alone).await;
    check_refused(stage, command(&eve, &game.wizards, "/wizard hand"), &alone).await;
    check_refused(stage, command(&eve, &game.wizards, "/wizard leave"), &alone).await;
    let forged = [act.as_str(), "2.o.1.0.show.hand", "2.o.1.1.show.hand", "2.o.1.0.leave"];
    for forged in forged {
        let on_the_table = eve.forge_press_and_see(game.board.id, forged);
        check_refused(stage, on_the_table, &say("refusal-forged")).await;
        check_refused(stage, eve.forge_press_and_see(own.id, forged), &alone).await;
    }
    assert!(!eve.sees(&game.wizards).iter().any(is_own), "{}", sees(&eve, &game.wizards));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_on_anothers_hand() {
    let game = Played::start().await;
    let (asked, their_hand, act) = game.asked().await;
    let other = game.people.iter().find(|person| person.id != asked.id).unwrap();
    let own = hand(other, &game.wizards).await;
    assert!(other.look(their_hand.id).is_none(), "nobody sees another's hand");
    let stale = say("refusal-stale");
    check_refused(&game.stage, other.forge_press_and_see(own.id, &act), &stale).await;
    own_is_true(&game.stage, 1, other, &game.wizards).await;
    let forged = say("refusal-forged");
    check_refused(&game.stage, other.forge_press_and_see(game.board.id, &act), &forged).await;
    check_refused(&game.stage, asked.forge_press_and_see(game.board.id, &act), &forged).await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_button_answers_with_what_is_true_now() {
    let game = Played::start().await;
    let (asked, shown, act) = game.asked().await;
    asked.press_id(&shown, &act).await.unwrap();
    let (next, _, _) = game.asked().await;
    if next.id != asked.id {
        let waits = game.why(asked, rule(CardRefusal::NotYourTurn)).await;
        check_refused(&game.stage, asked.forge_press_and_see(shown.id, &act), &waits).await;
    }
    // The loop ends when it is the first player's turn again.
    for _ in 0..9 {
        let (next, hand, act) = game.asked().await;
        if next.id == asked.id {
            break;
        }
        next.press_id(&hand, &act).await.unwrap();
    }
    let shown = hand(asked, &game.wizards).await;
    check_refused(&game.stage, asked.forge_press_and_see(shown.id, &act), &say("refusal-stale"))
        .await;
    let told = asked.look(shown.id).unwrap();
    assert!(!answers(&told).is_empty(), "{}", sees(asked, &game.wizards));
    own_is_true(&game.stage, 1, asked, &game.wizards).await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_never_lands_in_the_public_message() {
    let game = Played::start().await;
    let (asked, _, act) = game.asked().await;
    let forged = [
        "2.o.1.0.show.hand",
        "2.o.1.1.show.hand",
        "2.o.1.0.show.scores",
        "2.o.1.0.do.0.cards.cB1.0",
        "2.o.1.0.leave",
        "2.o.1.0.end",
        "2.o.1.0.blank.0",
        act.as_str(),
    ];
    for forged in forged {
        let pressed = asked.forge_press_and_see(game.board.id, forged);
        check_refused(&game.stage, pressed, &say("refusal-forged")).await;
    }
    assert!(is_board(&asked.look(game.board.id).unwrap()));
    let opened = message(forge(asked, game.board.id, "2.s.1.hand").await);
    assert!(is_own(&opened), "what everybody sees opens one's own message");
    let everybody = [&game.people[..], &[game.stranger()]].concat();
    check_no_hand_in_public(&game.stage, &game.wizards, &everybody);
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_is_never_drawn_on_a_private_message() {
    let game = Played::start().await;
    let (asked, own, _) = game.asked().await;
    for forged in ["2.l.1.sit", "2.l.1.stand-up", "2.l.1.begin", "2.b.cards.wins.all-time.0"] {
        let pressed = asked.forge_press_and_see(own.id, forged);
        check_refused(&game.stage, pressed, &say("refusal-forged")).await;
    }
    own_is_true(&game.stage, 1, asked, &game.wizards).await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_texts_mean_nothing() {
    let game = Played::start().await;
    let (asked, own, _) = game.asked().await;
    let dice = game.stage.channel("dice");
    let eve = game.stranger();
    let elsewhere = lobby(std::slice::from_ref(&eve), &dice, "").await;
    let (long, forged, no_table) =
        ("x".repeat(100), say("refusal-forged"), say("refusal-no-table"));
    let texts = [
        ("garbage", &forged),
        ("2", &forged),
        (".", &forged),
        (long.as_str(), &forged),
        ("'; drop table event; --", &forged),
        // These are of another version.
        ("1.h.1.s.refresh", &forged),
        ("1.t.1.0.r01", &forged),
        ("3.s.1.hand", &forged),
        // These are other spellings of the same press.
        ("2.s.01.hand", &forged),
        ("2.s.-1.hand", &forged),
        ("2.s.1.hand.", &forged),
        ("2.s.1.Hand", &forged),
        // These are about another table.
        ("2.s.2.hand", &forged),
        ("2.s.2.end", &forged),
        ("2.l.2.sit", &forged),
        ("2.r.2", &forged),
        ("2.o.2.0.show.hand", &forged),
        ("2.s.99.hand", &no_table),
        ("2.s.99.end", &no_table),
        ("2.s.18446744073709551615.hand", &no_table),
        ("2.s.18446744073709551616.hand", &forged),
        ("2.l.99.sit", &forged),
        ("2.b.cards.wins.all-time.0", &forged),
    ];
    for (text, sentence) in texts {
        let on_the_table = forge(asked, game.board.id, text);
        check_refused(&game.stage, on_the_table, sentence).await;
        let on_a_hand = asked.forge_press_and_see(own.id, text);
        // In a private message the press is about a table that exists.
        let sentence = if text == "2.r.2" { "" } else { sentence };
        check_refused(&game.stage, on_a_hand, sentence).await;
    }
    // The table still stands.
    let board = async || eve.look(game.board.id).filter(is_board);
    wait(|| sees(&eve, &game.wizards), board).await;
    assert_eq!(eve.look(elsewhere.id), Some(elsewhere), "and so does the other");
    // These are on a private message, about a table that does not exist or is in another channel.
    for (text, sentence) in [("2.o.99.0.leave", &no_table), ("2.o.2.0.end", &forged)] {
        check_refused(&game.stage, asked.forge_press_and_see(own.id, text), sentence).await;
    }
    // This is on a message that does not exist.
    let nowhere = playground::Snowflake(1);
    check_refused(&game.stage, forge(asked, nowhere, "2.s.1.hand"), &forged).await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_was_never_asked_is_stale() {
    let game = Played::start().await;
    let (asked, own, act) = game.asked().await;
    let fields: Vec<&str> = act.split('.').collect();
    let forge = |question: &str, action: &str| {
        format!("2.o.1.0.do.{question}.cards.{action}.{}", fields[8])
    };
    for question in ["0", "4294967295"] {
        let forged = forge(question, fields[7]);
        let told = asked.forge_press_and_see(own.id, &forged);
        check_refused(&game.stage, told, &say("refusal-stale")).await;
    }
    let first_predict = || CardRefusal::NotTheQuestion(Ask::Predict { cards: 4, forbidden: None });
    for (action, refusal) in [
        ("p200", CardRefusal::MoreThanCards { cards: 4 }),
        ("cW", first_predict()),
        ("tB", first_predict()),
    ] {
        // The turned card may be a Wizard; then the first question is another one.
        if fields[7].starts_with('p') {
            let sentence = game.why(asked, rule(refusal)).await;
            let forged = forge(fields[5], action);
            check_refused(&game.stage, asked.forge_press_and_see(own.id, &forged), &sentence).await;
        }
    }
    own_is_true(&game.stage, 1, asked, &game.wizards).await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_that_may_not_be_played_is_refused_in_the_hand() {
    let game = Played::start().await;
    for _ in 0..100 {
        let (asked, own, act) = game.asked().await;
        let dead = own.buttons().find(|button| button.disabled && is_a_card(button));
        let dead = dead.and_then(|button| button.custom_id.clone());
        if let Some(dead) = dead.filter(|_| act.contains(".cards.c")) {
            // The message names the suit to be followed, and the cards that may be played.
            let told = asked.forge_press_and_see(own.id, &dead);
            check_refused(&game.stage, told, &follow_in_words()).await;
            assert_eq!(answers(&asked.look(own.id).unwrap()), answers(&own));
            game.stage.check_the_wire();
            return;
        }
        asked.press_id(&own, &act).await.unwrap();
    }
    panic!("nobody had to follow suit");
}

fn is_a_card(button: &playground::Button) -> bool {
    button.custom_id.as_deref().is_some_and(|id| id.contains(".cards.c"))
}

/// The beginning of the message about following suit.
fn follow_in_words() -> String {
    let sentence = with("rule-follow", &[("suit", "{$suit}"), ("cards", "")]);
    sentence.split("{$").next().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_on_sees_every_public_message_and_no_hand() {
    let game = Played::start().await;
    let (eve, public) = (game.stranger(), |m: &Message| !m.is_ephemeral());
    for _ in 0..6 {
        let (asked, own, act) = game.asked().await;
        asked.press_id(&own, &act).await.unwrap();
        assert!(eve.sees(&game.wizards).iter().all(public), "{}", sees(&eve, &game.wizards));
        let ids = |person: &Person| -> Vec<_> {
            person.sees(&game.wizards).into_iter().filter(public).map(|m| m.id).collect()
        };
        assert_eq!(ids(&eve), ids(asked));
    }
    let view = game.table().await.public_view();
    for (end, screen) in [(".scores", Screen::Scores), (".rules", Screen::Rules)] {
        let shown = press(&eve, &game.board, end).await;
        let title = match screen {
            Screen::Rules => ENGLISH.rules(Topic::first(view.options.kind())),
            _ => ENGLISH.onlooker(&view, screen),
        };
        check_told(shown, &title.message().embed.as_ref().unwrap().title);
    }
    let luck = forge(&eve, game.board.id, "2.s.1.luck").await;
    check_told(luck, &hex::encode(view.commitment));
    check_no_hand_in_public(&game.stage, &game.wizards, &[eve]);
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_on_one_table_does_nothing_at_another() {
    let game = Played::start().await;
    let dice = game.stage.channel("dice");
    let other = begin(&game.people, &dice, "preset:quick").await;
    let (asked, own, act) = game.asked().await;
    // The hand in one channel is pressed as if it were the one in the other.
    let there = hand(asked, &dice).await;
    let moved = act.replacen("2.o.1.", "2.o.2.", 1);
    check_refused(&game.stage, asked.forge_press_and_see(own.id, &moved), &say("refusal-forged"))
        .await;
    check_refused(&game.stage, asked.forge_press_and_see(there.id, &act), &say("refusal-forged"))
        .await;
    let lobby_press = asked.forge_press_and_see(other.id, "2.l.1.sit");
    check_refused(&game.stage, lobby_press, &say("refusal-forged")).await;
    game.stage.check_the_wire();
}
