use super::super::magic::MagicCard;
use super::Scoring::{JesterScore, Prediction as Plain};
use super::*;

const BLUE: WizardColor = WizardColor::One(Color::Blue);
const GREEN: WizardColor = WizardColor::One(Color::Green);
const YELLOW: WizardColor = WizardColor::One(Color::Yellow);

/// Parses a prediction such as "2 red".
fn prediction(text: &str) -> Prediction {
    let (number, color) = text.split_once(' ').unwrap();
    Prediction {
        number: Number::new(number.parse().unwrap()).unwrap(),
        color: serde_json::from_value(color.into()).unwrap(),
    }
}

/// Parses dice such as "B G R Y W J J".
fn on_table(dice: &str, wizards: WizardColor, card: Option<MagicCard>) -> DiceOnTable {
    let faces = dice.split(' ').map(|letter| match letter {
        "B" => Face::Blue,
        "G" => Face::Green,
        "R" => Face::Red,
        "Y" => Face::Yellow,
        "W" => Face::Wizard,
        "J" => Face::Jester,
        other => panic!("{other}"),
    });
    let dice = Dice::from(<[Face; 7]>::try_from(faces.collect::<Vec<_>>()).unwrap());
    DiceOnTable { dice, wizards, effect: Effect::of(card) }
}

fn check_mark(on_table: &DiceOnTable, predicted: &str, scoring: Scoring, expected: Mark) {
    let result = on_table.result(prediction(predicted), scoring);
    assert_eq!(result.mark(), expected, "{predicted} {on_table:?}");
}

fn check_jester_score(on_table: &DiceOnTable, predicted: &str, page: &Page, expected: Option<u8>) {
    let may_use = on_table.jester_score(prediction(predicted), page).map(Number::get);
    assert_eq!(may_use, expected, "{predicted} {on_table:?}");
}

#[test]
fn the_first_round_of_the_book() {
    let last = on_table("G G W G G R B", GREEN, None);
    check_mark(&last, "5 green", Plain, Mark::Xs(1));
    check_mark(&last, "2 red", Plain, Mark::Minus(1));
}

#[test]
fn a_jester_score_avoids_minus_points() {
    let two_jesters = on_table("G G G J J R R", GREEN, None);
    check_mark(&two_jesters, "3 red", Plain, Mark::Minus(1));
    check_jester_score(&two_jesters, "5 green", &Page::default(), Some(2));
    check_mark(&two_jesters, "5 green", JesterScore, Mark::Minus(0));
    check_mark(&two_jesters, "4 green", JesterScore, Mark::Minus(0));
}

#[test]
fn a_jester_box_is_used_once_for_one_to_five_jesters_and_not_beside_a_hit() {
    let new = Page::default();
    let mut used = new;
    used.write_jester_score(Number::ALL[1]);
    check_jester_score(&on_table("J J B B B B B", GREEN, None), "1 red", &used, None);
    check_jester_score(&on_table("J J J B B B B", GREEN, None), "1 red", &used, Some(3));
    check_jester_score(&on_table("B B B B B B B", GREEN, None), "1 red", &new, None);
    check_jester_score(&on_table("J J J J J J B", GREEN, None), "1 red", &new, None);
    check_jester_score(&on_table("J J J J J B B", GREEN, None), "1 red", &new, Some(5));
    check_jester_score(&on_table("J J R B B B B", GREEN, None), "1 red", &new, None);
}

#[test]
fn every_color() {
    let last = on_table("Y Y Y Y W R B", WizardColor::Every, Some(MagicCard::EveryColor));
    check_mark(&last, "5 yellow", Plain, Mark::Xs(2));
    check_mark(&last, "2 red", Plain, Mark::Xs(2));
    check_mark(&last, "3 yellow", Plain, Mark::Minus(4));
}

#[test]
fn stuck_jesters() {
    let last = on_table("G G G W J J R", GREEN, Some(MagicCard::StuckJesters));
    check_mark(&last, "5 green", Plain, Mark::Minus(2));
    check_mark(&last, "4 green", Plain, Mark::Xs(2));
    check_mark(&last, "2 yellow", Plain, Mark::Minus(4));
    check_mark(&last, "2 yellow", JesterScore, Mark::Minus(0));
    check_jester_score(&last, "2 yellow", &Page::default(), Some(2));
}

#[test]
fn extra_die() {
    let last = on_table("B B B W G G R", BLUE, Some(MagicCard::ExtraDie));
    check_mark(&last, "3 blue", Plain, Mark::Minus(2));
    check_mark(&last, "1 yellow", Plain, Mark::Xs(1));
    check_mark(&last, "2 green", Plain, Mark::Minus(1));
    assert_eq!(last.jesters(), 0);
}

#[test]
fn own_color_jesters() {
    let last = on_table("Y Y W W J R G", YELLOW, Some(MagicCard::OwnColorJesters));
    check_mark(&last, "5 yellow", Plain, Mark::Xs(1));
    check_mark(&last, "2 red", Plain, Mark::Xs(1));
    check_mark(&last, "3 green", Plain, Mark::Minus(1));
    check_jester_score(&last, "3 green", &Page::default(), Some(1));
    check_mark(&last, "3 green", JesterScore, Mark::Minus(0));
}

#[test]
fn seers_number_ignores_wizards() {
    let last = on_table("B B B B W W R", WizardColor::Nothing, Some(MagicCard::SeersNumber));
    check_mark(&last, "5 blue", Plain, Mark::Minus(1));
}

#[test]
fn same_column() {
    let three_jesters = on_table("G G G J J J R", BLUE, Some(MagicCard::SameColumn));
    let page = Page::default();
    check_jester_score(&three_jesters, "3 yellow", &page, Some(3));
    check_mark(&three_jesters, "3 yellow", JesterScore, Mark::Xs(1));
    check_mark(&three_jesters, "3 green", Plain, Mark::Xs(1));
    check_jester_score(&three_jesters, "3 green", &page, Some(3));
    check_mark(&three_jesters, "3 green", JesterScore, Mark::Xs(1));
    check_mark(&three_jesters, "5 yellow", JesterScore, Mark::Minus(0));
    check_jester_score(&three_jesters, "1 red", &page, None);
}

fn check_next_seer(seer: usize, predictions: &[&str], expected: usize) {
    let seats = predictions.len().try_into().unwrap();
    let said = PerSeat::from_fn(seats, |seat| Some(prediction(predictions[seat.index()])));
    let next = next_seer(Seat::new(seer as u8), &said);
    assert_eq!(next.index(), expected, "{predictions:?}");
}

#[test]
fn the_highest_number_in_another_colour_is_the_next_seer() {
    check_next_seer(0, &["5 green", "2 blue", "2 red"], 1);
    check_next_seer(2, &["2 blue", "2 red", "5 green"], 0);
    check_next_seer(0, &["5 green", "2 blue", "3 red"], 2);
    check_next_seer(0, &["1 green", "5 green", "1 red"], 2);
    check_next_seer(1, &["1 green", "5 green", "4 green"], 1);
    check_next_seer(0, &["5 red", "2 blue", "2 blue"], 1);
    check_next_seer(1, &["2 blue", "5 red", "2 blue"], 2);
}

fn places_of(totals: &[i16], jester_scores: &[u8]) -> Vec<u8> {
    let seats = totals.len().try_into().unwrap();
    let totals = PerSeat::from_fn(seats, |seat| totals[seat.index()]);
    let jester_scores = PerSeat::from_fn(seats, |seat| jester_scores[seat.index()]);
    final_places(&totals, &jester_scores).values().to_vec()
}

#[test]
fn of_equal_totals_fewer_jester_scores_come_first() {
    assert_eq!(places_of(&[13, 13, 23], &[2, 1, 4]), [3, 2, 1]);
    assert_eq!(places_of(&[13, 13, 23], &[2, 2, 4]), [2, 2, 1]);
}

fn page(xs: &[&str], minus: &[(&str, u8)], jester_scores: &[u8]) -> Page {
    let mut page = Page::default();
    for at in xs {
        page.write(prediction(at), Mark::Xs(1));
    }
    for (at, points) in minus {
        page.write(prediction(at), Mark::Minus(*points));
    }
    for jesters in jester_scores {
        page.write_jester_score(Number::new(*jesters).unwrap());
    }
    page
}

#[test]
fn whoever_reached_the_target_gets_three_more() {
    let eight = ["1 blue", "2 blue", "3 blue", "4 blue", "5 blue", "1 red", "2 red", "3 red"];
    let short = page(&eight, &[("5 red", 4)], &[]);
    assert_eq!((short.xs(), final_points(&short, Target::Nine)), (8, 21 - 4));
    let nine = page(&eight, &[("5 red", 4)], &[2]);
    assert_eq!((nine.xs(), final_points(&nine, Target::Nine)), (9, 21 - 4 + 3));
    assert_eq!(final_points(&nine, Target::Twelve), 21 - 4);
}

#[test]
fn more_xs_than_the_target_give_the_three_once() {
    let mut many = page(&["1 blue", "2 blue", "3 blue", "4 blue"], &[], &[1, 2, 3, 4]);
    many.write(prediction("5 blue"), Mark::Xs(2));
    assert_eq!((many.xs(), final_points(&many, Target::Nine)), (10, 20 + 3));
    for at in ["1 red", "2 red", "3 red"] {
        many.write(prediction(at), Mark::Xs(1));
    }
    assert_eq!((many.xs(), final_points(&many, Target::Nine)), (13, 26 + 3));
    assert_eq!(final_points(&many, Target::Twelve), 26 + 3);
}

#[test]
fn two_xs_count_twice() {
    let mut page = page(&[], &[], &[]);
    page.write(prediction("5 yellow"), Mark::Xs(2));
    assert_eq!((page.xs(), page.points()), (2, 10));
}
