//! The chances that hints give: of dice by counting what the last roll may show, of cards by what
//! comes of them in games of masters.

use henge::computer::cards::judge::chance;
use henge::computer::hint::{Why, hint};
use henge::computer::{Level, Plays};
use henge::rules::cards::{self, CardGame};
use henge::rules::dice::{self, DiceGame, DiceSet, Face};
use henge::rules::{Action, Chance, PerSeat, Rules as _, Seat, SeatCount};

/// Plays a game between players of a level and calls `look` at each decision.
fn play<G: Plays>(
    options: G::Options,
    (seats, level, number): (usize, Level, u8),
    mut look: impl FnMut(&G, Seat, G::Action),
) {
    let seats = SeatCount::try_from(seats).unwrap();
    let chance = Chance::new([number; 32]);
    let beginning = G::draw(options, &[], PerSeat::none(seats), &mut chance.set_up());
    let (mut game, mut thoughts) = (G::new(&beginning.ok().unwrap()), chance.stream(9));
    game.go_on(&chance);
    while let Some(seat) = seats.seats().find(|seat| game.asked(*seat).is_some()) {
        let view = game.seat_view(seat);
        let action = G::choose(level, &view, &mut thoughts).unwrap();
        look(&game, seat, action);
        let answer = game.answer(seat, &action).unwrap();
        game.carry_out(answer, &chance);
    }
}

/// The share of the outcomes of rolling these dice in which the prediction comes true, in percent.
fn counted(view: &dice::SeatView, rolled: DiceSet) -> u8 {
    let (round, own) = (&view.table.round, view.prediction.unwrap());
    let rolled: Vec<_> = rolled.dice().collect();
    let ways = 6_u32.pow(rolled.len() as u32);
    let is_hit = |way: &u32| {
        let faces = rolled.iter().scan(*way, |left, die| {
            let face = Face::ALL[(*left % 6) as usize];
            *left /= 6;
            Some((*die, face))
        });
        let dice = faces.fold(round.dice, |dice, (die, face)| dice.with(die, face));
        let mut table = round.on_table();
        table.dice = dice;
        table.result(own, dice::Scoring::Prediction).xs > 0
    };
    let hits = (0..ways).filter(is_hit).count() as u32;
    (100.0 * f64::from(hits) / f64::from(ways)).round().clamp(1.0, 99.0) as u8
}

#[test]
fn the_chance_of_a_last_roll_is_what_its_outcomes_count() {
    let mut rolls = 0;
    for number in 0..12 {
        let options = dice::Options { magic_cards: number % 2 == 0, ..dice::Options::default() };
        play::<DiceGame>(options, (3, Level::MASTER, number), |game, seat, _| {
            let view = game.seat_view(seat);
            let hint = hint(&view.clone().into()).unwrap();
            let is_last = view.table.most_rolls == Some(view.table.round.roll + 1);
            let Action::Dice(dice::Action::Roll(rolled)) = hint.action else { return };
            if is_last && view.table.round.roll > 0 && hint.why != Some(Why::Forced) {
                assert_eq!(hint.why, Some(Why::Chance(counted(&view, rolled))), "{view:?}");
                rolls += 1;
            }
        });
    }
    assert!(rolls > 20, "{rolls}");
}

#[test]
fn predictions_of_masters_come_true_about_as_often_as_the_judge_says() {
    let (mut said, mut exact, mut count) = (0.0, 0, 0);
    for number in 0..5 {
        let mut open: Vec<(Seat, u8, f64)> = Vec::new();
        let options = cards::Options::default();
        let mut luck = Chance::new([number; 32]).stream(3);
        play::<CardGame>(options, (4, Level::MASTER, number), |game, seat, action| {
            let view = game.seat_view(seat);
            let sheet = &view.table.sheet;
            open.retain(|(seat, round, chance)| {
                let Some(scored) = sheet.get(usize::from(*round) - 1) else { return true };
                said += chance;
                exact += u32::from(scored.predictions[*seat] == scored.won[*seat]);
                count += 1;
                false
            });
            if matches!(action, cards::Action::Predict(_)) {
                open.push((seat, view.table.round, chance(&view, action, 100, &mut luck)));
            }
        });
    }
    let (said, exact) = (said / f64::from(count), f64::from(exact) / f64::from(count));
    println!("{count} predictions: {said:.3} said, {exact:.3} came true");
    // Six standard errors of the share that came true.
    assert!(count > 200 && (said - exact).abs() < 3.0 / f64::from(count).sqrt(), "{said} {exact}");
}
