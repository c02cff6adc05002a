//! A hand contains everything that its player needs to know.

use henge::features::press::{OwnPress, Press, Screen};
use henge::rules::OfGame;
use henge::rules::cards::{
    Action, Ask, Bidding, Clairvoyance, Options, PlusMinusOne, Rounds, SeatView, TableView,
};
use henge::view::{Button, ButtonState, Message, Words};

use crate::view::games::{card_seat, card_table, in_card_games, lobby, play, text};

fn labels(row: &[Button]) -> Vec<&str> {
    row.iter().map(|button| button.label.as_str()).collect()
}

fn numbers(hand: &Message) -> Vec<(String, ButtonState)> {
    let is_number = |button: &&Button| {
        let Press::Own(_, _, press) = button.press else { return false };
        let (OwnPress::Answer { action, .. } | OwnPress::InAdvance { action, .. }) = press else {
            return false;
        };
        matches!(action, OfGame::Cards(Action::Predict(_)))
    };
    let numbers = hand.rows.iter().flatten().filter(is_number);
    numbers.map(|button| (button.label.clone(), button.state)).collect()
}

fn signed(points: i16) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        ..0 => format!("−{}", -points),
    }
}

#[test]
fn a_line_of_a_new_round_says_how_the_last_one_ended() {
    let mut seen = 0;
    in_card_games(Options::default(), |words, moment| {
        for view in moment.people() {
            let (seat, table) = (view.seat, card_table(&view));
            let hand = moment.own(words, &view);
            let has_room = table.tricks_taken() == 0 && table.cards <= 6;
            let Some(round) = table.sheet.last().filter(|_| has_room) else {
                assert!(!hand.content.contains("Round "), "{}", hand.content);
                continue;
            };
            let expected = format!(
                "-# Round {}: you said {}, won {}, {}.",
                table.sheet.len(),
                round.predictions[seat],
                round.won[seat],
                signed(round.points[seat])
            );
            if !table.over {
                assert!(hand.content.lines().any(|line| line.starts_with(&expected)), "{hand:?}");
                seen += 1;
            }
        }
    });
    assert!(seen > 50);
}

#[test]
fn a_card_that_was_played_before_it_could_be_seen_is_named() {
    let words = Words::english();
    let options = Options {
        clairvoyance: Clairvoyance::EveryRound,
        rounds: Rounds::All,
        ..Options::default()
    };
    let lobby = lobby(options.into(), &["Ada", "Ben", "Cy"], 3, 1);
    let mut seen = false;
    play(&words, &lobby, 1, |moment| {
        for view in moment.people() {
            let table = card_table(&view);
            if table.round != 2 || table.tricks_taken() > 0 {
                continue;
            }
            let plays = &table.last_trick.as_ref().unwrap().plays;
            let (_, card) = plays.iter().find(|(seat, _)| *seat == view.seat).unwrap();
            let hand = moment.own(&words, &view);
            let shown = hand.content.replace('\u{2060}', "");
            assert!(
                shown.contains(" Your card was") && shown.contains(&format!("{card}.")),
                "{shown}"
            );
            seen = true;
        }
    });
    assert!(seen);
}

#[test]
fn every_number_has_a_button_and_the_forbidden_one_is_disabled() {
    let options = Options { plus_minus_one: PlusMinusOne::Strict, ..Options::default() };
    let mut forbidden_ones = 0;
    in_card_games(options, |words, moment| {
        for view in moment.people() {
            let Some(Ask::Predict { cards, forbidden }) = card_seat(&view).ask else { continue };
            let hand = moment.own(words, &view);
            let state = |tricks| match forbidden {
                Some(number) if number == tricks => ButtonState::Disabled,
                _ => ButtonState::Live,
            };
            let expected: Vec<_> = (0..=cards).map(|n| (n.to_string(), state(n))).collect();
            assert_eq!(numbers(&hand), expected);
            let reason = forbidden.map(|n| format!("{n} is not allowed: the sum would be {cards}"));
            let is_told = reason.is_none_or(|reason| hand.content.contains(&reason));
            assert!(is_told, "{}", hand.content);
            forbidden_ones += usize::from(forbidden.is_some());
        }
    });
    assert!(forbidden_ones > 0);
}

#[test]
fn twenty_one_numbers_leave_room_for_the_tools() {
    let words = Words::english();
    let options = Options { rounds: Rounds::Short, ..Options::default() };
    let lobby = lobby(options.into(), &["Ada", "Ben", "Cy"], 0, 2);
    let (mut predicting, mut playing) = (false, false);
    play(&words, &lobby, 2, |moment| {
        for view in moment.people().into_iter().filter(|view| card_table(view).cards == 20) {
            let hand = moment.own(&words, &view);
            if card_table(&view).over {
                continue;
            }
            let rows: Vec<usize> = hand.rows.iter().map(Vec::len).collect();
            if numbers(&hand).is_empty() {
                // As long as all twenty are there, the table's message has the button.
                assert!(rows.len() < 5, "{rows:?}");
                let last = hand.rows.iter().flatten().last().map(|button| button.label.as_str());
                let is_full = rows == [5, 5, 5, 5] || hand.more.is_some();
                assert!(is_full || last == Some("More"), "{rows:?}");
                playing = true;
            } else {
                assert_eq!(rows, [5, 5, 5, 5, 2]);
                assert_eq!(labels(&hand.rows[4]), ["20", "More"]);
                predicting = true;
            }
        }
    });
    assert!(predicting && playing);
}

#[test]
fn who_names_trump_learns_why() {
    let mut named = 0;
    in_card_games(Options::default(), |words, moment| {
        for view in moment.people() {
            if card_seat(&view).ask == Some(Ask::NameTrump) {
                let hand = moment.own(words, &view);
                assert!(hand.content.starts_with("## Name the trump suit"), "{}", hand.content);
                assert_eq!(
                    labels(&hand.rows[0]),
                    ["🟦\u{a0}blue", "🟩\u{a0}green", "🟥\u{a0}red", "🟨\u{a0}yellow"]
                );
                named += 1;
            }
        }
    });
    assert!(named > 0);
}

#[test]
fn ones_own_covered_prediction_is_shown_in_ones_own_hand() {
    for bidding in [Bidding::Covered, Bidding::Secret] {
        in_card_games(Options { bidding, ..Options::default() }, |words, moment| {
            for view in moment.people() {
                let SeatView { prediction, table, seat, .. } = card_seat(&view);
                if let (Some(said), false) = (prediction, table.over) {
                    let shown = moment.own(words, &view).content;
                    let is_shown = ["You said", "Said"]
                        .iter()
                        .any(|words| shown.contains(&format!("{words} **{said}**")));
                    assert!(is_shown, "{seat:?}: {shown}");
                }
            }
        });
    }
}

#[test]
fn a_sentence_says_what_is_still_needed() {
    let mut told = std::collections::BTreeSet::new();
    in_card_games(Options::default(), |words, moment| {
        for view in moment.people() {
            let SeatView { prediction, table, seat, .. } = card_seat(&view);
            let Some(said) = prediction.filter(|_| table.everybody_predicted && !table.over) else {
                continue;
            };
            let (won, left) = (table.won[*seat], table.cards - table.tricks_taken());
            let what = match said.cmp(&won) {
                std::cmp::Ordering::Less => "too many",
                std::cmp::Ordering::Equal => "✓",
                std::cmp::Ordering::Greater if said - won > left => "only",
                std::cmp::Ordering::Greater if said - won == left => ": win ",
                std::cmp::Ordering::Greater => "more of the",
            };
            let shown = moment.own(words, &view).content;
            assert!(shown.contains(what), "{what}: {shown}");
            told.insert(what);
        }
    });
    assert_eq!(told.len(), 5, "{told:?}");
}

#[test]
fn trumps_are_marked() {
    in_card_games(Options::default(), |words, moment| {
        for view in moment.people() {
            let TableView { trump, over: false, .. } = card_table(&view) else { continue };
            let hand = moment.own(words, &view);
            for button in hand.rows.iter().flatten() {
                let Press::Own(
                    _,
                    _,
                    OwnPress::Answer { action: OfGame::Cards(Action::Play(card)), .. },
                ) = &button.press
                else {
                    continue;
                };
                let is_trump = trump.is_some() && card.suit() == *trump;
                assert_eq!(button.label.contains('▲'), is_trump, "{}", button.label);
                assert!(button.label.contains(&card.to_string()), "{}", button.label);
            }
        }
    });
}

#[test]
fn with_clairvoyance_one_sees_everybodys_cards_but_ones_own() {
    let options = Options { clairvoyance: Clairvoyance::EveryRound, ..Options::default() };
    let mut seen = 0;
    in_card_games(options, |words, moment| {
        for view in moment.people().into_iter().filter(|view| card_table(view).clairvoyant) {
            let hand = moment.own(words, &view);
            let shown = text(&hand).replace('\u{2060}', "");
            assert!(!hand.content.contains("Your cards"), "{}", hand.content);
            for (_, cards) in &card_seat(&view).others {
                assert!(cards.cards().all(|card| shown.contains(&card.to_string())), "{shown}");
            }
            seen += 1;
        }
    });
    assert!(seen > 10);
}

#[test]
fn a_hand_that_is_over_is_ones_own_line() {
    in_card_games(Options::default(), |words, moment| {
        for view in moment.people().into_iter().filter(|view| card_table(view).over) {
            let table = card_table(&view);
            let place = table.places.unwrap()[view.seat];
            let hand = moment.own(words, &view);
            let place = ["1st", "2nd", "3rd", "4th", "5th", "6th"][usize::from(place) - 1];
            let total = table.totals[view.seat].to_string().replace('-', "−");
            let line = format!("**{place} of {}** with **{total} points**", table.seats.get());
            assert_eq!((&hand.content, &hand.embed), (&line, &None));
            assert_eq!(labels(&hand.rows[0]), ["Rematch", "Scores", "More"]);
            assert!(hand.rows[0].iter().all(|button| !matches!(
                button.press,
                Press::Own(_, _, OwnPress::Show(Screen::Hand))
            )));
            assert_eq!(hand.rows.len(), 1);
        }
    });
}
