//! A master's judgment of finished games.

use henge::computer::Level;
use henge::features::press::{Draft, PastPress, Press, Screen};
use henge::history::{At, Coached, Decision, Replay, SeenBy, Turn, costliest};
use henge::rules::{Options, Seat, cards, dice};
use henge::table::{Breakdown, PrivateView};
use henge::view::Words;

use crate::history::played::{Played, every_option, names};
use crate::seed::Seed;
use crate::view::check::check as check_message;

fn choices(replay: &Replay) -> impl Iterator<Item = Decision> {
    (0..=replay.last()).filter_map(|step| replay.choice(step))
}

/// Returns whether a seat does not see its own cards. A master then imagines possible ones, which
/// are never the same twice.
fn is_blind(options: &Options) -> bool {
    match options {
        Options::Cards(options) => options.clairvoyance != cards::Clairvoyance::Off,
        Options::Dice(_) => false,
    }
}

#[test]
fn a_master_has_nothing_to_learn_from_it() {
    let seed = Seed::of_this_run();
    for (number, (options, seats)) in (0..).zip(every_option()).step_by(7) {
        let luck = &mut seed.luck(number);
        let played = Played::play_at(Level::MASTER, options, &names(seats), luck, None);
        let replay = played.replay();
        for choice in choices(&replay).filter(|_| !is_blind(&options)) {
            assert!(choice.cost() < 1e-4, "{options:?}: {choice:?}");
        }
    }
}

#[test]
fn who_does_anything_pays_for_it_and_the_sums_are_right() {
    let seed = Seed::of_this_run();
    for (number, (options, seats)) in (0..).zip(every_option()).step_by(9) {
        let luck = &mut seed.luck(number);
        let ended = (number % 2 == 0).then_some(40);
        let played = Played::play(options, &names(seats), luck, ended);
        let replay = played.replay();
        let Some(coached) = replay.coached() else { continue };
        for (seat, game) in coached.iter() {
            let costliest = game.costliest.map_or(0.0, |choice| choice.cost());
            assert!(game.cost >= costliest && costliest.is_finite(), "{game:?}");
            assert!(game.cost.is_finite() && game.worth.is_finite(), "{options:?}: {game:?}");
            let Breakdown { worth, choices, luck, costliest } = game.breakdown();
            assert_eq!(worth + choices + luck, game.made);
            assert_eq!(costliest, game.costliest.map(|choice| choice.step));
            for (part, whole) in [(worth, game.worth), (-choices, game.cost), (luck, game.luck())] {
                assert!((f64::from(part) - whole).abs() <= 1.0, "{part} is not {whole}");
            }
            if let Some(costliest) = game.costliest {
                assert_eq!(costliest.seat, seat);
                let at = At { step: costliest.step, seen_by: SeenBy::Seat(seat) };
                let shown = replay.moment(at).unwrap().choice.unwrap();
                assert_eq!((shown.step, shown.seat), (costliest.step, seat));
                // The player may have changed their mind: the choice is the last one.
                let differs = (shown.cost() - costliest.cost()).abs();
                assert!(differs < 1e-9 || is_blind(&options), "{shown:?} is not {costliest:?}");
            }
        }
        let all: f64 = coached.values().iter().map(|game| game.cost).sum();
        assert!(ended.is_some() || all > 1.0, "{options:?}");
    }
}

#[test]
fn ones_own_line_says_what_cost_most_and_opens_the_replay_that_says_the_same() {
    let (seed, words, mut counts) = (Seed::of_this_run(), Words::english(), [0, 0]);
    let levels = [Level::RANDOM, Level::MASTER].into_iter().cycle();
    let all = every_option().into_iter().filter(|(options, _)| !is_blind(options));
    for ((number, (options, seats)), level) in (0..).zip(all).step_by(19).zip(levels) {
        let luck = &mut seed.luck(number);
        let played = Played::play_at(level, options, &names(seats), luck, None);
        let (table, replay) = (&played.table, played.replay());
        for (seat, game) in replay.coached().unwrap().iter() {
            let person = table.public_view().players()[seat.index()].scored_for().unwrap().id;
            let judged = game.costliest;
            let costliest =
                judged.and_then(|choice| costliest(table, &played.log, (seat, choice.step)));
            assert_eq!(costliest.is_some(), judged.is_some(), "{options:?}: {judged:?}");
            let own = PrivateView { costliest, ..table.private_view(person).unwrap() };
            let line = words.own(&own, Screen::Hand, &Draft::default()).message().clone();
            check_message(&line);
            let opens = line.rows.iter().flatten().find_map(|button| match &button.press {
                Press::Past(PastPress::Replay(_, at, turn)) => Some((*at, *turn)),
                _ => None,
            });
            let seen_by = SeenBy::Seat(seat);
            let due = judged.map(|choice| (At { step: choice.step, seen_by }, Turn::Here));
            assert_eq!(opens, due, "{options:?}");
            let fields = due.map(|(at, _)| {
                let moment = replay.moment(at).unwrap();
                words.replay(&moment).message().embed.clone().unwrap().fields
            });
            let masters = fields.iter().flatten().find_map(|field| best_of(&field.value));
            let own = best_of(&line.content);
            assert_eq!((own, own.is_some()), (masters, due.is_some()), "{}", line.content);
            counts[usize::from(due.is_some())] += 1;
        }
    }
    assert!(counts.iter().all(|times| *times > 0), "{counts:?}");
}

/// What a master would have done, if a text says so.
fn best_of(text: &str) -> Option<&str> {
    text.lines().find_map(|line| Some(line.split_once(". A master would have ")?.1))
}

#[test]
fn the_choices_of_others_are_not_seen_before_they_show_them() {
    let (options, luck) = (cards::Options::default(), &mut Seed::of_this_run().luck(3));
    let played = Played::play(Options::Cards(options), &names(3), luck, Some(60));
    let replay = played.replay();
    for choice in choices(&replay) {
        for seat in (0..3).map(Seat::new) {
            let at = At { step: choice.step, seen_by: SeenBy::Seat(seat) };
            assert_eq!(replay.moment(at).unwrap().choice.is_some(), seat == choice.seat);
        }
        let from_above = At { step: choice.step, seen_by: SeenBy::Above };
        assert!(replay.moment(from_above).unwrap().choice.is_some());
    }
}

#[test]
fn what_a_master_saw_explains_a_part_of_what_came_of_it_and_luck_the_rest() {
    for options in
        [Options::Cards(cards::Options::default()), Options::Dice(dice::Options::default())]
    {
        let (mut apart, mut unexplained) = (0.0, 0.0);
        for number in 0..60 {
            let luck = &mut Seed(1).luck(number);
            let played = Played::play_at(Level::MASTER, options, &names(4), luck, None);
            let games = played.replay().coached().unwrap();
            let luck: f64 = games.values().iter().map(Coached::luck).sum();
            assert!(luck.abs() < 1e-6, "{options:?}: {luck}");
            let mean = games.values().iter().map(|game| f64::from(game.made)).sum::<f64>() / 4.0;
            for game in games.values() {
                apart += (f64::from(game.made) - mean).powi(2);
                unexplained += game.luck().powi(2);
            }
        }
        println!("{options:?}: of {apart} {unexplained} is luck");
        assert!(unexplained < apart, "{options:?}: {unexplained} of {apart}");
    }
}
