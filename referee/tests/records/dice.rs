//! The dice game: the books' examples, the Magic Cards one by one, and whole games with every
//! option.

use crate::dice_player::{MAGIC, Zeal, play};
use crate::scribe::{Luck, allowed, dice_options, header, last_refused};
use referee::{Close, Game, MagicCard, Occurrence, Tally};
use serde_json::{Value, json};

/// A record being written: three players, with seat 0 as the first Seer.
#[derive(Clone)]
struct Record(Vec<Value>);

impl Record {
    fn with(magic: &str) -> Self {
        let options = json!({"target": 9, "magic-cards": true});
        Self(vec![header("dice", 3, &options)]).round(1, 0, Some(magic))
    }

    fn without_magic() -> Self {
        let options = json!({"target": 9, "magic-cards": false});
        Self(vec![header("dice", 3, &options)]).round(1, 0, None)
    }

    fn add(&self, line: Value) -> Self {
        let mut lines = self.0.clone();
        lines.push(line);
        Self(lines)
    }

    fn round(&self, number: usize, seer: usize, magic: Option<&str>) -> Self {
        self.add(json!({"event": "round", "round": number, "seer": seer, "magic": magic}))
    }

    fn turn(&self, faces: &Value) -> Self {
        self.add(json!({"event": "turn", "faces": faces}))
    }

    fn predict(&self, seat: usize, number: usize, color: &str) -> Self {
        self.add(json!({"event": "predict", "seat": seat, "number": number, "color": color}))
    }

    /// Adds everybody's prediction, clockwise from seat 0: `5 green, 2 blue, 2 red`.
    fn predictions(&self, all: &str) -> Self {
        let said = all.split(", ").map(|said| said.split_once(' ').unwrap());
        let said = said.enumerate();
        said.fold(self.clone(), |record, (seat, (number, color))| {
            record.predict(seat, number.parse().unwrap(), color)
        })
    }

    fn strike(&self, seat: usize, number: usize, color: &str) -> Self {
        self.add(json!({"event": "strike", "seat": seat, "number": number, "color": color}))
    }

    fn wizards(&self, color: Option<&str>) -> Self {
        self.add(json!({"event": "wizard-color", "color": color}))
    }

    /// Adds a roll of these dice, with the resulting faces by their first letters: `bgrywj`.
    fn roll(&self, number: usize, rolled: &[usize], faces: &str) -> Self {
        let face = |letter: char| {
            let all = ["blue", "green", "red", "yellow", "wizard", "jester"];
            all.into_iter().find(|face| face.starts_with(letter)).unwrap()
        };
        let dice: Vec<&str> = faces.chars().map(face).collect();
        self.add(json!({"event": "roll", "roll": number, "rolled": rolled, "dice": dice}))
    }

    fn roll_all(&self, faces: &str) -> Self {
        self.roll(1, &[0, 1, 2, 3, 4, 5, 6], faces)
    }

    fn leave(&self, seat: usize, jester: bool, [count, jesters, xs, minus]: [usize; 4]) -> Self {
        self.add(json!({"event": "leave", "seat": seat, "jester": jester, "count": count,
            "jesters": jesters, "xs": xs, "minus": minus}))
    }

    fn allowed(&self) -> Game {
        allowed(&self.0)
    }

    fn refused(&self, words: &str) {
        last_refused(&self.0, words);
    }
}

/// A record in which seat 0 may score its prediction, with these faces and this Wizard Color.
fn scored(magic: &str, wizards: Option<&str>, prediction: &str, faces: &str) -> Record {
    let others: Vec<&str> =
        ["1 blue", "1 red", "1 green"].into_iter().filter(|other| *other != prediction).collect();
    let record =
        Record::with(magic).predictions(&format!("{prediction}, {}, {}", others[0], others[1]));
    record.wizards(wizards).roll_all(faces)
}

/// The books' first round: 5 green, 2 blue, 2 red, Wizard Color green.
fn first_round() -> Record {
    let record = Record::without_magic().predictions("5 green, 2 blue, 2 red");
    record.wizards(Some("green")).roll_all("ggwbbry")
}

#[test]
fn the_books_first_round() {
    let record = first_round().leave(1, false, [2, 0, 1, 0]);
    let record = record.roll(2, &[3, 4, 5, 6], "ggwggrj").leave(0, false, [5, 1, 1, 0]);
    record.leave(2, false, [1, 1, 0, 0]).refused("1 minus points");
    let record = record.leave(2, false, [1, 1, 0, 1]);
    record.round(2, 2, None).refused("the Seer is seat 1");
    let game = record.round(2, 1, None).allowed();
    assert_eq!(game.tally.of(Occurrence::EarlyLeave), 1);
    assert_eq!(game.tally.of(Occurrence::EqualClaims), 1);
}

#[test]
fn the_table_may_choose_the_first_seer() {
    let begun = |rule: &str, first: &str| {
        let options = json!({"target": 9, "magic-cards": false, "first-seer": rule});
        let mut header = header("dice", 3, &options);
        header["first"] = json!(first);
        header["order"] = json!([2, 0, 1]);
        Record(vec![header])
    };
    begun("player-1", "chosen").round(1, 2, None).allowed();
    begun("player-3", "chosen").round(1, 1, None).allowed();
    begun("player-1", "chosen").round(1, 0, None).refused("the Seer is seat 2");
    for first in ["drawn", "last-played"] {
        begun("player-1", first).refused("the options say otherwise");
        begun("player-4", first).round(1, 0, None).allowed();
        begun("last-played", first).round(1, 0, None).allowed();
    }
    for rule in ["last-played", "drawn", "player-4"] {
        begun(rule, "chosen").refused("the options say otherwise");
    }
    begun("drawn", "drawn").round(1, 0, None).allowed();
    begun("drawn", "last-played").refused("the options say otherwise");
    begun("player-6", "chosen").refused("unknown variant `player-6`");
    let mut header = begun("player-2", "chosen").0.remove(0);
    header["order"] = Value::Null;
    Record(vec![header]).round(1, 2, None).allowed();
}

#[test]
fn a_jester_score_puts_an_x_there_and_a_nought_in_the_box() {
    let record = Record::without_magic().predictions("4 green, 5 green, 3 red");
    let record = record.wizards(Some("green")).roll_all("gggjjrr");
    record.leave(2, false, [2, 2, 0, 1]).allowed();
    record.leave(1, true, [3, 2, 0, 1]).refused("0 minus points");
    record.leave(1, true, [3, 2, 1, 0]).refused("0 Xs");
    record.leave(1, true, [3, 1, 0, 0]).refused("2 Jesters lie there");
    let record = record.leave(0, true, [3, 2, 0, 0]).leave(1, true, [3, 2, 0, 0]);
    let record = record.leave(2, false, [2, 2, 0, 1]).round(2, 2, None);
    let record = record.predict(2, 1, "blue").predict(0, 5, "red").predict(1, 5, "blue");
    let record = record.wizards(Some("blue")).roll_all("bbbbbjj");
    record.leave(0, true, [0, 2, 0, 0]).refused("no free Jester box at 2");
    record.leave(1, true, [5, 2, 0, 0]).refused("no free Jester box at 2");
    record.leave(2, true, [5, 2, 0, 0]).allowed();
}

#[test]
fn no_jester_score_with_a_hit_without_jesters_or_with_six() {
    let hit = scored("secret", Some("blue"), "2 green", "ggjrrrr");
    hit.leave(0, true, [2, 1, 0, 0]).refused("no Jester Score");
    let none = scored("secret", Some("blue"), "2 green", "gggrrrr");
    none.leave(0, true, [3, 0, 0, 0]).refused("no free Jester box at 0");
    let six = scored("secret", Some("blue"), "2 green", "gjjjjjj");
    six.leave(0, true, [1, 6, 0, 0]).refused("no free Jester box at 6");
}

#[test]
fn a_prediction_is_free_and_not_taken() {
    let record = Record::without_magic().predict(0, 5, "green");
    record.predict(2, 2, "red").refused("seat 1 is to predict");
    record.predict(1, 5, "green").refused("predicted already");
    record.predict(1, 6, "green").refused("no free box at 6 Green");
    record.predict(1, 0, "green").refused("no free box at 0 Green");
    record.predict(1, 1, "wizard").refused("unknown variant `wizard`");
    let record = first_round().leave(0, false, [3, 0, 0, 2]).leave(1, false, [2, 0, 1, 0]);
    let record = record.leave(2, false, [1, 0, 0, 1]).round(2, 1, None);
    record.predict(1, 2, "blue").refused("no free box at 2 Blue");
    record.predict(1, 5, "green").allowed();
}

#[test]
fn the_seer_stays_when_all_predict_the_seer_color() {
    let record = Record::without_magic().predictions("1 red, 2 red, 5 red").wizards(Some("red"));
    let record = record.roll_all("rrrrrrr").leave(2, false, [7, 0, 0, 2]);
    let record = record.leave(1, false, [7, 0, 0, 5]).leave(0, false, [7, 0, 0, 6]);
    record.round(2, 2, None).refused("the Seer is seat 0");
    assert_eq!(record.round(2, 0, None).allowed().tally.of(Occurrence::SeerKept), 1);
}

#[test]
fn rolls_are_made_as_the_rules_say() {
    let before = Record::without_magic().predictions("5 green, 2 blue, 2 red");
    before.roll_all("ggwbbry").refused("here comes `wizard-color`");
    let record = before.wizards(Some("green"));
    record.roll(1, &[0, 1, 2, 3, 4, 5], "ggwbbry").refused("other dice");
    record.roll(2, &[0, 1, 2, 3, 4, 5, 6], "ggwbbry").refused("roll 1");
    record.leave(0, false, [3, 0, 0, 2]).refused("nobody may leave yet");
    record.wizards(Some("green")).refused("here comes `leave`");
    let record = first_round();
    record.roll(2, &[], "ggwbbry").refused("at least 1");
    record.roll(2, &[3, 3], "ggwrbry").refused("die 3 is rolled twice");
    record.roll(2, &[7], "ggwrbry").refused("no die 7");
    record.roll(2, &[3], "ggwrbrr").refused("die 6 was not rolled");
    record.roll(3, &[3], "ggwrbry").refused("roll 2");
    let record = record.roll(2, &[3], "ggwrbry").roll(3, &[3], "ggwybry");
    record.roll(4, &[3], "ggwrbry").refused("the last roll");
    record.round(2, 1, None).refused("here comes `leave`");
}

#[test]
fn when_the_seer_leaves_all_do_and_nobody_twice() {
    let record = first_round().leave(0, false, [3, 0, 0, 2]);
    record.roll(2, &[3], "ggwrbry").refused("the Seer has left");
    record.leave(0, false, [3, 0, 0, 2]).refused("seat 0 has left already");
    record.leave(3, false, [3, 0, 0, 2]).refused("no seat 3");
    record.round(2, 1, None).refused("here comes `leave`");
}

#[test]
fn the_seer_may_go_on_alone() {
    let record = first_round().leave(1, false, [2, 0, 1, 0]).leave(2, false, [1, 0, 0, 1]);
    let game = record.roll(2, &[3, 4], "ggwggry").leave(0, false, [5, 0, 1, 0]).allowed();
    assert_eq!(game.tally.of(Occurrence::SeerAlone), 1);
    assert_eq!(game.rounds, 1);
}

#[test]
fn every_color_doubles_and_counts_wizards_for_all() {
    let hit = scored("every-color", Some("every"), "5 yellow", "yyywwrr");
    hit.leave(0, false, [5, 0, 1, 0]).refused("2 Xs");
    hit.leave(0, false, [5, 0, 2, 0]).allowed();
    let missed = scored("every-color", Some("every"), "3 yellow", "yyywwrj");
    missed.leave(0, false, [5, 1, 0, 4]).allowed();
    missed.leave(0, true, [5, 1, 0, 0]).allowed();
    Record::with("every-color")
        .predictions("3 yellow, 1 red, 2 red")
        .wizards(Some("red"))
        .refused("Red");
    Record::with("secret")
        .predictions("3 yellow, 1 red, 2 red")
        .wizards(Some("every"))
        .refused("Every");
    Record::with("secret").predictions("3 yellow, 1 red, 2 red").wizards(None).refused("None");
}

#[test]
fn stuck_jesters_double_and_may_not_be_rolled_again() {
    let record = Record::with("stuck-jesters").predictions("5 green, 4 green, 2 yellow");
    let record = record.wizards(Some("green")).roll_all("gggwjjb");
    record.roll(2, &[4, 6], "gggwrjb").refused("die 4 is a Jester");
    record.roll(2, &[6], "gggwjjr").allowed();
    record.leave(0, false, [4, 2, 0, 1]).refused("2 minus points");
    let record = record.leave(0, false, [4, 2, 0, 2]).leave(1, false, [4, 2, 2, 0]);
    record.leave(2, false, [0, 2, 0, 4]).allowed();
    record.leave(2, true, [0, 2, 0, 0]).allowed();
}

#[test]
fn seven_stuck_jesters_end_the_rolling() {
    let record = scored("stuck-jesters", Some("blue"), "2 red", "jjjjjjj");
    record.roll(2, &[], "jjjjjjj").refused("the last roll");
    let record = record.leave(0, false, [0, 7, 0, 4]).leave(1, false, [0, 7, 0, 2]);
    let game = record.leave(2, false, [0, 7, 0, 2]).allowed();
    assert_eq!(game.tally.of(Occurrence::SevenStuckJesters), 1);
}

#[test]
fn roll_first_comes_before_the_predictions() {
    let start = Record::with("roll-first");
    start.predict(0, 5, "red").refused("here comes `roll`");
    let record = start.roll_all("rrrbggj").predictions("5 red, 1 blue, 2 green");
    let record = record.wizards(Some("red"));
    record.leave(1, false, [1, 1, 1, 0]).refused("nobody may leave yet");
    record.roll(2, &[5, 6], "rrrbgrr").refused("at least 3");
    record.roll(1, &[4, 5, 6], "rrrbrrg").refused("roll 2");
    let record = record.roll(2, &[4, 5, 6], "rrrbrrg");
    record.leave(0, false, [5, 0, 1, 0]).allowed();
    record.roll(3, &[6], "rrrbrrr").allowed();
    record.roll(3, &[6], "rrrbrrr").roll(4, &[6], "rrrbrrr").refused("the last roll");
}

#[test]
fn turn_two_instead_of_the_first_roll() {
    let start = Record::with("turn-two");
    start.roll_all("rrrbggj").refused("here comes `turn`");
    start.turn(&json!({"0": "yellow"})).refused("turns two dice");
    start.turn(&json!({"0": "yellow", "1": "red", "2": "red"})).refused("turns two dice");
    start.turn(&json!({"0": "yellow", "7": "red"})).refused("no die 7");
    let record = start.turn(&json!({"0": "yellow", "6": "wizard"}));
    let record = record.predictions("5 yellow, 1 blue, 2 green").wizards(Some("yellow"));
    record.leave(1, false, [0, 0, 0, 1]).refused("nobody may leave yet");
    record.roll(2, &[0, 1, 2, 3, 4, 5], "yrrrrrw").refused("other dice");
    record.roll(2, &[1, 2, 3, 4], "yrrrrrw").refused("other dice");
    record.roll(1, &[1, 2, 3, 4, 5], "yrrrrrw").refused("roll 2");
    record.roll(2, &[1, 2, 3, 4, 5], "yrrrrrr").refused("die 6 was not rolled");
    let record = record.roll(2, &[1, 2, 3, 4, 5], "yrrrrrw");
    record.leave(0, false, [2, 0, 0, 3]).allowed();
    record.roll(3, &[0], "brrrrrw").leave(1, false, [1, 0, 1, 0]).allowed();
    record.roll(3, &[0], "brrrrrw").roll(4, &[0], "yrrrrrw").refused("the last roll");
}

#[test]
fn an_extra_die_of_each_color_counts() {
    let record = Record::with("extra-die").predictions("3 blue, 1 yellow, 2 green");
    let record = record.wizards(Some("blue")).roll_all("bbbwrrr");
    record.leave(0, false, [4, 0, 0, 1]).refused("5 dice count");
    let record = record.leave(0, false, [5, 0, 0, 2]).leave(1, false, [1, 0, 1, 0]);
    record.leave(2, false, [1, 0, 0, 1]).allowed();
}

#[test]
fn jesters_of_ones_own_color_count() {
    let record = Record::with("own-color-jesters").predictions("5 yellow, 2 red, 3 green");
    let record = record.wizards(Some("yellow")).roll_all("yywwjrb");
    let record = record.leave(0, false, [5, 1, 1, 0]).leave(1, false, [2, 1, 1, 0]);
    record.leave(2, true, [1, 1, 0, 0]).allowed();
    record.leave(2, false, [0, 1, 0, 3]).refused("1 dice count");
}

#[test]
fn cross_out_strikes_minus_points_in_ones_color() {
    let record = Record::with("secret").predictions("2 green, 3 blue, 1 red");
    let record = record.wizards(Some("red")).roll_all("gbryyyy");
    let record = record.leave(0, false, [1, 0, 0, 1]).leave(1, false, [1, 0, 0, 2]);
    let record = record.leave(2, false, [1, 0, 1, 0]).round(2, 1, Some("cross-out"));
    let record = record.predict(1, 2, "blue").predict(2, 2, "red").predict(0, 4, "green");
    record.strike(2, 1, "red").refused("no minus points at 1 Red");
    record.strike(0, 4, "green").refused("no minus points at 4 Green");
    record.strike(0, 3, "blue").refused("strikes no Blue box");
    record.strike(3, 3, "blue").refused("no seat 3");
    record.strike(0, 2, "green").strike(0, 2, "green").refused("has struck a box already");
    let record = record.strike(0, 2, "green").wizards(Some("blue")).strike(1, 3, "blue");
    record.roll_all("bbggggr").allowed();
    record.roll_all("bbggggr").strike(1, 3, "blue").refused("here comes `leave`");
    let other = Record::with("secret").predictions("2 green, 3 blue, 1 red");
    other.strike(0, 2, "green").refused("without `cross-out`");
}

#[test]
fn a_struck_box_counts_nought_at_the_end() {
    let mut struck = 0;
    for luck in 0..30 {
        let game = allowed(&play(5, &dice_options(), Zeal::Eager, &mut Luck(luck)));
        struck += game.tally.of(Occurrence::Strike);
    }
    assert!(struck > 10);
}

#[test]
fn the_seers_number_is_the_number_of_rolls() {
    let one = scored("seers-number", None, "1 blue", "wwrrrrr");
    one.roll(2, &[0], "bwrrrrr").refused("the last roll");
    let mut record = scored("seers-number", None, "5 blue", "wwbbbrr");
    for number in 2..=5 {
        record = record.roll(number, &[0, 6], "wwbbbrb");
    }
    record.roll(6, &[0], "wwbbbrb").refused("the last roll");
    record.leave(0, false, [6, 0, 0, 1]).refused("4 dice count");
    let game = record.leave(0, false, [4, 0, 0, 1]).leave(1, false, [4, 0, 0, 3]).allowed();
    assert_eq!(game.close, Close::Running);
}

#[test]
fn same_column_puts_both_xs() {
    let missed = scored("same-column", Some("blue"), "3 yellow", "yyjjjrr");
    missed.leave(0, true, [2, 3, 1, 0]).allowed();
    missed.leave(0, true, [2, 3, 0, 0]).refused("1 Xs");
    missed.leave(0, false, [2, 3, 0, 1]).allowed();
    let hit = scored("same-column", Some("blue"), "3 green", "gggjjjr");
    hit.leave(0, false, [3, 3, 1, 0]).allowed();
    hit.leave(0, true, [3, 3, 1, 0]).allowed();
    hit.leave(0, true, [3, 3, 2, 0]).refused("1 Xs");
    let other_column = scored("same-column", Some("blue"), "3 green", "gggjjrr");
    other_column.leave(0, true, [3, 2, 1, 0]).refused("no Jester Score");
}

#[test]
fn secret_predictions_may_match_but_not_the_seers() {
    let record = Record::with("secret").predict(0, 5, "red");
    record.predict(1, 5, "red").refused("predicted already");
    let first = Record::with("secret").predict(1, 5, "red");
    first.refused("seat 0 is to predict");
    // The next Seer is the next player clockwise, even though the other predicted before.
    let record = record.predict(2, 2, "blue").predict(1, 2, "blue").wizards(Some("red"));
    let record = record.roll_all("rrrrrbb").leave(0, false, [5, 0, 1, 0]);
    let record = record.leave(1, false, [2, 0, 1, 0]).leave(2, false, [2, 0, 1, 0]);
    record.round(2, 2, Some("turn-two")).refused("the Seer is seat 1");
    let game = record.round(2, 1, Some("turn-two")).allowed();
    assert_eq!(game.tally.of(Occurrence::SecretEqualClaims), 1);
    record.round(2, 1, Some("secret")).refused("not in the pile");
    record.round(2, 1, None).refused("no Magic Card");
}

#[test]
fn magic_cards_are_played_only_where_they_were_chosen() {
    let options = json!({"target": 12, "magic-cards": false});
    Record(vec![header("dice", 2, &options)])
        .round(1, 0, Some("secret"))
        .refused("without Magic Cards");
    for (players, target, words) in [(2, 10, "9 or 12"), (1, 9, "2 to 5"), (6, 9, "2 to 5")] {
        let options = json!({"target": target, "magic-cards": false});
        Record(vec![header("dice", players, &options)]).refused(words);
    }
}

#[test]
fn the_final_scores_must_be_right() {
    let record = play(3, &dice_options(), Zeal::Eager, &mut Luck(5));
    let last = record.len() - 1;
    for key in ["totals", "xs", "jester-scores", "places"] {
        for seat in 0..3 {
            let mut record = record.clone();
            let value = record[last][key][seat].as_i64().unwrap();
            record[last][key][seat] = json!(value + 1);
            let written = record[last][key].to_string().replace(',', ", ");
            last_refused(&record, &format!("not {written}"));
        }
    }
}

#[test]
fn a_game_goes_on_until_the_target_is_reached() {
    let record = play(3, &dice_options(), Zeal::Eager, &mut Luck(6));
    let rounds: Vec<usize> =
        (1..record.len()).filter(|at| record[*at]["event"] == "round").collect();
    let end = record.last().unwrap();
    for at in &rounds[1..] {
        let mut early = record[..*at].to_vec();
        early.push(end.clone());
        last_refused(&early, "here comes `round`");
    }
    let mut late = record[..record.len() - 1].to_vec();
    late.push(json!({"event": "round", "round": rounds.len() + 1, "seer": 0, "magic": null}));
    last_refused(&late, "here comes `end`");
}

#[test]
fn whole_games_with_every_option_are_allowed() {
    let mut luck = Luck(2);
    let mut tally = Tally::default();
    for at in 0..600 {
        let target = [9, 12][at % 2];
        let options = json!({"target": target, "magic-cards": at % 3 > 0});
        let zeal = if at % 5 == 0 { Zeal::Lazy } else { Zeal::Eager };
        let seats = 2 + at % 4;
        let game = allowed(&play(seats, &options, zeal, &mut luck));
        assert_eq!((game.close, game.seats), (Close::Ended, seats));
        tally.add(&game.tally);
    }
    println!("{tally}");
    let magic = tally.iter().filter(|(seen, _)| matches!(seen, Occurrence::Magic(_))).count();
    assert_eq!(magic, MAGIC.len());
    assert!(tally.of(Occurrence::Magic(MagicCard::Secret)) > 0);
    for seen in [
        Occurrence::PileShuffled,
        Occurrence::RepeatedPrediction,
        Occurrence::SecretMatch,
        Occurrence::EqualClaims,
        Occurrence::SecretEqualClaims,
        Occurrence::SeerKept,
        Occurrence::Strike,
        Occurrence::OtherWizardColor,
        Occurrence::SeerAlone,
        Occurrence::FourthRoll,
        Occurrence::EarlyLeave,
        Occurrence::SeerLeftEarly,
        Occurrence::Hit,
        Occurrence::DoubleXs,
        Occurrence::DoubleMinus,
        Occurrence::JesterScore,
        Occurrence::BothXsOnMiss,
        Occurrence::BothXsOnHit,
        Occurrence::HitAlone,
        Occurrence::SeveralAtTarget,
        Occurrence::PastTarget,
        Occurrence::RoundTwenty,
        Occurrence::TargetNotReached,
        Occurrence::SharedPlace,
        Occurrence::TieBrokenByJesterScores,
    ] {
        assert!(tally.of(seen) > 0, "{seen:?} never came up");
    }
}
