//! A master's judgment of others' choices, in positions where the right choice is obvious.

use henge::computer::advice::{Effort, judged};
use henge::computer::hint::hint;
use henge::computer::{Level, Plays, Search};
use henge::rules::cards::{self, Card, CardGame, CardSet, Rank, Suit};
use henge::rules::dice::{self, DiceGame};
use henge::rules::{Chance, PerSeat, Rules, Seat, SeatCount, SeatView};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::shared::told::{HARRY, MINERVA, PLAIN, Told, set};

/// Checks that the right choice costs nothing, and the wrong one at least this number of points.
#[track_caller]
fn check<G: Plays>(game: &G, seat: Seat, right: G::Action, wrong: G::Action, points: f64) {
    let view = game.seat_view(seat);
    let cost = |done| judged::<G>(&view, done).unwrap().cost;
    assert!(cost(right) < 0.5, "{right} costs {}", cost(right));
    assert!(cost(wrong) >= points, "{wrong} costs {}", cost(wrong));
}

pub fn suited(suit: Suit, rank: u8) -> Card {
    Card::Suited(suit, Rank::new(rank).unwrap())
}

/// A round of three players with these hands before anybody has predicted; seat 0 leads.
pub fn dealt(hands: [&[Card]; 3]) -> CardGame {
    let seats = SeatCount::try_from(3_usize).unwrap();
    let options = cards::Options::default();
    let dealer = Seat::new(2);
    let beginning = cards::Beginning { seats, options, dealer, suits: None };
    let mut game = CardGame::new(&beginning);
    let count = hands[0].len() as u8;
    let hands = PerSeat::from_fn(seats, |seat| {
        hands[seat.index()].iter().fold(CardSet::EMPTY, |hand, card| hand.with(*card))
    });
    game.evolve(&cards::Event::Round { round: count, cards: count, dealer });
    game.evolve(&cards::Event::Deal { hands, turned: Some(suited(Suit::Red, 5)) });
    game.evolve(&cards::Event::Trump { suit: Some(Suit::Red), by: None });
    game
}

pub fn predicted(mut game: CardGame, said: [u8; 3]) -> CardGame {
    for (seat, tricks) in (0..).map(Seat::new).zip(said) {
        game.evolve(&cards::Event::Predict { seat, tricks });
    }
    game
}

#[test]
fn with_one_card_a_wizard_wins_and_a_jester_does_not() {
    use cards::Action::Predict;
    let low = suited(Suit::Blue, 4);
    check(&dealt([&[Card::Wizard], &[low], &[low]]), Seat::new(0), Predict(1), Predict(0), 10.0);
    check(&dealt([&[Card::Jester], &[low], &[low]]), Seat::new(0), Predict(0), Predict(1), 10.0);
    let after = |hands, said| {
        let mut game = dealt(hands);
        game.evolve(&cards::Event::Predict { seat: Seat::new(0), tricks: said });
        game
    };
    let game = after([&[low], &[Card::Wizard], &[low]], 0);
    check(&game, Seat::new(1), Predict(1), Predict(0), 10.0);
}

#[test]
fn a_dangerous_card_goes_where_it_cannot_win() {
    // A Wizard wins the trick, so a player who wants no more tricks gets rid of the highest trump
    // and keeps the Jester.
    let (high, low) = (suited(Suit::Red, 13), suited(Suit::Blue, 2));
    let hands: [&[Card]; 3] = [&[Card::Wizard, low], &[high, Card::Jester], &[low, low]];
    let mut game = predicted(dealt(hands), [1, 0, 0]);
    game.evolve(&cards::Event::Play { seat: Seat::new(0), card: Card::Wizard });
    check(&game, Seat::new(1), cards::Action::Play(high), cards::Action::Play(Card::Jester), 10.0);
}

/// The Seer has predicted this, Harry two blue and Gregor one yellow; then these dice are on the
/// table.
pub fn rolled(seers: &str, faces: &str) -> Told {
    let mut told = Told::round(None);
    told.rolled(faces);
    told.predictions([seers, "2 blue", "1 yellow"]);
    told.named(None);
    told.rolled(faces);
    told
}

#[test]
fn what_is_hit_is_scored() {
    let again = dice::Action::Roll(set(&[0, 1, 2, 3, 4, 5, 6]));
    check(&rolled("2 red", "R R B G G Y J").game, MINERVA, PLAIN, again, 1.0);
    // The Seer is short of a red die and will roll again, while two blue are safe now.
    check(&rolled("3 red", "R R B B G Y J").game, HARRY, PLAIN, dice::Action::Stay, 0.3);
}

#[test]
fn what_is_missed_is_rolled_again_and_what_helps_is_kept() {
    let told = rolled("3 green", "G G B Y J B Y");
    check(&told.game, MINERVA, dice::Action::Roll(set(&[2, 3, 5, 6])), PLAIN, 0.5);
    let spoils = dice::Action::Roll(set(&[0, 1]));
    check(&told.game, MINERVA, dice::Action::Roll(set(&[2, 3, 5, 6])), spoils, 0.5);
}

/// A search in very few worlds.
const LITTLE: Effort = Effort { choosing: 2, measuring: 2, deals: 1 };

/// Checks that at a third of the decisions a hint and the judgment of a master, and at one in twelve
/// that of a search, are the same in another world that looks the same.
fn knows_no_more<G: Plays<SeatView: Into<SeatView>>>(beginning: &G::Beginning, number: u8) {
    let chance = Chance::new([number; 32]);
    let (mut thoughts, mut luck) = (chance.stream(9), StdRng::seed_from_u64(number.into()));
    let mut game = G::new(beginning);
    game.go_on(&chance);
    while let Some(seat) = game.seats().seats().find(|seat| game.asked(*seat).is_some()) {
        let view = game.seat_view(seat);
        let action = G::choose(Level::RANDOM, &view, &mut thoughts).unwrap();
        if luck.random_ratio(2, 3) {
            game.carry_out(game.answer(seat, &action).unwrap(), &chance);
            continue;
        }
        let other = game.another_world(Some(seat), &mut luck).seat_view(seat);
        assert_eq!(judged::<G>(&view, action), judged::<G>(&other, action));
        assert_eq!(hint(&view.clone().into()), hint(&other.clone().into()));
        if luck.random_ratio(1, 8) {
            let Search { measured, compared, .. } = G::SEARCH;
            let luck = || Chance::new([1; 32]).set_up();
            let [here, there] =
                [&view, &other].map(|view| measured(view, action, &LITTLE, &mut luck()));
            assert_eq!(here, there);
            let others = G::answers(&view);
            let [here, there] =
                [&view, &other].map(|view| compared(view, (action, &others), &LITTLE, &mut luck()));
            assert_eq!((&here, here.len()), (&there, others.len()));
        }
        let answer = game.answer(seat, &action).unwrap();
        game.carry_out(answer, &chance);
    }
}

#[test]
fn a_judge_knows_no_more_than_the_seat_did() {
    for number in 0..6 {
        let seats = SeatCount::try_from(3 + usize::from(number) % 3).unwrap();
        let draws = &mut Chance::new([number; 32]).set_up();
        let options = cards::Options::every_combination(seats)[usize::from(number) * 17];
        let nobody = PerSeat::none(seats);
        knows_no_more::<CardGame>(&CardGame::draw(options, &[], nobody, draws).unwrap(), number);
        let options = dice::Options { magic_cards: number % 2 == 0, ..dice::Options::default() };
        knows_no_more::<DiceGame>(&DiceGame::draw(options, &[], nobody, draws).unwrap(), number);
    }
}
