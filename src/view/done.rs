//! What players do, in words: the report of what was done on a seat while its player was away or
//! late, and moves that are offered.

use super::Words;
use super::game::Deed;
use super::text::small;
use crate::rules::Action;
use crate::table::Back;

/// The most things named of what was done: the report takes at most two lines of a phone's screen,
/// as the table and the hand below it need the rest.
const MOST_TOLD: usize = 3;

impl Words {
    /// The report to a returning player: what was done for them, in small print.
    pub fn back(&self, back: &Back) -> String {
        let [here, done_for] = if back.was_away {
            ["away-welcome", "away-done-for-you"]
        } else {
            ["late-welcome", "late-done-for-you"]
        };
        small(&match (back.decided, self.latest(&back.done)) {
            (0, _) => self.say(here),
            (_, Some((done, more))) => {
                self.with(done_for, [("done", done.into()), ("more", more.into())])
            }
            (times, None) => {
                let decided = self.with("decided-for-you", [("times", times.into())]);
                self.sentences([self.say(here), decided])
            }
        })
    }

    /// The latest deeds, as many as one sentence tells, like `played 🟦B11, 🟥R3`, and the number of
    /// those before them.
    fn latest(&self, done: &[Action]) -> Option<(String, usize)> {
        let deeds = alike(done.iter().map(|action| action.in_words(self)));
        let Alike { sentence, things, times } = deeds.into_iter().next_back()?;
        let untold = things.len().saturating_sub(MOST_TOLD);
        let (things, told) = (things.into_iter().skip(untold).collect(), times - untold);
        Some((self.deed(sentence, things, told), done.len() - told))
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
