//! Every worked example in the short rules matches the engine's result.

use henge::features::press::Topic;
use henge::rules::cards::scoring::points;
use henge::rules::cards::trick::{Ranking, Trick};
use henge::rules::cards::{Card, CardSet, Suit};
use henge::rules::dice::magic::{Effect, Jesters};
use henge::rules::dice::scoring::{Counted, DiceOnTable, final_points, next_seer};
use henge::rules::dice::{
    Color, Dice, Face, MagicCard, Mark, Number, Page, Prediction, Scoring, Target, WizardColor,
};
use henge::rules::{PerSeat, Seat, SeatCount};
use henge::view::Words;

fn topic(topic: Topic) -> String {
    let message = Words::english().rules(topic).message().clone();
    message.embed.unwrap().description.replace('\u{2060}', "")
}

#[track_caller]
fn check_says(topic: &str, part: &str) {
    assert!(topic.contains(part), "{part:?} in {topic}");
}

/// Checks a trick in the rules: the cards as they are displayed, and the winner.
#[track_caller]
fn check_trick(text: &str, cards: &str, ranking: Ranking, winner: u8) {
    let shown = |letters: &str| match letters.chars().next().unwrap() {
        'B' => format!("🟦{letters}"),
        'G' => format!("🟩{letters}"),
        'R' => format!("🟥{letters}"),
        'Y' => format!("🟨{letters}"),
        'W' => "🧙W".to_owned(),
        _ => "🃏J".to_owned(),
    };
    let mut trick = Trick::EMPTY;
    for (seat, card) in (0..).map(Seat::new).zip(cards.split(' ')) {
        trick.play(seat, card.parse().unwrap());
    }
    assert_eq!(trick.winner(ranking), Some(Seat::new(winner)), "{cards}");
    let shown: Vec<String> = cards.split(' ').map(shown).collect();
    check_says(text, &shown.join(" "));
}

const fn trump(suit: Suit) -> Ranking {
    Ranking::Trump(Some(suit))
}

#[test]
fn tricks_go_to_who_the_rules_say() {
    let text = topic(Topic::CardsWizardsAndJesters);
    check_trick(&text, "Y13 R3 W W", trump(Suit::Red), 2);
    check_says(&text, "goes to the third player");
    check_trick(&text, "Y13 R3", trump(Suit::Red), 1);
    check_trick(&text, "G8 Y13 J", Ranking::Trump(None), 0);
    let text = topic(Topic::CardsUnicolore);
    check_trick(&text, "G8 B11 R11", Ranking::Unicolore, 1);
    check_trick(&text, "B11 W W", Ranking::Unicolore, 1);
    let mut green = Trick::EMPTY;
    for (seat, card) in (0..).map(Seat::new).zip(["R12", "G4", "Y13", "G8", "W"]) {
        green.play(seat, card.parse().unwrap());
        let leads = [0, 1, 1, 3, 4][green.len() - 1];
        assert_eq!(green.winner(trump(Suit::Green)), Some(Seat::new(leads)));
    }
}

#[test]
fn what_may_be_played_is_what_the_rules_say() {
    let text = topic(Topic::CardsFollowing);
    let hand = |cards: &str| -> CardSet { cards.split(' ').map(|c| c.parse().unwrap()).collect() };
    let mut trick = Trick::EMPTY;
    trick.play(Seat::new(0), "G8".parse().unwrap());
    check_says(&text, "🟩G8 is led, and you hold 🟩G4 🟥R12 🧙W: play 🟩G4 or 🧙W, but not 🟥R12");
    assert_eq!(trick.playable(hand("G4 R12 W")), hand("G4 W"));
    assert_eq!(trick.playable(hand("R12 W")), hand("R12 W"));
    check_says(&text, "🃏J is led, then 🟨Y5 is played: follow yellow");
    let mut trick = Trick::EMPTY;
    trick.play(Seat::new(0), Card::Jester);
    trick.play(Seat::new(1), "Y5".parse().unwrap());
    assert_eq!(trick.suit_to_follow(), Some(Suit::Yellow));
}

/// The examples are of the form "Said 2 and won 1, or 3: −10".
#[test]
fn points_are_those_of_the_rules() {
    let text = topic(Topic::CardsScoring);
    let mut examples = 0;
    for line in text.lines().filter_map(|line| line.strip_prefix("• Said ")) {
        let (said, rest) = line.split_once(" and won ").unwrap();
        let (won, expected) = rest.split_once(": ").unwrap();
        let expected = expected.replace('−', "-");
        let expected: i16 = expected.trim_start_matches('+').parse().unwrap();
        for won in won.split(", or ") {
            assert_eq!(points(said.parse().unwrap(), won.parse().unwrap()), expected, "{line}");
            examples += 1;
        }
    }
    assert_eq!(examples, 5);
    check_says(&text, "20 points, plus 10 for each trick. Otherwise: −10 for each trick");
    assert_eq!([points(0, 0), points(1, 1), points(1, 2)], [20, 30, -10]);
}

fn number(number: u8) -> Number {
    Number::new(number).unwrap()
}

fn said(count: u8, color: Color) -> Prediction {
    Prediction { number: number(count), color }
}

/// The examples are of the form "Predicted 4, and 2 count: −2".
#[test]
fn results_are_those_of_the_rules() {
    let text = topic(Topic::DiceScoring);
    let mut examples = 0;
    for line in text.lines().filter_map(|line| line.strip_prefix("• Predicted ")) {
        let (predicted, rest) = line.split_once(", and ").unwrap();
        let (count, minus) = rest.split_once(" count: −").unwrap();
        let counted = Counted {
            number: number(predicted.parse().unwrap()),
            count: count.parse().unwrap(),
            jesters: 0,
            effect: Effect::NONE,
        };
        let mark = Mark::Minus(minus.parse().unwrap());
        assert_eq!(counted.result(Scoring::Prediction).mark(), mark, "{line}");
        examples += 1;
    }
    assert_eq!(examples, 2);
}

fn on_table(dice: [Face; 7], wizards: WizardColor, effect: Effect) -> DiceOnTable {
    DiceOnTable { dice: Dice::from(dice), wizards, effect }
}

#[test]
fn dice_count_as_the_rules_say() {
    use Face::{Blue, Green, Jester, Red, Wizard, Yellow};
    let shown = |dice: &[Face]| {
        let one = |face: &Face| match face {
            Blue => "🟦B",
            Green => "🟩G",
            Red => "🟥R",
            Yellow => "🟨Y",
            Wizard => "🧙W",
            Jester => "🃏J",
        };
        dice.iter().map(one).collect::<Vec<_>>().join(" ")
    };
    let check = |text: &str, dice: [Face; 7], color: Color, count: u8, part: &str| {
        let table = on_table(dice, WizardColor::One(color), Effect::NONE);
        assert_eq!(table.count(color), count);
        check_says(text, &format!("{}{part}", shown(&dice)));
    };
    let dice = [Red, Red, Wizard, Blue, Green, Jester, Yellow];
    let part = ", and Wizards count as red: three are red";
    check(&topic(Topic::DicePredicting), dice, Color::Red, 3, part);
    let dice = [Blue, Blue, Wizard, Red, Green, Green, Jester];
    let part = "; Wizards count as blue, so three dice count";
    check(&topic(Topic::DiceRolling), dice, Color::Blue, 3, part);
    let part = format!("{} are three green dice", shown(&[Green, Wizard, Wizard]));
    check_says(&topic(Topic::DiceWizardColor), &part);
    let text = topic(Topic::DiceJesterScore);
    check_says(&text, "You predicted 2 red and none counts");
    check_says(&text, "instead of −2 you take 0, and an X at Jester box ×2");
    let dice = [Jester, Jester, Blue, Blue, Green, Green, Yellow];
    let table = on_table(dice, WizardColor::One(Color::Blue), Effect::NONE);
    assert_eq!(table.jester_score(said(2, Color::Red), &Page::default()), Some(number(2)));
    let result = |scoring| table.result(said(2, Color::Red), scoring).mark();
    assert_eq!(result(Scoring::Prediction), Mark::Minus(2));
    assert_eq!(result(Scoring::JesterScore), Mark::Minus(0));
}

#[test]
fn the_next_seer_is_the_one_of_the_rules() {
    check_says(&topic(Topic::DiceSeer), "said 5 green, Ben 2 blue, Di 2 red: Ben is next");
    let predictions = [said(5, Color::Green), said(2, Color::Blue), said(2, Color::Red)];
    let seats = SeatCount::THREE;
    let predictions = PerSeat::from_fn(seats, |seat| Some(predictions[seat.index()]));
    assert_eq!(next_seer(Seat::new(0), &predictions), Seat::new(1));
    // This uses the Magic Card that allows two equal predictions.
    let predictions = [said(2, Color::Blue), said(4, Color::Red), said(2, Color::Blue)];
    let predictions = PerSeat::from_fn(seats, |seat| Some(predictions[seat.index()]));
    assert_eq!(next_seer(Seat::new(1), &predictions), Seat::new(2));
}

#[test]
fn the_end_adds_up_as_the_rules_say() {
    let text = topic(Topic::DiceEnd);
    check_says(&text, "Xs in the columns 5, 4, 4, 3, 2 and 1 are 19 points");
    check_says(&text, "With three Jester Xs that makes nine Xs, so 3 more");
    check_says(&text, "With −2 and −1 in two boxes, the total is 19");
    let mut page = Page::default();
    for (column, color) in [
        (5, Color::Blue),
        (4, Color::Blue),
        (4, Color::Red),
        (3, Color::Blue),
        (2, Color::Blue),
        (1, Color::Blue),
    ] {
        page.write(said(column, color), Mark::Xs(1));
    }
    assert_eq!(page.points(), 19);
    (1..=3).for_each(|jesters| page.write_jester_score(number(jesters)));
    assert_eq!((page.xs(), final_points(&page, Target::Nine)), (9, 22));
    page.write(said(5, Color::Green), Mark::Minus(2));
    page.write(said(1, Color::Green), Mark::Minus(1));
    assert_eq!(final_points(&page, Target::Nine), 19);
}

/// The view calculates the results of these examples by the rules; these are the expected ones.
#[test]
fn each_magic_card_has_an_example_that_shows_its_effect() {
    let message = Words::english().rules(Topic::DiceMagicExamples).message().clone();
    let fields = message.embed.unwrap().fields;
    assert_eq!(fields.len(), MagicCard::ALL.len());
    for (card, field) in MagicCard::ALL.into_iter().zip(fields) {
        let parts: &[&str] = match card {
            MagicCard::EveryColor => &["counts 4, XX", "counts 3, −4"],
            MagicCard::StuckJesters => &["counts 3, XX", "counts 0, −4; or 0 and a Jester Score"],
            MagicCard::RollFirst => &["re-rolls three dice or more"],
            MagicCard::TurnTwo => &["two dice to 🟥", "counts 3, −1"],
            MagicCard::ExtraDie => &["counts 3, X.", "counts 2, −1"],
            MagicCard::OwnColorJesters => &["counts 5, X.", "counts 3, X."],
            MagicCard::CrossOut => &["there is −2", "worth 5 instead of 3"],
            MagicCard::SeersNumber => &["up to 4 rolls", "counts 3, −1", "counts 1, X"],
            MagicCard::SameColumn => &[
                "counts 0, so −3 or X and a Jester Score, X at ×3",
                "counts 3, so X or X and a Jester Score, X at ×3",
            ],
            MagicCard::Secret => &["nobody else may", "clockwise from the Seer"],
        };
        for part in parts {
            check_says(&field.value, part);
        }
    }
    assert_eq!(MagicCard::SameColumn.effect().jesters, Jesters::SameColumn);
}
