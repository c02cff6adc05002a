//! Lines of the protocol for player programs: a question is answered or refused, and an answer is
//! taken or refused. A refused line changes nothing.
//!
//! The first character of an input chooses the level that answers a question, or the game that gets
//! an answer. The rest is the line.
#![no_main]

use std::fmt::Debug;
use std::sync::LazyLock;

use fuzz::mutation::{self, one_of};
use henge::computer::{self, Level, Plays};
use henge::protocol::{self, Speaks};
use henge::rules::cards::CardGame;
use henge::rules::chance::Chance;
use henge::rules::dice::DiceGame;
use henge::rules::{Action, OfGame, PerSeat, Seat, SeatCount, SeatView};

libfuzzer_sys::fuzz_target!(|input: &str| {
    let Some(first) = input.chars().next() else { return };
    let line = &input[first.len_utf8()..];
    match protocol::read_question(line) {
        Ok((seat, view)) => answered(first, seat, &view),
        Err(_) => {
            said(line, one_of(&CARDS, first as usize));
            said(line, one_of(&DICE, first as usize));
        }
    }
});

/// Games that wait for somebody, at several moments.
static CARDS: LazyLock<Vec<CardGame>> = LazyLock::new(|| moments(4));
static DICE: LazyLock<Vec<DiceGame>> = LazyLock::new(|| moments(3));

/// The luck of all these games.
fn chance() -> Chance {
    Chance::new([7; 32])
}

fn moments<G: Plays>(seats: usize) -> Vec<G> {
    let (chance, mut moments) = (chance(), Vec::new());
    let seats = SeatCount::try_from(seats).expect("so many play");
    let order: Vec<Seat> = seats.seats().collect();
    let options = G::Options::default();
    let Ok(beginning) = G::draw(options, &order, PerSeat::none(seats), &mut chance.set_up()) else {
        return moments;
    };
    let mut game = G::new(&beginning);
    let mut luck = chance.stream(77);
    game.go_on(&chance);
    while let Some(seat) = seats.seats().find(|seat| game.asked(*seat).is_some()) {
        moments.push(game.clone());
        let view = game.seat_view(seat);
        let action = G::choose(Level::RANDOM, &view, &mut luck).expect("it is asked");
        let answer = game.answer(seat, &action).expect("a chosen action is allowed");
        game.carry_out(answer, &chance);
    }
    moments
}

/// A question that was understood: it is written as it is read, and a computer player has an answer
/// that can be read.
fn answered(first: char, seat: Seat, view: &SeatView) {
    match view {
        OfGame::Cards(view) => written::<CardGame>(view),
        OfGame::Dice(view) => written::<DiceGame>(view),
    }
    let level = *one_of(&Level::NAMED, first as usize).expect("there are levels");
    let mut thoughts = Chance::new([3; 32]).stream(0);
    let action = computer::choose(level, view, &mut thoughts).expect("a question has an answer");
    let allowed: Vec<Action> = match view {
        OfGame::Cards(view) => view.ask.iter().flat_map(|ask| of(ask.answers())).collect(),
        OfGame::Dice(view) => view.ask.iter().flat_map(|ask| of(ask.answers())).collect(),
    };
    assert!(allowed.contains(&action), "{level} answers {action:?}, which is not offered");
    let line = protocol::answer(seat, &action).expect("an answer can be written");
    let read = match action {
        OfGame::Cards(_) => read::<CardGame>(&line),
        OfGame::Dice(_) => read::<DiceGame>(&line),
    };
    assert_eq!(read, Some((seat, action)), "{line}");
}

fn of(actions: Vec<impl Into<Action>>) -> Vec<Action> {
    actions.into_iter().map(Into::into).collect()
}

fn written<G: Speaks<SeatView: Debug>>(view: &G::SeatView)
where
    G::SeatView: Clone + Into<SeatView>,
{
    let line = protocol::question::<G>(view).expect("a view can be written");
    let line = line.expect("the seat is asked");
    let (_, again) = protocol::read_question(&line).expect("what we write is read");
    let again = match &again {
        OfGame::Cards(view) => protocol::question::<CardGame>(view),
        OfGame::Dice(view) => protocol::question::<DiceGame>(view),
    };
    assert_eq!(again.ok().flatten().as_ref(), Some(&line));
}

fn read<G: Speaks>(line: &str) -> Option<(Seat, Action)> {
    let (seat, action) = protocol::read_answer::<G>(line.as_bytes()).ok()?;
    Some((seat, action.into()))
}

/// An answer of a program to this game: it is read as it is written, and the game takes it and asks
/// on, or refuses it and waits as before.
fn said<G: Speaks + Plays>(line: &str, game: Option<&G>) {
    let Some(game) = game else { return };
    let Ok((seat, action)) = protocol::read_answer::<G>(line.as_bytes()) else { return };
    let again = protocol::answer(seat, &action.into()).expect("an answer can be written");
    assert_eq!(read::<G>(&again), Some((seat, action.into())), "{again}");
    // A program answers for its own seat alone.
    if !game.seats().has(seat) || game.asked(seat).is_none() {
        return;
    }
    let mut after = game.clone();
    match game.answer(seat, &action) {
        Ok(event) => {
            let happened = after.carry_out(event, &chance());
            let mut replayed = game.clone();
            for event in &happened {
                assert!(replayed.allows(event, &chance()), "{event:?}");
                replayed.evolve(event);
            }
            assert_eq!(replayed, after);
        }
        Err(_) => {
            let view = game.seat_view(seat);
            written::<G>(&view);
        }
    }
}

libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    mutation::mutate(data, size, max_size, seed, |text, luck| {
        let mut letters = text.chars();
        let first = letters.next().unwrap_or('a');
        format!("{first}{}", mutation::lines(letters.as_str(), luck))
    })
});
