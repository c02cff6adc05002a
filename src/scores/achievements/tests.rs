use super::super::Runs;
use super::*;
use crate::rules::PerGame;
use crate::table::{Achieved, Person, UserId};

fn career(cards: &[Played], dice: &[Played], card_wins: Wins) -> Career {
    let mut games = PerGame::<Games>::default();
    games[GameKind::Cards].0.extend_from_slice(cards);
    games[GameKind::Dice].0.extend_from_slice(dice);
    let mut wins = PerGame::<Wins>::default();
    wins[GameKind::Cards] = card_wins;
    Career { person: Person { id: UserId::new(1), name: "Ada".to_owned() }, games, wins }
}

/// The names of the achievements earned by these card games and dice games.
fn had(cards: &[Played], dice: &[Played]) -> Vec<&'static str> {
    had_with(cards, dice, Wins::default())
}

fn had_with(cards: &[Played], dice: &[Played], card_wins: Wins) -> Vec<&'static str> {
    let had = career(cards, dice, card_wins).achievements();
    had.iter().map(|achievement| achievement.name).collect()
}

/// The achievements that the last of these card games earns, and the nearest one after it.
fn achieved(cards: &[Played]) -> Achieved {
    let after = |cards: &[Played]| career(cards, &[], Wins::default());
    let before = after(&cards[..cards.len() - 1]);
    after(cards).achieved_since(Some(&before))
}

/// How far these games lead to an achievement that they do not earn.
#[track_caller]
fn check_progress(name: &str, cards: &[Played], dice: &[Played], progress: (usize, usize)) {
    let left = career(cards, dice, Wins::default()).achievements_left();
    let left = left.iter().find(|left| left.name == name).unwrap();
    assert_eq!((left.done, left.of), progress, "{name}");
}

/// A game with four predictions, of which three came true.
fn played(seats: u8, place: u8) -> Played {
    Played { seats, place, predictions: 4, exact: 3, points: 10, ..Played::default() }
}

#[test]
fn an_achievement_is_earned_by_one_game() {
    let (won, lost) = (played(3, 1), played(3, 2));
    assert_eq!(achieved(&[lost.clone(), won.clone()]).earned, ["first-win"]);
    assert_eq!(achieved(&[won.clone(), won.clone()]).earned, [""; 0]);
    assert_eq!(achieved(&[won.clone(), won.clone(), won.clone()]).earned, ["three-wins"]);
    let left = Played { stood_in: true, ..won };
    assert_eq!(achieved(&[lost, left]).earned, [""; 0]);
}

#[test]
fn the_nearest_achievement_is_the_one_with_the_least_left() {
    let (won, lost) = (played(4, 1), played(4, 3));
    let after = |games: &[&Played]| {
        let games: Vec<Played> = games.iter().map(|played| (*played).clone()).collect();
        let next = achieved(&games).next.unwrap();
        (next.name, next.done, next.of)
    };
    assert_eq!(after(&[&lost]), ("ten-games", 1, 10));
    assert_eq!(after(&[&won]), ("both-games", 1, 2));
    assert_eq!(after(&[&won, &won]), ("three-wins", 2, 3));
    // The streak is broken.
    assert_eq!(after(&[&won, &won, &lost]), ("both-games", 1, 2));
    // Ties go to the easiest achievement.
    assert_eq!(after(&[&won, &played(4, 4)]), ("from-last", 1, 2));
    let nine = Played { runs: Some(Runs { longest: 9, first: 0, last: 9 }), ..lost.clone() };
    assert_eq!(after(&[&won, &nine]), ("ten-exact", 9, 10));
    let broken = Played { runs: Some(Runs { longest: 9, first: 9, last: 0 }), ..lost };
    assert_eq!(after(&[&won, &broken]), ("both-games", 1, 2));
}

#[test]
fn a_first_win_counts_at_either_game() {
    assert_eq!(had(&[played(3, 2)], &[]), [""; 0]);
    assert_eq!(had(&[played(3, 1)], &[]), ["first-win"]);
    assert_eq!(had(&[], &[played(3, 1)]), ["first-win"]);
    assert_eq!(had(&[played(3, 1)], &[played(3, 1)]), ["first-win", "both-games"]);
}

#[test]
fn what_a_computer_player_finished_earns_nothing() {
    let left = Played { stood_in: true, points: -5, exact: 0, ..played(3, 1) };
    assert_eq!(had(&vec![left.clone(); 100], &[]), [""; 0]);
    // A game finished by a computer player does not break a streak either.
    let won = played(3, 1);
    let three = [won.clone(), won.clone(), left, won];
    assert_eq!(had(&three, &[]), ["first-win", "three-wins"]);
}

#[test]
fn games_of_both_kinds_are_counted_together() {
    assert_eq!(had(&vec![played(4, 3); 5], &vec![played(4, 3); 4]), [""; 0]);
    assert_eq!(had(&vec![played(4, 3); 5], &vec![played(4, 3); 5]), ["ten-games"]);
    let hundred = had(&vec![played(4, 3); 60], &vec![played(4, 3); 40]);
    assert_eq!(hundred, ["ten-games", "hundred-exact", "hundred-games"]);
    assert_eq!(had(&vec![played(4, 2); 2], &vec![played(2, 2); 3]), ["five-second"]);
    let last = had(&vec![played(4, 4); 5], &vec![played(3, 3); 5]);
    assert_eq!(last, ["ten-games", "ten-last"]);
}

#[test]
fn three_wins_are_one_after_the_other_at_one_game() {
    let won_two = [played(4, 1), played(4, 1)];
    assert_eq!(had(&won_two, &won_two), ["first-win", "both-games"]);
    let broken = [played(4, 1), played(4, 1), played(4, 2), played(4, 1)];
    assert_eq!(had(&broken, &[]), ["first-win"]);
    assert_eq!(had(&[&won_two[..], &won_two[..1]].concat(), &[]), ["first-win", "three-wins"]);
}

#[test]
fn every_number_of_players_is_wanted() {
    let won = |seats: &[u8]| -> Vec<Played> {
        seats.iter().flat_map(|seats| [played(*seats, 1), played(*seats, 2)]).collect()
    };
    assert_eq!(had(&won(&[3, 4, 5]), &[]), ["first-win"]);
    assert_eq!(had(&won(&[6, 3, 5, 4]), &[]), ["first-win", "every-table"]);
    assert_eq!(had(&[], &won(&[2, 3, 4])), ["first-win"]);
    assert_eq!(had(&[], &won(&[2, 3, 4, 5])), ["first-win", "every-page"]);
    assert_eq!(had(&[played(6, 3)], &[played(5, 3)]), ["full-circle"]);
    check_progress("full-circle", &[played(6, 3)], &[played(4, 3)], (1, 2));
}

#[test]
fn exact_predictions_go_on_from_game_to_game() {
    let runs = |first, last| Some(Runs { longest: 4, first, last });
    let one = |first, last| Played { runs: runs(first, last), ..played(4, 3) };
    assert_eq!(had(&[one(0, 4), one(0, 4)], &[]), [""; 0]);
    assert_eq!(had(&[one(0, 4), one(1, 0)], &[]), ["five-exact"]);
    let all = Played { exact: 2, predictions: 2, ..played(4, 3) };
    let ten = ["five-exact", "ten-exact", "all-exact"];
    assert_eq!(had(&[one(0, 4), all.clone(), one(4, 0)], &[]), ten);
    let broken = [one(0, 4), all, played(4, 3), one(4, 0)];
    assert_eq!(had(&broken, &[]), ["five-exact", "all-exact"]);
}

#[test]
fn a_win_right_after_the_last_place_rises_from_it() {
    let (won, second, last) = (played(3, 1), played(3, 2), played(3, 3));
    check_progress("from-last", &[won.clone(), last.clone()], &[], (1, 2));
    assert_eq!(had(&[last.clone(), won.clone()], &[]), ["first-win", "from-last"]);
    check_progress("from-last", &[last.clone(), second, won.clone()], &[], (0, 2));
    check_progress("from-last", &[last], std::slice::from_ref(&won), (1, 2));
    // Among two, everybody who does not win comes last.
    check_progress("from-last", &[], &[played(2, 2), won], (0, 2));
}

#[test]
fn a_bad_game_earns_something_as_well() {
    let missed = |predictions| Played { predictions, exact: 0, ..played(4, 3) };
    assert_eq!(had(&[missed(4)], &[]), [""; 0]);
    assert_eq!(had(&[missed(5)], &[]), ["no-exact"]);
    assert_eq!(had(&[Played { points: -1, ..played(4, 3) }], &[]), ["below-zero"]);
    assert_eq!(had(&[], &[Played { points: 0, ..played(4, 3) }]), [""; 0]);
}

#[test]
fn points_at_cards_are_added_up_and_never_taken_away() {
    let with = |points| Played { points, ..played(4, 3) };
    check_progress("thousand-points", &[with(700), with(-90)], &[with(300)], (700, 1000));
    let had = had(&[with(700), with(-90), with(300)], &[]);
    assert_eq!(had, ["below-zero", "thousand-points"]);
}

#[test]
fn ten_games_are_won_at_dice() {
    let won = vec![played(4, 1); 9];
    check_progress("ten-dice", &won, &won, (9, 10));
    assert!(had(&[], &vec![played(4, 1); 10]).contains(&"ten-dice"));
}

#[test]
fn what_is_known_of_others_counts() {
    let with = |wins: Wins| had_with(&[played(3, 1)], &[], wins)[1..].to_vec();
    assert_eq!(with(Wins { shared: true, ..Wins::default() }), ["shared-win"]);
    assert_eq!(with(Wins { narrowest: Some(10), ..Wins::default() }), ["by-a-hair"]);
    assert_eq!(with(Wins { narrowest: Some(20), ..Wins::default() }), [""; 0]);
    assert_eq!(with(Wins { above: Some(5.5), ..Wins::default() }), ["giants-fall"]);
    assert_eq!(with(Wins { above: Some(-5.5), ..Wins::default() }), [""; 0]);
}
