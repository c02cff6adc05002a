//! Whole games by `/wizard move` alone: nobody presses a button on their hand or page.

use std::time::{Duration, Instant};

use playground::{Answer, Channel, Message, Person, Suggestion};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use crate::games::is_over;
use crate::stage::{Stage, begin, is_own, message, sees, wait};
use crate::truth::{check_no_hand_in_public, own_is_true, result_is_true};

/// A timeout longer than any game takes, even on a slow machine.
const A_GAME: Duration = Duration::from_mins(5);

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_card_game_in_words() {
    play_in_words("preset:quick clairvoyance:first-round", 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_dice_game_in_words() {
    play_in_words("game:dice magic-cards:true", 2).await;
}

async fn play_in_words(choices: &str, seed: u64) {
    let stage = Stage::start().await;
    let channel = stage.channel("wizards");
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    begin(&people, &channel, choices).await;
    let (mut luck, started) = (StdRng::seed_from_u64(seed), Instant::now());
    while !is_over(&people[0], &channel) {
        let mut moved = 0;
        for person in &people {
            moved += usize::from(move_in_words(person, &channel, &mut luck).await);
        }
        if moved == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert!(started.elapsed() < A_GAME, "{}", sees(&people[0], &channel));
    }
    let is_result = |message: &Message| crate::stage::is_result(message);
    let end = people[0].wait_for(&channel, is_result).await.unwrap();
    result_is_true(&stage, 1, &end).await;
    for person in &people {
        let own = async || (count_own(person, &channel) == 1).then_some(());
        wait(|| sees(person, &channel), own).await;
        own_is_true(&stage, 1, person, &channel).await;
    }
    check_no_hand_in_public(&stage, &channel, &people);
    stage.check_the_wire();
}

/// Makes one of the moves that are suggested to this person, if they are asked anything: picks it,
/// or types its label. Returns whether they moved.
async fn move_in_words(person: &Person, channel: &Channel, luck: &mut StdRng) -> bool {
    let offered = offers(person, channel, "").await;
    let answers: Vec<Suggestion> =
        offered.into_iter().filter(|one| one.value.contains(".do.")).collect();
    let Some(chosen) = answers.choose(luck) else { return false };
    let narrowed = offers(person, channel, &chosen.name).await;
    let what = match luck.random_range(0..3) {
        0 => &chosen.value,
        1 => &chosen.name,
        // Another player may have moved meanwhile; then nothing is suggested any more.
        _ => narrowed.first().map_or(&chosen.value, |first| &first.value),
    };
    let answer = person.command(channel, &format!("/wizard move what:{what}")).await.unwrap();
    assert!(matches!(answer, Answer::Message(_)), "{answer:?}");
    let shown = message(answer);
    assert!(shown.is_ephemeral() && is_own(&shown) || is_over(person, channel), "{}", shown.text());
    true
}

/// The suggestions for this person after they have typed this text.
pub async fn offers(person: &Person, channel: &Channel, typed: &str) -> Vec<Suggestion> {
    person.suggestions(channel, &format!("/wizard move what:{typed}")).await.unwrap()
}

/// The number of private messages that this person has open.
fn count_own(person: &Person, channel: &Channel) -> usize {
    person.sees(channel).iter().filter(|message| message.is_ephemeral()).count()
}
