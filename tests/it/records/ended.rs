//! A finished game is defined by its events, whatever the current rules would make of it.

use henge::computer::Level;
use henge::rules::cards::{self, CardGame};
use henge::rules::dice::{self, DiceGame};
use henge::rules::{Chance, PerSeat, Rules};

use crate::records::text::simulation;

/// The totals in the last event; no game of three players ends with these.
fn stated() -> PerSeat<i16> {
    PerSeat::from_fn(3_usize.try_into().unwrap(), |seat| 1000 + seat.index() as i16)
}

fn places() -> PerSeat<u8> {
    PerSeat::from_fn(stated().seats(), |seat| 3 - seat.index() as u8)
}

/// Replays a game of three players, with this event instead of its last one.
fn ended_with<G: Rules>(end: &G::Event) -> G {
    let nobody = PerSeat::none(stated().seats());
    let draws = &mut Chance::new([0; 32]).set_up();
    let Ok(beginning) = G::draw(G::Options::default(), &[], nobody, draws) else {
        panic!("three may play")
    };
    let mut game = G::new(&beginning);
    let record = simulation(G::Options::default(), 3, Level::RANDOM, "ended").play(0).unwrap();
    let (_, before) = record.events.split_last().unwrap();
    for line in before {
        game.evolve(&serde_json::from_str(line).unwrap());
    }
    assert!(!game.is_over());
    game.evolve(end);
    let result = game.result().unwrap();
    assert_eq!((result.totals, result.places), (stated(), places()));
    game
}

#[test]
fn a_finished_card_game_has_the_totals_and_places_that_were_written_down() {
    let end = cards::Event::End { totals: stated(), places: places() };
    let view = ended_with::<CardGame>(&end).table_view();
    assert_eq!((view.totals, view.places), (stated(), Some(places())));
}

#[test]
fn a_finished_dice_game_has_the_totals_xs_and_places_that_were_written_down() {
    let (xs, jester_scores) = (places().map(|place| 30 + place), places().map(|place| 20 + place));
    let end = dice::Event::End { totals: stated(), xs, jester_scores, places: places() };
    let view = ended_with::<DiceGame>(&end).table_view();
    assert_eq!((view.totals, view.places), (stated(), Some(places())));
    assert_eq!((view.xs, view.jester_scores), (xs, jester_scores));
}
