//! The report to a returning player: what was done on their seat while they were away or late.

use super::Words;
use super::game::Deed;
use super::text::small;
use crate::rules::Action;
use crate::table::Back;

/// The maximum number of recent deeds listed: more would push the hand off a phone's screen.
const MOST_TOLD: usize = 6;

impl Words {
    /// The report to a returning player: what was done for them, in small print.
    pub fn back(&self, back: &Back) -> String {
        let here = self.say(if back.was_away { "away-welcome" } else { "late-welcome" });
        if back.decided == 0 {
            return small(&here);
        }
        small(&self.sentences([here, self.decided(back)]))
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
        let deeds = actions.iter().map(|action| action.in_words(self));
        let deeds: Vec<(&str, Option<String>)> = deeds.collect();
        let alike = deeds.chunk_by(|(one, _), (other, _)| one == other).map(|alike| {
            let things = alike.iter().filter_map(|(_, thing)| thing.clone()).collect();
            self.deed(alike[0].0, things, alike.len())
        });
        self.chained("next-deed", alike)
    }

    fn deed(&self, sentence: &str, things: Vec<String>, times: usize) -> String {
        self.with(sentence, [("things", self.listed(things).into()), ("times", times.into())])
    }

    /// A single deed, whether done or only suggested.
    pub(crate) fn one_deed(&self, deed: &impl Deed) -> String {
        let (sentence, thing) = deed.in_words(self);
        self.deed(sentence, thing.into_iter().collect(), 1)
    }
}
