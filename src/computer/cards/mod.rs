//! Computer players of the card game.

use crate::computer::{Level, Plays, ViewOf};
use crate::rules::cards::{Action, Ask, Card, CardGame, CardSet, Hand, SeatView, Suit};
use crate::rules::chance::Draws;

impl ViewOf for SeatView {
    type Game = CardGame;
}

impl Plays for CardGame {
    fn choose(level: Level, view: &SeatView, luck: &mut Draws) -> Option<Action> {
        let ask = view.ask?;
        match level {
            Level::Random => Some(any(ask, luck)),
            Level::Beginner
            | Level::Apprentice
            | Level::Adept
            | Level::Master
            | Level::Archmage => Some(apprentice(ask, view)),
        }
    }
}

/// Any allowed action, each as likely.
fn any(ask: Ask, luck: &mut Draws) -> Action {
    match ask {
        Ask::NameTrump => Action::NameTrump(Suit::ALL[luck.below(4) as usize]),
        Ask::Predict { cards, forbidden } => {
            let allowed = u32::from(cards) + 1 - u32::from(forbidden.is_some());
            let place = luck.below(allowed) as u8;
            let beyond = forbidden.is_some_and(|forbidden| place >= forbidden);
            Action::Predict(place + u8::from(beyond))
        }
        Ask::Play { playable } => {
            let place = luck.below(playable.len() as u32) as usize;
            Action::Play(playable.nth(place).unwrap_or(Card::Jester))
        }
    }
}

fn apprentice(ask: Ask, view: &SeatView) -> Action {
    match ask {
        Ask::NameTrump => Action::NameTrump(longest_suit(view)),
        Ask::Predict { cards, forbidden } => Action::Predict(prediction(cards, forbidden, view)),
        Ask::Play { playable } => Action::Play(play(playable, view)),
    }
}

/// The suit it holds most of (its own hand may be hidden from it: then any).
fn longest_suit(view: &SeatView) -> Suit {
    let Hand::Seen(hand) = view.hand else {
        return Suit::Blue;
    };
    let length = |suit: &Suit| hand.and(CardSet::suit(*suit)).len();
    Suit::ALL.into_iter().max_by_key(length).unwrap_or(Suit::Blue)
}

/// The tricks that its cards promise, in thousandths, rounded to what may be said.
fn prediction(cards: u8, forbidden: Option<u8>, view: &SeatView) -> u8 {
    let promised = match view.hand {
        Hand::Seen(hand) => hand.cards().map(|card| promise(card, view)).sum(),
        Hand::HeldOutward(count) => fair_share(count, view),
    };
    let rounded = ((promised + 500) / 1000).min(u32::from(cards)) as u8;
    if forbidden != Some(rounded) {
        return rounded;
    }
    let more_is_nearer = promised > u32::from(rounded) * 1000;
    if (more_is_nearer && rounded < cards) || rounded == 0 { rounded + 1 } else { rounded - 1 }
}

/// Who sees only the others' cards expects what these leave over.
fn fair_share(count: usize, view: &SeatView) -> u32 {
    let others: u32 =
        view.others.iter().flat_map(|(_, hand)| hand.cards()).map(|card| promise(card, view)).sum();
    (count as u32 * 1000).saturating_sub(others)
}

/// How likely a card takes a trick, in thousandths.
fn promise(card: Card, view: &SeatView) -> u32 {
    let players = view.table.seats.get() as u32;
    match card {
        Card::Wizard => 950,
        Card::Jester => 10,
        Card::Suited(suit, rank) => {
            let rank = u32::from(rank.number());
            if view.table.suits.is_some() {
                rank.pow(players - 1) * 900 / 13u32.pow(players - 1)
            } else if view.table.trump == Some(suit) {
                250 + rank * 50
            } else {
                rank.pow(3) * 1800 / (2197 * (players - 1))
            }
        }
    }
}

/// Takes tricks while it needs some, as cheaply as it can; then avoids them with its highest.
fn play(playable: CardSet, view: &SeatView) -> Card {
    let wanted = view.prediction.unwrap_or(0) > view.table.won[view.seat];
    let last = view.table.trick.len() + 1 == view.table.seats.get();
    let takes = |card: &Card| would_take(*card, view);
    let value = |card: &Card| worth(*card, view);
    let (taking, losing): (Vec<Card>, Vec<Card>) = playable.cards().partition(takes);
    let choice = match (wanted, taking.is_empty(), losing.is_empty()) {
        (true, false, _) if last => taking.into_iter().min_by_key(value),
        (true, false, _) => taking.into_iter().max_by_key(value),
        (true, true, _) => losing.into_iter().min_by_key(value),
        (false, _, false) => losing.into_iter().max_by_key(value),
        (false, _, true) if last => taking.into_iter().max_by_key(value),
        (false, _, true) => taking.into_iter().min_by_key(value),
    };
    choice.unwrap_or(Card::Jester)
}

/// Whether the card would lead the trick as it lies.
fn would_take(card: Card, view: &SeatView) -> bool {
    let Some(best) = view
        .table
        .trick
        .iter()
        .map(|(_, played)| *played)
        .reduce(|best, next| if beats(next, best, view) { next } else { best })
    else {
        return card != Card::Jester;
    };
    beats(card, best, view)
}

/// Whether a card played later beats one played before it.
fn beats(later: Card, before: Card, view: &SeatView) -> bool {
    match (later, before) {
        (_, Card::Wizard) | (Card::Jester, _) => false,
        (Card::Wizard, _) | (_, Card::Jester) => true,
        (Card::Suited(suit, rank), Card::Suited(other, against)) => {
            let trump = view.table.trump;
            if view.table.suits.is_some() || suit == other {
                rank > against
            } else {
                Some(suit) == trump
            }
        }
    }
}

/// What a card is worth keeping or spending, the highest last.
fn worth(card: Card, view: &SeatView) -> u32 {
    match card {
        Card::Wizard => 100,
        Card::Jester => 0,
        Card::Suited(suit, rank) => {
            u32::from(rank.number()) + if view.table.trump == Some(suit) { 20 } else { 0 }
        }
    }
}
