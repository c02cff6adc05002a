//! The judge who searches: what it costs to err, how sure it is, and that it tells strong players
//! from weak ones.

use henge::computer::advice::{Effort, Judged};
use henge::computer::{Level, Plays};
use henge::rules::cards::{self, Action, Card, CardGame};
use henge::rules::dice::{self, DiceGame};
use henge::rules::{Chance, PerSeat, Rules as _, Seat, SeatCount};

use crate::computers::coach::{dealt, predicted, rolled, suited};
use crate::shared::told::{HARRY, MINERVA, PLAIN, set};

/// What the judge says of this action, with luck of its own.
fn measured<G: Plays>(
    game: &G,
    seat: Seat,
    done: G::Action,
    effort: Effort,
    luck: u64,
) -> Judged<G::Action> {
    let (view, luck) = (game.seat_view(seat), &mut Chance::new([7; 32]).stream(luck));
    (G::SEARCH.measured)(&view, done, &effort, luck).unwrap()
}

const SOME: Effort = Effort { choosing: 60, measuring: 120, deals: 60 };

#[test]
fn what_is_obvious_is_judged_so() {
    let low = suited(cards::Suit::Blue, 4);
    let (red, blue) = (suited(cards::Suit::Red, 13), suited(cards::Suit::Blue, 2));
    let wizard = dealt([&[Card::Wizard], &[low], &[low]]);
    let hands: [&[Card]; 3] = [&[Card::Wizard, blue], &[red, Card::Jester], &[low, low]];
    let mut trick = predicted(dealt(hands), [1, 0, 0]);
    trick.evolve(&cards::Event::Play { seat: Seat::new(0), card: Card::Wizard });
    for (game, seat, right, wrong) in [
        (wizard, 0, Action::Predict(1), Action::Predict(0)),
        // A dangerous card goes where it cannot win.
        (trick, 1, Action::Play(red), Action::Play(Card::Jester)),
    ] {
        check(&game, Seat::new(seat), (right, wrong), 10.0);
    }
}

/// Checks that the judge finds nothing better than the right action, and that the wrong one costs at
/// least this number of points.
#[track_caller]
fn check<G: Plays>(game: &G, seat: Seat, (right, wrong): (G::Action, G::Action), points: f64) {
    let of_right = measured(game, seat, right, SOME, 1);
    assert!(of_right.is_as_good() && of_right.best == right, "{of_right:?}");
    let of_wrong = measured(game, seat, wrong, SOME, 1);
    assert!(!of_wrong.is_as_good() && of_wrong.cost > points, "{of_wrong:?}");
    assert!(of_wrong.best == right && of_wrong.error.unwrap() < 5.0, "{of_wrong:?}");
    assert_eq!(of_wrong, measured(game, seat, wrong, SOME, 1), "the judge says the same again");
}

#[test]
fn what_is_obvious_at_dice_is_judged_so() {
    let again = dice::Action::Roll(set(&[0, 1, 2, 3, 4, 5, 6]));
    check(&rolled("2 red", "R R B G G Y J").game, MINERVA, (PLAIN, again), 1.0);
    check(&rolled("3 red", "R R B B G Y J").game, HARRY, (PLAIN, dice::Action::Stay), 0.3);
    let [helps, spoils] = [set(&[2, 5]), set(&[0, 1])].map(dice::Action::Roll);
    check(&rolled("3 green", "G G B Y J B Y").game, MINERVA, (helps, spoils), 0.5);
}

/// Plays a game between these levels and calls `look` at each decision.
fn play<G: Plays>(
    options: G::Options,
    levels: &[Level],
    number: u8,
    mut look: impl FnMut(&G, Seat, G::Action),
) {
    let seats = SeatCount::try_from(levels.len()).unwrap();
    let chance = Chance::new([number; 32]);
    let Ok(beginning) = G::draw(options, &[], PerSeat::none(seats), &mut chance.set_up()) else {
        panic!("{options:?} cannot be played");
    };
    let (mut game, mut thoughts) = (G::new(&beginning), chance.stream(9));
    game.go_on(&chance);
    while let Some(seat) = seats.seats().find(|seat| game.asked(*seat).is_some()) {
        let view = game.seat_view(seat);
        let action = G::choose(levels[seat.index()], &view, &mut thoughts).unwrap();
        look(&game, seat, action);
        let answer = game.answer(seat, &action).unwrap();
        game.carry_out(answer, &chance);
    }
}

#[test]
fn the_error_is_as_large_as_it_says() {
    let hand = [(cards::Suit::Blue, 9), (cards::Suit::Green, 12), (cards::Suit::Red, 3)];
    let hand = hand.map(|(suit, rank)| suited(suit, rank));
    let game = dealt([&hand, &[suited(cards::Suit::Blue, 2); 3], &[Card::Jester; 3]]);
    let effort = Effort { choosing: 200, measuring: 60, deals: 0 };
    let seat = Seat::new(0);
    let all = (0..60).map(|luck| measured(&game, seat, Action::Predict(3), effort, luck));
    let all: Vec<_> = all.filter(|it| it.best == Action::Predict(1)).collect();
    let costs: Vec<f64> = all.iter().map(|it| it.cost).collect();
    let said = all.iter().map(|it| it.error.unwrap()).sum::<f64>() / many(all.len());
    let spread = mean(&costs).1 * many(all.len()).sqrt();
    assert!(all.len() > 40 && costs.iter().all(|cost| *cost > 0.0), "{all:?}");
    assert!((0.7..1.4).contains(&(spread / said)), "they differ by {spread}, not by {said}");
}

/// The costs of the choices of each of these levels, in each of this number of games in which they
/// sit together and change seats; one in so many choices is judged.
fn costs<G: Plays>(
    options: G::Options,
    levels: &[Level],
    games: std::ops::Range<u8>,
    (one_in, effort): (u64, Effort),
) -> Vec<Vec<f64>> {
    let mut costs = vec![Vec::new(); levels.len()];
    for number in games {
        let place = |seat: usize| (seat + usize::from(number)) % levels.len();
        let seated: Vec<Level> = (0..levels.len()).map(|seat| levels[place(seat)]).collect();
        let (mut of_game, mut step) = (vec![0.0; levels.len()], 0_u64);
        play::<G>(options, &seated, number, |game, seat, done| {
            step += 1;
            if !step.is_multiple_of(one_in) {
                return;
            }
            let judged = measured(game, seat, done, effort, step);
            if !judged.is_as_good() {
                of_game[place(seat.index())] += judged.cost;
            }
        });
        for (all, cost) in costs.iter_mut().zip(of_game) {
            all.push(cost);
        }
    }
    costs
}

/// Converts a small count.
fn many(count: usize) -> f64 {
    f64::from(count as u32)
}

/// The mean of these values, and its standard error.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = many(values.len());
    let mean = values.iter().sum::<f64>() / count;
    let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, (squares / (count * (count - 1.0))).sqrt())
}

#[test]
fn weak_players_pay_more_than_strong_ones() {
    let levels = [Level::BEGINNER, Level::APPRENTICE, Level::ADEPT, Level::MASTER];
    let effort = Effort { choosing: 30, measuring: 60, deals: 0 };
    // Five and four have no common factor: every seat is judged as often.
    let costs = costs::<CardGame>(cards::Options::default(), &levels, 0..6, (5, effort));
    check_falls(&costs);
}

/// Checks that each of these costs more than the next one, on average.
#[track_caller]
fn check_falls(costs: &[Vec<f64>]) {
    let means: Vec<_> = costs.iter().map(|costs| mean(costs)).collect();
    println!("{means:?}");
    for (weak, strong) in means.iter().zip(&means[1..]) {
        assert!(weak.0 > strong.0, "{means:?}");
    }
}

const A_LITTLE: Effort = Effort { choosing: 10, measuring: 40, deals: 0 };

/// The mean points by which the choices of one level cost more in a game than those of another, two
/// and two at a table of dice, and its error; one in two choices is judged.
fn lead_at_dice(magic_cards: bool, [one, other]: [Level; 2], games: u8) -> (f64, f64) {
    let options = dice::Options { magic_cards, ..dice::Options::default() };
    let costs = costs::<DiceGame>(options, &[one, other, one, other], 0..games, (2, A_LITTLE));
    let sum =
        |game: usize, seats: [usize; 2]| seats.iter().map(|seat| costs[*seat][game]).sum::<f64>();
    let lead = |game: usize| (sum(game, [0, 2]) - sum(game, [1, 3])) / 2.0;
    let lead = mean(&(0..games.into()).map(lead).collect::<Vec<_>>());
    println!("{one} and {other}: {} ± {}", lead.0, lead.1);
    lead
}

#[test]
fn weak_players_of_dice_pay_more_than_strong_ones() {
    for (magic_cards, levels) in
        [(false, [Level::BEGINNER, Level::ADEPT]), (true, [Level::BEGINNER, Level::MASTER])]
    {
        let (lead, error) = lead_at_dice(magic_cards, levels, 6);
        assert!(lead > 2.0 * error, "{levels:?}: {lead} ± {error}");
    }
}

#[test]
fn an_archmages_dice_cost_no_more_than_a_masters() {
    let (lead, error) = lead_at_dice(false, [Level::MASTER, Level::ARCHMAGE], 6);
    assert!(lead > -error, "{lead} ± {error}");
}

/// An archmage plays for points until the last five rounds, and then for the win. Where it would play
/// another card than a master for points, the judge is with the archmage.
#[test]
fn an_archmages_cards_cost_less_than_a_masters() {
    let effort = Effort { choosing: 60, measuring: 150, deals: 0 };
    let (mut leads, mut step) = (Vec::new(), 0);
    for number in 0..3 {
        let options = cards::Options::default();
        play::<CardGame>(options, &[Level::MASTER; 4], number, |game, seat, done| {
            step += 1;
            let (view, luck) = (game.seat_view(seat), &mut Chance::new([5; 32]).stream(step));
            let is_for_points = view.table.round + 5 <= view.table.rounds;
            if !is_for_points || !matches!(done, Action::Play(_)) {
                return;
            }
            let archmages = CardGame::choose(Level::ARCHMAGE, &view, luck).unwrap();
            if archmages != done {
                let cost = |done| measured(game, seat, done, effort, step).cost;
                leads.push(cost(done) - cost(archmages));
            }
        });
    }
    let (lead, error) = mean(&leads);
    println!("{lead} ± {error} in {} choices", leads.len());
    assert!(lead > 2.0 * error, "{lead} ± {error}: {leads:?}");
}

/// The figures in docs/computers.md: `cargo test --release --test it figures_of_the_judge --
/// --ignored --nocapture`.
#[test]
#[ignore = "takes the better part of an hour"]
fn figures_of_the_judge() {
    figures::<CardGame>(cards::Options::default(), 40);
}

#[test]
#[ignore = "takes some minutes"]
fn figures_of_the_judge_of_dice() {
    for magic_cards in [false, true] {
        println!("with Magic Cards: {magic_cards}");
        figures::<DiceGame>(dice::Options { magic_cards, ..dice::Options::default() }, 40);
    }
}

/// Says what the choices of five levels cost in this number of games, unless `GAMES` has another.
fn figures<G: Plays>(options: G::Options, games: u8) {
    let games = std::env::var("GAMES").map_or(games, |games| games.parse().unwrap());
    let levels = [Level::BEGINNER, Level::APPRENTICE, Level::ADEPT, Level::MASTER, Level::ARCHMAGE];
    let started = std::time::Instant::now();
    for (level, costs) in
        levels.iter().zip(costs::<G>(options, &levels, 0..games, (1, Effort::FULL)))
    {
        let (mean, error) = mean(&costs);
        println!("{level}: {mean:.1} ± {error:.1} points a game");
    }
    println!("{:?} for {games} games", started.elapsed());
}
