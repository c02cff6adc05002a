//! Options: each value can be chosen, and says for how many players it is.

use engine::rules::games::Pick;
use engine::rules::options::NoSuchOption;
use engine::rules::{GameKind, Options, OptionsOf as _, SeatCount};
use strum::VariantArray as _;

use crate::contract::game::Contract;

pub fn every_value_of_every_option_can_be_chosen<G: Contract>() {
    let (kind, classic) = (G::KIND, Options::classic(G::KIND));
    let choices = Options::choices(kind);
    for (place, choice) in choices.iter().enumerate() {
        let words = choice.words();
        assert_eq!(words.len(), choice.values.len());
        assert_eq!(classic.chosen(choice), words[0], "the books' own value comes first");
        for (word, value) in words.iter().zip(&choice.values) {
            assert_eq!(value.as_str().map_or(value.to_string(), str::to_owned), *word);
            let with = classic.with(&choice.name, word).unwrap();
            for other in &choices {
                let expected = if other == choice { word } else { &other.words()[0] };
                assert_eq!(with.chosen(other), *expected, "{} with {word}", other.name);
            }
            let header = serde_json::to_value(with).unwrap();
            let written = header["options"].get(&choice.name);
            assert_eq!(with.written(choice).as_ref(), written.map(|_| word));
            assert_eq!(classic.picked(Pick::of(kind, place, word).unwrap()), Some(with));
        }
        assert_eq!(Pick::of(kind, place, "xyzzy"), None);
        let refused = classic.with(&choice.name, "xyzzy").unwrap_err();
        let (name, value) = (choice.name.clone(), "xyzzy".to_owned());
        assert_eq!(refused, NoSuchOption::Value { name, value, values: words });
    }
    let names = choices.iter().map(|choice| choice.name.clone()).collect();
    let no_such = NoSuchOption::Name { name: "xyzzy".to_owned(), names };
    assert_eq!(classic.with("xyzzy", "true"), Err(no_such));
    assert_eq!(Pick::of(kind, choices.len(), "true"), None);
}

pub fn a_pick_is_of_one_game<G: Contract>() {
    for other in GameKind::VARIANTS.iter().filter(|other| **other != G::KIND) {
        let word = &Options::choices(*other)[0].words()[0];
        let pick = Pick::of(*other, 0, word).unwrap();
        assert_eq!(Options::classic(G::KIND).picked(pick), None);
    }
}

pub fn options_are_for_the_numbers_of_players_between_the_fewest_and_the_most<G: Contract>() {
    for seats in (2..=6_usize).map(|seats| SeatCount::try_from(seats).unwrap()) {
        for options in G::every_combination(seats).into_iter().map(Into::<Options>::into) {
            assert_eq!(options.check(), Ok(()));
            let (fewest, most) = (options.fewest_seats(), options.most_seats());
            assert!((fewest..=most).contains(&seats.get()));
            for other in (2..=6_usize).map(|other| SeatCount::try_from(other).unwrap()) {
                let fits = (fewest..=most).contains(&other.get());
                assert_eq!(options.check_for(other).is_ok(), fits, "{options:?}, {other:?}");
            }
            for seated in 0..=6 {
                let hindrance = options.hindrance(seated);
                assert_eq!(hindrance.is_some(), seated > most, "more may join: {options:?}");
            }
        }
    }
}

/// A game of this kind with these options changed.
fn options(kind: GameKind, changed: &[(&str, &str)]) -> Options {
    let change =
        |options: Options, (name, value): &(&str, &str)| options.with(name, value).unwrap();
    changed.iter().fold(Options::classic(kind), change)
}

#[test]
fn three_to_six_play_cards_and_two_to_five_play_dice() {
    let players = |options: Options| (options.fewest_seats(), options.most_seats());
    assert_eq!(players(options(GameKind::Cards, &[])), (3, 6));
    assert_eq!(players(options(GameKind::Cards, &[("unicolore", "true")])), (3, 4));
    assert_eq!(players(options(GameKind::Dice, &[])), (2, 5));
}

#[test]
fn options_that_exclude_each_other_are_refused_with_the_reason() {
    let refused = |changed: &[(&str, &str)]| {
        let options = options(GameKind::Cards, changed);
        let reason = options.check().unwrap_err();
        assert_eq!(options.check_for(SeatCount::THREE), Err(reason));
        assert_eq!(options.hindrance(0), Some(reason));
        reason.to_string()
    };
    for bidding in ["covered", "secret"] {
        for rule in ["strict", "tournament", "late", "canadian"] {
            let reason = refused(&[("bidding", bidding), ("plus-minus-one", rule)]);
            assert!(reason.starts_with("plus-minus-one goes with open bidding only"), "{reason}");
        }
    }
    let reason = refused(&[("unicolore", "true"), ("rounds", "tournament")]);
    assert!(reason.starts_with("unicolore has no tournament rounds"), "{reason}");
}

#[test]
fn a_player_who_is_chosen_as_first_seer_stays_chosen_until_they_leave() {
    let second = options(GameKind::Dice, &[("first-seer", "player-2")]);
    assert_eq!(second.chosen_place(), Some(1));
    assert_eq!(second.after_leaving(0), options(GameKind::Dice, &[("first-seer", "player-1")]));
    assert_eq!(second.after_leaving(1), options(GameKind::Dice, &[]));
    assert_eq!(second.after_leaving(2), second);
    assert_eq!(second.without_chosen_player(), options(GameKind::Dice, &[]));
    let seer = &Options::choices(GameKind::Dice)[2];
    let place_of = |value| Options::place_of(GameKind::Dice, seer, value);
    assert_eq!(
        ["player-1", "player-3", "drawn", "last-played"].map(place_of),
        [Some(0), Some(2), None, None]
    );
}

#[test]
fn leaving_changes_no_other_option() {
    let twelve = [("target", "12"), ("magic-cards", "true"), ("first-seer", "drawn")];
    let strict = [("plus-minus-one", "strict"), ("rounds", "short")];
    for options in [options(GameKind::Dice, &twelve), options(GameKind::Cards, &strict)] {
        assert_eq!(options.chosen_place(), None);
        assert_eq!(options.after_leaving(0), options);
        assert_eq!(options.without_chosen_player(), options);
    }
    let chosen = options(GameKind::Dice, &[twelve[0], twelve[1], ("first-seer", "player-4")]);
    let usual = options(GameKind::Dice, &twelve[..2]);
    assert_eq!(chosen.after_leaving(3), usual);
    assert_eq!(chosen.without_chosen_player(), usual);
}

#[test]
fn short_games_and_tournaments_of_cards_differ_from_the_books_in_these_options() {
    use engine::rules::{cards, dice};
    let any = |options: Option<cards::Options>| Options::from(options.unwrap());
    assert_eq!(any(cards::Options::quick()), options(GameKind::Cards, &[("rounds", "short")]));
    let tournament =
        [("rounds", "tournament"), ("plus-minus-one", "tournament"), ("ties", "tournament")];
    assert_eq!(any(cards::Options::tournament()), options(GameKind::Cards, &tournament));
    assert_eq!((dice::Options::quick(), dice::Options::tournament()), (None, None));
}
