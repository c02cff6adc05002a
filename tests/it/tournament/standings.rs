//! The standings of a tournament are the sums of its games.

use serde_json::{Value, json};

use crate::tournament::{check_refused, printed, tournament};

/// The standings without the times.
fn without_times(mut standings: Value) -> Value {
    for entrant in standings["entrants"].as_array_mut().unwrap() {
        assert!(entrant["milliseconds"]["mean"].as_f64().unwrap() > 0.0);
        assert!(entrant["milliseconds"]["p99"].as_f64().unwrap() > 0.0);
        entrant["milliseconds"].take();
    }
    standings
}

#[test]
fn the_results_are_the_same_on_any_number_of_threads() {
    let arguments = "--game dice --players 3 --games 30 --seed threads";
    let on = |threads| {
        let arguments = format!("{arguments} --threads {threads}");
        without_times(tournament(&arguments, "random,beginner,apprentice"))
    };
    let alone = on(1);
    assert_eq!(alone["games"], 30);
    assert_eq!(alone, on(3));
    assert_eq!(alone, on(64), "more threads than deals");
    let other = "--game dice --players 3 --games 30 --seed other";
    assert_ne!(alone, without_times(tournament(other, "random,beginner,apprentice")));
}

/// The games won and the points of the player in this place, according to the records of simulated
/// games.
fn recorded(game: &str, players: usize, deals: usize, seats: &str, place: usize) -> (f64, f64) {
    let (players, deals) = (players.to_string(), deals.to_string());
    let arguments = ["simulate", "--game", game, "--players", &players, "--games", &deals];
    let records = printed(&[&arguments[..], &["--seed", "same", "--seats", seats]].concat());
    let (mut wins, mut points, mut seat) = (0.0, 0.0, 0);
    for line in records.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        if let Some(order) = line.get("order") {
            seat = order[place].as_u64().unwrap() as usize;
        }
        if line["event"] == "end" {
            let winners = line["places"].as_array().unwrap().iter().filter(|place| **place == 1);
            let won = line["places"][seat] == 1;
            wins += if won { 1.0 / winners.count() as f64 } else { 0.0 };
            points += line["totals"][seat].as_f64().unwrap();
        }
    }
    (wins, points)
}

/// Checks that the second of these entrants has won as much as the records of the same deals say,
/// with games in which it sits at each place in turn.
#[track_caller]
fn check_rotated(game: &str, entrants: &[&str]) {
    let (players, deals) = (entrants.len(), 10);
    let arguments =
        format!("--game {game} --players {players} --games {} --seed same", deals * players);
    let standings = tournament(&arguments, &entrants.join(","));
    assert_eq!(standings["rotations"], players);
    let (mut wins, mut points) = (0.0, 0.0);
    for moved in 0..players {
        let mut seats = entrants.to_vec();
        seats.rotate_left(moved);
        let place = seats.iter().position(|who| *who == entrants[1]).unwrap();
        let (won, earned) = recorded(game, players, deals, &seats.join(","), place);
        (wins, points) = (wins + won, points + earned);
    }
    let second = &standings["entrants"][1];
    assert_eq!(second["entrant"], entrants[1]);
    let near = |told: &Value, due: f64| (told.as_f64().unwrap() - due).abs() < 1e-9;
    assert!(near(&second["wins"], wins), "{wins} {second}");
    let games = (deals * players) as f64;
    assert!(near(&second["win-share"]["mean"], wins / games), "{wins} {second}");
    assert!(near(&second["points"]["mean"], points / games), "{points} {second}");
    assert!(wins > 0.0, "nothing is won: nothing is compared");
}

#[test]
fn cards_are_played_from_every_seat() {
    check_rotated("cards", &["random", "apprentice", "random", "random"]);
}

#[test]
fn dice_are_played_from_every_seat() {
    check_rotated("dice", &["beginner", "apprentice", "random"]);
}

#[test]
fn two_who_sit_by_turns_play_each_deal_twice() {
    let arguments = "--game cards --players 4 --games 41 --set rounds=short";
    let standings = tournament(arguments, "apprentice,random,apprentice,random");
    let counted = ["deals", "rotations", "games"].map(|key| standings[key].clone());
    assert_eq!(counted, [json!(21), json!(2), json!(42)]);
    let entrants = standings["entrants"].as_array().unwrap();
    let named: Vec<_> = entrants.iter().map(|one| (&one["entrant"], &one["seats"])).collect();
    assert_eq!(named, [(&json!("apprentice"), &json!(2)), (&json!("random"), &json!(2))]);
    let wins: f64 = entrants.iter().map(|one| one["wins"].as_f64().unwrap()).sum();
    assert!((wins - 42.0).abs() < 1e-9, "{wins}");
}

#[test]
fn one_alone_wins_every_game() {
    let standings = tournament("--game dice --players 2 --games 3", "beginner");
    assert_eq!((&standings["rotations"], &standings["deals"]), (&json!(1), &json!(3)));
    let alone = &standings["entrants"][0];
    assert_eq!(alone["win-share"], json!({"mean": 1.0, "standard-error": 0.0}));
    assert_eq!(alone["seats"], 2);
}

#[test]
fn without_a_game_there_is_no_mean() {
    let standings = tournament("--game dice --players 2 --games 0", "random,apprentice");
    let nothing = json!({"mean": null, "standard-error": null});
    for entrant in standings["entrants"].as_array().unwrap() {
        assert_eq!((&entrant["points"], &entrant["win-share"]), (&nothing, &nothing));
        assert_eq!(entrant["predictions-hit"], Value::Null);
    }
    let one = tournament("--game dice --players 2", "random,apprentice");
    assert_eq!(one["entrants"][0]["points"]["standard-error"], Value::Null, "of one deal");
}

#[test]
fn wrong_arguments_are_told_in_one_line() {
    let dice = "tournament --game dice --players 2";
    for (more, word) in [
        ("", "--seats"),
        ("--seats genius", "genius"),
        ("--seats random,", "random"),
        ("--seats random,random,random", "2 seats"),
        ("--seats random --threads 0", "0"),
        ("--seats random --games many", "many"),
        ("--seats random --set target=10", "target"),
    ] {
        check_refused(&format!("{dice} {more}"), word);
    }
}
