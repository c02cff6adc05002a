//! What players do, in words: the report of what was done on a seat while its player was away or
//! late, and moves that are offered.

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
        let deeds = alike(actions.iter().map(|action| action.in_words(self)));
        let deeds = deeds.into_iter().map(|of| self.deed(of.sentence, of.things, of.times));
        self.chained("next-deed", deeds)
    }

    fn deed(&self, sentence: &str, things: Vec<String>, times: usize) -> String {
        self.with(sentence, [("things", self.listed(things).into()), ("times", times.into())])
    }

    /// Deeds in the words in which they are offered, like `predict 1 blue or 2 red`.
    pub(crate) fn moves(&self, deeds: &[impl Deed]) -> String {
        let offered = alike(deeds.iter().map(|deed| deed.offered(self))).into_iter();
        let offered = offered.map(|Alike { sentence, things, .. }| {
            self.with(sentence, [("thing", self.either(things).into())])
        });
        self.either(offered.collect())
    }

    /// A single deed, whether done or only suggested.
    pub(crate) fn one_deed(&self, deed: &impl Deed) -> String {
        let (sentence, thing) = deed.in_words(self);
        self.deed(sentence, thing.into_iter().collect(), 1)
    }
}

/// Deeds in a row that one sentence tells.
struct Alike {
    sentence: &'static str,
    things: Vec<String>,
    times: usize,
}

/// Groups deeds in a row with the same message key.
fn alike(deeds: impl Iterator<Item = (&'static str, Option<String>)>) -> Vec<Alike> {
    let mut all: Vec<Alike> = Vec::new();
    for (sentence, thing) in deeds {
        match all.last_mut().filter(|last| last.sentence == sentence) {
            Some(last) => {
                last.things.extend(thing);
                last.times += 1;
            }
            None => all.push(Alike { sentence, things: thing.into_iter().collect(), times: 1 }),
        }
    }
    all
}
