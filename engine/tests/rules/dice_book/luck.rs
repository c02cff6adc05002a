//! The random draws, and the stream of each.

use std::collections::BTreeSet;

use engine::rules::dice::{
    Beginning, Dice, DiceSet, Event, Face, FirstSeer, MagicCard, Options, SeerRule, WizardColor,
};
use engine::rules::{Chance, PerSeat, Seat, SeatCount};

use crate::dice_book::told::Told;

/// The first Seer of four players, and the way in which they are found.
fn first_seer(rule: SeerRule, last_played: &[Seat], seed: u8) -> (usize, FirstSeer) {
    let seats = SeatCount::try_from(4_usize).unwrap();
    let order = [3, 2, 0, 1].map(Seat::new);
    let mut draws = Chance::new([seed; 32]).set_up();
    let last_played = PerSeat::from_fn(seats, |seat| last_played.contains(&seat));
    let options = Options { first_seer: rule, ..Options::default() };
    let beginning = Beginning::draw(options, &order, last_played, &mut draws).unwrap();
    (beginning.seer.index(), beginning.first)
}

#[track_caller]
fn check_drawn_among_all(rule: SeerRule, last_played: &[Seat]) {
    let drawn = (0..40).map(|seed| {
        let (seer, first) = first_seer(rule, last_played, seed);
        assert_eq!(first, FirstSeer::Drawn);
        seer
    });
    assert_eq!(drawn.collect::<BTreeSet<_>>(), (0..4).collect());
}

#[test]
fn the_first_seer_is_who_last_played_or_drawn() {
    for seed in 0..20 {
        let draw = |last_played: &[Seat]| first_seer(SeerRule::LastPlayed, last_played, seed);
        assert_eq!(draw(&[Seat::new(2)]), (2, FirstSeer::LastPlayed));
        let (seer, first) = draw(&[Seat::new(3), Seat::new(1)]);
        assert!((seer == 1 || seer == 3) && first == FirstSeer::Drawn);
    }
    check_drawn_among_all(SeerRule::LastPlayed, &[]);
}

#[test]
fn a_table_may_have_the_first_seer_drawn() {
    check_drawn_among_all(SeerRule::Drawn, &[Seat::new(2)]);
}

#[test]
fn a_table_may_choose_the_first_seer() {
    let places = [SeerRule::Player1, SeerRule::Player2, SeerRule::Player3, SeerRule::Player4];
    for (rule, seat) in places.into_iter().zip([3, 2, 0, 1]) {
        assert_eq!(first_seer(rule, &[Seat::new(2)], 7), (seat, FirstSeer::Chosen));
    }
    let nobody_there = first_seer(SeerRule::Player5, &[Seat::new(2)], 7);
    assert_eq!(nobody_there, (2, FirstSeer::LastPlayed));
    check_drawn_among_all(SeerRule::Player5, &[]);
}

#[test]
fn dice_and_cards_come_from_streams_of_their_own() {
    let mut told = Told::round(Some(MagicCard::EveryColor));
    told.predictions(["5 green", "2 blue", "2 red"]);
    told.happens(Event::WizardColor { color: WizardColor::Every });
    let mut draws = told.chance.stream(16 + 1);
    let faces: Vec<Face> = (0..7).map(|_| Face::ALL[draws.below(6) as usize]).collect();
    let dice = Dice::from(<[Face; 7]>::try_from(faces).unwrap());
    assert_eq!(told.due(), Some(Event::Roll { roll: 1, rolled: DiceSet::ALL, dice }));

    for _ in 0..3 {
        told.rolled("R R R R R R R");
    }
    told.settles();
    let place = told.chance.stream(2 * 16 + 15).below(9) as usize;
    let left: Vec<MagicCard> = MagicCard::ALL.into_iter().skip(1).collect();
    let Some(Event::Round { round: 2, magic, .. }) = told.due() else { panic!("{:?}", told.due()) };
    assert_eq!(magic, Some(left[place]));
}
