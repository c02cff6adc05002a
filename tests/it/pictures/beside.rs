//! The text next to pictures, and the messages that have one.

use henge::picture::is_written;
use henge::rules::{GameKind, SeatCount, TableView, cards, dice};
use henge::table::{Person, Player, PublicStage, PublicView, UserId};
use henge::view::Words;

use crate::pictures::games::Setup;

/// Names in several scripts; a picture shows two of them only as places.
const OF_ALL_SCRIPTS: [&str; 4] = ["Ada", "山田", "**Ben**", "🐉"];

/// Two games of each kind, in which the players have these names.
pub fn setups(names: &'static [&'static str]) -> impl Iterator<Item = Setup> {
    let players = move || {
        (1..).zip(names).map(|(id, name)| {
            Player::Person(Person { id: UserId::new(id), name: (*name).to_owned() })
        })
    };
    let magic = dice::Options { magic_cards: true, ..dice::Options::default() };
    let covered = cards::Options { bidding: cards::Bidding::Covered, ..cards::Options::default() };
    let options = [
        cards::Options::default().into(),
        covered.into(),
        dice::Options::default().into(),
        magic.into(),
    ];
    (0..).zip(options).map(move |(luck, options)| Setup {
        options,
        seats: SeatCount::try_from(names.len()).unwrap(),
        players: players().collect(),
        luck,
    })
}

/// Returns whether a round was scored.
fn is_any_scored(view: &PublicView) -> bool {
    match &view.board().unwrap().game {
        TableView::Cards(view) => !view.sheet.is_empty(),
        TableView::Dice(view) => view.scored_rounds().next().is_some(),
    }
}

/// The same table, ended at this moment.
fn stopped(setup: &Setup, view: &PublicView) -> PublicView {
    match &view.stage {
        PublicStage::Playing(board) => setup.seen(board.game.clone(), true),
        _ => panic!("a table at which is played"),
    }
}

#[test]
fn beside_a_table_stand_a_line_of_small_print_and_whose_name_is_not_written() {
    let words = Words::english();
    for setup in setups(&OF_ALL_SCRIPTS) {
        setup.play(|view| {
            let Some(message) = words.last_board(&view).or_else(|| Some(words.table(&view))) else {
                return;
            };
            let beside = &message.pictured().unwrap().message;
            assert_eq!(beside.embed, None);
            let (small, large): (Vec<_>, Vec<_>) =
                beside.content.lines().partition(|line| line.starts_with("-# "));
            assert!(small.len() <= 2 && large.len() == 1, "{}", beside.content);
            for name in ["\\#2 山田", "\\#4 🐉"] {
                assert!(beside.content.contains(name), "{}", beside.content);
            }
            assert!(!beside.content.contains("\\#1"), "{}", beside.content);
            assert!(message.message().embed.as_ref().unwrap().description.contains("```"));
        });
    }
    assert!(is_written("Ada") && !is_written("山田"));
}

#[test]
fn a_race_is_shown_once_a_round_was_scored() {
    let words = Words::english();
    let (mut with, mut without) = (0, 0);
    for setup in setups(&["Ada", "Ben", "Cy"]) {
        setup.play(|view| {
            let ended = if view.is_over() { view } else { stopped(&setup, &view) };
            let result = words.result(&ended).unwrap();
            assert_eq!(result.pictured().is_some(), is_any_scored(&ended));
            if result.pictured().is_some() { with += 1 } else { without += 1 }
        });
    }
    assert!(with > 0 && without > 0);
}

#[test]
fn beside_a_podium_stands_only_what_it_does_not_show() {
    let words = Words::english();
    for setup in setups(&["Ada", "Ben", "Cy"]) {
        setup.play(|view| {
            let Some(result) = words.result(&view) else { return };
            let beside = &result.pictured().unwrap().message;
            let text = &beside.embed.as_ref().unwrap().description;
            let alone = &result.message().embed.as_ref().unwrap().description;
            for name in ["**Ada**", "**Ben**", "**Cy**", "🥇"] {
                assert!(alone.contains(name), "{alone}");
            }
            if view.options.kind() == GameKind::Cards {
                assert!(!text.contains("🥇"), "{text}");
            }
            assert!(text.len() < alone.len(), "{text}\nis shorter than\n{alone}");
        });
    }
}

#[test]
fn points_of_dice_round_by_round_come_to_the_totals() {
    for setup in setups(&["Ada", "Ben", "Cy"]) {
        setup.play(|view| {
            let TableView::Dice(view) = &view.board().unwrap().game else { return };
            let scored = view.scored_rounds().count();
            assert_eq!(view.totals_by_round().len(), scored);
            if scored == usize::from(view.round.number) {
                assert_eq!(view.totals_by_round().last(), Some(&view.totals));
            }
        });
    }
}

#[test]
fn the_same_picture_is_the_same_bytes() {
    let words = Words::english();
    for setup in setups(&["Ada", "Ben", "Cy"]).step_by(2) {
        let mut place = 0;
        setup.play(|view| {
            place += 1;
            if place % 25 == 0 {
                let Some(shown) = words.table(&view).pictured().cloned() else { return };
                let again = words.table(&view).pictured().cloned().unwrap();
                assert_eq!(shown.picture, again.picture);
                assert_eq!(shown.picture.png().unwrap(), again.picture.png().unwrap());
            }
        });
    }
}
