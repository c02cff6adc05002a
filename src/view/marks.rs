//! What the marks before a name mean, and how well a computer player plays.

use super::Words;
use crate::computer::Level;
use crate::table::Player;

impl Words {
    /// How well a computer player plays.
    pub(super) fn level(&self, level: Level) -> String {
        self.say(&format!("level-{level}"))
    }

    /// What the mark of those who are waited for means.
    pub(super) fn asked_mark(&self) -> String {
        self.with("legend-asked", [("mark", self.say("mark-asked").into())])
    }

    /// What the mark of computer players means, where one plays: how well they do.
    pub(super) fn computers_mark(&self, players: &[Player]) -> Option<String> {
        let plays = |level: &&Level| players.iter().any(|player| player.level() == Some(**level));
        let levels: Vec<String> =
            Level::ALL.iter().filter(plays).map(|level| self.level(*level)).collect();
        let is_any = !levels.is_empty();
        let values =
            [("mark", self.say("mark-computer").into()), ("levels", self.either(levels).into())];
        is_any.then(|| self.with("legend-computer", values))
    }
}
