//! Somebody who sits in for a computer player from the next round on.

use henge::computer::{Level, choose};
use henge::features::Watching;
use henge::rules::cards::{self, Rounds};
use henge::rules::{Chance, GameKind, OfGame, Options, Seat, chance::Draws};
use henge::table::{By, Move, Player, Refusal, Rows, Step, Table, UserId};
use henge::view::Words;
use proptest::prelude::*;

use crate::view::check::check;
use crate::view::games::{begun, by, lobby};

/// Not at the table when the game begins.
const CY: u64 = 9;

fn options(kind: GameKind) -> Options {
    match kind {
        GameKind::Cards => {
            cards::Options { rounds: Rounds::Short, ..cards::Options::default() }.into()
        }
        GameKind::Dice => Options::classic(kind),
    }
}

fn table(kind: GameKind, luck: u64) -> Table {
    begun(&lobby(options(kind), &["Ada"], 2, luck))
}

fn computers(table: &Table) -> Vec<Seat> {
    let view = table.public_view();
    let seats = (0..).map(Seat::new).zip(view.players());
    let is_computer = |player: &Player| matches!(player, Player::Computer { .. });
    seats.filter(|(_, player)| is_computer(player)).map(|(seat, _)| seat).collect()
}

fn decide(table: &Table, user: u64, next: &Move) -> Result<Table, Refusal> {
    table.decide(&by(user), next, 0).map(|step| step.table)
}

fn round(table: &Table) -> u8 {
    match &table.public_view().board().unwrap().game {
        OfGame::Cards(view) => view.round,
        OfGame::Dice(view) => view.round.number,
    }
}

/// The next step of the game: of whichever player is asked, as a beginner decides.
fn next(table: &Table, luck: &mut Draws) -> Step {
    if let Some((seat, question, level, view)) = table.computer_asked() {
        let action = choose(level, &view, luck).unwrap();
        return table.decide(&By::Seat(seat), &Move::Answer { question, action }, 0).unwrap();
    }
    let own = [1, CY].into_iter().find_map(|user| {
        let own = table.private_view(UserId::new(user))?;
        Some((user, own.question, choose(Level::RANDOM, &own.game, luck)?))
    });
    let (user, question, action) = own.unwrap();
    table.decide(&by(user), &Move::Answer { question, action }, 0).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// Whenever somebody asks for the seat, they play from the beginning of the next round on, and
    /// nothing of the hand that the computer player had is theirs.
    #[test]
    fn they_play_from_the_next_round_on(
        luck in 0..1000u64, is_dice in any::<bool>(), after in 0..60usize, leaves in 0..200usize,
    ) {
        let kind = if is_dice { GameKind::Dice } else { GameKind::Cards };
        let mut table = table(kind, luck);
        let mut draws = Chance::new([luck as u8; 32]).set_up();
        let cy = UserId::new(CY);
        let (mut asked_in, mut left_in) = (None, None);
        for step in 0.. {
            if table.is_over() {
                break;
            }
            if step >= after && asked_in.is_none() && left_in.is_none() {
                let seat = computers(&table)[0];
                match decide(&table, CY, &Move::SitIn(seat)) {
                    Ok(sits_in) => {
                        table = sits_in;
                        asked_in = Some(round(&table));
                    }
                    Err(refusal) => {
                        prop_assert_eq!(refusal, Refusal::LastRound);
                        prop_assert!(kind == GameKind::Cards && round(&table) == 5);
                    }
                }
            }
            let plays = asked_in.is_some_and(|round_then| round(&table) > round_then);
            prop_assert_eq!(table.seat_of(cy).is_ok(), plays);
            prop_assert_eq!(table.private_view(cy).is_some(), plays);
            if plays && step >= after + leaves {
                table = decide(&table, CY, &Move::Leave).unwrap();
                prop_assert_eq!(computers(&table).len(), 2);
                prop_assert!(table.private_view(cy).is_none());
                (asked_in, left_in) = (None, Some(round(&table)));
            }
            let before = table.sitters();
            let step = next(&table, &mut draws);
            if step.table.sitters() != before {
                prop_assert_eq!(step.rows, Rows::Changed, "the seats are stored");
            }
            table = step.table;
        }
        let scored: Vec<UserId> = henge::scores::earned(&table).iter().map(|own| own.person).collect();
        prop_assert_eq!(scored, vec![UserId::new(1)]);
    }
}

#[test]
fn a_seat_is_given_once_and_taken_back() {
    let table = table(GameKind::Cards, 1);
    let seats = computers(&table);
    let sit_in = |table: &Table, user, seat| decide(table, user, &Move::SitIn(seat));
    let waits = sit_in(&table, CY, seats[0]).unwrap();
    assert_eq!(sit_in(&table, 1, seats[0]).unwrap_err(), Refusal::SeatedAlready);
    assert_eq!(sit_in(&waits, CY, seats[1]).unwrap_err(), Refusal::SeatedAlready);
    assert_eq!(sit_in(&waits, 8, seats[0]).unwrap_err(), Refusal::Full);
    assert!(sit_in(&waits, 8, seats[1]).is_ok());
    let ada = table.seat_of(UserId::new(1)).unwrap();
    assert_eq!(sit_in(&table, CY, ada).unwrap_err(), Refusal::NoComputer);
    assert_eq!(sit_in(&table, CY, Seat::new(5)).unwrap_err(), Refusal::NoComputer);
    assert_eq!(decide(&table, CY, &Move::StayOut).unwrap_err(), Refusal::NotSeated);
    let back = decide(&waits, CY, &Move::StayOut).unwrap();
    assert_eq!(back.sitters(), table.sitters());
    let lobby = lobby(options(GameKind::Cards), &["Ada"], 2, 1);
    assert_eq!(sit_in(&lobby, CY, Seat::new(0)).unwrap_err(), Refusal::NotBegun);
}

#[test]
fn a_game_goes_on_for_somebody_who_is_about_to_sit_in() {
    let table = table(GameKind::Cards, 1);
    let waits = decide(&table, CY, &Move::SitIn(computers(&table)[0])).unwrap();
    for leaves in [Move::StepAway, Move::Leave] {
        assert!(!is_paused(&decide(&waits, 1, &leaves).unwrap()), "{leaves:?}");
    }
    let away = decide(&waits, 1, &Move::StepAway).unwrap();
    assert!(is_paused(&decide(&away, CY, &Move::StayOut).unwrap()));
    let left = decide(&waits, 1, &Move::Leave).unwrap();
    assert!(!left.is_over());
    assert!(decide(&left, CY, &Move::StayOut).unwrap().is_over());
}

fn is_paused(table: &Table) -> bool {
    table.public_view().board().unwrap().timing.is_paused
}

#[test]
fn no_seat_is_offered_in_the_last_round() {
    let (words, mut draws) = (Words::english(), Chance::new([1; 32]).set_up());
    let mut table = table(GameKind::Cards, 1);
    while !table.is_over() {
        let message = words.watching(&table.public_view(), &Watching::default(), UserId::new(CY));
        let mut rows = message.message().rows.iter().flatten();
        let is_offered = rows.any(|button| button.label.starts_with("Sit in"));
        let taken = decide(&table, CY, &Move::SitIn(computers(&table)[0]));
        assert_eq!(is_offered, taken.is_ok(), "round {}", round(&table));
        table = next(&table, &mut draws).table;
    }
}

#[test]
fn a_spectator_finds_the_buttons_and_reads_what_follows() {
    let words = Words::english();
    let table = table(GameKind::Cards, 1);
    let shown = |table: &Table| {
        let message = words.watching(&table.public_view(), &Watching::default(), UserId::new(CY));
        check(message.message());
        let rows = message.message().rows.iter().flatten();
        let labels: Vec<String> = rows.map(|button| button.label.clone()).collect();
        (message.message().content.clone(), labels)
    };
    let (_, labels) = shown(&table);
    assert_eq!(labels[0], "I’m in for the next");
    let offered: Vec<String> = computers(&table)
        .iter()
        .map(|seat| format!("Sit in for {}", table.public_view().players()[seat.index()].name()))
        .collect();
    assert_eq!(labels[1..], offered);
    let name = table.public_view().players()[computers(&table)[0].index()].name().to_owned();
    let waits = decide(&table, CY, &Move::SitIn(computers(&table)[0])).unwrap();
    let (said, labels) = shown(&waits);
    assert!(said.contains(&format!("in place of **{name}**")), "{said}");
    assert_eq!(labels, ["I’d rather watch"]);
    let why = words.why(Refusal::NotSeated, &waits.public_view(), UserId::new(CY));
    assert_eq!(why, said);
    let public = words.table(&waits.public_view()).message().content.clone();
    assert!(public.contains(&format!("in place of {name}")), "{public}");
}
