//! What is worth saying next to a picture of the table, from what everybody sees.

use crate::rules::cards::{RoundScore, TableView};
use crate::rules::{Seat, SeenPrediction};
use crate::table::Player;
use crate::view::Words;
use crate::view::numbers::signed;
use crate::view::text::{BETWEEN, name_of};

impl Words {
    /// The players whom the game waits for, and the number of the trick.
    pub(super) fn waits_in_trick(&self, players: &[Player], view: &TableView) -> String {
        let waits = self.waits_for(players, view);
        if !view.everybody_predicted || view.over {
            return waits;
        }
        let values = [("trick", (view.tricks_taken() + 1).into()), ("cards", view.cards.into())];
        format!("{waits}{BETWEEN}{}", self.with("cards-trick-number", values))
    }

    /// The most notable fact: while predicting, the last round; then, who took the last trick, and
    /// whether it decided the last open prediction; before the first trick or during one, that the
    /// player who is to play has reached their prediction, or the sum of all predictions.
    pub(super) fn worth_saying(&self, players: &[Player], view: &TableView) -> Option<String> {
        if !view.everybody_predicted {
            return match view.sheet.last() {
                _ if view.clairvoyant => Some(self.say("cards-clairvoyant")),
                Some(round) => Some(self.round_in_brief(players, view, round)),
                None => None,
            };
        }
        match view.taken_in_this_round().filter(|_| view.trick.is_empty()) {
            Some(taken) if view.shows_decisive_trick() => {
                let name = [("name", name_of(players, taken.winner).into())];
                Some(self.sentences([self.with("cards-took", name), self.say("cards-decisive")]))
            }
            Some(taken) => Some(self.taken_and_now(players, view, taken.winner)),
            None => self.nobody_wants_more(players, view).or_else(|| Some(self.sum(view))),
        }
    }

    pub(super) fn round_in_brief(
        &self,
        players: &[Player],
        view: &TableView,
        round: &RoundScore,
    ) -> String {
        let brief = |seat: Seat| {
            let values = [
                ("name", name_of(players, seat).into()),
                ("result", signed(round.points[seat]).into()),
            ];
            let is_hit = round.predictions[seat] == round.won[seat];
            self.with(if is_hit { "round-brief-hit" } else { "round-brief-miss" }, values)
        };
        let lines: Vec<String> = view.seats.seats().map(brief).collect();
        self.round_beside_picture("cards-last-round", view.sheet.len(), &lines)
    }

    /// Who took the last trick, and what that means for their prediction.
    fn taken_and_now(&self, players: &[Player], view: &TableView, winner: Seat) -> String {
        let won = view.won[winner];
        let name = ("name", name_of(players, winner).into());
        match view.predictions[winner] {
            SeenPrediction::Shown(said) if said == won => {
                self.with("cards-took-exact", [name, ("won", won.into())])
            }
            SeenPrediction::Shown(said) if said < won => {
                self.with("cards-took-over", [name, ("over", (won - said).into())])
            }
            SeenPrediction::Shown(_) | SeenPrediction::Covered | SeenPrediction::NotMade => {
                self.with("cards-took", [name])
            }
        }
    }

    /// A sentence about the player whom the game waits for, if they have won all that they
    /// predicted.
    fn nobody_wants_more(&self, players: &[Player], view: &TableView) -> Option<String> {
        let seat = view.waited_for().next()?;
        let SeenPrediction::Shown(said) = view.predictions[seat] else { return None };
        let values = [("name", name_of(players, seat).into()), ("said", said.into())];
        (said == view.won[seat] && said > 0).then(|| self.with("cards-has-all", values))
    }
}
