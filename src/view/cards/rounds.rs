//! The end of a round, for everyone and for one player.

use crate::rules::Seat;
use crate::rules::cards::{RoundScore, SeatView, TableView};
use crate::table::Player;
use crate::view::Words;
use crate::view::text::{BETWEEN, name_of};

impl Words {
    /// The results of the round scored last, and the tricks that ended it.
    pub(super) fn last_round(&self, players: &[Player], view: &TableView) -> Vec<String> {
        let Some(round) = view.sheet.last() else { return Vec::new() };
        let lines: Vec<String> =
            view.seats.seats().map(|seat| self.in_round(players, round, seat)).collect();
        let values = [("round", view.sheet.len().into()), ("lines", lines.join(BETWEEN).into())];
        let brought = self.with("cards-last-round", values);
        let brought = self.and_the_crowd(brought, view.sheet.len());
        [brought].into_iter().chain(self.last_tricks(players, view)).collect()
    }

    fn in_round(&self, players: &[Player], round: &RoundScore, seat: Seat) -> String {
        let exact = round.predictions[seat] == round.won[seat];
        self.with(
            if exact { "cards-last-round-exact" } else { "cards-last-round-missed" },
            [
                ("name", name_of(players, seat).into()),
                ("points", round.points[seat].into()),
                ("said", round.predictions[seat].into()),
                ("won", round.won[seat].into()),
            ],
        )
    }

    /// The end of the last round for this seat. A single card is played before the player can look
    /// at it, so it is named.
    pub(super) fn own_round(&self, view: &SeatView) -> Option<String> {
        let (table, seat) = (&view.table, view.seat);
        let round = table.sheet.last()?;
        let values = [
            ("round", table.sheet.len().into()),
            ("said", round.predictions[seat].into()),
            ("won", round.won[seat].into()),
            ("points", round.points[seat].into()),
        ];
        let ended = self.with("hand-last-round", values);
        let card = if round.cards == 1 { self.last_card(view) } else { None };
        Some(self.sentences([ended].into_iter().chain(card)))
    }

    fn last_card(&self, view: &SeatView) -> Option<String> {
        let plays = &view.table.last_trick.as_ref()?.plays;
        let (_, card) = plays.iter().find(|(seat, _)| *seat == view.seat)?;
        Some(self.with("hand-last-card", [("card", self.card(*card).into())]))
    }
}
