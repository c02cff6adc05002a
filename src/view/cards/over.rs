//! The end of a card game: what everybody's place was earned by, and what was remarkable.

use crate::rules::Seat;
use crate::rules::cards::TableView;
use crate::table::Player;
use crate::view::Words;
use crate::view::text::{name_of, signed};

impl Words {
    /// How many of a seat's predictions came true.
    pub(in crate::view) fn card_earned(&self, view: &TableView, seat: Seat) -> String {
        let exact = view.sheet.iter().filter(|round| round.predictions[seat] == round.won[seat]);
        self.with(
            "cards-earned",
            [("exact", exact.count().into()), ("rounds", view.sheet.len().into())],
        )
    }

    /// The boldest prediction, and the costliest one.
    pub(in crate::view) fn card_remarkable(
        &self,
        players: &[Player],
        view: &TableView,
    ) -> Vec<String> {
        let remarkable = [self.boldest(players, view), self.costliest(players, view)];
        remarkable.into_iter().flatten().collect()
    }

    /// The highest prediction that came true.
    fn boldest(&self, players: &[Player], view: &TableView) -> Option<String> {
        let mut best: Option<(usize, Seat, u8)> = None;
        for (number, round) in (1..).zip(&view.sheet) {
            for (seat, said) in round.predictions.iter() {
                let met = round.won[seat] == *said && *said > 0;
                if met && best.is_none_or(|(_, _, most)| *said > most) {
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

    /// The round that cost somebody most.
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
        let points = signed(points).trim_start_matches('−').to_owned();
        let values = [
            ("name", name_of(players, seat).into()),
            ("points", points.into()),
            ("round", round.into()),
        ];
        Some(self.with("final-costly", values))
    }
}
