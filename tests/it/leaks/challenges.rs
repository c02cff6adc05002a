//! A person who plays the same deal as in a game that is over is told nothing of what is still to
//! come by the game that they repeat.

use henge::features::press::{Draft, Screen};
use henge::rules::{GameKind, Options};
use henge::solo::{Course, Finished, SameDeal};
use henge::table::UserId;
use henge::view::Words;
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use strum::VariantArray as _;

use crate::challenge::{play, quick};
use crate::history::played::Played;

/// Everything that is sent during the game at this position.
fn sent(words: &Words, same: &SameDeal, course: &Course) -> Vec<String> {
    let draft = Draft::default();
    let hand = words.challenge_hand(same, course, &draft, None);
    let beside = hand.pictured.as_ref().map(|of| format!("{:?}", of.0.message()));
    let screens = Screen::VARIANTS.iter();
    let screens = screens.map(|screen| words.own(&course.own, *screen, &draft));
    let screens = screens.map(|screen| screen.inside_challenge(same.table));
    let messages = [hand.text.clone()].into_iter().chain(screens);
    let messages = messages.map(|message| format!("{:?}", message.message()));
    messages.chain(beside).chain([format!("{hand:?}")]).collect()
}

/// The message that challenges somebody is sent to everyone: it depends on what everyone has seen.
#[test]
fn a_challenge_says_nothing_of_what_was_dealt() {
    let words = Words::english();
    let names: Vec<String> = (1..=3).map(|seat| format!("Person {seat}")).collect();
    for kind in GameKind::VARIANTS {
        let played = |luck| {
            let mut luck = StdRng::seed_from_u64(luck);
            Played::play(Options::classic(*kind), &names, &mut luck, None)
        };
        let [same, mut other] = [5, 6].map(|luck| quick(&played(luck).table));
        assert_ne!(same.setting.proof.seed(), other.setting.proof.seed());
        // Another game, of which the result and the number of the table alone are the same.
        (other.table, other.of) = (same.table, same.of.clone());
        other.finished = Finished { totals: vec![same.finished.points()] };
        for challenged in [None, Some(UserId::new(9))] {
            let [one, other] =
                [&same, &other].map(|same| words.challenge(same, &same.of, challenged));
            assert_eq!(one, other);
        }
    }
}

#[test]
fn later_rounds_of_the_first_game_and_its_luck_are_in_no_message() {
    let words = Words::english();
    let names: Vec<String> = (1..=3).map(|seat| format!("Person {seat}")).collect();
    for kind in GameKind::VARIANTS {
        let mut luck = StdRng::seed_from_u64(5);
        let original = Played::play(Options::classic(*kind), &names, &mut luck, None);
        let same = quick(&original.table);
        let proof = original.table.proof().unwrap();
        let secrets = [proof.secret, proof.seed()].map(hex::encode);
        let positions = play(&same, |_| 1);
        let (_, before_the_end) = positions.split_last().unwrap();
        for (_, course) in before_the_end {
            // Another game that began like this one, and went on in another way.
            let mut other = same.clone();
            let later = other.finished.totals.iter_mut().skip(course.totals.len());
            later.for_each(|total| *total += 1000);
            let shown = sent(&words, &same, course);
            // When the first game had fewer rounds, its result is public.
            if course.totals.len() < same.finished.totals.len() {
                assert_eq!(shown, sent(&words, &other, course));
            }
            let is_told = |secret: &String| shown.iter().any(|text| text.contains(secret));
            assert!(!secrets.iter().any(is_told));
        }
    }
}
