//! The sentence that tells another player at the table whose turn it is.

use crate::rules::cards::{Hand, SeatView, TableView};
use crate::rules::{Seat, SeenPrediction};
use crate::table::{Player, PrivateView};
use crate::view::Words;
use crate::view::text::name_of;

impl Words {
    /// The sentence with the player whose turn it is, and when this seat's turn comes.
    pub(super) fn whose_turn(&self, players: &[Player], view: &TableView, seat: Seat) -> String {
        let asked: Vec<Seat> = view.waited_for().collect();
        let names = asked.iter().map(|seat| name_of(players, *seat)).collect();
        let (what, steps) = match asked.as_slice() {
            [] => return self.say("rule-over"),
            [asked] => when_it_comes(view, *asked, seat),
            [_, _, ..] => ("many", 0),
        };
        let values = [("names", self.list(names).into()), ("steps", steps.into())];
        self.with(&format!("turn-{what}"), values)
    }

    /// The heading of a hand that waits. It leaves the names to the table, so that the hand need
    /// not be redrawn at every move of others.
    pub(super) fn what_is_waited_for(&self, own: &PrivateView, view: &SeatView) -> String {
        let table = &view.table;
        if table.trump_is_to_be_named() {
            let names = self.names_of(own.table.players(), table.waited_for());
            return self.with("wait-trump", [("names", names.into())]);
        }
        let chooses = own.moment.is_some();
        let has_cards = matches!(view.hand, Hand::Seen(hand) if !hand.is_empty());
        self.say(match (table.everybody_predicted, view.prediction) {
            (true, _) if chooses && has_cards => "wait-play",
            (true, _) => "wait-played",
            (false, None) if chooses => "move-ahead-predict",
            (false, _) => "wait-predicted",
        })
    }
}

/// The last word of the message key for a seat while another is asked, and the number of players before it.
fn when_it_comes(view: &TableView, asked: Seat, seat: Seat) -> (&'static str, usize) {
    let steps = view.seats.clockwise_from(asked).take_while(|other| *other != seat).count();
    let has_played = view.trick.iter().any(|(other, _)| *other == seat);
    let has_predicted = view.predictions[seat] != SeenPrediction::NotMade;
    if view.everybody_predicted {
        (if has_played { "played" } else { "play" }, steps)
    } else if view.trump_is_to_be_named() {
        ("trump", steps)
    } else {
        (if has_predicted { "predicted" } else { "predict" }, steps)
    }
}
