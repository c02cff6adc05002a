//! The decisive round of a game is the one in which the chances of winning changed most; games
//! between masters measure the quality of these chances.

use henge::computer::Level;
use henge::history::{chances_at_cards, chances_at_dice, decisive_round, won};
use henge::rules::cards::schedule::schedule;
use henge::rules::dice::{Number, Page, Target};
use henge::rules::{Options, PerSeat, SeatCount, cards, dice};

use crate::history::played::{Played, names};
use crate::seed::Seed;

fn seats(count: usize) -> SeatCount {
    SeatCount::try_from(count).unwrap()
}

/// The decisive round, from 1, of a whole card game with these totals after its last rounds.
fn decided_by<const N: usize>(rounds: &[[i16; N]]) -> usize {
    let (seats, options) = (seats(N), cards::Options::default());
    let totals = rounds.iter().map(|totals| PerSeat::from_fn(seats, |seat| totals[seat.index()]));
    let mut chances =
        chances_at_cards(seats, &schedule(&options, seats), &totals.collect::<Vec<_>>());
    let last = rounds[rounds.len() - 1];
    let ahead = |total: i16| 1 + last.iter().filter(|other| **other > total).count() as u8;
    *chances.last_mut().unwrap() = won(&PerSeat::from_fn(seats, |seat| ahead(last[seat.index()])));
    decisive_round(&chances).unwrap() + 1
}

/// The places change most in round 2, when everybody may still win.
#[test]
fn early_changes_of_place_decide_nothing() {
    let game = [
        [20, 20, 30, 20],
        [10, 40, 0, 40],
        [40, 70, 50, 30],
        [90, 60, 80, 20],
        [130, 110, 70, 0],
        [160, 130, 120, -10],
        [200, 120, 140, -20],
        [190, 180, 130, -40],
        [250, 170, 150, -50],
        [310, 230, 140, -60],
        [300, 290, 180, -80],
        [360, 280, 200, -90],
        [350, 320, 190, -100],
        [340, 360, 190, -110],
        [420, 350, 200, -120],
    ];
    assert_eq!(decided_by(&game), 15);
}

/// One player leads from the first round on and is overtaken in the last round but one.
#[test]
fn a_lead_that_changes_late_decides_late() {
    let mut game: Vec<[i16; 4]> =
        (1..=15).map(|round| [20 * round + 10, 20 * round, 0, 0]).collect();
    game[13] = [280, 350, 0, 0];
    game[14] = [310, 380, 0, 0];
    assert_eq!(decided_by(&game), 14);
}

#[test]
fn what_is_won_early_is_decided_early() {
    let mut game = vec![[20, 20, 20, 20], [70, 10, 10, 10]];
    for round in 3..=15 {
        let others = -10 * (round - 2);
        game.push([70 + 60 * (round - 2), others, others, others]);
    }
    assert!(decided_by(&game) < 8, "{}", decided_by(&game));
}

#[test]
fn without_a_scored_round_nothing_is_decided() {
    assert_eq!(decisive_round(&[]), None);
    let seats = seats(3);
    let deals = schedule(&cards::Options::default(), seats);
    assert_eq!(decisive_round(&chances_at_cards(seats, &deals, &[])), None);
}

#[test]
fn whoever_needs_one_x_more_and_leads_wins_almost_surely() {
    let (seats, mut ahead) = (seats(2), Page::default());
    for (number, color) in [3, 4, 5].into_iter().flat_map(|number| {
        let number = Number::new(number).unwrap();
        dice::Color::ALL[..2].iter().map(move |color| (number, *color))
    }) {
        ahead.write(dice::Prediction { number, color }, dice::Mark::Xs(1));
    }
    ahead.write_jester_score(Number::ALL[0]);
    ahead.write_jester_score(Number::ALL[1]);
    let pages =
        PerSeat::from_fn(seats, |seat| if seat.index() == 0 { ahead } else { Page::default() });
    let chances = chances_at_dice(seats, Target::Nine, &[pages]);
    assert!((chances[0].values()[0] - 0.5).abs() < 0.001, "{chances:?}");
    assert!(chances[1].values()[0] > 0.99, "{chances:?}");
}

/// The predicted chances of many moments, compared with the outcomes.
#[derive(Clone, Copy, Default)]
struct Moments {
    count: f64,
    /// The number of wins above the predicted number.
    surprise: f64,
    /// Upper bound of that number's standard deviation, as if all moments of one game were fully
    /// correlated.
    deviation: f64,
}

/// Games between masters: the moments at which somebody wins with a chance below a fifth, below two
/// fifths, and so on.
fn moments(options: impl Into<Options>, count: usize, games: u64) -> [Moments; 5] {
    let (options, mut all) = (options.into(), [Moments::default(); 5]);
    for number in 0..games {
        let mut luck = Seed(20).luck(number);
        let played = Played::play_at(Level::MASTER, options, &names(count), &mut luck, None);
        let replay = played.replay();
        let (won, before) = replay.chances()[1..].split_last().unwrap();
        let mut of_game = [Moments::default(); 5];
        for chances in before {
            for (said, won) in chances.values().iter().zip(won.values()) {
                let moments = &mut of_game[((said * 5.0) as usize).min(4)];
                moments.count += 1.0;
                moments.surprise += won - said;
                moments.deviation += (said * (1.0 - said)).max(0.0).sqrt();
            }
        }
        for (sum, Moments { count, surprise, deviation }) in all.iter_mut().zip(of_game) {
            sum.count += count;
            sum.surprise += surprise;
            sum.deviation = sum.deviation.hypot(deviation);
        }
    }
    all
}

/// Checks that each deviation is within three standard deviations.
fn check_calibration(options: impl Into<Options>, count: usize) {
    let moments = moments(options, count, 40);
    for (fifth, Moments { count: moments, surprise, deviation }) in moments.into_iter().enumerate()
    {
        eprintln!("{count} play, fifth {fifth}: {moments} moments, {surprise:.1} ± {deviation:.1}");
        assert!(surprise.abs() <= 3.0 * deviation, "{count} play: {surprise} of {moments}");
    }
}

#[test]
fn at_cards_so_many_moments_are_won_as_the_chances_say() {
    for count in [3, 4, 6] {
        check_calibration(cards::Options::default(), count);
    }
}

#[test]
fn at_dice_so_many_moments_are_won_as_the_chances_say() {
    for count in [2, 3, 5] {
        check_calibration(dice::Options::default(), count);
    }
}
