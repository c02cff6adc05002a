//! Replays, step by step.

use henge::history::{At, Checked, NoRecord, NoReplay, Replay, SeenBy, Turn, check, record_of};
use henge::rules::{OfGame, Options, Seat, SeatView, cards, dice};
use henge::table::{PublicStage, Stage};
use rand::RngExt as _;
use strum::VariantArray as _;

use crate::history::played::{FORMER, Played, every_option, names};
use crate::seed::Seed;

const fn above(step: u32) -> At {
    At { step, seen_by: SeenBy::Above }
}

const fn by_seat(step: u32, seat: u8) -> At {
    At { step, seen_by: SeenBy::Seat(Seat::new(seat)) }
}

/// Checks that at each step everybody sees what they saw at that time, and that there is no other
/// step.
fn check_is_as_it_was_seen(played: &Played) {
    let replay = played.replay();
    assert_eq!(replay.last() as usize + 1, played.seen.len());
    for (step, seen) in (0..).zip(&played.seen) {
        let moment = replay.moment(above(step)).unwrap();
        let board = moment.table.board().unwrap();
        assert_eq!((board.entries, &board.game), (seen.entries, &seen.table), "step {step}");
        for (seat, view) in (0..).zip(&seen.seats) {
            let own = replay.moment(by_seat(step, seat)).unwrap().seen_by(Seat::new(seat)).unwrap();
            assert_eq!(&own.game, view, "step {step}, seat {seat}");
            assert_eq!(own.table.board().unwrap().game, seen.table);
        }
        let is_last = step == replay.last();
        assert_eq!(matches!(moment.table.stage, PublicStage::Over { .. }), is_last);
    }
}

#[test]
fn a_replay_of_every_kind_of_game_is_what_was_seen_while_it_was_played() {
    let seed = Seed::of_this_run();
    for (number, (options, seats)) in (0..).zip(every_option()) {
        check_is_as_it_was_seen(&Played::play(
            options,
            &names(seats),
            &mut seed.luck(number),
            None,
        ));
    }
}

#[test]
fn a_game_that_was_ended_early_is_replayed_as_far_as_it_went() {
    let seed = Seed::of_this_run();
    for (number, (options, seats)) in (0..).zip(every_option()).step_by(5) {
        let mut luck = seed.luck(number);
        let ended = Some(luck.random_range(0..20));
        check_is_as_it_was_seen(&Played::play(options, &names(seats), &mut luck, ended));
    }
}

/// A short card game and a dice game.
fn two_games() -> [Played; 2] {
    let seed = Seed::of_this_run();
    let cards = cards::Options { rounds: cards::Rounds::Short, ..cards::Options::default() };
    [
        Played::play(Options::Cards(cards), &names(4), &mut seed.luck(1), None),
        Played::play(Options::Dice(dice::Options::default()), &names(3), &mut seed.luck(2), None),
    ]
}

#[test]
fn stepping_on_to_the_end_and_back_comes_to_the_same() {
    for played in two_games() {
        let replay = played.replay();
        let last = replay.last();
        let walk = |turn: Turn, from: u32| {
            let next = |step: &u32| replay.turned(above(*step), turn).filter(|to| to != step);
            std::iter::successors(Some(from), next).collect::<Vec<_>>()
        };
        let on = walk(Turn::Next, 0);
        assert_eq!(on, (0..=last).collect::<Vec<_>>());
        assert_eq!(walk(Turn::Previous, last).into_iter().rev().collect::<Vec<_>>(), on);
        let (rounds_on, mut rounds_back) = (walk(Turn::RoundOn, 0), walk(Turn::RoundBack, last));
        rounds_back.reverse();
        // Going back from the last step leads to the beginning of its round, and so on to the first
        // step.
        assert_eq!(rounds_on[..rounds_on.len() - 1], rounds_back[..rounds_back.len() - 1]);
        assert_eq!((rounds_on.last(), rounds_back.last()), (Some(&last), Some(&last)));
        for step in rounds_on.into_iter().filter(|step| ![0, last].contains(step)) {
            assert_ne!(round(&replay, step), round(&replay, step - 1), "a round begins at {step}");
        }
    }
}

fn round(replay: &Replay, step: u32) -> u8 {
    match &replay.moment(above(step)).unwrap().table.board().unwrap().game {
        OfGame::Cards(view) => view.round,
        OfGame::Dice(view) => view.round.number,
    }
}

#[test]
fn the_decisive_moment_is_one_at_which_a_round_has_just_been_scored() {
    for played in two_games() {
        let replay = played.replay();
        let scored = |step| match &replay.moment(above(step)).unwrap().table.board().unwrap().game {
            OfGame::Cards(view) => view.sheet.len(),
            OfGame::Dice(view) => view.scored_rounds().count(),
        };
        let decisive = replay.decisive().unwrap();
        assert_eq!(replay.turned(above(0), Turn::Decisive), Some(decisive));
        assert_eq!(scored(decisive), scored(decisive - 1) + 1);
        let moment = replay.moment(above(decisive)).unwrap();
        assert_eq!(usize::from(moment.decisive_round), scored(decisive));
    }
}

#[test]
fn a_step_or_a_seat_that_there_is_not_is_none() {
    for played in two_games() {
        let replay = played.replay();
        for step in [replay.last() + 1, u32::MAX] {
            assert!(replay.moment(above(step)).is_none());
            for turn in Turn::VARIANTS {
                assert_eq!(replay.turned(above(step), *turn), None);
            }
        }
        assert!(replay.moment(by_seat(0, 5)).is_none());
    }
}

#[test]
fn while_a_game_is_played_there_is_neither_replay_nor_record() {
    for played in two_games() {
        let Stage::Over(game) = played.table.stage.clone() else { panic!("it is over") };
        for stage in [Stage::Playing(game), Stage::Closed] {
            let mut table = played.table.clone();
            table.stage = stage;
            let replay = Replay::of(&table, &played.log, FORMER);
            assert!(matches!(replay, Err(NoReplay::NotOver)));
            assert!(matches!(record_of(&table, played.log.clone()), Err(NoRecord::NotOver)));
        }
    }
}

#[test]
fn a_log_that_cannot_be_read_is_no_replay_and_is_not_quoted() {
    for mut played in two_games() {
        played.log[2] = "{\"event\":\"deal\",\"hands\":\"secret\"}".to_owned();
        let error = Replay::of(&played.table, &played.log, FORMER).unwrap_err();
        assert_eq!(error, NoReplay::Unreadable);
        assert!(!error.to_string().contains("secret"));
    }
}

#[test]
fn a_game_as_it_was_played_holds_and_an_altered_one_does_not() {
    for played in two_games() {
        let Checked::Holds(verified) =
            check(&record_of(&played.table, played.log.clone()).unwrap())
        else {
            panic!("it holds")
        };
        assert_eq!((verified.games, verified.stopped), (1, 0));
        let mut altered = played.log;
        altered.remove(3);
        let checked = check(&record_of(&played.table, altered).unwrap());
        assert!(matches!(checked, Checked::Fails(_)), "{checked:?}");
    }
}

#[test]
fn a_player_without_a_name_is_a_former_player() {
    for played in two_games() {
        let mut names = names(played.seen[0].seats.len());
        names[1].clear();
        let options = played.table.options;
        let played = Played::play(options, &names, &mut Seed::of_this_run().luck(3), None);
        let replay = played.replay();
        let players = |step| replay.moment(above(step)).unwrap().table.players().to_vec();
        for step in [0, replay.last()] {
            let former = players(step).into_iter().filter(|player| player.name() == FORMER).count();
            assert_eq!(former, 1);
        }
    }
}

/// Each seat's view contains its own seat.
#[test]
fn each_seat_sees_through_its_own_eyes() {
    for played in two_games() {
        let replay = played.replay();
        let moment = replay.moment(above(0)).unwrap();
        for seat in (0..played.seen[0].seats.len() as u8).map(Seat::new) {
            let own = moment.seen_by(seat).unwrap();
            let of = match &own.game {
                SeatView::Cards(view) => view.seat,
                SeatView::Dice(view) => view.seat,
            };
            assert_eq!((own.seat, of), (seat, seat));
        }
    }
}
