//! The end of a dice game: what everybody's place was earned by, what was remarkable, and the pages.

use super::{mark, said};
use crate::rules::Seat;
use crate::rules::dice::{Mark, Prediction, TableView};
use crate::table::Player;
use crate::view::Words;
use crate::view::text::name_of;

impl Words {
    /// What a seat's total is made of.
    pub(in crate::view) fn dice_earned(&self, view: &TableView, seat: Seat) -> String {
        let page = &view.pages[seat];
        let bonus = view.totals[seat] - page.points();
        self.with(
            "dice-earned",
            [
                ("xs", page.xs().into()),
                ("earned", page.earned().into()),
                ("minus", page.minus().into()),
                ("bonus", bonus.into()),
                ("jesters", page.jester_scores().into()),
            ],
        )
    }

    /// The X that is worth most, and the box with the most minus points.
    pub(in crate::view) fn dice_remarkable(
        &self,
        players: &[Player],
        view: &TableView,
    ) -> Vec<String> {
        let boldest = most(view, |of, mark| match mark {
            Mark::Xs(xs) => xs * of.number.get(),
            Mark::Free | Mark::Minus(_) | Mark::Struck(_) => 0,
        });
        let costliest = most(view, |_, mark| match mark {
            Mark::Minus(points) => points,
            Mark::Free | Mark::Xs(_) | Mark::Struck(_) => 0,
        });
        let line = |id: &str, (seat, of): (Seat, Prediction)| {
            let held = mark(view.pages[seat].mark(of));
            let values = [
                ("name", name_of(players, seat).into()),
                ("said", said(of).into()),
                ("mark", held.into()),
            ];
            self.with(id, values)
        };
        let boldest = boldest.map(|found| line("dice-final-bold", found));
        let costliest = costliest.map(|found| line("dice-final-costly", found));
        boldest.into_iter().chain(costliest).collect()
    }
}

/// The box on anybody's page for which this is most, if it is anything; of equals the first.
fn most(view: &TableView, worth: fn(Prediction, Mark) -> u8) -> Option<(Seat, Prediction)> {
    let boxes =
        view.beginning.seats.seats().flat_map(|seat| Prediction::all().map(move |of| (seat, of)));
    let worth = |(seat, of): &(Seat, Prediction)| worth(*of, view.pages[*seat].mark(*of));
    boxes.filter(|of| worth(of) > 0).min_by_key(|of| std::cmp::Reverse(worth(of)))
}
