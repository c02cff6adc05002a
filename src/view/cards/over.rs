//! The end of a card game: its highlights.

use crate::rules::Seat;
use crate::rules::cards::{TableView, Ties};
use crate::table::Player;
use crate::view::Words;
use crate::view::text::name_of;

impl Words {
    /// The number of a seat's predictions that came true.
    pub(super) fn card_earned(&self, view: &TableView, seat: Seat) -> String {
        let exact = view.sheet.iter().filter(|round| round.predictions[seat] == round.won[seat]);
        self.with(
            "cards-earned",
            [("exact", exact.count().into()), ("rounds", view.sheet.len().into())],
        )
    }

    /// A remark on tied totals, the costliest round, and the last round.
    pub(super) fn card_details(&self, players: &[Player], view: &TableView) -> Vec<String> {
        let remarks = [self.ties(view), self.costliest(players, view)];
        let last_round =
            if view.places.is_some() { self.last_round(players, view) } else { vec![] };
        remarks.into_iter().flatten().chain(last_round).collect()
    }

    fn ties(&self, view: &TableView) -> Option<String> {
        view.places?;
        let totals = view.totals.values();
        let tie = (1..totals.len()).any(|place| totals[..place].contains(&totals[place]));
        tie.then(|| match view.options.ties {
            Ties::Shared => self.say("cards-ties-shared"),
            Ties::Tournament => self.say("cards-ties-tournament"),
        })
    }

    /// The highest prediction that came true.
    pub(super) fn boldest(&self, players: &[Player], view: &TableView) -> Option<String> {
        let mut best: Option<(usize, Seat, u8)> = None;
        for (number, round) in (1..).zip(&view.sheet) {
            for (seat, said) in round.predictions.iter() {
                let exact = round.won[seat] == *said && *said > 0;
                if exact && best.is_none_or(|(_, _, most)| *said > most) {
                    best = Some((number, seat, *said));
                }
            }
        }
        let (round, seat, said) = best?;
        let values = [
            ("name", name_of(players, seat).into()),
            ("said", said.into()),
            ("round", round.into()),
        ];
        Some(self.with("final-bold", values))
    }

    /// The round that cost a player the most points.
    fn costliest(&self, players: &[Player], view: &TableView) -> Option<String> {
        let mut worst: Option<(usize, Seat, i16)> = None;
        for (number, round) in (1..).zip(&view.sheet) {
            for (seat, points) in round.points.iter() {
                if *points < worst.map_or(0, |(_, _, least)| least) {
                    worst = Some((number, seat, *points));
                }
            }
        }
        let (round, seat, points) = worst?;
        let values = [
            ("name", name_of(players, seat).into()),
            ("points", points.unsigned_abs().into()),
            ("round", round.into()),
        ];
        Some(self.with("final-costly", values))
    }
}
