//! Hands and pages do not wait for a table's message whose requests fail.

use std::time::Duration;

use playground::{Access, Channel, Fault, Kind, Person};

use crate::games::{asked, hand_of};
use crate::stage::{Stage, answers, begin, message, offered, own, sees, wait};
use crate::truth::own_is_true;

/// Two people and a computer player at a game; both people have their hands open.
struct Two {
    stage: Stage,
    people: [Person; 2],
    wizards: Channel,
}

impl Two {
    async fn begin() -> Self {
        let stage = Stage::start().await;
        let (people, wizards) =
            (["Ada", "Ben"].map(|name| stage.person(name)), stage.channel("wizards"));
        begin(&people, &wizards, "preset:quick").await;
        for person in &people {
            own_is_true(&stage, 1, person, &wizards).await;
        }
        Self { stage, people, wizards }
    }

    /// Everyone who is asked answers; then everybody's hand shows it without a press of their own.
    /// Returns the longest time that this took.
    async fn a_move_is_seen(&self) {
        let both = || self.people.iter().map(|person| sees(person, &self.wizards)).collect();
        let press = async || {
            for person in &self.people {
                let hand = own(person, &self.wizards)?;
                if let Some(press) = offered(&hand) {
                    return person.press_id(&hand, &press).await.ok();
                }
            }
            None
        };
        wait(both, press).await;
        for person in &self.people {
            own_is_true(&self.stage, 1, person, &self.wizards).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_are_redrawn_though_the_bot_may_not_edit_in_the_channel() {
    let game = Two::begin().await;
    game.stage.playground.set_access(&game.wizards, Access::Hidden);
    for _ in 0..6 {
        game.a_move_is_seen().await;
    }
    let hands = |person: &Person| {
        person.sees(&game.wizards).iter().filter(|now| now.is_ephemeral()).count()
    };
    assert!(game.people.iter().all(|person| hands(person) == 1), "in place");
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_are_redrawn_though_edits_in_the_channel_fail_or_are_limited() {
    let faults = [
        // Longer than any test waits: a hand that waited for the table's message would not be redrawn.
        Fault::RateLimited(Duration::from_hours(1)),
        Fault::ServerError(503),
        Fault::Silence,
        Fault::Reset,
    ];
    for fault in faults {
        let mut game = Two::begin().await;
        game.stage.playground.faults().next(Kind::ChannelEdit, 1000, fault);
        for _ in 0..3 {
            game.a_move_is_seen().await;
        }
        game.stage.playground.faults().clear();
        game.stage.stop_bot().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_was_sent_away_is_opened_again_and_an_old_one_is_deleted() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    let first = own_is_true(&stage, 1, &ada, &wizards).await;
    ada.dismiss(&first).unwrap();
    let (second, press) = asked(&ada, &wizards).await;
    assert_ne!(second.id, first.id);
    ada.press_id(&second, &press).await.unwrap();
    ada.command(&wizards, "/wizard hand").await.unwrap();
    ada.wait_gone(&second).await.unwrap();
    let hand = hand_of(&ada, &wizards).await.unwrap();
    assert!(!answers(&hand).contains(&press), "that was answered");
    assert_eq!(ada.sees(&wizards).iter().filter(|now| now.is_ephemeral()).count(), 1);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_hand_goes_though_its_deletion_has_failed() {
    let game = Two::begin().await;
    let [ada, _] = &game.people;
    let older = own(ada, &game.wizards).unwrap();
    game.stage.playground.faults().next(Kind::Delete, 4, Fault::ServerError(503));
    let newer = message(ada.command(&game.wizards, "/wizard hand").await.unwrap());
    ada.wait_gone(&older).await.unwrap();
    assert_eq!(own(ada, &game.wizards).unwrap().id, newer.id);
    game.stage.check_the_wire();
}
