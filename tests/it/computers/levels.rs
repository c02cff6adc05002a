//! The behavior of each level.

use henge::computer::{Level, Plays as _};
use henge::rules::Chance;
use henge::rules::cards::{Action, Card, CardGame, Options};

use crate::computers::whole;
use crate::tournament::tournament;

/// The levels up to master, which play a game in no time.
fn fast() -> impl Iterator<Item = Level> + Clone {
    Level::NAMED.into_iter().filter(|level| ![Level::GRANDMASTER, Level::ARCHMAGE].contains(level))
}

#[test]
fn every_level_plays_whole_games_of_every_option() {
    for ((number, (seats, options)), level) in whole::every_table().enumerate().zip(fast().cycle())
    {
        whole::play(options, seats, level, number as u8, |_, _, _| {});
    }
}

#[test]
fn the_same_view_and_luck_give_the_same_action() {
    for (number, (seats, options)) in whole::every_table().enumerate().step_by(61) {
        let mut decisions = 0;
        whole::play(options, seats, Level::MASTER, number as u8, |_, view, _| {
            decisions += 1;
            if decisions % 50 == 0 {
                let choose = || {
                    let mut luck = Chance::new([7; 32]).set_up();
                    let level = if number % 2 == 0 { Level::ARCHMAGE } else { Level::GRANDMASTER };
                    CardGame::choose(level, view, &mut luck)
                };
                let chosen: Option<Action> = choose();
                assert!(chosen.is_some());
                assert_eq!(chosen, choose());
            }
        });
    }
}

/// With the same cards and the same past, beginners expect more tricks than masters, and keep their
/// Wizards longer.
#[test]
fn beginners_hope_for_tricks_and_cling_to_wizards() {
    let (mut predicted, mut wizards) = ([0, 0], [0, 0]);
    let mut luck = Chance::new([9; 32]).set_up();
    for number in 0..20 {
        whole::play(Options::default(), 4, Level::MASTER, number, |_, view, masters| {
            let beginners = CardGame::choose(Level::BEGINNER, view, &mut luck).unwrap();
            for (who, action) in [masters, beginners].into_iter().enumerate() {
                match action {
                    Action::Predict(tricks) => predicted[who] += u32::from(tricks),
                    Action::Play(Card::Wizard) => wizards[who] += 1,
                    Action::Play(_) | Action::NameTrump(_) => {}
                }
            }
        });
    }
    assert!(predicted[1] * 10 > predicted[0] * 11, "{predicted:?} tricks");
    assert!(wizards[1] * 10 < wizards[0] * 9, "{wizards:?} Wizards");
}

/// Checks that each of these levels wins more than half of its games, two and two, against the level
/// before it, but not many more: the standard error is about 3 %.
fn check_dial(game: &str, levels: impl Iterator<Item = Level> + Clone) {
    for (weaker, stronger) in levels.clone().zip(levels.skip(1)) {
        let arguments = format!("--game {game} --players 4 --games 200 --seed dial");
        let seats = format!("{stronger},{weaker},{stronger},{weaker}");
        let standings = tournament(&arguments, &seats);
        let wins = standings["entrants"][0]["win-share"]["mean"].as_f64().unwrap();
        assert!((0.5..0.7).contains(&wins), "{game}: {stronger} wins {wins} against {weaker}");
    }
}

#[test]
fn each_level_is_stronger_at_cards_than_the_one_before() {
    check_dial("cards", fast().skip(1));
}

#[test]
fn each_level_is_stronger_at_dice_than_the_one_before() {
    check_dial("dice", fast().skip(1));
}
