//! Reviews of finished games by a judge who searches.

use henge::computer::Level;
use henge::computer::advice::Effort;
use henge::history::{At, NoReview, Review, SeenBy};
use henge::language::Language;
use henge::rules::{Options, Seat, cards, dice};
use henge::table::UserId;
use henge::view::Words;
use strum::VariantArray as _;

use crate::history::played::{Played, every_option, names};
use crate::seed::Seed;
use crate::view::check::check as check_message;

const LITTLE: Effort = Effort { choosing: 3, measuring: 5, deals: 4 };

#[test]
fn the_parts_add_up_to_the_points_made_and_the_luck_of_the_play_to_nothing() {
    let seed = Seed::of_this_run();
    for (number, (options, seats)) in (0..).zip(every_option()).step_by(18) {
        let ended = (number % 2 == 0).then_some(60);
        let played = Played::play(options, &names(seats), &mut seed.luck(number), ended);
        let replay = played.replay();
        let Some(review) = replay.review(&LITTLE) else {
            assert_eq!(replay.unreviewable(None), Some(NoReview::NoRound), "{options:?}");
            continue;
        };
        let made = replay.coached().unwrap().map(|game| game.made);
        let mut luck = 0.0;
        for (seat, account) in review.accounts.iter() {
            let parts = [account.expected, account.deal, account.choices, account.play];
            let sum: f64 = parts.iter().map(|part| part.points).sum();
            assert!((sum - f64::from(account.made)).abs() < 0.021, "{options:?}: {account:?}");
            assert_eq!(account.parts().iter().sum::<i16>(), account.made);
            assert_eq!(account.made, made[seat]);
            assert!(account.choices.points <= 0.0 && account.count > 0, "{account:?}");
            // A part may be certain: choices that cost nothing, or deals that all bring the same.
            assert!(parts.iter().any(|part| part.error > 0.0), "{options:?}: {account:?}");
            luck += account.play.points;
        }
        assert!(luck.abs() < 0.031, "{options:?}: {luck}");
    }
}

fn classic(level: Level) -> Played {
    let options = Options::Cards(cards::Options::default());
    Played::play_at(level, options, &names(4), &mut Seed(1).luck(2), None)
}

fn with_magic_cards(level: Level) -> Played {
    let options = dice::Options { magic_cards: true, ..dice::Options::default() };
    Played::play_at(level, options.into(), &names(4), &mut Seed(1).luck(2), None)
}

#[test]
fn a_review_is_always_the_same_and_is_kept_as_it_is() {
    for (played, judge) in [(classic(Level::BEGINNER), 2), (with_magic_cards(Level::BEGINNER), 3)] {
        let review = played.replay().review(&LITTLE).unwrap();
        let text = serde_json::to_string(&review).unwrap();
        assert_eq!(text, serde_json::to_string(&played.replay().review(&LITTLE)).unwrap());
        assert_eq!(serde_json::from_str::<Review>(&text).unwrap(), review);
        assert_eq!((review.judge, review.searched), (judge, true));
        assert!(text.len() < 40_000, "{} bytes", text.len());
        for player in played.table.public_view().players() {
            assert!(!text.contains(player.name()), "a review names seats, not people");
        }
    }
}

/// A review as the first judge of dice has left it: a master's, without errors.
fn by_a_master(review: &Review) -> Review {
    let mut old = serde_json::to_value(review).unwrap();
    old["judge"] = 2.into();
    old["searched"] = false.into();
    for found in old["found"].as_array_mut().unwrap() {
        found["error"] = serde_json::Value::Null;
    }
    serde_json::from_value(old).unwrap()
}

#[test]
fn a_replay_says_what_the_review_says_and_the_review_shows_what_cost_most() {
    let words = Words::english();
    let (of_cards, of_dice) = (cards::Options::default().into(), dice::Options::default().into());
    for (options, is_searched) in [(of_cards, true), (of_dice, true), (of_dice, false)] {
        let played = Played::play(options, &names(3), &mut Seed::of_this_run().luck(5), None);
        let replay = played.replay();
        let review = replay.review(&LITTLE).unwrap();
        let review = if is_searched { review } else { by_a_master(&review) };
        let replay = replay.with(Some(review));
        for seat in (0..3).map(Seat::new) {
            let reviewed = replay.reviewed(Some(seat), UserId::new(1)).unwrap();
            let own = (0..=replay.last()).filter_map(|step| replay.choice(step));
            let own: Vec<_> = own.filter(|choice| choice.seat == seat).collect();
            assert!(own.iter().all(|choice| choice.judged.error.is_some() == is_searched));
            let costly = own.iter().filter(|choice| !choice.judged.is_as_good());
            let most = costly.max_by(|one, other| one.cost().total_cmp(&other.cost())).unwrap();
            let moment = &reviewed.moments[0].moment;
            let shown = moment.choice.unwrap();
            assert_eq!((shown.cost(), moment.at.seen_by), (most.cost(), SeenBy::Seat(seat)));
            let shown = words.review(&reviewed).text.message().embed.clone().unwrap();
            let made = format!("Points made: **{}**", reviewed.account.made).replace('-', "−");
            assert!(shown.description.contains(&made), "{}", shown.description);
            for (sentence, is_said) in
                [("These may be off: ", is_searched), ("a master’s estimate; ", !is_searched)]
            {
                assert_eq!(shown.description.contains(sentence), is_said, "{}", shown.description);
            }
            let text = &shown.fields[0].value;
            let fields = words.replay(moment).message().embed.clone().unwrap().fields;
            let judge = if is_searched { "The coach" } else { "A master" };
            let says = fields.iter().find(|field| field.name.contains(judge)).unwrap();
            let (_, best) = says.value.split_once(" would have ").unwrap();
            let (best, _) = best.split_once('\u{2060}').unwrap();
            assert!(text.contains(best), "{text}\n{best}");
        }
        assert!(replay.reviewed(Some(Seat::new(3)), UserId::new(1)).is_none());
        assert_eq!(replay.unreviewable(Some(Seat::new(3))), Some(NoReview::NoSeat));
        assert_eq!(replay.reviewed(None, UserId::new(2)).unwrap().seat, {
            let players = replay.moment(At::default()).unwrap().table;
            let own = players.players().iter().position(|player| player.belongs_to(UserId::new(2)));
            Seat::new(own.unwrap() as u8)
        });
    }
}

#[test]
fn what_lies_within_the_error_is_as_good_and_every_cost_has_its_error_in_every_language() {
    let played = classic(Level::APPRENTICE);
    let review = played.replay().review(&Effort { measuring: 30, ..LITTLE });
    let replay = played.replay().with(review);
    let choices = (0..=replay.last()).filter_map(|step| replay.choice(step));
    let (mut within, mut beyond) = (0, 0);
    for choice in choices.filter(|choice| choice.judged.best != choice.judged.done) {
        let (cost, error) = (choice.cost(), choice.judged.error.unwrap());
        assert_eq!(choice.judged.is_as_good(), cost <= 2.0 * error);
        let at = At { step: choice.step, seen_by: SeenBy::Above };
        for language in Language::VARIANTS {
            let message = Words::of(*language).replay(&replay.moment(at).unwrap());
            check_message(message.message());
            let fields = &message.message().embed.as_ref().unwrap().fields;
            let says = fields.iter().any(|field| field.value.contains(" ± "));
            assert_eq!(says, error > 0.0, "{fields:?}");
        }
        *(if choice.judged.is_as_good() { &mut within } else { &mut beyond }) += 1;
    }
    assert!(within > 10 && beyond > 10, "{within}, {beyond}");
    for language in Language::VARIANTS {
        let words = Words::of(*language);
        for seat in (0..4).map(Seat::new) {
            let reviewed = replay.reviewed(Some(seat), UserId::new(1)).unwrap();
            let review = words.review(&reviewed);
            check_message(review.text.message());
            check_message(review.pictured.unwrap().0.message());
        }
        for before in [0, 1, 8] {
            check_message(words.review_awaited(played.table.id, None, before).message());
        }
        check_message(words.review_failed(played.table.id, None).message());
    }
}

/// The time in docs/performance.md: `cargo test --release --test it time_of_a_review -- --ignored
/// --nocapture`.
#[test]
#[ignore = "takes a minute or two"]
fn time_of_a_review() {
    let levels = [Level::BEGINNER, Level::MASTER];
    for played in levels.map(classic).into_iter().chain(levels.map(with_magic_cards)) {
        let (replay, started) = (played.replay(), std::time::Instant::now());
        let review = replay.review(&Effort::FULL).unwrap();
        let (seconds, bytes) = (started.elapsed().as_secs(), serde_json::to_string(&review));
        println!("{seconds} s, {} bytes", bytes.unwrap().len());
        for account in review.accounts.values() {
            println!("{account:?}");
        }
    }
}
