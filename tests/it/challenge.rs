//! The same deal as in a game that is over: another person has the same cards and dice.

use henge::computer::Level;
use henge::history::record_of;
use henge::record::verify;
use henge::rules::GameKind;
use henge::rules::Options;
use henge::solo::{Attempt, Course, SameDeal};
use henge::table::{Person, Player, Table, UserId};
use proptest::prelude::*;
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use serde_json::Value;

use crate::daily::answers;
use crate::history::played::{Played, every_option};

fn cai() -> Person {
    Person { id: UserId::new(9), name: "Cai".to_owned() }
}

/// A game between people, played at random with this randomness.
fn played(options: Options, seats: usize, luck: u64) -> Played {
    let names: Vec<String> = (1..=seats).map(|seat| format!("Person {seat}")).collect();
    Played::play(options, &names, &mut StdRng::seed_from_u64(luck), None)
}

/// The same deal between players who think for no time.
pub fn quick(table: &Table) -> SameDeal {
    let mut same = SameDeal::of(table).unwrap();
    for other in &mut same.setting.others {
        *other = other.clone().at_level(Level::RANDOM);
    }
    same
}

/// A whole game of Cai's, with these picks; all positions, the last one over.
pub fn play(same: &SameDeal, mut pick: impl FnMut(usize) -> usize) -> Vec<(Attempt, Course)> {
    let mut attempt = same.setting.begun();
    let mut positions = Vec::new();
    loop {
        let course = same.setting.look(&attempt, &cai()).unwrap();
        positions.push((attempt.clone(), course.clone()));
        if course.is_over {
            return positions;
        }
        let answers = answers(&course);
        let action = answers[pick(answers.len()) % answers.len()];
        attempt = same.setting.with(&attempt, action).unwrap();
    }
}

/// The lines of a record in which luck is said, as far as it does not depend on anybody's choices:
/// deals and dealers of cards, and the first roll of all dice in each round.
fn luck_of(record: &str) -> Vec<Value> {
    let lines = record.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap());
    let is_luck = |line: &Value| match line["event"].as_str().unwrap() {
        "deal" => true,
        "roll" => line["roll"] == 1 && line["rolled"].as_array().unwrap().len() == 7,
        "round" => line.get("dealer").is_some(),
        _ => false,
    };
    lines.filter(is_luck).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn it_deals_the_same_in_each_round(
        of in any::<prop::sample::Index>(),
        luck in any::<u64>(),
        picks in prop::collection::vec(any::<u16>(), 1..40),
    ) {
        let all = every_option();
        let (options, seats) = all[of.index(all.len())];
        let original = played(options, seats, luck);
        let same = quick(&original.table);
        let mut picks = picks.into_iter().cycle().map(usize::from);
        let positions = play(&same, |_| picks.next().unwrap());
        let (attempt, course) = positions.last().unwrap();
        let read = same.setting.read(&attempt.text()).unwrap();
        prop_assert!(read == *attempt);

        let record = same.setting.record(attempt, &cai()).unwrap().text();
        let first = record_of(&original.table, original.log.clone()).unwrap().text();
        let (again, first) = (luck_of(&record), luck_of(&first));
        // A game of dice lasts until somebody has enough Xs.
        let common = again.len().min(first.len());
        prop_assert!(common > 0);
        prop_assert_eq!(&again[..common], &first[..common]);
        if options.kind() == GameKind::Cards {
            prop_assert_eq!(again.len(), first.len());
            prop_assert_eq!(course.totals.len(), same.finished.totals.len());
        }

        // The record says that its luck was known, for the program and for anybody else.
        let verified = verify(&record).unwrap();
        prop_assert_eq!(verified.repeats, [original.table.id.get()]);
        prop_assert!(referee::check(&record).is_ok());
        let number = format!("\"repeats\":\"{}\"", original.table.id);
        prop_assert!(record.contains(&number));
        let other = record.replacen(&number, "\"repeats\":\"7\"", 1);
        prop_assert_eq!(verify(&other).unwrap_err().line, 1);
    }
}

/// A short game of cards between four people.
fn short() -> Played {
    let rounds = henge::rules::cards::Rounds::Short;
    let options = henge::rules::cards::Options { rounds, ..Default::default() };
    played(options.into(), 4, 1)
}

#[test]
fn cai_plays_the_seat_of_the_best_person_against_masters_on_the_other_seats() {
    let original = short();
    let same = SameDeal::of(&original.table).unwrap();
    let board = original.table.public_view();
    let players = board.players();
    let seat = players.iter().position(|player| player.is(same.of.id)).unwrap();
    let course = same.setting.look(&Attempt::default(), &cai()).unwrap();
    assert_eq!(course.own.seat.index(), seat);
    for (number, player) in course.own.table.players().iter().enumerate() {
        match player {
            Player::Person(person) => assert!(number == seat && *person == cai()),
            Player::Computer { level, name } => {
                assert_eq!(*level, Level::MASTER);
                assert!(players.iter().all(|before| before.name() != name));
            }
            Player::StandIn { .. } | Player::Newcomer { .. } => panic!("{player:?}"),
        }
    }
    let best = original.seen.last().unwrap().seats[seat].clone();
    let henge::rules::OfGame::Cards(best) = best else { panic!("a game of cards") };
    assert_eq!(best.table.places.unwrap()[course.own.seat], 1);
    assert_eq!(same.finished.points(), best.table.totals[course.own.seat]);
    assert_eq!(same.others.len(), 3);
}

#[test]
fn everybody_who_had_a_seat_knows_the_cards() {
    let same = SameDeal::of(&short().table).unwrap();
    assert!((1..=4).all(|person| same.is_known_to(UserId::new(person))));
    assert!(!same.is_known_to(cai().id));
}

#[test]
fn a_game_that_was_ended_early_is_not_repeated() {
    let names: Vec<String> = (1..=3).map(|seat| format!("Person {seat}")).collect();
    let mut luck = StdRng::seed_from_u64(2);
    for kind in [GameKind::Cards, GameKind::Dice] {
        let ended = Played::play(Options::classic(kind), &names, &mut luck, Some(5));
        assert!(SameDeal::of(&ended.table).is_none());
    }
}

#[test]
fn computers_decide_the_same_in_the_same_position() {
    let same = SameDeal::of(&short().table).unwrap();
    let [one, other] = [0, 0].map(|first| play(&same, |_| first));
    let texts = |positions: &[(Attempt, Course)]| -> Vec<String> {
        positions.iter().map(|(attempt, _)| attempt.text()).collect()
    };
    assert_eq!(texts(&one), texts(&other));
}
