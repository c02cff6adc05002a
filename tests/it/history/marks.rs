//! Marks and accuracy in reviews of random whole games, the moments that they show, and decisions
//! that are tried again.

use henge::computer::Level;
use henge::computer::advice::{Effort, Judged};
use henge::history::{At, Decision, Grades, Mark, Replay, Review, Reviewed, Scale, SeenBy, Turn};
use henge::language::Language;
use henge::rules::{GameKind, Options, Seat, cards, dice};
use henge::table::UserId;
use henge::view::Words;
use rand::{Rng, RngExt as _};
use strum::VariantArray as _;

use crate::history::played::{Played, every_option, names};
use crate::seed::Seed;
use crate::view::check::check as check_message;

const LITTLE: Effort = Effort { choosing: 4, measuring: 12, deals: 3 };

/// Reviews of some random games with every kind of options. Some games ended early.
fn reviews(step: usize) -> impl Iterator<Item = (Options, usize, Replay)> {
    let seed = Seed::of_this_run();
    let all = (0..).zip(every_option()).step_by(step);
    all.filter_map(move |(number, (options, seats))| {
        let ended = (number % 3 == 0).then_some(60);
        let played = Played::play(options, &names(seats), &mut seed.luck(number), ended);
        let replay = played.replay();
        let review = replay.review(&LITTLE)?;
        Some((options, seats, replay.with(Some(review))))
    })
}

fn of_seats(replay: &Replay, seats: usize) -> Vec<Reviewed> {
    let of_seat = |seat| replay.reviewed(Some(Seat::new(seat)), UserId::new(1)).unwrap();
    (0..seats as u8).map(of_seat).collect()
}

#[test]
fn each_choice_is_marked_by_what_it_cost_and_the_costs_add_up() {
    let mut marked = [0; 5];
    for (options, seats, replay) in reviews(13) {
        for reviewed in of_seats(&replay, seats) {
            let choices = replay.choices(reviewed.seat);
            assert_eq!(reviewed.grades, Grades::of(&choices));
            let all: u32 = Mark::VARIANTS.iter().map(|mark| reviewed.grades.count(*mark)).sum();
            assert_eq!(all as usize, choices.len(), "{options:?}");
            assert!(all <= reviewed.account.count);
            let scale = Scale::of(options.kind());
            let mut sum = 0.0;
            for Decision { judged, .. } in &choices {
                let (mark, cost) = (Mark::of(judged), judged.cost);
                let due = match judged.error {
                    _ if judged.best == judged.done => Mark::Best,
                    Some(error) if cost <= 2.0 * error => Mark::Good,
                    None if cost < 0.5 => Mark::Good,
                    _ if cost < scale.mistake => Mark::Slip,
                    _ if cost < scale.blunder => Mark::Mistake,
                    _ => Mark::Blunder,
                };
                assert_eq!(mark, due, "{judged:?}");
                marked[mark as usize] += 1;
                sum += if mark > Mark::Good { cost } else { 0.0 };
            }
            let off = (sum + reviewed.account.choices.points).abs();
            assert!(off <= 0.02 + 0.005 * f64::from(all), "{options:?}: {off}");
        }
    }
    assert!(marked.iter().all(|times| *times > 10), "{marked:?}");
}

/// Some verdicts at either game.
fn any_choice(luck: &mut impl Rng) -> Decision {
    let cards = |tricks| cards::Action::Predict(tricks).into();
    let card = |card| cards::Action::Play(card).into();
    let (done, best) = match luck.random_range(0..3) {
        0 => (cards(1), cards(2)),
        1 => (card(cards::Card::Wizard), card(cards::Card::Jester)),
        _ => (dice::Action::Stay.into(), dice::Action::Score(dice::Scoring::Prediction).into()),
    };
    let best = if luck.random_bool(0.5) { done } else { best };
    let cost = if best == done { 0.0 } else { luck.random_range(0.0..60.0) };
    let error = luck.random_bool(0.7).then(|| luck.random_range(0.0..4.0));
    let judged = Judged { done, best, cost, error };
    Decision { step: 0, round: 1, seat: Seat::new(0), judged }
}

#[test]
fn better_choices_never_lower_the_accuracy_which_is_a_percentage() {
    let mut luck = Seed::of_this_run().luck(1);
    assert_eq!(Grades::of(&[]), Grades::default());
    for _ in 0..2000 {
        let count = luck.random_range(1..40);
        let mut choices: Vec<Decision> = (0..count).map(|_| any_choice(&mut luck)).collect();
        let before = Grades::of(&choices);
        for percent in [before.predictions, before.play].into_iter().flatten() {
            assert!(percent <= 100, "{percent}");
        }
        let place = luck.random_range(0..count);
        choices[place].judged.cost *= luck.random_range(0.0..1.0);
        let after = Grades::of(&choices);
        assert!(after.predictions >= before.predictions && after.play >= before.play);
        for choice in &mut choices {
            choice.judged.best = choice.judged.done;
            choice.judged.cost = 0.0;
        }
        let flawless = Grades::of(&choices);
        assert!([flawless.predictions, flawless.play].iter().flatten().all(|it| *it == 100));
        assert_eq!(flawless.count(Mark::Best) as usize, choices.len());
    }
}

#[test]
fn the_moments_are_the_costliest_choices_and_next_mistake_finds_all_that_cost_something() {
    let mut found = 0;
    for (options, seats, replay) in reviews(29) {
        for Reviewed { seat, moments, first, mistakes, chances, .. } in of_seats(&replay, seats) {
            let choices = replay.choices(seat);
            let costly: Vec<&Decision> =
                choices.iter().filter(|choice| !choice.judged.is_as_good()).collect();
            let mut costs: Vec<f64> = costly.iter().map(|choice| choice.cost()).collect();
            costs.sort_by(|one, other| other.total_cmp(one));
            costs.truncate(3);
            let shown: Vec<f64> = moments.iter().map(|key| key.choice.cost()).collect();
            assert_eq!(shown, costs, "{options:?}");
            let mut at = At { step: first.unwrap_or_default(), seen_by: SeenBy::Seat(seat) };
            let mut walked = Vec::from_iter(first);
            while let Some(step) = replay.turned(at, Turn::Mistake).filter(|to| *to != at.step) {
                assert_eq!(replay.moment(at).unwrap().next_mistake, Some(step));
                assert!(replay.moment(At { step, ..at }).unwrap().is_mistake);
                walked.push(step);
                at.step = step;
            }
            assert_eq!(replay.moment(at).unwrap().next_mistake, None);
            assert_eq!(walked, costly.iter().map(|choice| choice.step).collect::<Vec<_>>());
            let serious = costly.iter().filter(|choice| Mark::of(&choice.judged) > Mark::Slip);
            assert_eq!(serious.count(), mistakes.len());
            assert!(mistakes.iter().all(|it| usize::from(it.round) < chances.len()));
            assert!(mistakes.iter().all(|it| it.through < 1000));
            found += walked.len();
        }
        // From above, everybody's are found.
        let above = At { step: 0, seen_by: SeenBy::Above };
        assert!(replay.turned(above, Turn::Mistake).is_some());
    }
    assert!(found > 50, "{found}");
}

#[test]
fn a_decision_tried_again_says_what_the_review_measured_of_each_answer() {
    let (mut known, mut unknown) = (0, 0);
    for (options, seats, replay) in reviews(37) {
        for reviewed in of_seats(&replay, seats) {
            for key in reviewed.moments {
                let step = key.choice.step;
                let retry = replay.retry(step).unwrap();
                let Judged { done, best, .. } = key.choice.judged;
                let verdict = |action| {
                    let (_, judged) = retry.offered.iter().find(|(other, _)| *other == action)?;
                    *judged
                };
                assert_eq!(verdict(done), Some(key.choice.judged), "{options:?}");
                assert_eq!(verdict(best).map(|judged| judged.cost), Some(0.0));
                assert!((2..=20).contains(&retry.offered.len()), "{options:?}");
                for language in Language::VARIANTS {
                    let words = Words::of(*language);
                    check_message(words.retry(&retry, None).unwrap().message());
                    let beside = words.pictured_retry(&retry, None).unwrap().pictured.unwrap();
                    check_message(beside.0.message());
                    for (action, judged) in &retry.offered {
                        check_message(words.retry(&retry, Some(*action)).unwrap().message());
                        assert!(judged.is_none_or(|it| it.done == *action && it.best == best));
                        *(if judged.is_some() { &mut known } else { &mut unknown }) += 1;
                    }
                }
                // An answer of the other game is not offered.
                let other = match options.kind() {
                    GameKind::Cards => dice::Action::Stay.into(),
                    GameKind::Dice => cards::Action::Predict(0).into(),
                };
                assert!(Words::english().retry(&retry, Some(other)).is_none());
            }
        }
        let costly = |step: &u32| {
            let at = At { step: *step, seen_by: SeenBy::Above };
            replay.moment(at).is_some_and(|moment| moment.is_mistake)
        };
        for step in (0..=replay.last() + 1).filter(|step| !costly(step)).step_by(7) {
            assert!(replay.retry(step).is_none(), "{options:?}");
        }
    }
    assert!(known > 100 && unknown == 0, "{known}, {unknown}");
}

/// The first judge kept no other answers, and no review of it has changed.
#[test]
fn a_review_by_the_first_judge_is_read_and_its_decisions_can_be_tried_again() {
    for options in
        [Options::Cards(cards::Options::default()), Options::Dice(dice::Options::default())]
    {
        let played =
            Played::play_at(Level::BEGINNER, options, &names(3), &mut Seed(1).luck(4), None);
        let review = played.replay().review(&LITTLE).unwrap();
        let mut old = serde_json::to_value(&review).unwrap();
        old["judge"] = 1.into();
        for found in old["found"].as_array_mut().unwrap() {
            let fields = found.as_object_mut().unwrap();
            fields.remove("others");
            assert_eq!(fields.len(), 5, "{fields:?}");
        }
        let old: Review = serde_json::from_value(old).unwrap();
        assert_eq!(old.judge, 1);
        let (now, then) = (played.replay().with(Some(review)), played.replay().with(Some(old)));
        let mut unknown = 0;
        for (now, then) in of_seats(&now, 3).into_iter().zip(of_seats(&then, 3)) {
            assert_eq!((now.grades, now.mistakes), (then.grades, then.mistakes));
            assert_eq!(now.moments.len(), then.moments.len());
        }
        for reviewed in of_seats(&then, 3) {
            for key in reviewed.moments {
                let retry = then.retry(key.choice.step).unwrap();
                unknown += retry.offered.iter().filter(|(_, judged)| judged.is_none()).count();
                for (action, _) in &retry.offered {
                    check_message(Words::english().retry(&retry, Some(*action)).unwrap().message());
                }
            }
        }
        assert!(unknown > 0, "{options:?}");
    }
}

/// The figures in docs/dev/history.md: `cargo test --test it figures_of_accuracy --
/// --ignored --nocapture`.
#[test]
#[ignore = "takes some minutes"]
fn figures_of_accuracy() {
    let levels = ["beginner", "apprentice", "adept", "master"].map(|level| level.parse().unwrap());
    for options in
        [Options::Cards(cards::Options::default()), Options::Dice(dice::Options::default())]
    {
        for level in levels {
            let (mut sums, mut marks, mut reasons, mut moments) = ([0, 0], [0; 5], 0, 0);
            let games = if options.kind() == GameKind::Cards { 2 } else { 10 };
            for number in 0..games {
                let luck = &mut Seed(3).luck(number);
                let replay = Played::play_at(level, options, &names(4), luck, None).replay();
                let review = replay.review(&Effort { choosing: 40, measuring: 120, deals: 2 });
                let replay = replay.with(review);
                for reviewed in of_seats(&replay, 4) {
                    sums[0] += u32::from(reviewed.grades.predictions.unwrap());
                    sums[1] += u32::from(reviewed.grades.play.unwrap());
                    for mark in Mark::VARIANTS {
                        marks[*mark as usize] += reviewed.grades.count(*mark);
                    }
                    moments += reviewed.moments.len();
                    reasons += reviewed.moments.iter().filter(|key| key.reason.is_some()).count();
                }
            }
            let seats = f64::from(4 * games as u32);
            let [predictions, play] = sums.map(|sum| f64::from(sum) / seats);
            let marks = marks.map(|count| f64::from(count) / seats);
            println!(
                "{} {level}: predictions {predictions:.0} %, play {play:.0} %, marks {marks:.1?}, \
                 {reasons} of {moments} moments have a reason",
                options.kind()
            );
        }
    }
}
