//! The worked examples of the rule books, replayed.

use engine::rules::cards::scoring::final_places;
use engine::rules::cards::{
    Action, Ask, Beginning, Card, CardGame, CardSet, Event, Options, RoundScore, Suit, Ties,
};
use engine::rules::{Chance, PerSeat, Rules as _, Seat, SeatCount};

fn three() -> SeatCount {
    3_usize.try_into().unwrap()
}

fn each(values: [i16; 3]) -> PerSeat<i16> {
    PerSeat::from_fn(three(), |seat| values[seat.index()])
}

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// A game of three players in which seat 2 deals the first round.
fn game(options: Options) -> CardGame {
    let suits =
        options.unicolore.then(|| PerSeat::from_fn(three(), |seat| Suit::ALL[seat.index()]));
    CardGame::new(&Beginning { seats: three(), options, dealer: seat(2), suits })
}

fn no_luck() -> Chance {
    Chance::new([0; 32])
}

/// Plays a round of which only the predictions and the winner of each trick are known, and scores
/// it.
fn score(game: &mut CardGame, round: u8, predictions: [u8; 3], winners: &[u8]) -> Event {
    let dealer = seat((round + 1) % 3);
    game.evolve(&Event::Round { round, cards: winners.len() as u8, dealer });
    game.evolve(&Event::Deal { hands: PerSeat::none(three()), turned: None });
    game.evolve(&Event::Trump { suit: None, by: None });
    for (seat, tricks) in three().seats().zip(predictions) {
        game.evolve(&Event::Predict { seat, tricks });
    }
    for winner in winners {
        game.evolve(&Event::Trick { winner: seat(*winner) });
    }
    let scored = game.consequence(&no_luck()).unwrap();
    game.evolve(&scored);
    scored
}

/// In both books: Thomas (Paul), Ute (Thomas) and Kevin (Marie).
#[test]
fn the_first_two_rounds_of_both_books() {
    let mut game = game(Options::default());
    let first = score(&mut game, 1, [0, 1, 1], &[2]);
    assert_eq!(first, Event::Score { points: each([20, -10, 30]), totals: each([20, -10, 30]) });
    let second = score(&mut game, 2, [2, 0, 0], &[0, 2]);
    assert_eq!(second, Event::Score { points: each([-10, 20, -10]), totals: each([10, 10, 20]) });
}

/// A round with this deal, after the predictions, which are all 0.
fn dealt(options: Options, hands: [&str; 3], trump: Option<Suit>) -> CardGame {
    let mut game = game(options);
    let hands = PerSeat::from_fn(three(), |seat| cards(hands[seat.index()]));
    game.evolve(&Event::Round { round: 1, cards: hands[seat(0)].len() as u8, dealer: seat(2) });
    game.evolve(&Event::Deal { hands, turned: None });
    game.evolve(&Event::Trump { suit: trump, by: None });
    for seat in three().seats() {
        game.evolve(&Event::Predict { seat, tricks: 0 });
    }
    game
}

fn play(game: &mut CardGame, index: u8, card: &str) -> Vec<Event> {
    let action = Action::Play(card.parse().unwrap());
    let answer = game.answer(seat(index), &action).unwrap();
    game.carry_out(answer, &no_luck())
}

#[track_caller]
fn check_may_play(game: &CardGame, index: u8, expected: &str) {
    assert_eq!(game.asked(seat(index)), Some(Ask::Play { playable: cards(expected) }));
}

#[test]
fn a_jester_led_then_a_wizard_frees_everybody() {
    let hands = ["J B1 B2", "W R5 R6", "B7 R7 Y1"];
    let mut game = dealt(Options::default(), hands, Some(Suit::Red));
    check_may_play(&game, 0, "J B1 B2");
    play(&mut game, 0, "J");
    check_may_play(&game, 1, "W R5 R6");
    play(&mut game, 1, "W");
    check_may_play(&game, 2, "B7 R7 Y1");
    let events = play(&mut game, 2, "Y1");
    assert_eq!(events[1..], [Event::Trick { winner: seat(1) }]);
}

#[test]
fn after_a_jester_the_first_suit_is_to_be_followed() {
    let hands = ["J B1 B2", "B3 R5 R6", "B7 R7 W"];
    let mut game = dealt(Options::default(), hands, Some(Suit::Red));
    play(&mut game, 0, "J");
    play(&mut game, 1, "B3");
    check_may_play(&game, 2, "B7 W");
}

#[test]
fn who_wins_the_trick_leads_the_next_and_the_last_trick_plays_itself() {
    let hands = ["B1 R1", "B3 Y5", "B7 W"];
    let mut game = dealt(Options::default(), hands, None);
    play(&mut game, 0, "B1");
    play(&mut game, 1, "B3");
    let events = play(&mut game, 2, "B7");
    let by = |index: u8, card: &str| Event::Play { seat: seat(index), card: card.parse().unwrap() };
    let expected = [
        by(2, "B7"),
        Event::Trick { winner: seat(2) },
        by(2, "W"),
        by(0, "R1"),
        by(1, "Y5"),
        Event::Trick { winner: seat(2) },
        Event::Score { points: each([20, 20, -20]), totals: each([20, 20, -20]) },
    ];
    assert_eq!(events[..7], expected);
    assert!(matches!(events[7..], [Event::Round { round: 2, .. }, Event::Deal { .. }, ..]));
}

#[test]
fn in_unicolore_nothing_is_to_be_followed_and_of_equals_the_first_wins() {
    let unicolore = Options { unicolore: true, ..Options::default() };
    let hands = ["B9 B1 J", "G2 G9 W", "R9 R3 J"];
    let mut game = dealt(unicolore, hands, None);
    play(&mut game, 0, "B9");
    check_may_play(&game, 1, "G2 G9 W");
    play(&mut game, 1, "G9");
    check_may_play(&game, 2, "R9 R3 J");
    let events = play(&mut game, 2, "R9");
    assert_eq!(events[1..], [Event::Trick { winner: seat(0) }]);
}

fn round(predictions: [u8; 3], won: [u8; 3], points: [i16; 3]) -> RoundScore {
    let of = |values: [u8; 3]| PerSeat::from_fn(three(), |seat| values[seat.index()]);
    let (predictions, won, points) = (of(predictions), of(won), each(points));
    RoundScore { cards: 3, predictions, won, points, totals: points }
}

#[track_caller]
fn check_places(ties: Ties, totals: [i16; 3], rounds: &[RoundScore], expected: [u8; 3]) {
    assert_eq!(final_places(ties, &each(totals), rounds).values(), expected);
}

#[test]
fn equal_totals_share_the_place_but_in_tournaments_more_exact_rounds_come_first() {
    let exact_twice = [
        round([0, 2, 1], [0, 2, 1], [20, 40, 30]),
        round([0, 1, 1], [0, 0, 3], [20, -10, -20]),
        round([3, 1, 0], [2, 0, 1], [-10, 0, -10]),
    ];
    check_places(Ties::Shared, [30, 30, 0], &exact_twice, [1, 1, 3]);
    check_places(Ties::Tournament, [30, 30, 0], &exact_twice, [1, 2, 3]);
}

#[test]
fn then_the_better_best_round_comes_first_then_the_place_is_shared() {
    let rounds =
        [round([2, 0, 0], [2, 0, 0], [40, 20, 20]), round([0, 1, 1], [3, 2, 2], [-30, -10, -10])];
    check_places(Ties::Tournament, [10, 10, 10], &rounds, [1, 2, 2]);
    check_places(Ties::Shared, [10, 10, 10], &rounds, [1, 1, 1]);
}

#[test]
fn a_better_total_beats_every_tie_break() {
    let rounds = [round([2, 0, 0], [2, 1, 1], [40, -10, -10])];
    check_places(Ties::Tournament, [40, 50, -10], &rounds, [2, 1, 3]);
}
