//! Moves at tables, without Discord.

use std::sync::atomic::{AtomicU64, Ordering};

use henge::rules::{SeatView, cards};
use henge::table::{Location, Move, Person, PressId, Table, TableId};
use henge::tables::{Happened, Tables, Visit};

pub fn next_press() -> PressId {
    static LAST: AtomicU64 = AtomicU64::new(0);
    PressId::new(1_500_000_000_000_000_000 + LAST.fetch_add(1, Ordering::Relaxed))
}

/// Makes a move. Returns whether it took effect.
pub async fn moved(
    tables: &Tables,
    table: TableId,
    location: Location,
    person: Person,
    next: Move,
) -> bool {
    let visit = Visit { press: next_press(), person, location, manages: false };
    let seen = tables.visit(table, visit, Some(next)).await.unwrap();
    seen.happened == Ok(Happened::Now)
}

/// Lets somebody who is asked answer. Returns false if nobody is asked.
pub async fn step(tables: &Tables, table: TableId) -> bool {
    let look = |table: &Table| (any_answer(table), table.location);
    let (Some((person, next)), location) = tables.look(table, look).await.unwrap() else {
        return false;
    };
    moved(tables, table, location, person, next).await
}

/// A person who is asked in a card game, with a legal answer.
pub fn any_answer(table: &Table) -> Option<(Person, Move)> {
    let sitters = table.sitters();
    let mut people = sitters.iter().filter_map(|sitter| sitter.player.person());
    people.find_map(|person| {
        let own = table.private_view(person.id)?;
        let SeatView::Cards(view) = &own.game else { return None };
        let action = match view.ask? {
            cards::Ask::NameTrump => cards::Action::NameTrump(cards::Suit::ALL[0]),
            cards::Ask::Predict { forbidden: Some(0), .. } => cards::Action::Predict(1),
            cards::Ask::Predict { .. } => cards::Action::Predict(0),
            cards::Ask::Play { playable } => cards::Action::Play(playable.cards().next()?),
        };
        Some((person.clone(), Move::Answer { question: own.question, action: action.into() }))
    })
}
