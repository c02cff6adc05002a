//! The replay of a card game: a hand as its player saw it, and all hands.

use crate::rules::cards::{CardSet, Hand, SeatView};
use crate::rules::{Seat, SeenPrediction};
use crate::table::Player;
use crate::view::Words;
use crate::view::game::Replayed;
use crate::view::message::{Embed, Field, PrivateMessage};
use crate::view::text::name_of;

impl Replayed for SeatView {
    fn seen(&self, words: &Words, PrivateMessage(message): PrivateMessage) -> Embed {
        let mut embed = message.embed.unwrap_or_default();
        embed.description = format!("{}\n{}", message.content, embed.description);
        embed.fields.extend(on_buttons(self).map(|cards| Field {
            name: words.say("replay-hand"),
            value: words.by_suit(cards, &self.table),
        }));
        embed
    }

    fn uncovered(views: &[Self], words: &Words, players: &[Player]) -> Vec<Field> {
        let of_seat = |view: &Self| {
            let name = name_of(players, view.seat);
            let is_covered = view.table.predictions[view.seat] == SeenPrediction::Covered;
            let name = match view.prediction.filter(|_| is_covered) {
                Some(said) => words
                    .with("replay-hand-of-said", [("name", name.into()), ("said", said.into())]),
                None => words.with("replay-hand-of", [("name", name.into())]),
            };
            let cards = hand(views, view.seat);
            let cards = words.by_suit(cards, &view.table);
            let value = if cards.is_empty() { words.say("mark-nothing") } else { cards };
            Field { name, value }
        };
        views.iter().map(of_seat).collect()
    }
}

/// The player's cards, if only buttons showed them.
fn on_buttons(view: &SeatView) -> Option<CardSet> {
    let shown_by_buttons = view.table.everybody_predicted && !view.table.over;
    match view.hand {
        Hand::Seen(hand) if shown_by_buttons && !hand.is_empty() => Some(hand),
        Hand::Seen(_) | Hand::HeldOutward(_) => None,
    }
}

/// The hand of a seat; if the seat does not see it, from the views of the others.
fn hand(views: &[SeatView], seat: Seat) -> CardSet {
    let of_others = views.iter().flat_map(|view| &view.others);
    let mut of_others = of_others.filter(|(other, _)| *other == seat);
    match views.get(seat.index()).map(|view| view.hand) {
        Some(Hand::Seen(hand)) => hand,
        Some(Hand::HeldOutward(_)) | None => {
            of_others.next().map_or(CardSet::EMPTY, |(_, hand)| *hand)
        }
    }
}
