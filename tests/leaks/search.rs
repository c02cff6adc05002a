//! The search: games are played, and what is sent is compared between a world and another one, before and
//! after somebody's next move. Messages are edited when they would show something else than before, so
//! what is the same before and after is edited in both worlds or in none.

use henge::rules::cards::{self, Bidding};
use henge::table::{Stage, Table, UserId};
use henge::view::Words;
use rand::RngExt as _;
use rand::rngs::StdRng;

use crate::games::{Setup, act, any_action, people, seat_of};
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
            let rare = names_trump(table) || matches!(table.stage, Stage::Lobby(_));
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
    let rounds = match setup.options.rounds {
        cards::Rounds::All => 60 / setup.seats.get() as u32,
        cards::Rounds::Tournament => 10,
        cards::Rounds::Short => 5,
    };
    let cards = 30 / setup.seats.get() as u32;
    rounds * (cards + 1) * setup.seats.get() as u32
}

fn names_trump(table: &Table) -> bool {
    let asks = |user| {
        seat_of(table, user)
            .is_some_and(|(_, view)| matches!(view.ask, Some(cards::Ask::NameTrump)))
    };
    people(table).into_iter().any(asks)
}

fn leak_at(
    words: &Words,
    table: &Table,
    luck: &mut StdRng,
    what_is_sent: &WhatIsSent,
) -> Option<String> {
    let move_next = matches!(table.stage, Stage::Playing(_)).then(|| any_action(table, luck));
    let viewers = people(table).into_iter().map(Some).chain([None]);
    let mut leaks = viewers.filter_map(|viewer| {
        let other = table.another_world(viewer, luck);
        let sent = |table: &Table| what_is_sent(words, table, viewer);
        let before = [sent(table), sent(&other)];
        difference(&before).map(|what| format!("to {viewer:?}: {what}")).or_else(|| {
            let (user, action) = move_next?;
            let after = [act(table, user, action)?, act(&other, user, action)?];
            if !says_the_same(table, &after, viewer) {
                return None;
            }
            let after = after.map(|table| sent(&table));
            let what = difference(&after)?;
            Some(format!("to {viewer:?} after {action:?} of {user}: {what}"))
        })
    });
    leaks.next()
}

/// Whether a move has told this viewer the same in both worlds: it ended no round, and uncovered
/// nothing that was hidden from them.
fn says_the_same(before: &Table, after: &[Table; 2], viewer: Option<UserId>) -> bool {
    let now: Vec<_> = after.iter().filter_map(board).collect();
    let (Some(was), [one, other]) = (board(before), now.as_slice()) else { return false };
    let all_predicted = !was.everybody_predicted && one.everybody_predicted;
    let uncovers = match was.options.bidding {
        Bidding::Covered => all_predicted,
        Bidding::Open | Bidding::Secret => false,
    };
    let turns_hands = was.clairvoyant && all_predicted && viewer.is_some();
    let last_trick_plays_itself = one.round != was.round || other.round != was.round;
    !uncovers && !turns_hands && !last_trick_plays_itself && !one.over
}

fn board(table: &Table) -> Option<cards::TableView> {
    match table.face().stage {
        henge::table::StageFace::Playing(board) => {
            let henge::table::TableView::Cards(view) = board.view;
            Some(view)
        }
        _ => None,
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
