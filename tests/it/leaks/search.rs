//! The search: it plays games and compares what is sent in two worlds, before and after somebody's
//! next move. A message is edited if its content would change, so a message that is the same before
//! and after the move in both worlds is edited in both or in neither.

use std::iter::once;

use henge::features::press::OwnPress;
use henge::language::{Language, Pseudo};
use henge::rules::cards::{self, Bidding};
use henge::rules::{SeenPrediction, TableView, dice};
use henge::server::Look;
use henge::table::{Board, Move, PublicStage, Stage, Step, Table, UserId};
use henge::view::Words;
use rand::RngExt as _;
use rand::rngs::StdRng;
use strum::VariantArray as _;

use crate::leaks::games::{STRANGER, Setup, any_answer, card_seat, people};
use crate::leaks::sent::{Outcome, Sent, WhatIsSent, lasting, own_messages_go_to};
use crate::shared::emojis::pictured;

/// The approximate number of moments that are examined in each game.
const MOMENTS: u32 = 2;
/// The approximate number of accepted answers at one moment that are followed.
const FOLLOWED: usize = 4;

/// The first content that reveals to a viewer in which of two worlds they are.
pub fn find_leak(setups: impl Iterator<Item = Setup>, what_is_sent: &WhatIsSent) -> Option<String> {
    // Games alternate between emojis, letters and words, and between languages.
    let others = Language::VARIANTS.iter().map(|language| Words::of(*language));
    let pseudo = Pseudo::VARIANTS.iter().map(|pseudo| Words::pseudo(*pseudo));
    let in_words = Words::english().in_form(Look::Text);
    let words: Vec<Words> =
        once(pictured()).chain(others).chain(pseudo).chain([in_words]).collect();
    for (setup, words) in setups.zip(words.iter().cycle()) {
        let one_in = moments(&setup).div_ceil(MOMENTS);
        let mut leak = None;
        setup.play(|table, luck| {
            let rare = is_rare(table) || matches!(table.stage, Stage::Lobby(_));
            if leak.is_none() && (rare || luck.random_range(0..one_in) == 0) {
                leak = leak_at(words, table, luck, what_is_sent);
            }
        });
        if let Some(leak) = leak {
            return Some(format!("{leak}\nin {setup:?}"));
        }
    }
    None
}

/// The approximate number of times that the table waits for somebody in a whole game.
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

/// Returns whether the moment is rare and could leak: trump is being named, or a prediction of the
/// dice game is covered.
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
    let next = matches!(table.stage, Stage::Playing(_)).then(|| any_answer(table, luck));
    let viewers = people(table).into_iter().map(Some).chain([None]);
    let mut leaks = viewers.filter_map(|viewer| {
        let other = table.another_world(viewer, luck);
        let sent = |table: &Table| what_is_sent(words, table, viewer);
        let now = [sent(table), sent(&other)];
        let leak = difference(&now).or_else(|| difference_afterwards(words, table, &now, viewer));
        leak.map(|what| format!("to {viewer:?}: {what}")).or_else(|| {
            let next = next.as_ref()?;
            let after = [next.on(table)?.table, next.on(&other)?.table];
            if !says_the_same(table, [&after[0], &after[1]], viewer) {
                return None;
            }
            let last =
                [0, 1].map(|world| lasting(&now[world].bubbles, &after[world].public_view()));
            let last = (last[0] != last[1]).then(|| format!("reactions that last: {last:?}"));
            let what = last.or_else(|| difference(&after.map(|table| sent(&table))))?;
            Some(format!("to {viewer:?} after {next:?}: {what}"))
        })
    });
    leaks.next()
}

/// The first difference after an accepted press of this viewer.
fn difference_afterwards(
    words: &Words,
    table: &Table,
    sent: &[Sent; 2],
    viewer: Option<UserId>,
) -> Option<String> {
    let presser = viewer.unwrap_or(STRANGER);
    followed(table, sent).into_iter().find_map(|(next, steps)| {
        let told_the_same = says_the_same(table, steps.map(|step| &step.table), Some(presser));
        let what = if told_the_same {
            let press = own_press(&next);
            let [one, other] = steps;
            difference(&[
                sent[0].afterwards(words, one, presser, press),
                sent[1].afterwards(words, other, presser, press),
            ])
        } else {
            other_recipients(steps)
        };
        Some(format!("after {next:?}: {}", what?))
    })
}

/// The moves that are accepted in both worlds, and some of the answers; the selection changes from
/// turn to turn.
fn followed<'a>(table: &Table, [one, other]: &'a [Sent; 2]) -> Vec<(Move, [&'a Step; 2])> {
    let both = one.outcomes.iter().zip(&other.outcomes);
    let mut accepted: Vec<(Move, [&Step; 2])> = both
        .filter_map(|outcomes| match outcomes {
            ((next, Outcome::Accepted(one)), (_, Outcome::Accepted(other))) => {
                Some((next.clone(), [&**one, &**other]))
            }
            _ => None,
        })
        .collect();
    let one_in = accepted.len().div_ceil(FOLLOWED);
    let mut turn = table.entries() as usize;
    accepted.retain(|(next, _)| {
        turn += 1;
        !matches!(next, Move::Answer { .. }) || turn.is_multiple_of(one_in)
    });
    accepted
}

/// The recipients of private messages in both worlds, if they differ although everybody sees the
/// same players. Their order depends on the order of play, which is public from the beginning. New
/// luck may end the game in one of the worlds, or a round, and a newcomer plays from the next one on.
fn other_recipients(steps: [&Step; 2]) -> Option<String> {
    let [one, other] = steps.map(|step| {
        let mut users = own_messages_go_to(&step.table);
        users.sort_unstable();
        users
    });
    let [players, others] = steps.map(|step| step.table.public_view().players().to_vec());
    let ends_alike = steps[0].table.is_over() == steps[1].table.is_over();
    (one != other && players == others && ends_alike)
        .then(|| format!("own messages go to\n  {one:?}\n  {other:?}"))
}

/// The press on the private message that makes this move.
const fn own_press(next: &Move) -> Option<OwnPress> {
    match *next {
        Move::Answer { question, action } => Some(OwnPress::Answer { question, action, place: 0 }),
        Move::InAdvance { moment, action } => {
            Some(OwnPress::InAdvance { moment, action, place: 0 })
        }
        Move::Order(order) => Some(OwnPress::Order(order)),
        Move::Tempo(tempo) => Some(OwnPress::Tempo(tempo)),
        Move::StepAway => Some(OwnPress::StepAway),
        Move::Propose(proposal) => Some(OwnPress::Propose(proposal)),
        Move::Leave => Some(OwnPress::Leave),
        Move::End => Some(OwnPress::End),
        Move::Sit
        | Move::StandUp
        | Move::Choose(_)
        | Move::SendAway(_)
        | Move::AddComputer
        | Move::RemoveComputer
        | Move::Cut(_)
        | Move::Begin
        | Move::FillAndBegin
        | Move::NameHour(_)
        | Move::BeginOnTime(_)
        | Move::Remind(_)
        | Move::Return
        | Move::SitIn(_)
        | Move::StayOut
        | Move::Agree(_)
        | Move::Withdraw(_)
        | Move::GoOn
        | Move::Disappear
        | Move::Appear
        | Move::LoseChannel
        | Move::Fetch(_) => None,
    }
}

/// Returns whether a move has told this viewer the same in both worlds: it uncovers nothing that
/// was hidden from them, and reveals no new randomness.
fn says_the_same(before: &Table, after: [&Table; 2], viewer: Option<UserId>) -> bool {
    let was = before.public_view().stage;
    let [one, other] = after.map(|table| table.public_view().stage);
    match (was, one, other) {
        (
            PublicStage::Lobby(_),
            PublicStage::Lobby(_) | PublicStage::Closed { .. },
            PublicStage::Lobby(_) | PublicStage::Closed { .. },
        ) => true,
        (PublicStage::Playing(was), PublicStage::Playing(one), PublicStage::Playing(other)) => {
            match (&was.game, &one.game, &other.game) {
                (TableView::Cards(was), TableView::Cards(one), TableView::Cards(other)) => {
                    same_cards(was, one, other, viewer)
                }
                (TableView::Dice(was), TableView::Dice(one), TableView::Dice(other)) => {
                    same_dice(was, one, other)
                }
                _ => false,
            }
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

fn dice_board(table: &Table) -> Option<Box<dice::TableView>> {
    match table.public_view().stage {
        PublicStage::Playing(Board { game: TableView::Dice(view), .. }) => Some(view),
        _ => None,
    }
}

/// The first content that is sent in one world but not in the other.
fn difference([one, other]: &[Sent; 2]) -> Option<String> {
    let messages = one.messages.iter().zip(&other.messages);
    let mut differ = messages.filter(|(one, other)| one != other).map(|((name, one), other)| {
        let lines = one.lines().zip(other.1.lines()).find(|(one, other)| one != other);
        let (one, other) = lines.unwrap_or((one, &other.1));
        format!("{name}\n  {one}\n  {other}")
    });
    // Equal pictures are not drawn, because their drawings are equal as well.
    let pictures = one.pictures.iter().zip(&other.pictures);
    let mut drawn = pictures.filter_map(|((name, one), (_, other))| {
        let is_another = one != other && one.png().unwrap() != other.png().unwrap();
        is_another.then(|| name.clone())
    });
    let outcomes = one.outcomes.iter().zip(&other.outcomes);
    let mut told = outcomes.filter_map(|((next, one), (_, other))| match (one, other) {
        (Outcome::Accepted(_), Outcome::Accepted(_)) => None,
        (Outcome::Refused(one), Outcome::Refused(other)) if one == other => None,
        (one, other) => Some(format!("{next:?}\n  {}\n  {}", one.told(), other.told())),
    });
    let lengths = |sent: &Sent| (sent.messages.len(), sent.pictures.len(), sent.outcomes.len());
    let count = || {
        let (one, other) = (lengths(one), lengths(other));
        (one != other).then(|| format!("messages, pictures and answers: {one:?} or {other:?}"))
    };
    differ.next().or_else(|| drawn.next()).or_else(|| told.next()).or_else(count)
}
