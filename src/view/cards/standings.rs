//! Predictions, tricks and totals of all players, in columns that line up.

use std::cmp::Ordering;

use crate::rules::cards::{Bidding, TableView};
use crate::rules::{Seat, SeenPrediction};
use crate::table::Player;
use crate::view::Words;
use crate::view::columns::NameColumn;
use crate::view::numbers::number;
use crate::view::text::{BETWEEN, right};

const NAME_WIDTH: usize = 13;

impl Words {
    /// The table of predictions, tricks and totals. A player who looks at their own hand sees their
    /// own prediction (`own`), even a covered one.
    pub(super) fn standings_of_cards(
        &self,
        players: &[Player],
        view: &TableView,
        own: Option<(Seat, Option<u8>)>,
    ) -> String {
        let names = NameColumn::new(&self.names(players), NAME_WIDTH);
        let head = [("said", 4), ("won", 4), ("total", 5)]
            .map(|(column, width)| right(&self.say(&format!("cards-head-{column}")), width));
        let row = |(seat, player): (Seat, &Player)| {
            let figures = [
                right(&self.predicted(view, seat, own), 4),
                right(&view.won[seat].to_string(), 4),
                right(&number(view.totals[seat]), 5),
            ];
            let turn = self.mark_if(view.asked[seat], "mark-asked");
            let computer = self.mark_if(player.level().is_some(), "mark-computer");
            [turn + &computer, figures.join(" "), String::new()]
        };
        let rows = names.rows(view.seats.seats().zip(players).map(row));
        format!("```\n{}\n{}\n```", names.head(&head.join(" ")), rows.join("\n"))
    }

    /// A mark as wide as one letter, or a space.
    fn mark_if(&self, stands: bool, mark: &str) -> String {
        if stands { self.say(mark) } else { " ".to_owned() }
    }

    fn predicted(&self, view: &TableView, seat: Seat, own: Option<(Seat, Option<u8>)>) -> String {
        match (view.predictions[seat], own) {
            (_, Some((viewer, Some(tricks)))) if viewer == seat => tricks.to_string(),
            (SeenPrediction::NotMade, _) => self.say("mark-nothing"),
            (SeenPrediction::Covered, _) => self.say("mark-covered"),
            (SeenPrediction::Shown(tricks), _) => tricks.to_string(),
        }
    }

    /// The sum of the predictions compared with the number of tricks, and the legend of the marks.
    /// It contains no names, because Discord does not process escapes in a footer.
    pub(super) fn footer(&self, players: &[Player], view: &TableView) -> String {
        let mut parts = vec![self.sum(view)];
        if !view.trick.is_empty() {
            parts.push(self.say("cards-legend-leading"));
        }
        if view.waited_for().next().is_some() {
            parts.push(self.asked_mark());
        }
        parts.extend(self.computers_mark(players));
        parts.join(BETWEEN)
    }

    pub(super) fn sum(&self, view: &TableView) -> String {
        let shown_later = match (view.options.bidding, view.everybody_predicted) {
            (Bidding::Secret, _) => Some("cards-sum-secret"),
            (Bidding::Covered, false) => Some("cards-sum-covered"),
            (Bidding::Covered, true) | (Bidding::Open, _) => None,
        };
        if let Some(id) = shown_later {
            return self.say(id);
        }
        let said = view.said().unwrap_or_default();
        let mut predictions = view.predictions.values().iter();
        let is_silent = predictions.all(|prediction| *prediction == SeenPrediction::NotMade);
        let free = i16::from(view.cards) - i16::from(said);
        let values = [
            ("said", said.into()),
            ("cards", view.cards.into()),
            ("free", free.into()),
            ("over", (-free).into()),
        ];
        let id = match (view.everybody_predicted, free.cmp(&0)) {
            (false, _) if is_silent => "cards-sum-none",
            (false, Ordering::Less) => "cards-sum-over-already",
            (false, Ordering::Equal | Ordering::Greater) => "cards-sum-so-far",
            (true, Ordering::Less) => "cards-sum-over",
            (true, Ordering::Equal) => "cards-sum-even",
            (true, Ordering::Greater) => "cards-sum-under",
        };
        self.with(id, values)
    }
}
