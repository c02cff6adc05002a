//! The card game: the books' examples, the rules one by one, and whole games with every option.

use crate::card_player::play;
use crate::scribe::{Luck, allowed, card_options, header, last_refused};
use referee::{Close, Occurrence, Tally};
use serde_json::{Value, json};

fn round(number: usize, cards: usize, dealer: usize) -> Value {
    json!({"event": "round", "round": number, "cards": cards, "dealer": dealer})
}

/// A deal: hands with blanks between the cards, and the card turned up.
fn deal(hands: &[&str], turned: Option<&str>) -> Value {
    let hands: Vec<Vec<&str>> = hands.iter().map(|hand| hand.split(' ').collect()).collect();
    json!({"event": "deal", "hands": hands, "turned": turned})
}

fn trump(suit: Option<&str>, by: Option<usize>) -> Value {
    json!({"event": "trump", "suit": suit, "by": by})
}

fn predict(seat: usize, tricks: usize) -> Value {
    json!({"event": "predict", "seat": seat, "tricks": tricks})
}

fn card(seat: usize, card: &str) -> Value {
    json!({"event": "play", "seat": seat, "card": card})
}

fn trick(winner: usize) -> Value {
    json!({"event": "trick", "winner": winner})
}

fn score(points: [i64; 3], totals: [i64; 3]) -> Value {
    json!({"event": "score", "points": points, "totals": totals})
}

fn with(mut lines: Vec<Value>, more: &[Value]) -> Vec<Value> {
    lines.extend_from_slice(more);
    lines
}

fn options(changes: &[(&str, &str)]) -> Value {
    let mut options = card_options();
    for (option, value) in changes {
        options[option] = json!(value);
    }
    options
}

/// A game for three players with these options, up to the turned card of its first round, with two
/// cards each.
fn two_cards_each(hands: [&str; 3], turned: &str, changes: &[(&str, &str)]) -> Vec<Value> {
    let mut options = options(changes);
    options["rounds"] = json!("tournament");
    vec![header("cards", 3, &options), round(1, 2, 2), deal(&hands, Some(turned))]
}

/// A game with red as trump, up to the predictions; seat 0 leads.
fn red_is_trump(hands: [&str; 3]) -> Vec<Value> {
    let predictions = [trump(Some("red"), None), predict(0, 0), predict(1, 0), predict(2, 0)];
    with(two_cards_each(hands, "R6", &[]), &predictions)
}

/// The books' two rounds: predicted and won are 0 and 0, 1 and 0, 1 and 1; then 2 and 1, 0 and 0, 0
/// and 1.
fn book_example() -> Vec<Value> {
    vec![
        header("cards", 3, &card_options()),
        round(1, 1, 2),
        deal(&["B1", "B2", "B3"], Some("J")),
        trump(None, None),
        predict(0, 0),
        predict(1, 1),
        predict(2, 1),
        card(0, "B1"),
        card(1, "B2"),
        card(2, "B3"),
        trick(2),
        score([20, -10, 30], [20, -10, 30]),
        round(2, 2, 0),
        deal(&["B1 W", "J G2", "G3 Y4"], Some("W")),
        trump(Some("yellow"), Some(0)),
        predict(1, 0),
        predict(2, 0),
        predict(0, 2),
        card(1, "G2"),
        card(2, "G3"),
        card(0, "W"),
        trick(0),
        card(0, "B1"),
        card(1, "J"),
        card(2, "Y4"),
    ]
}

#[test]
fn the_books_example_of_points() {
    let end = [trick(2), score([-10, 20, -10], [10, 10, 20])];
    let lines = with(book_example(), &end);
    let game = allowed(&lines);
    assert_eq!((game.rounds, game.close), (2, Close::Running));
    assert_eq!(game.tally.of(Occurrence::TrumpNamed), 1);
}

#[test]
fn a_wrong_point_is_found() {
    let lines = book_example();
    let points = [score([20, -10, 20], [20, -10, 20])];
    last_refused(&with(lines[..11].to_vec(), &points), "points are [20, -10, 30]");
    let totals = [score([20, -10, 30], [20, 10, 30])];
    last_refused(&with(lines[..11].to_vec(), &totals), "totals are [20, -10, 30]");
}

#[test]
fn the_deal_passes_to_the_left() {
    let lines = book_example();
    last_refused(&with(lines[..12].to_vec(), &[round(2, 2, 2)]), "passed to seat 0");
    last_refused(&with(lines[..12].to_vec(), &[round(2, 3, 0)]), "2 cards");
    last_refused(&with(lines[..12].to_vec(), &[round(3, 2, 0)]), "round 2");
}

#[test]
fn the_dealer_names_trump_for_a_wizard_and_only_then() {
    let lines = book_example();
    for other in [trump(Some("yellow"), Some(1)), trump(Some("yellow"), None)] {
        last_refused(&with(lines[..14].to_vec(), &[other]), "the dealer, names trump");
    }
    last_refused(&with(lines[..14].to_vec(), &[trump(None, Some(0))]), "names a trump suit");
    last_refused(
        &with(lines[..3].to_vec(), &[trump(Some("red"), None)]),
        "what the turned card says",
    );
    last_refused(&with(lines[..3].to_vec(), &[trump(None, Some(2))]), "nobody names trump");
    last_refused(&with(lines[..3].to_vec(), &[predict(0, 0)]), "here comes `trump`");
}

#[test]
fn hands_come_from_one_deck() {
    for (hands, turned, words) in [
        (["B1 B2", "B3 B4", "B1 B5"], "R1", "only 1 of B1"),
        (["B1 B2", "B3 B4", "B6 B5"], "B5", "only 1 of B5"),
        (["W W", "W W", "W B5"], "R1", "only 4 of W"),
        (["J J", "J J", "B1 B5"], "J", "only 4 of J"),
        (["B1 B2", "B3 B4", "B5"], "R1", "seat 2 is dealt 1 cards"),
        (["B1 B2", "B3 B4", "B14 B5"], "R1", "no card `B14`"),
        (["B1 B2", "B3 B4", "B01 B5"], "R1", "no card `B01`"),
    ] {
        last_refused(&two_cards_each(hands, turned, &[]), words);
    }
    let mut lines = two_cards_each(["B1 B2", "B3 B4", "B6 B5"], "R1", &[]);
    lines[2]["turned"] = Value::Null;
    last_refused(&lines, "none is turned up");
}

#[test]
fn predictions_go_clockwise_from_the_left_of_the_dealer() {
    let lines = red_is_trump(["B1 B2", "B3 B4", "B6 B5"]);
    last_refused(&with(lines[..4].to_vec(), &[predict(1, 0)]), "seat 0 is to predict");
    last_refused(&with(lines[..4].to_vec(), &[predict(0, 3)]), "3 tricks");
}

#[test]
fn covered_predictions_stand_in_any_order() {
    for bidding in ["covered", "secret"] {
        let lines = two_cards_each(["B1 B2", "B3 B4", "B6 B5"], "J", &[("bidding", bidding)]);
        let lines = with(lines, &[trump(None, None), predict(2, 0), predict(0, 2), predict(1, 0)]);
        allowed(&lines);
        last_refused(&with(lines[..6].to_vec(), &[predict(2, 1)]), "seat 2 has predicted already");
        last_refused(&with(lines[..6].to_vec(), &[card(0, "B1")]), "here comes `predict`");
    }
}

/// A round with two cards each, in which the last player to predict would make the sum two.
fn sum_of_two(kind: &str) -> Vec<Value> {
    let lines = two_cards_each(["B1 B2", "B3 B4", "B6 B5"], "J", &[("plus-minus-one", kind)]);
    with(lines, &[trump(None, None), predict(0, 0), predict(1, 1), predict(2, 1)])
}

#[test]
fn plus_minus_one_holds_for_the_last_to_predict() {
    for kind in ["strict", "tournament"] {
        last_refused(&sum_of_two(kind), "seat 2 may not predict 1");
        let game = allowed(&with(sum_of_two(kind)[..6].to_vec(), &[predict(2, 2)]));
        assert_eq!(game.close, Close::Running);
    }
    for kind in ["off", "late", "canadian"] {
        allowed(&sum_of_two(kind));
    }
}

#[test]
fn plus_minus_one_of_tournaments_lets_one_card_rounds_be() {
    let start = |kind| {
        vec![
            header("cards", 3, &options(&[("plus-minus-one", kind)])),
            round(1, 1, 2),
            deal(&["B1", "B2", "B3"], Some("J")),
            trump(None, None),
            predict(0, 0),
            predict(1, 0),
            predict(2, 1),
        ]
    };
    allowed(&start("tournament"));
    last_refused(&start("strict"), "seat 2 may not predict 1");
}

/// The books' first round, then the second with seat 0 as dealer, alone in the lead or not.
fn second_round(first_totals: [i64; 3], last: usize, others: [usize; 2]) -> Vec<Value> {
    let mut lines = book_example();
    lines[0] = header("cards", 3, &options(&[("plus-minus-one", "canadian")]));
    if first_totals == [30, 20, 20] {
        lines[2] = deal(&["B3", "B2", "B1"], Some("J"));
        lines[4] = predict(0, 1);
        lines[5] = predict(1, 0);
        lines[6] = predict(2, 0);
        lines[7] = card(0, "B3");
        lines[9] = card(2, "B1");
        lines[10] = trick(0);
    }
    lines[11] = score(first_totals, first_totals);
    with(lines[..15].to_vec(), &[predict(1, others[0]), predict(2, others[1]), predict(0, last)])
}

#[test]
fn canadian_binds_only_who_leads_alone_and_never_forbids_nought() {
    last_refused(&second_round([30, 20, 20], 1, [0, 1]), "seat 0 may not predict 1");
    allowed(&second_round([30, 20, 20], 2, [0, 1]));
    let game = allowed(&second_round([30, 20, 20], 0, [1, 1]));
    assert_eq!(game.tally.of(Occurrence::CanadianZero), 1);
    allowed(&second_round([20, -10, 30], 1, [0, 1]));
}

#[test]
fn the_suit_led_is_followed() {
    let lines = red_is_trump(["B1 B2", "B3 R4", "B6 W"]);
    let led = with(lines, &[card(0, "B1")]);
    last_refused(&with(led.clone(), &[card(1, "R4")]), "must follow it");
    last_refused(&with(led.clone(), &[card(2, "B6")]), "the turn of seat 1");
    last_refused(&with(led.clone(), &[card(1, "B6")]), "does not hold B6");
    let held_back = with(led, &[card(1, "B3"), card(2, "W"), trick(2)]);
    assert_eq!(allowed(&held_back).tally.of(Occurrence::HeldBack), 1);
}

#[test]
fn a_jester_led_leaves_the_suit_to_the_next() {
    let lines = with(red_is_trump(["J B2", "B3 R4", "B6 G5"]), &[card(0, "J"), card(1, "B3")]);
    last_refused(&with(lines.clone(), &[card(2, "G5")]), "must follow it");
    allowed(&with(lines, &[card(2, "B6"), trick(2)]));
}

#[test]
fn after_a_jester_and_a_wizard_anything_goes() {
    let lines = with(red_is_trump(["J B2", "W R4", "B6 G5"]), &[card(0, "J"), card(1, "W")]);
    let game = allowed(&with(lines, &[card(2, "G5"), trick(1)]));
    assert_eq!(game.tally.of(Occurrence::JesterLedThenWizard), 1);
}

#[test]
fn a_jester_played_later_does_not_free_from_following() {
    let lines = with(red_is_trump(["B1 B2", "J R4", "B6 G5"]), &[card(0, "B1"), card(1, "J")]);
    last_refused(&with(lines, &[card(2, "G5")]), "must follow it");
}

#[test]
fn jesters_only_go_to_the_first() {
    let jesters = [card(0, "J"), card(1, "J"), card(2, "J")];
    let lines = with(red_is_trump(["J B2", "J R4", "J G5"]), &jesters);
    last_refused(&with(lines.clone(), &[trick(2)]), "seat 0 wins");
    let game = allowed(&with(lines, &[trick(0)]));
    assert_eq!(game.tally.of(Occurrence::JestersOnly), 1);
}

#[test]
fn options_that_do_not_go_together_are_refused() {
    for bidding in ["covered", "secret"] {
        let refused = options(&[("bidding", bidding), ("plus-minus-one", "strict")]);
        last_refused(&[header("cards", 3, &refused)], "open bidding only");
    }
    let mut unicolore = options(&[("rounds", "tournament")]);
    unicolore["unicolore"] = json!(true);
    last_refused(&[header("cards", 3, &unicolore)], "no tournament rounds");
    unicolore["rounds"] = json!("all");
    last_refused(&[header("cards", 5, &unicolore)], "3 to 4 players");
    last_refused(&[header("cards", 2, &card_options())], "3 to 6 players");
    last_refused(&[header("cards", 7, &card_options())], "3 to 6 players");
    last_refused(&[header("cards", 3, &options(&[("ties", "none")]))], "unknown variant `none`");
}

#[test]
fn in_unicolore_everybody_owns_one_suit() {
    let mut options = card_options();
    options["unicolore"] = json!(true);
    let start =
        |hands: [&str; 3]| vec![header("cards", 3, &options), round(1, 4, 0), deal(&hands, None)];
    let hands = ["B1 B2 W J", "G1 G2 G3 J", "R1 R2 R3 W"];
    allowed(&start(hands));
    last_refused(&start(["B1 B2 G4 J", hands[1], hands[2]]), "seat 0 owns Blue, not Green");
    last_refused(&start([hands[0], hands[1], "B3 B4 B5 W"]), "another owner than seat 2");
    last_refused(&start(["B1 B2 W W", hands[1], hands[2]]), "seat 0 holds W twice");
    last_refused(&start(["B1 B2 B2 W", hands[1], hands[2]]), "seat 0 holds B2 twice");
    let mut lines = start(hands);
    lines[0]["suits"] = json!(["blue", "green", "red"]);
    allowed(&lines);
    for wrong in [json!(["blue", "red", "green"]), json!(["blue", "yellow", "red"])] {
        lines[0]["suits"] = wrong;
        last_refused(&lines, "seat 1");
    }
    for wrong in [json!(["blue", "green"]), json!(["blue", "green", "green"]), Value::Null] {
        lines[0]["suits"] = wrong;
        assert_eq!(crate::scribe::refused(&lines).line, 1);
    }
}

#[test]
fn ties_may_be_broken_as_in_tournaments() {
    let mut tally = Tally::default();
    for luck in 0..400 {
        let options = options(&[("ties", "tournament"), ("rounds", "short")]);
        tally.add(&allowed(&play(6, &options, &mut Luck(luck))).tally);
    }
    for tie in [Occurrence::TieBrokenByExactRounds, Occurrence::TieBrokenByBestRound] {
        assert!(tally.of(tie) > 0, "{tie:?} never came up: {tally}");
    }
}

#[test]
fn whole_games_with_every_option_are_allowed() {
    let mut luck = Luck(1);
    let mut tally = Tally::default();
    for (seats, options) in every_option() {
        let game = allowed(&play(seats, &options, &mut luck));
        assert_eq!((game.close, game.seats), (Close::Ended, seats));
        tally.add(&game.tally);
    }
    println!("{tally}");
    for seen in [
        Occurrence::SuitTurned,
        Occurrence::TrumpNamed,
        Occurrence::JesterTurned,
        Occurrence::NothingTurned,
        Occurrence::PlusMinusOneHeld,
        Occurrence::PredictionsMet,
        Occurrence::WizardLed,
        Occurrence::JesterLedThenWizard,
        Occurrence::JesterLedThenSuit,
        Occurrence::SecondWizard,
        Occurrence::Trumped,
        Occurrence::HeldBack,
        Occurrence::FirstOfEquals,
        Occurrence::ExactRound,
        Occurrence::SharedPlace,
    ] {
        assert!(tally.of(seen) > 0, "{seen:?} never came up");
    }
}

/// Every number of players with every option that is allowed for it, except clairvoyance, which
/// leaves no trace.
fn every_option() -> Vec<(usize, Value)> {
    let mut all = Vec::new();
    let bids = ["off", "strict", "tournament", "late", "canadian"].map(|kind| ("open", kind));
    for (bidding, plus_minus_one) in bids.into_iter().chain([("covered", "off"), ("secret", "off")])
    {
        for rounds in ["all", "tournament", "short"] {
            for (unicolore, seats) in
                [(false, 3), (false, 4), (false, 5), (false, 6), (true, 3), (true, 4)]
            {
                if unicolore && rounds == "tournament" {
                    continue;
                }
                let ties = if seats % 2 == 0 { "shared" } else { "tournament" };
                all.push((
                    seats,
                    json!({"bidding": bidding, "plus-minus-one": plus_minus_one, "clairvoyance": "off",
                        "unicolore": unicolore, "rounds": rounds, "ties": ties}),
                ));
            }
        }
    }
    all
}
