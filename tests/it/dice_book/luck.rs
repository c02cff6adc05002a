//! The random draws, and the stream of each.

use henge::rules::dice::{
    Beginning, Dice, DiceSet, Event, Face, FirstSeer, MagicCard, Options, WizardColor,
};
use henge::rules::{Chance, PerSeat, Seat, SeatCount};

use crate::dice_book::told::Told;

#[test]
fn the_first_seer_is_who_last_played_or_drawn() {
    let seats = SeatCount::try_from(4_usize).unwrap();
    let draw = |last_played: &[Seat], seed| {
        let mut draws = Chance::new([seed; 32]).set_up();
        let last_played = PerSeat::from_fn(seats, |seat| last_played.contains(&seat));
        let beginning = Beginning::draw(Options::default(), last_played, &mut draws).unwrap();
        (beginning.seer.index(), beginning.first)
    };
    for seed in 0..20 {
        assert_eq!(draw(&[Seat::new(2)], seed), (2, FirstSeer::LastPlayed));
        let (seer, first) = draw(&[Seat::new(3), Seat::new(1)], seed);
        assert!((seer == 1 || seer == 3) && first == FirstSeer::Drawn);
    }
    let mut among_all: Vec<usize> = (0..40).map(|seed| draw(&[], seed).0).collect();
    among_all.sort_unstable();
    among_all.dedup();
    assert_eq!(among_all, [0, 1, 2, 3]);
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
