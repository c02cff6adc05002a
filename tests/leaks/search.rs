//! The search: games are played, and what is sent is compared between a world and another one, before and
//! after somebody's next move. Messages are edited when they would show something else than before, so
//! what is the same before and after is edited in both worlds or in none.

use henge::rules::cards::{self, Bidding};
use henge::rules::{SeenPrediction, dice};
use henge::table::{Stage, StageFace, Table, TableView, UserId};
use henge::view::Words;
use rand::RngExt as _;
use rand::rngs::StdRng;

use crate::games::{Setup, any_move, card_seat, people};
use crate::sent::{Sent, WhatIsSent};

/// About how many moments of each game are looked at.
const MOMENTS: u32 = 4;

/// The first thing sent that tells a viewer in which of two worlds they are.
pub fn find_leak(setups: impl Iterator<Item = Setup>, what_is_sent: &WhatIsSent) -> Option<String> {
    let words = Words::english();
    for setup in setups {
        let one_in = moments(&setup).div_ceil(MOMENTS);
        let mut leak = None;
        setup.play(|table, luck| {
            let rare = is_rare(table) || matches!(table.stage, Stage::Lobby(_));
            if leak.is_none() && (rare || luck.random_range(0..one_in) == 0) {
                leak = leak_at(&words, table, luck, what_is_sent);
            }
        });
        if let Some(leak) = leak {
            return Some(format!("{leak}\nin {setup:?}"));
        }
    }
    None
}

/// About how often the table waits for somebody in a whole game.
fn moments(setup: &Setup) -> u32 {
    let seats = setup.seats.get() as u32;
    let Some(options) = setup.cards() else { return 15 * 5 * seats };
    let rounds = match options.rounds {
        cards::Rounds::All => 60 / seats,
        cards::Rounds::Tournament => 10,
        cards::Rounds::Short => 5,
    };
    rounds * (30 / seats + 1) * seats
}

/// What comes up seldom, and may leak then: trump is named, or a prediction of the dice game is covered.
fn is_rare(table: &Table) -> bool {
    let names_trump = |user| {
        card_seat(table, user).is_some_and(|view| matches!(view.ask, Some(cards::Ask::NameTrump)))
    };
    let covered = dice_board(table)
        .is_some_and(|view| view.predictions.values().contains(&SeenPrediction::Covered));
    covered || people(table).into_iter().any(names_trump)
}

fn leak_at(
    words: &Words,
    table: &Table,
    luck: &mut StdRng,
    what_is_sent: &WhatIsSent,
) -> Option<String> {
    let move_next = matches!(table.stage, Stage::Playing(_)).then(|| any_move(table, luck));
    let viewers = people(table).into_iter().map(Some).chain([None]);
    let mut leaks = viewers.filter_map(|viewer| {
        let other = table.another_world(viewer, luck);
        let sent = |table: &Table| what_is_sent(words, table, viewer);
        let before = [sent(table), sent(&other)];
        difference(&before).map(|what| format!("to {viewer:?}: {what}")).or_else(|| {
            let next = move_next?;
            let after = [next.on(table)?, next.on(&other)?];
            if !says_the_same(table, &after, viewer) {
                return None;
            }
            let after = after.map(|table| sent(&table));
            let what = difference(&after)?;
            Some(format!("to {viewer:?} after {next:?}: {what}"))
        })
    });
    leaks.next()
}

/// Whether a move has told this viewer the same in both worlds: nothing that was hidden from them is
/// uncovered, and no new luck lies on the table.
fn says_the_same(before: &Table, after: &[Table; 2], viewer: Option<UserId>) -> bool {
    match (board(before), board(&after[0]), board(&after[1])) {
        (
            Some(TableView::Cards(was)),
            Some(TableView::Cards(one)),
            Some(TableView::Cards(other)),
        ) => same_cards(&was, &one, &other, viewer),
        (Some(TableView::Dice(was)), Some(TableView::Dice(one)), Some(TableView::Dice(other))) => {
            same_dice(&was, &one, &other)
        }
        _ => false,
    }
}

fn same_cards(
    was: &cards::TableView,
    one: &cards::TableView,
    other: &cards::TableView,
    viewer: Option<UserId>,
) -> bool {
    let all_predicted = !was.everybody_predicted && one.everybody_predicted;
    let uncovers = match was.options.bidding {
        Bidding::Covered => all_predicted,
        Bidding::Open | Bidding::Secret => false,
    };
    let turns_hands = was.clairvoyant && all_predicted && viewer.is_some();
    let last_trick_plays_itself = one.round != was.round || other.round != was.round;
    !uncovers && !turns_hands && !last_trick_plays_itself && !one.over
}

fn same_dice(was: &dice::TableView, one: &dice::TableView, other: &dice::TableView) -> bool {
    let same_luck = |now: &dice::TableView| {
        (now.round.number, now.round.roll) == (was.round.number, was.round.roll)
    };
    let covered =
        |view: &dice::TableView| view.predictions.values().contains(&SeenPrediction::Covered);
    let uncovers = covered(was) && !covered(one);
    same_luck(one) && same_luck(other) && !uncovers && !one.over
}

fn board(table: &Table) -> Option<TableView> {
    match table.face().stage {
        StageFace::Playing(board) => Some(board.view),
        StageFace::Lobby(_) | StageFace::Over { .. } | StageFace::Closed => None,
    }
}

fn dice_board(table: &Table) -> Option<Box<dice::TableView>> {
    match board(table)? {
        TableView::Cards(_) => None,
        TableView::Dice(view) => Some(view),
    }
}

/// The first thing that is sent in one world and not in the other.
fn difference([one, other]: &[Sent; 2]) -> Option<String> {
    if one == other {
        return None;
    }
    let pairs = one.0.iter().zip(&other.0);
    let differ = pairs.into_iter().find(|(one, other)| one != other);
    Some(differ.map_or_else(
        || format!("{} things or {}", one.0.len(), other.0.len()),
        |((name, one), (_, other))| {
            let lines = one.lines().zip(other.lines()).find(|(one, other)| one != other);
            let (one, other) = lines.unwrap_or((one, other));
            format!("{name}\n  {one}\n  {other}")
        },
    ))
}
