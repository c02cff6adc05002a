//! Plays whole card games at random and writes their records, as naively as possible.

use crate::scribe::{Luck, header};
use serde_json::{Value, json};

pub const SUITS: [(&str, &str); 4] = [("B", "blue"), ("G", "green"), ("R", "red"), ("Y", "yellow")];

pub fn sizes(seats: usize, options: &Value) -> Vec<usize> {
    let unicolore = options["unicolore"] == true;
    match (options["rounds"].as_str().unwrap(), unicolore, seats) {
        ("all", true, _) => vec![4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
        ("short", true, _) => vec![5, 8, 10, 13, 15],
        ("all", false, _) => (1..=60 / seats).collect(),
        ("short", false, 3) => vec![4, 8, 12, 16, 20],
        ("short", false, 4) => vec![3, 6, 9, 12, 15],
        ("short", false, 5) => vec![2, 5, 7, 10, 12],
        ("short", false, _) => vec![2, 4, 6, 8, 10],
        (_, _, 3) => vec![2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
        (_, _, 4) => vec![1, 3, 5, 7, 9, 11, 12, 13, 14, 15],
        (_, _, 5) => vec![2, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        (_, _, _) => vec![1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    }
}

pub fn play(seats: usize, options: &Value, luck: &mut Luck) -> Vec<Value> {
    let mut record = vec![header("cards", seats, options)];
    let mut suits = SUITS;
    luck.shuffle(&mut suits);
    if options["unicolore"] == true {
        let names: Vec<&str> = suits[..seats].iter().map(|suit| suit.1).collect();
        record[0]["suits"] = json!(names);
    }
    let mut dealer = luck.below(seats);
    let mut history: Vec<Vec<i64>> = vec![Vec::new(); seats];
    for (at, cards) in sizes(seats, options).into_iter().enumerate() {
        record.push(json!({"event": "round", "round": at + 1, "cards": cards, "dealer": dealer}));
        let (hands, turned) = deal(seats, cards, options, &suits, luck);
        record.push(json!({"event": "deal", "hands": hands, "turned": turned}));
        let trump = name_trump(turned.as_deref(), dealer, luck, &mut record);
        let said = predict(seats, cards, at + 1, dealer, options, &history, luck, &mut record);
        let unicolore = options["unicolore"] == true;
        let won = tricks(hands, dealer, trump, unicolore, luck, &mut record);
        let points: Vec<i64> = (0..seats).map(|seat| earned(said[seat], won[seat])).collect();
        for seat in 0..seats {
            history[seat].push(points[seat]);
        }
        record.push(json!({"event": "score", "points": points, "totals": sums(&history)}));
        dealer = (dealer + 1) % seats;
    }
    let places = places(&history, options["ties"] == "tournament");
    record.push(json!({"event": "end", "totals": sums(&history), "places": places}));
    record
}

fn deal(
    seats: usize,
    cards: usize,
    options: &Value,
    suits: &[(&str, &str)],
    luck: &mut Luck,
) -> (Vec<Vec<String>>, Option<String>) {
    let suited = |letter: &str| (1..=13).map(|rank| format!("{letter}{rank}")).collect::<Vec<_>>();
    if options["unicolore"] == true {
        let hand = |suit: &(&str, &str)| {
            let mut own = suited(suit.0);
            own.extend(["W".into(), "J".into()]);
            luck.shuffle(&mut own);
            own[..cards].to_vec()
        };
        return (suits[..seats].iter().map(hand).collect(), None);
    }
    let mut deck: Vec<String> = SUITS.iter().flat_map(|suit| suited(suit.0)).collect();
    deck.extend(["W", "W", "W", "W", "J", "J", "J", "J"].map(String::from));
    luck.shuffle(&mut deck);
    let hands = deck.chunks(cards).take(seats).map(<[String]>::to_vec).collect();
    (hands, deck.get(seats * cards).cloned())
}

fn name_trump(
    turned: Option<&str>,
    dealer: usize,
    luck: &mut Luck,
    record: &mut Vec<Value>,
) -> Option<&'static str> {
    let (trump, by) = match turned {
        None | Some("J") => (None, None),
        Some("W") => (Some(luck.one_of(&SUITS)), Some(dealer)),
        Some(card) => (SUITS.into_iter().find(|suit| card.starts_with(suit.0)), None),
    };
    record.push(json!({"event": "trump", "suit": trump.map(|suit| suit.1), "by": by}));
    trump.map(|suit| suit.0)
}

#[allow(clippy::too_many_arguments)]
fn predict(
    seats: usize,
    cards: usize,
    round: usize,
    dealer: usize,
    options: &Value,
    history: &[Vec<i64>],
    luck: &mut Luck,
    record: &mut Vec<Value>,
) -> Vec<usize> {
    let mut order: Vec<usize> = (1..=seats).map(|step| (dealer + step) % seats).collect();
    if options["bidding"] != "open" {
        luck.shuffle(&mut order);
    }
    let totals = sums(history);
    let alone = (0..seats).all(|seat| seat == dealer || totals[seat] < totals[dealer]);
    let held = match options["plus-minus-one"].as_str().unwrap() {
        "off" => false,
        "strict" => true,
        "tournament" => cards > 1,
        "late" => round >= 4,
        _ => alone,
    };
    let mut said = vec![0; seats];
    for (at, seat) in order.into_iter().enumerate() {
        let sum: usize = said.iter().sum();
        loop {
            said[seat] = (cards / seats + luck.below(3)).saturating_sub(1).min(cards);
            let zero = options["plus-minus-one"] == "canadian" && said[seat] == 0;
            if !held || at + 1 < seats || sum + said[seat] != cards || zero {
                break;
            }
        }
        record.push(json!({"event": "predict", "seat": seat, "tricks": said[seat]}));
    }
    said
}

fn tricks(
    mut hands: Vec<Vec<String>>,
    dealer: usize,
    trump: Option<&str>,
    unicolore: bool,
    luck: &mut Luck,
    record: &mut Vec<Value>,
) -> Vec<usize> {
    let seats = hands.len();
    let mut won = vec![0; seats];
    let mut leader = (dealer + 1) % seats;
    while hands.iter().any(|hand| !hand.is_empty()) {
        let mut trick: Vec<(usize, String)> = Vec::new();
        for step in 0..seats {
            let seat = (leader + step) % seats;
            let allowed =
                if unicolore { hands[seat].clone() } else { allowed(&hands[seat], &trick) };
            let card = luck.one_of(&allowed);
            let at = hands[seat].iter().position(|held| *held == card).unwrap();
            hands[seat].remove(at);
            record.push(json!({"event": "play", "seat": seat, "card": card}));
            trick.push((seat, card));
        }
        leader = if unicolore { highest(&trick) } else { winner(&trick, trump) };
        record.push(json!({"event": "trick", "winner": leader}));
        won[leader] += 1;
    }
    won
}

fn allowed(hand: &[String], trick: &[(usize, String)]) -> Vec<String> {
    let led = trick.iter().map(|(_, card)| card.as_str()).find(|card| *card != "J").unwrap_or("W");
    let follows = |card: &String| led != "W" && card.starts_with(&led[..1]);
    if hand.iter().any(follows) {
        hand.iter().filter(|card| follows(card) || *card == "W" || *card == "J").cloned().collect()
    } else {
        hand.to_vec()
    }
}

fn rank(card: &str) -> usize {
    match card {
        "W" => 14,
        "J" => 0,
        suited => suited[1..].parse().unwrap(),
    }
}

fn highest(trick: &[(usize, String)]) -> usize {
    let best = trick.iter().map(|(_, card)| rank(card)).max().unwrap();
    trick.iter().find(|(_, card)| rank(card) == best).unwrap().0
}

fn winner(trick: &[(usize, String)], trump: Option<&str>) -> usize {
    if let Some((seat, _)) = trick.iter().find(|(_, card)| card == "W") {
        return *seat;
    }
    let Some((_, led)) = trick.iter().find(|(_, card)| card != "J") else {
        return trick[0].0;
    };
    let of = |letter: &str| {
        let cards = trick.iter().filter(|(_, card)| card.starts_with(letter));
        cards.max_by_key(|(_, card)| rank(card)).map(|(seat, _)| *seat)
    };
    trump.and_then(of).or_else(|| of(&led[..1])).unwrap()
}

fn earned(said: usize, won: usize) -> i64 {
    let tens = |tricks: usize| 10 * i64::try_from(tricks).unwrap();
    if said == won { 20 + tens(won) } else { -tens(said.abs_diff(won)) }
}

fn sums(history: &[Vec<i64>]) -> Vec<i64> {
    history.iter().map(|points| points.iter().sum()).collect()
}

fn places(history: &[Vec<i64>], tournament: bool) -> Vec<usize> {
    let merit = |points: &Vec<i64>| {
        let exact = points.iter().filter(|points| **points >= 20).count();
        let best = *points.iter().max().unwrap();
        (points.iter().sum::<i64>(), if tournament { (exact, best) } else { (0, 0) })
    };
    let better = |own: &Vec<i64>| history.iter().filter(|other| merit(other) > merit(own)).count();
    history.iter().map(|own| 1 + better(own)).collect()
}
