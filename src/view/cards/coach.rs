//! The coach in lessons of the card game.

use std::cmp::Ordering;

use crate::lesson::Lesson;
use crate::rules::Seat;
use crate::rules::cards::{Ask, Card, CardSet, Hand, SeatView, Suit, TableView};
use crate::table::Player;
use crate::view::Words;
use crate::view::game::Coach;
use crate::view::text::name_of;
use crate::view::words::Named;

impl Coach for SeatView {
    fn now(&self, words: &Words, players: &[Player], lesson: Lesson) -> String {
        let now = match self.ask {
            Some(Ask::NameTrump) => words.say("coach-name-trump"),
            Some(Ask::Predict { .. }) => {
                let key = format!("coach-predict-{}", lesson.word());
                let ask = words.with(&key, to_predict_on(self, words));
                words.sentences(on_a_short_trump(self, words).into_iter().chain([ask]))
            }
            Some(Ask::Play { playable }) => {
                let may = what_may_be_played(self, words, players, playable);
                words.sentences([may, aim(self, words)])
            }
            None => String::new(),
        };
        let taken = last_trick_taken(self, words, players);
        words.sentences(taken.into_iter().chain([now]))
    }

    fn after(&self, words: &Words) -> String {
        let Some(round) = self.table.sheet.last() else { return String::new() };
        let (said, won) = (round.predictions[self.seat], round.won[self.seat]);
        let id = match won.cmp(&said) {
            Ordering::Equal => "coach-exact",
            Ordering::Less => "coach-too-few",
            Ordering::Greater => "coach-too-many",
        };
        let values = [
            ("said", said.into()),
            ("won", won.into()),
            ("off", won.abs_diff(said).into()),
            ("points", round.points[self.seat].into()),
        ];
        words.with(id, values)
    }
}

/// The values for the sentences about a prediction.
fn to_predict_on(view: &SeatView, words: &Words) -> Vec<Named<'static>> {
    let own = match view.hand {
        Hand::Seen(hand) => hand.cards().next(),
        Hand::HeldOutward(_) => None,
    };
    let trump = view.table.trump.map(|suit| words.color(suit));
    vec![
        ("card", own.map(|card| words.card(card)).unwrap_or_default().into()),
        ("trump", trump.unwrap_or_default().into()),
        ("wizard", words.card(Card::Wizard).into()),
        ("jester", words.card(Card::Jester).into()),
        ("said", view.table.said().unwrap_or_default().into()),
        ("cards", view.table.cards.into()),
    ]
}

/// A remark on a trump suit that this player named, if the hand has more cards of another suit.
fn on_a_short_trump(view: &SeatView, words: &Words) -> Option<String> {
    let Hand::Seen(hand) = view.hand else { return None };
    let trump = view.table.trump.filter(|_| view.table.named_by == Some(view.seat))?;
    let held = |suit: Suit| hand.and(CardSet::suit(suit)).len();
    let most = Suit::ALL.into_iter().map(held).max()?;
    let values = [("held", held(trump).into()), ("most", most.into())];
    (held(trump) < most).then(|| words.with("coach-short-trump", values))
}

fn last_trick_taken(view: &SeatView, words: &Words, players: &[Player]) -> Option<String> {
    let taken = view.table.taken_in_this_round()?;
    let (_, card) = taken.plays.iter().find(|(seat, _)| *seat == taken.winner)?;
    let id = if taken.winner == view.seat { "coach-you-took" } else { "coach-they-took" };
    let name = name_of(players, taken.winner);
    Some(words.with(id, [("name", name.into()), ("card", words.card(*card).into())]))
}

fn what_may_be_played(
    view: &SeatView,
    words: &Words,
    players: &[Player],
    playable: CardSet,
) -> String {
    let Some((first, card)) = first_that_is_no_jester(&view.table) else {
        let leads = view.table.trick.is_empty();
        return words.say(if leads { "coach-lead" } else { "coach-jester-led" });
    };
    let Some(suit) = view.table.suit_to_follow else {
        let values = [("name", name_of(players, first).into())];
        return words.with("coach-wizard-led", values);
    };
    let values = [
        ("name", name_of(players, first).into()),
        ("card", words.card(card).into()),
        ("suit", words.color(suit).into()),
    ];
    let Hand::Seen(hand) = view.hand else { return String::new() };
    let id = match (playable.and(CardSet::suit(suit)).is_empty(), hand == playable) {
        (true, _) if can_trump(view, hand) => "coach-cannot-follow-but-trump",
        (true, _) => "coach-cannot-follow",
        (false, true) => "coach-follow",
        (false, false) => "coach-follow-dim",
    };
    words.with(id, values)
}

/// Returns whether this hand holds a trump while the trick holds neither a trump nor a Wizard.
fn can_trump(view: &SeatView, hand: CardSet) -> bool {
    let Some(trump) = view.table.trump else { return false };
    let is_beaten = |(_, card): &(Seat, Card)| *card != Card::Wizard && card.suit() != Some(trump);
    view.table.trick.iter().all(is_beaten) && !hand.and(CardSet::suit(trump)).is_empty()
}

/// The sentence about the number of tricks still needed.
fn aim(view: &SeatView, words: &Words) -> String {
    let (said, won) = (view.prediction.unwrap_or_default(), view.table.won[view.seat]);
    let left = view.table.cards - view.table.tricks_taken();
    let id = match said.checked_sub(won) {
        None => "coach-aim-beyond",
        Some(0) => "coach-aim-none",
        Some(wanted) if wanted > left => "coach-aim-lost",
        Some(wanted) if wanted == left => "coach-aim-all",
        Some(_) => "coach-aim-some",
    };
    let wanted = said.saturating_sub(won);
    words.with(id, [("wanted", wanted.into()), ("left", left.into())])
}

fn first_that_is_no_jester(table: &TableView) -> Option<(Seat, Card)> {
    table.trick.iter().copied().find(|(_, card)| *card != Card::Jester)
}
