//! Tests of what an archmage knows and does that a master does not.

use super::*;
use crate::computer::dice::levels::AMONG_RIVALS;
use crate::computer::dice::positions::{of, roll_or_score, view};
use crate::computer::{Level, Plays as _};
use crate::rules::chance::Chance;
use crate::rules::dice::{Beginning, Color, DiceGame, DiceSet, Face, Options};
use crate::rules::{PerSeat, Rules as _, Seat, SeatCount};

use replies::Replies;

fn seats(count: usize) -> SeatCount {
    SeatCount::try_from(count).ok().unwrap()
}

/// Plays a whole game with these levels; `look` is called with the view before each decision.
fn play(
    players: &[Level],
    magic_cards: bool,
    number: u8,
    mut look: impl FnMut(&DiceGame, &SeatView),
) -> DiceGame {
    let seats = seats(players.len());
    let chance = Chance::new([number; 32]);
    let options = Options { magic_cards, ..Options::default() };
    let beginning =
        Beginning::draw(options, &[], PerSeat::none(seats), &mut chance.set_up()).unwrap();
    let mut game = DiceGame::new(&beginning);
    let mut luck = chance.stream(u64::MAX);
    game.go_on(&chance);
    while let Some(seat) = seats.seats().find(|seat| game.asked(*seat).is_some()) {
        let view = game.seat_view(seat);
        look(&game, &view);
        let action = DiceGame::choose(players[seat.index()], &view, &mut luck).unwrap();
        let event = game.answer(seat, &action).unwrap();
        game.carry_out(event, &chance);
    }
    game
}

/// The law that makes foretelling worthwhile: masters predict what is foretold of them.
#[test]
fn masters_say_what_is_foretold() {
    let mut foretold: Vec<(u8, Seat, Prediction)> = Vec::new();
    let mut compared = 0;
    for number in 0..16 {
        let players = [Level::MASTER; 5];
        let players = &players[..2 + usize::from(number) % 4];
        foretold.clear();
        let game = play(players, number % 2 == 1, number, |game, view| {
            if let Some(Ask::Predict { boxes }) = view.ask {
                let master = Thinker { view, prices: &TUNED };
                let says = best_of(master.promises(boxes)).unwrap();
                let replies = Replies::to(view).after(says);
                let said =
                    replies.predictions.iter().filter_map(|(seat, says)| Some((seat, (*says)?)));
                foretold.extend(said.map(|(seat, says)| (game.round(), seat, says)));
            }
        });
        let table = game.table_view();
        for round in table.scored_rounds() {
            for (_, seat, says) in foretold.iter().filter(|(number, ..)| *number == round.number) {
                assert_eq!(round.predictions[*seat], Some(*says), "round {}", round.number);
                compared += 1;
            }
        }
    }
    assert!(compared > 1_000, "{compared}");
}

/// Masters are recognized by the end of a game, and so are players who are not.
#[test]
fn masters_are_recognized() {
    let players = [Level::MASTER, Level::APPRENTICE, Level::MASTER, Level::ADEPT];
    let (mut of_masters, mut of_others, mut games) = (0.0, 0.0, 0.0);
    for number in 0..20 {
        let mut last = PerSeat::all(seats(4), 0.0);
        play(&players, number % 2 == 1, number, |_, view| {
            if view.table.rounds_before.len() > 3 && matches!(view.ask, Some(Ask::Predict { .. })) {
                for (seat, likely) in recognition::masters(view).iter() {
                    if view.table.round.predictions[seat].is_none() && seat != view.seat {
                        last[seat] = *likely;
                    }
                }
            }
        });
        of_masters += f64::midpoint(last.values()[0], last.values()[2]);
        of_others += f64::midpoint(last.values()[1], last.values()[3]);
        games += 1.0;
    }
    assert!(of_masters / games > 0.8, "{}", of_masters / games);
    assert!(of_others / games < 0.2, "{}", of_others / games);
}

/// The archmage needs no random numbers, and its actions are legal with all cards and in any
/// company.
#[test]
fn whole_games_are_played_alike_whatever_the_luck() {
    for number in 0..12 {
        let levels = [Level::ARCHMAGE, Level::MASTER, Level::RANDOM, Level::ARCHMAGE, Level::ADEPT];
        let players = &levels[..2 + usize::from(number) % 4];
        let game = play(players, number % 3 > 0, number, |game, view| {
            if players[view.seat.index()] == Level::ARCHMAGE {
                let choose = |luck: u8| {
                    let luck = &mut Chance::new([luck; 32]).set_up();
                    DiceGame::choose(Level::ARCHMAGE, view, luck).unwrap()
                };
                let action = choose(1);
                assert_eq!(action, choose(2));
                assert!(game.answer(view.seat, &action).is_ok());
            }
        });
        assert!(game.is_over());
    }
}

/// All other dice are equivalent to the Seer, who needs one more green die; another player needs
/// one more blue die.
#[test]
fn dice_that_somebody_else_needs_are_rolled_again() {
    use Face::{Blue, Green, Red, Yellow};
    let view = view(0).says(0, of(3, Color::Green)).says(1, of(4, Color::Blue));
    let view = view.lying(2, [Blue, Blue, Blue, Green, Green, Red, Yellow]);
    let blue = |rolled: DiceSet| {
        rolled.dice().filter(|die| view.table.round.dice.face(*die) == Some(Blue)).count()
    };
    let archmage = Archmage { view: &view, stakes: &AMONG_RIVALS };
    let Some(Action::Roll(rolled)) = archmage.rolls_or_scores() else { panic!("it rolls") };
    assert!(blue(rolled) >= 2, "{rolled:?}");
    let luck = &mut Chance::new([2; 32]).stream(0);
    let master = archmage.thinker().action(roll_or_score(), luck);
    let Action::Roll(rolled) = master else { panic!("it rolls") };
    assert!(blue(rolled) < 2, "{rolled:?}");
}

/// An archmage who does not mind the others rolls as a master does.
#[test]
fn a_seer_who_minds_nobody_rolls_for_the_best() {
    let stakes = Stakes { prices: TUNED, in_rolling: 0.0, ..AMONG_RIVALS };
    let mut compared = 0;
    for number in 0..12 {
        play(&[Level::MASTER; 4], number % 2 == 1, number, |_, view| {
            let round = &view.table.round;
            if let Some(Ask::RollOrScore { .. }) = view.ask {
                let archmage = Archmage { view, stakes: &stakes };
                let rivalry = archmage.rivalry().unwrap();
                let master = archmage.thinker();
                let programme = master.seers_programme().unwrap();
                let lying = programme.aim().handful(&round.dice);
                let best = programme.keeps(lying, master.rolls_left());
                let rolled = rivalry.rolls(&round.dice, master.rolls_left());
                // The two may roll different dice of the same kind, so only the numbers of each
                // kind are compared.
                let of_kinds =
                    rolled.map(|rolled| programme.aim().handful(&round.dice.without(rolled)));
                let value = |kept| programme.rolling(kept, master.rolls_left() - 1);
                match (of_kinds, best) {
                    (Some(one), Some(other)) => {
                        assert!((value(one) - other.value).abs() < 1e-9);
                        compared += 1;
                    }
                    (one, other) => assert_eq!(one.is_some(), other.is_some()),
                }
            }
        });
    }
    assert!(compared > 100, "{compared}");
}
