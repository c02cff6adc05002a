//! A record with any alteration is refused at the line where it stops being possible.

use henge::record::verify;
use henge::rules::cards::{Bidding, Card, CardSet, Options};
use serde_json::{Value, json};

use crate::records::text::Text;

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap()
}

/// Another of four seats.
fn other_seat(value: &Value) -> Value {
    json!((number(value) + 1) % 4)
}

fn flip_a_digit(value: &mut Value) {
    let text = value.as_str().unwrap().to_owned();
    let digit = if text.starts_with('0') { "1" } else { "0" };
    *value = json!(format!("{digit}{}", &text[1..]));
}

#[test]
fn what_is_not_altered_is_accepted() {
    Text::short().check_accepted();
}

#[test]
fn another_winner_of_a_trick() {
    let text = Text::short();
    for line in text.numbers("trick") {
        let winner = |value: &mut Value| value["winner"] = other_seat(&value["winner"]);
        text.altered(line, winner).check_refused_by_both(line);
    }
}

#[test]
fn a_point_more_or_less() {
    let text = Text::short();
    for line in text.numbers("score") {
        for (key, seat, change) in [("points", 0, 10), ("points", 3, -1), ("totals", 2, 1)] {
            let more =
                |value: &mut Value| value[key][seat] = json!(number(&value[key][seat]) + change);
            text.altered(line, more).check_refused_by_both(line);
        }
    }
}

#[test]
fn points_that_change_hands() {
    let text = Text::short();
    for line in text.numbers("score") {
        let turned = |value: &mut Value| {
            for key in ["points", "totals"] {
                value[key].as_array_mut().unwrap().reverse();
            }
        };
        if text.value(line)["points"][0] != text.value(line)["points"][3] {
            text.altered(line, turned).check_refused_by_both(line);
        }
    }
}

#[test]
fn another_place_or_final_total() {
    let text = Text::short();
    let line = text.lines.len();
    for key in ["places", "totals"] {
        for seat in 0..4 {
            let more = |value: &mut Value| value[key][seat] = json!(number(&value[key][seat]) + 1);
            text.altered(line, more).check_refused_by_both(line);
        }
    }
}

#[test]
fn another_trump_suit() {
    let text = Text::short();
    for line in text.numbers("trump") {
        if text.value(line)["by"].is_null() {
            for suit in [json!(null), json!("blue"), json!("red")] {
                if text.value(line)["suit"] != suit {
                    text.altered(line, |value| value["suit"] = suit).check_refused_by_both(line);
                }
            }
            text.altered(line, |value| value["by"] = json!(0)).check_refused_by_both(line);
        }
    }
}

#[test]
fn trump_named_by_somebody_else_or_not_at_all() {
    let (text, line) = Text::with_trump_named();
    let by = |value: &mut Value| value["by"] = other_seat(&value["by"]);
    text.altered(line, by).check_refused_by_both(line);
    text.altered(line, |value| value["by"] = json!(null)).check_refused_by_both(line);
    text.altered(line, |value| value["suit"] = json!(null)).check_refused_by_both(line);
}

#[test]
fn another_round_size_or_dealer() {
    let text = Text::short();
    for (round, line) in text.numbers("round").into_iter().enumerate() {
        for key in ["round", "cards"] {
            let more = |value: &mut Value| value[key] = json!(number(&value[key]) + 1);
            text.altered(line, more).check_refused_by_both(line);
        }
        let dealer = text.altered(line, |value| value["dealer"] = other_seat(&value["dealer"]));
        dealer.check_refused(line);
        // The referee does not know who was drawn as the first dealer.
        assert!(round == 0 || referee::check(&dealer.text()).unwrap_err().line == line);
    }
}

#[test]
fn two_cards_exchanged_in_the_deal() {
    let text = Text::short();
    for line in text.numbers("deal") {
        let exchanged = text.altered(line, |value| {
            let (one, other) = (value["hands"][0][0].clone(), value["hands"][1][0].clone());
            value["hands"][0][0] = other;
            value["hands"][1][0] = one;
        });
        exchanged.check_refused(line);
        exchanged.check_refused_by_the_referee();
    }
}

#[test]
fn a_card_dealt_twice_or_not_at_all() {
    let text = Text::short();
    for line in text.numbers("deal") {
        let twice = |value: &mut Value| {
            let suited = |card: &&Value| card.as_str().unwrap().len() > 1;
            let other = value["hands"][1].as_array().unwrap().iter().find(suited).unwrap().clone();
            value["hands"][0][0] = other;
        };
        text.altered(line, twice).check_refused_by_both(line);
        let missing = |value: &mut Value| {
            value["hands"][2].as_array_mut().unwrap().pop();
        };
        text.altered(line, missing).check_refused_by_both(line);
    }
}

#[test]
fn another_card_turned_up() {
    let text = Text::short();
    for line in text.numbers("deal") {
        let dealt = text.lines[line - 1].clone();
        let undealt = |card: &Card| !dealt.contains(&format!("\"{card}\""));
        let Some(other) = CardSet::DECK.cards().find(undealt) else { continue };
        text.altered(line, |value| value["turned"] = json!(other.to_string())).check_refused(line);
        if !text.value(line)["turned"].is_null() {
            text.altered(line, |value| value["turned"] = json!(null)).check_refused_by_both(line);
        }
    }
}

#[test]
fn a_prediction_above_the_number_of_cards_or_by_another_seat() {
    let text = Text::short();
    for line in text.numbers("predict") {
        text.altered(line, |value| value["tricks"] = json!(21)).check_refused_by_both(line);
        let seat = |value: &mut Value| value["seat"] = other_seat(&value["seat"]);
        text.altered(line, seat).check_refused_by_both(line);
    }
}

/// Another prediction is possible, but then the points of the round are wrong.
#[test]
fn another_prediction_shows_when_the_round_is_scored() {
    let text = Text::short();
    for line in text.numbers("predict") {
        let scored = text.next("score", line);
        let said = text.value(line);
        let exact = number(&text.value(scored)["points"][number(&said["seat"]) as usize]) > 0;
        let tricks = number(&said["tricks"]);
        let others = [tricks - 1, tricks + 1].into_iter().filter(|tricks| (0..=3).contains(tricks));
        for tricks in others.filter(|_| exact) {
            let other = text.altered(line, |value| value["tricks"] = json!(tricks));
            other.check_refused_by_both(scored);
        }
    }
}

#[test]
fn a_forbidden_prediction() {
    use henge::rules::cards::PlusMinusOne;
    let strict = Options { plus_minus_one: PlusMinusOne::Strict, ..Options::default() };
    let text = Text::with(strict, 4);
    let mut forbidden = 0;
    for first in text.numbers("predict").into_iter().step_by(4) {
        let said: i64 = (0..3).map(|other| number(&text.value(first + other)["tricks"])).sum();
        let cards =
            text.value(text.numbers("round").into_iter().rfind(|line| *line < first).unwrap());
        let adds_up = number(&cards["cards"]) - said;
        if adds_up >= 0 {
            forbidden += 1;
            let last = text.altered(first + 3, |value| value["tricks"] = json!(adds_up));
            last.check_refused_by_both(first + 3);
        }
    }
    assert!(forbidden > 0);
}

#[test]
fn a_card_that_its_player_does_not_hold() {
    let text = Text::short();
    for line in text.numbers("play") {
        let deal = text.numbers("deal").into_iter().rfind(|deal| *deal < line).unwrap();
        let seat = number(&text.value(line)["seat"]) as usize;
        let own = &text.value(deal)["hands"][seat];
        let held = |card: &Card| own.as_array().unwrap().contains(&json!(card.to_string()));
        let foreign = CardSet::DECK.cards().find(|card| !held(card)).unwrap();
        let altered = text.altered(line, |value| value["card"] = json!(foreign.to_string()));
        altered.check_refused_by_both(line);
    }
}

#[test]
fn a_card_played_by_another_seat() {
    let text = Text::short();
    for line in text.numbers("play") {
        let seat = |value: &mut Value| value["seat"] = other_seat(&value["seat"]);
        text.altered(line, seat).check_refused_by_both(line);
        text.altered(line, |value| value["seat"] = json!(4)).check_refused_by_both(line);
        text.altered(line, |value| value["seat"] = json!(255)).check_refused_by_both(line);
    }
}

/// Playing the next card first may be legal, but later the hand does not contain the card that is
/// played.
#[test]
fn another_card_of_the_hand_shows_before_the_round_is_scored() {
    let text = Text::short();
    for line in text.numbers("play") {
        let (seat, scored) = (text.value(line)["seat"].clone(), text.next("score", line));
        let later = (line + 1..scored).find(|later| text.value(*later)["seat"] == seat);
        let Some(later) =
            later.filter(|later| text.value(*later)["card"] != text.value(line)["card"])
        else {
            continue;
        };
        let card = text.value(later)["card"].clone();
        let altered = text.altered(line, |value| value["card"] = card);
        let fault = verify(&altered.text()).unwrap_err();
        assert!((line..scored).contains(&fault.line), "{fault}");
        altered.check_refused_by_the_referee();
    }
}

#[test]
fn other_luck() {
    let text = Text::short();
    for key in ["commitment", "seed"] {
        text.altered(1, |header| flip_a_digit(&mut header[key])).check_refused_by_both(1);
    }
    text.altered(1, |header| flip_a_digit(&mut header["proof"]["secret"])).check_refused_by_both(1);
    for key in ["table", "begin"] {
        text.altered(1, |header| header["proof"][key] = json!("1")).check_refused_by_both(1);
    }
    text.altered(1, |header| header["proof"]["presses"][2] = json!("7")).check_refused_by_both(1);
    text.altered(1, |header| header["proof"]["cuts"] = json!(["cut"])).check_refused_by_both(1);
    let fewer = |header: &mut Value| {
        header["proof"]["presses"].as_array_mut().unwrap().pop();
    };
    text.altered(1, fewer).check_refused_by_both(1);
}

#[test]
fn another_engine() {
    let text = Text::short();
    text.altered(1, |header| header["engine"] = json!(7)).check_refused(1);
}

#[test]
fn a_sealed_proof() {
    let sealed = Text::short().altered(1, |header| header["proof"] = json!(null));
    sealed.check_refused(1);
}

#[test]
fn another_order_of_the_seats() {
    let text = Text::short();
    let order = |header: &mut Value| header["order"].as_array_mut().unwrap().swap(0, 2);
    text.altered(1, order).check_refused(1);
}

#[test]
fn an_order_of_the_seats_that_is_left_out_is_the_one_drawn() {
    let without = |header: &mut Value| {
        header.as_object_mut().unwrap().remove("order").unwrap();
    };
    Text::short().altered(1, without).check_accepted();
    Text::of_dice(|value| value["event"] == "end").0.altered(1, without).check_accepted();
}

/// The format allows additional keys.
#[test]
fn added_keys_are_passed_over() {
    for text in [Text::short(), Text::of_dice(|value| value["event"] == "strike").0] {
        let mut added = text;
        for line in 1..=added.lines.len() {
            added = added.altered(line, |value| value["weather"] = json!({ "rain": [1, 2] }));
        }
        for part in ["options", "proof"] {
            added = added.altered(1, |header| header[part]["house-rule"] = json!(true));
        }
        added.check_accepted();
    }
}

#[test]
fn another_owner_of_the_suits() {
    let unicolore = Options { unicolore: true, ..Options::default() };
    let text = Text::with(unicolore, 4);
    text.check_accepted();
    let suits = |header: &mut Value| header["suits"].as_array_mut().unwrap().swap(1, 3);
    let altered = text.altered(1, suits);
    altered.check_refused(1);
    altered.check_refused_by_the_referee();
}

#[test]
fn options_that_do_not_go_together_or_were_not_played() {
    let text = Text::short();
    let with = |name: &str, value: Value| text.altered(1, |header| header["options"][name] = value);
    with("unicolore", json!(true)).check_refused(1);
    with("rounds", json!("all")).check_refused_by_both(2);
    with("rounds", json!("long")).check_refused_by_both(1);
    let strict = with("plus-minus-one", json!("strict"));
    let covered = strict.altered(1, |header| header["options"]["bidding"] = json!("covered"));
    covered.check_refused_by_both(1);
}

#[test]
fn another_game_or_number_of_seats() {
    let text = Text::short();
    text.altered(1, |header| header["game"] = json!("chess")).check_refused_by_both(1);
    text.altered(1, |header| header["record"] = json!(2)).check_refused_by_both(1);
    let fewer = |header: &mut Value| {
        header["seats"].as_array_mut().unwrap().pop();
    };
    text.altered(1, fewer).check_refused_by_both(1);
}

#[test]
fn a_missing_line() {
    let text = Text::short();
    for line in 1..=text.lines.len() {
        let mut missing = text.clone();
        missing.lines.remove(line - 1);
        missing.check_refused(line);
        missing.check_refused_by_the_referee();
    }
}

#[test]
fn a_doubled_line() {
    let text = Text::short();
    for line in 1..=text.lines.len() {
        let mut doubled = text.clone();
        doubled.lines.insert(line, text.lines[line - 1].clone());
        doubled.check_refused(line + 1);
        doubled.check_refused_by_the_referee();
    }
}

#[test]
fn two_lines_exchanged() {
    let text = Text::short();
    for line in 2..text.lines.len() {
        let mut exchanged = text.clone();
        exchanged.lines.swap(line - 1, line);
        exchanged.check_refused_by_both(line);
    }
}

#[test]
fn an_empty_line() {
    let text = Text::short();
    for line in [1, 2, 10] {
        let mut emptier = text.clone();
        emptier.lines.insert(line, String::new());
        emptier.check_refused_by_both(line + 1);
    }
}

#[test]
fn a_missing_or_doubled_line_of_covered_predictions() {
    for bidding in [Bidding::Covered, Bidding::Secret] {
        let text = Text::with(Options { bidding, ..Options::default() }, 4);
        text.check_accepted();
        for line in text.numbers("predict") {
            let mut missing = text.clone();
            missing.lines.remove(line - 1);
            let fault = verify(&missing.text()).unwrap_err();
            assert!((line..=text.next("play", line)).contains(&fault.line), "{fault}");
            missing.check_refused_by_the_referee();
            let mut doubled = text.clone();
            doubled.lines.insert(line, text.lines[line - 1].clone());
            doubled.check_refused_by_both(line + 1);
        }
    }
}

const STOPPED: &str = r#"{"event":"stopped"}"#;

/// The record up to this line, then closed early.
fn stopped_after(text: &Text, line: usize) -> Text {
    let mut lines = text.lines[..line].to_vec();
    lines.push(STOPPED.to_owned());
    Text { lines }
}

#[test]
fn a_table_may_be_ended_early_where_it_waits_for_its_players() {
    let (text, _) = Text::with_trump_named();
    for line in 1..text.lines.len() {
        let stopped = stopped_after(&text, line);
        let due = text.value(line + 1)["event"].clone();
        match due.as_str().unwrap() {
            "predict" => stopped.check_accepted(),
            "play" => check_stopped_before_a_card(&text, &stopped, line + 1),
            _ if text.value(line + 1)["by"].is_u64() => stopped.check_accepted(),
            _ => stopped.check_refused(line + 1),
        }
    }
    let verified = verify(&stopped_after(&text, 5).text()).unwrap();
    assert_eq!((verified.games, verified.stopped), (1, 1));
}

/// The last trick of a round is played automatically, so the game does not wait there.
fn check_stopped_before_a_card(text: &Text, stopped: &Text, line: usize) {
    let left = |event: &str| {
        let scored = text.next("score", line);
        text.numbers(event).into_iter().filter(|other| (line..scored).contains(other)).count()
    };
    if left("trick") > 1 { stopped.check_accepted() } else { stopped.check_refused(line) }
}

#[test]
fn nothing_follows_the_end() {
    let text = Text::short();
    let stopped = stopped_after(&text, text.lines.len());
    stopped.check_refused_by_both(text.lines.len() + 1);
    let mut doubled = stopped_after(&text, 5);
    doubled.lines.push(STOPPED.to_owned());
    doubled.check_refused_by_both(7);
}

#[test]
fn several_records_are_checked_one_after_the_other() {
    let text = Text::short();
    let twice = Text { lines: [text.lines.clone(), text.lines.clone()].concat() };
    twice.check_accepted();
    assert_eq!(verify(&twice.text()).unwrap().games, 2);
    let line = text.lines.len() + text.numbers("trick")[0];
    let winner = |value: &mut Value| value["winner"] = other_seat(&value["winner"]);
    twice.altered(line, winner).check_refused_by_both(line);
    let mut cut = twice;
    cut.lines.remove(text.lines.len() - 1);
    cut.check_refused(text.lines.len());
}

#[test]
fn a_text_without_a_record() {
    for text in ["", "\n", "Wizard", "{}", STOPPED] {
        assert_eq!(verify(text).unwrap_err().line, 1);
        assert_eq!(referee::check(text).unwrap_err().line, 1);
    }
}
