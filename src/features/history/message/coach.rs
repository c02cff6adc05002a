//! The coach: the opinion of a choice.

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};

use crate::history::{Decision, Mark, Moment};
use crate::rules::Action;
use crate::rules::games::of_game;
use crate::view::Words;
use crate::view::game::Chosen as _;
use crate::view::message::Field;
use crate::view::numbers::number;
use crate::view::text::{name_of, yes_or_no};
use crate::view::words::Named;

impl Words {
    /// The opinion of the choice made at this step; `None` if there was none.
    pub(crate) fn coachs_line(&self, moment: &Moment) -> Option<Field> {
        let choice = moment.choice.as_ref()?;
        let values = self.about_choice(moment, choice)?;
        let is_as_good = choice.judged.is_as_good();
        let value = self.with(if is_as_good { "coach-as-good" } else { "coach-better" }, values);
        let field = [
            ("judge", judge(choice.judged.error.is_some()).into()),
            ("mark", self.mark(Mark::of(&choice.judged)).into()),
        ];
        Some(Field { name: self.with("coach-field", field), value })
    }

    /// The word for a mark.
    pub(super) fn mark(&self, mark: Mark) -> String {
        self.say(&format!("choice-{}", mark.word()))
    }

    /// The values for a sentence about a choice: who made it, in which round, the choice of the
    /// judge, and by how much that is better.
    pub(super) fn about_choice(
        &self,
        moment: &Moment,
        choice: &Decision,
    ) -> Option<Vec<Named<'static>>> {
        let chosen = |action: Action| {
            of_game!(&moment.views, views => {
                let view = views.get(choice.seat.index())?;
                Some(view.chosen(self, action.try_into().ok()?))
            })
        };
        let (cost, error) = (choice.cost(), choice.judged.error);
        let values = vec![
            ("name", name_of(moment.table.players(), choice.seat).into()),
            ("round", choice.round.into()),
            ("done", chosen(choice.judged.done)?.into()),
            ("best", chosen(choice.judged.best)?.into()),
            ("judge", judge(error.is_some()).into()),
            ("is-exact", yes_or_no(error.unwrap_or_default() <= 0.0).into()),
        ];
        Some(values.into_iter().chain(self.cost_of((cost, error))).collect())
    }

    /// A cost as two values of a sentence: `points` is a text with the error, and `count` a number that
    /// chooses the plural. A master's estimate has no error, and is not exact enough for fractions.
    pub(super) fn cost_of(&self, (cost, error): (f64, Option<f64>)) -> [Named<'static>; 2] {
        let Some(error) = error else {
            let points = (cost.round() as i64).max(1);
            return [("points", points.into()), ("count", points.into())];
        };
        let (rounded, digits) =
            if is_in_tenths(error) { ((cost * 10.0).round() / 10.0, 1) } else { (cost.round(), 0) };
        let minimum_fraction_digits = Some(digits);
        let options = FluentNumberOptions { minimum_fraction_digits, ..Default::default() };
        let count = FluentNumber::new(rounded, options);
        [("points", self.measured(cost, error).into()), ("count", FluentValue::Number(count))]
    }

    /// Measured points with their error.
    fn measured(&self, points: f64, error: f64) -> String {
        let tenths = |number: f64| {
            let tenths = (number * 10.0).round() as i64;
            let values = [("whole", (tenths / 10).into()), ("tenths", (tenths % 10).into())];
            self.with("tenths", values)
        };
        if !is_in_tenths(error) {
            return self.give_or_take(number(points.round() as i64), error);
        }
        let values = [("number", tenths(points)), ("error", tenths(error.max(0.1)))];
        self.with("measured", values.map(|(name, number)| (name, number.into())))
    }

    /// A number with its error in whole points; the number alone if it has none.
    pub(super) fn give_or_take(&self, number: String, error: f64) -> String {
        if error <= 0.0 {
            return number;
        }
        let error = (error.round() as i64).max(1);
        self.with("measured", [("number", number.into()), ("error", error.into())])
    }
}

/// Returns whether points with this error are written in tenths. With a larger error, whole points are
/// exact enough.
fn is_in_tenths(error: f64) -> bool {
    error > 0.0 && error <= 0.5
}

/// The word for a judge in sentences.
pub(super) const fn judge(searched: bool) -> &'static str {
    if searched { "search" } else { "master" }
}
