//! Votes by players who may not vote, and votes that are repeated, too late, or forged.

use henge::features::press::{Press, VotePress};
use henge::table::Refusal;
use playground::{Delivery, Message};

use super::{Played, check_refused, check_told, command, stored};
use crate::stage::{Stage, begin, ids, lobby, message, press, presses, sees, wait};
use crate::words::say;

impl Played {
    /// Ben proposes to end the game. Returns the message of the vote.
    async fn proposed(&self) -> Message {
        let ask = message(command(&self.people[1], &self.wizards, "/wizard end").await);
        check_told(press(&self.people[1], &ask, ".propose.end").await, &say("vote-proposed"));
        self.people[1].wait_for(&self.wizards, is_vote).await.unwrap()
    }

    async fn paused(&self) -> Message {
        for person in &self.people {
            command(person, &self.wizards, "/wizard pause").await;
        }
        let shows = |message: &Message| ids(message).any(|id| id == "2.g.1");
        self.people[0].wait_for(&self.wizards, shows).await.unwrap()
    }
}

fn is_vote(message: &Message) -> bool {
    presses(message).any(|press| matches!(press, Press::Vote(_, _, VotePress::Agree)))
}

/// The common prefix of the `custom_id`s on a vote's message.
fn vote_of(message: &Message) -> String {
    let vote = presses(message).find_map(|press| match press {
        Press::Vote(table, vote, _) => Some(format!("2.v.{table}.{vote}")),
        _ => None,
    });
    vote.expect("it is the message of a vote")
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_plays_there_votes_and_each_once() {
    let game = Played::start().await;
    let (stage, vote) = (&game.stage, game.proposed().await);
    let (eve, ben) = (game.stranger(), &game.people[1]);
    let alone = say("refusal-not-seated");
    for press in [".agree", ".withdraw"] {
        let forged = vote_of(&vote) + press;
        check_refused(stage, eve.forge_press_and_see(vote.id, &forged), &alone).await;
    }
    check_refused(stage, command(&eve, &game.wizards, "/wizard pause"), &alone).await;
    let twice = say("refusal-agreed");
    check_refused(stage, press(ben, &vote, ".agree"), &twice).await;
    let ask = message(command(ben, &game.wizards, "/wizard end").await);
    check_refused(stage, press(ben, &ask, ".propose.end"), &twice).await;
    let withdrawn = press(&game.people[2], &vote, ".withdraw");
    check_refused(stage, withdrawn, &say("refusal-not-proposer")).await;
    // Somebody who has left for good has no vote. The computer player in their seat may play
    // meanwhile.
    let leave = message(command(&game.people[2], &game.wizards, "/wizard leave").await);
    press(&game.people[2], &leave, ".leave").await;
    let told = game.people[2].forge_press_and_see(vote.id, &(vote_of(&vote) + ".agree")).await;
    assert_eq!(message(told).text(), say("refusal-has-left"));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_not_the_host_ends_nothing_alone() {
    let game = Played::start().await;
    let (ben, stage) = (&game.people[1], &game.stage);
    let ask = message(command(ben, &game.wizards, "/wizard end").await);
    let forged = ben.forge_press_and_see(ask.id, "2.o.1.0.end");
    check_refused(stage, forged, &say("refusal-not-alone")).await;
    let people = ["Cy", "Ben"].map(|name| stage.person(name));
    let dice = stage.channel("dice");
    lobby(&people, &dice, "").await;
    let host = game.why(ben, Refusal::NotTheHost).await;
    check_refused(stage, command(ben, &dice, "/wizard end"), &host).await;
    let begun = say("refusal-not-begun");
    check_refused(stage, command(ben, &dice, "/wizard pause"), &begun).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_that_is_over_counts_nothing() {
    let game = Played::start().await;
    let (stage, [_, ben, di]) = (&game.stage, &game.people);
    let vote = game.proposed().await;
    let agree = vote_of(&vote) + ".agree";
    press(ben, &vote, ".withdraw").await;
    let gone = async || di.look(vote.id).is_none().then_some(());
    wait(|| sees(di, &game.wizards), gone).await;
    let before = stored(stage).await;
    di.forge_press(vote.id, &agree).await;
    assert_eq!(stored(stage).await, before);
    // A new vote has its own buttons: an old button is refused on its message.
    let again = game.proposed().await;
    assert_ne!(vote_of(&again), vote_of(&vote));
    check_refused(stage, di.forge_press_and_see(again.id, &agree), &say("refusal-forged")).await;
    assert!(is_vote(&di.look(again.id).unwrap()));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_votes_mean_nothing_and_draw_nothing() {
    let game = Played::start().await;
    let (stage, di) = (&game.stage, &game.people[2]);
    let vote = game.proposed().await;
    let (agree, forged) = (vote_of(&vote) + ".agree", say("refusal-forged"));
    // This covers the table's message, a private message, and the message of a vote.
    let hand = super::hand(di, &game.wizards).await;
    for on in [game.board.id, hand.id] {
        check_refused(stage, di.forge_press_and_see(on, &agree), &forged).await;
    }
    for text in ["2.v.1.1.agree", "2.v.2.1.agree", "2.v.1.x.agree", "2.g.1", "2.l.1.sit", "2.r.1"] {
        check_refused(stage, di.forge_press_and_see(vote.id, text), &forged).await;
    }
    check_refused(stage, di.forge_press_and_see(hand.id, "2.g.1"), &forged).await;
    assert_eq!(di.look(vote.id).unwrap().text(), vote.text());
    // This uses the same numbers at another table.
    let dice = stage.channel("dice");
    let other = begin(&game.people, &dice, "preset:quick").await;
    check_refused(stage, di.forge_press_and_see(other.id, &agree), &forged).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_pauses_is_not_paused_again_and_goes_on_once() {
    let game = Played::start().await;
    let (stage, [cy, ben, _]) = (&game.stage, &game.people);
    let board = game.paused().await;
    let paused = say("refusal-paused");
    check_refused(stage, command(cy, &game.wizards, "/wizard pause"), &paused).await;
    let eve = game.stranger();
    check_refused(stage, press(&eve, &board, "2.g.1"), &say("refusal-not-seated")).await;
    press(cy, &board, "2.g.1").await;
    let before = stored(stage).await;
    // The response shows the current state of the table.
    let shown = message(ben.forge_press_and_see(board.id, "2.g.1").await);
    assert!(shown.id == board.id && !ids(&shown).any(|id| id == "2.g.1"), "{}", shown.text());
    assert_eq!(stored(stage).await, before);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_voice_delivered_twice_counts_once() {
    let game = Played::start().await;
    let (stage, [_, ben, di]): (&Stage, _) = (&game.stage, &game.people);
    stage.playground.faults().deliver(Delivery::Twice(std::time::Duration::from_millis(50)));
    command(ben, &game.wizards, "/wizard pause").await;
    let vote = di.wait_for(&game.wizards, is_vote).await.unwrap();
    stage.playground.faults().deliver(Delivery::Twice(std::time::Duration::from_millis(50)));
    press(di, &vote, ".agree").await;
    let deliveries = || {
        let events = stage.playground.journal().events();
        events.iter().filter(|event| event.name == "INTERACTION_CREATE").count()
    };
    let all = deliveries();
    command(di, &game.wizards, "/wizard board").await;
    wait(|| all.to_string(), async || (deliveries() > all).then_some(())).await;
    let table = game.table().await;
    assert_eq!(table.votes[0].agreed.len(), 2);
    assert!(!table.is_paused());
    stage.check_the_wire();
}
