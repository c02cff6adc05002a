//! Typed moves that are stale, forged or nonsense, or somebody else's.

use henge::rules::cards::Refusal as CardRefusal;
use henge::table::{Refusal, UserId};
use playground::{Channel, Person};

use super::{Played, check_refused, check_told, command, stored};
use crate::moves::offers;
use crate::stage::{Stage, begin_at, lobby, message, press};
use crate::truth::own_is_true;
use crate::words::{say, with};

/// Types this text as a move.
async fn move_of(person: &Person, channel: &Channel, what: &str) -> playground::Answer {
    command(person, channel, &format!("/wizard move what:{what}")).await
}

/// The beginning of a message, up to the list of possible moves.
fn around(id: &str, typed: &str) -> String {
    let sentence = with(id, &[("typed", typed), ("possible", "\u{1}")]);
    sentence.split('\u{1}').next().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_game_is_nothing_is_offered_and_nothing_done() {
    let stage = Stage::start().await;
    let (ada, ben, dice) = (stage.person("Ada"), stage.person("Ben"), stage.channel("dice"));
    let none = async |person: &Person, sentence: &str| {
        assert_eq!(offers(person, &dice, "").await, []);
        assert_eq!(offers(person, &dice, "predict 1").await, []);
        for what in ["predict 1", "2.o.1.0.do.0.cards.p1.0", "2.o.1.0.order.dice.never-ask"] {
            check_refused(&stage, move_of(person, &dice, what), sentence).await;
        }
    };
    none(&ada, &say("refusal-no-table")).await;
    let opened = lobby(std::slice::from_ref(&ada), &dice, "game:dice").await;
    none(&ada, &say("refusal-not-begun")).await;
    none(&ben, &say("refusal-not-seated-lobby")).await;
    begin_at(&ada, &opened).await;
    none(&ben, &say("refusal-not-seated")).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_told_what_would_be_possible() {
    let game = Played::start().await;
    let (asked, _, _) = game.asked().await;
    let first = offers(asked, &game.wizards, "").await.remove(0).name;
    for what in ["xyzzy", "99", "2.o.1.0.leave", "2.o.1.0.end", "2.s.1.hand", "blau 11"] {
        let told = message(move_of(asked, &game.wizards, what).await);
        assert!(told.text().contains(&around("move-unclear", what)), "{}", told.text());
        assert!(told.text().contains(first.split(" (").next().unwrap()), "{}", told.text());
        assert_eq!(offers(asked, &game.wizards, what).await, []);
    }
    let before = stored(&game.stage).await;
    // Several moves begin like this: predictions, or suits if a Wizard was turned up.
    let several = &first[..1];
    let told = move_of(asked, &game.wizards, several).await;
    check_told(told, &around("move-several", several));
    let long = "x".repeat(101);
    let cut = "x".repeat(32);
    let wrong = with("refusal-no-such-value", &[("option", "what"), ("value", &cut)]);
    check_refused(&game.stage, move_of(asked, &game.wizards, &long), &wrong).await;
    assert_eq!(offers(asked, &game.wizards, &long).await, []);
    assert_eq!(stored(&game.stage).await, before);
    own_is_true(&game.stage, 1, asked, &game.wizards).await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_and_stale_choices_are_refused() {
    let game = Played::start().await;
    let (asked, _, _) = game.asked().await;
    let (stage, wizards) = (&game.stage, &game.wizards);
    let chosen = offers(asked, wizards, "").await.remove(0).value;
    let fields: Vec<&str> = chosen.split('.').collect();
    let forged = |table: &str, question: &str, action: &str| {
        format!("2.o.{table}.0.do.{question}.{action}.0")
    };
    let action = format!("cards.{}", fields[7]);
    for (what, sentence) in [
        // These are another table, and one that does not exist.
        (forged("2", fields[5], &action), say("refusal-stale")),
        (forged("18446744073709551615", fields[5], &action), say("refusal-stale")),
        // These are questions that were never asked.
        (forged("1", "0", &action), say("refusal-stale")),
        (forged("1", "4294967295", &action), say("refusal-stale")),
        // These are another game's answer, and its standing order.
        (forged("1", fields[5], "dice.y"), say("refusal-forged")),
        ("2.o.1.0.order.dice.never-ask".to_owned(), say("refusal-forged")),
    ] {
        check_refused(stage, move_of(asked, wizards, &what), &sentence).await;
    }
    let other = game.people.iter().find(|person| person.id != asked.id).unwrap();
    check_refused(stage, move_of(other, wizards, &chosen), &say("refusal-stale")).await;
    assert_eq!(offers(other, wizards, "").await, [], "it is not their turn");
    let nothing = with("move-not-asked", &[("typed", "predict 1")]);
    check_refused(stage, move_of(other, wizards, "predict 1"), &nothing).await;
    move_of(asked, wizards, &chosen).await;
    let (next, _, _) = game.asked().await;
    if next.id != asked.id {
        let waits = Refusal::Rule(henge::rules::OfGame::Cards(CardRefusal::NotYourTurn));
        let waits = game.why(asked, waits).await;
        check_refused(stage, move_of(asked, wizards, &chosen), &waits).await;
    }
    own_is_true(stage, 1, asked, wizards).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_is_offered_nothing_and_comes_back_by_a_move_and_not_by_typing_one() {
    let game = Played::start().await;
    let (stage, wizards, cy) = (&game.stage, &game.wizards, &game.people[0]);
    let ask = message(command(cy, wizards, "/wizard leave").await);
    press(cy, &ask, ".away").await;
    let is_away = async || game.table().await.private_view(UserId::new(cy.id.0)).is_none();
    assert!(is_away().await);
    for typed in ["", "predict 1"] {
        assert_eq!(offers(cy, wizards, typed).await, []);
    }
    assert!(is_away().await, "who types is only looking");
    let told = message(move_of(cy, wizards, "xyzzy").await);
    assert!(!is_away().await);
    // If a computer player has decided in the meantime, the sentence says what.
    let welcomes = [say("away-welcome"), "While you were away, a computer".to_owned()];
    let is_welcome = welcomes.iter().any(|welcome| told.text().contains(welcome));
    assert!(is_welcome && told.text().contains("xyzzy"), "{}", told.text());
    stage.check_the_wire();
}
