//! Tablets: what is entered about a game gives the scores of the rules, and an entry that is taken
//! back leaves nothing.

use henge::computer::{Level, Plays};
use henge::rules::cards::{self, Bidding, CardGame, PlusMinusOne, Rounds};
use henge::rules::dice::{
    self, Color, DiceGame, MagicCard, Mark, Number, Prediction, Scoring, Strike, Target,
};
use henge::rules::{Chance, OfGame, Options, PerSeat, Rules, Seat, SeatCount};
use henge::table::{ChannelId, GuildId, Location, Person, PressId, UserId};
use henge::tablet::{Due, Entry, Item, Letters, Named, Refusal, Sheet, Tablet};
use proptest::prelude::*;
use proptest::sample::select;

fn seats(count: usize) -> SeatCount {
    SeatCount::try_from(count).unwrap()
}

fn tablet(options: impl Into<Options>, count: usize, first: Seat) -> Tablet {
    let scribe = Person { id: UserId::new(1), name: "Ada".to_owned() };
    let names = ["Ben", "Cy", "Di", "Eve", "Finn"].map(|name| Named::Name(name.to_owned()));
    let players = [Named::Person(scribe.clone())].into_iter().chain(names).take(count);
    Tablet {
        id: PressId::new(7),
        location: Location { guild: GuildId::new(1), channel: ChannelId::new(2) },
        scribe,
        options: options.into(),
        players: players.collect(),
        first,
        log: Vec::new(),
        draft: None,
        is_continued: false,
    }
}

/// Enters this, as it is stored.
#[track_caller]
fn enter(tablet: &mut Tablet, entry: &Entry) -> Sheet {
    let stored: Entry = entry.to_string().parse().unwrap();
    assert_eq!(stored, *entry);
    let sheet = tablet.with(stored.clone()).unwrap_or_else(|refusal| panic!("{entry}: {refusal}"));
    tablet.log.push(stored);
    sheet
}

fn numbers(numbers: &PerSeat<u8>) -> Entry {
    Entry::Line(numbers.values().iter().copied().map(Item::Number).collect())
}

/// A whole game of computer players with this seed.
fn played<G: Rules + Plays>(beginning: &G::Beginning, seed: u64) -> G {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    let (chance, mut luck) = (Chance::new(bytes), Chance::new([8; 32]).stream(seed));
    let mut game = G::new(beginning);
    game.go_on(&chance);
    while let Some(seat) = game.seats().seats().find(|seat| game.asked(*seat).is_some()) {
        let view = game.seat_view(seat);
        let action = G::choose(Level::RANDOM, &view, &mut luck).unwrap();
        let answer = game.answer(seat, &action).unwrap();
        game.carry_out(answer, &chance);
    }
    game
}

/// Takes the last entry back and enters it again: nothing is left of either.
fn undo_and_redo(tablet: &mut Tablet, before: &Sheet, entry: &Entry) {
    let after = enter(tablet, entry);
    assert_eq!(enter(tablet, &Entry::Undo), *before);
    assert_eq!(enter(tablet, entry), after);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_entered_about_a_card_game_gives_its_scores(
        count in 3..=6_usize, which in any::<prop::sample::Index>(), seed in any::<u64>()
    ) {
        let seats = seats(count);
        let every = cards::Options::every_combination(seats);
        let options = every[which.index(every.len())];
        let beginning =
            cards::Beginning::draw(options, seats, &mut Chance::new([3; 32]).stream(seed)).unwrap();
        let game: CardGame = played(&beginning, seed);
        let mut tablet = tablet(options, count, beginning.dealer);
        for (round, score) in game.sheet().iter().enumerate() {
            let sheet = tablet.sheet().unwrap();
            prop_assert_eq!(sheet.due(), Due::Predictions);
            prop_assert_eq!(usize::from(sheet.step), 2 * round);
            undo_and_redo(&mut tablet, &sheet, &numbers(&score.predictions));
            let sheet = enter(&mut tablet, &numbers(&score.won));
            let OfGame::Cards(kept) = &sheet.game else { unreachable!() };
            prop_assert_eq!(kept.sheet().last(), Some(score));
        }
        let sheet = tablet.sheet().unwrap();
        let OfGame::Cards(kept) = &sheet.game else { unreachable!() };
        prop_assert_eq!(sheet.due(), Due::Nothing);
        prop_assert_eq!(kept.sheet(), game.sheet());
        prop_assert_eq!(kept.result(), game.result());
        prop_assert_eq!(tablet.with(numbers(&PerSeat::all(seats, 0))), Err(Refusal::NotDue));
    }

    #[test]
    fn what_is_entered_about_a_dice_game_gives_its_scores(
        count in 2..=5_usize, target in select(vec![Target::Nine, Target::Twelve]),
        magic_cards in any::<bool>(), seed in any::<u64>()
    ) {
        let seats = seats(count);
        let options = dice::Options { target, magic_cards, ..dice::Options::default() };
        let mut draws = Chance::new([3; 32]).stream(seed);
        let last = PerSeat::none(seats);
        let beginning = dice::Beginning::draw(options, &[], last, &mut draws).unwrap();
        let game: DiceGame = played(&beginning, seed);
        let mut tablet = tablet(options, count, beginning.seer);
        let view = game.table_view();
        for round in view.scored_rounds() {
            if let Some(card) = round.magic {
                enter(&mut tablet, &Entry::Magic(card));
            }
            let sheet = tablet.sheet().unwrap();
            let OfGame::Dice(kept) = &sheet.game else { unreachable!() };
            prop_assert_eq!(kept.table_view().round.seer, round.seer);
            let said = seats.seats().map(|seat| {
                let struck = match round.strikes[seat] {
                    Strike::Box(struck) => Some(struck.number),
                    Strike::Nothing | Strike::Undecided => None,
                };
                Item::Box(round.predictions[seat].unwrap(), struck)
            });
            undo_and_redo(&mut tablet, &sheet, &Entry::Line(said.collect()));
            let scored = seats.seats().map(|seat| {
                let result = round.scores[seat].unwrap().result;
                match result.scoring {
                    Scoring::Prediction => Item::Number(result.count),
                    Scoring::JesterScore => Item::Jesters(Number::new(result.jesters).unwrap()),
                }
            });
            enter(&mut tablet, &Entry::Line(scored.collect()));
        }
        let sheet = tablet.sheet().unwrap();
        let OfGame::Dice(kept) = &sheet.game else { unreachable!() };
        prop_assert_eq!(kept.pages(), game.pages());
        prop_assert_eq!(kept.totals(), game.totals());
        prop_assert_eq!(kept.places(), game.places());
        prop_assert!(sheet.is_over());
    }

    /// The laws of a line, as the books say them.
    #[test]
    fn a_line_is_accepted_if_it_keeps_the_laws_and_not_otherwise(
        count in 3..=6_usize, strict in any::<bool>(),
        lines in prop::collection::vec(prop::collection::vec(0..4_u8, 6), 1..40)
    ) {
        let plus_minus_one = if strict { PlusMinusOne::Strict } else { PlusMinusOne::Off };
        let options = cards::Options { plus_minus_one, ..cards::Options::default() };
        let mut tablet = tablet(options, count, Seat::new(1));
        for line in lines {
            let sheet = tablet.sheet().unwrap();
            let OfGame::Cards(game) = &sheet.game else { unreachable!() };
            let (cards, line) = (game.table_view().cards, &line[..count]);
            let sum: u8 = line.iter().sum();
            let fits = line.iter().all(|number| *number <= cards);
            let is_legal = fits && match sheet.due() {
                Due::Predictions => !strict || sum != cards,
                Due::Results => sum == cards,
                Due::MagicCard | Due::Nothing => unreachable!(),
            };
            let entry = Entry::Line(line.iter().copied().map(Item::Number).collect());
            prop_assert_eq!(tablet.with(entry.clone()).is_ok(), is_legal, "{} at {}", entry, cards);
            if is_legal {
                undo_and_redo(&mut tablet, &sheet, &entry);
            }
        }
    }

    /// Whatever order people press in, their own numbers make the line.
    #[test]
    fn everybody_may_enter_their_own(order in Just(vec![0, 1, 2]).prop_shuffle(), said in prop::array::uniform3(0..2_u8)) {
        let mut tablet = tablet(cards::Options::default(), 3, Seat::new(0));
        let entry = numbers(&PerSeat::from_fn(seats(3), |seat| said[seat.index()]));
        let line = tablet.with(entry).unwrap();
        for (place, seat) in order.into_iter().enumerate() {
            let own = Entry::Own(Seat::new(seat), Item::Number(said[usize::from(seat)]));
            let sheet = enter(&mut tablet, &own);
            prop_assert_eq!(sheet.step, u16::from(place == 2));
        }
        prop_assert_eq!(tablet.sheet().unwrap().game, line.game);
        let without_last = enter(&mut tablet, &Entry::Undo);
        prop_assert_eq!(without_last.own.values().iter().flatten().count(), 2);
    }
}

/// Reads and enters a line, as somebody types it in English.
fn types(tablet: &mut Tablet, line: &str) -> Result<Sheet, Refusal> {
    let colors = [('b', Color::Blue), ('g', Color::Green), ('r', Color::Red), ('y', Color::Yellow)];
    let letters = Letters { colors: colors.to_vec(), jesters: vec!['j'] };
    let items = tablet.sheet()?.read(line, tablet.players.len(), &letters)?;
    let sheet = tablet.with(Entry::Line(items.clone()))?;
    tablet.log.push(Entry::Line(items));
    Ok(sheet)
}

fn totals(sheet: &Sheet) -> Vec<i16> {
    match &sheet.game {
        OfGame::Cards(game) => game.totals().values().to_vec(),
        OfGame::Dice(game) => game.totals().values().to_vec(),
    }
}

#[test]
fn the_first_two_rounds_of_the_books() {
    let mut tablet = tablet(cards::Options::default(), 3, Seat::new(0));
    types(&mut tablet, "0 1 1").unwrap();
    assert_eq!(totals(&types(&mut tablet, "0 0 1").unwrap()), [20, -10, 30]);
    types(&mut tablet, "2 0 0").unwrap();
    assert_eq!(totals(&types(&mut tablet, "1 0 1").unwrap()), [10, 10, 20]);
}

#[test]
fn what_breaks_a_rule_says_which_and_for_whom() {
    let options =
        cards::Options { plus_minus_one: PlusMinusOne::Strict, ..cards::Options::default() };
    let mut tablet = tablet(options, 3, Seat::new(0));
    let dealer = Seat::new(0);
    for (line, refusal) in [
        ("0 1", Refusal::Count { wanted: 3, typed: 2 }),
        ("0 1 2 0", Refusal::Count { wanted: 3, typed: 4 }),
        ("0 one 0", Refusal::NotUnderstood),
        ("0 2 0", Refusal::MoreThanCards { seat: Seat::new(1), cards: 1 }),
        ("1 0 0", Refusal::AddsUp { seat: dealer, cards: 1 }),
    ] {
        assert_eq!(types(&mut tablet, line), Err(refusal), "{line}");
    }
    types(&mut tablet, "110").unwrap();
    for (line, sum) in [("0 0 0", 0), ("1 1 0", 2)] {
        assert_eq!(types(&mut tablet, line), Err(Refusal::Sum { sum, cards: 1 }), "{line}");
    }
    assert!(tablet.log.len() == 1, "a refusal changes nothing");
}

#[test]
fn the_examples_of_the_dice_book() {
    let options = dice::Options { magic_cards: true, ..dice::Options::default() };
    let mut tablet = tablet(options, 3, Seat::new(0));
    let mut draw = |card| enter(&mut tablet, &Entry::Magic(card));
    draw(MagicCard::EveryColor);
    types(&mut tablet, "5y 3y 2r").unwrap();
    let sheet = types(&mut tablet, "5 5 1").unwrap();
    // Two Xs for five yellow; four for three yellow of which five count.
    assert_eq!(totals(&sheet), [10, -4, -2]);
    enter(&mut tablet, &Entry::Magic(MagicCard::SameColumn));
    types(&mut tablet, "3y 3g 2b").unwrap();
    let sheet = types(&mut tablet, "j3 3 j3").unwrap();
    // Three Jesters: Xs in both boxes for three yellow; nothing for two blue.
    assert_eq!(totals(&sheet), [13, -1, -2]);
    enter(&mut tablet, &Entry::Magic(MagicCard::CrossOut));
    assert_eq!(
        types(&mut tablet, "4g 5yx3 4bx2").unwrap_err(),
        Refusal::NothingToStrike { seat: Seat::new(2) }
    );
    assert_eq!(
        types(&mut tablet, "4g 4g 4b").unwrap_err(),
        Refusal::BoxTaken {
            seat: Seat::new(1),
            of: Prediction { number: Number::new(4).unwrap(), color: Color::Green },
            by: Seat::new(0)
        }
    );
    types(&mut tablet, "4g 5yx3 4r").unwrap();
    let sheet = types(&mut tablet, "4 4 4").unwrap();
    assert_eq!(totals(&sheet), [17, 2, 2]);
    let OfGame::Dice(game) = &sheet.game else { unreachable!() };
    let struck = Prediction { number: Number::new(3).unwrap(), color: Color::Yellow };
    assert_eq!(game.pages()[Seat::new(1)].mark(struck), Mark::Struck(4));
    assert!(!sheet.pile().contains(&MagicCard::CrossOut), "it was drawn");
    assert_eq!(sheet.pile().len(), 7);
}

#[test]
fn a_game_may_end_early_and_that_may_be_taken_back() {
    let options = cards::Options { rounds: Rounds::Short, ..cards::Options::default() };
    let mut tablet = tablet(options, 5, Seat::new(2));
    types(&mut tablet, "0 1 0 1 0").unwrap();
    types(&mut tablet, "0 1 0 1 0").unwrap();
    let before = tablet.sheet().unwrap();
    let ended = enter(&mut tablet, &Entry::End);
    let OfGame::Cards(game) = &ended.game else { unreachable!() };
    assert_eq!(game.places().unwrap().values(), [3, 1, 3, 1, 3]);
    assert_eq!(enter(&mut tablet, &Entry::Undo), before);
    assert_eq!(tablet.next_first(), Ok(Seat::new(3)));
}

#[test]
fn a_tablet_needs_as_many_players_as_its_game() {
    let covered = cards::Options { bidding: Bidding::Covered, ..cards::Options::default() };
    for (options, count, is_playable) in [
        (Options::from(covered), 3, true),
        (Options::from(covered), 2, false),
        (Options::from(dice::Options::default()), 2, true),
        (Options::from(dice::Options::default()), 6, false),
    ] {
        assert_eq!(tablet(options, count, Seat::new(0)).sheet().is_ok(), is_playable);
    }
    assert!(tablet(covered, 1, Seat::new(0)).sheet().is_err());
}

#[test]
fn a_text_that_is_no_entry_is_refused() {
    for text in ["", "line 1 two", "own 6 1", "own 1", "magic nothing", "undo 1", "line 0b"] {
        assert!(text.parse::<Entry>().is_err(), "{text}");
    }
}

#[test]
fn a_tablet_knows_no_card_and_no_die() {
    let mut cards = tablet(cards::Options::default(), 4, Seat::new(0));
    let mut dice = tablet(dice::Options::default(), 4, Seat::new(0));
    types(&mut cards, "0 1 0 0").unwrap();
    types(&mut dice, "1b 2b 3b 4b").unwrap();
    for kept in [cards, dice] {
        match kept.sheet().unwrap().game {
            OfGame::Cards(game) => {
                for seat in game.seats().seats() {
                    assert_eq!(game.seat_view(seat).hand, cards::Hand::Seen(cards::CardSet::EMPTY));
                }
                let view = game.table_view();
                assert!(view.turned.is_none() && view.trump.is_none() && view.trick.is_empty());
            }
            OfGame::Dice(game) => {
                let dice = game.table_view().round.dice;
                assert_eq!(dice, dice::Dice::default(), "every die is blank");
            }
        }
    }
}
