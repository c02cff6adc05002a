//! The report to a returning player: what was done on their seat while they were away or late.

use super::Words;
use super::game::{Deed, PublicMessages as _};
use super::text::number;
use crate::rules::Action;
use crate::rules::games::of_game;
use crate::table::{Back, PrivateView};

/// The maximum number of recent deeds listed: more would push the hand off a phone's screen.
const MOST_TOLD: usize = 8;

impl Words {
    /// The report to a returning player: what was done for them, and their points if `own` is
    /// given.
    pub fn back(&self, back: &Back, own: Option<&PrivateView>) -> String {
        let here = self.say(if back.was_away { "away-welcome" } else { "late-welcome" });
        if back.decided == 0 {
            return here;
        }
        let points = own.and_then(|own| self.points_of(own));
        let parts = [Some(here), Some(self.decided(back)), points];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn decided(&self, Back { decided, done, .. }: &Back) -> String {
        let times = ("times", (*decided).into());
        if done.is_empty() {
            return self.with("decided-for-you", [times]);
        }
        let before = done.len().saturating_sub(MOST_TOLD);
        let values =
            [times, ("done", self.done(&done[before..]).into()), ("before", before.into())];
        self.with(if before == 0 { "done-for-you" } else { "done-for-you-lately" }, values)
    }

    /// The deeds in their order, like `predicted 2; played 🟦B11, 🟥R3`.
    fn done(&self, actions: &[Action]) -> String {
        let deeds = actions.iter().map(|action| of_game!(action, action => action.in_words(self)));
        let deeds: Vec<(&str, Option<String>)> = deeds.collect();
        let alike = deeds.chunk_by(|(one, _), (other, _)| one == other).map(|alike| {
            let things: Vec<&str> =
                alike.iter().filter_map(|(_, thing)| thing.as_deref()).collect();
            self.deed(alike[0].0, &things, alike.len())
        });
        alike.collect::<Vec<_>>().join("; ")
    }

    fn deed(&self, sentence: &str, things: &[&str], times: usize) -> String {
        self.with(sentence, [("things", things.join(", ").into()), ("times", times.into())])
    }

    /// A single deed, whether done or only suggested.
    pub(crate) fn one_deed(&self, deed: &impl Deed) -> String {
        let (sentence, thing) = deed.in_words(self);
        self.deed(sentence, &thing.iter().map(String::as_str).collect::<Vec<_>>(), 1)
    }

    fn points_of(&self, own: &PrivateView) -> Option<String> {
        let board = own.table.board()?;
        let points = of_game!(&board.game, game => game.totals())[own.seat];
        Some(self.with("done-points", [("points", number(points).into())]))
    }
}
