//! An archmage plays to win the game, not for points.

use henge::computer::Level;
use henge::computer::cards::levels;
use henge::computer::cards::mind::PREDICTIONS;
use henge::computer::cards::round::{MOST_SEATS, Manner, Round};
use henge::computer::cards::seen::Seen;
use henge::computer::cards::standing::{Prospect, Standing, chance_to_win, prediction_to_win};
use henge::rules::{Chance, Draws};

fn some_luck(number: u8) -> Draws {
    Chance::new([number; 32]).set_up()
}

fn dealt(seats: usize, cards: u8, luck: &mut Draws) -> Round {
    Round::dealt(Manner::default(), seats, cards, 0, luck)
}

/// The prediction of a level that predicts first.
fn predicted(level: Level, round: &Round) -> u8 {
    levels::predict(level.into(), &Seen::in_hand(*round, 0), None, &mut some_luck(0))
}

/// The value of each prediction: highest for four tricks, nearly as high for five, hopeless
/// otherwise.
fn four_or_five() -> [f32; PREDICTIONS] {
    std::array::from_fn(|said| match said {
        4 => 3.0,
        5 => 2.8,
        _ => -3.0,
    })
}

#[test]
fn who_is_ten_points_short_in_the_last_round_predicts_a_trick_more_if_it_may() {
    let mut round = Round::new(Manner::default(), 4, 15, 0);
    let worth = four_or_five();
    // If the leader misses by a trick, four tricks fall five points short, and five are enough.
    round.standing = Standing { totals: [225, 300, 0, 0, 0, 0], rounds_left: 0 };
    assert_eq!(prediction_to_win(&round, 0, &worth, 4, None), 5);
    assert_eq!(prediction_to_win(&round, 0, &worth, 4, Some(5)), 4);
    // The leader keeps to the most likely prediction.
    round.standing.totals = [300, 225, 0, 0, 0, 0];
    assert_eq!(prediction_to_win(&round, 0, &worth, 4, None), 4);
}

#[test]
fn who_is_behind_predicts_more_than_who_leads() {
    let mut luck = some_luck(1);
    let (mut more, mut less) = (0, 0);
    for _ in 0..400 {
        let mut round = dealt(4, 15, &mut luck);
        let mut with_totals = |totals| {
            round.standing = Standing { totals, rounds_left: 0 };
            predicted(Level::ARCHMAGE, &round)
        };
        let behind = with_totals([250, 300, 300, 300, 0, 0]);
        let leading = with_totals([300, 250, 250, 250, 0, 0]);
        more += u32::from(behind > leading);
        less += u32::from(behind < leading);
    }
    assert!(more > less, "{more} and {less}");
}

#[test]
fn the_chance_to_win_rises_with_ones_own_points_and_falls_with_those_of_others() {
    let mut luck = some_luck(2);
    for _ in 0..10_000 {
        let seats = 3 + luck.below(4) as usize;
        let mut round = Round::new(Manner::default(), seats, 1, 0);
        let mut points = || 10 * (luck.below(40) as i16 - 10);
        let totals = std::array::from_fn(|_| points());
        let [of_round, more] = [(); 2].map(|()| std::array::from_fn(|_| i32::from(points())));
        round.standing = Standing { totals, rounds_left: luck.below(20) as u8 };
        let seat = luck.below(seats as u32) as usize;
        let chance = |points: [i32; MOST_SEATS]| {
            chance_to_win(&round, seat, &points.map(Prospect::of_points))
        };
        let as_it_is = chance(of_round);
        assert!((0.0..=1.0).contains(&as_it_is), "{as_it_is}");
        for (other, more) in more.into_iter().enumerate().take(seats) {
            let mut changed: [i32; MOST_SEATS] = of_round;
            changed[other] += more.abs();
            let rises = chance(changed) - as_it_is;
            assert!(if other == seat { rises >= 0.0 } else { rises <= 0.0 }, "{rises}");
        }
    }
}

#[test]
fn who_cannot_be_reached_wins_and_who_cannot_reach_does_not() {
    let mut round = Round::new(Manner::default(), 4, 15, 0);
    round.standing = Standing { totals: [500, 300, 100, 0, 0, 0], rounds_left: 0 };
    let missed = [(); MOST_SEATS].map(|()| Prospect::of_points(-10));
    assert!(chance_to_win(&round, 0, &missed) > 0.99);
    assert!(chance_to_win(&round, 2, &missed) < 0.01);
}
